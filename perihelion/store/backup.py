"""Backup: a copy of the database while the server runs, and how it is restored."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ..errors import PerihelionError
from .database import FILE, lock_folder, migrate


class BadBackup(PerihelionError):
    """A file that is no backup, or a damaged one."""


def backup(folder: Path, to: Path) -> int:
    """Copy the whole database to a file; the server may be writing. Return the number of tables."""
    source = folder / FILE
    if not source.exists():
        raise BadBackup(f"there is no database in {folder}")
    to.parent.mkdir(parents=True, exist_ok=True)
    part = to.with_name(to.name + ".part")
    part.unlink(missing_ok=True)
    _copy(source, part)
    tables = check_backup(part)
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    os.replace(part, to)
    return tables


def restore(folder: Path, source: Path) -> int:
    """Replace the database by a backup; the old one is kept beside it. The server must not run."""
    tables = check_backup(source)
    with lock_folder(folder):
        path = folder / FILE
        part = folder / (FILE + ".part")
        part.unlink(missing_ok=True)
        _copy(source, part)
        if path.exists():
            _merge_wal(path)
            os.replace(path, folder / (FILE + ".before-restore"))
        for rest in ("-wal", "-shm"):
            (folder / (FILE + rest)).unlink(missing_ok=True)
        os.replace(part, path)
        migrate(path)
    return tables


def check_backup(path: Path) -> int:
    """Return the number of tables in a backup. Raises BadBackup where it is none or damaged."""
    if not path.exists():
        raise BadBackup(f"there is no file {path}")
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
            if sound != "ok":
                raise BadBackup(f"{path} is damaged: {sound}")
            return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        raise BadBackup(f"{path} is no backup: {error}") from None


def _copy(source: Path, to: Path) -> None:
    """Copy a database into one file, without a write-ahead log beside it."""
    with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as there, closing(sqlite3.connect(to)) as copy:
        there.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


def _merge_wal(path: Path) -> None:
    """Write the write-ahead log into the file, so that the file alone is complete."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
