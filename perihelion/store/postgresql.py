"""PostgreSQL: a database that several servers use at the same time, on one machine or many.

`perihelion serve --database postgresql://USER:PASSWORD@HOST/NAME`. Its own settings decide how a commit is flushed;
the usual ones (`fsync` and `synchronous_commit` on) keep what was acknowledged.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import URL, Engine, bindparam, create_engine, event, func, make_url, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from .errors import UnusableDatabase
from .json_text import write_json
from .migration import find_revision, known_revisions, migrate_schema
from .statement import Parameters, Statement

DRIVER = "postgresql+psycopg"
CHANNEL = "perihelion"
"""The channel of LISTEN/NOTIFY."""
CONNECT_SECONDS = 5
"""For how many seconds a server waits for a connection."""
START_SECONDS, RETRY_SECONDS = 10.0, 0.2
"""For how long a server that starts tries to reach the database, and how often."""


NOTIFY = select(func.pg_notify(CHANNEL, bindparam("message")))


def read_url(text: str) -> URL:
    """Return the address of a database. Raises UnusableDatabase if it is invalid."""
    try:
        url = make_url(text)
        known = url.drivername in ("postgresql", "postgres", DRIVER)
    except (ArgumentError, ValueError):
        known = False
    if not known or not url.database:
        raise UnusableDatabase("store-url", url=_hide_password(text))
    return url.set(drivername=DRIVER)


def _hide_password(text: str) -> str:
    """Return what may be an address without what may be a password."""
    scheme, separator, rest = text.partition("://")
    return f"{scheme}{separator}***@{rest.rpartition('@')[2]}" if "@" in rest else text


def describe_url(url: URL) -> str:
    """Return an address for people, without its password."""
    return url.set(drivername="postgresql").render_as_string()


def open_engine(url: URL, connections: int, **options: Any) -> Engine:
    """Return an engine. A connection that was cut is noticed before it is used, and replaced.

    Several rows are inserted with one statement, or one after the other. psycopg would send them in a pipeline, and
    cannot leave that pipeline if one of them fails or the connection is cut: the reason would be lost.
    """
    engine = create_engine(
        url,
        connect_args={"connect_timeout": CONNECT_SECONDS, "application_name": "perihelion"},
        hide_parameters=True,  # names and chat do not belong into a log
        json_serializer=write_json,
        pool_size=connections,
        max_overflow=0,
        **{"pool_pre_ping": True} | options,
    )
    engine.dialect.use_insertmanyvalues_wo_returning = True

    @event.listens_for(engine, "do_executemany")
    def execute_one_after_the_other(
        cursor: DBAPICursor, statement: str, rows: Iterable[Parameters], context: object
    ) -> bool:
        for row in rows:
            cursor.execute(statement, row)
        return True

    return engine


def open_reader(url: URL, connections: int) -> Engine:
    """Return an engine that only reads, each query with one message to PostgreSQL instead of four.

    There are no transactions, and nobody asks beforehand whether a connection still works: a query that fails because
    its connection was cut can be sent again.
    """
    return open_engine(url, connections, isolation_level="AUTOCOMMIT", pool_reset_on_return=None, pool_pre_ping=False)


@contextmanager
def reach(url: URL) -> Iterator[Engine]:
    """Yield an engine with one connection. Raises UnusableDatabase if the database cannot be reached or used."""
    engine = open_engine(url, 1)
    try:
        yield engine
    except OperationalError as error:
        raise UnusableDatabase("store-unreachable", url=describe_url(url), reason=_first_line(error)) from None
    except SQLAlchemyError as error:
        raise UnusableDatabase("store-unopened", path=describe_url(url), reason=_first_line(error)) from None
    finally:
        engine.dispose()


def _first_line(error: SQLAlchemyError) -> str:
    return (str(getattr(error, "orig", error)).strip().splitlines() or [""])[0]


def check_server(url: URL) -> None:
    """Migrate the database. Raises UnusableDatabase if it cannot be reached or has a newer schema."""
    with reach(url) as engine:
        found = find_revision(engine)
        if found is not None and found not in known_revisions():
            raise UnusableDatabase("store-newer", path=describe_url(url))
        if found != known_revisions()[0]:  # Alembic would read all its scripts again
            migrate_schema(engine)


class PostgresqlServer:
    """A database that other processes use, too."""

    shared = True
    readers, writers = 4, 8
    upsert = staticmethod(insert)

    def __init__(self, url: URL):
        self.url = url

    def open(self) -> tuple[Engine, Engine]:
        """Migrate, and return the engines. A connection that is cut just now is tried again for some seconds."""
        until = time.monotonic() + START_SECONDS
        while True:
            try:
                check_server(self.url)
                return open_engine(self.url, self.writers), open_reader(self.url, self.readers)
            except UnusableDatabase as error:
                if error.key != "store-unreachable" or time.monotonic() > until:
                    raise
                time.sleep(RETRY_SECONDS)

    def close(self) -> None:
        """Do nothing: a server of PostgreSQL stays."""

    def tell(self, message: str) -> list[Statement]:
        """Return the statement that tells other processes something, when the transaction is carried out."""
        return [(NOTIFY, {"message": message})]
