"""Archive due tables as compressed game files, which are read back before anything is deleted."""

from __future__ import annotations

import asyncio
import gzip
import logging
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from ..core.replay import replay
from ..errors import PerihelionError
from ..store import erasure, operators, retention, tables
from ..store.retention import TidySettings
from ..table.stored import StoredEntry, StoredTable
from ..words import DEFAULT
from .registry import TableRegistry
from .restore import restore_table

PORTION = 100
"""Number of tables looked up at a time."""

logger = logging.getLogger("perihelion.server")


@dataclass
class Tidied:
    """What was archived and deleted."""

    archived: int = 0
    deleted: int = 0
    guests: int = 0
    kept: list[str] = field(default_factory=list)
    """Tables that stay because their game can no longer be read."""


async def tidy(
    registry: TableRegistry, settings: TidySettings, archive: Path, progress: Callable[[int], None] = lambda done: None
) -> Tidied:
    """Archive and delete what is due. `progress` gets the number of tables done."""
    done, database = Tidied(), registry.database
    for kind in retention.TABLES:
        while True:
            due = await retention.find_due_tables(database, settings, kind, PORTION + len(done.kept))
            new = [row.id for row in due if row.id not in done.kept]
            if not new:
                break
            for table in new:
                await _put_away(registry, table, None if kind == "waiting" else archive, done)
                progress(done.deleted + len(done.kept))
    done.guests = await retention.delete_due_rows(database, settings)
    if done.deleted or done.guests:
        await database.write(operators.log_change("tidied", ""))
    return done


async def _put_away(registry: TableRegistry, table: str, archive: Path | None, done: Tidied) -> None:
    """Archive a table if it is worth it, and delete it."""
    found = await tables.load(registry.database, table)
    if found is None:
        return
    if archive is not None:
        try:
            await asyncio.to_thread(write_archive, archive, *found)
        except (PerihelionError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            logger.warning("table %s is kept, because its game cannot be archived: %s", table, error)
            done.kept.append(table)
            return
        done.archived += 1
    await registry.drop(table)
    await erasure.delete_tables(registry.database, [table], "tidy", "")
    done.deleted += 1


def write_archive(folder: Path, stored: StoredTable, entries: list[StoredEntry]) -> Path:
    """Write the game of a table to a compressed file that `perihelion replay` reads. Names and chat are not in it.

    The file is read back first: if that does not lead to the same position, nothing is written.
    """
    position = restore_table(stored, entries).position
    text = position.transcript
    if replay(text, DEFAULT).text != position.text:
        raise PerihelionError("the game file leads to another position")
    folder = folder / time.strftime("%Y", time.gmtime(stored.changed))
    folder.mkdir(0o700, parents=True, exist_ok=True)
    path = folder / f"{stored.game}-{stored.id}.game.gz"
    part = path.with_name(path.name + ".part")
    with part.open("wb") as file:
        file.write(gzip.compress(text.encode()))
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)
    return path
