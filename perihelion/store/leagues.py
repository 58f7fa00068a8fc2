"""Leagues: their members, and the tournaments of each season's divisions."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .database import Database, Rows, StoredRow
from .lease import FREE
from .statement import Statement
from .tournaments import OPEN, RUNNING

L = schema.tournaments.leagues
M = schema.tournaments.league_members
T = schema.tournaments.tournaments
E = schema.tournaments.tournament_entrants
P = schema.tournaments.tournament_tables

MOST_LISTED = 100


async def create(database: Database, **values: object) -> None:
    """Store a new league."""
    await database.write((insert(L), {"created": time.time(), "season": 0, **values}))


async def find(database: Database, league: str) -> StoredRow | None:
    """Return a league."""
    rows = await database.read(select(L).where(L.c.id == league))
    return rows[0] if rows else None


async def list_leagues(database: Database, group: str | None, guest: str) -> Rows:
    """Return the leagues of a group; without one, those of no group and those of a guest. The newest come first."""
    mine = exists().where(M.c.league == L.c.id, M.c.guest == guest)
    wanted = L.c.group == group if group is not None else or_(L.c.group.is_(None), mine, L.c.host == guest)
    return await database.read(select(L).where(wanted).order_by(L.c.created.desc()).limit(MOST_LISTED))


async def list_members(database: Database, league: str) -> list[str]:
    """Return the members of a league, those who came first at the front."""
    rows = await database.read(select(M.c.guest).where(M.c.league == league).order_by(M.c.since, M.c.guest))
    return [row.guest for row in rows]


async def join(database: Database, league: str, guest: str) -> None:
    """Add a member; a member stays one."""
    with suppress(IntegrityError):
        await database.write((insert(M), {"league": league, "guest": guest, "since": time.time()}))


async def leave(database: Database, league: str, guest: str) -> None:
    """Remove a member. A season that has begun goes on."""
    await database.write((delete(M).where(M.c.league == league, M.c.guest == guest), None))


async def list_divisions(database: Database, league: str) -> Rows:
    """Return the tournaments of all seasons, the last season first, the highest division first."""
    query = select(T).where(T.c.league == league)
    return await database.read(query.order_by(T.c.season.desc(), T.c.division))


async def set_pause(database: Database, league: StoredRow, minutes: float | None) -> None:
    """Let the next season begin by itself this long after the last one; None: only when the host says so."""
    terms = {**league.terms, "pause_minutes": minutes}
    await database.write((update(L).where(L.c.id == league.id).values(terms=terms), None))


async def list_resting(database: Database) -> Rows:
    """Return the leagues whose last season has ended: no division of it is open or running."""
    playing = exists().where(T.c.league == L.c.id, T.c.state.in_((OPEN, RUNNING)))
    return await database.read(select(L).where(L.c.season > 0, ~playing))


async def list_last_tables(database: Database, league: StoredRow) -> Rows:
    """Return result and time of the tables of the last season."""
    query = select(P.c.result, P.c.counted).join(T, T.c.id == P.c.tournament)
    return await database.read(query.where(T.c.league == league.id, T.c.season == league.season))


async def find_division(database: Database, league: str, season: int, guest: str) -> int:
    """Return the division in which a guest played a season; 0 if in none."""
    query = select(T.c.division).join(E, E.c.tournament == T.c.id)
    rows = await database.read(query.where(T.c.league == league, T.c.season == season, E.c.guest == guest))
    return int(rows[0].division) if rows else 0


async def begin_season(database: Database, league: StoredRow, divisions: Sequence[Sequence[str]], seed: str) -> bool:
    """Store the tournaments of the next season, all or none. Return False if another request was first."""
    season, now = league.season + 1, time.time()
    mine = (L.c.id == league.id, L.c.season == league.season)
    statements: list[Statement] = [(update(L).where(*mine).values(season=season), None)]
    for division, members in enumerate(divisions, 1):
        name = f"{league.id}-{season}-{division}"
        row = {"id": name, "name": league.name, "host": league.host, "group": league.group, "created": now}
        row |= {"state": OPEN, "terms": league.terms, "plan": {**league.plan, "seed": f"{seed}-{division}"}}
        row |= {"starts": now, "round": 0, "next": None, "due": now, **FREE}
        statements.append((insert(T), {**row, "league": league.id, "season": season, "division": division}))
        entrant = {"tournament": name, "level": "", "entered": now, "first": None, "last": None, "before": None}
        entrants = [{**entrant, "number": number, "guest": guest} for number, guest in enumerate(members)]
        statements.append((insert(E), entrants))
    try:
        await database.write(*statements)
    except IntegrityError:
        return False
    return True
