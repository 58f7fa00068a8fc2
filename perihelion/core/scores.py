"""The scores of a position: points, winners and the score sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Self

from .contract import Line
from .vocabulary import SPECTATOR

Known = int | None
"""A number of the score, or None if the viewer does not know it."""


def known_values(line: Line, seat: int, over: bool) -> list[Known]:
    """Return the values of a line of the score sheet, as far as a seat knows them."""
    return [value if over or not line.private or p == seat else None for p, value in enumerate(map(int, line.values))]


def known_points(points: Sequence[int], sheet: Iterable[Line], seat: int, over: bool) -> list[Known]:
    """Return the points as far as a seat knows them: those of others are secret if a line that counts is."""
    private = not over and any(line.private and line.counts for line in sheet)
    return [value if p == seat or not private else None for p, value in enumerate(points)]


def hide_gains(gains: Iterable[Line], seat: int = SPECTATOR) -> list[Line]:
    """Return the changes of a score sheet without those that a seat does not know."""
    known = []
    for line in gains:
        values = [value if p == seat or not line.private else 0 for p, value in enumerate(line.values)]
        if any(values):
            known.append(replace(line, values=values))
    return known


class Scores(tuple[int, ...]):
    """The points of each seat; with them the winning seats and the score sheet line by line."""

    winners: tuple[int, ...]
    sheet: tuple[Line, ...]

    def __new__(cls, points: Iterable[int], winners: Iterable[int], sheet: Iterable[Line]) -> Self:
        """Take the points of seat 0, 1, ...; there are no winners while the game runs."""
        scores = super().__new__(cls, points)
        scores.winners, scores.sheet = tuple(winners), tuple(sheet)
        return scores

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(self)

    @property
    def opponent(self) -> Line | None:
        """The line of the opponent without a seat in a solo game; otherwise None."""
        return next((line for line in self.sheet if line.opponent), None)

    def __str__(self) -> str:
        return " : ".join(map(str, self))
