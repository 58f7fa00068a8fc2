"""The devices of a guest: the browsers in which they are signed in, and how one of them is signed out.

The browser in which a guest was created has the id FIRST and is signed in until it is removed. Every other device is
signed in as long as it has a row.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, select, update

from . import schema
from .database import Database
from .notice_settings import PUSH
from .statement import Statement

FIRST = ""
"""The device whose cookie names only the guest."""


@dataclass(frozen=True, slots=True)
class Device:
    """A browser of a guest. `name` is its family and system; `removed` is only stored of the first device."""

    guest: str
    id: str
    name: str
    created: float
    seen: float
    removed: bool = False


_d = schema.guests.devices.c
LIST = select(schema.guests.devices).where(_d.guest == bindparam("of")).order_by(_d.seen.desc())


async def list_devices(database: Database, guest: str) -> dict[str, Device]:
    """Return the devices of a guest by id, the most recently seen first."""
    rows = await database.read((LIST, {"of": guest}))
    return {row.id: Device(**row._asdict()) for row in rows}


async def add(database: Database, guest: str, name: str) -> str:
    """Sign a guest in on a new device. Return its id."""
    now, device = time.time(), secrets.token_urlsafe(12)
    row = {"guest": guest, "id": device, "name": name, "created": now, "seen": now, "removed": False}
    await database.write((insert(schema.guests.devices), row))
    return device


async def note_seen(database: Database, guest: str, device: str, name: str) -> None:
    """Record that a device was seen. A device that was removed meanwhile stays removed."""
    d, now = schema.guests.devices.c, time.time()
    this = update(schema.guests.devices).where(d.guest == guest, d.id == device, ~d.removed)
    statements: list[Statement] = [(this.values(name=name, seen=now), None)]
    if device == FIRST:
        new = database.upsert(schema.guests.devices).on_conflict_do_nothing()
        row = {"guest": guest, "id": FIRST, "name": name, "created": now, "seen": now, "removed": False}
        statements.append((new, row))
    await database.write(*statements)


async def remove(database: Database, guest: str, device: str) -> None:
    """Sign a guest out on a device. Links made there stop working, and so do its notices."""
    d, c = schema.guests.devices.c, schema.notices.notice_channels.c
    statements: list[Statement] = [
        (delete(schema.guests.devices).where(d.guest == guest, d.id == device), None),
        (delete(schema.guests.links).where(schema.guests.links.c.guest == guest), None),
        (delete(schema.notices.notice_channels).where(c.guest == guest, c.kind == PUSH, c.device == device), None),
    ]
    if device == FIRST:
        row = {"guest": guest, "id": FIRST, "name": "", "created": 0.0, "seen": 0.0, "removed": True}
        statements.append((insert(schema.guests.devices), row))
    await database.write(*statements, *database.tell("device", guest, device))
