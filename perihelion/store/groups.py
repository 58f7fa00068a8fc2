"""Private groups: who belongs to them, and the secret link that lets guests in.

The longest-standing member is the head of a group: at first its founder, then the next one. A group without members is
deleted.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import Executable

from . import schema
from .database import Database
from .statement import Statement


@dataclass(frozen=True)
class Group:
    """A group. `token` is the secret part of its link."""

    id: str
    name: str
    token: str
    created: float


@dataclass(frozen=True)
class Member:
    """A member of a group. `id` names the member to the others, without the id of the guest."""

    id: str
    group: str
    guest: str
    since: float


def new_token() -> str:
    """Return a name that cannot be guessed."""
    return secrets.token_urlsafe(15)


async def create(database: Database, name: str, guest: str) -> str:
    """Create a group with its first member. Return its id."""
    group, now = new_token(), time.time()
    row = {"id": group, "name": name, "token": new_token(), "created": now}
    await database.write((insert(schema.groups.groups), row), _joining(group, guest, now))
    return group


def _joining(group: str, guest: str, now: float) -> Statement:
    return insert(schema.groups.group_members), {
        "id": secrets.token_urlsafe(9),
        "group": group,
        "guest": guest,
        "since": now,
    }


async def find(database: Database, group: str, guest: str) -> Group | None:
    """Return a group if the guest belongs to it; otherwise None."""
    g, m = schema.groups.groups.c, schema.groups.group_members.c
    mine = exists().where(m.group == g.id, m.guest == guest)
    return await _find(database, select(schema.groups.groups).where(g.id == group, mine))


async def find_by_token(database: Database, token: str) -> Group | None:
    """Return the group that a link leads to."""
    return await _find(database, select(schema.groups.groups).where(schema.groups.groups.c.token == token))


async def _find(database: Database, query: Executable) -> Group | None:
    rows = await database.read(query)
    return Group(**rows[0]._mapping) if rows else None


async def list_of_guest(database: Database, guest: str) -> list[Group]:
    """Return the groups of a guest, by name."""
    g, m = schema.groups.groups.c, schema.groups.group_members.c
    query = select(schema.groups.groups).join(schema.groups.group_members, m.group == g.id).where(m.guest == guest)
    return [Group(**row._mapping) for row in await database.read(query.order_by(g.name, g.id))]


async def list_members(database: Database, group: str) -> list[Member]:
    """Return the members of a group; the first one is its head."""
    m = schema.groups.group_members.c
    rows = await database.read(select(schema.groups.group_members).where(m.group == group).order_by(m.since, m.id))
    return [Member(**row._mapping) for row in rows]


async def join(database: Database, group: str, guest: str) -> None:
    """Add a guest; a member keeps their place."""
    with suppress(IntegrityError):
        await database.write(_joining(group, guest, time.time()))


async def leave(database: Database, group: str, guest: str) -> None:
    """Remove a guest."""
    m = schema.groups.group_members.c
    gone = delete(schema.groups.group_members).where(m.group == group, m.guest == guest)
    await database.write((gone, None), *forget_empty())


async def move(database: Database, old: str, new: str) -> None:
    """Let a guest take the place of another in all groups; if both are members, the earlier place is kept."""
    m, members = schema.groups.group_members.c, schema.groups.group_members
    rows = await database.read(select(members).where(m.guest.in_((old, new))))
    known = {row.group: row for row in rows if row.guest == new}
    statements: list[Statement] = []
    for row in (row for row in rows if row.guest == old):
        both = known.get(row.group)
        if both is None:
            statements.append((update(members).where(m.id == row.id).values(guest=new), None))
            continue
        since = min(row.since, both.since)
        statements.append((delete(members).where(m.id == row.id), None))
        statements.append((update(members).where(m.id == both.id).values(since=since), None))
    if statements:
        await database.write(*statements)


async def remove(database: Database, member: Member) -> None:
    """Remove a member, and change the link, because they know the old one."""
    m = schema.groups.group_members.c
    await database.write((delete(schema.groups.group_members).where(m.id == member.id), None), _renewal(member.group))


async def renew_link(database: Database, group: str) -> None:
    """Change the link; nobody gets in with the old one."""
    await database.write(_renewal(group))


def _renewal(group: str) -> Statement:
    return update(schema.groups.groups).where(schema.groups.groups.c.id == group).values(token=new_token()), None


def forget_empty() -> Sequence[Statement]:
    """Return the statements that delete groups without members. What belonged to them belongs to no group then."""
    left = select(schema.groups.group_members.c.group)
    empty = select(schema.groups.groups.c.id).where(schema.groups.groups.c.id.not_in(left))
    owned = (
        schema.tables.tables,
        schema.results.results,
        schema.tournaments.tournaments,
        schema.tournaments.leagues,
    )
    return [
        *((update(part).where(part.c.group.in_(empty)).values(group=None), None) for part in owned),
        (delete(schema.groups.groups).where(schema.groups.groups.c.id.not_in(left)), None),
    ]
