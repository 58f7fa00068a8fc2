"""How much time each seat has: minutes for every turn, a time bank for the whole game, and pauses (vacation).

All times are those of the log, so every server that reads a log finds the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..table_log.bodies import Body, ClockPaused, SeatChanged, TimeExpired
from .settings import Settings

NO_TURN = (-1, 0.0)
"""No seat is awaited."""


@dataclass
class TurnClock:
    """The seat that the table waits for, since when, and how much time every seat has left."""

    settings: Settings
    turn: tuple[int, float] = NO_TURN
    """The seat the table waits for, and since when; an undo gives no time back."""
    expired: bool = False
    """Whether the time for this turn is over already."""
    saved: dict[int, float] = field(default_factory=dict)
    """With a time bank: the seconds that each seat had left when its clock last stood still."""
    pauses: dict[int, list[tuple[float, float]]] = field(default_factory=dict)
    """For each seat, from when to when its clock stands still."""
    _last: int = -1
    _granted: int = -1
    """The last seat that got the time for a turn, and how long the line was then: each turn brings it once."""

    def apply(self, body: Body, time: float) -> None:
        """Note an entry about clocks; a seat that changes hands is no longer paused."""
        if isinstance(body, TimeExpired):
            self.expired = True
        elif isinstance(body, ClockPaused):
            self._pause(body.seat, time, body.until)
        elif isinstance(body, SeatChanged) and body.seat in self.pauses:
            self._pause(body.seat, time, time)

    def follow(self, seat: int, time: float, begins: bool, length: int) -> None:
        """Follow the seat that the table waits for after an entry.

        `begins`: a turn begins in this position. `length`: how long the line of the game is.
        """
        again = begins and seat == self._last and length > self._granted >= 0
        if seat == self.turn[0] and not again:
            return
        before, since = self.turn
        if self.settings.bank is not None and before >= 0:
            used = time - since - _overlap(self.pauses.get(before, ()), since, time)
            self.saved[before] = max(0.0, self.saved[before] - max(0.0, used))
        if seat >= 0 and (seat != self._last or again):
            self._last, self._granted = seat, length
            if self.settings.bank is not None and self.settings.minutes is not None:
                self.saved[seat] = self.saved.get(seat, 60 * self.settings.bank) + 60 * self.settings.minutes
        self.turn, self.expired = (seat, time), False

    def allowed(self) -> float:
        """Return how many seconds the seat to act had when its clock began to run, without pauses."""
        if self.settings.bank is not None and self.turn[0] >= 0:
            return self.saved[self.turn[0]]
        return 60 * (self.settings.minutes or 0.0)

    def paused(self) -> float:
        """Return how many seconds of this turn are pauses, future ones included."""
        seat, since = self.turn
        return _overlap(self.pauses.get(seat, ()), since, float("inf"))

    def paused_until(self, seat: int, now: float) -> float | None:
        """Return when the pause of a seat ends; None if it is not paused."""
        return next((end for begin, end in self.pauses.get(seat, ()) if begin <= now < end), None)

    def _pause(self, seat: int, begin: float, end: float) -> None:
        """Pause a seat from now on; a pause that runs already ends here."""
        kept = [(first, min(last, begin)) for first, last in self.pauses.get(seat, ()) if first < begin]
        self.pauses[seat] = [*kept, (begin, end)] if end > begin else kept


def _overlap(pauses: Sequence[tuple[float, float]], begin: float, end: float) -> float:
    """Return how many seconds of a time are pauses."""
    return sum(max(0.0, min(last, end) - max(first, begin)) for first, last in pauses)
