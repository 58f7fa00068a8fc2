"""The schema of the database, one module for each area. Migrations bring older databases to it."""

from . import deals, friends, groups, guests, notices, operators, processes, results, study, tables, tournaments

__all__ = [
    "deals",
    "friends",
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
