"""The store as it lies on the disk, read without a server: is anything lost or damaged?"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, select

from perihelion.core.registry import game as find
from perihelion.fair.verify import verify_sealed_game
from perihelion.server.system_time import SYSTEM_TIME
from perihelion.store import postgresql, schema, sqlite
from perihelion.table.replay import replay_log
from perihelion.table.sealed_game import write_sealed_game
from perihelion.table.settings import Settings
from perihelion.table.table import TableHead
from perihelion.table_log.entries import COUNTED, read_entry


@contextmanager
def read_store(where: Path | URL) -> Iterator[Connection]:
    """A connection to the database of a server, which may be running."""
    if isinstance(where, Path):
        engine = sqlite.open_engine(where / sqlite.FILE)
    else:
        engine = postgresql.open_engine(where, 1)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def load_log(store: Connection, table: str):
    """All entries of a table."""
    log = schema.tables.log.c
    query = select(log.n, log.kind, log.data, log.time).where(log.table == table).order_by(log.n)
    return [read_entry(*row) for row in store.execute(query)]


def counted_entries(where, table):
    """Return the counted entries of a table as they are stored: kind and text."""
    with read_store(where) as store:
        entries = load_log(store, table)
    assert [entry.n for entry in entries] == list(range(len(entries))), "a log without gaps"
    return [(entry.kind, entry.data.get("text")) for entry in entries if isinstance(entry.body, COUNTED)]


def audit(where, stress):
    """Nothing acknowledged is lost, no table is damaged."""
    lost, damaged, draws, entries = [], [], 0, 0
    acknowledged: dict[str, dict[int, str]] = {}
    for (table, count), action in stress.acknowledged.items():
        acknowledged.setdefault(table, {})[count] = action
    if isinstance(where, Path):
        with closing(sqlite3.connect(where / sqlite.FILE)) as store:
            assert store.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    with read_store(where) as store:
        rows = store.execute(select(schema.tables.tables)).fetchall()
        for row in rows:
            log = load_log(store, row.id)
            entries += len(log)
            counted = [entry for entry in log if entry.counted]
            for count, action in acknowledged.get(row.id, {}).items():
                if len(counted) < count or counted[count - 1].data.get("text") != action:
                    lost.append((row.id, count, action))
            chosen, agreed = find(row.game).read_options(row.options), Settings.read(row.settings)
            made = replay_log(
                TableHead(row.id, row.game, chosen, agreed, row.host, row.created, row.rules), SYSTEM_TIME, log
            )
            if made.record() != row.record or [entry.n for entry in log] != list(range(len(log))):
                damaged.append(row.id)
            if made.ended:
                report = verify_sealed_game(write_sealed_game(made).encode())
                draws += report.draws
                damaged += [row.id] if report.findings else []
    missing = set(stress.tables) - {row.id for row in rows}
    return {"tables": len(rows), "entries": entries, "sealed draws": draws, "lost": lost, "damaged": damaged,
            "missing": sorted(missing)}  # fmt: skip
