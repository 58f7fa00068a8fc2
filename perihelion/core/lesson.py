"""A lesson as the author of a game composes it: `LESSONS = (Lesson(...), ...)` in `lessons/__init__.py` of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .events import Value

SPARE_MOVES = 4
"""How many decisions more than the solution takes a learner may make."""


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """One idea of a game: a position, what the learner is to reach there, and one way to reach it.

    Its sentences are in `lessons/*.<lang>.ftl`, each id begins with `lesson-<key>`.
    """

    key: str
    """The name in addresses and words, such as `two-moves`."""
    goal: Callable[[Any], bool]
    """Whether a state fulfils the lesson. It gets the plain record and must not change it."""
    solution: tuple[str, ...]
    """Actions of the learner that reach the goal. Others may reach it, too."""
    rules: tuple[int, ...]
    """The numbers of the rules that the lesson is about, the most important first."""
    options: Mapping[str, Value] = field(default_factory=dict)
    """Options of the game."""
    state: Mapping[str, Any] = field(default_factory=dict)
    """Fields of the record, as in `perihelion.position(game, state=...)`."""
    seat: int = 0
    """The learner's seat."""
    script: tuple[str, ...] = ()
    """What chance and the other seats bring, in order. Where it does not fit, the likeliest outcome comes."""
    moves: int = 0
    """How many decisions the learner has at most, where the turn does not end before; 0 means some to spare."""

    @property
    def most_moves(self) -> int:
        """How many decisions the learner has at most."""
        return self.moves or len(self.solution) + SPARE_MOVES
