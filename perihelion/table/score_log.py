"""The points of a table after each entry, and what each entry changed on the score sheet."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from ..core.contract import Line, Rules
from ..core.record import Record


class Tally(NamedTuple):
    """The points of all seats, and the score sheet that explains them."""

    points: list[int]
    sheet: list[Line]


@dataclass
class ScoreLog:
    """The states of a game, one for each entry of the line and one for the beginning. Each is tallied when asked for.

    So a table that was read from the store tallies only what is shown.
    """

    rules: Rules[Any, Any]
    seats: int
    _states: list[Record] = field(default_factory=list)
    _numbers: list[int] = field(default_factory=list)
    """The number in the table's log of the entry that led to each state but the first."""
    _tallies: dict[int, Tally] = field(default_factory=dict)
    """By the place of the state."""
    _gains: dict[int, list[Line]] = field(default_factory=dict)
    """By number in the table's log, those undone included."""

    @property
    def last(self) -> Tally:
        """The tally as of now."""
        return self.tally(len(self._states) - 1)

    def tally(self, place: int) -> Tally:
        """Return the tally after `place` entries. The points are counted only if the sheet changed."""
        if place not in self._tallies:
            state, before = self._states[place], self._tallies.get(place - 1)
            sheet = self.rules.sheet(state)
            same = before is not None and sheet == before.sheet
            self._tallies[place] = before if before and same else Tally(self._count_points(state), sheet)
        return self._tallies[place]

    def state(self, place: int) -> Record:
        """Return the state after `place` entries. It must not be changed."""
        return self._states[place]

    def start(self, plain: Record) -> None:
        """Begin with this state."""
        self._states, self._numbers, self._tallies = [plain], [], {}

    def add(self, n: int, plain: Record) -> None:
        """Add the state after entry `n`. It must not be changed."""
        self._states.append(plain)
        self._numbers.append(n)

    def gains(self, n: int) -> list[Line]:
        """Return what each seat gained or lost by an entry, in the lines that it changed."""
        if n not in self._gains:
            place = bisect_left(self._numbers, n)
            if place == len(self._numbers) or self._numbers[place] != n:
                return []
            self._gains[n] = subtract_sheets(self.tally(place + 1).sheet, self.tally(place).sheet)
        return self._gains[n]

    def undo(self) -> None:
        """Take the last state back; what its entry changed stays known."""
        self.gains(self._numbers.pop())
        self._tallies.pop(len(self._states) - 1, None)
        self._states.pop()

    def copy(self) -> ScoreLog:
        """Return an independent score log with the same states."""
        states, numbers = list(self._states), list(self._numbers)
        return ScoreLog(self.rules, self.seats, states, numbers, dict(self._tallies), dict(self._gains))

    def _count_points(self, plain: Record) -> list[int]:
        return [int(self.rules.points(plain, seat)) for seat in range(self.seats)]


def subtract_sheets(after: Sequence[Line], before: Sequence[Line]) -> list[Line]:
    """Return the lines of two score sheets that count and differ, with the difference for each seat."""
    known = {line.key: line.values for line in before}
    differences = []
    for line in after:
        values = [int(new) - int(old) for new, old in zip(line.values, known[line.key], strict=True)]
        if line.counts and any(values):
            differences.append(replace(line, values=values))
    return differences


def sum_gains(gains: Sequence[Line]) -> list[int] | None:
    """Return the points to show for an entry, one number for each seat; None if it changed none.

    The number is what a seat gained, without what it paid for that, such as goods that count at the end. If it gained
    nothing, the number is what it lost.
    """
    if not gains:
        return None
    seats = zip(*(line.values for line in gains), strict=True)
    return [sum(value for value in values if value > 0) or sum(values) for values in seats]
