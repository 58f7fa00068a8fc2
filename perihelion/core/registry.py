"""Finding games: every entry point of the groups `perihelion.games` and `perihelion.test_games` is a game."""

from __future__ import annotations

import copyreg
import os
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ..errors import UnknownGame
from .game import Game

GROUP = "perihelion.games"
TEST_GROUP = "perihelion.test_games"
"""Games for tests: they are found by their key, but no list for people names them."""
SHOW_TEST_GAMES = "PERIHELION_TEST_GAMES"
"""If this environment variable is set, lists name the games for tests, too."""


@cache
def _entries() -> dict[str, EntryPoint]:
    found = [*entry_points(group=GROUP), *entry_points(group=TEST_GROUP)]
    return {entry.name: entry for entry in sorted(found, key=lambda entry: entry.name)}


def games() -> dict[str, Game]:
    """Return all installed games by key. A package that cannot be imported is left out; `broken` has its reason."""
    return {key: found for key in _entries() if (found := _load(key)[0]) is not None}


def listed_games() -> dict[str, Game]:
    """Return the installed games that people are shown, by key."""
    return {key: found for key, found in games().items() if _is_listed(_entries()[key])}


def _is_listed(entry: EntryPoint) -> bool:
    return entry.group != TEST_GROUP or bool(os.environ.get(SHOW_TEST_GAMES))


def broken() -> dict[str, str]:
    """Return the packages that registered a game but cannot be imported, by key, each with the reason."""
    return {key: str(error) for key in _entries() if (error := _load(key)[1]) is not None}


def game(key: str) -> Game:
    """Return the game with this key. Only this one is loaded."""
    if key not in _entries():
        listed = ", ".join(key for key, entry in _entries().items() if _is_listed(entry))
        raise UnknownGame(f"there is no game {key!r}; installed: {listed}")
    found, error = _load(key)
    if found is None:
        raise UnknownGame(f"the game {key!r} cannot be loaded: {error}")
    return found


@cache
def _load(key: str) -> tuple[Game | None, str | None]:
    """Load the game of an entry point, or say why that is not possible: a stranger's package may raise anything."""
    try:
        found = _entries()[key].load()
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"
    return (found, None) if isinstance(found, Game) else (None, f"its entry point is no Game, but {found!r}")


copyreg.pickle(Game, lambda found: (game, (found.key,)))  # a copy of a game is the game that is installed under its key
