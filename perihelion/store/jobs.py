"""Jobs that must be done once, by any process: a bot's decision, a clock, an absent player, a start.

A job is a row: the table, its kind, when it is due. A process takes its lease (`lease`) and does it. The effect of a
job is a log entry like any other, so it cannot happen twice, even if two processes do the job.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import and_, bindparam, delete, or_, select, update
from sqlalchemy.sql import Executable

from . import schema
from .database import Database
from .lease import FREE, hold, is_free
from .statement import Statement

Due = Mapping[str, float | None]
"""The jobs that change: when each is due, or None if there is nothing left to do."""


class Job(NamedTuple):
    """A job of a table: its kind and when it is due."""

    table: str
    kind: str
    due: float


class Holder(NamedTuple):
    """The process that holds jobs of a table: their kinds, and its lease."""

    owner: str = ""
    kinds: frozenset[str] = frozenset()
    lease: float = 0.0


NOBODY = Holder()
DONE = delete(schema.processes.jobs).where(
    schema.processes.jobs.c.table == bindparam("of"),
    schema.processes.jobs.c.kind.in_(bindparam("done", expanding=True)),
)
"""Built once: building a statement costs more than executing it."""


@lru_cache
def _plan(upsert: Callable[..., Any]) -> Executable:
    new = upsert(schema.processes.jobs)
    changed = {name: new.excluded[name] for name in ("due", "owner", "lease", "priority")}
    plan: Executable = new.on_conflict_do_update(index_elements=["table", "kind"], set_=changed)
    return plan


def plan_jobs(database: Database, table: str, due: Due, priority: int = 0, holder: Holder = NOBODY) -> list[Statement]:
    """Return the statements that change a table's jobs. All but those of the holder are free to be taken."""
    done = [kind for kind, at in due.items() if at is None]
    planned = []
    for kind, at in due.items():
        if at is not None:
            held = hold(holder.owner, holder.lease) if kind in holder.kinds else FREE
            planned.append({"table": table, "kind": kind, "due": at, "priority": priority, **held})
    statements: list[Statement] = [(DONE, {"of": table, "done": done})] if done else []
    return [*statements, (_plan(database.upsert), planned)] if planned else statements


@lru_cache
def _claim(shared: bool) -> Executable:
    j = schema.processes.jobs.c
    mine = update(schema.processes.jobs).where(j.table == bindparam("of"), j.kind == bindparam("which"))
    free = or_(j.owner == bindparam("by"), is_free(schema.processes.jobs, bindparam("now"), shared))
    return mine.where(free).values(owner=bindparam("by"), lease=bindparam("until"))


async def claim(database: Database, job: Job, owner: str, now: float, lasts: float) -> bool:
    """Take or renew the lease of a job. Return False if another process has it."""
    given = {"of": job.table, "which": job.kind, "by": owner, "now": now, "until": now + lasts}
    touched = await database.write((_claim(database.shared), given))
    return bool(touched[0])


@lru_cache
def _take_due(shared: bool, kinds: Sequence[str]) -> Executable:
    j = schema.processes.jobs.c
    due = or_(*(and_(j.kind == kind, j.due <= bindparam(f"before {kind}")) for kind in kinds))
    free = is_free(schema.processes.jobs, bindparam("now"), shared)
    rows = select(j.table, j.kind).where(due, free).order_by(j.priority, j.due).limit(bindparam("most"))
    picked = rows.with_for_update(skip_locked=True).cte("picked")
    taking = update(schema.processes.jobs).where(j.table == picked.c.table, j.kind == picked.c.kind)
    return taking.values(owner=bindparam("by"), lease=bindparam("until")).returning(j.table, j.kind, j.due)


async def take_due(
    database: Database, owner: str, now: float, lasts: float, before: Mapping[str, float], most: int
) -> list[Job]:
    """Take the leases of free jobs that are due; jobs that people wait for come first.

    `before`: for each kind of job, the latest due time to take. Several processes may do this at the same time: each
    skips rows that another is taking.
    """
    given = {"by": owner, "now": now, "until": now + lasts, "most": most}
    given |= {f"before {kind}": at for kind, at in before.items()}
    return [Job(*tuple(row)) for row in await database.take(_take_due(database.shared, tuple(before)), given)]


async def finish(database: Database, job: Job, owner: str, due: float | None) -> None:
    """Give back a job that this process did: it is due later, or never.

    If the table changed meanwhile, the job no longer belongs to this process, and stays as it is.
    """
    j = schema.processes.jobs.c
    mine = (j.table == job.table, j.kind == job.kind, j.owner == owner)
    if due is None:
        await database.write((delete(schema.processes.jobs).where(*mine), None))
    else:
        await database.write((update(schema.processes.jobs).where(*mine).values(due=due, **FREE), None))


async def request(database: Database, table: str, kind: str, priority: int) -> None:
    """Store a job that is due now, and wake the processes that do such jobs."""
    await database.write(*plan_jobs(database, table, {kind: time.time()}, priority), *database.tell("job"))


async def withdraw(database: Database, table: str, kind: str) -> None:
    """Remove a job unless a process is doing it."""
    j = schema.processes.jobs.c
    await database.write(
        (delete(schema.processes.jobs).where(j.table == table, j.kind == kind, j.owner.is_(None)), None)
    )


async def list_jobs(database: Database) -> Sequence[Job]:
    """Return all jobs, the next one first."""
    j = schema.processes.jobs.c
    return [Job(*tuple(row)) for row in await database.read(select(j.table, j.kind, j.due).order_by(j.due))]


async def clear_leases(database: Database) -> None:
    """End all leases. Only the process that locked the folder may do this: it knows that all others are dead."""
    await database.write((update(schema.processes.jobs).values(FREE), None))
