"""Seasons of a league: the divisions of the next one follow from the standings of the last one.

A season begins when the host says so, or by itself some time after the last one. Any process may begin it, and the
database lets it begin once.
"""

from __future__ import annotations

import secrets
from contextlib import suppress

from ..store import leagues, tournaments
from ..store.database import Database, StoredRow
from ..table.errors import Conflict
from ..tournament.ladder import next_divisions
from ..tournament.plan import Plan
from ..tournament.standings import rank
from .tournament_state import load_state

UNFINISHED = (tournaments.OPEN, tournaments.RUNNING)


async def begin_season(database: Database, league: StoredRow) -> None:
    """Begin the next season of a league. Raises Conflict if the last one goes on, or there are too few members."""
    members = await leagues.list_members(database, league.id)
    fewest = Plan.read(league.plan).fewest
    if len(members) < fewest:
        raise Conflict("tournament", "error-tournament-few", n=fewest)
    last = [row for row in await leagues.list_divisions(database, league.id) if row.season == league.season]
    if any(row.state in UNFINISHED for row in last):
        raise Conflict("tournament", "error-league-season")
    ranked = [await _rank_division(database, row) for row in last]
    gone = {guest for division in ranked for guest in division} - set(members)
    divisions = next_divisions(ranked, league.moves, league.size, gone, members)
    while len(divisions) > 1 and len(divisions[-1]) < fewest:
        small = divisions.pop()
        divisions[-1] += small
    if not await leagues.begin_season(database, league, divisions, secrets.token_hex(16)):
        raise Conflict("tournament", "error-league-season")


async def find_next_season(database: Database, league: StoredRow) -> float | None:
    """Return when the next season begins by itself; None if it waits for the host.

    It also waits if no game of the last season was played to its end: nobody seems to be there any more.
    """
    pause = league.terms.get("pause_minutes")
    tables = [] if pause is None else await leagues.list_last_tables(database, league)
    if pause is None or not any(row.result and row.result.get("finished") for row in tables):
        return None
    return float(max(row.counted for row in tables if row.counted) + 60 * pause)


async def begin_due_seasons(database: Database, now: float) -> int:
    """Begin all seasons whose time has come, unless too few people have joined. Return how many began."""
    begun = 0
    for league in await leagues.list_resting(database):
        due = await find_next_season(database, league)
        if due is not None and due <= now:
            with suppress(Conflict):
                await begin_season(database, league)
                begun += 1
    return begun


async def _rank_division(database: Database, row: StoredRow) -> list[str]:
    """Return the guests of a division that has ended, the best first; those who were never paired come last."""
    state = await load_state(database, row)
    guests = {entrant.number: entrant.guest for entrant in state.entrants}
    ranked = [one.entrant for one in rank(state.read())]
    ranked += [number for number in guests if number not in ranked]
    return [guests[number] for number in ranked]
