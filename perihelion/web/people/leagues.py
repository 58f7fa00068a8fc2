"""Leagues as their pages show them. Nothing here contains a guest's id."""

from __future__ import annotations

from ...server.leagues import find_next_season
from ...server.tournament_state import load_state
from ...store import guests, leagues, tournaments
from ...store.database import Database, StoredRow
from ...tournament.plan import Plan
from ...tournament.standings import rank
from ...wire.game_names import game_name
from ...wire.schemas.tournaments import LeagueDivision, LeagueMember, LeaguePage, LeagueSeason, ListedLeague
from ...wire.table_words import table_words
from ...words import Words
from .tournaments import hide_unfinished_duplicate


def describe_listed_league(row: StoredRow, lang: str) -> ListedLeague:
    """Return a league for a list."""
    return {
        "link": f"/league/{row.id}",
        "name": row.name,
        "gameName": game_name(row.terms["game"], lang),
        "season": row.season,
    }


async def describe_league(
    database: Database, row: StoredRow, guest: str, host: bool, may_join: bool, lang: str
) -> LeaguePage:
    """Return the page of a league for a guest."""
    plan, members = Plan.read(row.plan), await leagues.list_members(database, row.id)
    divisions = await leagues.list_divisions(database, row.id)
    words = table_words(lang)
    names = await guests.find_names(database, {*members, row.host})
    seasons: dict[int, list[LeagueDivision]] = {}
    for division in divisions:
        described = await _describe_division(database, division, guest, words)
        seasons.setdefault(division.season, []).append(described)
    running = any(division.state in (tournaments.OPEN, tournaments.RUNNING) for division in divisions)
    due = None if running else await find_next_season(database, row)
    return {
        **describe_listed_league(row, lang),
        "league": row.id,
        "picture": f"/pictures/{row.terms['game']}.svg",
        "seats": plan.seats,
        "rounds": plan.rounds,
        "alone": plan.alone,
        "minutes": row.terms["minutes"],
        "roundMinutes": row.terms["round_minutes"],
        "size": row.size,
        "moves": row.moves,
        "fewest": plan.fewest,
        "host": host,
        "hostName": names[row.host] or words("player-gone"),
        "member": guest in members,
        "mayJoin": may_join and guest not in members,
        "pauseMinutes": row.terms.get("pause_minutes"),
        "next": None if due is None else int(due),
        "mayBegin": host and not running and len(members) >= plan.fewest,
        "members": [names[member] or words("player-gone") for member in members],
        "seasons": [LeagueSeason(season=season, divisions=found) for season, found in seasons.items()],
    }


async def _describe_division(database: Database, row: StoredRow, guest: str, words: Words) -> LeagueDivision:
    state = await load_state(database, row)
    names = await guests.find_names(database, {one.guest for one in state.entrants if one.guest})
    people = {one.number: one.guest for one in state.entrants}
    standings = rank(hide_unfinished_duplicate(state.read()))
    known = {one.entrant for one in standings}
    members = [_describe_member(people[one.entrant], names, guest, words, one.place, one.points) for one in standings]
    members += [_describe_member(people[n], names, guest, words, None, 0) for n in people if n not in known]
    return {
        "link": f"/tournament/{row.id}",
        "division": row.division,
        "state": row.state,
        "round": row.round,
        "members": members,
    }


def _describe_member(
    member: str, names: dict[str, str], guest: str, words: Words, place: int | None, points: int
) -> LeagueMember:
    return {
        "name": names.get(member) or words("player-gone"),
        "me": member == guest,
        "place": place,
        "points": points,
    }
