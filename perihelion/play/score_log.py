"""The points of a table after each entry, and the lines of the score sheet that each entry changed."""

from __future__ import annotations

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
    changed_lines: dict[int, list[Line]] = field(default_factory=dict)
    """By number in the table's log: the lines of the score sheet that the entry changed."""

    @property
    def points(self) -> list[int]:
        """The points of all seats as of now."""
        return self.tallies[-1].points

    def start(self, plain: Any) -> None:
        """Begin with this state."""
        self.tallies = [Tally(self._count_points(plain), self.rules.sheet(plain))]

    def add(self, n: int, plain: Any) -> None:
        """Add the state after entry `n`. The sheet is made only where points changed."""
        before, points = self.tallies[-1], self._count_points(plain)
        if points == before.points:
            self.tallies.append(before)
            return
        now = Tally(points, self.rules.sheet(plain))
        known = {line.key: line.values for line in before.sheet}
        self.changed_lines[n] = [line for line in now.sheet if known.get(line.key) != line.values]
        self.tallies.append(now)

    def undo(self) -> None:
        """Take the last state back; what its entry changed stays known."""
        self.tallies.pop()

    def _count_points(self, plain: Any) -> list[int]:
        return [int(self.rules.points(plain, seat)) for seat in range(self.seats)]
