"""Deleting: a whole table, or everything about a guest. Games that others played keep their moves, but no name."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from sqlalchemy import JSON, Column, String, Table, Text, bindparam, cast, delete, func, select, update

from ..json_types import JsonObject
from ..table_log.bodies import GONE
from . import schema
from .database import Database, Rows
from .groups import forget_empty
from .operators import log_change
from .reports import forget_about
from .statement import Statement

KEPT = {
    schema.tables.tables,
    schema.tables.log,
    schema.tables.players,
    schema.operators.operator_log,
    schema.results.result_seats,
    schema.tournaments.tournament_entrants,
}
"""Tables whose rows stay when a guest is deleted: only the guest in them is replaced. In all other tables that
belong to guests, the guest's rows are deleted."""

CHUNK = 200
"""Number of tables named in one statement."""


def owner_column(part: Table) -> Column[Any] | None:
    """Return the column of a table that says which guest a row belongs to if it has one."""
    if part is schema.guests.guests:
        return part.c.id
    return next((part.c[name] for name in ("guest", "player") if name in part.c), None)


async def delete_tables(database: Database, tables: Sequence[str], what: str, by: str) -> None:
    """Delete tables with everything that belongs to them, and record it in the operators' log."""
    for start in range(0, len(tables), CHUNK):
        chunk = list(tables[start : start + CHUNK])
        noted = [log_change(what, by, table=table) for table in chunk]
        await database.write(*delete_statements(chunk), *noted)


def delete_statements(tables: Sequence[str]) -> Iterable[Statement]:
    """Yield the statements that delete tables and all rows that refer to them."""
    for part in reversed(schema.base.metadata.sorted_tables):
        for column in part.c:
            if any(key.column is schema.tables.tables.c.id for key in column.foreign_keys):
                yield delete(part).where(column.in_(tables)), None
    t = schema.tables.tables
    yield update(t).where(t.c.rematch.in_(tables)).values(rematch=None), None
    played = schema.tournaments.tournament_tables
    missing = update(played).where(played.c.table.in_(tables), played.c.result.is_(None))
    yield missing.values(result={"void": True}, counted=time.time()), None
    yield delete(t).where(t.c.id.in_(tables)), None


async def list_tables_of(database: Database, guest: str) -> tuple[list[str], list[str], list[str]]:
    """Return a guest's tables: those that are open, those if nobody else ever played, and the rest."""
    t, p = schema.tables.tables.c, schema.tables.players.c
    mine = select(p.table).where(p.guest == guest)
    rows = await database.read(select(t.id, t.open).where(t.id.in_(mine)))
    people = select(p.table, func.count().label("n")).where(p.table.in_(mine)).group_by(p.table)
    alone = {row.table for row in await database.read(people) if row.n == 1}
    shared = [row for row in rows if row.id not in alone]
    return [row.id for row in shared if row.open], sorted(alone), [row.id for row in shared if not row.open]


async def erase_guest(database: Database, guest: str, by: str) -> str:
    """Delete everything about a guest who has left all open tables. Return the id that replaces the guest in logs."""
    gone = _make_gone_id()
    _, alone, _ = await list_tables_of(database, guest)
    p, log = schema.tables.players.c, schema.tables.log.c
    # The players come right after the reports, which are found by them: `erase_from_result` waits for these rows, and
    # finds out whether it came before or after.
    statements: list[Statement] = [forget_about(guest)]
    statements.append((update(schema.tables.players).where(p.guest == guest).values(guest=gone), None))
    statements += delete_statements(alone)
    mine = select(p.table).where(p.guest == guest, p.table.not_in(alone))
    rows = await database.read(
        select(log.table, log.n, log.kind, log.data).where(log.table.in_(mine)).order_by(log.table, log.n)
    )
    changed = list(_forget_in_logs(rows, guest, gone))
    if changed:
        entry = update(schema.tables.log).where(log.table == bindparam("of"), log.n == bindparam("at"))
        statements.append((entry.values(data=bindparam("said")), changed))
    for part in reversed(schema.base.metadata.sorted_tables):
        statements += await _forget_in(database, part, guest, gone)
    statements += [*forget_empty(), (delete(schema.guests.guests).where(schema.guests.guests.c.id == guest), None)]
    await database.write(*statements, log_change("erase", "" if by == guest else by, guest=gone))
    return gone


async def erase_from_result(database: Database, table: str, guests: Collection[str]) -> None:
    """Remove guests from a result that was just stored, if they were deleted meanwhile and the table is theirs no more.

    A guest who is deleted later is removed from the result as from everything else.
    """
    p = schema.tables.players
    named = update(p).where(p.c.table == table).values(guest=p.c.guest).returning(p.c.guest)
    still = {row.guest for row in await database.take(named)}  # this write waits for a deletion in progress
    for guest in set(guests) - still:
        results, gone = schema.results, _make_gone_id()
        parts = (results.result_seats, results.ratings, results.profiles, schema.explorer.own_moves)
        await database.write(*[each for part in parts for each in await _forget_in(database, part, guest, gone)])


def _make_gone_id() -> str:
    """Return an id that stands for a deleted guest."""
    return f"gone-{secrets.token_urlsafe(12)}"


async def _forget_in(database: Database, part: Table, guest: str, gone: str) -> list[Statement]:
    """Return the statements that remove a guest from one table of the database."""
    if part is schema.guests.guests or part is schema.tables.log:
        return []
    if part is schema.operators.complaints:
        return [(delete(part).where((part.c.by == guest) | (part.c.about == guest)), None)]
    if part is schema.guests.blocks:
        return [(delete(part).where((part.c.guest == guest) | (part.c.blocked == guest)), None)]
    if part is schema.friends.friends:
        return [(delete(part).where((part.c.guest == guest) | (part.c.friend == guest)), None)]
    owner = owner_column(part)
    if part not in KEPT and owner is not None:
        return [(delete(part).where(owner == guest), None)]
    statements: list[Statement] = []
    for column in part.c:
        if isinstance(column.type, JSON):
            keys = list(part.primary_key.columns)
            query = select(*keys, column).where(cast(column, Text).contains(guest, autoescape=True))
            for row in await database.read(query):
                this = [key == value for key, value in zip(keys, row, strict=False)]
                value = replace_text(_forget_names(row[-1], guest), guest, gone)
                statements.append((update(part).where(*this).values({column: value}), None))
        elif isinstance(column.type, String) and not column.foreign_keys:
            statements.append((update(part).where(column == guest).values({column: gone}), None))
    return statements


def _forget_in_logs(rows: Rows, guest: str, gone: str) -> Iterable[JsonObject]:
    """Yield the entries that name a guest, without the name. The rows are those of whole logs, in their order."""
    holders: dict[tuple[str, int], str] = {}
    for row in rows:
        said = _forget_names(row.data, guest)
        if row.kind == "seats":
            for number, seat in enumerate(row.data["seats"]):
                holders[row.table, number] = seat["guest"] or seat["keeps"]
        elif row.kind == "seat":
            place = (row.table, row.data["seat"])
            now = row.data["guest"] or row.data["keeps"]
            if (now if row.data["name"] else holders.get(place)) == guest:  # this guest came, or left
                said = {**said, "who": GONE}
            holders[place] = now
        said = replace_text(said, guest, gone)
        if said != row.data:
            yield {"of": row.table, "at": row.n, "said": said}


def _forget_names(value: Any, guest: str) -> Any:
    """Return JSON with the name removed from every object that belongs to a guest."""
    if isinstance(value, list):
        return [_forget_names(item, guest) for item in value]
    if not isinstance(value, dict):
        return value
    known = {name: _forget_names(item, guest) for name, item in value.items()}
    owners = [value.get(name) for name in ("guest", "keeps")]
    owner = value.get("by") if not any(owners) and "kind" not in value else None
    if guest in (*owners, owner) and known.get("name"):
        known["name"] = GONE
    return known


def replace_text(value: Any, old: str, new: str) -> Any:
    """Return JSON with one text replaced by another, also in keys."""
    if isinstance(value, dict):
        return {replace_text(key, old, new): replace_text(item, old, new) for key, item in value.items()}
    if isinstance(value, list):
        return [replace_text(item, old, new) for item in value]
    return new if value == old else value
