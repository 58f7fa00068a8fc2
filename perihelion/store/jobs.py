"""Work that must happen once, whatever process does it: a bot's decision, a clock, a look for the absent,
a start that waits for somebody.

A job is a row: the table, its kind, when it is due. Whoever does it puts its name there for a while (a lease); when
that process dies, the lease runs out and another takes over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from . import schema
from .database import Database, Statement

Due = Mapping[str, float | None]
"""Which jobs change: the time they are due, or None where there is nothing to do any more."""


class Job(NamedTuple):
    """Something to do."""

    table: str
    kind: str
    due: float


NEW = upsert(schema.jobs)
PLAN = NEW.on_conflict_do_update(index_elements=["table", "kind"], set_={"due": NEW.excluded.due})
DONE = delete(schema.jobs).where(schema.jobs.c.table == bindparam("of"), schema.jobs.c.kind == bindparam("done"))
"""Made once: building a statement costs more than carrying it out."""


def plan(table: str, due: Due) -> list[Statement]:
    """The statements that change a table's jobs."""
    statements: list[Statement] = []
    for kind, time in due.items():
        if time is None:
            statements.append((DONE, {"of": table, "done": kind}))
        else:
            statements.append((PLAN, {"table": table, "kind": kind, "due": time, "owner": None, "lease": 0.0}))
    return statements


async def claim(database: Database, job: Job, owner: str, now: float, lasts: float) -> bool:
    """Put one's name to a job, or renew it; False where somebody else has it."""
    j = schema.jobs.c
    free = (j.owner.is_(None)) | (j.owner == owner) | (j.lease < now)
    mine = update(schema.jobs).where(j.table == job.table, j.kind == job.kind, free)
    touched = await database.write((mine.values(owner=owner, lease=now + lasts), None))
    return bool(touched[0])


async def waiting(database: Database) -> list[Job]:
    """All jobs."""
    j = schema.jobs.c
    return [Job(*tuple(row)) for row in await database.read(select(j.table, j.kind, j.due).order_by(j.due))]


async def forget_leases(database: Database) -> None:
    """Take all names away: whoever holds the folder alone knows that the others are dead."""
    await database.write((update(schema.jobs).values(owner=None, lease=0.0), None))
