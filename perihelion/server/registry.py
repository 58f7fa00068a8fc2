"""All tables of a server. A table is restored from the store when it is first asked for, and dropped when it is idle.

Each table carries out one command at a time: it is checked and applied in memory, stored, and only then announced. If
storing fails, the table is restored from the store: what was not stored did not happen.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from ..core.game import Game
from ..core.position import Position
from ..core.registry import game as find_game
from ..core.rules_version import rules_version
from ..errors import InvalidOptions, PerihelionError
from ..fair.deal import Deal
from ..store import erasure, groups, guests, processes, tables
from ..store.database import Database
from ..table.clock import RunningTimes, due_jobs
from ..table.commands import check_seated, take_any_seat
from ..table.errors import Conflict, Paused, UnknownTable
from ..table.forced_steps import settle, start_deal, start_seal_round
from ..table.rematch import continued, seat_again
from ..table.replay import line_at, require_over
from ..table.seats import number_persons, read_wishes
from ..table.settings import Settings
from ..table.table import Table, TableHead
from ..table_log.bodies import (
    FREE,
    GameStarted,
    Seat,
    SeatsAssigned,
)
from ..table_log.entries import LogEntry
from .admission import Admission
from .loaded_table import LoadedTable, TableChange
from .restore import restore_in_thread, stored_entries, stored_form
from .system_time import SYSTEM_TIME
from .table_store import TableStore, job_priority

T = TypeVar("T")

MAX_LOADED, MAX_ENTRIES = 400, 40_000
"""How many tables stay in memory, and how many entries all their logs have together.

Beyond that, tables without connections are dropped, the longest unused first. A table keeps the position after every
entry, 2 to 5 KB each, so a long game takes as much memory as fifty new ones.
"""

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
        self.paused = False
        """Whether no commands are accepted, because the server is in maintenance."""
        self.on_news: list[Callable[[str], None]] = []
        """Called when another process added something to a table that is not in memory."""
        self.on_connection: list[Callable[[LoadedTable, str], None]] = []
        """Called when a guest connected to a table, or no longer is."""
        self.admission = Admission()
        self.store = TableStore(database, self.on_change)
        self._commands: set[asyncio.Task[Any]] = set()
        self._opening: dict[str, asyncio.Task[LoadedTable]] = {}
        self._missed: set[str] = set()
        """The tables to which another process added something while they were opened here."""

    # new tables

    async def create(
        self,
        guest: guests.Guest,
        game: str,
        options: dict[str, Any],
        wishes: Sequence[str],
        settings: Settings,
        levels: Sequence[str],
        contributes: bool = False,
        group: str | None = None,
    ) -> str:
        """Create a table and return its id, which is its address and cannot be guessed.

        A table of a group is in no public list. `contributes`: the host's client takes part in the seal.
        """
        await self.admission.give_way()
        found = find_game(game)
        chosen, count = read_game_options(found, options)
        seats = read_wishes(wishes, count, guest.id, guest.name, levels)
        settings = replace(settings, public=settings.public and group is None)
        head = TableHead(new_id(), game, chosen, settings, guest.id, time.time(), rules_version(found), group)
        async with self.admission.commands:
            return await self._create(head, seats, [], [guest.id] if contributes else [])

    async def rematch(self, table: str, guest: guests.Guest, contributes: bool = False) -> str:
        """Create a table with the same options and seats, once: everybody who asks gets the same one, and sits there.

        Whoever is connected to the old table sits down at once; for others the seat is held until they come. Whoever
        contributed to the seal of the old one is asked for a contribution in the new one.
        """
        loaded = await self.open(table)
        async with loaded.lock:
            old = loaded.table
            if not old.ended:
                raise Conflict("running")
            check_seated(old, guest.id)
            if loaded.stored.rematch is None:
                here = {guest.id, *loaded.present}
                seats = [seat_again(seat, here) for seat in old.seats]
                for seat in old.ending.resigned.keys() & old.closed_seats:
                    seats[seat] = Seat()  # whoever resigned may play the next game
                expected = [other for other in old.persons() if old.seal.has_contributed(other)]
                expected += [guest.id] if contributes else []
                head = self._new_head(old, guest)
                if head.group is not None and await groups.find(self.database, head.group, guest.id) is None:
                    head = replace(head, group=None)
                other = await self._create(head, seats, [], expected)
                named = await tables.set_rematch(self.database, table, other)
                if named != other:  # another process was first
                    await self.database.write(*erasure.delete_statements([other]))
                    self.loaded.pop(other, None)
                loaded.stored = replace(loaded.stored, rematch=named)
                loaded.announce(TableChange())
        rematch = str(loaded.stored.rematch)
        held = [seat.keeps for seat in (await self.open(rematch)).table.seats if seat.kind == FREE]
        if guest.id in held:
            await self.run_command(rematch, lambda table: take_any_seat(table, guest.id, guest.name, contributes))
        return rematch

    async def branch(
        self,
        table: str,
        guest: guests.Guest,
        moment: int,
        wishes: Sequence[str],
        levels: Sequence[str],
        contributes: bool = False,
    ) -> str:
        """Create a table that begins at a moment of a finished game."""
        old = (await self.open(table)).table
        line = line_at(require_over(old), moment)
        seats = read_wishes(wishes, len(old.seats), guest.id, guest.name, levels)
        settings = replace(old.settings, minutes=None, bank=None, public=False, rated=False)
        head = replace(self._new_head(old, guest), settings=settings, group=None)
        return await self._create(head, seats, line, [guest.id] if contributes else [])

    async def create_dealt(self, table: str, deal: Deal, seats: Sequence[Seat], host: str) -> None:
        """Create a table that plays a deal. Nobody gets hints there."""
        game = find_game(deal.terms["game"])
        settings = Settings(hints=False)
        head = TableHead(table, game.key, deal.terms["options"], settings, host, time.time(), rules_version(game))
        await self._create(head, seats, [], [], deal)

    @staticmethod
    def _new_head(old: Table, guest: guests.Guest) -> TableHead:
        """Return the head of a new table like an old one."""
        rules = rules_version(old.game)
        return replace(old.head, table=new_id(), host=guest.id, created=time.time(), rules=rules)

    async def _create(
        self,
        head: TableHead,
        seats: Sequence[Seat],
        line: Sequence[LogEntry],
        expected: Iterable[str],
        deal: Deal | None = None,
    ) -> str:
        """Create a table whose game begins with these entries of another one. Later draws come from its own seal.

        The start waits for the commitments of `expected` guests.
        """
        table = Table(head, SYSTEM_TIME)
        table.add(SeatsAssigned(seats=number_persons(seats, ()) if deal is None else tuple(seats)))
        if line:
            table.add(GameStarted(by=""))
        for entry in line:
            table.add(continued(entry.body, table))
        if deal is None:
            start_seal_round(table, expected)
        else:
            start_deal(table, deal)
        settle(table)
        loaded = LoadedTable(table, stored_form(table, None), times=RunningTimes(SYSTEM_TIME, self.started))
        due = self.store.plan_jobs(loaded)
        await tables.create(self.database, loaded.stored, stored_entries(table.unstored), due, job_priority(table))
        table.unstored, table.steps = [], []
        self._keep(loaded)
        for listener in self.on_change:
            listener(loaded)
        return head.table

    # opening

    async def open(self, table: str) -> LoadedTable:
        """Return a table from memory or the store."""
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
        if "\0" in table:  # no text in PostgreSQL
            raise UnknownTable()
        found = await tables.load_with_names(self.database, table)
        if found is None:
            raise UnknownTable()
        stored, rows, named = found
        restored = await restore_in_thread(stored, rows)
        names = {guest: named.get(guest, "") for guest in restored.seats_held}
        loaded = LoadedTable(restored, stored, names, times=RunningTimes(SYSTEM_TIME, self.started))
        loaded.left = dict.fromkeys(restored.seats_held, time.monotonic())
        if restored.unstored:
            await self.store.run_command(loaded, lambda _: None)  # another process may be doing the same
        self._keep(loaded)
        loaded.planned = due_jobs(loaded.table, loaded.times)
        for listener in self.on_change:
            listener(loaded)
        if table in self._missed:
            self._missed.discard(table)
            async with loaded.lock:
                await self.store.catch_up(loaded)
        return loaded

    def _keep(self, loaded: LoadedTable) -> None:
        """Keep a table in memory; where there is too much, drop a tenth of it, never this one."""
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
        """Forget a table that changes in the store by other ways than commands; it is read anew when asked for."""
        loaded = self.loaded.get(table)
        if loaded is not None:
            async with loaded.lock:
                self.loaded.pop(table, None)
                for listener in self.on_drop:
                    listener(table)

    def pause(self, paused: bool) -> None:
        """Accept no commands, or accept them again. Then all turns begin anew, as after a restart of the server."""
        if self.paused and not paused:
            self.started = time.monotonic()
            for loaded in self.loaded.values():
                loaded.times = RunningTimes(SYSTEM_TIME, self.started)
                loaded.planned = due_jobs(loaded.table, loaded.times)
                for listener in self.on_change:
                    listener(loaded)
        self.paused = paused

    async def open_outdated(self) -> None:
        """Open every table in play whose rules are not those of today. One that fails stops no other.

        Half of the time is left to the guests; a table that one of them asks for is opened at once.
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

    # commands

    async def run_command(
        self, table: str, command: Callable[[Table], T], by_operator: bool = False, at_once: bool = False
    ) -> T:
        """Carry out a command: all of it is stored, or nothing happened. It goes on though its sender is gone.

        It gives way to a crowd that comes in, unless it is carried out `at_once`.
        """
        if self.paused and not by_operator:
            raise Paused()
        if not at_once:
            await self.admission.give_way()
        loaded = await self.open(table)
        task = asyncio.create_task(self._run_command(loaded, command))
        self._commands.add(task)
        task.add_done_callback(self._commands.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())  # its sender may be gone
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Wait for the commands that go on though their senders are gone."""
        await asyncio.gather(*self._commands, return_exceptions=True)

    async def _run_command(self, loaded: LoadedTable, command: Callable[[Table], T]) -> T:
        async with loaded.lock, self.admission.commands:
            try:
                return await self.store.run_command(loaded, command)
            except UnknownTable:  # an operator deleted it
                self.loaded.pop(loaded.stored.id, None)
                raise

    # other processes

    async def hear_entries(self, table: str, n: int) -> None:
        """Read what another process added to a log, up to entry `n`, if this process shows the table."""
        loaded = self.loaded.get(table)
        if loaded is None:
            if table in self._opening:
                self._missed.add(table)
            for listener in self.on_news:
                listener(table)
        elif n >= len(loaded.table.log) or loaded.doubtful:
            loaded.behind = True
            if loaded.connections or self.store.find_holder(table).kinds:
                await self.admission.give_way()  # what comes meanwhile is read together
                async with loaded.lock, self.admission.commands:
                    if loaded.behind:
                        await self.store.catch_up(loaded)
            else:  # nobody looks at it: it is read when somebody does
                self.store.leave_to_others(loaded)

    async def catch_up(self, loaded: LoadedTable) -> None:
        """Read what other processes added to a table, if they told so."""
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
        """Read everything that other processes added to the tables in memory."""
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
        """Tell whoever wants to know that a guest is connected to a table, or no longer."""
        for listener in self.on_connection:
            listener(loaded, guest)

    def rename_guest(self, guest: str, name: str) -> None:
        """Show another name of a guest at all tables."""
        for loaded in self.loaded.values():
            if loaded.knows(guest) and loaded.names.get(guest) != name:
                loaded.names[guest] = name
                loaded.announce(TableChange())


def read_game_options(game: Game, options: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """Return all options of a new game, and its number of seats; raise InvalidOptions where they are none."""
    try:
        chosen = game.read_options(options)
        return chosen, Position(game, chosen, game.new_state(chosen)).seats
    except (TypeError, OverflowError) as error:
        raise InvalidOptions(str(error)) from None


def new_id() -> str:
    """Return an id that nobody guesses."""
    return secrets.token_urlsafe(15)
