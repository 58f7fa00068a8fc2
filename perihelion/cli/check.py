"""`perihelion check`: checks whether a game keeps the contract."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys

import typer

from ..check.problems import find_problems
from ..core.game import Game
from ..core.registry import broken, game_to_check, games
from ..errors import UnknownGame
from ..words import Words

TEST_SECONDS = 900
"""A test that takes longer is ended: a rule does not end in machine code. Tests compile, which may take minutes."""

FAILED = 1
"""The exit status if the contract is violated."""


def check(name: str, words: Words) -> None:
    """Read the rules, play random games, run the contract tests. Stops at the first step that finds a problem."""
    game = find(name)
    problems = find_problems(game, lambda step: typer.echo(words(f"check-{step}")))
    if problems:
        typer.echo(words("check-problems", count=len(problems)))
        for problem in problems:
            typer.echo(f"  - {problem}")
        sys.exit(FAILED)
    if importlib.util.find_spec("pytest") is None or importlib.util.find_spec("hypothesis") is None:
        typer.echo(words("check-no-tests"))
        return
    typer.echo(words("check-testing"))
    limit = ("-o", f"faulthandler_timeout={TEST_SECONDS}", "-o", "faulthandler_exit_on_timeout=true")
    plugin = ("-p", "perihelion.check.plugin", "-p", "no:cacheprovider", "-c", os.devnull, *limit)
    command = [sys.executable, "-m", "pytest", "-q", *plugin, "--pyargs", "perihelion.check", "--game", game.key]
    failed = subprocess.run(command).returncode
    typer.echo(words("check-failed" if failed else "check-kept", game=game.key))
    sys.exit(FAILED if failed else 0)


def find(name: str) -> Game:
    """Return the game with this key, or the game of the package with this name."""
    found = game_to_check(name) or next((game for game in games().values() if game.package == name), None)
    if found is None:
        reason = broken().get(name)
        if reason is None:
            raise UnknownGame(f"there is no game or package {name!r}; installed: {', '.join(games())}")
        raise UnknownGame(f"the game {name!r} cannot be loaded: {reason}")
    return found
