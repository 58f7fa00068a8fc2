"""Whose chat a guest does not want to read."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from . import schema
from .database import Database

LIST = select(schema.guests.blocks.c.blocked).where(schema.guests.blocks.c.guest == bindparam("of"))


async def list_of_guest(database: Database, guest: str) -> frozenset[str]:
    """Return the guests whom this one has blocked."""
    return frozenset(row.blocked for row in await database.read((LIST, {"of": guest})))


async def add(database: Database, guest: str, blocked: str) -> None:
    """Block a guest; a second call changes nothing."""
    with suppress(IntegrityError):
        await database.write((insert(schema.guests.blocks), {"guest": guest, "blocked": blocked}))


async def clear(database: Database, guest: str) -> None:
    """Remove all blocks of a guest."""
    await database.write((delete(schema.guests.blocks).where(schema.guests.blocks.c.guest == guest), None))
