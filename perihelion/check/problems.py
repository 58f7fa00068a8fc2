"""Finds problems of a game without compiling anything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from ..core.game import Game
from ..core.slow_rules import stop_slow_rules
from ..engine.runtimes import INTERPRETED, force_runtime
from ..errors import InvalidGame
from ..words import Words
from .hidden_reads import find_hidden_reads
from .languages import find_wrong_words
from .lessons import check_lessons
from .refusal_numbers import find_wrong_numbers
from .scores import find_wrong_scores
from .secrets import find_leaks
from .source import read_source
from .styles import find_wrong_styles
from .told_events import find_wrong_events
from .trial import watch_games
from .worlds import find_contradictions

Find = Callable[[Game], Iterable[str]]

STEPS: dict[str, tuple[Find, ...]] = {
    "reading": (read_source, find_wrong_numbers, find_wrong_events, find_wrong_styles),
    "trying": (watch_games, find_wrong_scores),
    "saying": (find_wrong_words,),
    "hiding": (find_leaks, find_contradictions, find_hidden_reads),
    "lessons": (check_lessons,),
}
"""The checks of each step, the fast ones first."""

MOST = 20
"""The number of problems that a check names at most."""


def find_problems(game: Game, report: Callable[[str], None] = lambda step: None) -> list[str]:
    """Return a sentence for each problem. Later steps are skipped if one finds a problem."""
    if problems := find_import_problems(game):
        return problems
    with strict_and_interpreted():
        for step, finds in STEPS.items():
            report(step)
            for find in finds:
                if problems := list(find_some(find, game, MOST)):
                    return problems
    return []


def find_import_problems(game: Game) -> list[str]:
    """Return what is wrong with the rules when they are imported."""
    try:
        with stop_slow_rules(lambda: (game.package,)):
            game.rules  # noqa: B018 (it is imported and checked when it is read)
    except InvalidGame as error:
        return error.problems
    except Exception as error:
        return [f"{game.package}.rules cannot be imported: {type(error).__name__}: {error}"]
    return []


def find_some(find: Find, game: Game, most: int) -> Iterator[str]:
    """Yield different problems that a check finds. If the rules raise something, that is the last one."""
    found: set[str] = set()
    try:
        with stop_slow_rules(lambda: (game.package,)):
            for problem in find(game):
                if problem not in found:
                    found.add(problem)
                    yield problem
                if len(found) >= most:
                    return
    except Exception as error:
        yield f"{find.__name__.replace('_', ' ')}: a rule raises {type(error).__name__}: {error}"


@contextmanager
def strict_and_interpreted() -> Iterator[None]:
    """Use interpreted rules, whatever is compiled, and make a missing word an error."""
    before, Words.strict = Words.strict, True
    try:
        with force_runtime(INTERPRETED):
            yield
    finally:
        Words.strict = before
