"""The parts of a server for one device: its store, its thinker, its guest, its tables."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from ..table.errors import NotStored
from ..table.table import Table, TableHead
from ..table.time_source import TimeSource
from ..wire.guest_names import default_name
from ..wire.study.analysis import Lines
from .commands import TableCommands
from .documents import Documents
from .elsewhere import NeedsSolver
from .guest import GUEST, LocalGuest, new_guest, read_guest
from .local_table import LocalTable
from .reports import LocalReports
from .request import Request
from .store import Store
from .tables import LocalTables
from .thinker import Thinker, Thoughts

if TYPE_CHECKING:
    from ..wire.study.companion import EnteredGames

ID_BYTES = 15
"""Random bytes of an id."""

logger = logging.getLogger("perihelion.local")


class Device:
    """The parts of a server for one device, as its routes find them."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        now: Callable[[], float] = time.time,
        random: Callable[[int], bytes] = os.urandom,
        monotonic: Callable[[], float] = time.monotonic,
        prepare_solver: Callable[[], Awaitable[None]] | None = None,
    ):
        self.store, self.random = store, random
        self.time = TimeSource(now, monotonic)
        self.guest: LocalGuest = new_guest(random)
        self.thoughts = Thoughts(thinker, random)
        self.tables = LocalTables(store, self.thoughts, lambda: self.guest, self.time, random)
        self.documents = Documents(store)
        self.reports = LocalReports(self.thoughts, self.documents, monotonic)
        self.lines = Lines()
        self.entered: EnteredGames | None = None
        """The games at real tables that were opened last."""
        self._prepare_solver = prepare_solver
        """Loads the solver for hidden cards; None if it is here already."""

    async def start(self) -> None:
        """Read what the store has, and let bots go on. Raises whatever the store raises."""
        values = await self.store.load()
        self.documents.take(values)
        self.tables.read_rows(values)
        self.guest = self._find_guest(values.get(GUEST))
        await self.tables.play_on()

    async def read_again(self) -> None:
        """Read everything from the store again, because something was added to it by other ways."""
        await self.tables.forget()
        await self.start()

    async def stop(self) -> None:
        """End what runs in the background."""
        await self.tables.stop()
        await self.reports.stop()

    def _find_guest(self, stored: str | None) -> LocalGuest:
        """Return the guest. If it is damaged or missing, it is the host of the tables, whose seats are theirs."""
        try:
            if stored is not None:
                return read_guest(stored)
        except (ValueError, TypeError, KeyError) as error:
            logger.error("the guest cannot be read: %s", error)
        host = next((row.host for row in self.tables.list_rows()), "")
        return replace(self.guest, id=host, name=default_name(host)) if host else self.guest

    async def open(self, request: Request) -> LocalTable:
        """Return the table in the path of a request."""
        return await self.tables.open(request.found["table"])

    def commands(self, loaded: LocalTable, lang: str) -> TableCommands:
        """Return what the guest may do at a table."""
        return TableCommands(self.tables, loaded, self.guest.id, lang)

    def new_table(self, head: TableHead) -> Table:
        """Return a new table without entries."""
        return Table(head, self.time, random_bytes=self.random)

    async def change_guest(self, guest: LocalGuest) -> None:
        """Store another name or language of the guest, and show it."""
        try:
            await self.store.put({GUEST: guest.write()})
        except Exception as error:
            raise NotStored("full") from error
        before, self.guest = self.guest, guest
        if guest.name != before.name:
            self.tables.rename(guest.name)
        if guest.lang and guest.lang != before.lang:
            self.tables.change_language(guest.lang)

    async def save_guest(self) -> None:
        """Store the guest before the first thing that refers to them."""
        if not self.documents.knows_guest:
            await self.change_guest(replace(self.guest))
            self.documents.knows_guest = True

    @property
    def lacks_solver(self) -> bool:
        """Whether the solver for hidden cards is still to be loaded."""
        return self._prepare_solver is not None

    async def prepare_solver(self) -> None:
        """Load the solver for hidden cards of games at real tables. Raises NeedsSolver if that fails."""
        if self._prepare_solver is None:
            return
        try:
            await self._prepare_solver()
        except Exception as error:
            logger.error("the solver cannot be loaded: %s", error)
            raise NeedsSolver() from error
        self._prepare_solver = None

    def new_id(self) -> str:
        """Return a new id of a table or of a document."""
        return self.random(ID_BYTES).hex()
