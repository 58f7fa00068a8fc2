"""Jobs that must be done once, whichever process does them: a bot's decision, a clock, an absent player, a start.

A job is a row: the table, its kind, when it is due. A process that does it takes a lease: it writes its name there for
a while. When that process dies, the lease runs out and another process takes over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.sql import Executable

from . import schema
from .database import Database, Statement

Due = Mapping[str, float | None]
"""The jobs that change: when they are due, or None where there is nothing to do any more."""


class Job(NamedTuple):
    """A job of a table: its kind and when it is due."""

    table: str
    kind: str
    due: float


DONE = delete(schema.jobs).where(schema.jobs.c.table == bindparam("of"), schema.jobs.c.kind == bindparam("done"))
"""Built once: building a statement costs more than executing it."""


@lru_cache
def _plan(upsert: Callable[..., Any]) -> Executable:
    new = upsert(schema.jobs)
    plan: Executable = new.on_conflict_do_update(index_elements=["table", "kind"], set_={"due": new.excluded.due})
    return plan


def plan_jobs(database: Database, table: str, due: Due) -> list[Statement]:
    """Return the statements that change a table's jobs."""
    statements: list[Statement] = []
    for kind, time in due.items():
        if time is None:
            statements.append((DONE, {"of": table, "done": kind}))
        else:
            statements.append(
                (_plan(database.upsert), {"table": table, "kind": kind, "due": time, "owner": None, "lease": 0.0})
            )
    return statements


async def claim(database: Database, job: Job, owner: str, now: float, lasts: float) -> bool:
    """Take or renew the lease of a job. Return False where another process has it."""
    j = schema.jobs.c
    free = (j.owner.is_(None)) | (j.owner == owner) | (j.lease < now)
    mine = update(schema.jobs).where(j.table == job.table, j.kind == job.kind, free)
    touched = await database.write((mine.values(owner=owner, lease=now + lasts), None))
    return bool(touched[0])


async def list_jobs(database: Database) -> list[Job]:
    """Return all jobs, the next one first."""
    j = schema.jobs.c
    return [Job(*tuple(row)) for row in await database.read(select(j.table, j.kind, j.due).order_by(j.due))]


async def clear_leases(database: Database) -> None:
    """End all leases. Only the process that has locked the folder may: it knows that all others are dead."""
    await database.write((update(schema.jobs).values(owner=None, lease=0.0), None))
