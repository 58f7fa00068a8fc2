"""The routes of a device, one file for each group of addresses, as in `web/routes`."""

from ..routing import Route
from . import (
    analysis,
    commands,
    companions,
    daily,
    elsewhere,
    files,
    games,
    lessons,
    me,
    mistakes,
    plans,
    puzzles,
    tables,
)

ROUTES: tuple[Route, ...] = (
    *me.ROUTES,
    *files.ROUTES,
    *tables.ROUTES,
    *commands.ROUTES,
    *plans.ROUTES,
    *mistakes.ROUTES,
    *analysis.ROUTES,
    *lessons.ROUTES,
    *puzzles.ROUTES,
    *companions.ROUTES,
    *daily.ROUTES,
    *games.ROUTES,
    *elsewhere.ROUTES,
)
"""All routes. The first one that fits answers."""
