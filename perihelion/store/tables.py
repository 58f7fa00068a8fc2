"""Tables, their logs, their chat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from time import time
from typing import Any

from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.dialects.postgresql import aggregate_order_by
from sqlalchemy.exc import IntegrityError

from ..json_types import JsonObject
from ..table.stored import ChatLine, StoredEntry, StoredTable
from . import guests, schema
from .database import Database, Rows, StoredRow
from .fast_sql import prepare
from .jobs import NOBODY, Due, Holder, plan_jobs
from .statement import Statement

SOON_SECONDS = 0.1
MAX_LISTED = 100
"""Number of tables in a list."""


COLUMNS = [schema.tables.tables.c[field.name] for field in fields(StoredTable)]
CHANGING = ("changed", "rules", "open", "record", "summary")
CHANGE = prepare(
    update(schema.tables.tables)
    .where(schema.tables.tables.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in CHANGING})
)
ENTER = prepare(insert(schema.tables.log))
_log, _chat = schema.tables.log.c, schema.tables.chat.c
FIND = select(*COLUMNS).where(schema.tables.tables.c.id == bindparam("of"))
ENTRIES = (
    select(_log.n, _log.kind, _log.data, _log.time)
    .where(_log.table == bindparam("of"), _log.n >= bindparam("first"))
    .order_by(_log.n)
)
_entry: Any = func.json_build_array(_log.n, _log.kind, _log.data, _log.time)
_named = guests.NAMES_AT.subquery().c
WHOLE = select(
    *COLUMNS,
    select(func.json_agg(aggregate_order_by(_entry, _log.n))).where(_log.table == bindparam("of")).scalar_subquery(),
    select(func.json_object_agg(_named.id, _named.name)).scalar_subquery(),
).where(schema.tables.tables.c.id == bindparam("of"))
"""A table, its log and the names as one row; only PostgreSQL writes such JSON."""
NEWEST = (
    select(
        select(func.max(_log.n)).where(_log.table == bindparam("of")).scalar_subquery().label("last"),
        schema.tables.tables.c.settings,
        schema.tables.tables.c.summary,
    )
    .join(schema.tables.players, schema.tables.players.c.table == schema.tables.tables.c.id)
    .where(schema.tables.tables.c.id == bindparam("of"), schema.tables.players.c.guest == bindparam("guest"))
)
LAST_LINES = (
    select(_chat.n, _chat.guest, _chat.name, _chat.seat, _chat.text, _chat.time)
    .where(_chat.table == bindparam("of"))
    .order_by(_chat.n.desc())
    .limit(bindparam("most"))
)
OF_LIST = [column for column in COLUMNS if column.name not in ("record", "rules")]


async def create(
    database: Database,
    table: StoredTable,
    entries: Sequence[StoredEntry],
    due: Due,
    priority: int = 0,
    also: Sequence[Statement] = (),
) -> None:
    """Store a new table with its first entries, and in the same transaction what depends on it."""
    new: Statement = (insert(schema.tables.tables), asdict(table))
    jobs = plan_jobs(database, table.id, due, priority)
    await database.write(new, *_append(database, table, entries), *jobs, *also, *_tell_jobs(database, due))


async def append(
    database: Database,
    table: StoredTable,
    entries: Sequence[StoredEntry],
    due: Due,
    priority: int = 0,
    holder: Holder = NOBODY,
) -> None:
    """Store new entries and the new record. Raises IntegrityError if an entry of that number exists."""
    await database.write(
        (CHANGE, {"of": table.id, **{name: getattr(table, name) for name in CHANGING}}),
        *_append(database, table, entries),
        *plan_jobs(database, table.id, due, priority, holder),
        *_tell_jobs(database, due),
    )


def _tell_jobs(database: Database, due: Due) -> list[Statement]:
    """Wake up the processes that wait for jobs if one is due now."""
    soon = time() + SOON_SECONDS
    return database.tell("job") if any(at is not None and at <= soon for at in due.values()) else []


def _append(database: Database, table: StoredTable, entries: Sequence[StoredEntry]) -> list[Statement]:
    changes = [entry.data for entry in entries if entry.kind in ("seat", "seats")]
    seated = [seat for data in changes for seat in data.get("seats", [data])]
    players = {seat.get(name) for seat in seated for name in ("guest", "keeps")} - {"", None}
    if table.host and any(entry.n == 0 for entry in entries):
        players.add(table.host)
    statements: list[Statement] = [(ENTER, [{"table": table.id, **entry._asdict()} for entry in entries])]
    if players:
        known = database.upsert(schema.tables.players).on_conflict_do_nothing()
        statements.append((known, [{"table": table.id, "guest": guest} for guest in sorted(players)]))
    return [*statements, *database.tell("log", table.id, entries[-1].n)]


async def load(database: Database, table: str) -> tuple[StoredTable, list[StoredEntry]] | None:
    """Return a table and its log as of one moment, or None."""
    found = await load_with_names(database, table)
    return found and found[:2]


async def load_with_names(
    database: Database, table: str
) -> tuple[StoredTable, list[StoredEntry], dict[str, str]] | None:
    """Return a table, its log, and the names of all stored guests who ever sat there, as of one moment, or None."""
    of = {"of": table}
    if database.shared:  # one query is as of one moment without a transaction
        for found in await database.read((WHOLE, of)):
            *row, log, named = tuple(found)
            return StoredTable(*row), [StoredEntry(*entry) for entry in log], named or {}
        return None
    rows, entries, names = await database.read_together(
        (FIND, of), (ENTRIES, {**of, "first": 0}), (guests.NAMES_AT, of)
    )
    if not rows:
        return None
    return (
        StoredTable(*tuple(rows[0])),
        [StoredEntry(*tuple(row)) for row in entries],
        {row.id: row.name for row in names},
    )


async def load_entries(database: Database, table: str, first: int) -> list[StoredEntry]:
    """Return the entries of a log from a number on."""
    return [StoredEntry(*tuple(row)) for row in await database.read((ENTRIES, {"of": table, "first": first}))]


async def find_newest(database: Database, table: str, guest: str) -> tuple[int, int] | None:
    """Return the length of a table's log and its count; None if the guest never sat there, or may see it only late."""
    rows = await database.read((NEWEST, {"of": table, "guest": guest}))
    if not rows:
        return None
    row = rows[0]
    if row.settings.get("delay"):
        seats = row.summary["seats"]
        if all(guest not in (seat["guest"], seat["keeps"]) for seat in seats):
            return None
    return row.last + 1, row.summary["count"]


async def count_entries(database: Database, ids: Iterable[str]) -> dict[str, int]:
    """Return the length of the log of each of these tables."""
    log = schema.tables.log.c
    query = select(log.table, func.max(log.n).label("last")).where(log.table.in_(list(ids))).group_by(log.table)
    return {row.table: row.last + 1 for row in await database.read(query)}


async def find_rematch(database: Database, table: str) -> str | None:
    """Return the rematch of a table."""
    rows = await database.read(select(schema.tables.tables.c.rematch).where(schema.tables.tables.c.id == table))
    return rows[0].rematch if rows else None


async def list_of_guest(database: Database, guest: str) -> Rows:
    """Return the tables that a guest hosts or has played at, the last changed first."""
    query = (
        select(*OF_LIST)
        .join(schema.tables.players, schema.tables.players.c.table == schema.tables.tables.c.id)
        .where(schema.tables.players.c.guest == guest)
        .order_by(schema.tables.tables.c.open.desc(), schema.tables.tables.c.changed.desc())
        .limit(MAX_LISTED)
    )
    return await database.read(query)


async def list_open_of_guest(database: Database, guest: str) -> Rows:
    """Return all unfinished tables of a guest."""
    t, p = schema.tables.tables.c, schema.tables.players.c
    query = select(*OF_LIST).join(schema.tables.players, p.table == t.id).where(p.guest == guest, t.open)
    return await database.read(query)


async def load_ended_logs(database: Database, guest: str, most: int) -> list[tuple[StoredRow, list[StoredEntry]]]:
    """Return the last tables of a guest that are over or given up, each with its actions and outcomes."""
    t, p, log = schema.tables.tables.c, schema.tables.players.c, schema.tables.log.c
    query = select(t.id, t.game, t.summary).join(schema.tables.players, p.table == t.id)
    rows = await database.read(query.where(p.guest == guest, ~t.open).order_by(t.changed.desc()).limit(most))
    query = select(log.table, log.n, log.kind, log.data, log.time).order_by(log.table, log.n)
    wanted = (log.table.in_([row.id for row in rows]), log.kind.in_(["action", "outcome"]))
    logs: dict[str, list[StoredEntry]] = {row.id: [] for row in rows}
    for row in await database.read(query.where(*wanted)):
        logs[row.table].append(StoredEntry(row.n, row.kind, row.data, row.time))
    return [(row, logs[row.id]) for row in rows]


async def list_public(database: Database) -> Rows:
    """Return the open tables that anybody may see, the last changed first."""
    t = schema.tables.tables.c
    query = select(*OF_LIST).where(t.public, t.open).order_by(t.changed.desc()).limit(MAX_LISTED)
    return await database.read(query)


async def list_of_group(database: Database, group: str) -> Rows:
    """Return the tables of a group, the open ones first."""
    t = schema.tables.tables.c
    query = select(*OF_LIST).where(t.group == group).order_by(t.open.desc(), t.changed.desc()).limit(MAX_LISTED)
    return await database.read(query)


async def list_open(database: Database) -> list[tuple[str, str, JsonObject]]:
    """Return id, game and rules of every unfinished table."""
    t = schema.tables.tables.c
    return [(row.id, row.game, row.rules) for row in await database.read(select(t.id, t.game, t.rules).where(t.open))]


async def set_rematch(database: Database, table: str, other: str) -> str:
    """Store the rematch of a table, unless it has one. Return the one it has."""
    t = schema.tables.tables.c
    unnamed = update(schema.tables.tables).where(t.id == table, t.rematch.is_(None))
    await database.write((unnamed.values(rematch=other), None), *database.tell("rematch", table))
    (row,) = await database.read(select(t.rematch).where(t.id == table))
    return str(row.rematch)


async def change_host(database: Database, table: str, host: str) -> None:
    """Make another guest the host of a table."""
    this = update(schema.tables.tables).where(schema.tables.tables.c.id == table).values(host=host)
    player = database.upsert(schema.tables.players).on_conflict_do_nothing()
    await database.write((this, None), (player, {"table": table, "guest": host}), *database.tell("host", table))


async def add_chat_line(
    database: Database, table: str, guest: str, name: str, seat: int, text: str, time: float
) -> ChatLine:
    """Store a line of chat and return it with its number. If another line came first, use the next number."""
    while True:
        last = (
            await database.read(select(func.max(schema.tables.chat.c.n)).where(schema.tables.chat.c.table == table))
        )[0][0]
        line = ChatLine((last or 0) + 1, guest, name, seat, text, time)
        try:
            row = {"table": table, **line._asdict()}
            await database.write((insert(schema.tables.chat), row), *database.tell("chat", table))
        except IntegrityError:
            continue
        return line


async def load_chat(database: Database, table: str, most: int = 200) -> list[ChatLine]:
    """Return the last lines of a table's chat."""
    rows = await database.read((LAST_LINES, {"of": table, "most": most}))
    return [ChatLine(*tuple(row)) for row in reversed(rows)]
