"""Mistakes that guests practise: each comes again after some days, later and later while it is solved."""

from __future__ import annotations

import secrets

from sqlalchemy import delete, func, select, update

from ..core.repetition_boxes import MOST_OF_GUEST, due_again, next_box
from ..json_types import JsonObject
from . import schema
from .database import Database, Rows, StoredRow


async def add(
    database: Database, guest: str, source: str, game: str, position: str, decision: JsonObject, now: float
) -> None:
    """Put a mistake into the first box, unless it is in a box already; `source` names the mistake."""
    r = schema.study.repetitions
    count = await database.read(select(func.count()).select_from(r).where(r.c.guest == guest))
    if count[0][0] >= MOST_OF_GUEST:
        return
    new = database.upsert(r).on_conflict_do_nothing(index_elements=["guest", "source"])
    row = {"id": secrets.token_urlsafe(9), "guest": guest, "source": source, "game": game, "position": position}
    await database.write((new, {**row, "decision": decision, "box": 0, "due": due_again(0, now)}))


async def list_of_guest(database: Database, guest: str, game: str) -> Rows:
    """Return id, box and time of a guest's mistakes in a game, the next due first."""
    r = schema.study.repetitions.c
    query = select(r.id, r.box, r.due).where(r.guest == guest, r.game == game).order_by(r.due, r.id)
    return await database.read(query)


async def find(database: Database, guest: str, repetition: str) -> StoredRow | None:
    """Return what a guest practises by its id."""
    r = schema.study.repetitions
    rows = await database.read(select(r).where(r.c.id == repetition, r.c.guest == guest))
    return rows[0] if rows else None


async def put_off(database: Database, row: StoredRow, now: float) -> None:
    """Postpone a due mistake that cannot be shown, so the others come first."""
    r = schema.study.repetitions
    if row.due <= now:
        due = due_again(row.box, now)
        await database.write((update(r).where(r.c.id == row.id, r.c.due == row.due).values(due=due), None))


async def move(database: Database, row: StoredRow, solved: bool, now: float) -> None:
    """Move a due mistake to another box. After the last box it is learned, and deleted.

    If two tries arrive at once, one counts: the box must still be the one that was read.
    """
    r, box = schema.study.repetitions, next_box(row.box, solved)
    same = (r.c.id == row.id, r.c.box == row.box, r.c.due == row.due)
    if row.due > now:
        return
    if box is None:
        await database.write((delete(r).where(*same), None))
        return
    due = due_again(box, now)
    await database.write((update(r).where(*same).values(box=box, due=due), None))
