"""Deadlines: when the time for a turn or a start is over, and when each job of a table is due.

Running times are measured by the monotonic clock, because the wall clock may be set back or forward.
The log and the store have wall times, which are read only when a table is loaded.
"""

from __future__ import annotations

from ..table_log.bodies import BOT, PERSON
from .table import NOBODY, Table
from .time_source import TimeSource

ABSENCE_SECONDS = 120.0
"""Seconds without a connection after which a guest counts as absent."""

SEAL_SECONDS = 20.0
"""Seconds that a start waits for players to commit or reveal."""

BOT_JOB, CLOCK_JOB, ABSENCE_JOB, SEAL_JOB = "bot", "clock", "absent", "seal"
"""The kinds of jobs, as they are stored."""


REMIND_LEAST, REMIND_MOST = 30.0, 12 * 3600.0
"""A reminder comes when a quarter of the time for a turn remains, within these limits in seconds."""

GRACE_SECONDS = 3600.0
"""If a turn has days, its time also runs while the server is down; after a restart at least this much remains."""


class RunningTimes:
    """When the present turn and the present phase of the seal began at a table, by the monotonic clock."""

    def __init__(self, time: TimeSource, server_started: float | None = None):
        self.time = time
        self.server_started = time.monotonic() if server_started is None else server_started
        self._began: dict[str, tuple[object, float]] = {}

    def turn(self, table: Table, seat: int) -> float:
        """Return when the table began to wait for a seat."""
        clock, counted = table.turn_clock, 0.0
        if table.settings.over_days:
            counted = max(0.0, clock.allowed(seat) + clock.paused(seat) - GRACE_SECONDS)
        return self._find(f"turn {seat}", clock.turns[seat], clock.turns[seat], counted)

    def seal(self, table: Table) -> float:
        """Return when the start began to wait for the seal."""
        return self._find("seal", table.seal.since, table.seal.since)

    def _find(self, name: str, what: object, logged: float, counted: float = 0.0) -> float:
        """Return when it began. The wall time in the log counts once, when this is first asked.

        It did not begin before the server, because time while the server was down does not count, except `counted`
        seconds. It did not begin after now, although the log may be ahead of a clock that was set back.
        """
        known = self._began.get(name)
        if known is None or known[0] != what:
            now = self.time.monotonic()
            elapsed = min(max(0.0, self.time.now() - logged), now - self.server_started + counted)
            known = self._began[name] = (what, now - elapsed)
        return known[1]


def turn_deadline(table: Table, times: RunningTimes) -> float | None:
    """Return when the time for a turn is first over, by the monotonic clock; None if no clock runs."""
    return min(turn_deadlines(table, times).values(), default=None)


def turn_deadlines(table: Table, times: RunningTimes) -> dict[int, float]:
    """Return when the time of each seat with a running clock is over, by the monotonic clock."""
    clock = table.turn_clock
    return {s: times.turn(table, s) + clock.allowed(s) + clock.paused(s) for s in clock.turns if _clock_runs(table, s)}


def logged_deadline(table: Table, seat: int | None = None) -> float | None:
    """Return the deadline of a seat, or the first one, by the wall clock of the log.

    Lists show it for tables that are not loaded.
    """
    clock = table.turn_clock
    seats = [s for s in clock.turns if seat in (None, s) and _clock_runs(table, s)]
    return min((clock.turns[s] + clock.allowed(s) + clock.paused(s) for s in seats), default=None)


def _clock_runs(table: Table, seat: int) -> bool:
    """Return whether the table waits for a person with a clock. It no longer runs if the expiry was only noted."""
    if table.settings.minutes is None or (seat in table.turn_clock.expired and table.settings.late == "note"):
        return False
    return table.seats[seat].kind == PERSON


def reminder_seconds(minutes: float) -> float:
    """Return how many seconds before the deadline a player is reminded, for a turn of `minutes`."""
    return min(max(REMIND_LEAST, 15 * minutes), REMIND_MOST)


def seal_deadline(table: Table, times: RunningTimes) -> float | None:
    """Return when the start stops waiting for the seal, by the monotonic clock; None if it does not wait."""
    return times.seal(table) + SEAL_SECONDS if table.awaits_seal else None


def awaited_bot(table: Table) -> int:
    """Return the first seat that the table waits for and a bot has, or NOBODY."""
    return next((seat for seat in table.awaited if table.seats[seat].kind == BOT), NOBODY)


def due_jobs(table: Table, times: RunningTimes) -> dict[str, float | None]:
    """Return for each kind of job when it is due, by the monotonic clock; None if there is nothing to do."""
    watches = table.settings.absent == "bot" and any(table.seats[seat].kind == PERSON for seat in table.awaited)
    bot = awaited_bot(table)
    return {
        BOT_JOB: times.turn(table, bot) if bot != NOBODY else None,
        CLOCK_JOB: turn_deadline(table, times),
        ABSENCE_JOB: times.time.monotonic() + ABSENCE_SECONDS if watches else None,
        SEAL_JOB: seal_deadline(table, times),
    }
