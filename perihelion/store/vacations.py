"""The vacations of guests: when their clocks stand still."""

from __future__ import annotations

from sqlalchemy import insert, select, update

from . import schema
from .database import Database


async def list_of_guest(database: Database, guest: str) -> list[tuple[float, float]]:
    """Return all vacations of a guest, the first one first."""
    v = schema.guests.vacations.c
    rows = await database.read(select(v.begins, v.ends).where(v.guest == guest).order_by(v.begins))
    return [(row.begins, row.ends) for row in rows]


async def add(database: Database, guest: str, begins: float, ends: float) -> None:
    """Store a new vacation."""
    await database.write((insert(schema.guests.vacations), {"guest": guest, "begins": begins, "ends": ends}))


async def end(database: Database, guest: str, now: float) -> None:
    """End the vacation of now."""
    v = schema.guests.vacations.c
    running = (v.guest == guest, v.begins <= now, v.ends > now)
    await database.write((update(schema.guests.vacations).where(*running).values(ends=now), None))
