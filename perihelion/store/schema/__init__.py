"""The schema of the database, one module for each area. Migrations bring older databases to it."""

from . import deals, explorer, groups, guests, notices, operators, processes, publishing, results, study, tables

__all__ = [
    "deals",
    "explorer",
    "groups",
    "guests",
    "notices",
    "operators",
    "processes",
    "publishing",
    "results",
    "study",
    "tables",
]
