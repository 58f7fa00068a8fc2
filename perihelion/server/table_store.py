"""How a table in memory and the store stay the same.

The log decides, and every process may append to it. The unique (table, n) in the store decides who was first: the
others read what they missed and carry their command out again, which then is usually stale. What another process
appended is applied to the table in memory and shown to its viewers.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ..errors import PerihelionError
from ..metrics import count_moves
from ..store import guests, tables
from ..store.database import Database
from ..store.jobs import Holder
from ..table.clock import due_jobs
from ..table.errors import NotStored, UnknownTable
from ..table.table import Table
from ..table_log.bodies import Checkpoint, RulesChanged
from ..table_log.entries import read_entry
from .fair_queue import ONLY_BOTS, PEOPLE_WAIT
from .loaded_table import LoadedTable, TableChange
from .restore import RULES_DIFFER, restore_in_thread, stored_entries, stored_form

T = TypeVar("T")

MOST_ATTEMPTS = 8
"""How often a command is carried out again because another process was first."""
UNPLANNED = -1.0
"""The due time of a job that was never planned; it differs from every real one."""

logger = logging.getLogger("perihelion.server")


class Overtaken(Exception):
    """Another process added these entries first; or the connection was cut, and it is not known who was."""


def job_priority(table: Table) -> int:
    """Return the priority of a table's jobs: where no person plays, they come last."""
    return PEOPLE_WAIT if table.persons() else ONLY_BOTS


class TableStore:
    """Carries commands out, stores what they add, and reads what others added. The caller has the table's lock."""

    def __init__(self, database: Database, on_change: list[Callable[[LoadedTable], None]]):
        self.database = database
        self.on_change = on_change
        self.on_foreign_change: list[Callable[[LoadedTable], None]] = []
        """Called when another process changed a table."""
        self.find_holder: Callable[[str], Holder] = lambda table: Holder()
        """Says which jobs of a table this process does at the moment."""

    async def run_command(self, loaded: LoadedTable, command: Callable[[Table], T]) -> T:
        """Carry out a command on the latest state: all of it is stored, or nothing happened."""
        for _ in range(MOST_ATTEMPTS):
            try:
                if loaded.doubtful:
                    await self.restore(loaded)
                result = command(loaded.table)
                if loaded.table.unstored:
                    await self._store(loaded)
                return result
            except Overtaken:
                await self.restore(loaded)
            except NotStored:
                await self.restore(loaded)
                raise
            except PerihelionError:
                # The command may have been refused because this process had not yet heard of the latest entries.
                if not await (self.restore(loaded) if loaded.table.unstored else self.catch_up(loaded)):
                    raise
            except BaseException:
                if loaded.table.unstored:
                    await self.restore(loaded)
                raise
        raise NotStored("full")

    async def _store(self, loaded: LoadedTable) -> None:
        """Make the new entries durable, then announce them."""
        table = loaded.table
        change = TableChange(tuple(table.unstored), tuple(table.steps))
        stored = stored_form(table, loaded.stored.rematch)
        entries, due = stored_entries(change.entries), self.plan_jobs(loaded)
        holder = self.find_holder(stored.id)
        try:
            await tables.append(self.database, stored, entries, due, job_priority(table), holder)
        except SQLAlchemyError as error:
            if self.database.shared and _may_be_overtaken(error):
                raise Overtaken from error
            logger.error("table %s: a command was not stored: %s", stored.id, type(error).__name__)
            raise NotStored("full") from error
        count_moves(table.game.key, change.entries)
        table.unstored, table.steps = [], []
        loaded.stored = stored
        loaded.announce(change)
        for listener in self.on_change:
            listener(loaded)

    async def restore(self, loaded: LoadedTable) -> bool:
        """Read a table again that may be ahead of the store. Return whether somebody else had added something."""
        known = len(loaded.table.log) - len(loaded.table.unstored)
        loaded.doubtful, loaded.behind = True, False
        found = await tables.load(self.database, loaded.stored.id)
        if found is None:
            raise UnknownTable()
        loaded.stored, rows = found
        loaded.table = await restore_in_thread(loaded.stored, rows)
        loaded.doubtful = False
        loaded.planned = loaded.stored_jobs = {}
        if len(rows) <= known:
            return False
        await self._announce_foreign(loaded, TableChange(tuple(loaded.table.log[known : len(rows)]), reloaded=True))
        return True

    async def catch_up(self, loaded: LoadedTable) -> bool:
        """Apply the entries that other processes added. Return whether there were any."""
        if loaded.doubtful:
            return await self.restore(loaded)
        if not self.database.shared:
            return False
        table, loaded.behind = loaded.table, False
        try:
            rows = await tables.load_entries(self.database, loaded.stored.id, len(table.log))
        except SQLAlchemyError:
            loaded.behind = True
            raise
        if not rows:
            return False
        try:
            entries = [read_entry(*row) for row in rows]
            if any(isinstance(entry.body, Checkpoint | RulesChanged) for entry in entries):
                return await self.restore(loaded)
            for entry in entries:
                table.follow(entry)
        except RULES_DIFFER:
            return await self.restore(loaded)
        change, table.steps = TableChange(tuple(entries), tuple(table.steps)), []
        await self._announce_foreign(loaded, change)
        return True

    async def _announce_foreign(self, loaded: LoadedTable, change: TableChange) -> None:
        """Show what another process did. Its jobs are that process's matter."""
        loaded.stored_jobs = {}
        loaded.planned = due_jobs(loaded.table, loaded.times)
        unknown = [guest for guest in loaded.table.seats_held if guest not in loaded.names]
        loaded.names |= await guests.find_names(self.database, unknown)
        loaded.announce(change)
        self.leave_to_others(loaded)

    def leave_to_others(self, loaded: LoadedTable) -> None:
        """Tell who plans something for a table that another process changed it."""
        for listener in self.on_foreign_change:
            listener(loaded)

    def plan_jobs(self, loaded: LoadedTable) -> dict[str, float | None]:
        """Plan the jobs of a table. Return those that changed since they were stored, with wall times for the store."""
        loaded.planned = due = due_jobs(loaded.table, loaded.times)
        changed = {kind: at for kind, at in due.items() if loaded.stored_jobs.get(kind, UNPLANNED) != at}
        loaded.stored_jobs = due
        to_wall = time.time() - time.monotonic()
        return {kind: None if at is None else at + to_wall for kind, at in changed.items()}


def _may_be_overtaken(error: SQLAlchemyError) -> bool:
    """Return whether another process was first, or whether that is not known."""
    return isinstance(error, IntegrityError) or (isinstance(error, DBAPIError) and error.connection_invalidated)
