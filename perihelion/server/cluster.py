"""The other processes on the same PostgreSQL database: their messages, and the guests who are connected to them.

A message is a few words, of which the first is its kind: "log TABLE N", "rematch TABLE", "host TABLE", "job", "report",
and the kinds that the web adds. A message decides nothing. It only names what to read from the store, or answers a
request for a hint ("hint TABLE COUNT ANSWER").
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ..store import processes
from ..store.postgresql import PostgresqlServer
from ..table.errors import UnknownTable
from .loaded_table import LoadedTable
from .registry import TableRegistry
from .scheduler import Scheduler

if TYPE_CHECKING:
    from ..store.listening import Listener

UPKEEP_SECONDS = 2.0
"""How often the connections of other processes are read, and which processes live."""

logger = logging.getLogger("perihelion.server")


def new_number() -> int:
    """Return a random number for a process; two processes on one database hardly ever get the same."""
    return secrets.randbelow(2**31 - 1) + 1


class Cluster:
    """The connection of a process to the others."""

    def __init__(self, registry: TableRegistry, scheduler: Scheduler, number: int):
        self.registry, self.scheduler, self.number = registry, scheduler, number
        self.handlers: dict[str, Callable[..., Awaitable[None]]] = {
            "log": lambda table, n: registry.hear_entries(table, int(n)),
            "rematch": registry.hear_rematch,
            "host": registry.drop,
            "hint": scheduler.hints.hear,
            "report": scheduler.reports.hear,
        }
        """The function that handles each kind of message."""
        self.on_reconnect: list[Callable[[], Awaitable[None]]] = [registry.refresh_all, self._note_connections]
        """Called when messages may have been missed."""
        self.on_presence: list[Callable[[LoadedTable], None]] = []
        """Called when the guests connected to a table at other processes changed."""
        registry.on_connection.append(self.note)
        self._tasks: set[asyncio.Task[None]] = set()
        self._unnoted: dict[tuple[str, str], LoadedTable] = {}
        """The tables and guests whose connection or disconnection is not stored yet."""
        self._noting = False
        self._upkeep: asyncio.Task[None] | None = None
        self._listener: Listener | None = None

    async def start(self, kind: str) -> None:
        """Enter the list of processes, and start listening."""
        from ..store.listening import Listener

        backend = self.registry.database.backend
        assert isinstance(backend, PostgresqlServer), "SQLite has one process"
        self._listener = Listener(backend.url, self.number)
        await self._listener.start(self._catch_up, self._hear)
        since = await self._enter(kind)
        self.registry.started = time.monotonic() - max(0.0, time.time() - since)
        await self._look_around()
        self._upkeep = asyncio.create_task(self._keep_up(), name="cluster")

    async def _enter(self, kind: str) -> float:
        """Enter the list of processes. If the connection is cut meanwhile, try again."""
        while True:
            try:
                return await processes.enter(self.registry.database, self.number, kind)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise

    async def stop(self) -> None:
        """Leave the list of processes: the others take over at once. Does nothing if this was not started."""
        if self._upkeep is not None:
            self._upkeep.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *([self._upkeep] if self._upkeep else []), return_exceptions=True)
        if self._listener is not None:
            await self._listener.stop()

    def _hear(self, message: str) -> None:
        """Handle a message in a task of its own, so that the next one does not wait."""
        kind, *words = message.split(" ")
        if kind == "job":
            if self.scheduler.worker:  # servers first leave a job to the process that planned it
                self.scheduler.wake()
        elif handler := self.handlers.get(kind):
            self._begin(handler, *words)

    def _begin(self, action: Callable[..., Awaitable[None]], *words: str) -> None:
        task = asyncio.create_task(self._do(action, *words))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @staticmethod
    async def _do(action: Callable[..., Awaitable[None]], *words: str) -> None:
        try:
            await action(*words)
        except (SQLAlchemyError, UnknownTable) as error:  # the next connection, or the next command, reads it again
            logger.warning("a message of another process was not handled: %s", type(error).__name__)
        except Exception:
            logger.exception("a message of another process was not handled")

    async def _catch_up(self) -> None:
        """Read everything that may have been missed."""
        for action in self.on_reconnect:
            self._begin(action)

    # connections

    def note(self, loaded: LoadedTable, guest: str) -> None:
        """Store whether a guest is connected to a table at this process."""
        self._unnoted[loaded.stored.id, guest] = loaded
        if not self._noting:
            self._noting = True
            self._begin(self._note_all)

    async def _note_all(self) -> None:
        """Store connections. Those that open meanwhile are stored together: after a takeover there are many."""
        try:
            while self._unnoted:
                changed, self._unnoted = self._unnoted, {}
                here = {(table, guest): guest in loaded.connections for (table, guest), loaded in changed.items()}
                await processes.note_presence(self.registry.database, self.number, here)
        finally:
            self._noting = False

    async def _note_connections(self) -> None:
        """Store all connections again: while this process was cut off, the others took it for dead."""
        for loaded in list(self.registry.loaded.values()):
            for guest in list(loaded.connections):
                self.note(loaded, guest)

    async def _keep_up(self) -> None:
        while True:
            await asyncio.sleep(UPKEEP_SECONDS)
            try:
                await self._look_around()
            except SQLAlchemyError as error:
                logger.warning("the connections of other processes cannot be read: %s", type(error).__name__)

    async def _look_around(self) -> None:
        """Read which processes live, and the guests connected to them."""
        database, loaded = self.registry.database, self.registry.loaded
        workers = await processes.count_living(database, processes.WORKER)
        self.scheduler.workers_elsewhere = bool(workers) and not self.scheduler.worker
        await processes.note_dead_connections(database)
        looked_at = [name for name, table in loaded.items() if table.connections or table.elsewhere]
        if not looked_at:
            return
        present: dict[str, set[str]] = {}
        for table, guest in await processes.list_present(database, self.number, looked_at):
            present.setdefault(table, set()).add(guest)
        for name in looked_at:
            table_here, others = loaded.get(name), frozenset(present.get(name, ()))
            if table_here is not None and table_here.elsewhere != others:
                table_here.elsewhere = others
                for listener in self.on_presence:
                    listener(table_here)
