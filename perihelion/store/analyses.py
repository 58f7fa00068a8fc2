"""Analyses that guests keep: the position at which one begins, and its tree of moves."""

from __future__ import annotations

import secrets
import time

from sqlalchemy import delete, insert, select, update

from ..json_types import JsonObject
from . import schema
from .database import Database, Rows, StoredRow

MOST_OF_GUEST = 100
"""Limit for each guest."""


async def list_of_guest(database: Database, guest: str) -> Rows:
    """Return id, game, title and time of a guest's analyses, the last changed first."""
    a = schema.study.analyses.c
    query = select(a.id, a.game, a.title, a.changed).where(a.guest == guest).order_by(a.changed.desc())
    return await database.read(query)


async def find(database: Database, analysis: str) -> StoredRow | None:
    """Return an analysis by its id."""
    a = schema.study.analyses
    rows = await database.read(select(a).where(a.c.id == analysis))
    return rows[0] if rows else None


async def add(database: Database, guest: str, game: str, title: str, start: JsonObject, nodes: list[JsonObject]) -> str:
    """Keep a new analysis, and return its id."""
    made = secrets.token_urlsafe(12)
    row = {"id": made, "guest": guest, "game": game, "title": title, "start": start, "nodes": nodes}
    await database.write((insert(schema.study.analyses), {**row, "changed": time.time()}))
    return made


async def change(database: Database, analysis: str, **values: object) -> None:
    """Give an analysis another title, or other nodes."""
    a = schema.study.analyses
    await database.write((update(a).where(a.c.id == analysis).values(**values, changed=time.time()), None))


async def remove(database: Database, analysis: str) -> None:
    """Delete an analysis."""
    a = schema.study.analyses
    await database.write((delete(a).where(a.c.id == analysis), None))
