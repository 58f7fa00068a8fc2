"""The database file: it is locked, migrated, and written by one writer.

Every accepted command is durable before it is acknowledged (WAL, synchronous=FULL: every commit flushes the disk).
Commands that arrive during a flush share the next one, so two hundred tables do not wait for two hundred flushes.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import IO, Any, TypeVar

from pydantic_core import to_json
from sqlalchemy import URL, Connection, Engine, Row, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import Executable

from ..errors import PerihelionError
from ..metrics import DATABASE_SECONDS

T = TypeVar("T")

FILE = "perihelion.sqlite"
PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
"""The database has hidden hands and the key of the cookies, so that only the user of the server may read it."""

Statement = tuple[Executable, Any]
"""A statement and its parameters: None, one dict, or a list of dicts for many rows."""


class FolderInUse(PerihelionError):
    """Another server uses this folder."""


class UnusableFolder(PerihelionError):
    """The folder cannot be made or written."""


class UnusableDatabase(PerihelionError):
    """A database that is damaged, no database at all, or one of a newer version."""


def data_folder(given: str | Path | None = None) -> Path:
    """Return the folder of the database: the one given, PERIHELION_DATA, or `perihelion` in the user's data folder."""
    given = given or os.environ.get("PERIHELION_DATA")
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "perihelion"


def lock_folder(folder: Path) -> IO[str]:
    """Lock the folder for this process, until it ends or closes the file.

    Raises FolderInUse where another process has it, and UnusableFolder where it cannot be written.
    """
    try:
        folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        lock = (folder / "in-use").open("w")
    except OSError as error:
        right = "choose another folder with --data, or ask for the right to write there"
        raise UnusableFolder(f"{folder} cannot be written ({error.strerror}); {right}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        right = "stop it first, or choose another folder with --data"
        raise FolderInUse(f"another server already uses {folder}; {right}") from None
    return lock


def make_private(path: Path) -> None:
    """Make a file that only its user may read, or take the right from others where it exists."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE_FILE))
    for file in (path, *(path.with_name(path.name + rest) for rest in ("-wal", "-shm"))):
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(PRIVATE_FILE)


def connect_read_only(path: Path) -> sqlite3.Connection:
    """Return a connection that cannot write. The name of the file may have any character."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def check_database(path: Path, check: str = "integrity_check") -> int:
    """Return the number of tables in a database. Raises UnusableDatabase where it is damaged, none, or a newer one.

    `check` may be quick_check, which does not compare indexes with their tables.
    """
    try:
        with closing(connect_read_only(path)) as connection:
            sound = connection.execute(f"PRAGMA {check}(1)").fetchone()[0]
            if sound != "ok":
                raise UnusableDatabase(f"{path} is damaged ({str(sound).splitlines()[0]})")
            if path.stat().st_size % connection.execute("PRAGMA page_size").fetchone()[0]:
                raise UnusableDatabase(f"{path} is damaged (its end is missing)")
            revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            tables = int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    except (sqlite3.Error, OSError, UnicodeError) as error:
        raise UnusableDatabase(f"{path} is damaged or no database of Perihelion ({error})") from None
    if revision is None or revision[0] not in _known_revisions():
        raise UnusableDatabase(f"{path} was written by a newer version of Perihelion; install that version to use it")
    return tables


def check_folder(folder: Path) -> None:
    """Migrate the database. Raises FolderInUse, UnusableFolder or UnusableDatabase where no server can start there."""
    with lock_folder(folder):
        path = folder / FILE
        try:
            if path.exists() and path.stat().st_size:
                check_database(path, "quick_check")
            migrate(path)
        except UnusableDatabase as error:
            advice = "put a backup in its place with `perihelion restore FILE`, or choose another folder with --data"
            raise UnusableDatabase(f"{error}; {advice}") from None


def _known_revisions() -> set[str]:
    """Return the names of all schemas that this version can read."""
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions()}


def _migrations() -> Any:
    """Return the configuration of the migrations."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def migrate(path: Path) -> None:
    """Migrate the database to the present schema, in place; a new file gets it at once."""
    from alembic import command

    config = _migrations()
    engine = create_engine(URL.create("sqlite", database=str(path)))
    _configure(engine)
    try:
        make_private(path)
        with engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
    except (SQLAlchemyError, OSError) as error:
        raise UnusableDatabase(f"{path} cannot be opened ({getattr(error, 'orig', error)})") from None
    finally:
        engine.dispose()


def _configure(engine: Any) -> None:
    """Configure every connection; transactions begin where SQLAlchemy says, DDL and savepoints included."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")


Request = tuple[Sequence[Statement], "asyncio.Future[list[int]]"]
"""Statements of one transaction, and who waits for it."""


class Database:
    """The database of one server.

    It is read and written in threads of its own, a whole group of requests at a time: switching between thread and
    event loop for every statement would cost more than the statements.
    """

    def __init__(self, folder: Path):
        self.folder, self.path = folder, folder / FILE
        self._lock: IO[str] | None = None
        self._engine: Engine | None = None
        self._reading = ThreadPoolExecutor(2, thread_name_prefix="read")
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="write")
        self._writer: asyncio.Task[None] | None = None
        self._waiting: asyncio.Queue[Request] = asyncio.Queue()

    @property
    def engine(self) -> Engine:
        """The engine, once the database is open."""
        assert self._engine is not None, "the database is not open"
        return self._engine

    async def open(self) -> None:
        """Lock the folder, migrate, and start the writer."""
        self._lock = lock_folder(self.folder)
        await self._run_in(self._writing, migrate, self.path)
        self._engine = create_engine(
            URL.create("sqlite", database=str(self.path)),
            connect_args={"check_same_thread": False},
            hide_parameters=True,  # names and chat do not belong into a log
            json_serializer=lambda value: to_json(value).decode(),
        )
        _configure(self._engine)
        self._writer = asyncio.create_task(self._write_requests(), name="database writer")

    async def close(self) -> None:
        """Write what waits, then close everything."""
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        self._writing.shutdown()
        self._reading.shutdown()
        if self._engine is not None:
            self._engine.dispose()
        if self._lock is not None:
            self._lock.close()

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        """Return the rows of a query."""
        with DATABASE_SECONDS.labels("read").time():
            return await self._run_in(self._reading, self._read, statement)

    def _read(self, statement: Executable) -> Sequence[Row[Any]]:
        with self.engine.connect() as connection:
            return connection.execute(statement).fetchall()

    async def write(self, *statements: Statement) -> list[int]:
        """Carry out all statements or none; when this returns they are on the disk. Return the rows each one touched.

        Raises IntegrityError where one contradicts what is stored.
        """
        done: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        with DATABASE_SECONDS.labels("write").time():
            self._waiting.put_nowait((statements, done))
            return await done

    async def _write_requests(self) -> None:
        """Take all requests that wait, store them with one flush, and answer them."""
        while True:
            group = [await self._waiting.get()]
            while not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            results = await self._run_in(self._writing, self._write_group, [statements for statements, _ in group])
            for (_, done), result in zip(group, results, strict=True):
                self._waiting.task_done()
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    def _write_group(self, requests: list[Sequence[Statement]]) -> list[list[int] | Exception]:
        """Write requests in one transaction; where one fails, each gets its own, so that no other fails with it."""
        try:
            with self.engine.begin() as connection:
                return [[connection.execute(*s).rowcount for s in statements] for statements in requests]
        except Exception as error:
            if len(requests) == 1:
                return [error]
        return [result for request in requests for result in self._write_group([request])]

    @staticmethod
    async def _run_in(threads: ThreadPoolExecutor, function: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, function, *arguments)
