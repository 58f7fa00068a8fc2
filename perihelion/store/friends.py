"""Friends: who wants whom, who may be found by name, and who is here.

A row says that one guest wants another as a friend. Two guests are friends if each has such a row and neither blocked
the other.
"""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import Executable

from . import schema
from .database import Database, Rows
from .statement import Statement

HERE_SECONDS = 150.0
"""A guest who was seen within this time is here."""
MOST_FOUND = 10

F, S = schema.friends.friends, schema.friends.friend_settings


@dataclass(frozen=True)
class FriendSettings:
    """What a guest chose. `handle` names the guest to others, `token` is the secret part of the link."""

    guest: str
    handle: str
    token: str
    findable: bool = False
    visible: bool = False
    seen: float = 0.0


@dataclass(frozen=True)
class Relation:
    """A guest whom I asked, who asked me, or both. `seen`: when the guest was last here, 0 for one who hides it."""

    guest: str
    handle: str
    name: str
    asked: bool
    asks: bool
    seen: float

    @property
    def agreed(self) -> bool:
        """Whether both want it."""
        return self.asked and self.asks


async def load_settings(database: Database, guest: str) -> FriendSettings:
    """Return the settings of a guest; they are made when they are first needed."""
    query = select(S).where(S.c.guest == guest)
    rows = await database.read(query)
    if not rows:
        made = FriendSettings(guest, secrets.token_urlsafe(9), secrets.token_urlsafe(15))
        with suppress(IntegrityError):  # another request was first
            await database.write((insert(S), asdict(made)))
        rows = await database.read(query)
    return FriendSettings(**rows[0]._mapping)


async def change_settings(database: Database, guest: str, *, findable: bool, visible: bool) -> None:
    """Choose whether others find the guest by name, and whether friends see when the guest is here."""
    values: dict[str, object] = {"findable": findable, "visible": visible}
    if not visible:
        values["seen"] = 0.0
    await database.write((update(S).where(S.c.guest == guest).values(**values), None))


async def renew_link(database: Database, guest: str) -> None:
    """Change the link; the old one makes no friends any more."""
    await database.write((update(S).where(S.c.guest == guest).values(token=secrets.token_urlsafe(15)), None))


async def is_visible(database: Database, guest: str) -> bool:
    """Return whether friends may see when this guest is here."""
    return bool(await database.read(select(S.c.guest).where(S.c.guest == guest, S.c.visible)))


async def note_seen(database: Database, guest: str, now: float) -> None:
    """Store that a guest is here, if friends may see it."""
    await database.write((update(S).where(S.c.guest == guest, S.c.visible).values(seen=now), None))


async def find_by_token(database: Database, token: str) -> FriendSettings | None:
    """Return the guest whose link this is."""
    return await _find(database, select(S).where(S.c.token == token))


async def find_by_handle(database: Database, handle: str) -> FriendSettings | None:
    """Return the guest with this handle."""
    return await _find(database, select(S).where(S.c.handle == handle))


async def _find(database: Database, query: Executable) -> FriendSettings | None:
    rows = await database.read(query)
    return FriendSettings(**rows[0]._mapping) if rows else None


async def find_by_name(database: Database, name: str, guest: str) -> Rows:
    """Return guests with this name who want to be found, without those who blocked this one or are blocked."""
    g = schema.guests.guests.c
    query = select(S.c.handle, g.id, g.name).join(S, S.c.guest == g.id)
    query = query.where(S.c.findable, func.lower(g.name) == name.lower(), g.id != guest, ~_blocked(g.id, guest))
    return await database.read(query.order_by(g.created, g.id).limit(MOST_FOUND))


def _blocked(other: ColumnElement[str], guest: str) -> ColumnElement[bool]:
    """Return the condition that one of two guests blocked the other."""
    b = schema.guests.blocks.c
    return exists().where(or_(and_(b.guest == guest, b.blocked == other), and_(b.guest == other, b.blocked == guest)))


async def list_relations(database: Database, guest: str) -> list[Relation]:
    """Return everybody whom a guest asked or who asks the guest, by name.

    A guest who is blocked asks in vain: only their own row remains, and the other one does not see it.
    """
    f, g, b = F.c, schema.guests.guests.c, schema.guests.blocks.c
    mine = select(f.friend.label("other"), f.since).where(f.guest == guest)
    theirs = select(f.guest.label("other"), f.since).where(f.friend == guest)
    found: dict[str, list[bool]] = {}
    for column, query in enumerate((mine, theirs)):
        for row in await database.read(query):
            found.setdefault(row.other, [False, False])[column] = True
    hidden = {row.blocked for row in await database.read(select(b.blocked).where(b.guest == guest))}
    people = select(g.id, g.name, S.c.handle, S.c.seen, S.c.visible).join(S, S.c.guest == g.id)
    relations = []
    for row in await database.read(people.where(g.id.in_(list(found)))) if found else []:
        asked, asks = found[row.id]
        asks = asks and row.id not in hidden
        if asked or asks:
            seen = row.seen if row.visible and asked and asks else 0.0
            relations.append(Relation(row.id, row.handle, row.name, asked, asks, seen))
    return sorted(relations, key=lambda one: (one.name.lower(), one.handle))


async def are_friends(database: Database, guest: str, other: str) -> bool:
    """Return whether both want to be friends, and neither blocked the other."""
    f = F.c
    both = or_(and_(f.guest == guest, f.friend == other), and_(f.guest == other, f.friend == guest))
    rows = await database.read(select(f.guest).where(both))
    return len(rows) == 2 and not await is_blocked(database, guest, other)


async def is_blocked(database: Database, guest: str, other: str) -> bool:
    """Return whether one of two guests blocked the other."""
    b = schema.guests.blocks.c
    either = or_(and_(b.guest == guest, b.blocked == other), and_(b.guest == other, b.blocked == guest))
    return bool(await database.read(select(b.guest).where(either)))


async def count(database: Database, guest: str) -> int:
    """Return how many others a guest asked; friends are among them."""
    return int((await database.read(select(func.count()).where(F.c.guest == guest)))[0][0])


async def ask(database: Database, guest: str, other: str) -> None:
    """Store that a guest wants another as a friend; a second call changes nothing."""
    with suppress(IntegrityError):
        await database.write(_asking(guest, other))


async def befriend(database: Database, guest: str, other: str) -> None:
    """Make two guests friends: one gave the other a link."""
    for one, two in ((guest, other), (other, guest)):
        await ask(database, one, two)


def _asking(guest: str, other: str) -> Statement:
    return insert(F), {"guest": guest, "friend": other, "since": time.time()}


async def part(database: Database, guest: str, other: str) -> None:
    """End a friendship, withdraw a question, or decline one."""
    f = F.c
    both = or_(and_(f.guest == guest, f.friend == other), and_(f.guest == other, f.friend == guest))
    await database.write((delete(F).where(both), None))


async def withdraw(database: Database, guest: str, other: str) -> None:
    """Take back what a guest wanted; the other one only sees that nobody answered."""
    await database.write((delete(F).where(F.c.guest == guest, F.c.friend == other), None))


async def move(database: Database, old: str, new: str) -> None:
    """Give the friends of a guest to another guest of the same person."""
    f = F.c
    rows = await database.read(select(f.guest, f.friend, f.since).where(or_(f.guest == old, f.friend == old)))
    moved: dict[tuple[str, str], float] = {}
    for row in rows:
        guest, friend = (new if one == old else one for one in (row.guest, row.friend))
        if guest != friend:
            moved[guest, friend] = row.since
    known = database.upsert(F).on_conflict_do_nothing()
    added = [{"guest": guest, "friend": friend, "since": since} for (guest, friend), since in moved.items()]
    statements: list[Statement] = [(delete(F).where(or_(f.guest == old, f.friend == old)), None)]
    if added:
        await load_settings(database, new)
        statements.append((known, added))
    await database.write(*statements)
