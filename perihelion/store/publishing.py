"""Who allows that finished public games are published, and which games all their people allow."""

from __future__ import annotations

import time

from sqlalchemy import delete, select

from . import schema
from .database import Database, Rows


async def find_consent(database: Database, guest: str) -> float | None:
    """Return since when a guest agrees; None if they do not."""
    p = schema.publishing.publishing.c
    rows = await database.read(select(p.since).where(p.guest == guest))
    return rows[0].since if rows else None


async def set_consent(database: Database, guest: str, agreed: bool) -> None:
    """Store that a guest agrees from now on, or no longer. Agreeing a second time does not change the time."""
    table = schema.publishing.publishing
    if not agreed:
        await database.write((delete(table).where(table.c.guest == guest), None))
        return
    new = database.upsert(table).on_conflict_do_nothing(index_elements=["guest"])
    await database.write((new, {"guest": guest, "since": time.time()}))


async def list_publishable(database: Database, begin: float, end: float) -> Rows:
    """Return id, game and time of the tables that ended in a span of time and may be published, by id.

    They are public and belong to no group. All guests of the table, past ones and the host included, agreed before it
    was created.
    """
    t, p, agreed = schema.tables.tables.c, schema.tables.players.c, schema.publishing.publishing.c
    willing = select(agreed.guest).where(agreed.guest == p.guest, agreed.since <= t.created).exists()
    unwilling = select(p.guest).where(p.table == t.id, ~willing).correlate(schema.tables.tables).exists()
    anybody = select(p.guest).where(p.table == t.id).correlate(schema.tables.tables).exists()
    ended = (~t.open, t.changed >= begin, t.changed < end)
    query = select(t.id, t.game, t.changed).where(t.public, t.group.is_(None), *ended, anybody, ~unwilling)
    return await database.read(query.order_by(t.id))
