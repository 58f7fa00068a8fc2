"""Notices about tournaments: a round or a season has begun, a tournament is over.

Each is stored together with what it tells of.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import NamedTuple

from ..store import leagues, notice_settings, notices, tournaments
from ..store.database import Database
from ..store.statement import Statement
from ..tournament.standings import rank
from .tournament_state import TournamentState, hide_unfinished_duplicate, load_state

ROUND, SEASON, PLACE = "round", "season", "place"
"""The kinds of these notices. The first round of a season has one of its own."""

ROUND_SECONDS = 20.0
"""How long after the beginning of a round its notices are due: people who look at the tournament come by themselves."""


class Place(NamedTuple):
    """What somebody reached in a tournament: the place, and the number of entrants."""

    tournament: str
    place: int
    entrants: int


class Season(NamedTuple):
    """A season that has begun for somebody: the league, the season, the division, and the one before; 0 if none."""

    league: str
    season: int
    division: int
    before: int


async def plan_round(database: Database, table: str, guests: Collection[str], kind: str) -> list[Statement]:
    """Return the statements that store a notice for each guest at a new table of a round."""
    begun = time.time()
    reachable = await notice_settings.find_reachable(database, guests)
    return [
        notices.plan_statement(database, table, guest, kind, begun, begun + ROUND_SECONDS)
        for guest in sorted(reachable)
    ]


async def plan_places(database: Database, state: TournamentState) -> list[Statement]:
    """Return the statements that store a notice for each player who did not withdraw from the tournament.

    A notice belongs to a table: the last one of the guest, or the last of all if the guest only had byes.
    """
    playing = [one for one in state.entrants if one.guest and one.first and one.last is None]
    reachable = await notice_settings.find_reachable(database, {one.guest for one in playing})
    there = [table for table in state.tables if table.open is not None]
    statements = []
    for one in playing:
        about = [table for table in there if one.number in table.seats] or there
        if about and one.guest in reachable:
            planned = (about[-1].table, one.guest, PLACE, state.row.created, time.time())
            statements.append(notices.plan_statement(database, *planned))
    return statements


async def find_place(database: Database, table: str, guest: str) -> Place | None:
    """Return the place of a guest in the tournament of a table; None if the guest is not in its standings."""
    found = await tournaments.find_of_table(database, table)
    row = found and await tournaments.find(database, found.tournament)
    if row is None:
        return None
    state = await load_state(database, row)
    numbers = {one.number for one in state.entrants if one.guest == guest}
    standings = rank(hide_unfinished_duplicate(state.read()))
    return next((Place(row.id, one.place, len(standings)) for one in standings if one.entrant in numbers), None)


async def find_season(database: Database, table: str, guest: str) -> Season | None:
    """Return the season that began for a guest with a table; None if it belongs to no league any more."""
    found = await tournaments.find_of_table(database, table)
    row = found and await tournaments.find(database, found.tournament)
    if row is None or row.league is None:
        return None
    before = await leagues.find_division(database, row.league, row.season - 1, guest)
    return Season(row.name, row.season, row.division, before)
