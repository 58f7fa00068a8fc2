"""Tournaments as the store has them, read for `tournament/`."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..json_types import JsonObject
from ..store import tournaments
from ..store.database import Database, Rows, StoredRow
from ..table.results import Outcome
from ..tournament.plan import DUPLICATE, Plan
from ..tournament.rounds import Entrant, Match, Result, Round, Tournament


@dataclass(frozen=True)
class TournamentState:
    """A tournament with everything that belongs to it."""

    row: StoredRow
    entrants: Rows
    rounds: Rows
    tables: Rows

    @property
    def plan(self) -> Plan:
        """The format."""
        return Plan.read(self.row.plan)

    def read(self) -> Tournament:
        """Return the tournament so far. Those who wait or were replaced are not in it."""
        entrants = tuple(Entrant(row.number, row.first, row.last) for row in self.entrants if row.first)
        return Tournament(self.plan, entrants, tuple(self._read_round(row) for row in self.rounds))

    def _read_round(self, row: StoredRow) -> Round:
        tables = [table for table in self.tables if table.round == row.n]
        return Round(tuple(read_match(table) for table in tables), tuple(row.byes))


async def load_state(database: Database, row: StoredRow) -> TournamentState:
    """Return a tournament with everything that belongs to it."""
    return TournamentState(
        row,
        await tournaments.list_entrants(database, row.id),
        await tournaments.list_rounds(database, row.id),
        await tournaments.list_tables(database, row.id),
    )


def hide_unfinished_duplicate(tournament: Tournament) -> Tournament:
    """Return the tournament without the results of a duplicate round whose tables have not all ended.

    They would tell those who still play what can be done with their luck.
    """
    if tournament.plan.format != DUPLICATE:
        return tournament

    def hide(each: Round) -> Round:
        if all(match.result is not None for match in each.matches):
            return each
        return Round(tuple(Match(match.seats) for match in each.matches), each.byes)

    return replace(tournament, rounds=tuple(map(hide, tournament.rounds)))


def read_match(table: StoredRow) -> Match:
    """Return a table of a round with its result, if it has one."""
    return Match(tuple(table.seats), None if table.result is None else read_result(table.result, len(table.seats)))


def read_result(given: JsonObject, seats: int) -> Result:
    """Read a result as stored. At a table that was deleted during the game, all are equal."""
    if given.get("void"):
        return Result((1,) * seats, (0,) * seats, finished=False)
    left = frozenset(given["left"])
    return Result(tuple(given["places"]), tuple(given["points"]), left, given["finished"])


def describe_outcome(outcome: Outcome) -> JsonObject:
    """Return a result as it is stored."""
    return {
        "places": list(outcome.places),
        "points": list(outcome.points),
        "left": sorted(outcome.left),
        "finished": outcome.finished,
    }
