"""Invitations: the host holds a free seat for a friend, who gets a notice. Nobody else can take it."""

from __future__ import annotations

from ..table_log.bodies import FREE, Seat, SeatChanged
from .commands import change_seat, check_host, check_seat
from .errors import Conflict
from .table import Table

INVITED = "invited"
"""Why a seat is held: the host invited a friend."""


def hold_seat(table: Table, host: str, seat: int, guest: str, name: str) -> None:
    """Hold a free seat for a guest; only the host may, and only before the game begins."""
    check_host(table, host)
    if table.started or table.ended:
        raise Conflict("running", "error-invite-late")
    now = table.seats[check_seat(table, seat)]
    if now.kind != FREE or now.keeps or table.seal.deal is not None:
        raise Conflict("taken")
    if guest in table.removed or any(guest in (other.guest, other.keeps) for other in table.seats):
        raise Conflict("taken", "error-invite-here")
    change_seat(table, seat, Seat(FREE, name=name, keeps=guest), INVITED, host)


def find_invitation(table: Table, guest: str) -> float | None:
    """Return since when a seat is held for a guest whom the host invited; None if there is no such seat."""
    for seat, holder in enumerate(table.seats):
        if holder.kind == FREE and holder.keeps == guest:
            for entry in reversed(table.log):
                if isinstance(entry.body, SeatChanged) and entry.body.seat == seat:
                    return entry.time if entry.body.why == INVITED else None
    return None
