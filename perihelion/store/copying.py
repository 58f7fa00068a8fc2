"""Copying a whole installation from SQLite to PostgreSQL or back, with a check of every log."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import URL, Connection, func, insert, inspect, select
from sqlalchemy.sql import Executable

from ..json_types import JsonObject
from . import postgresql, schema, sqlite
from .database import Rows, check_database
from .errors import StoreError
from .json_text import write_json
from .postgresql import describe_url, read_url

ROWS = 500
"""Number of rows copied at a time."""

OF_PROCESSES = (*schema.processes.OF_PROCESSES, schema.reviews.review_guests)
"""Tables about running processes: not worth copying."""
COPIED = [table for table in schema.base.metadata.sorted_tables if table not in OF_PROCESSES]

Check = Callable[[int, str, JsonObject, float], object]
"""Raises if a log entry cannot be read."""


class NotCopied(StoreError):
    """Nothing was copied: the source is missing or has a damaged log, or the target is not empty."""


class Copied(NamedTuple):
    """What was copied."""

    tables: int
    entries: int
    rows: int


def find_place(text: str) -> Path | URL:
    """Return a folder or the address of a database from the text of an option."""
    return read_url(text) if "://" in text else Path(text)


def copy_database(
    source: Path | URL, target: Path | URL, check: Check, progress: Callable[[int, int], None] = lambda done, of: None
) -> Copied:
    """Copy everything into an empty target, all or nothing. No server may be using either of them.

    Every log must be whole and readable, and it is read again from the target and compared. `progress` gets the
    number of rows done and their total.
    """
    with _open_source(source) as there, _open_target(target) as here:
        counts = _count_rows(there)
        entries, total = counts["log"], sum(counts.values()) + 2 * counts["log"]
        done = 0

        def count(rows: int) -> None:
            nonlocal done
            done += rows
            progress(done, total)

        expected = _digest_logs(there, check, count)
        for table in COPIED:
            with _read(there, select(table)) as portions:
                for rows in portions:
                    here.execute(insert(table), [dict(row._mapping) for row in rows])
                    count(len(rows))
        _continue_numbers(here)
        found = _digest_logs(here, check, count)
        wrong = sorted({*expected, *found} - {name for name in expected if expected[name] == found.get(name)})
        if wrong or _count_rows(here) != counts:
            raise NotCopied("copy-differs", table=", ".join(wrong[:3]))
        here.commit()
    return Copied(counts["tables"], entries, sum(counts.values()))


def _continue_numbers(connection: Connection) -> None:
    """Let PostgreSQL number new rows after the copied ones; SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for table in COPIED:
        column = table.autoincrement_column
        if column is not None:
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            connection.execute(select(func.setval(sequence, func.coalesce(func.max(column), 0) + 1, False)))


def _count_rows(connection: Connection) -> Counter[str]:
    names = COPIED
    return Counter(
        {table.name: connection.execute(select(func.count()).select_from(table)).scalar() for table in names}
    )


@contextmanager
def _read(connection: Connection, query: Executable) -> Iterator[Iterator[Rows]]:
    """Yield the rows of a query in portions, so a large database need not fit into memory."""
    with connection.execution_options(yield_per=ROWS).execute(query) as result:
        yield result.partitions()


def _digest_logs(connection: Connection, check: Check, count: Callable[[int], None]) -> dict[str, str]:
    """Return a hash of the log of each table. Raises NotCopied if one has gaps or cannot be read."""
    digests: dict[str, hashlib._Hash] = {}
    lengths: Counter[str] = Counter()
    log = schema.tables.log.c
    query = select(log.table, log.n, log.kind, log.data, log.time).order_by(log.table, log.n)
    with _read(connection, query) as portions:
        for rows in portions:
            for row in rows:
                table, n, kind, data, time = row.table, row.n, row.kind, row.data, row.time
                try:
                    check(n, kind, data, time)
                except Exception as error:
                    raise NotCopied("copy-damaged", table=table, n=n, reason=error) from None
                if n != lengths[table]:
                    raise NotCopied("copy-damaged", table=table, n=lengths[table], reason="-")
                lengths[table] += 1
                digests.setdefault(table, hashlib.sha256()).update(write_json([n, kind, data, time]).encode() + b"\n")
            count(len(rows))
    return {table: digest.hexdigest() for table, digest in digests.items()}


@contextmanager
def _open_source(place: Path | URL) -> Iterator[Connection]:
    """Open an installation as a snapshot; an earlier version is migrated first."""
    if isinstance(place, Path):
        if not (place / sqlite.FILE).is_file():
            raise NotCopied("copy-no-source", place=place)
    else:
        with _connect(place) as connection:
            if not inspect(connection).has_table("alembic_version"):
                raise NotCopied("copy-no-source", place=describe_url(place))
    check_database(place)
    with _connect(place) as connection:
        yield connection


@contextmanager
def _open_target(place: Path | URL) -> Iterator[Connection]:
    """Open an empty target with the current schema."""
    if isinstance(place, Path):
        if (place / sqlite.FILE).exists():
            raise NotCopied("copy-not-empty", place=place)
        try:
            check_database(place)
            with _connect(place) as connection:
                yield connection
        except BaseException:
            for file in place.glob(f"{sqlite.FILE}*"):
                file.unlink()
            raise
    else:
        check_database(place)
        with _connect(place) as connection:
            if any(_count_rows(connection).values()):
                raise NotCopied("copy-not-empty", place=describe_url(place))
            yield connection


@contextmanager
def _connect(place: Path | URL) -> Iterator[Connection]:
    """Connect to a database; a folder is locked meanwhile."""
    if isinstance(place, Path):
        with sqlite.lock_folder(place):
            engine = sqlite.open_engine(place / sqlite.FILE)
            with engine.connect() as connection:
                yield connection
            engine.dispose()
    else:
        with postgresql.reach(place) as engine, engine.connect() as connection:
            yield connection.execution_options(isolation_level="REPEATABLE READ")
