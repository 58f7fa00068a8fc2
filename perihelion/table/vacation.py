"""Vacation: a guest stops the clocks of all games in which a turn has days.

Each guest has 30 days in a calendar year (UTC). A day that has begun counts. Games with shorter turns go on, because
their players are at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from ..table_log.bodies import ClockPaused
from .errors import Conflict
from .table import Table

DAYS_A_YEAR = 30
DAY_SECONDS = 86_400

Vacation = tuple[float, float]
"""From when to when, in seconds since 1970."""


def pause_clocks(table: Table, guest: str, until: float) -> None:
    """Stop the clocks of a guest at a table until then; 0 lets them run again."""
    if not table.settings.over_days or table.ended:
        return
    for seat in table.seats_of(guest):
        if until or table.turn_clock.paused_until(seat, table.time.now()) is not None:
            table.add(ClockPaused(seat=seat, until=int(until)))


def days_left(vacations: Sequence[Vacation], now: float) -> int:
    """Return how many days of vacation are left this year."""
    year = datetime.fromtimestamp(now, UTC).year
    first, end = (datetime(y, 1, 1, tzinfo=UTC).timestamp() for y in (year, year + 1))
    taken = sum(-(-max(0.0, min(last, end) - max(begin, first)) // DAY_SECONDS) for begin, last in vacations)
    return max(0, DAYS_A_YEAR - int(taken))


def current_end(vacations: Sequence[Vacation], now: float) -> float | None:
    """Return when the present vacation ends; None if there is none."""
    return next((end for begin, end in vacations if begin <= now < end), None)


def check_days(vacations: Sequence[Vacation], days: int, now: float) -> None:
    """Raise if a guest may not go on vacation for this number of days."""
    if current_end(vacations, now) is not None:
        raise Conflict("vacation", "error-vacation-now")
    if days > days_left(vacations, now):
        raise Conflict("vacation", "error-vacation-days", n=days_left(vacations, now))
