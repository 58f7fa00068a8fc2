"""The processes on one PostgreSQL, and which guests are connected to which of them.

A process holds an advisory lock as long as it lives: PostgreSQL gives the lock back when the connection ends, however
that happened. So the others know at once that a process is dead, without comparing clocks.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import String, cast, column, delete, func, insert, or_, select, table, update
from sqlalchemy.sql import Executable

from . import schema
from .database import Database

SERVER, WORKER = "server", "worker"
LOCK_CLASS = 7_250_115
"""The class of the advisory locks that processes hold; the second number is that of the process."""
KEPT_SECONDS = 24 * 3600.0
"""How long the last connection of a guest to a dead process is kept."""

_locks = table("pg_locks", *(column(name) for name in ("locktype", "classid", "objid", "database")))
_names = table("pg_database", column("oid"), column("datname"))
_here = select(_names.c.oid).where(_names.c.datname == func.current_database()).scalar_subquery()

ALIVE = select(cast(_locks.c.objid, String)).where(
    _locks.c.locktype == "advisory", _locks.c.classid == LOCK_CLASS, _locks.c.database == _here
)
"""The numbers of all living processes, as text."""


async def enter(database: Database, number: int, kind: str) -> float:
    """Store that a process has started. Return since when at least one has been running, by the wall clock."""
    p, now = schema.processes.processes.c, time.time()
    alive = cast(p.number, String).in_(ALIVE)
    first = (await database.read(select(func.min(p.up_since)).where(alive)))[0][0]
    since = now if first is None else float(first)
    old = schema.processes.presence.c
    dead = cast(old.process, String).not_in(ALIVE)
    await database.write(
        (delete(schema.processes.presence).where(dead, old.left < now - KEPT_SECONDS), None),
        (delete(schema.processes.processes).where(~alive), None),
        (delete(schema.processes.processes).where(p.number == number), None),
        (insert(schema.processes.processes), {"number": number, "kind": kind, "started": now, "up_since": since}),
    )
    return since


async def count_living(database: Database, kind: str) -> int:
    """Return the number of living processes of a kind."""
    p = schema.processes.processes.c
    query = select(func.count()).select_from(schema.processes.processes)
    return int((await database.read(query.where(p.kind == kind, cast(p.number, String).in_(ALIVE))))[0][0])


@lru_cache
def _note(upsert: Callable[..., Any]) -> Executable:
    new = upsert(schema.processes.presence)
    row = ["table", "guest", "process"]
    there: Executable = new.on_conflict_do_update(index_elements=row, set_={"left": new.excluded.left})
    return there


async def note_presence(database: Database, number: int, here: Mapping[tuple[str, str], bool]) -> None:
    """Store for tables and guests whether they are connected at this process, or no longer."""
    now = time.time()
    rows = [
        {"table": table, "guest": guest, "process": number, "left": None if connected else now}
        for (table, guest), connected in sorted(here.items())  # in one order, so that no two processes wait in a circle
    ]
    await database.write((_note(database.upsert), rows))


async def note_dead_connections(database: Database) -> None:
    """Store that the guests of dead processes are no longer connected."""
    p = schema.processes.presence.c
    dead = cast(p.process, String).not_in(ALIVE)
    await database.write(
        (update(schema.processes.presence).where(p.left.is_(None), dead).values(left=time.time()), None)
    )


async def list_present(database: Database, number: int, tables: Iterable[str]) -> Sequence[tuple[str, str]]:
    """Return table and guest of all connections to these tables at other processes."""
    p = schema.processes.presence.c
    living = cast(p.process, String).in_(ALIVE)
    query = select(p.table, p.guest).where(p.table.in_(list(tables)), p.left.is_(None), p.process != number, living)
    return [(row.table, row.guest) for row in await database.read(query)]


async def find_last_seen(database: Database, table: str, guest: str) -> float | None:
    """Return when a guest was last connected to a table at any process, by the wall clock; None if never.

    A connected guest was seen just now.
    """
    p = schema.processes.presence.c
    query = select(func.max(p.left).label("left"), func.bool_or(p.left.is_(None)).label("connected")).where(
        p.table == table, p.guest == guest, or_(p.left.is_not(None), cast(p.process, String).in_(ALIVE))
    )
    row = (await database.read(query))[0]
    return time.time() if row.connected else row.left
