"""Notices that are to be sent: one of each kind for each time that a table waits for a guest who may not know it.

A row is taken with a lease, as jobs are, so that one process sends it. A row that was sent stays until the guest's next
turn at that table, so that the same turn is not told twice.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, bindparam, select, update

from . import schema
from .database import Database


@dataclass(frozen=True)
class Notice:
    """A notice that this process sends: `owner` names the lease."""

    table: str
    guest: str
    kind: str
    turn: float
    due: float
    tries: int
    delivered: tuple[str, ...]
    owner: str


FREE: dict[str, Any] = {"owner": None, "lease": 0.0}
"""The values of a notice that nobody sends at the moment."""
FRESH: dict[str, Any] = {"tries": 0, "delivered": [], "done": False, **FREE}
"""The values of a notice that nobody has got."""

_n = schema.notices.notices.c
ANY = select(_n.kind).where(_n.table == bindparam("of"), _n.guest == bindparam("to"), _n.done.is_(False)).limit(1)


async def plan(
    database: Database, table: str, guest: str, kind: str, turn: float, due: float, done: bool = False
) -> None:
    """Store that a guest is to be told something, unless that is stored already; `done`: they know it."""
    new = database.upsert(schema.notices.notices)
    row: dict[str, Any] = {"turn": turn, "due": due, **FRESH, "done": done}
    changed = {name: new.excluded[name] for name in row}
    later = schema.notices.notices.c.turn < new.excluded.turn
    planned = new.on_conflict_do_update(index_elements=["table", "guest", "kind"], set_=changed, where=later)
    await database.write((planned, {"table": table, "guest": guest, "kind": kind, **row}))


async def move(database: Database, table: str, guest: str, kind: str, turn: float, due: float, now: float) -> None:
    """Change when a notice is due that nobody sends at the moment."""
    n = schema.notices.notices.c
    this = (n.table == table, n.guest == guest, n.kind == kind, n.turn == turn, n.done.is_(False), n.lease < now)
    await database.write((update(schema.notices.notices).where(*this).values(due=due), None))


async def begin_anew(database: Database, guest: str, kind: str, tables: Sequence[str], due: float) -> None:
    """Tell a guest once more of these tables, at another time."""
    n = schema.notices.notices.c
    these = update(schema.notices.notices).where(n.guest == guest, n.kind == kind, n.table.in_(tables))
    await database.write((these.values(due=due, **FRESH), None))


async def has_any(database: Database, table: str, guest: str) -> bool:
    """Return whether a guest is still to be told something about a table."""
    return bool(await database.read((ANY, {"of": table, "to": guest})))


async def drop(database: Database, table: str, guest: str, kinds: Collection[str]) -> None:
    """Do not tell a guest what they see themselves."""
    n = schema.notices.notices.c
    mine = update(schema.notices.notices).where(
        n.table == table, n.guest == guest, n.kind.in_(kinds), n.done.is_(False)
    )
    await database.write((mine.values(done=True, owner=None), None))


async def list_due(database: Database, now: float, most: int) -> list[str]:
    """Return guests who have a notice that is due and that nobody sends."""
    n = schema.notices.notices.c
    due = select(n.guest).where(n.done.is_(False), n.due <= now, n.lease < now).distinct().limit(most)
    return [row.guest for row in await database.read(due)]


async def take(database: Database, guest: str, now: float, window: float, lasts: float) -> list[Notice]:
    """Take the notices of a guest that are due within the window, and that nobody sends.

    Two processes may do this at the same moment: each row is taken by one of them.
    """
    n, owner = schema.notices.notices.c, secrets.token_hex(8)
    free = and_(n.guest == guest, n.done.is_(False), n.due <= now + window, n.lease < now)
    await database.write((update(schema.notices.notices).where(free).values(owner=owner, lease=now + lasts), None))
    names = [n.table, n.guest, n.kind, n.turn, n.due, n.tries, n.delivered, n.owner]
    rows = await database.read(select(*names).where(n.owner == owner).order_by(n.due))
    return [Notice(**{**row._mapping, "delivered": tuple(row.delivered)}) for row in rows]


async def change(database: Database, notice: Notice, **values: Any) -> None:
    """Change a notice that this process has taken. Where the turn is over meanwhile, nothing changes."""
    n = schema.notices.notices.c
    mine = (n.table == notice.table, n.guest == notice.guest, n.kind == notice.kind, n.owner == notice.owner)
    await database.write((update(schema.notices.notices).where(*mine).values(**values), None))


async def list_unplanned(database: Database, since: float) -> Sequence[Any]:
    """Return open tables that changed since then, each with a guest who wants notices and the notices stored for them.

    One row for each notice; `kind` and `turn` are None where there is none.
    """
    t, p, c, n = (
        schema.tables.tables.c,
        schema.tables.players.c,
        schema.notices.notice_channels.c,
        schema.notices.notices.c,
    )
    wants = select(c.guest).distinct().subquery()
    told = and_(n.table == t.id, n.guest == p.guest)
    query = (
        select(t.id, t.summary, p.guest, n.kind, n.turn)
        .join(schema.tables.players, p.table == t.id)
        .join(wants, wants.c.guest == p.guest)
        .outerjoin(schema.notices.notices, told)
        .where(t.open, t.changed >= since)
    )
    return await database.read(query)
