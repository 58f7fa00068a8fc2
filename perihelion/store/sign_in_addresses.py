"""E-mail addresses to which a guest may have a sign-in link sent. Each was confirmed before it is stored."""

from __future__ import annotations

import time

from sqlalchemy import delete, func, select

from . import schema
from .database import Database, Rows

MOST_GUESTS = 3
"""For how many guests one mail has links at most."""


async def list_of_guest(database: Database, guest: str) -> list[str]:
    """Return the addresses of a guest, the oldest first."""
    a = schema.guests.sign_in_addresses.c
    query = select(a.address).where(a.guest == guest).order_by(a.created, a.address)
    return [row.address for row in await database.read(query)]


async def add(database: Database, guest: str, address: str) -> None:
    """Store a confirmed address."""
    new = database.upsert(schema.guests.sign_in_addresses).on_conflict_do_nothing()
    await database.write((new, {"guest": guest, "address": address, "created": time.time()}))


async def remove(database: Database, guest: str, address: str) -> None:
    """Forget an address. Links that were sent there do not work any more."""
    a = schema.guests.sign_in_addresses.c
    this = delete(schema.guests.sign_in_addresses).where(a.guest == guest, a.address == address)
    await database.write((this, None), (delete(schema.guests.links).where(schema.guests.links.c.guest == guest), None))


async def find_guests(database: Database, address: str) -> Rows:
    """Return the guests who confirmed an address (`id`, `name`, `lang`, `address` as they wrote it), the latest first.

    Capital letters make no difference.
    """
    a, g = schema.guests.sign_in_addresses.c, schema.guests.guests.c
    query = select(g.id, g.name, g.lang, a.address).join(schema.guests.guests, g.id == a.guest)
    query = query.where(func.lower(a.address) == address.lower()).order_by(a.created.desc(), g.id)
    return await database.read(query.limit(MOST_GUESTS))
