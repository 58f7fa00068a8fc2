"""The schema of the database, one module for each area. Migrations bring older databases to it."""

from . import deals, groups, guests, notices, operators, processes, results, study, tables, tournaments

__all__ = [
    "deals",
    "groups",
    "guests",
    "notices",
    "operators",
    "processes",
    "results",
    "study",
    "tables",
    "tournaments",
]
