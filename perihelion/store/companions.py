"""Games that guests play at a real table and enter."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, delete, insert, select, update

from . import schema
from .database import Database

MOST_OF_GUEST = 60
"""How many a guest may keep."""


async def list_of_guest(database: Database, guest: str) -> Sequence[Row[Any]]:
    """Return a guest's games without their moves, the last changed first."""
    c = schema.study.companions.c
    query = select(c.id, c.game, c.names, c.ended, c.changed).where(c.guest == guest).order_by(c.changed.desc())
    return await database.read(query)


async def find(database: Database, companion: str, guest: str) -> Row[Any] | None:
    """Return a game of a guest by its id."""
    c = schema.study.companions
    rows = await database.read(select(c).where(c.c.id == companion, c.c.guest == guest))
    return rows[0] if rows else None


async def add(database: Database, guest: str, game: str, **values: Any) -> str:
    """Keep a new game, and return its id."""
    made = secrets.token_urlsafe(12)
    row = {"id": made, "guest": guest, "game": game, "ended": False, "changed": time.time(), **values}
    await database.write((insert(schema.study.companions), row))
    return made


async def change(database: Database, companion: str, **values: Any) -> None:
    """Keep other moves, or that the game was ended."""
    c = schema.study.companions
    await database.write((update(c).where(c.c.id == companion).values(**values, changed=time.time()), None))


async def remove(database: Database, companion: str) -> None:
    """Delete a game, and its report."""
    c, reports = schema.study.companions, schema.study.reports
    await database.write(
        (delete(reports).where(reports.c.companion == companion), None), (delete(c).where(c.c.id == companion), None)
    )
