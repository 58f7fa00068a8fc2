"""Reports about games: who asked for them, how far they are, what is known. A row is a job as well as its result.

A process that makes one takes a lease, as for other jobs (`store.jobs`). Whoever wants a report says so again and again
(`wanted`); one that nobody wants any more is given up. A complete one is kept for the next reader.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, case, delete, func, null, or_, select, update

from . import schema
from .database import Database, Statement
from .jobs import is_free

QUEUED, WORKING, DONE, FAILED = "queued", "working", "done", "failed"
UNFINISHED = (QUEUED, WORKING)
PATIENCE_SECONDS = 20.0
"""A report is given up when nobody has asked for it for so long."""
NOTE_SECONDS = 5.0
"""How often it is noted that somebody still wants a report."""
FAILED_SECONDS = 10.0
"""For how long readers are told that a report failed; whoever asks later begins it anew."""
LEASE_SECONDS = 60.0
MOST_TRIES = 10
"""A report whose makers died so often is not begun again."""
MOST_KEPT = 500
"""How many complete reports are kept."""
KEPT_SECONDS = 30 * 24 * 3600.0
"""For how long a complete report is kept that nobody asks for."""
CONTENTS, ANALYSIS = "contents", "analysis"
"""What a report has: pages in each language, and the data."""

R = schema.study.reports
C = R.c
FREE: dict[str, Any] = {"owner": None, "lease": 0.0}


def _is_wanted(now: float) -> ColumnElement[bool]:
    return C.wanted > now - PATIENCE_SECONDS


async def find(database: Database, name: str, part: str = "", seen: int = 0) -> Row[Any] | None:
    """Return how far a report is, and note that somebody wants it. A failure is forgotten after a while.

    With a `part` also what is known, as `known`; None where the asker has seen that number.
    """
    now = time.time()
    known = case((C.number > seen, C[part])) if part else null()
    query = select(C.state, C.done, C.of, C.number, C.owner, C.wanted, known.label("known"))
    too_old = and_(C.state == FAILED, C.changed < now - FAILED_SECONDS)
    rows = await database.read(query.where(C.name == name, ~too_old))
    if rows and rows[0].wanted < now - NOTE_SECONDS:
        await database.write((update(R).where(C.name == name).values(wanted=now), None))
    return rows[0] if rows else None


async def load(database: Database, name: str) -> Row[Any] | None:
    """Return a complete report: what it is about, and its data."""
    rows = await database.read(select(C.about, C.analysis).where(C.name == name, C.state == DONE))
    return rows[0] if rows else None


async def count_wanted(database: Database, asker: str) -> int:
    """Return how many reports are to be made for a guest."""
    wanted = (C.asker == asker, C.state.in_(UNFINISHED), _is_wanted(time.time()))
    return int((await database.read(select(func.count()).select_from(R).where(*wanted)))[0][0])


async def request(
    database: Database,
    name: str,
    asker: str,
    about: dict[str, Any],
    table: str | None = None,
    companion: str | None = None,
) -> None:
    """Ask for a report, unless that was done already, and wake the processes up that make reports.

    Raises IntegrityError where its table was deleted meanwhile. An entered game has one report at a time.
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
    """Return the condition that nobody wants a report and nobody makes it."""
    return and_(C.state.in_(UNFINISHED), ~_is_wanted(now), or_(C.owner.is_(None), C.lease < now))


async def take(database: Database, owner: str) -> Row[Any] | None:
    """Take the lease of a report that somebody wants and nobody makes: guests take turns, the oldest request first."""
    now, others = time.time(), R.alias()
    being_made = (others.c.asker == C.asker, others.c.owner.is_not(None), others.c.lease >= now)
    busy = select(func.count()).select_from(others).where(*being_made).scalar_subquery()
    waiting = (C.state.in_(UNFINISHED), _is_wanted(now), is_free(database.shared, R, now))
    first = select(C.name).where(*waiting).order_by(busy, C.requested).limit(1).with_for_update(skip_locked=True)
    taken = update(R).where(C.name == first.scalar_subquery())
    values = {"owner": owner, "lease": now + LEASE_SECONDS, "tries": C.tries + 1}
    rows = await database.take(taken.values(values).returning(C.name, C.about, C.done, C.tries))
    return rows[0] if rows else None


async def renew(database: Database, name: str, owner: str, **known: Any) -> bool:
    """Renew the lease of a report, and store what is known. Return False where nobody wants it, or another makes it."""
    now = time.time()
    mine = update(R).where(C.name == name, C.owner == owner, _is_wanted(now))
    values = {"lease": now + LEASE_SECONDS} | ({**known, "number": C.number + 1, "changed": now} if known else {})
    return bool((await database.write((mine.values(values), None)))[0])


async def finish(database: Database, name: str, owner: str, state: str, **known: Any) -> None:
    """Store a complete report, or that it failed, and forget those that nobody has asked for since long."""
    now = time.time()
    values = {**known, "state": state, "number": C.number + 1, "changed": now, **FREE}
    newest = select(C.name).where(C.state == DONE).order_by(C.wanted.desc()).limit(MOST_KEPT)
    await database.write(
        (update(R).where(C.name == name, C.owner == owner).values(values), None),
        (delete(R).where(C.state == DONE, C.name.not_in(newest)), None),
    )


async def give_up(database: Database, name: str, owner: str) -> None:
    """Forget a report that nobody wants any more. One that somebody wants again is free for another process."""
    mine = (C.name == name, C.owner == owner)
    await database.write(
        (delete(R).where(*mine, ~_is_wanted(time.time())), None),
        (update(R).where(*mine).values(FREE), None),
    )


async def release(database: Database, owner: str | None = None) -> None:
    """Give back what a process was making, so that others go on at once; without an owner, what all were making."""
    these = C.owner.is_not(None) if owner is None else C.owner == owner
    given_back = update(R).where(these).values({**FREE, "tries": C.tries - 1})
    await database.write((given_back, None), *database.tell("report"))


async def forget(database: Database, name: str) -> None:
    """Delete a report."""
    await database.write((delete(R).where(C.name == name), None))


def forget_old(now: float) -> Statement:
    """Return the statement that deletes what nobody reads any more."""
    read = and_(C.state == DONE, C.wanted >= now - KEPT_SECONDS)
    return delete(R).where(~read, or_(C.state == DONE, ~_is_wanted(now)), C.lease < now), None


def _is_about(guest: str) -> ColumnElement[bool]:
    """Return the condition that a report is about a game that a guest played or entered."""
    played, entered = schema.tables.players.c, schema.study.companions.c
    tables = select(played.table).where(played.guest == guest)
    games = select(entered.id).where(entered.guest == guest)
    return or_(C.table.in_(tables), C.companion.in_(games))


async def list_about(database: Database, guest: str) -> Sequence[Row[Any]]:
    """Return the data of all complete reports about games that a guest played or entered."""
    return await database.read(select(C.table, C.companion, C.analysis).where(C.state == DONE, _is_about(guest)))


def forget_about(guest: str) -> Statement:
    """Return the statement that deletes all reports about a guest's games, which name the guest, and of their lines."""
    own_lines = and_(C.asker == guest, C.table.is_(None))
    return delete(R).where(or_(_is_about(guest), own_lines)), None
