"""Finding games: the packages in `perihelion/games` and `perihelion/test_games`, and those of other authors.

Another author's package registers a game by an entry point of the group `perihelion.games`, or `perihelion.test_games`
for a game for tests. Such a package may be broken; that must not affect other games.
"""

from __future__ import annotations

import copyreg
import os
import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from ..errors import InvalidGame, UnknownGame
from .game import Game

GROUP = "perihelion.games"
TEST_GROUP = "perihelion.test_games"
"""Games for tests: they are found by their key, but no list for people names them."""
SHOW_TEST_GAMES = "PERIHELION_TEST_GAMES"
"""If this environment variable is set, lists name the games for tests, too."""


def _own_games() -> dict[str, EntryPoint]:
    """Return our own games by name, as if they were registered; nobody can replace them."""
    return {
        module.name: EntryPoint(module.name, f"{group}.{module.name}:GAME", group)
        for group in (GROUP, TEST_GROUP)  # each group is called like the folder of our own games
        for module in pkgutil.iter_modules(import_module(group).__path__)
    }


@cache
def _found() -> tuple[dict[str, EntryPoint], dict[str, str]]:
    """Return the entry point of every name, and why others are refused: a name belongs to one game."""
    entries, refused = _own_games(), dict[str, str]()
    foreign: dict[str, list[EntryPoint]] = {}
    installed = entry_points()  # every call reads all installed packages
    for entry in (*installed.select(group=GROUP), *installed.select(group=TEST_GROUP)):
        if not is_own(entry):
            foreign.setdefault(entry.name, []).append(entry)
    for name, found in foreign.items():
        packages = ", ".join(sorted(map(_describe, found)))
        if name in entries:
            refused[name] = f"a game of Perihelion has this name, so the game of {packages} is left out"
        elif len(found) > 1:
            refused[name] = f"several packages have a game of this name: {packages}; uninstall all but one"
        else:
            entries[name] = found[0]
    return dict(sorted(entries.items())), refused


def _entries() -> dict[str, EntryPoint]:
    return _found()[0]


def is_own(entry: EntryPoint) -> bool:
    """Return whether an entry point is a game of Perihelion itself."""
    return entry.value.startswith((f"{GROUP}.", f"{TEST_GROUP}."))


def _describe(entry: EntryPoint) -> str:
    """Return the package that registered an entry point, and the module it names."""
    return f"{entry.dist.name} ({entry.module})" if entry.dist else entry.module


def foreign_games() -> frozenset[str]:
    """Return the keys of the installed games that are not ours."""
    return frozenset(key for key, entry in _entries().items() if not is_own(entry))


def foreign_packages() -> frozenset[str]:
    """Return the top-level packages of the installed games that are not ours."""
    return frozenset(_entries()[key].module.partition(".")[0] for key in foreign_games())


def games() -> dict[str, Game]:
    """Return all installed games by key. A package that cannot be imported is left out; `broken` has its reason."""
    return {key: found for key in _entries() if (found := _usable(key)) is not None}


def _usable(key: str) -> Game | None:
    found, error = _load(key)
    return found if error is None else None


def listed_games() -> dict[str, Game]:
    """Return the installed games that people are shown, by key."""
    return {key: found for key, found in games().items() if _is_listed(_entries()[key])}


def _is_listed(entry: EntryPoint) -> bool:
    return entry.group != TEST_GROUP or bool(os.environ.get(SHOW_TEST_GAMES))


def broken() -> dict[str, str]:
    """Return the packages that registered a game but cannot be used, by the name of the game, each with the reason."""
    failed = {key: error for key in _entries() if (error := _load(key)[1]) is not None}
    return dict(sorted((failed | _found()[1]).items()))


def game(key: str) -> Game:
    """Return the game with this key. Only this one is loaded."""
    if key not in _entries():
        if reason := _found()[1].get(key):
            raise UnknownGame(f"the game {key!r} cannot be loaded: {reason}")
        listed = ", ".join(key for key, entry in _entries().items() if _is_listed(entry))
        unknown = UnknownGame(f"there is no game {key!r}; installed: {listed}")
        raise unknown.named("cli-unknown-game", game=key, games=listed)
    found, error = _load(key)
    if found is None or error is not None:
        raise UnknownGame(f"the game {key!r} cannot be loaded: {error}")
    return found


def game_to_check(key: str) -> Game | None:
    """Return the game with this key, even if its rules are broken; None if there is no game to check."""
    return _load(key)[0] if key in _entries() else None


@cache
def _load(key: str) -> tuple[Game | None, str | None]:
    """Load the game of an entry point, or say why it cannot be used: a stranger's package may do anything.

    The rules of a stranger's game are imported at once, so that everybody learns here that they are broken.
    """
    entry = _entries()[key]
    if is_own(entry):
        return entry.load(), None
    from .slow_rules import stop_slow_rules  # our own games need no threads, and a browser has none

    try:
        with stop_slow_rules(foreign_packages):
            found = entry.load()
            if not isinstance(found, Game):
                return None, f"its entry point is no Game, but {found!r}"
            if found.key != key:
                return None, f"its key is {found.key!r}, but its entry point is called {key!r}; both must be equal"
            found.rules  # noqa: B018 (it is imported and checked when it is read)
    except InvalidGame as error:
        assert isinstance(found, Game)
        more = f" (and {len(error.problems) - 1} more)" if len(error.problems) > 1 else ""
        return found, f"it breaks the contract: {error.problems[0]}{more}; perihelion check lists everything"
    except SystemExit:
        return None, "it ends the program when it is imported"
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"
    return found, None


copyreg.pickle(Game, lambda found: (game, (found.key,)))  # a copy of a game is the game that is installed under its key
