"""The time by which daily deals are made, closed and opened: the wall clock without its jumps.

None of these steps can be taken back, so a clock that is wrong by days for a few seconds must not cause them.
docs/deals.md says why the limits are as they are.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

TOLERANCE_SECONDS = 60.0
"""Up to this difference to the steady clock of the machine, the wall clock is right."""

HOLD_SECONDS = 3600.0
"""A wall clock that jumped is believed when it has kept its new time for this long."""

MOST_DOWNTIME_SECONDS = 7 * 86_400.0
"""A server that starts believes the wall clock at once if it is at most this far ahead of the newest stored time."""

logger = logging.getLogger("perihelion.server")


def read_elapsed() -> float:
    """Return the seconds of a clock that nobody sets. On Linux it also counts while the machine sleeps."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class SteadyClock:
    """The wall clock of a process, as far as it can be believed."""

    def __init__(self, wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = read_elapsed):
        self._wall, self._elapsed = wall, elapsed
        self._offset: float | None = None
        """The time that is believed, minus the elapsed seconds; None before the first check."""
        self._doubted: tuple[float, float] | None = None
        """The same for a time that is not believed yet, and since when the wall clock shows it."""

    def __call__(self) -> float:
        """Return the time: that of the wall clock, or the one before its jump. Before the first check, any."""
        offset, elapsed = self._read()
        if self._offset is None:
            return elapsed + offset
        if abs(offset - self._offset) <= TOLERANCE_SECONDS or self._has_held(offset, elapsed):
            self._believe(offset)
        return elapsed + self._offset

    @property
    def known(self) -> bool:
        """Whether the wall clock was ever believed."""
        return self._offset is not None

    def check_start(self, stored: float | None) -> bool:
        """Return whether the time is known. Until then compare the wall clock with the newest time that is stored.

        After a start nothing else can tell whether the wall clock is right. One that is behind, or far ahead, must hold
        for as long as one that jumped.
        """
        if self._offset is None:
            offset, elapsed = self._read()
            ahead = 0.0 if stored is None else elapsed + offset - stored
            if -TOLERANCE_SECONDS <= ahead <= MOST_DOWNTIME_SECONDS or self._has_held(offset, elapsed):
                self._believe(offset)
        return self.known

    def _read(self) -> tuple[float, float]:
        elapsed = self._elapsed()
        return self._wall() - elapsed, elapsed

    def _believe(self, offset: float) -> None:
        if self._doubted is not None:
            logger.warning("the clock is believed again: daily deals go by it")
        self._offset, self._doubted = offset, None

    def _has_held(self, offset: float, elapsed: float) -> bool:
        """Return whether the wall clock has kept a doubtful time for long enough, as seen in every look so far."""
        if self._doubted is None or abs(offset - self._doubted[0]) > TOLERANCE_SECONDS:
            self._doubted = offset, elapsed
            logger.warning("the clock of this machine has jumped: daily deals ignore that until it lasts for an hour")
            return False
        return elapsed - self._doubted[1] >= HOLD_SECONDS
