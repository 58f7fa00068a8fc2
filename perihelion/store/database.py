"""The database of a server: SQLite in a folder, or PostgreSQL at an address.

Every accepted command is durable before it is acknowledged. With SQLite, commands that arrive during a flush share the
next one, so two hundred tables do not wait for two hundred flushes. PostgreSQL does the same for its connections.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, CursorResult, Engine, Row
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.sql import Executable

from ..metrics import DATABASE_SECONDS
from .fast_sql import read_directly, write_prepared
from .postgresql import PostgresqlServer, check_server, read_url
from .sqlite import SqliteFile, check_folder, data_folder
from .statement import Parameters, Statement

T = TypeVar("T")

StoredRow = Row[Any]
"""A row; its attributes are the columns of the query."""
Rows = Sequence[StoredRow]

Query = Executable | tuple[Executable, Parameters]
"""A query, or a prebuilt one with its parameters."""

Request = tuple[Sequence[Statement], "asyncio.Future[list[int]]"]
"""The statements of one transaction, and the future that waits for it."""

RECONNECT_SECONDS, RETRY_SECONDS = 15.0, 0.1
"""How long, and how often, a cut connection to PostgreSQL is retried before a request fails."""


def find_database(data: str | Path | None = None, database: str | None = None) -> Path | URL:
    """Return where the database is: the address given or in PERIHELION_DATABASE, otherwise a folder.

    A given folder takes precedence over PERIHELION_DATABASE. Raises UnusableDatabase if the address is invalid.
    """
    database = database or (None if data else os.environ.get("PERIHELION_DATABASE"))
    return read_url(database) if database else data_folder(data)


def check_database(where: Path | URL) -> None:
    """Migrate the database. Raises StoreError if no server can start there."""
    if isinstance(where, Path):
        check_folder(where)
    else:
        check_server(where)


class Database:
    """The database of one process.

    Threads of its own read and write. With SQLite a whole group of requests is written at a time: switching
    between thread and event loop for every statement would cost more than the statements.
    """

    def __init__(self, where: Path | URL, beside: bool = False):
        """`beside`: for a short command of an operator while the server may be running."""
        self.backend = SqliteFile(where, beside) if isinstance(where, Path) else PostgresqlServer(where)
        self.upsert = self.backend.upsert
        """Builds an insert with an ON CONFLICT clause."""
        self._engine: Engine | None = None
        self._reader: Engine | None = None
        self._reading = ThreadPoolExecutor(self.backend.readers, thread_name_prefix="read")
        self._writing = ThreadPoolExecutor(self.backend.writers, thread_name_prefix="write")
        self._waiting: deque[Request] = deque()

    @property
    def engine(self) -> Engine:
        """The engine that writes, once the database is open."""
        assert self._engine is not None, "the database is not open"
        return self._engine

    @property
    def reader(self) -> Engine:
        """The engine that reads."""
        assert self._reader is not None, "the database is not open"
        return self._reader

    @property
    def shared(self) -> bool:
        """True if other processes may write, too."""
        return self.backend.shared

    def tell(self, *words: object) -> list[Statement]:
        """Return the statements that notify other processes when the transaction commits."""
        return self.backend.tell(" ".join(map(str, words)))

    async def open(self) -> None:
        """Lock the folder if there is one, and migrate."""
        self._engine, self._reader = await self._run_in(self._writing, self.backend.open)

    async def close(self) -> None:
        """Write pending requests, then close everything."""
        await asyncio.to_thread(self._writing.shutdown)  # pending writes still get their answer
        self._reading.shutdown()
        for engine in (self._engine, self._reader):
            if engine is not None:
                engine.dispose()
        self.backend.close()

    async def read(self, query: Query) -> Rows:
        """Return the rows of a query."""
        return (await self.read_together(query))[0]

    async def read_together(self, *queries: Query) -> list[Rows]:
        """Return the rows of several queries as of one moment (a snapshot)."""
        with DATABASE_SECONDS.labels("read").time():
            return await self._run_in(self._reading, self._read, queries)

    def _read(self, queries: Sequence[Query]) -> list[Rows]:
        if self.shared and len(queries) == 1 and isinstance(queries[0], tuple):
            rows = read_directly(self.reader, *queries[0])
            if rows is not None:
                return [rows]
        until = time.monotonic() + RECONNECT_SECONDS
        while True:
            try:
                with self._connect(self.reader) as connection:
                    if self.shared and len(queries) > 1:
                        connection.execution_options(isolation_level="REPEATABLE READ")
                    return [_execute(connection, query).fetchall() for query in queries]
            except DBAPIError as error:
                if not error.connection_invalidated or time.monotonic() > until:
                    raise

    async def write(self, *statements: Statement) -> list[int]:
        """Carry out all statements or none; when this returns they are on the disk. Return the rows each one touched.

        Raises IntegrityError if one violates a constraint. Any other error of SQLAlchemy may mean that the
        connection was cut at the last moment: it is then unknown whether the statements were committed.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[list[int]] = loop.create_future()
        with DATABASE_SECONDS.labels("write").time():
            self._waiting.append((statements, done))
            self._writing.submit(self._write_waiting, loop)
            return await done

    async def take(self, statement: Executable, parameters: Parameters | None = None) -> Rows:
        """Run a writing statement in a transaction of its own, and return the rows it returns."""
        return await self._run_in(self._writing, self._take, statement, parameters)

    def _take(self, statement: Executable, parameters: Parameters | None) -> Rows:
        with self._connect(self.engine) as connection, connection.begin():
            return connection.execute(statement, parameters).fetchall()

    def _write_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write the next request, or with SQLite all that wait, with one flush; then answer them."""
        most = 1 if self.shared else len(self._waiting)
        group = [self._waiting.popleft() for _ in range(most)]  # with SQLite the queue may be empty by now
        if group:
            results = self._write_group([statements for statements, _ in group])
            loop.call_soon_threadsafe(_answer, group, results)

    def _write_group(self, requests: list[Sequence[Statement]]) -> list[list[int] | Exception]:
        """Write requests in one transaction; if one fails, each gets its own, so that no other fails with it."""
        try:
            if not self.shared and (touched := write_prepared(self.engine, requests)) is not None:
                return [*touched]
            with self._connect(self.engine) as connection, connection.begin():
                return [[connection.execute(*s).rowcount for s in statements] for statements in requests]
        except Exception as error:
            if len(requests) == 1:
                return [error]
        return [result for request in requests for result in self._write_group([request])]

    def _connect(self, engine: Engine) -> Connection:
        """Return a connection. While PostgreSQL restarts, retry for some seconds: nothing was sent yet."""
        until = time.monotonic() + RECONNECT_SECONDS
        while True:
            try:
                return engine.connect()
            except OperationalError:
                if not self.shared or time.monotonic() > until:
                    raise
                time.sleep(RETRY_SECONDS)

    @staticmethod
    async def _run_in(threads: ThreadPoolExecutor, function: Callable[..., T], *arguments: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, function, *arguments)


def _execute(connection: Connection, query: Query) -> CursorResult[Any]:
    return connection.execute(*query) if isinstance(query, tuple) else connection.execute(query)


def _answer(group: Sequence[Request], results: Sequence[list[int] | Exception]) -> None:
    """Give each request its result, unless its caller has gone."""
    for (_, done), result in zip(group, results, strict=True):
        if done.cancelled():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
