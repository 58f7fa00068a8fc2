"""All tables of a server. A table is restored from the store when it is first asked for, and dropped when it is idle.

Each table carries out one command at a time: it is checked and applied in memory, stored, and only then announced. If
storing fails, the table is restored from the store: what was not stored did not happen.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import replace
from functools import partial
from typing import TypeVar, TypeVarTuple

from ..core.registry import game as find_game
from ..core.rules_version import rules_version
from ..errors import PerihelionError, RuleTooSlow
from ..store import processes, tables, tournaments
from ..store.database import Database
from ..store.statement import Statement
from ..table.deadlines import RunningTimes, due_jobs
from ..table.errors import Conflict, NotStored, Paused, UnknownTable
from ..table.restore import stored_entries, stored_form
from ..table.table import Table
from ..table.table_change import TableChange
from .admission import Admission
from .loaded_table import LoadedTable
from .restore import restore_in_thread
from .rule_threads import call_in_thread, is_foreign
from .stopped_tables import StoppedTables
from .system_time import SYSTEM_TIME
from .table_store import TableStore, job_priority

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

MAX_LOADED, MAX_ENTRIES = 400, 40_000
"""Limits of the tables in memory, and of the entries in all their logs together.

Beyond a limit, tables without connections are dropped, the least recently used first. A table keeps the position after
every entry, 2 to 5 KB each, so a long game takes as much memory as fifty new ones.
"""

MOST_ATTEMPTS = 8
"""How often a command is carried out at most, because other processes appended first."""

logger = logging.getLogger("perihelion.server")


class TableRegistry:
    """All tables of a server; see the module's docstring."""

    def __init__(self, database: Database):
        self.database = database
        self.loaded: dict[str, LoadedTable] = {}
        self.started = time.monotonic()
        self.on_change: list[Callable[[LoadedTable], None]] = []
        """Called when a table was loaded, and after every change; the scheduler plans jobs then."""
        self.on_drop: list[Callable[[str], None]] = []
        """Called when a table is dropped because it changed by other ways than commands."""
        self.on_stop: list[Callable[[str], None]] = []
        """Called when a table is closed because a rule of its game did not end."""
        self.paused = False
        """True while the server is in maintenance and accepts no commands."""
        self.on_news: list[Callable[[str], None]] = []
        """Called when another process added something to a table that is not in memory."""
        self.on_connection: list[Callable[[LoadedTable, str], None]] = []
        """Called when a guest connected to a table or disconnected."""
        self.stopped = StoppedTables(database)
        self.admission = Admission()
        self.store = TableStore(database, self.on_change)
        self._commands: set[asyncio.Task[object]] = set()
        self._opening: dict[str, asyncio.Task[LoadedTable]] = {}
        self._missed: set[str] = set()
        """The tables to which another process added something while they were opened here."""

    # opening

    async def add(self, table: Table, also: Sequence[Statement] = ()) -> None:
        """Store a new table, in one transaction with what depends on it, and keep it in memory."""
        loaded = LoadedTable(table, stored_form(table, None), times=RunningTimes(SYSTEM_TIME, self.started))
        due = self.store.plan_jobs(loaded)
        entries = stored_entries(table.unstored)
        await self._find_tournament(loaded)
        await tables.create(self.database, loaded.stored, entries, due, job_priority(table), also)
        table.unstored, table.steps = [], []
        self._keep(loaded)
        self._tell_change(loaded)

    async def _find_tournament(self, loaded: LoadedTable) -> None:
        """Note which tournament a table belongs to."""
        found = await tournaments.find_of_tables(self.database, [loaded.stored])
        loaded.tournament = found.get(loaded.stored.id)

    async def open(self, table: str) -> LoadedTable:
        """Return a table from memory or the store. Raises UnknownTable if there is none, Conflict if it was stopped."""
        self.stopped.check(table)
        loaded = self.loaded.get(table)
        if loaded is not None:
            loaded.used = time.monotonic()
            await self.catch_up(loaded)
            return loaded
        task = self._opening.get(table)
        if task is None:
            task = self._opening[table] = asyncio.create_task(self._open(table))
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(task)

    async def _open(self, table: str) -> LoadedTable:
        if "\0" in table:  # PostgreSQL cannot store this character
            raise UnknownTable()
        found = await tables.load_with_names(self.database, table)
        if found is None:
            raise UnknownTable()
        stored, rows, named = found
        try:
            restored = await restore_in_thread(stored, rows)
        except RuleTooSlow as error:
            raise self.stop(table, error) from error
        names = {guest: named.get(guest, "") for guest in restored.seats_held}
        loaded = LoadedTable(restored, stored, names, times=RunningTimes(SYSTEM_TIME, self.started))
        await self._find_tournament(loaded)
        loaded.left = dict.fromkeys(restored.seats_held, time.monotonic())
        if restored.unstored:
            await self._carry_out(loaded, lambda _: None)  # stores what was added; another process may do the same
        self._keep(loaded)
        loaded.planned = due_jobs(loaded.table, loaded.times)
        self._tell_change(loaded)
        if table in self._missed:
            self._missed.discard(table)
            async with loaded.lock:
                await self.store.catch_up(loaded)
        return loaded

    def _keep(self, loaded: LoadedTable) -> None:
        """Keep a table in memory. Beyond a limit, drop tables down to nine tenths of it, but never this one."""
        loaded.stop = partial(self.stop, loaded.stored.id)
        self.loaded[loaded.table.head.table] = loaded
        entries = sum(len(other.table.log) for other in self.loaded.values())
        if len(self.loaded) <= MAX_LOADED and entries <= MAX_ENTRIES:
            return
        idle = [other for other in self.loaded.values() if other.idle and other is not loaded]
        for old in sorted(idle, key=lambda other: other.used):
            if len(self.loaded) <= 0.9 * MAX_LOADED and entries <= 0.9 * MAX_ENTRIES:
                break
            del self.loaded[old.table.head.table]
            old.listeners.clear()
            entries -= len(old.table.log)

    async def drop(self, table: str) -> None:
        """Forget a table that changes in the store by other ways than commands; it is read again when needed."""
        loaded = self.loaded.get(table)
        if loaded is not None:
            async with loaded.lock:
                self.loaded.pop(table, None)
                for listener in self.on_drop:
                    listener(table)

    def pause(self, paused: bool) -> None:
        """Stop or resume accepting commands. After a pause the clocks of all turns restart, as after a restart."""
        if self.paused and not paused:
            self.started = time.monotonic()
            for loaded in self.loaded.values():
                loaded.times = RunningTimes(SYSTEM_TIME, self.started)
                loaded.planned = due_jobs(loaded.table, loaded.times)
                self._tell_change(loaded)
        self.paused = paused

    def _tell_change(self, loaded: LoadedTable) -> None:
        for listener in self.on_change:
            listener(loaded)

    async def open_outdated(self) -> None:
        """Open every table in play that was stored under other rules than today's. If one fails, the others go on.

        Half of the time is left to requests; a table that a request needs is opened at once.
        """
        for table, game, rules in await tables.list_open(self.database):
            try:
                if rules != rules_version(find_game(game)):
                    began = time.monotonic()
                    await self.open(table)
                    await asyncio.sleep(time.monotonic() - began)
            except PerihelionError as error:
                logger.warning("table %s cannot be opened: %s", table, error)
            except Exception:
                logger.exception("table %s cannot be opened", table)

    def stop(self, table: str, error: RuleTooSlow) -> Conflict:
        """Close a table whose game does not end a call, without calling the game again. Return the refusal."""
        loaded = self.loaded.pop(table, None)
        if loaded is not None:
            loaded.listeners.clear()
        task = self.stopped.add(table, error)
        if task is not None:
            self._commands.add(task)
            task.add_done_callback(self._commands.discard)
        for listener in self.on_stop:
            listener(table)
        return self.stopped.refusal(table)

    # commands

    async def run_command(
        self,
        table: str,
        command: Callable[[Table, *Arguments], T],
        *given: *Arguments,
        by_operator: bool = False,
        at_once: bool = False,
    ) -> T:
        """Carry out `command(table, *given)`: all of it is stored, or nothing happened.

        The command goes on if its sender disconnects. While many clients connect it waits, unless `at_once` is true.
        """
        if self.paused and not by_operator:
            raise Paused()
        if not at_once:
            await self.admission.give_way()
        loaded = await self.open(table)
        task = asyncio.create_task(self._carry_out(loaded, command, *given))
        self._commands.add(task)
        task.add_done_callback(self._commands.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # its sender may be gone
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Wait for the commands whose senders disconnected."""
        await asyncio.gather(*self._commands, return_exceptions=True)

    async def _carry_out(self, loaded: LoadedTable, command: Callable[[Table, *Arguments], T], *given: *Arguments) -> T:
        """Carry out a command on the latest state, and again if another process appended first."""
        try:
            async with loaded.lock, self._place(loaded):
                for _ in range(MOST_ATTEMPTS):
                    try:
                        if loaded.doubtful:
                            await self.store.restore(loaded)
                        if is_foreign(loaded.table.game):
                            result = await call_in_thread(partial(loaded.run_and_prepare, command, *given))
                        else:
                            result = command(loaded.table, *given)
                        if loaded.table.unstored:
                            await self.store.append(loaded)
                        return result
                    except RuleTooSlow as error:
                        raise self.stop(loaded.stored.id, error) from error
                    except BaseException as error:
                        if not await self.store.recover(loaded, error):
                            raise
        except UnknownTable:  # an operator deleted it
            self.loaded.pop(loaded.stored.id, None)
            raise
        raise NotStored("full")

    def _place(self, loaded: LoadedTable) -> AbstractAsyncContextManager[None]:
        """Return the place of a command among those of all tables. A game that may be slow takes none of them."""
        return nullcontext() if is_foreign(loaded.table.game) else self.admission.commands

    # other processes

    async def hear_entries(self, table: str, n: int) -> None:
        """Read the entries that another process appended to a log, up to entry `n`, if this process shows the table."""
        loaded = self.loaded.get(table)
        if loaded is None:
            if table in self._opening:
                self._missed.add(table)
            for listener in self.on_news:
                listener(table)
        elif n >= len(loaded.table.log) or loaded.doubtful:
            loaded.behind = True
            if loaded.connections or self.store.find_holder(table).kinds:
                await self.admission.give_way()  # entries that arrive meanwhile are read together
                async with loaded.lock, self.admission.commands:
                    if loaded.behind:
                        await self.store.catch_up(loaded)
            else:  # it has no viewers: the entries are read when one comes
                self.store.leave_to_others(loaded)

    async def catch_up(self, loaded: LoadedTable) -> None:
        """Read the entries that other processes appended, if they announced any."""
        if loaded.behind:
            async with loaded.lock:
                if loaded.behind:
                    await self.store.catch_up(loaded)

    async def refresh(self, table: str) -> LoadedTable:
        """Return a table as it is in the store now."""
        loaded = await self.open(table)
        if self.database.shared:
            async with loaded.lock:
                await self.store.catch_up(loaded)
        return loaded

    async def refresh_all(self) -> None:
        """Read everything that other processes appended to the tables in memory."""
        self._missed |= set(self._opening)
        for table, count in (await tables.count_entries(self.database, list(self.loaded))).items():
            await self.hear_entries(table, count - 1)

    async def hear_rematch(self, table: str) -> None:
        """Show the rematch that another process created."""
        loaded = self.loaded.get(table)
        if loaded is not None and loaded.stored.rematch is None:
            rematch = await tables.find_rematch(self.database, table)
            if rematch is not None and loaded.stored.rematch is None:
                loaded.stored = replace(loaded.stored, rematch=rematch)
                loaded.announce(TableChange())

    # guests

    async def find_absence(self, loaded: LoadedTable, guest: str) -> float:
        """Return for how many seconds a guest has not been connected to a table, at any process."""
        if guest in loaded.present:
            return 0.0
        seen = loaded.left.get(guest, self.started)
        if self.database.shared:
            stored = await processes.find_last_seen(self.database, loaded.stored.id, guest)
            if stored is not None:
                seen = max(self.started, time.monotonic() - (time.time() - stored))
        return time.monotonic() - seen

    def note_connection(self, loaded: LoadedTable, guest: str) -> None:
        """Tell the listeners that a guest connected to a table or disconnected."""
        for listener in self.on_connection:
            listener(loaded, guest)

    def rename_guest(self, guest: str, name: str) -> None:
        """Show the new name of a guest at all tables."""
        for loaded in self.loaded.values():
            if loaded.knows(guest) and loaded.names.get(guest) != name:
                loaded.names[guest] = name
                loaded.announce(TableChange())
