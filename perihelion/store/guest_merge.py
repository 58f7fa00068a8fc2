"""Give what is stored about a guest to another guest of the same person: finished games, record, ratings, analyses.

Games at which both had a seat stay as they were, and so do deals that everybody plays once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import ColumnElement, Select, and_, bindparam, delete, exists, insert, or_, select, update

from . import schema
from .database import Database
from .erasure import replace_text
from .player_history import StoredRating
from .statement import Statement

CHUNK = 200
"""Number of finished tables whose logs are read at a time."""

_t, _p, _log = schema.tables.tables, schema.tables.players, schema.tables.log
_seats, _ratings, _profiles = schema.results.result_seats, schema.results.ratings, schema.results.profiles


async def has_anything(database: Database, guest: str) -> bool:
    """Return whether there is something that could come along to another guest."""
    parts = (
        _p.c.guest == guest,
        _seats.c.player == guest,
        or_(schema.friends.friends.c.guest == guest, schema.friends.friends.c.friend == guest),
        schema.groups.group_members.c.guest == guest,
        schema.tournaments.tournament_entrants.c.guest == guest,
        schema.tournaments.league_members.c.guest == guest,
        schema.study.analyses.c.guest == guest,
        schema.study.companions.c.guest == guest,
    )
    found: ColumnElement[bool] = or_(*(exists().where(part) for part in parts))
    return bool((await database.read(select(found)))[0][0])


def _deals_of(guest: str) -> Select[tuple[str]]:
    """Return the query for the tables at which a guest played a deal."""
    played = schema.deals.deal_tables.c
    return select(played.table).where(played.guest == guest)


async def list_finished(database: Database, old: str, new: str) -> list[str]:
    """Return the finished tables of a guest that the other one has nothing to do with."""
    other = _p.alias()
    both = exists().where(other.c.table == _p.c.table, other.c.guest == new)
    query = select(_p.c.table).join(_t, _t.c.id == _p.c.table)
    query = query.where(_p.c.guest == old, ~_t.c.open, ~both, _p.c.table.not_in(_deals_of(old)))
    return sorted(row.table for row in await database.read(query))


async def move_finished(database: Database, finished: Sequence[str], old: str, new: str) -> None:
    """Give the seats of finished tables to another guest, also in their logs. The names in them stay."""
    chat = schema.tables.chat
    for start in range(0, len(finished), CHUNK):
        chunk = list(finished[start : start + CHUNK])
        statements: list[Statement] = []
        logs = select(_log.c.table, _log.c.n, _log.c.data).where(_log.c.table.in_(chunk))
        changed = [
            {"of": row.table, "at": row.n, "said": said}
            for row in await database.read(logs)
            if (said := replace_text(row.data, old, new)) != row.data
        ]
        if changed:
            entry = update(_log).where(_log.c.table == bindparam("of"), _log.c.n == bindparam("at"))
            statements.append((entry.values(data=bindparam("said")), changed))
        for row in await database.read(select(_t.c.id, _t.c.host, _t.c.summary).where(_t.c.id.in_(chunk))):
            values = {"host": new if row.host == old else row.host, "summary": replace_text(row.summary, old, new)}
            statements.append((update(_t).where(_t.c.id == row.id).values(values), None))
            statements += database.tell("host", row.id)
        for part in (_p, chat):
            mine = (part.c.table.in_(chunk), part.c.guest == old)
            statements.append((update(part).where(*mine).values(guest=new), None))
        await database.write(*statements)


async def move_record(
    database: Database, old: str, new: str, merged: Sequence[StoredRating], before: Sequence[StoredRating]
) -> None:
    """Give results, ratings, the explorer's counts and analyses to another guest.

    `merged` takes the place of the ratings `before`, those of both. Raises IntegrityError if a game of the new guest
    was rated meanwhile. Whether games may be published is what the new guest has chosen.
    """
    other = _seats.alias()
    both = exists().where(other.c.table == _seats.c.table, other.c.player == new)
    mine = (_seats.c.player == old, ~both, _seats.c.table.not_in(_deals_of(old)))
    statements: list[Statement] = [(update(_seats).where(*mine).values(player=new), None)]
    for one in before:
        key = and_(*(_ratings.c[name] == getattr(one, name) for name in ("game", "seats", "player", "n")))
        statements.append((delete(_ratings).where(key), None))
    if merged:
        statements.append((insert(_ratings), [asdict(one) for one in merged]))
    known = exists().where(_profiles.c.guest == new)
    if not (await database.read(select(known)))[0][0]:
        statements.append((update(_profiles).where(_profiles.c.guest == old).values(guest=new), None))
    statements.append((delete(_profiles).where(_profiles.c.guest == old), None))
    statements += await _add_moves(database, old, new)
    consent = schema.publishing.publishing
    statements.append((delete(consent).where(consent.c.guest == old), None))
    compared = schema.evidence.compared_games
    twice = compared.alias()
    there = exists().where(twice.c.table == compared.c.table, twice.c.player == new)
    statements.append((update(compared).where(compared.c.player == old, ~there).values(player=new), None))
    for part in (schema.study.analyses, schema.study.companions):
        statements.append((update(part).where(part.c.guest == old).values(guest=new), None))
    await database.write(*statements)


async def _add_moves(database: Database, old: str, new: str) -> list[Statement]:
    """Return the statements that add the explorer's counts of a guest to those of another."""
    part = schema.explorer.own_moves
    rows = await database.read(select(part).where(part.c.guest == old).order_by(part.c.game, part.c.key, part.c.action))
    added = [{**row._mapping, "guest": new} for row in rows]
    if not added:
        return []
    upsert = database.upsert(part)
    sums = {name: part.c[name] + upsert.excluded[name] for name in ("n", "wins", "points")}
    keys = [column.name for column in part.primary_key.columns]
    return [
        (upsert.on_conflict_do_update(index_elements=keys, set_=sums), added),
        (delete(part).where(part.c.guest == old), None),
    ]
