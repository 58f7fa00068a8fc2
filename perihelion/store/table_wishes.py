"""Wishes to hear of a table: each leads to one notice.

A wish takes the table that was found for it, once. It ends when its notice was sent, and waits again if the table was
full before that.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update

from ..json_types import JsonObject
from . import schema
from .database import Database

KEPT_SECONDS = 60 * 86_400.0
"""How long a wish waits."""

W = schema.friends.table_wishes


@dataclass(frozen=True)
class Wish:
    """A kind of table that a guest wants to hear of. `table` is the one that was found."""

    id: str
    guest: str
    game: str
    options: JsonObject
    seats: int | None
    pace: str
    rated: bool | None
    level: str
    created: float
    table: str | None = None


async def add(database: Database, guest: str, wish: Mapping[str, object]) -> None:
    """Store a wish: game, options, seats, pace, rated, level."""
    row = {"id": secrets.token_urlsafe(9), "guest": guest, "created": time.time(), "table": None, **wish}
    await database.write((insert(W), row))


async def count(database: Database, guest: str) -> int:
    """Return how many wishes a guest has."""
    return int((await database.read(select(func.count()).where(W.c.guest == guest)))[0][0])


async def list_of_guest(database: Database, guest: str) -> list[Wish]:
    """Return the wishes of a guest, the oldest first."""
    rows = await database.read(select(W).where(W.c.guest == guest).order_by(W.c.created, W.c.id))
    return [Wish(**row._mapping) for row in rows]


async def remove(database: Database, guest: str, wish: str) -> None:
    """Remove a wish of a guest."""
    await database.write((delete(W).where(W.c.id == wish, W.c.guest == guest), None))


async def list_all(database: Database) -> list[Wish]:
    """Return all wishes, the oldest first."""
    return [Wish(**row._mapping) for row in await database.read(select(W).order_by(W.c.created, W.c.id))]


async def take(database: Database, wish: str, table: str) -> bool:
    """Give a wish the table that was found for it. Return False if another process was first."""
    free = update(W).where(W.c.id == wish, W.c.table.is_(None)).values(table=table)
    return bool((await database.write((free, None)))[0])


async def end(database: Database, guest: str, table: str) -> None:
    """Remove the wishes that led to a notice about a table."""
    await database.write((delete(W).where(W.c.guest == guest, W.c.table == table), None))


async def reopen(database: Database, guest: str, table: str) -> None:
    """Let wishes wait again: the table was full before the notice was sent."""
    await database.write((update(W).where(W.c.guest == guest, W.c.table == table).values(table=None), None))


async def drop_old(database: Database, now: float) -> None:
    """Delete wishes that nothing came of."""
    await database.write((delete(W).where(W.c.created < now - KEPT_SECONDS), None))
