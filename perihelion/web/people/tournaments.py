"""Tournaments as their pages show them, without ids of guests, and without results that others may not know yet."""

from __future__ import annotations

import csv
import io
from collections import Counter
from typing import Literal

from ...core.registry import game as find_game
from ...server.tournament_state import TournamentState, hide_unfinished_duplicate
from ...store import guests, tournaments
from ...store.database import Database, StoredRow
from ...table.bot_names import bot_name
from ...tournament.pairing import count_all_rounds
from ...tournament.plan import DUPLICATE, Plan
from ...tournament.rounds import Round, Tournament
from ...tournament.standings import name_tie_breaks, rank, score_round
from ...wire.catalog import PLAYERS, describe_options, name_bots
from ...wire.game_names import game_name
from ...wire.schemas.tournaments import (
    ListedTournament,
    RoundPoints,
    TournamentPage,
    TournamentRound,
    TournamentSeat,
    TournamentStanding,
    TournamentTable,
    WaitingEntrant,
)
from ...wire.table_words import table_words
from ...words import Words


def describe_listed(row: StoredRow, entrants: int, lang: str) -> ListedTournament:
    """Return a tournament for a list."""
    return {
        "link": f"/tournament/{row.id}",
        "name": row.name,
        "gameName": game_name(row.terms["game"], lang),
        "format": row.plan["format"],
        "state": row.state,
        "starts": None if row.starts is None else int(row.starts),
        "round": row.round,
        "entrants": entrants,
    }


class EntrantNames:
    """The names of the entrants of a tournament; bots of one level are numbered."""

    def __init__(self, state: TournamentState, known: dict[str, str], words: Words):
        levels = Counter(row.level for row in state.entrants if row.level)
        so_far: Counter[str] = Counter()
        self.names: dict[int, str] = {}
        for row in state.entrants:
            if row.level:
                so_far[row.level] += 1
                number = f" {so_far[row.level]}" if levels[row.level] > 1 else ""
                self.names[row.number] = bot_name(words, row.level) + number
            else:
                self.names[row.number] = known.get(row.guest) or words("player-gone")
        self.before = {row.number: self.names[row.before] for row in state.entrants if row.before is not None}
        """The names of those whose place a substitute took."""

    @classmethod
    async def load(cls, database: Database, state: TournamentState, words: Words) -> EntrantNames:
        """Read the names of a tournament's entrants."""
        ids = {row.guest for row in state.entrants if row.guest}
        return cls(state, await guests.find_names(database, ids), words)


async def describe_tournament(
    database: Database, state: TournamentState, guest: str, host: bool, may_enter: bool, lang: str
) -> TournamentPage:
    """Return the page of a tournament for a guest."""
    row, plan, terms = state.row, state.plan, state.row.terms
    game = find_game(terms["game"])
    words = table_words(lang, game.package, players=plan.seats)
    names = await EntrantNames.load(database, state, words)
    shown = hide_unfinished_duplicate(state.read())
    mine = next((one.number for one in state.entrants if one.guest == guest), None)
    rounds = [
        _describe_round(each, shown.rounds[each.n - 1], state, mine, names, words) for each in reversed(state.rounds)
    ]
    open_tables = [table for each in rounds for table in each["tables"] if table["mine"] and not table["over"]]
    known = await guests.find_names(database, {row.host})
    started = row.state != tournaments.OPEN
    options = {name: value for name, value in terms["options"].items() if name != PLAYERS}  # `seats` says that
    return {
        **describe_listed(row, len(state.entrants), lang),
        "tournament": row.id,
        "picture": f"/pictures/{terms['game']}.svg",
        "options": describe_options(game, options, words),
        "seats": plan.seats,
        "roundsOfAll": count_all_rounds(shown) if started or not plan.fixed else 0,
        "final": plan.final,
        "alone": plan.alone,
        "level": bot_name(words, terms["level"]),
        "minutes": terms["minutes"],
        "roundMinutes": terms["round_minutes"],
        "breakMinutes": terms["break_minutes"],
        "fewest": plan.fewest,
        "hostName": known[row.host] or words("player-gone"),
        "host": host,
        "next": None if row.next is None or row.state != tournaments.RUNNING else int(row.next),
        "entered": _find_part(state, mine),
        "mayEnter": may_enter,
        "myTable": open_tables[0]["link"] if open_tables else None,
        "bots": name_bots(lang, game) if host and plan.format != DUPLICATE else [],
        "seed": plan.seed if started else "",
        "tieBreaks": list(name_tie_breaks(plan)),
        "standings": _describe_standings(shown, state, mine, names),
        "waiting": [
            WaitingEntrant(entrant=one.number, name=names.names[one.number], me=one.number == mine)
            for one in state.entrants
            if one.first is None
        ],
        "rounds": rounds,
    }


def _find_part(state: TournamentState, mine: int | None) -> Literal["no", "waiting", "playing", "withdrawn"]:
    if mine is None:
        return "no"
    row = next(one for one in state.entrants if one.number == mine)
    if row.first is None:
        return "waiting"
    return "playing" if row.last is None else "withdrawn"


def _describe_standings(
    shown: Tournament, state: TournamentState, mine: int | None, names: EntrantNames
) -> list[TournamentStanding]:
    scored = [score_round(shown.plan, each) for each in shown.rounds]
    active = {row.number for row in state.entrants if row.last is None}
    return [
        {
            "entrant": one.entrant,
            "place": one.place,
            "name": names.names[one.entrant],
            "before": names.before.get(one.entrant),
            "me": one.entrant == mine,
            "active": one.entrant in active,
            "points": one.points,
            "ties": list(one.ties),
            "played": one.played,
            "won": one.won,
            "rounds": [_describe_points(one.entrant, each, scored[n]) for n, each in enumerate(shown.rounds)],
        }
        for one in rank(shown)
    ]


def _describe_points(entrant: int, each: Round, scored: dict[int, int]) -> RoundPoints:
    here = next((match.entrants for match in each.matches if entrant in match.seats), [])
    return {
        "points": scored.get(entrant),
        "against": [other for other in here if other != entrant],
        "bye": entrant in each.byes,
    }


def _describe_round(
    row: StoredRow, each: Round, state: TournamentState, mine: int | None, names: EntrantNames, words: Words
) -> TournamentRound:
    tables = [table for table in state.tables if table.round == row.n]
    opened = all(match.result is not None for match in each.matches)
    described: list[TournamentTable] = []
    for table, match in zip(tables, each.matches, strict=True):
        result, here = match.result, mine is not None and mine in match.seats
        seats: list[TournamentSeat] = [
            {
                "entrant": entrant,
                "name": names.names[entrant] if entrant is not None else bot_name(words, state.row.terms["level"]),
                "place": None if result is None else result.places[seat],
                "points": result.points[seat] if result is not None and result.finished else None,
                "left": result is not None and seat in result.left,
            }
            for seat, entrant in enumerate(match.seats)
        ]
        visible = table.open is not None and (row.deal is None or opened or here)
        described.append(
            {
                "table": table.table,
                "number": table.number,
                "link": f"/t/{table.table}" if visible else None,
                "over": table.result is not None,
                "finished": result is not None and result.finished,
                "adjourned": table.adjourned,
                "mine": here,
                "ends": int(table.ends),
                "seats": seats,
            }
        )
    return {
        "n": row.n,
        "ends": int(row.ends),
        "byes": [names.names[entrant] for entrant in row.byes],
        "deal": None if row.deal is None else f"/duplicate/{row.deal}",
        "tables": described,
    }


def write_csv(page: TournamentPage) -> str:
    """Return the standings as a table: one line for each entrant, one column for each round."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rounds = [f"round {each['n']}" for each in reversed(page["rounds"])]
    rows.writerow(["place", "name", "points", *page["tieBreaks"], "played", "won", *rounds])
    for one in page["standings"]:
        points = ["" if each["points"] is None else each["points"] for each in one["rounds"]]
        rows.writerow(
            [one["place"], _plain(one["name"]), one["points"], *one["ties"], one["played"], one["won"], *points]
        )
    return out.getvalue()


def _plain(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in "=+-@\t\r" else name


def read_plan(**given: object) -> Plan | None:
    """Return a plan; None if such a tournament cannot be played."""
    try:
        return Plan(**given)  # type: ignore[arg-type]  # checked there
    except ValueError:
        return None
