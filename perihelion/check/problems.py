"""Finds problems of a game without compiling anything."""

from __future__ import annotations

from collections.abc import Callable

from ..core.game import Game
from ..errors import InvalidGame
from .lessons import check_lessons
from .source import read_source
from .trial import watch_games

STEPS: dict[str, Callable[[Game], list[str]]] = {
    "reading": read_source,
    "trying": watch_games,
    "lessons": check_lessons,
}


def find_problems(game: Game, report: Callable[[str], None] = lambda step: None) -> list[str]:
    """Return a sentence for each problem. Later steps are skipped if one finds a problem."""
    try:
        game.rules  # noqa: B018 (it is imported and checked when it is read)
    except InvalidGame as error:
        return error.problems
    except Exception as error:
        return [f"{game.package}.rules cannot be imported: {type(error).__name__}: {error}"]
    for step, find in STEPS.items():
        report(step)
        if problems := find(game):
            return problems
    return []
