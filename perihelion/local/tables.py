"""All tables of a device. Each carries out one command at a time: it is stored before it is announced.

If storing fails, the table is read from the store again: what was not stored did not happen. If another tab of the same
browser was first, the table is read and the command carried out again, which is then usually stale.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeVar, TypeVarTuple

from ..core.record import Record
from ..core.record_data import write_record
from ..errors import PerihelionError, RuleTooSlow
from ..fair.deal import SUBSTITUTE, derive_bot_seed
from ..table.deadlines import (
    BOT_JOB,
    CLOCK_JOB,
    SEAL_JOB,
    RunningTimes,
    awaited_bot,
    due_jobs,
    seal_deadline,
    turn_deadlines,
)
from ..table.errors import Conflict, NotStored, UnknownTable
from ..table.job_commands import expire_if_current, play_if_current
from ..table.restore import RULES_DIFFER, restore_table, stored_entries, stored_form
from ..table.seal_commands import end_wait
from ..table.stored import StoredTable
from ..table.table import NOBODY, Table
from ..table.table_change import TableChange
from ..table.time_source import TimeSource
from ..wire.schemas.close_codes import CloseCode
from ..wire.table.viewers import ViewedTable
from .guest import LocalGuest
from .local_table import LocalTable, read_row, read_table, write_entry, write_table
from .store import TABLE, Overtaken, Store
from .thinker import Thoughts

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

MOST_ATTEMPTS = 8
"""How often a command is carried out at most, because another tab appended first."""
RETRY_SECONDS = 5.0
"""The delay before a bot decides again whose decision could not be stored."""

logger = logging.getLogger("perihelion.local")


class LocalTables:
    """All tables of a device; see the module's docstring."""

    def __init__(
        self,
        store: Store,
        thoughts: Thoughts,
        guest: Callable[[], LocalGuest],
        time: TimeSource,
        random_bytes: Callable[[int], bytes],
    ):
        self.store, self.thoughts, self._guest, self.time, self._random = store, thoughts, guest, time, random_bytes
        self.rows: dict[str, StoredTable] = {}
        """The stored tables that can be read, by id."""
        self.damaged: dict[str, str] = {}
        """The stored tables whose row cannot be read, as they are stored."""
        self._loaded: dict[str, LocalTable] = {}
        self._opening: dict[str, asyncio.Task[LocalTable]] = {}
        self._timers: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._started = time.monotonic()

    def read_rows(self, values: dict[str, str]) -> None:
        """Take the tables out of everything that is stored."""
        for name, text in values.items():
            if name.startswith(TABLE):
                try:
                    self.rows[name.removeprefix(TABLE)] = read_table(text)
                except (ValueError, TypeError, KeyError, AttributeError) as error:
                    logger.error("the row of %s cannot be read: %s", name, error)
                    self.damaged[name.removeprefix(TABLE)] = text

    async def play_on(self) -> None:
        """Let bots go on at the tables that wait for one."""
        for table, row in list(self.rows.items()):
            seats, active = row.summary["seats"], row.summary["active"]
            if row.open and active >= 0 and seats[active]["kind"] == "bot":
                try:
                    await self.open(table)
                except PerihelionError as error:
                    logger.warning("table %s cannot be opened: %s", table, error)

    def list_rows(self) -> list[StoredTable]:
        """Return all tables, the last changed first."""
        return sorted(self.rows.values(), key=lambda row: (-row.changed, row.id))

    # opening

    async def add(self, table: Table) -> LocalTable:
        """Store a new table and keep it in memory."""
        loaded = self._make(table, stored_form(table, None))
        await self._append(loaded, 0)
        self._loaded[table.head.table] = loaded
        self._plan(loaded)
        return loaded

    async def open(self, table: str) -> LocalTable:
        """Return a table from memory or the store. Raises UnknownTable if there is none, Conflict if it is damaged."""
        loaded = self._loaded.get(table)
        if loaded is None:
            task = self._opening.get(table)
            if task is None:
                task = self._opening[table] = asyncio.create_task(self._open(table))
                task.add_done_callback(lambda done: self._opening.pop(table, None))
            loaded = await asyncio.shield(task)
        if loaded.stopped is not None:
            rule, place, seconds = loaded.stopped.values
            raise Conflict("closed", "error-slow-rule", rule=rule, place=place, seconds=round(seconds))
        return loaded

    async def _open(self, table: str) -> LocalTable:
        if table in self.damaged:
            raise damaged_table()
        if table not in self.rows:
            raise UnknownTable()
        loaded = self._make(*await self._read(table))
        loaded.names[loaded.guest] = self._guest().name
        if loaded.table.unstored:
            try:
                await self._append(loaded, len(loaded.table.log) - len(loaded.table.unstored))
            except Overtaken:  # another tab stored the same
                return await self._open(table)
        self._loaded[table] = loaded
        self._plan(loaded)
        return loaded

    async def _read(self, name: str) -> tuple[Table, StoredTable]:
        """Return a table from its stored log, and its row. Raises Conflict if that is damaged."""
        try:
            text, log = await self.store.read_table(name)
        except Exception as error:
            logger.error("the store cannot be read: %s", error)
            raise NotStored("full") from error
        if text is None:
            self._loaded.pop(name, None)
            self.rows.pop(name, None)
            raise UnknownTable()
        try:
            stored, rows = read_table(text), [read_row(row) for row in log]
        except (ValueError, TypeError, KeyError) as error:
            logger.error("the log of table %s cannot be read: %s", name, error)
            raise damaged_table() from None
        if not rows or [row.n for row in rows] != list(range(len(rows))):
            logger.error("the log of table %s has gaps", stored.id)
            raise damaged_table()
        try:
            table = restore_table(stored, rows, self.time)
        except PerihelionError:
            raise
        except RULES_DIFFER as error:
            logger.error("table %s cannot be restored: %s", stored.id, error)
            raise damaged_table() from None
        table.random_bytes = self._random
        self.rows[name] = stored
        return table, stored

    def _make(self, table: Table, stored: StoredTable) -> LocalTable:
        guest = self._guest()
        loaded = LocalTable(table, stored, {}, RunningTimes(self.time, self._started), guest=guest.id)
        loaded.shown = ViewedTable(loaded, guest.key)
        return loaded

    async def refresh(self, table: str) -> None:
        """Read a table again that another tab changed."""
        loaded = self._loaded.get(table)
        if loaded is not None:
            async with loaded.lock:
                await self._reload(loaded)
            return
        try:
            text, _ = await self.store.read_table(table)
        except Exception as error:
            raise NotStored("full") from error
        if text is None:
            self.rows.pop(table, None)
        else:
            self.read_rows({TABLE + table: text})

    async def remove(self, table: str) -> None:
        """Delete a table and its log."""
        if table not in self.rows and table not in self.damaged:
            raise UnknownTable()
        try:
            await self.store.delete_log(table, {TABLE + table: None})
        except Exception as error:
            raise NotStored("full") from error
        self.rows.pop(table, None)
        self.damaged.pop(table, None)
        loaded = self._loaded.pop(table, None)
        if loaded is not None:
            self._forget_jobs(table)
            for viewer in list(loaded.shown.viewers):
                viewer.send(CloseCode.NO_TABLE)

    # commands

    async def run_command(self, table: str, command: Callable[[Table, *Arguments], T], *given: *Arguments) -> T:
        """Carry out `command(table, *given)`: all of it is stored, or nothing happened."""
        loaded = await self.open(table)
        return await asyncio.shield(asyncio.create_task(self._carry_out(loaded, command, *given)))

    async def _carry_out(self, loaded: LocalTable, command: Callable[[Table, *Arguments], T], *given: *Arguments) -> T:
        async with loaded.lock:
            for _ in range(MOST_ATTEMPTS):
                if loaded.doubtful:
                    await self._reload(loaded)
                try:
                    result = command(loaded.table, *given)
                except RuleTooSlow as error:
                    loaded.stop(error)
                    raise
                except BaseException:
                    if loaded.table.unstored:
                        await self._reload(loaded)
                    raise
                try:
                    await self._store_change(loaded)
                except Overtaken:
                    await self._reload(loaded)
                    continue
                except NotStored:
                    await self._reload(loaded)
                    raise
                return result
        raise NotStored("full")

    async def _store_change(self, loaded: LocalTable) -> None:
        """Store the new entries of a table, then announce them."""
        table = loaded.table
        if not table.unstored:
            return
        change = TableChange(tuple(table.unstored), tuple(table.steps))
        loaded.doubtful = True
        await self._append(loaded, len(table.log) - len(table.unstored))
        loaded.doubtful = False
        self._announce(loaded, change)
        self._plan(loaded)

    async def _append(self, loaded: LocalTable, first: int) -> None:
        table = loaded.table
        stored = stored_form(table, loaded.stored.rematch)
        rows = [write_entry(entry) for entry in stored_entries(table.unstored)]
        try:
            await self.store.append(stored.id, first, rows, {TABLE + stored.id: write_table(stored)})
        except Overtaken:
            raise
        except Exception as error:
            logger.error("table %s: a command was not stored: %s", stored.id, error)
            raise NotStored("full") from error
        table.unstored, table.steps = [], []
        loaded.stored = self.rows[stored.id] = stored

    async def _reload(self, loaded: LocalTable) -> None:
        """Read a table again that may be ahead of the store, or behind it."""
        loaded.doubtful = True
        known = len(loaded.table.log) - len(loaded.table.unstored)
        table, stored = await self._read(loaded.stored.id)
        loaded.table, loaded.stored, loaded.doubtful = table, stored, False
        if len(table.log) > known:
            self._announce(loaded, TableChange(tuple(table.log[known:]), reloaded=True))
            self._plan(loaded)

    def _announce(self, loaded: LocalTable, change: TableChange) -> None:
        loaded.shown.note_change(change)
        loaded.shown.send_missed(list(loaded.shown.viewers))

    def rename(self, name: str) -> None:
        """Show the new name of the guest at all tables."""
        for loaded in self._loaded.values():
            if loaded.names.get(loaded.guest) != name:
                loaded.names[loaded.guest] = name
                self._announce(loaded, TableChange())

    def change_language(self, lang: str) -> None:
        """Send new snapshots in another language."""
        for loaded in self._loaded.values():
            for viewer in loaded.shown.viewers:
                if viewer.lang != lang:
                    viewer.lang = lang
                    viewer.send_snapshot()

    async def set_rematch(self, loaded: LocalTable, rematch: str) -> None:
        """Store and show the next table with the same players."""
        stored = replace(loaded.stored, rematch=rematch)
        try:
            await self.store.put({TABLE + stored.id: write_table(stored)})
        except Exception as error:
            raise NotStored("full") from error
        loaded.stored = self.rows[stored.id] = stored
        self._announce(loaded, TableChange())

    # jobs

    def _plan(self, loaded: LocalTable) -> None:
        """Set the timers of a table after a change. Nobody is absent: without an open page nothing runs."""
        table, now = loaded.table.head.table, self.time.monotonic()
        due = due_jobs(loaded.table, loaded.times)
        for kind in (BOT_JOB, CLOCK_JOB, SEAL_JOB):
            if timer := self._timers.pop((table, kind), None):
                timer.cancel()
            at = due[kind]
            if at is not None:
                self._schedule(table, kind, at - now)

    def _schedule(self, table: str, kind: str, seconds: float) -> None:
        call = partial(self._begin, table, kind)
        self._timers[table, kind] = asyncio.get_running_loop().call_later(max(0.0, seconds), call)

    def _begin(self, table: str, kind: str) -> None:
        self._timers.pop((table, kind), None)
        if (table, kind) not in self._tasks:
            task = self._tasks[table, kind] = asyncio.create_task(self._run_job(table, kind), name=f"{kind} {table}")
            task.add_done_callback(lambda _: self._tasks.pop((table, kind), None))

    async def _run_job(self, table: str, kind: str) -> None:
        job = {BOT_JOB: self._play_bots, CLOCK_JOB: self._expire_turn, SEAL_JOB: self._end_seal_wait}[kind]
        try:
            again = await job(table)
            if again is not None:
                self._schedule(table, kind, again)
        except UnknownTable:
            return
        except NotStored as error:
            logger.error("job %s of table %s: %s", kind, table, error)
            self._schedule(table, kind, RETRY_SECONDS)
        except Exception:
            logger.exception("job %s of table %s", kind, table)

    def _forget_jobs(self, table: str) -> None:
        for kind in (BOT_JOB, CLOCK_JOB, SEAL_JOB):
            if timer := self._timers.pop((table, kind), None):
                timer.cancel()
            if task := self._tasks.pop((table, kind), None):
                task.cancel()

    async def forget(self) -> None:
        """Forget all tables in memory; pages connect again."""
        await self.stop()
        for loaded in self._loaded.values():
            for viewer in list(loaded.shown.viewers):
                viewer.send(CloseCode.CHANGED)
        self._loaded, self.rows, self.damaged = {}, {}, {}

    async def stop(self) -> None:
        """End all jobs; the next start goes on with them."""
        for table in list(self._loaded):
            self._forget_jobs(table)

    async def _play_bots(self, name: str) -> None:
        """Let bots decide while it is their turn."""
        while True:
            loaded = await self.open(name)
            async with loaded.lock:
                table = loaded.table
                seat, count = awaited_bot(table), table.count
                if seat == NOBODY:
                    return
                level, view, deal = table.seats[seat].level, table.position.view(seat), table.seal.deal
            seed = None if deal is None else derive_bot_seed(deal, seat, level, write_state(view.state))
            action = await self.thoughts.choose(level, view, "" if deal else name, seed)
            await self.run_command(name, partial(play_if_current, count=count, seat=seat, action=action, level=level))

    async def _expire_turn(self, name: str) -> float | None:
        """Apply the table's setting for a turn whose time is over."""
        loaded = await self.open(name)
        table, now = loaded.table, self.time.monotonic()
        ends = turn_deadlines(table, loaded.times)
        if not ends:
            return None
        seat, count = min(ends, key=lambda each: ends[each]), table.count
        if ends[seat] > now:
            return ends[seat] - now
        if seat not in table.awaited:
            return None
        action = NOBODY
        if table.settings.late == "move" and table.to_confirm() == NOBODY:
            action = await self.thoughts.choose(SUBSTITUTE, table.position.view(seat))
        await self.run_command(name, partial(expire_if_current, count=count, seat=seat, action=action))
        return None

    async def _end_seal_wait(self, name: str) -> float | None:
        """Continue a start that waits in vain for a page's part of the seal."""
        loaded = await self.open(name)
        table, now = loaded.table, self.time.monotonic()
        due = seal_deadline(table, loaded.times)
        if due is not None and due > now:
            return due - now
        if due is not None:
            seal_round, phase = table.seal.round, table.seal.phase(table.persons())
            await self.run_command(name, partial(end_wait, round_number=seal_round, phase=phase))
        return None


def write_state(state: Record) -> bytes:
    """Return a state as bytes, the same for the same state."""
    return json.dumps(write_record(state), sort_keys=True).encode()


def damaged_table() -> Conflict:
    """Return the refusal of a stored table that cannot be read. It stays in the store."""
    return Conflict("closed", "error-local-damaged")
