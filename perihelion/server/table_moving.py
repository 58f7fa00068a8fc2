"""Moves a table from one server to another by a file (`table_file`), and gives its players links to their seats."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from dataclasses import asdict, replace

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from ..core.registry import game as find_game
from ..core.rules_version import rules_version
from ..errors import PerihelionError, UnknownGame
from ..store import devices, guests, operators, schema, tables
from ..store.database import Database
from ..store.guests import Guest
from ..store.jobs import plan_jobs
from ..store.statement import Statement
from ..table.deadlines import RunningTimes, due_jobs
from ..table.errors import UnknownTable
from ..table.restore import RULES_DIFFER
from ..table.table import Table
from ..table_log.bodies import Checkpoint
from .restore import restore_table
from .system_time import SYSTEM_TIME
from .table_file import MovedTable, NotMoved
from .table_store import job_priority

SEAT_LINK_SECONDS = 30 * 86400.0
"""How long the links to seats work: people are not at hand on the day of the move."""


async def export_table(database: Database, table: str) -> MovedTable:
    """Return everything that is stored of a table. Nothing changes. Raises NotMoved if it plays a deal."""
    found = await tables.load(database, table)
    if found is None:
        raise UnknownTable()
    stored, log = found
    if any((entry.data.get("deal") is not None) for entry in log if entry.kind == "seal"):
        raise NotMoved("move-deal", table=table)
    g, p = schema.guests.guests.c, schema.tables.players.c
    sat = select(g.id, g.name, g.named, g.lang).join(schema.tables.players, p.guest == g.id).where(p.table == table)
    rows = []
    for part in (schema.tables.chat, schema.tables.plans):
        own = [column for column in part.c if column.name != "table"]
        query = select(*own).where(part.c.table == table).order_by(*part.primary_key.columns)
        rows.append([dict(row._mapping) for row in await database.read(query)])
    known = [Guest(*tuple(row)) for row in await database.read(sat.order_by(g.id))]
    return MovedTable(replace(stored, group=None, rematch=None), log, known, *rows)


async def import_table(database: Database, moved: MovedTable) -> None:
    """Store a table of another server: all of it, or nothing. Raises NotMoved if that is not possible.

    Guests keep their ids, so that several tables of one person meet again, and so do the logs and their hashes.
    """
    stored = moved.table
    if await tables.load(database, stored.id) is not None:
        raise NotMoved("move-there", table=stored.id)
    table = await asyncio.to_thread(_restore, moved)
    wall = time.time() - time.monotonic()
    due = due_jobs(table, RunningTimes(SYSTEM_TIME))
    planned = {kind: None if at is None else at + wall for kind, at in due.items()}
    unknown = database.upsert(schema.guests.guests).on_conflict_do_nothing()
    statements: list[Statement] = [(insert(schema.tables.tables), asdict(stored))]
    if moved.guests:
        statements.append((unknown, [{**asdict(guest), "created": time.time()} for guest in moved.guests]))
    sat = {stored.host, *table.seats_held, *table.players(), *(guest.id for guest in moved.guests)}
    rows = {
        schema.tables.log: [entry._asdict() for entry in moved.log],
        schema.tables.players: [{"guest": guest} for guest in sorted(sat)],
        schema.tables.chat: moved.chat,
        schema.tables.plans: moved.plans,
    }
    for part, lines in rows.items():
        if lines:
            statements.append((insert(part), [{**line, "table": stored.id} for line in lines]))
    statements += plan_jobs(database, stored.id, planned, job_priority(table))
    noted = operators.log_change("import", "", table=stored.id)
    try:
        await database.write(*statements, noted, *database.tell("job"))
    except IntegrityError:  # somebody imported it at this moment, or a row of the file contradicts another
        raise NotMoved("move-there", table=stored.id) from None


def _restore(moved: MovedTable) -> Table:
    """Return the table. Raises NotMoved if this server cannot play it on."""
    stored = moved.table
    try:
        game = find_game(stored.game)
    except UnknownGame:
        raise NotMoved("move-game", game=stored.game) from None
    here, there = rules_version(game), stored.rules
    if there.get("version", 0) > game.version:
        raise NotMoved("move-rules", game=game.key, there=there["version"], here=game.version)
    try:
        table = restore_table(stored, moved.log)
    except (PerihelionError, *RULES_DIFFER):
        raise NotMoved("move-unreadable", table=stored.id) from None
    lost = any(isinstance(entry.body, Checkpoint) for entry in table.unstored)
    if lost and here == there:  # under the same rules the log of a whole file leads to its position
        raise NotMoved("move-unreadable", table=stored.id)
    return table


async def make_seat_links(database: Database, table: str) -> list[tuple[str, str]]:
    """Return a name and the token of a personal link for each player who has not come to this server yet.

    A guest who has used this server needs none, and gets none: otherwise the file of another server could name such a
    guest, and its sender be given the link.
    """
    found = await tables.load_with_names(database, table)
    if found is None:
        raise UnknownTable()
    stored, _, names = found
    links = []
    for guest in _players(stored.host, [(seat["guest"], seat["keeps"]) for seat in stored.summary["seats"]]):
        if guest in names and not await devices.list_devices(database, guest):
            links.append((names[guest], await guests.make_link(database, guest, SEAT_LINK_SECONDS)))
    return links


def _players(host: str, seats: Collection[tuple[str, str]]) -> list[str]:
    """Return the guests who hold or keep a seat, and the host, each once."""
    return list(dict.fromkeys(guest for guest in [*(one for both in seats for one in both), host] if guest))
