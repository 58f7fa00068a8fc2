"""Remove a guest from all tables, and close tables."""

from __future__ import annotations

from ..fair.deal import SUBSTITUTE
from ..table.commands import change_seat
from ..table.ending_commands import resign
from ..table.table import Table
from ..table_log.bodies import BOT, GONE, Seat, TableClosed


def close_by_operator(table: Table) -> None:
    """Close a table whose game is not over."""
    if not table.ended:
        table.add(TableClosed(by="", why="operator"))


def leave_for_good(table: Table, guest: str) -> None:
    """Give up all seats of a guest who is deleted.

    A table that has not started is closed by its host, and a seat at another one becomes free. In a running game the
    player resigns: a bot plays to the end, unless that ends the game.
    """
    if not table.started and not table.ended and table.head.host == guest:
        table.add(TableClosed(by=guest, why="host"))
    for number in range(len(table.seats)):
        seat = table.seats[number]
        if table.ended or guest not in (seat.guest, seat.keeps):
            continue
        if table.running and seat.guest == guest:
            resign(table, guest, number, GONE)
        else:
            change_seat(table, number, Seat(BOT, level=SUBSTITUTE) if table.started else Seat(), "removed", guest)
