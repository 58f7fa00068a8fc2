"""Which notices a table needs, and when: a turn, a reminder, a rematch."""

from __future__ import annotations

from typing import NamedTuple

from ..store.notice_settings import NoticeTimes
from ..table.deadlines import logged_deadline, reminder_seconds
from ..table.table import NOBODY, Table
from ..table_log.bodies import FREE, PERSON
from .quiet_hours import quiet_since, quiet_until

TURN, REMINDER, AGAIN = "turn", "reminder", "again"
"""The kinds of notices."""

DELAY_SECONDS = 180.0
"""How long after the beginning of a turn its notice is due."""


class Wanted(NamedTuple):
    """A notice for a guest: its kind, since when the table waits for them, and when it is due."""

    guest: str
    kind: str
    turn: float
    due: float


def awaited(table: Table) -> tuple[str, float]:
    """Return the guest whom a table waits for, and since when; no guest if it waits for nobody or for a bot."""
    seat, turn = table.turn_clock.turn
    if seat == NOBODY or seat != table.waits_for or table.seats[seat].kind != PERSON:
        return "", 0.0
    return table.seats[seat].guest, turn


def find_wanted(table: Table) -> tuple[Wanted, ...]:
    """Return all notices that a table needs now."""
    guest, turn = awaited(table)
    if guest:
        told = Wanted(guest, TURN, turn, turn + DELAY_SECONDS)
        due = find_reminder(table)
        return (told,) if due is None else (told, Wanted(guest, REMINDER, turn, due))
    if table.started or table.ended:
        return ()
    made = table.head.created
    held = [seat.keeps for seat in table.seats if seat.kind == FREE and seat.keeps]
    return tuple(Wanted(guest, AGAIN, made, made + DELAY_SECONDS) for guest in held)


def find_reminder(table: Table) -> float | None:
    """Return when to remind the player to act; None if a turn has less than a day."""
    deadline, minutes = logged_deadline(table), table.settings.minutes
    if deadline is None or minutes is None or not table.settings.over_days:
        return None
    return deadline - reminder_seconds(minutes)


def before_quiet_hours(times: NoticeTimes, due: float, deadline: float) -> float:
    """Return when to send a due reminder: before the quiet hours if it would be too late after them."""
    until = quiet_until(times, due)
    return due if until is None or until < deadline else quiet_since(times, due) - 1
