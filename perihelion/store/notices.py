"""Notices that are to be sent: one for each turn that a guest may have missed.

A row is taken with a lease, as jobs are, so that one process sends it. A row that was sent stays until the guest's next
turn at that table, so that the same turn is not told twice.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, select, update

from . import schema
from .database import Database


@dataclass(frozen=True)
class Notice:
    """A notice that this process sends: `owner` names the lease."""

    table: str
    guest: str
    turn: float
    due: float
    tries: int
    delivered: tuple[str, ...]
    owner: str


async def plan(database: Database, table: str, guest: str, turn: float, due: float) -> None:
    """Store that a guest is to be told of a turn, unless that turn was stored already."""
    new = database.upsert(schema.notices)
    row: dict[str, Any] = {"turn": turn, "due": due, "tries": 0, "delivered": [], "done": False}
    row |= {"owner": None, "lease": 0.0}
    changed = {name: new.excluded[name] for name in row}
    later = schema.notices.c.turn < new.excluded.turn
    planned = new.on_conflict_do_update(index_elements=["table", "guest"], set_=changed, where=later)
    await database.write((planned, {"table": table, "guest": guest, **row}))


async def drop(database: Database, table: str, guest: str) -> None:
    """Do not tell a guest of the present turn at a table."""
    n = schema.notices.c
    mine = update(schema.notices).where(n.table == table, n.guest == guest, n.done.is_(False))
    await database.write((mine.values(done=True, owner=None), None))


async def list_due(database: Database, now: float, most: int) -> list[str]:
    """Return guests who have a notice that is due and that nobody sends."""
    n = schema.notices.c
    due = select(n.guest).where(n.done.is_(False), n.due <= now, n.lease < now).distinct().limit(most)
    return [row.guest for row in await database.read(due)]


async def take(database: Database, guest: str, now: float, window: float, lasts: float) -> list[Notice]:
    """Take the notices of a guest that are due within the window, and that nobody sends.

    Two processes may do this at the same moment: each row is taken by one of them.
    """
    n, owner = schema.notices.c, secrets.token_hex(8)
    free = and_(n.guest == guest, n.done.is_(False), n.due <= now + window, n.lease < now)
    await database.write((update(schema.notices).where(free).values(owner=owner, lease=now + lasts), None))
    names = [n.table, n.guest, n.turn, n.due, n.tries, n.delivered, n.owner]
    rows = await database.read(select(*names).where(n.owner == owner).order_by(n.due))
    return [Notice(**{**row._mapping, "delivered": tuple(row.delivered)}) for row in rows]


async def change(database: Database, notice: Notice, **values: Any) -> None:
    """Change a notice that this process has taken. Where the turn is over meanwhile, nothing changes."""
    n = schema.notices.c
    mine = (n.table == notice.table, n.guest == notice.guest, n.owner == notice.owner)
    await database.write((update(schema.notices).where(*mine).values(**values), None))
