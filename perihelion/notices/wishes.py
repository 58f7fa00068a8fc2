"""Finds tables that guests want to hear of, and stores the notices."""

from __future__ import annotations

import time
from collections.abc import Iterable

from ..server.rating import Rating, start_rating
from ..store import friends, notices, player_history, table_wishes, tables
from ..store.database import Database, StoredRow
from ..store.table_wishes import Wish
from ..table.settings import Settings
from ..table.table import Table
from ..table_log.bodies import FREE
from .planning import WISH

NEAR_POINTS = 200
"""A table for players around a rating is meant for those within this distance."""


def fits(wish: Wish, row: StoredRow, points: int) -> bool:
    """Return whether a public table is what a guest with this rating wants to hear of."""
    summary, settings = row.summary, Settings.read(row.settings)
    seats = summary["seats"]
    if summary["started"] or not any(seat["kind"] == FREE and not seat.get("keeps") for seat in seats):
        return False
    if wish.game != row.game or wish.guest == row.host or any(seat["guest"] == wish.guest for seat in seats):
        return False
    near = settings.around is not None and abs(settings.around - points) <= NEAR_POINTS
    return (
        wish.seats in (None, len(seats))
        and wish.pace in ("any", "days" if settings.over_days else "live")
        and wish.rated in (None, settings.rated)
        and (wish.level in ("any", settings.level) if wish.level != "rating" else near)
        and all(row.options.get(name) == value for name, value in wish.options.items())
    )


def has_place(table: Table, guest: str) -> bool:
    """Return whether a guest could still sit down at a table that has not begun."""
    if table.started or table.ended or guest in table.removed or table.seats_of(guest):
        return False
    return any(seat.kind == FREE and table.seat_rules.may_take(guest, n) for n, seat in enumerate(table.seats))


async def store_notices(database: Database) -> None:
    """Store a notice for each wish for which there is a table now.

    A process that dies in between loses nothing: a wish that has its table gets the same notice again.
    """
    wishes = await table_wishes.list_all(database)
    if not wishes:
        return
    rows = await tables.list_public(database)
    created = {row.id: row.created for row in rows}
    for wish in wishes:
        table = wish.table
        if table is None:
            table = await _find_table(database, wish, rows)
            if table is None or not await table_wishes.take(database, wish.id, table):
                continue
        if table in created:
            await notices.plan(database, table, wish.guest, WISH, created[table], time.time())
        else:
            await table_wishes.reopen(database, wish.guest, table)


async def _find_table(database: Database, wish: Wish, rows: Iterable[StoredRow]) -> str | None:
    """Return the first table for a wish, if any. Guests hear nothing of tables of people whom they blocked."""
    for row in rows:
        if row.game != wish.game:
            continue
        seats = len(row.summary["seats"])
        known = await player_history.latest_ratings(database, row.game, seats, [wish.guest])
        points = (Rating(known[0].mu, known[0].sigma) if known else start_rating()).points
        if fits(wish, row, points) and not await friends.is_blocked(database, wish.guest, row.host):
            return str(row.id)
    return None
