"""How guests did at puzzles: one record for each guest and game, as JSON."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from . import schema
from .database import Database


async def find(database: Database, guest: str, game: str) -> dict[str, Any]:
    """Return the record of a guest; empty where there is none."""
    r = schema.puzzle_records.c
    rows = await database.read(select(r.record).where(r.guest == guest, r.game == game))
    return dict(rows[0].record) if rows else {}


async def save(database: Database, guest: str, game: str, record: dict[str, Any]) -> None:
    """Keep the record of a guest."""
    new = database.upsert(schema.puzzle_records)
    stored = new.on_conflict_do_update(index_elements=["guest", "game"], set_={"record": new.excluded.record})
    await database.write((stored, {"guest": guest, "game": game, "record": record}))
