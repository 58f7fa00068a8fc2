"""Clocks: when a turn's time is over, how long a start waits, and when each job of a table is due."""

from __future__ import annotations

import time

from ..table_log.bodies import BOT, FREE, PERSON
from .table import NOBODY, Table

ABSENCE_SECONDS = 120.0
"""After how many seconds without a connection a guest counts as absent."""

SEAL_SECONDS = 20.0
"""For how many seconds a start waits for somebody to commit or reveal."""

BOT_JOB, CLOCK_JOB, ABSENCE_JOB, SEAL_JOB = "bot", "clock", "absent", "seal"
"""The kinds of jobs, as they are stored."""


def turn_deadline(table: Table, up_since: float = 0.0) -> float | None:
    """Return when the time for the turn is over. Time while the server was down does not count."""
    seat, since = table.waits_since
    if table.settings.minutes is None or seat == NOBODY or (table.time_expired and table.settings.late == "note"):
        return None
    if table.seats[seat].kind != PERSON:
        return None
    return max(since, up_since) + 60 * table.settings.minutes


def seal_deadline(table: Table, up_since: float = 0.0) -> float | None:
    """Return when the start stops waiting for parts of the seal; None where it does not wait."""
    return max(table.seal.since, up_since) + SEAL_SECONDS if table.awaits_seal else None


def due_jobs(table: Table, up_since: float) -> dict[str, float | None]:
    """Return for each kind of job when it is due at this table; None where there is nothing to do."""
    seat = table.waits_for
    kind = table.seats[seat].kind if seat != NOBODY else FREE
    watches = kind == PERSON and table.settings.absent == "bot"
    return {
        BOT_JOB: table.waits_since[1] if kind == BOT else None,
        CLOCK_JOB: turn_deadline(table, up_since),
        ABSENCE_JOB: time.time() + ABSENCE_SECONDS if watches else None,
        SEAL_JOB: seal_deadline(table, up_since),
    }
