"""Backup: copy the database while the server runs, and restore it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from .errors import StoreError, UnusableDatabase
from .sqlite import FILE, PRIVATE_FOLDER, check_file, connect_read_only, lock_folder, make_private, migrate

KEPT = FILE + ".before-restore"
"""The name of the database that a restored one replaced; the next ones get a number."""
BESIDE = ("", "-wal", "-shm")
"""Suffixes of the files of one database."""


class BadBackup(StoreError):
    """A backup that cannot be made or used."""


def backup(folder: Path, to: Path) -> int:
    """Copy the whole database to a file while the server may be writing. Return the number of tables."""
    source = folder / FILE
    if not source.exists():
        raise BadBackup("backup-no-database", folder=folder)
    part = to.with_name(to.name + ".part")
    try:
        to.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        tables = _copy(source, part)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(part, to)
    except (OSError, sqlite3.Error) as error:
        raise BadBackup("backup-not-made", file=to, reason=error) from None
    finally:
        _remove(part)
    return tables


def restore(folder: Path, source: Path) -> int:
    """Replace the database by a backup; the replaced one is kept beside it. The server must not be running.

    The backup is checked, copied and migrated first. If any of that fails, nothing changes.
    """
    check_backup(source)
    with lock_folder(folder):
        path, part = folder / FILE, folder / (FILE + ".part")
        try:
            _copy(source, part)
            migrate(part)
            tables = check_backup(part)
            _keep(folder)
            os.replace(part, path)
        except (OSError, sqlite3.Error, UnusableDatabase) as error:
            raise BadBackup("backup-not-restored", file=source, reason=error) from None
        finally:
            _remove(part)
    return tables


def check_backup(path: Path) -> int:
    """Return the number of tables in a backup. Raises BadBackup if it is damaged, of a newer version, or no backup."""
    if not path.is_file():
        raise BadBackup("backup-no-file", file=path)
    try:
        return check_file(path)
    except UnusableDatabase as error:
        raise BadBackup(error.key, **error.values) from None


def _copy(source: Path, to: Path) -> int:
    """Copy a database into one file, without a write-ahead log beside it. Return the number of tables."""
    _remove(to)
    make_private(to)
    with closing(connect_read_only(source)) as there, closing(sqlite3.connect(to)) as copy:
        there.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
    return check_backup(to)


def _keep(folder: Path) -> None:
    """Rename the current database, so nothing is lost, not even a damaged one."""
    path = folder / FILE
    if path.exists():
        with suppress(sqlite3.Error):  # a damaged one is kept as it is, with its write-ahead log
            _merge_wal(path)
        kept, number = folder / KEPT, 1
        while kept.exists():
            number += 1
            kept = folder / f"{KEPT}-{number}"
        for rest in BESIDE:
            with suppress(FileNotFoundError):
                os.rename(folder / (FILE + rest), kept.with_name(kept.name + rest))


def _merge_wal(path: Path) -> None:
    """Write the write-ahead log into the file, so that the file alone is complete."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _remove(path: Path) -> None:
    for rest in BESIDE:
        path.with_name(path.name + rest).unlink(missing_ok=True)
