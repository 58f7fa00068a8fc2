"""What guests want to be told: their channels, when they want it, and the tables that are muted."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from . import schema
from .database import Database

PUSH = "push"
"""The kind of a browser that gets notices by Web Push; others are mail addresses and web hooks."""


@dataclass(frozen=True)
class Channel:
    """Where notices of a guest go."""

    guest: str
    kind: str
    address: str
    site: str
    lang: str
    keys: dict[str, str] = field(default_factory=dict)
    id: str = field(default_factory=lambda: secrets.token_urlsafe(12))
    created: float = field(default_factory=time.time)
    device: str = ""
    """Which device of the guest a browser is."""


@dataclass(frozen=True)
class NoticeTimes:
    """Quiet hours in minutes after midnight; begin and end are equal if there are none.

    `digest` is when one message a day comes instead of one for each turn; None: as turns come.
    """

    zone: str = "UTC"
    begin: int = 0
    end: int = 0
    digest: int | None = None


_c = schema.notices.notice_channels.c
CHANNELS = select(schema.notices.notice_channels).where(_c.guest == bindparam("of")).order_by(_c.created, _c.id)


async def list_channels(database: Database, guest: str) -> list[Channel]:
    """Return the channels of a guest, the oldest first."""
    rows = await database.read((CHANNELS, {"of": guest}))
    return [Channel(**row._asdict()) for row in rows]


async def find_reachable(database: Database, guests: Collection[str]) -> frozenset[str]:
    """Return those of these guests who have a channel."""
    c = schema.notices.notice_channels.c
    return frozenset(row.guest for row in await database.read(select(c.guest).where(c.guest.in_(guests)).distinct()))


async def add_channel(database: Database, channel: Channel) -> None:
    """Store a channel. A browser belongs to the guest who used it last; a guest has each address once."""
    c = schema.notices.notice_channels.c
    before = delete(schema.notices.notice_channels).where(c.address == channel.address, c.kind == channel.kind)
    if channel.kind != PUSH:
        before = before.where(c.guest == channel.guest)
    row: dict[str, object] = {column.name: getattr(channel, column.name) for column in c}
    await database.write((before, None), (insert(schema.notices.notice_channels), row))


async def remove_channel(database: Database, guest: str, channel: str) -> None:
    """Forget a channel of a guest."""
    c = schema.notices.notice_channels.c
    await database.write((delete(schema.notices.notice_channels).where(c.id == channel, c.guest == guest), None))


async def load_times(database: Database, guest: str) -> NoticeTimes:
    """Return when a guest wants notices, and when not."""
    s = schema.notices.notice_settings.c
    rows = await database.read(select(s.zone, s.quiet_from, s.quiet_until, s.digest).where(s.guest == guest))
    return NoticeTimes(*tuple(rows[0])) if rows else NoticeTimes()


async def save_times(database: Database, guest: str, times: NoticeTimes) -> None:
    """Store when a guest wants notices, and when not."""
    values = {"zone": times.zone, "quiet_from": times.begin, "quiet_until": times.end, "digest": times.digest}
    new = database.upsert(schema.notices.notice_settings)
    stored = new.on_conflict_do_update(index_elements=["guest"], set_={name: new.excluded[name] for name in values})
    await database.write((stored, {"guest": guest, **values}))


async def list_muted(database: Database, guest: str) -> frozenset[str]:
    """Return the tables of which a guest wants no notices."""
    m = schema.notices.notice_mutes.c
    return frozenset(row.table for row in await database.read(select(m.table).where(m.guest == guest)))


async def mute(database: Database, guest: str, table: str, muted: bool) -> None:
    """Mute a table for a guest, or no longer."""
    m = schema.notices.notice_mutes.c
    if not muted:
        await database.write((delete(schema.notices.notice_mutes).where(m.table == table, m.guest == guest), None))
        return
    with suppress(IntegrityError):  # it is muted already
        await database.write((insert(schema.notices.notice_mutes), {"table": table, "guest": guest}))
