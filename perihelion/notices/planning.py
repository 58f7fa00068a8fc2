"""Which notices a table needs, and when: a turn, a reminder, a rematch, an invitation."""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from ..store.notice_settings import NoticeTimes
from ..table.deadlines import logged_deadline, reminder_seconds
from ..table.invitations import find_invitation
from ..table.table import Table
from ..table_log.bodies import FREE, PERSON
from .quiet_hours import quiet_since, quiet_until

TURN, REMINDER, AGAIN, INVITE, WISH = "turn", "reminder", "again", "invite", "wish"
"""The kinds of notices."""

DELAY_SECONDS = 180.0
"""How long after the beginning of a turn its notice is due."""

INVITE_SECONDS = 20.0
"""The same for an invitation: a friend who waits at the table wants an answer soon."""


class Wanted(NamedTuple):
    """A notice for a guest: its kind, since when the table waits for them, and when it is due."""

    guest: str
    kind: str
    turn: float
    due: float


def awaited(table: Table) -> dict[int, float]:
    """Return the seats of persons that a table waits for, and since when."""
    turns = table.turn_clock.turns
    return {s: turns[s] for s in table.awaited if s in turns and table.seats[s].kind == PERSON}


def find_wanted(table: Table) -> tuple[Wanted, ...]:
    """Return all notices that a table needs now: one for each guest, even if the guest holds several seats."""
    wanted: dict[str, tuple[Wanted, ...]] = {}
    for seat, turn in awaited(table).items():
        guest, due = table.seats[seat].guest, find_reminder(table, seat)
        told = Wanted(guest, TURN, turn, turn + DELAY_SECONDS)
        wanted.setdefault(guest, (told,) if due is None else (told, Wanted(guest, REMINDER, turn, due)))
    if wanted:
        return tuple(chain.from_iterable(wanted.values()))
    if table.started or table.ended:
        return ()
    return tuple(_call_guest(table, seat.keeps) for seat in table.seats if seat.kind == FREE and seat.keeps)


def _call_guest(table: Table, guest: str) -> Wanted:
    """Return the notice for a guest whose seat is held: invited by the host, or for a rematch."""
    invited, made = find_invitation(table, guest), table.head.created
    if invited is not None:
        return Wanted(guest, INVITE, invited, invited + INVITE_SECONDS)
    return Wanted(guest, AGAIN, made, made + DELAY_SECONDS)


def find_reminder(table: Table, seat: int) -> float | None:
    """Return when to remind the player of a seat to act; None if a turn has less than a day."""
    deadline, minutes = logged_deadline(table, seat), table.settings.minutes
    if deadline is None or minutes is None or not table.settings.over_days:
        return None
    return deadline - reminder_seconds(minutes)


def before_quiet_hours(times: NoticeTimes, due: float, deadline: float) -> float:
    """Return when to send a due reminder: before the quiet hours if it would be too late after them."""
    until = quiet_until(times, due)
    return due if until is None or until < deadline else quiet_since(times, due) - 1
