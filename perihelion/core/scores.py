"""The scores of a position: points, winners and the score sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from .contract import Line


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

    def __str__(self) -> str:
        return " : ".join(map(str, self))
