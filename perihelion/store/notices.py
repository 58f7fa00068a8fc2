"""Notices to send: one of each kind for each turn that a guest may have missed.

One process takes the lease (`lease`) and sends it. A row that was sent stays until the guest's next turn at that table,
so no turn is announced twice.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import and_, bindparam, select, update

from . import schema
from .database import Database, Rows
from .lease import FREE, hold, is_free
from .statement import Statement


@dataclass(frozen=True)
class Notice:
    """A notice that this process sends. `owner` is the token of its lease."""

    table: str
    guest: str
    kind: str
    turn: float
    due: float
    tries: int
    delivered: tuple[str, ...]
    owner: str


FRESH: dict[str, object] = {"tries": 0, "delivered": [], "done": False, **FREE}
"""The values of a notice that has not been sent."""

N = schema.notices.notices
_n = N.c
ANY = select(_n.kind).where(_n.table == bindparam("of"), _n.guest == bindparam("to"), _n.done.is_(False)).limit(1)


async def plan(
    database: Database, table: str, guest: str, kind: str, turn: float, due: float, done: bool = False
) -> None:
    """Store a notice unless it is stored already. `done`: the guest already knows."""
    await database.write(plan_statement(database, table, guest, kind, turn, due, done))


def plan_statement(
    database: Database, table: str, guest: str, kind: str, turn: float, due: float, done: bool = False
) -> Statement:
    """Return the statement that stores a notice unless it is stored already."""
    new = database.upsert(N)
    row: dict[str, object] = {"turn": turn, "due": due, **FRESH, "done": done}
    changed = {name: new.excluded[name] for name in row}
    later = N.c.turn < new.excluded.turn
    planned = new.on_conflict_do_update(index_elements=["table", "guest", "kind"], set_=changed, where=later)
    return planned, {"table": table, "guest": guest, "kind": kind, **row}


async def move(database: Database, table: str, guest: str, kind: str, turn: float, due: float, now: float) -> None:
    """Change when a notice is due, unless a process is sending it."""
    n = N.c
    this = (n.table == table, n.guest == guest, n.kind == kind, n.turn == turn, n.done.is_(False), is_free(N, now))
    await database.write((update(N).where(*this).values(due=due), None))


async def begin_anew(database: Database, guest: str, kind: str, tables: Sequence[str], due: float) -> None:
    """Schedule the notices about these tables once more, at another time."""
    n = N.c
    these = update(N).where(n.guest == guest, n.kind == kind, n.table.in_(tables))
    await database.write((these.values(due=due, **FRESH), None))


async def has_any(database: Database, table: str, guest: str) -> bool:
    """Return True if a guest has an unsent notice about a table."""
    return bool(await database.read((ANY, {"of": table, "to": guest})))


async def drop(database: Database, table: str, guest: str, kinds: Collection[str]) -> None:
    """Mark notices as done: the guest has seen the table."""
    n = N.c
    mine = update(N).where(n.table == table, n.guest == guest, n.kind.in_(kinds), n.done.is_(False))
    await database.write((mine.values(done=True, owner=None), None))


async def list_due(database: Database, now: float, most: int) -> list[str]:
    """Return the guests with a free notice that is due."""
    n = N.c
    due = select(n.guest).where(n.done.is_(False), n.due <= now, is_free(N, now)).distinct().limit(most)
    return [row.guest for row in await database.read(due)]


async def take(database: Database, guest: str, now: float, window: float, lasts: float) -> list[Notice]:
    """Take the free notices of a guest that are due within the window.

    If two processes do this at once, each row is taken by one of them.
    """
    n, owner = N.c, secrets.token_hex(8)
    free = and_(n.guest == guest, n.done.is_(False), n.due <= now + window, is_free(N, now))
    await database.write((update(N).where(free).values(hold(owner, now + lasts)), None))
    names = [n.table, n.guest, n.kind, n.turn, n.due, n.tries, n.delivered, n.owner]
    rows = await database.read(select(*names).where(n.owner == owner).order_by(n.due))
    return [Notice(**{**row._mapping, "delivered": tuple(row.delivered)}) for row in rows]


async def change(database: Database, notice: Notice, **values: object) -> None:
    """Change a notice that this process has taken. If the turn has ended meanwhile, nothing changes."""
    n = N.c
    mine = (n.table == notice.table, n.guest == notice.guest, n.kind == notice.kind, n.owner == notice.owner)
    await database.write((update(N).where(*mine).values(**values), None))


async def list_unplanned(database: Database, since: float) -> Rows:
    """Return open tables that changed since then, each with a guest who wants notices and the notices stored for them.

    One row for each notice; `kind` and `turn` are None if the guest has no notice.
    """
    t, p, c, n = (
        schema.tables.tables.c,
        schema.tables.players.c,
        schema.notices.notice_channels.c,
        N.c,
    )
    wants = select(c.guest).distinct().subquery()
    told = and_(n.table == t.id, n.guest == p.guest)
    query = (
        select(t.id, t.summary, p.guest, n.kind, n.turn)
        .join(schema.tables.players, p.table == t.id)
        .join(wants, wants.c.guest == p.guest)
        .outerjoin(N, told)
        .where(t.open, t.changed >= since)
    )
    return await database.read(query)
