"""The schema of the database, one module for each area. Migrations bring older databases to it."""

from . import (
    deals,
    evidence,
    explorer,
    friends,
    groups,
    guests,
    notices,
    operators,
    processes,
    publishing,
    results,
    reviews,
    study,
    tables,
    tournaments,
)

__all__ = [
    "deals",
    "evidence",
    "explorer",
    "friends",
    "groups",
    "guests",
    "notices",
    "operators",
    "processes",
    "publishing",
    "results",
    "reviews",
    "study",
    "tables",
    "tournaments",
]
