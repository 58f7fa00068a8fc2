"""Reviews: what a leader shows of a finished game, and who looks at it, at any process."""

from __future__ import annotations

import secrets
import time

from sqlalchemy import String, cast, delete, insert, select, update

from ..json_types import JsonObject
from ..table.review import Review
from . import schema
from .database import Database
from .processes import ALIVE
from .statement import Statement

KEPT_SECONDS = 7 * 24 * 3600.0
"""How long a review is kept after its last change."""
MESSAGE = "review"
"""The kind of message that tells other processes that a review changed."""

_reviews, _guests = schema.reviews.reviews, schema.reviews.review_guests


async def add(database: Database, table: str, leader: str, view: JsonObject) -> str:
    """Store a new review, and return its id."""
    made = secrets.token_urlsafe(12)
    row = {"id": made, "table": table, "leader": leader, "number": 0, "view": view, "suggestions": []}
    await database.write((insert(_reviews), {**row, "changed": time.time()}))
    return made


async def find(database: Database, review: str) -> tuple[Review, list[str]] | None:
    """Return a review, and the guests who look at it, in the order of their ids; None if there is none."""
    here = select(_guests.c.guest).where(_guests.c.review == review).distinct().order_by(_guests.c.guest)
    if database.shared:
        here = here.where(cast(_guests.c.process, String).in_(ALIVE))
    rows, guests = await database.read_together(select(_reviews).where(_reviews.c.id == review), here)
    if not rows:
        return None
    row = rows[0]
    found = Review(row.id, row.table, row.leader, row.number, row.view, tuple(row.suggestions))
    return found, [each.guest for each in guests]


async def store(database: Database, review: Review) -> bool:
    """Store the next state of a review. Return False if another change came first."""
    values = {"leader": review.leader, "number": review.number, "view": review.view, "changed": time.time()}
    change = update(_reviews).where(_reviews.c.id == review.id, _reviews.c.number == review.number - 1)
    statement = change.values(**values, suggestions=list(review.suggestions))
    touched = await database.write((statement, None), *database.tell(MESSAGE, review.id))
    return bool(touched[0])


async def note(database: Database, review: Review, guest: str, process: int, here: bool) -> None:
    """Store that a guest looks at a review through a process, or no longer."""
    g = _guests.c
    row = {"table": review.table, "review": review.id, "guest": guest, "process": process}
    change: list[Statement] = [
        (delete(_guests).where(g.review == review.id, g.guest == guest, g.process == process), None)
    ]
    if here:
        change.append((insert(_guests), row))
    await database.write(*change, *database.tell(MESSAGE, review.id))


async def forget_dead_processes(database: Database) -> None:
    """Forget the guests of processes that have ended without a word."""
    dead = delete(_guests)
    if database.shared:
        dead = dead.where(cast(_guests.c.process, String).not_in(ALIVE))
    await database.write((dead, None))


def forget_old(now: float) -> Statement:
    """Return the statement that deletes old reviews."""
    return delete(_reviews).where(_reviews.c.changed < now - KEPT_SECONDS), None
