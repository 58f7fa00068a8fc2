"""SQLite: one file in a folder that one server locks. Nothing has to be installed for it.

Every commit flushes the disk (WAL, synchronous=FULL), so that what was acknowledged survives a crash.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import SQLAlchemyError

from ..operating_system import CAN_OPEN_FOLDERS, try_lock, user_folder
from .errors import FolderInUse, UnusableDatabase, UnusableFolder
from .json_text import write_json
from .migration import known_revisions, migrate_schema
from .statement import Statement

FILE = "perihelion.sqlite"
PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
"""The database contains hidden hands and the key of the cookies, so only the server's user may read it."""


def data_folder(given: str | Path | None = None) -> Path:
    """Return the folder of the database: the one given, PERIHELION_DATA, or `perihelion` in the user's data folder."""
    given = given or os.environ.get("PERIHELION_DATA")
    if given:
        return Path(given)
    return user_folder("data")


def archive_folder(given: Path | None = None, data: str | Path | None = None) -> Path:
    """Return the folder for archived games: the one given, PERIHELION_ARCHIVE, or `archive` with the data."""
    chosen = given or os.environ.get("PERIHELION_ARCHIVE")
    return Path(chosen) if chosen else data_folder(data) / "archive"


def lock_folder(folder: Path) -> ExitStack:
    """Lock the folder for this process until it ends or closes the returned file.

    The folder itself is locked, so deleting a file does not let a second server in. The file `in-use` is locked,
    too, because servers up to version 0.12 lock only that, and because Windows cannot open a folder (there, a file in
    use cannot be deleted). Raises FolderInUse if another process has the folder, and UnusableFolder if it cannot be
    written.
    """
    with ExitStack() as opened:
        try:
            folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
            locked = [opened.enter_context((folder / "in-use").open("w")).fileno()]
            if CAN_OPEN_FOLDERS:
                locked.insert(0, os.open(folder, os.O_RDONLY))
                opened.callback(os.close, locked[0])
        except OSError as error:
            raise UnusableFolder("store-folder-unwritable", folder=folder, reason=error.strerror) from None
        if not all(map(try_lock, locked)):
            raise FolderInUse("store-folder-in-use", folder=folder)
        return opened.pop_all()


def make_private(path: Path) -> None:
    """Make a file that only its user may read, or take the right from others if it exists."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE_FILE))
    for file in (path, *(path.with_name(path.name + rest) for rest in ("-wal", "-shm"))):
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(PRIVATE_FILE)


def connect_read_only(path: Path) -> sqlite3.Connection:
    """Return a connection that cannot write. The name of the file may have any character."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def check_file(path: Path, check: str = "integrity_check") -> int:
    """Return the number of tables in a database. Raises UnusableDatabase if it is damaged, newer, or no database.

    `check` may be quick_check, which does not compare indexes with their tables.
    """
    try:
        with closing(connect_read_only(path)) as connection:
            sound = connection.execute(f"PRAGMA {check}(1)").fetchone()[0]
            if sound != "ok":
                raise UnusableDatabase("store-damaged", path=path, reason=str(sound).splitlines()[0])
            if path.stat().st_size % connection.execute("PRAGMA page_size").fetchone()[0]:
                raise UnusableDatabase("store-damaged", path=path, reason="EOF")
            revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            tables = int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    except (sqlite3.Error, OSError, UnicodeError) as error:
        raise UnusableDatabase("store-damaged", path=path, reason=error) from None
    if revision is None or revision[0] not in known_revisions():
        raise UnusableDatabase("store-newer", path=path)
    return tables


def check_folder(folder: Path) -> None:
    """Migrate the database. Raises FolderInUse, UnusableFolder or UnusableDatabase if no server can start there."""
    with lock_folder(folder):
        path = folder / FILE
        try:
            if path.exists() and path.stat().st_size:
                check_file(path, "quick_check")
            migrate(path)
        except UnusableDatabase as error:
            raise UnusableDatabase("store-file-advice", problem=error) from None


def migrate(path: Path) -> None:
    """Migrate the database to the present schema, in place; a new file gets it at once."""
    engine = open_engine(path)
    try:
        make_private(path)
        migrate_schema(engine)
    except (SQLAlchemyError, OSError) as error:
        raise UnusableDatabase("store-unopened", path=path, reason=getattr(error, "orig", error)) from None
    finally:
        engine.dispose()


def open_engine(path: Path) -> Engine:
    """Return an engine for a file. SQLAlchemy alone begins transactions, DDL and savepoints included."""
    address = URL.create("sqlite", database=str(path))
    engine = create_engine(
        address,
        connect_args={"check_same_thread": False},
        hide_parameters=True,  # names and chat do not belong into a log
        json_serializer=write_json,
    )

    @event.listens_for(engine, "connect")
    def connect(connection: sqlite3.Connection, record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


class SqliteFile:
    """The database of one server, in a folder."""

    shared = False
    """True if several processes may use the database at the same time."""
    readers, writers = 2, 1
    upsert = staticmethod(insert)

    def __init__(self, folder: Path, beside: bool = False):
        self.folder, self.path, self._beside = folder, folder / FILE, beside
        self._lock: ExitStack | None = None

    def open(self) -> tuple[Engine, Engine]:
        """Lock the folder, migrate, and return an engine, which also reads. Beside a running server, only return it."""
        try:
            self._lock = lock_folder(self.folder)
            migrate(self.path)
        except FolderInUse:
            if not self._beside:
                raise
        engine = open_engine(self.path)
        return engine, engine

    def close(self) -> None:
        """Let another server use the folder."""
        if self._lock is not None:
            self._lock.close()

    def tell(self, message: str) -> list[Statement]:
        """Return nothing: there is no other process."""
        return []
