"""Games that guests play at a real table and enter."""

from __future__ import annotations

import secrets
import time

from sqlalchemy import delete, insert, select, update

from . import schema
from .database import Database, Rows, StoredRow

MOST_OF_GUEST = 60
"""Limit for each guest."""
MESSAGE = "companion"
"""The kind of message with which processes tell each other that a game has changed."""


async def list_of_guest(database: Database, guest: str) -> Rows:
    """Return a guest's games without their moves, the last changed first."""
    c = schema.study.companions.c
    query = select(c.id, c.game, c.names, c.ended, c.changed).where(c.guest == guest).order_by(c.changed.desc())
    return await database.read(query)


async def find(database: Database, companion: str, guest: str) -> StoredRow | None:
    """Return a game of a guest by its id."""
    c = schema.study.companions
    rows = await database.read(select(c).where(c.c.id == companion, c.c.guest == guest))
    return rows[0] if rows else None


async def find_watched(database: Database, watch: str) -> StoredRow | None:
    """Return a game by the secret part of the link with which others watch it."""
    c = schema.study.companions
    rows = await database.read(select(c).where(c.c.watch == watch))
    return rows[0] if rows else None


async def add(database: Database, guest: str, game: str, **values: object) -> str:
    """Keep a new game, and return its id."""
    made = secrets.token_urlsafe(12)
    row = {"id": made, "guest": guest, "game": game, "ended": False, "changed": time.time(), **values}
    await database.write((insert(schema.study.companions), row))
    return made


async def change(database: Database, companion: str, **values: object) -> None:
    """Store changed moves, or that the game was ended."""
    c = schema.study.companions
    changed = update(c).where(c.c.id == companion).values(**values, changed=time.time()), None
    await database.write(changed, *database.tell(MESSAGE, companion))


async def set_watch(database: Database, companion: str, watch: str | None, delay: str | None) -> None:
    """Let others watch a game, or no longer (None). Its report stays as it is."""
    c = schema.study.companions
    changed = update(c).where(c.c.id == companion).values(watch=watch, delay=delay), None
    await database.write(changed, *database.tell(MESSAGE, companion))


async def remove(database: Database, companion: str) -> None:
    """Delete a game, and its report."""
    c, reports = schema.study.companions, schema.study.reports
    await database.write(
        (delete(reports).where(reports.c.companion == companion), None),
        (delete(c).where(c.c.id == companion), None),
        *database.tell(MESSAGE, companion),
    )
