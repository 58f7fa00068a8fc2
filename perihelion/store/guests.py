"""Guests: a name, a language, and links that open the same guest on another device."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from . import schema
from .database import Database

LINK_SECONDS = 3600.0

_g, _p = schema.guests.guests.c, schema.tables.players.c
FIND = select(_g.id, _g.name, _g.named, _g.lang).where(_g.id == bindparam("guest"))
NAMES_AT = select(_g.id, _g.name).join(schema.tables.players, _p.guest == _g.id).where(_p.table == bindparam("of"))
"""The names of all stored guests who ever sat at a table, or made it."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person who has visited, with or without an account.

    `named`: a person chose the name. `lang` is empty as long as the browser's language is used.
    """

    id: str
    name: str
    named: bool = False
    lang: str = ""


async def load_key(database: Database, name: str) -> bytes:
    """Return a key of this server, created on first use."""
    query = select(schema.guests.secrets.c.value).where(schema.guests.secrets.c.name == name)
    rows = await database.read(query)
    if not rows:
        with suppress(IntegrityError):  # another process was first
            await database.write((insert(schema.guests.secrets), {"name": name, "value": secrets.token_bytes(32)}))
        rows = await database.read(query)
    return bytes(rows[0][0])


async def find(database: Database, guest: str) -> Guest | None:
    """Return the guest with this id."""
    rows = await database.read((FIND, {"guest": guest}))
    return Guest(*tuple(rows[0])) if rows else None


async def find_names(database: Database, ids: Collection[str]) -> dict[str, str]:
    """Return the name of each of these guests; "" for an unknown one."""
    g = schema.guests.guests.c
    rows = await database.read(select(g.id, g.name).where(g.id.in_(list(ids)))) if ids else []
    return dict.fromkeys(ids, "") | {row.id: row.name for row in rows}


async def save(database: Database, guest: Guest) -> None:
    """Store a guest, new or changed."""
    values: dict[str, object] = {"name": guest.name, "named": guest.named, "lang": guest.lang}
    new = database.upsert(schema.guests.guests)
    stored = new.on_conflict_do_update(index_elements=["id"], set_={name: new.excluded[name] for name in values})
    row = {"id": guest.id, "created": time.time(), **values}
    await database.write((stored, row), *database.tell("guest", guest.id))


async def make_link(database: Database, guest: str, seconds: float = LINK_SECONDS) -> str:
    """Return a token that opens this guest once, within an hour unless another time is given."""
    token, now = secrets.token_urlsafe(24), time.time()
    expired = delete(schema.guests.links).where(schema.guests.links.c.expires < now)
    row = {"hash": _hash(token), "guest": guest, "expires": now + seconds}
    await database.write((expired, None), (insert(schema.guests.links), row))
    return token


async def find_link(database: Database, token: str) -> Guest | None:
    """Return the guest that a token opens, without using it."""
    link = schema.guests.links.c
    rows = await database.read(select(link.guest).where(link.hash == _hash(token), link.expires >= time.time()))
    return await find(database, rows[0][0]) if rows else None


async def use_link(database: Database, token: str) -> Guest | None:
    """Return the guest that a token opens; it works once."""
    guest = await find_link(database, token)
    if guest is None:
        return None
    used = await database.write((delete(schema.guests.links).where(schema.guests.links.c.hash == _hash(token)), None))
    return guest if used[0] else None


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
