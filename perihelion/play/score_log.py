"""The points of a table after each entry, and what each entry changed on the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..core.contract import Line, Rules


class Tally(NamedTuple):
    """The points of all seats, and the score sheet that explains them."""

    points: list[int]
    sheet: list[Line]


@dataclass
class ScoreLog:
    """A stack of tallies, one for each entry of the line and one for the beginning."""

    rules: Rules
    seats: int
    tallies: list[Tally] = field(default_factory=list)
    gains: dict[int, list[Line]] = field(default_factory=dict)
    """By number in the table's log: what each seat gained or lost, in the lines that the entry changed."""

    @property
    def points(self) -> list[int]:
        """The points of all seats as of now."""
        return self.tallies[-1].points

    def start(self, plain: Any) -> None:
        """Begin with this state."""
        self.tallies = [Tally(self._count_points(plain), self.rules.sheet(plain))]

    def add(self, n: int, plain: Any) -> None:
        """Add the state after entry `n`. The points are counted only where the sheet changed."""
        before, sheet = self.tallies[-1], self.rules.sheet(plain)
        if sheet == before.sheet:
            self.tallies.append(before)
            return
        if gains := subtract_sheets(sheet, before.sheet):
            self.gains[n] = gains
        self.tallies.append(Tally(self._count_points(plain), sheet))

    def gained(self, n: int) -> list[int] | None:
        """Return the points to show for an entry, one number for each seat; None where it changed nobody's.

        It is what a seat gained. What it gave for that, such as goods that count at the end, is left out; where it
        gained nothing, it is what it lost.
        """
        if n not in self.gains:
            return None
        seats = zip(*(line.values for line in self.gains[n]), strict=True)
        return [sum(value for value in values if value > 0) or sum(values) for values in seats]

    def undo(self) -> None:
        """Take the last state back; what its entry changed stays known."""
        self.tallies.pop()

    def _count_points(self, plain: Any) -> list[int]:
        return [int(self.rules.points(plain, seat)) for seat in range(self.seats)]


def subtract_sheets(after: Sequence[Line], before: Sequence[Line]) -> list[Line]:
    """Return the lines of two score sheets that count and differ, with the difference for each seat."""
    known = {line.key: line.values for line in before}
    differences = []
    for line in after:
        values = [int(new) - int(old) for new, old in zip(line.values, known[line.key], strict=True)]
        if line.counts and any(values):
            differences.append(Line(line.key, values))
    return differences
