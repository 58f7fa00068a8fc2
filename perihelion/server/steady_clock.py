"""The clock of daily deals: the wall clock without its jumps.

Making, closing and opening a deal cannot be undone, so a clock that is wrong for a few seconds must not cause it.
docs/deals.md says why the limits are as they are.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

TOLERANCE_SECONDS = 60.0
"""The wall clock is right if it differs from the machine's steady clock by at most this."""

HOLD_SECONDS = 3600.0
"""A wall clock that jumped is trusted after keeping its new time for this long."""

MOST_DOWNTIME_SECONDS = 7 * 86_400.0
"""At a start, the wall clock is trusted at once if it is at most this far ahead of the newest stored time."""

logger = logging.getLogger("perihelion.server")


def read_elapsed() -> float:
    """Return the seconds of a clock that cannot be set. On Linux it also counts while the machine sleeps."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class SteadyClock:
    """The trusted wall clock of a process."""

    def __init__(self, wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = read_elapsed):
        self._wall, self._elapsed = wall, elapsed
        self._offset: float | None = None
        """The trusted time minus the elapsed seconds; None before the first check."""
        self._doubted: tuple[float, float] | None = None
        """The same for a time that is not trusted yet, and since when the wall clock has shown it."""

    def __call__(self) -> float:
        """Return the time of the wall clock, or of before its jump. Meaningless before the first check."""
        offset, elapsed = self._read()
        if self._offset is None:
            return elapsed + offset
        if abs(offset - self._offset) <= TOLERANCE_SECONDS or self._has_held(offset, elapsed):
            self._believe(offset)
        return elapsed + self._offset

    @property
    def known(self) -> bool:
        """True if the wall clock was ever trusted."""
        return self._offset is not None

    def check_start(self, stored: float | None) -> bool:
        """Return True if the time is known. Until then, compare the wall clock with the newest stored time.

        After a start nothing else can tell whether the wall clock is right. If it is behind or far ahead, it is treated
        like one that jumped.
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
        """Return True if every check so far saw the wall clock keep its doubtful time for long enough."""
        if self._doubted is None or abs(offset - self._doubted[0]) > TOLERANCE_SECONDS:
            self._doubted = offset, elapsed
            logger.warning("the clock of this machine has jumped: daily deals ignore that until it lasts for an hour")
            return False
        return elapsed - self._doubted[1] >= HOLD_SECONDS
