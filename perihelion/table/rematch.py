"""What another game takes over from an old one: its seats, or the beginning of its log."""

from __future__ import annotations

from dataclasses import replace

from ..table_log.bodies import BOT, FREE, PERSON, ActionPlayed, Body, OutcomeDrawn, Seat
from .table import Table


def seat_again(seat: Seat, here: set[str]) -> Seat:
    """Return a seat for another game. It is held for a guest who is not `here`."""
    if seat.kind == PERSON and seat.guest not in here:
        return Seat(FREE, name=seat.name, keeps=seat.guest)
    return replace(seat, keeps="") if seat.kind == BOT else seat


def continued(body: Body, table: Table) -> Body:
    """Return an entry of another game for this table: without its guest, and with draws numbered without gaps."""
    if isinstance(body, ActionPlayed):
        return replace(body, by="", link=None)
    return replace(body, draw=table.draw_count) if isinstance(body, OutcomeDrawn) else body
