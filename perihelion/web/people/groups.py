"""A private group as its members see it: members, tables, results, and a simple ranking."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Mapping, Sequence

from ...store import groups, player_history, tables, tournaments
from ...store.database import Database, Rows, StoredRow
from ...store.groups import Group, Member
from ...table.results import BOT_PREFIX
from ...wire.game_names import game_name
from ...wire.schemas.groups import GroupGame, GroupPage, RankedMember
from ...wire.table.listed_tables import describe_row
from .player_history import Names

MOST_RESULTS, MOST_LISTED = 500, 12
"""Number of a group's last games that count for its ranking, and number of games listed."""


async def describe_group(database: Database, group: Group, guest: str, lang: str) -> GroupPage:
    """Return the page of a group for one of its members."""
    members = await groups.list_members(database, group.id)
    hidden = await tournaments.list_hidden(database, group.id)
    results = await player_history.list_results_of_group(database, group.id, MOST_RESULTS)
    rows = [row for row in results if row.table not in hidden]
    names = await Names.load(database, lang, {row.player for row in rows} | {member.guest for member in members})
    games: dict[str, list[StoredRow]] = {}
    for row in rows:
        games.setdefault(row.table, []).append(row)
    listed = await tables.list_of_group(database, group.id)
    of, now = await tournaments.find_of_tables(database, listed), time.time()
    laid = [describe_row(row, guest, lang, now, of) for row in listed]
    return {
        "group": group.id,
        "name": group.name,
        "link": f"/join/{group.token}",
        "head": members[0].guest == guest,
        "members": [
            {"member": member.id, "name": names.describe(member.guest)["name"], "self": member.guest == guest}
            for member in members
        ],
        "tables": [row for row in laid if not row["over"] and (row["mine"] or row["table"] not in hidden)],
        "results": [_describe_game(seats, names, guest, lang) for seats in list(games.values())[:MOST_LISTED]],
        "ranking": rank_members(games, members, names, guest),
    }


def _describe_game(seats: Rows, names: Names, guest: str, lang: str) -> GroupGame:
    first = seats[0]
    return {
        "gameName": game_name(first.game, lang),
        "table": first.table,
        "ago": round(max(0.0, time.time() - first.time), 1),
        "seats": [
            {
                "name": names.describe(row.player)["name"],
                "points": row.points,
                "place": row.place,
                "self": row.player == guest,
            }
            for row in seats
        ],
    }


def rank_members(games: Mapping[str, Rows], members: Sequence[Member], names: Names, guest: str) -> list[RankedMember]:
    """Return the members who played, the best first.

    A player gets a point for each other person behind them in a game, and half a point for a tie. Bots and
    partners count for nothing.
    """
    points: dict[str, float] = defaultdict(float)
    played: dict[str, int] = defaultdict(int)
    won: dict[str, int] = defaultdict(int)
    for seats in games.values():
        persons = [row for row in seats if not row.player.startswith(BOT_PREFIX)]
        for row in persons:
            others = [other for other in persons if other.side != row.side]
            if others:
                points[row.player] += sum(0.5 + 0.5 * ((row.place < o.place) - (row.place > o.place)) for o in others)
                played[row.player] += 1
                won[row.player] += row.place == 1
    ranked = [member.guest for member in members if played[member.guest]]
    ranked.sort(key=lambda player: (-points[player], -won[player], played[player]))
    return [
        {
            "name": names.describe(player)["name"],
            "points": points[player],
            "games": played[player],
            "won": won[player],
            "self": player == guest,
        }
        for player in ranked
    ]
