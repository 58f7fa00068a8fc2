"""What was played in which position: counts of public games, and those of one guest."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple, TypeVar

from sqlalchemy import ColumnElement, Table, and_, delete, literal, select, union_all

from ..core.opening_index import ME, Played
from ..json_types import JsonObject
from . import schema
from .database import Database
from .statement import Statement

RARE_SECONDS = 365 * 86_400.0
"""A row that was counted only once and has not changed for this long is deleted: hardly any position comes again."""


RowKey = TypeVar("RowKey", bound=tuple[object, ...])


class CountedMove(NamedTuple):
    """A decision of a finished game: the key of the position, who decided, and how it ended for that seat."""

    key: int
    action: int
    who: str
    share: float
    points: int
    guest: str = ""
    """The person who decided; empty for a bot."""


def count_statements(database: Database, game: str, moves: Collection[CountedMove], public: bool) -> list[Statement]:
    """Return the statements that count the decisions of one finished game.

    The rows are in the order of their keys, so that two games that end at once do not wait for each other in a circle.
    """
    statements: list[Statement] = []
    if public:
        rows = _add_up(((move.key, move.action, move.who), move) for move in moves)
        values = [
            {"game": game, "key": key, "action": action, "who": who, **sums, "changed": time.time()}
            for (key, action, who), sums in sorted(rows.items())
        ]
        statements += _upsert(database, schema.explorer.played_moves, values)
    persons = _add_up(((move.guest, move.key, move.action), move) for move in moves if move.guest)
    values = [
        {"guest": guest, "game": game, "key": key, "action": action, **sums}
        for (guest, key, action), sums in sorted(persons.items())
    ]
    return statements + _upsert(database, schema.explorer.own_moves, values)


def _add_up(moves: Iterable[tuple[RowKey, CountedMove]]) -> dict[RowKey, dict[str, float]]:
    """Return the sums of the moves that belong to the same row: the same position may come twice in a game."""
    sums: dict[RowKey, dict[str, float]] = {}
    for row, move in moves:
        known = sums.setdefault(row, {"n": 0, "wins": 0.0, "points": 0})
        known["n"] += 1
        known["wins"] += move.share
        known["points"] += move.points
    return sums


def _upsert(database: Database, table: Table, values: list[JsonObject]) -> list[Statement]:
    """Return the statement that adds these rows to those that are there."""
    if not values:
        return []
    new = database.upsert(table)
    added: dict[str, object] = {name: table.c[name] + new.excluded[name] for name in ("n", "wins", "points")}
    if "changed" in table.c:
        added["changed"] = new.excluded["changed"]
    keys = [column.name for column in table.primary_key.columns]
    return [(new.on_conflict_do_update(index_elements=keys, set_=added), values)]


async def find_moves(database: Database, game: str, keys: Mapping[str, int], guest: str) -> dict[str, list[Played]]:
    """Return what was played in positions with these keys, by kind of key: by the guest, and in public games."""
    m, o = schema.explorer.played_moves.c, schema.explorer.own_moves.c
    wanted = list(keys.values())
    public = select(m.key, m.action, m.who, m.n, m.wins, m.points).where(m.game == game, m.key.in_(wanted))
    own = select(o.key, o.action, literal(ME).label("who"), o.n, o.wins, o.points)
    own = own.where(o.guest == guest, o.game == game, o.key.in_(wanted))
    kinds = {key: kind for kind, key in keys.items()}
    found: dict[str, list[Played]] = {kind: [] for kind in keys}
    for row in await database.read(union_all(public, own)):
        found[kinds[row.key]].append(Played(row.action, row.who, row.n, row.wins, row.points))
    return found


def forget_rare(now: float) -> Statement:
    """Return the statement that deletes what was played once, long ago."""
    m = schema.explorer.played_moves.c
    rare: ColumnElement[bool] = and_(m.n == 1, m.changed < now - RARE_SECONDS)
    return delete(schema.explorer.played_moves).where(rare), None
