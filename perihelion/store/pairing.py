"""The queue of quick pairing: who waits, and the table that a request led to.

A table and the seats of its requests are stored in one transaction. The primary key of the seats lets a request lead to
one table only: if two processes seat the same person, one of them stores nothing. A request that was withdrawn is gone,
so a foreign key refuses its seat.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from sqlalchemy import and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..json_types import JsonObject
from ..table.quick_pairing import DAYS, Choice, Waiting
from . import schema
from .database import Database
from .statement import Statement

LIVE_SECONDS = 100.0
"""A game in one sitting begins only with people whose page asked within this time. A page in the background asks once
a minute."""
KEPT_SECONDS = 14 * 86_400.0
"""How long a request for a game over days waits."""
SEATED_SECONDS = 3600.0
"""How long a request is kept after it led to a table, so that the page of the guest finds the table."""

R, T = schema.friends.pairing_requests, schema.friends.pairing_seats


@dataclass(frozen=True)
class Request:
    """A request of a guest."""

    id: str
    guest: str
    choices: list[JsonObject]
    pace: str
    rated: bool
    level: str
    contributes: bool
    asked: float
    seen: float

    @property
    def waiting(self) -> Waiting:
        """The request as pairing sees it."""
        choices = {Choice(one["game"], one["options"], one["seats"]): one["points"] for one in self.choices}
        return Waiting(self.id, self.guest, self.asked, self.pace, self.rated, self.level, choices)


async def ask(
    database: Database,
    guest: str,
    choices: Iterable[JsonObject],
    *,
    pace: str,
    rated: bool,
    level: str,
    contributes: bool,
) -> bool:
    """Store a request, which replaces an earlier one. Return False if that one led to a table at this moment."""
    now = time.time()
    row = {
        "id": secrets.token_urlsafe(12),
        "guest": guest,
        "choices": list(choices),
        "pace": pace,
        "rated": rated,
        "level": level,
        "contributes": contributes,
        "asked": now,
        "seen": now,
    }
    old = await find_table(database, guest)
    forget = delete(T).where(T.c.guest == guest, T.c.table == (old or ""))
    try:
        await database.write((forget, None), (delete(R).where(R.c.guest == guest), None), (insert(R), row))
    except IntegrityError:
        return False
    return True


async def withdraw(database: Database, guest: str) -> bool:
    """Withdraw the request of a guest. Return False if it has led to a table."""
    seated = exists().where(T.c.request == R.c.id)
    try:
        await database.write((delete(R).where(R.c.guest == guest, ~seated), None))
    except IntegrityError:  # it was seated between the query and the deletion
        return False
    return await find_table(database, guest) is None


async def find(database: Database, guest: str) -> Request | None:
    """Return the request of a guest who waits."""
    seated = exists().where(T.c.request == R.c.id)
    rows = await database.read(select(R).where(R.c.guest == guest, ~seated))
    return Request(**rows[0]._mapping) if rows else None


async def find_table(database: Database, guest: str) -> str | None:
    """Return the table that the last request of a guest led to."""
    rows = await database.read(select(T.c.table).where(T.c.guest == guest))
    return str(rows[0].table) if rows else None


async def note_seen(database: Database, guest: str) -> None:
    """Store that the page of a guest still waits."""
    await database.write((update(R).where(R.c.guest == guest).values(seen=time.time()), None))


async def list_waiting(database: Database, now: float) -> list[Request]:
    """Return the requests that can lead to a table now: none of banned guests, and no live one without its guest."""
    seated, banned = exists().where(T.c.request == R.c.id), schema.operators.restrictions.c
    out = exists().where(banned.guest == R.c.guest, banned.banned)
    here = or_(R.c.pace == DAYS, R.c.seen >= now - LIVE_SECONDS)
    rows = await database.read(select(R).where(~seated, ~out, here).order_by(R.c.asked, R.c.id))
    return [Request(**row._mapping) for row in rows]


async def list_blocks(database: Database, guests: Collection[str]) -> set[frozenset[str]]:
    """Return the pairs among these guests of whom one blocked the other."""
    b, known = schema.guests.blocks.c, list(guests)
    rows = await database.read(select(b.guest, b.blocked).where(and_(b.guest.in_(known), b.blocked.in_(known))))
    return {frozenset((row.guest, row.blocked)) for row in rows}


def seat_statements(people: Iterable[Waiting], table: str) -> list[Statement]:
    """Return the statements that seat people at a new table; they belong into the transaction that stores it.

    They fail if one of the people has a table already, or withdrew.
    """
    now = time.time()
    rows = [{"request": one.request, "guest": one.guest, "table": table, "time": now} for one in people]
    return [(insert(T), rows)]


async def drop_old(database: Database, now: float) -> None:
    """Delete requests that nobody waits for any more, and those that led to a table long enough ago."""
    live = and_(R.c.pace != DAYS, R.c.seen < now - 10 * LIVE_SECONDS)
    over = or_(live, R.c.asked < now - KEPT_SECONDS)
    done = await database.read(select(T.c.request).where(T.c.time < now - SEATED_SECONDS))
    ids = [row.request for row in done]
    seated = exists().where(T.c.request == R.c.id)
    await database.write(
        (delete(T).where(T.c.request.in_(ids)), None),
        (delete(R).where(R.c.id.in_(ids)), None),
        (delete(R).where(over, ~seated), None),
    )
