"""Keeps a table in memory and its stored form the same.

The log decides, and every process may append to it. The unique (table, n) in the store decides which process was
first: the others read the entries they missed and carry their command out again, which is then usually stale. Entries
of another process are applied to the table in memory and shown to its viewers.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ..errors import PerihelionError, RuleTooSlow
from ..metrics import count_moves
from ..store import guests, tables
from ..store.database import Database
from ..store.jobs import Holder
from ..table.deadlines import due_jobs
from ..table.errors import NotStored, UnknownTable
from ..table.restore import RULES_DIFFER, stored_entries, stored_form
from ..table.table import Table
from ..table.table_change import TableChange
from ..table_log.bodies import Checkpoint, RulesChanged
from ..table_log.entries import read_entry
from .fair_queue import ONLY_BOTS, PEOPLE_WAIT
from .loaded_table import LoadedTable
from .restore import restore_in_thread

UNPLANNED = -1.0
"""The due time of a job that was never planned; it differs from every real one."""

logger = logging.getLogger("perihelion.server")


class Overtaken(Exception):
    """Another process appended these entries first, or a cut connection leaves unknown which process was first."""


def job_priority(table: Table) -> int:
    """Return the priority of a table's jobs. Tables without persons come last."""
    return PEOPLE_WAIT if table.persons() else ONLY_BOTS


class TableStore:
    """Stores new entries of tables, and reads those of other processes. The caller holds the table's lock."""

    def __init__(self, database: Database, on_change: list[Callable[[LoadedTable], None]]):
        self.database = database
        self.on_change = on_change
        self.on_foreign_change: list[Callable[[LoadedTable], None]] = []
        """Called when another process changed a table."""
        self.find_holder: Callable[[str], Holder] = lambda table: Holder()
        """Returns which jobs of a table this process is doing."""

    async def append(self, loaded: LoadedTable) -> None:
        """Store the new entries of a table, then announce them.

        Raises Overtaken if another process may have been first, and NotStored if the store does not work.
        """
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

    async def recover(self, loaded: LoadedTable, error: BaseException) -> bool:
        """Bring a table back to what is stored after a command failed. Return True if the command may now succeed."""
        if isinstance(error, Overtaken):
            await self.restore(loaded)
            return True
        if isinstance(error, NotStored):
            await self.restore(loaded)
            return False
        if isinstance(error, PerihelionError):
            # It may have been refused because this process had not yet read the latest entries.
            return await (self.restore(loaded) if loaded.table.unstored else self.catch_up(loaded))
        if loaded.table.unstored:
            await self.restore(loaded)
        return False

    async def restore(self, loaded: LoadedTable) -> bool:
        """Read a table again that may be ahead of the store. Return True if another process had appended to it."""
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
        """Apply the entries that other processes appended. Return True if there were any."""
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
        except RuleTooSlow:
            raise
        except RULES_DIFFER:
            return await self.restore(loaded)
        change, table.steps = TableChange(tuple(entries), tuple(table.steps)), []
        await self._announce_foreign(loaded, change)
        return True

    async def _announce_foreign(self, loaded: LoadedTable, change: TableChange) -> None:
        """Show a change of another process, which also planned the jobs."""
        loaded.stored_jobs = {}
        loaded.planned = due_jobs(loaded.table, loaded.times)
        unknown = [guest for guest in loaded.table.seats_held if guest not in loaded.names]
        loaded.names |= await guests.find_names(self.database, unknown)
        loaded.announce(change)
        self.leave_to_others(loaded)

    def leave_to_others(self, loaded: LoadedTable) -> None:
        """Tell the listeners that another process changed a table, and does its jobs."""
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
    """Return True if another process was first, or if that is not known."""
    return isinstance(error, IntegrityError) or (isinstance(error, DBAPIError) and error.connection_invalidated)
