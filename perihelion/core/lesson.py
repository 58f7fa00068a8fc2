"""A lesson as the author of a game composes it: `LESSONS = (Lesson(...), ...)` in `lessons/__init__.py` of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .events import Value

SPARE_MOVES = 4
"""Number of decisions that a learner has beyond those of the solution."""


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
    """Actions of the learner that reach the goal. Others may also reach it."""
    rules: tuple[int, ...]
    """The numbers of the rules that the lesson is about, the most important first."""
    options: Mapping[str, Value] = field(default_factory=dict)
    """Options of the game."""
    state: Mapping[str, object] = field(default_factory=dict)
    """Fields of the record, as in `perihelion.position(game, state=...)`."""
    seat: int = 0
    """The learner's seat."""
    script: tuple[str, ...] = ()
    """Outcomes and actions of other seats, in order. If the next one is impossible, the likeliest outcome comes."""
    moves: int = 0
    """Maximum number of decisions of the learner if the turn does not end earlier; 0: as `most_moves` says."""

    @property
    def most_moves(self) -> int:
        """Maximum number of decisions of the learner."""
        return self.moves or len(self.solution) + SPARE_MOVES
