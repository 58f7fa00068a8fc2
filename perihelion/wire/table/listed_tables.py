"""Tables as lists show them: in the lobby, in a group, and in the list of my turns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol, cast

from ...core.registry import game as find_game
from ...errors import UnknownGame
from ...json_types import JsonObject
from ...table.bot_names import bot_name
from ...table.deadlines import reminder_seconds
from ...table.seat_names import number_alike
from ...table.settings import Settings
from ...table.stored import Summary, TableTournament, awaited_seats
from ...table.table import NOBODY
from ...table_log.bodies import BOT, FREE, GONE
from ..catalog import describe_unusual_options
from ..schemas.snapshot import SeatKind, TournamentLink
from ..schemas.table_lists import ListedSeat, ListedTable, Waiting, Wanted, WantedLevel
from ..table_words import table_words


class ListedRow(Protocol):
    """What is stored of a table, without its state and log."""

    @property
    def id(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def options(self) -> JsonObject: ...
    @property
    def settings(self) -> JsonObject: ...
    @property
    def changed(self) -> float: ...
    @property
    def public(self) -> bool: ...
    @property
    def open(self) -> bool: ...
    @property
    def summary(self) -> Summary: ...


def link_to_tournament(found: TableTournament | None) -> TournamentLink | None:
    """Return how a table names its tournament."""
    return found and {"link": f"/tournament/{found.id}", "name": found.name, "round": found.round}


def describe_row(
    row: ListedRow, guest: str, lang: str, now: float, tournaments: Mapping[str, TableTournament] | None = None
) -> ListedTable:
    """Return a stored table as lists show it now. `tournaments` has those of the tables that belong to one."""
    summary, words = row.summary, table_words(lang)
    try:
        name = table_words(lang, find_game(row.game).package)("game")
    except UnknownGame:
        name = row.game
    names = [bot_name(words, seat["level"]) if seat["kind"] == BOT else seat["name"] for seat in summary["seats"]]
    names = [words("player-gone") if name == GONE else name for name in names]
    late = row.open and is_late_for_list(row, guest)
    awaited = [] if late else awaited_seats(summary)
    seats: list[ListedSeat] = [
        {
            "seat": n,
            "name": name,
            "kind": cast(SeatKind, seat["kind"]),
            "mine": seat["guest"] == guest,
            "active": n in awaited and row.open,
            "points": None if late else summary["points"][n],
        }
        for n, (seat, name) in enumerate(zip(summary["seats"], number_alike(names), strict=True))
    ]
    return {
        "table": row.id,
        "game": row.game,
        "gameName": name,
        "picture": f"/pictures/{row.game}.svg",
        "seats": seats,
        "yours": any(seat["mine"] and seat["active"] for seat in seats),
        "mine": any(seat["mine"] for seat in seats),
        "held": any(seat["kind"] == FREE and seat.get("keeps") == guest for seat in summary["seats"]) and row.open,
        "free": sum(seat["kind"] == FREE for seat in seats) if row.open else 0,
        "over": not row.open,
        "public": row.public,
        "count": 0 if late else summary["count"],
        "changed": round(max(0.0, now - row.changed), 1),
        **_waiting(row, now, late),
        "wanted": _wanted(row, lang),
        "tournament": link_to_tournament((tournaments or {}).get(row.id)),
    }


def is_late_for_list(row: ListedRow, guest: str) -> bool:
    """Return whether lists hide from this guest how the game of a table goes: spectators see it late."""
    seats = row.summary["seats"]
    return bool(row.settings.get("delay")) and all(guest not in (seat["guest"], seat["keeps"]) for seat in seats)


def _wanted(row: ListedRow, lang: str) -> Wanted | None:
    """Return what a table with a free seat looks for."""
    free = any(seat["kind"] == FREE for seat in row.summary["seats"])
    if not row.open or not free:
        return None
    settings = Settings.read(row.settings)
    try:
        game = find_game(row.game)
        options = describe_unusual_options(game, row.options, table_words(lang, game.package))
    except UnknownGame:
        options = []
    return {
        "options": options,
        "minutes": settings.minutes,
        "bank": settings.bank,
        "rated": settings.rated,
        "reliable": settings.reliable,
        "level": cast(WantedLevel, settings.level),
        "around": settings.around,
    }


def _waiting(row: ListedRow, now: float, hidden: bool) -> Waiting:
    """Return how long a table has waited for the player to act, the time left, and whether to remind the player.

    `hidden`: the reader may not know that. Tables stored by an older version have no such times until their next entry.
    """
    since, deadline = row.summary.get("since"), row.summary.get("deadline")
    if hidden or not row.open or not since or row.summary["active"] == NOBODY:
        return {"since": None, "left": None, "soon": False}
    left = None if deadline is None else max(0.0, deadline - now)
    soon = left is not None and left <= reminder_seconds(row.settings["minutes"])
    return {"since": round(max(0.0, now - since), 1), "left": None if left is None else round(left, 1), "soon": soon}


def find_turns(
    rows: Iterable[ListedRow],
    guest: str,
    lang: str,
    now: float,
    tournaments: Mapping[str, TableTournament] | None = None,
) -> list[ListedTable]:
    """Return the tables that wait for a guest: the least time left first, then the longest wait."""
    mine = [describe_row(row, guest, lang, now, tournaments) for row in rows]
    waiting = [row for row in mine if row["yours"]]
    return sorted(waiting, key=lambda row: (row["left"] is None, row["left"] or 0.0, -(row["since"] or row["changed"])))
