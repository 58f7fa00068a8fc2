"""Tournaments: entrants, rounds, tables, results. Each step that must happen once has a unique key or a condition."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..json_types import JsonObject
from ..table.stored import StoredTable, TableTournament
from . import schema
from .database import Database, Rows, StoredRow
from .lease import FREE, hold, is_free
from .statement import Statement

OPEN, RUNNING, OVER, CANCELLED = "open", "running", "over", "cancelled"
"""The states: people enter, rounds are played, it has ended, it never began."""

MOST_LISTED = 100

T = schema.tournaments.tournaments
E = schema.tournaments.tournament_entrants
R = schema.tournaments.tournament_rounds
M = schema.tournaments.tournament_tables


async def create(database: Database, **values: object) -> None:
    """Store a new tournament."""
    new = {"created": time.time(), "state": OPEN, "round": 0, "next": None, **FREE}
    new |= {"league": None, "season": 0, "division": 0, **values}
    await database.write((insert(T), new))


async def find(database: Database, tournament: str) -> StoredRow | None:
    """Return a tournament."""
    rows = await database.read(select(T).where(T.c.id == tournament))
    return rows[0] if rows else None


async def find_of_table(database: Database, table: str) -> StoredRow | None:
    """Return the row of a table if it belongs to a tournament."""
    rows = await database.read(select(M).where(M.c.table == table))
    return rows[0] if rows else None


async def find_of_tables(database: Database, tables: Iterable[StoredRow | StoredTable]) -> dict[str, TableTournament]:
    """Return the tournament of each of these tables that belongs to one. Such tables have no host."""
    without_host = [table.id for table in tables if not table.host]
    if not without_host:
        return {}
    query = select(M.c.table, T.c.id, T.c.name, M.c.round).join(T, T.c.id == M.c.tournament)
    rows = await database.read(query.where(M.c.table.in_(without_host)))
    return {row.table: TableTournament(row.id, row.name, row.round) for row in rows}


def _listed() -> Any:
    count = select(func.count()).where(E.c.tournament == T.c.id).scalar_subquery().label("entrants")
    return select(T, count).where(T.c.league.is_(None)).order_by(T.c.created.desc()).limit(MOST_LISTED)


async def list_public(database: Database) -> Rows:
    """Return the tournaments of no group, the newest first, each with the number of entrants."""
    return await database.read(_listed().where(T.c.group.is_(None), T.c.state != CANCELLED))


async def list_of_group(database: Database, group: str) -> Rows:
    """Return the tournaments of a group, the newest first."""
    return await database.read(_listed().where(T.c.group == group))


async def list_of_guest(database: Database, guest: str) -> Rows:
    """Return the tournaments that a guest runs or takes part in, the newest first."""
    mine = exists().where(E.c.tournament == T.c.id, E.c.guest == guest)
    return await database.read(_listed().where(or_(mine, T.c.host == guest)))


async def count_unfinished(database: Database, host: str) -> int:
    """Return the number of tournaments of a host that have not ended."""
    query = select(func.count()).select_from(T).where(T.c.host == host, T.c.state.in_((OPEN, RUNNING)))
    return int((await database.read(query))[0][0])


async def list_hidden(database: Database, group: str) -> frozenset[str]:
    """Return the tables of a group's duplicate rounds that still go on: others may not know their results."""
    of_round, other = (R.c.tournament == M.c.tournament, R.c.n == M.c.round), M.alias()
    same = (other.c.tournament == M.c.tournament, other.c.round == M.c.round)
    query = select(M.c.table).join(T, T.c.id == M.c.tournament).join(R, and_(*of_round))
    playing = exists().where(*same, other.c.result.is_(None))
    rows = await database.read(query.where(T.c.group == group, R.c.deal.is_not(None), playing))
    return frozenset(row.table for row in rows)


# entrants


async def list_entrants(database: Database, tournament: str) -> Rows:
    """Return all entrants, in the order in which they entered."""
    return await database.read(select(E).where(E.c.tournament == tournament).order_by(E.c.number))


async def enter(database: Database, tournament: str, guest: str | None, level: str = "") -> bool:
    """Add a guest or a bot. Return False if the guest is there already."""
    while True:
        last = (await database.read(select(func.max(E.c.number)).where(E.c.tournament == tournament)))[0][0]
        row = {"tournament": tournament, "number": 0 if last is None else last + 1, "guest": guest, "level": level}
        row |= {"entered": time.time(), "first": None, "last": None, "before": None}
        try:
            await database.write((insert(E), row), *_look_at(tournament))
        except IntegrityError:  # another entrant got the number, or the guest is there
            mine = select(E.c.number).where(E.c.tournament == tournament, E.c.guest == guest)
            if guest is not None and await database.read(mine):
                return False
            continue
        return True


async def leave(database: Database, tournament: str, number: int) -> None:
    """Remove an entrant who was not paired yet; one who was takes part in no later round."""
    mine = (E.c.tournament == tournament, E.c.number == number)
    now = select(T.c.round).where(T.c.id == tournament).scalar_subquery()
    await database.write(
        (delete(E).where(*mine, E.c.first.is_(None)), None),
        (update(E).where(*mine, E.c.last.is_(None)).values(last=now), None),
        *_look_at(tournament),
    )


async def come_back(database: Database, tournament: str, number: int) -> None:
    """Let an entrant who withdrew take part in the following rounds again."""
    mine = (E.c.tournament == tournament, E.c.number == number)
    await database.write((update(E).where(*mine).values(last=None), None))


async def replace(database: Database, tournament: str, old: StoredRow, substitute: StoredRow) -> None:
    """Give the place of an entrant to a substitute, from the next round on: the two rows exchange their guests."""
    waits = (E.c.tournament == tournament, E.c.number == substitute.number)
    mine = (E.c.tournament == tournament, E.c.number == old.number)
    now = {"guest": substitute.guest, "level": substitute.level, "before": substitute.number, "last": None}
    former = {"guest": old.guest, "level": old.level, "first": 0, "last": 0}
    await database.write(
        (update(E).where(*waits).values(guest=None), None),  # a guest is there once
        (update(E).where(*mine).values(now), None),
        (update(E).where(*waits).values(former), None),
    )


async def move(database: Database, old: str, new: str) -> None:
    """Let a guest take the place of another in all tournaments and leagues that the guest is not in already."""
    members = schema.tournaments.league_members
    statements: list[Statement] = []
    for part, key in ((E, "tournament"), (members, "league")):
        other = part.alias()
        there = exists().where(other.c[key] == part.c[key], other.c.guest == new)
        statements.append((update(part).where(part.c.guest == old, ~there).values(guest=new), None))
    for hosted in (T, schema.tournaments.leagues):
        statements.append((update(hosted).where(hosted.c.host == old).values(host=new), None))
    await database.write(*statements)


# what a process does


def _look_at(tournament: str) -> list[Statement]:
    """Return the statement that lets a process look at a running tournament now."""
    mine = (T.c.id == tournament, T.c.state == RUNNING)
    return [(update(T).where(*mine).values(due=time.time()), None)]


async def wake(database: Database, tournament: str, **values: object) -> None:
    """Change a tournament, and let a process look at it now."""
    await database.write((update(T).where(T.c.id == tournament).values(due=time.time(), **values), None))


async def take_due(database: Database, owner: str, now: float, lasts: float, most: int) -> Rows:
    """Take the leases of tournaments that are due. Other processes skip them until the lease runs out."""
    free = is_free(T, now, database.shared)
    rows = select(T.c.id).where(T.c.due <= now, free).order_by(T.c.due).limit(most)
    picked = rows.with_for_update(skip_locked=True).cte("picked")
    taking = update(T).where(T.c.id == picked.c.id).values(hold(owner, now + lasts))
    return await database.take(taking.returning(T))


async def give_back(database: Database, tournament: str, owner: str, due: float | None, seen: float) -> None:
    """Give a lease back. It is due again at this time, or sooner if it was woken after it was `seen`."""
    mine = (T.c.id == tournament, T.c.owner == owner)
    await database.write(
        (update(T).where(*mine, T.c.due <= seen).values(due=due), None), (update(T).where(*mine).values(FREE), None)
    )


async def clear_leases(database: Database) -> None:
    """End all leases: the only process of a database has just started."""
    await database.write((update(T).values(FREE), None))


async def begin(database: Database, tournament: str) -> bool:
    """Begin an open tournament. Return False if it was begun or cancelled before."""
    mine = (T.c.id == tournament, T.c.state == OPEN)
    (count,) = await database.write((update(T).where(*mine).values(state=RUNNING, next=time.time()), None))
    return count == 1


async def finish(database: Database, tournament: str, state: str, also: Sequence[Statement] = ()) -> None:
    """End a tournament. `also` is stored in the same transaction."""
    unfinished = (T.c.id == tournament, T.c.state.in_((OPEN, RUNNING)))
    await database.write((update(T).where(*unfinished).values(state=state, due=None, next=None), None), *also)


async def admit_waiting(database: Database, tournament: str, n: int) -> None:
    """Let those who entered take part from round `n` on."""
    waiting = (E.c.tournament == tournament, E.c.first.is_(None))
    await database.write((update(E).where(*waiting).values(first=n), None))


async def set_next(database: Database, tournament: str, n: int, at: float) -> None:
    """Store when the round after round `n` begins, once."""
    mine = (T.c.id == tournament, T.c.round == n, T.c.next.is_(None))
    await database.write((update(T).where(*mine).values(next=at), None))


async def add_round(
    database: Database,
    tournament: str,
    n: int,
    byes: Sequence[int],
    tables: Sequence[JsonObject],
    ends: float,
    deal: str | None = None,
) -> bool:
    """Store a round with its tables, all or nothing. Return False if another process paired it first."""
    row = {"tournament": tournament, "n": n, "begun": time.time(), "ends": ends, "byes": list(byes), "deal": deal}
    mine = (T.c.id == tournament, T.c.round == n - 1)
    statements: list[Statement] = [(insert(R), row), (update(T).where(*mine).values(round=n, next=None), None)]
    common = {"tournament": tournament, "round": n, "ends": ends, "adjourned": False, "result": None, "counted": None}
    if tables:
        statements.append((insert(M), [{**common, **table} for table in tables]))
    if deal is not None:
        played = {"deal": deal, "guest": None, "part": None, "begun": time.time(), "result": None, "lost": None}
        statements.append((insert(schema.deals.deal_tables), [{**played, "table": one["table"]} for one in tables]))
    try:
        await database.write(*statements)
    except IntegrityError:
        return False
    return True


# rounds and tables


async def list_rounds(database: Database, tournament: str) -> Rows:
    """Return the rounds that were paired."""
    return await database.read(select(R).where(R.c.tournament == tournament).order_by(R.c.n))


async def list_tables(database: Database, tournament: str) -> Rows:
    """Return all tables by round and number, each with what lists show of it; None if it is missing or deleted."""
    t = schema.tables.tables
    joined = M.outerjoin(t, t.c.id == M.c.table)
    query = select(*M.c, t.c.open, t.c.summary).select_from(joined).where(M.c.tournament == tournament)
    return await database.read(query.order_by(M.c.round, M.c.number))


async def list_ended(database: Database) -> Rows:
    """Return the tables whose games have ended although no result is counted."""
    t = schema.tables.tables
    query = select(M.c.table, M.c.tournament).join(t, t.c.id == M.c.table)
    return await database.read(query.where(M.c.result.is_(None), ~t.c.open))


async def count_result(database: Database, table: str, tournament: str, result: JsonObject) -> bool:
    """Store the result of a table unless it has one, and let a process look at the tournament now."""
    mine = (M.c.table == table, M.c.result.is_(None))
    counted = (update(M).where(*mine).values(result=result, counted=time.time()), None)
    return (await database.write(counted, *_look_at(tournament)))[0] == 1


async def adjourn(database: Database, table: str, tournament: str, ends: float) -> None:
    """Give a table more time: the next round does not wait for it."""
    mine = (M.c.table == table, M.c.result.is_(None))
    await database.write((update(M).where(*mine).values(adjourned=True, ends=ends), None), *_look_at(tournament))
