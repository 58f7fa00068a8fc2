"""How much time each seat has: minutes for every turn, a time bank for the whole game, and pauses (vacation).

All times are those of the log, so every server that reads a log finds the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..table_log.bodies import Body, ClockPaused, SeatChanged, TimeExpired
from .settings import Settings

NOBODY = -1
"""No seat."""


@dataclass
class TurnClock:
    """The seats that the table waits for, since when, and how much time every seat has left."""

    settings: Settings
    turns: dict[int, float] = field(default_factory=dict)
    """The seats the table waits for, and since when; an undo gives no time back."""
    expired: set[int] = field(default_factory=set)
    """The seats whose time for this turn is over already."""
    saved: dict[int, float] = field(default_factory=dict)
    """With a time bank: the seconds that each seat had left when its clock last stood still."""
    pauses: dict[int, list[tuple[float, float]]] = field(default_factory=dict)
    """For each seat, from when to when its clock stands still."""
    _last: frozenset[int] = frozenset()
    _granted: int = -1
    """The last seats that got the time for a turn, and how long the line was then: each turn brings it once."""
    _begun: dict[int, float] = field(default_factory=dict)
    """When the turns began that go on together at a simultaneous decision, those of seats that have chosen included."""
    _changed: float = 0.0
    """When the table last began to wait for other seats, or for nobody."""

    @property
    def turn(self) -> tuple[int, float]:
        """The first seat the table waits for, or NOBODY, and since when."""
        return next(iter(self.turns.items()), (NOBODY, self._changed))

    def reset(self) -> None:
        """Wait for nobody: the game goes on from another position."""
        self.turns, self._changed = {}, 0.0

    def apply(self, body: Body, time: float) -> None:
        """Note an entry about clocks; a seat that changes hands is no longer paused."""
        if isinstance(body, TimeExpired):
            self.expired.add(body.seat)
        elif isinstance(body, ClockPaused):
            self._pause(body.seat, time, body.until)
        elif isinstance(body, SeatChanged) and body.seat in self.pauses:
            self._pause(body.seat, time, time)

    def follow(self, seats: Sequence[int], time: float, begins: bool, length: int) -> None:
        """Follow the seats that the table waits for after an entry.

        `begins`: a turn begins in this position. `length`: how long the line of the game is.
        """
        again = begins and bool(self._last & set(seats)) and length > self._granted >= 0
        if tuple(seats) == tuple(self.turns) and not again:
            return
        running = {} if again else {seat: since for seat, since in self.turns.items() if seat in seats}
        for seat in self.turns.keys() - running.keys():
            self._stop(seat, time)
        new = [seat for seat in seats if again or seat not in self._last]
        if new:
            self._last, self._granted = frozenset(seats), length
            self._grant(new)
        back = self._begun if running and self.settings.bank is None else {}  # an undo, while others choose
        self.turns = {seat: running.get(seat, back.get(seat, time)) for seat in seats}
        self._begun = {**(self._begun if running else {}), **self.turns}
        self.expired &= running.keys()
        self._changed = time

    def _stop(self, seat: int, time: float) -> None:
        """Take the time that a seat has used from its bank."""
        if self.settings.bank is not None:
            since = self.turns[seat]
            used = time - since - _overlap(self.pauses.get(seat, ()), since, time)
            self.saved[seat] = max(0.0, self.saved[seat] - max(0.0, used))

    def _grant(self, seats: Sequence[int]) -> None:
        """Add the time for a turn to the banks of these seats."""
        if self.settings.bank is not None and self.settings.minutes is not None:
            for seat in seats:
                self.saved[seat] = self.saved.get(seat, 60 * self.settings.bank) + 60 * self.settings.minutes

    def allowed(self, seat: int) -> float:
        """Return how many seconds a seat to act had when its clock began to run, without pauses."""
        if self.settings.bank is not None and seat >= 0:
            return self.saved[seat]
        return 60 * (self.settings.minutes or 0.0)

    def paused(self, seat: int) -> float:
        """Return how many seconds of the turn of a seat to act are pauses, future ones included."""
        return _overlap(self.pauses.get(seat, ()), self.turns[seat], float("inf"))

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
