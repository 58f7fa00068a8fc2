"""Reports about games: who asked for them, how far they are, what is known. A row is a job as well as its result.

The process that makes a report holds its lease (`lease`). A reader renews `wanted` while waiting; a report that nobody
waits for is given up. A complete one is kept for the next reader.
"""

from __future__ import annotations

import time

from sqlalchemy import ColumnElement, and_, case, delete, func, null, or_, select, update

from ..json_types import JsonObject
from . import schema
from .database import Database, Rows, StoredRow
from .lease import FREE, hold, is_free
from .statement import Statement

QUEUED, WORKING, DONE, FAILED = "queued", "working", "done", "failed"
UNFINISHED = (QUEUED, WORKING)
PATIENCE_SECONDS = 20.0
"""A report is given up if nobody has asked for it for this long."""
NOTE_SECONDS = 5.0
"""How often `wanted` is renewed while a reader waits."""
FAILED_SECONDS = 10.0
"""How long readers see that a report failed; a later request starts it again."""
LEASE_SECONDS = 60.0
MOST_TRIES = 10
"""A report is not started again after this many of its makers died."""
MOST_KEPT = 500
"""Limit of complete reports kept."""
KEPT_SECONDS = 30 * 24 * 3600.0
"""How long a complete report is kept after its last reader."""
CONTENTS, ANALYSIS = "contents", "analysis"
"""The two parts of a report: pages in each language, and the data."""

R = schema.study.reports
C = R.c


def _is_wanted(now: float) -> ColumnElement[bool]:
    return C.wanted > now - PATIENCE_SECONDS


async def find(database: Database, name: str, part: str = "", seen: int = 0) -> StoredRow | None:
    """Return how far a report is, and renew `wanted`. A failure is forgotten after a while.

    With a `part`, also return its content as `known`, or None if the reader has already seen that number.
    """
    now = time.time()
    known = case((C.number > seen, C[part])) if part else null()
    query = select(C.state, C.done, C.of, C.number, C.owner, C.wanted, known.label("known"))
    too_old = and_(C.state == FAILED, C.changed < now - FAILED_SECONDS)
    rows = await database.read(query.where(C.name == name, ~too_old))
    if rows and rows[0].wanted < now - NOTE_SECONDS:
        await database.write((update(R).where(C.name == name).values(wanted=now), None))
    return rows[0] if rows else None


async def load(database: Database, name: str) -> StoredRow | None:
    """Return a complete report: what it is about, and its data."""
    rows = await database.read(select(C.about, C.analysis).where(C.name == name, C.state == DONE))
    return rows[0] if rows else None


async def count_wanted(database: Database, asker: str) -> int:
    """Return the number of unfinished reports that a guest waits for."""
    wanted = (C.asker == asker, C.state.in_(UNFINISHED), _is_wanted(time.time()))
    return int((await database.read(select(func.count()).select_from(R).where(*wanted)))[0][0])


async def request(
    database: Database,
    name: str,
    asker: str,
    about: JsonObject,
    table: str | None = None,
    companion: str | None = None,
) -> None:
    """Request a report unless it was requested before, and wake the processes that make reports.

    Raises IntegrityError if its table was deleted meanwhile. An entered game has one report at a time.
    """
    now = time.time()
    row = {
        "name": name,
        "table": table,
        "companion": companion,
        "asker": asker,
        "about": about,
        "state": QUEUED,
        "done": 0,
        "of": 1,
        "number": 0,
        "requested": now,
        "wanted": now,
        "changed": now,
        "tries": 0,
        **FREE,
    }
    statements: list[Statement] = [
        (delete(R).where(_is_given_up(now)), None),
        (delete(R).where(C.name == name, C.state == FAILED), None),
    ]
    if companion is not None:
        statements.append((delete(R).where(C.companion == companion, C.name != name), None))
    new = database.upsert(R).on_conflict_do_nothing(index_elements=["name"])
    await database.write(*statements, (new, row), *database.tell("report"))


def _is_given_up(now: float) -> ColumnElement[bool]:
    """Return the condition that nobody waits for a report and nobody makes it."""
    return and_(C.state.in_(UNFINISHED), ~_is_wanted(now), is_free(R, now))


async def take(database: Database, owner: str) -> StoredRow | None:
    """Take the lease of a free report that somebody waits for: guests take turns, the oldest request first."""
    now, others = time.time(), R.alias()
    being_made = (others.c.asker == C.asker, others.c.owner.is_not(None), others.c.lease >= now)
    busy = select(func.count()).select_from(others).where(*being_made).scalar_subquery()
    waiting = (C.state.in_(UNFINISHED), _is_wanted(now), is_free(R, now, database.shared))
    first = select(C.name).where(*waiting).order_by(busy, C.requested).limit(1).with_for_update(skip_locked=True)
    taken = update(R).where(C.name == first.scalar_subquery())
    values = {**hold(owner, now + LEASE_SECONDS), "tries": C.tries + 1}
    rows = await database.take(taken.values(values).returning(C.name, C.about, C.done, C.tries))
    return rows[0] if rows else None


async def renew(database: Database, name: str, owner: str, **known: object) -> bool:
    """Renew the lease of a report and store what is known. Return False if nobody waits for it, or another makes it."""
    now = time.time()
    mine = update(R).where(C.name == name, C.owner == owner, _is_wanted(now))
    values = {"lease": now + LEASE_SECONDS} | ({**known, "number": C.number + 1, "changed": now} if known else {})
    return bool((await database.write((mine.values(values), None)))[0])


async def finish(database: Database, name: str, owner: str, state: str, **known: object) -> None:
    """Store a complete report, or its failure, and delete the complete ones that were read longest ago."""
    now = time.time()
    values = {**known, "state": state, "number": C.number + 1, "changed": now, **FREE}
    newest = select(C.name).where(C.state == DONE).order_by(C.wanted.desc()).limit(MOST_KEPT)
    await database.write(
        (update(R).where(C.name == name, C.owner == owner).values(values), None),
        (delete(R).where(C.state == DONE, C.name.not_in(newest)), None),
    )


async def give_up(database: Database, name: str, owner: str) -> None:
    """Delete a report that nobody waits for. If somebody does again, free it for another process."""
    mine = (C.name == name, C.owner == owner)
    await database.write(
        (delete(R).where(*mine, ~_is_wanted(time.time())), None),
        (update(R).where(*mine).values(FREE), None),
    )


async def release(database: Database, owner: str | None = None) -> None:
    """Free the reports that a process was making, so others continue at once; without an owner, all of them."""
    these = C.owner.is_not(None) if owner is None else C.owner == owner
    given_back = update(R).where(these).values({**FREE, "tries": C.tries - 1})
    await database.write((given_back, None), *database.tell("report"))


async def forget(database: Database, name: str) -> None:
    """Delete a report."""
    await database.write((delete(R).where(C.name == name), None))


def forget_old(now: float) -> Statement:
    """Return the statement that deletes reports that nobody reads any more."""
    read = and_(C.state == DONE, C.wanted >= now - KEPT_SECONDS)
    return delete(R).where(~read, or_(C.state == DONE, ~_is_wanted(now)), C.lease < now), None


def _is_about(guest: str) -> ColumnElement[bool]:
    """Return the condition that a report is about a game which a guest played or entered."""
    played, entered = schema.tables.players.c, schema.study.companions.c
    tables = select(played.table).where(played.guest == guest)
    games = select(entered.id).where(entered.guest == guest)
    return or_(C.table.in_(tables), C.companion.in_(games))


async def list_about(database: Database, guest: str) -> Rows:
    """Return the data of all complete reports about a guest's games."""
    return await database.read(select(C.table, C.companion, C.analysis).where(C.state == DONE, _is_about(guest)))


def forget_about(guest: str) -> Statement:
    """Return the statement that deletes all reports about a guest's games (they name the guest) and analysis lines."""
    own_lines = and_(C.asker == guest, C.table.is_(None))
    return delete(R).where(or_(_is_about(guest), own_lines)), None
