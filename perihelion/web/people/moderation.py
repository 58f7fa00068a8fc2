"""The operators' decisions in force: banned and muted guests, the message to all, maintenance.

Each process reads them from the database every other second, so the command line and other processes can change them.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from ...server.registry import TableRegistry
from ...store import guests, operators, schema
from ...store.operators import MAINTENANCE, MESSAGE, LoggedChange, Restrictions
from ...table.errors import TableError
from ..table.live_tables import LiveTables
from .sessions import Sessions

INTERVAL = 2.0
"""Seconds between two polls of the database."""

logger = logging.getLogger("perihelion.web")


class Operations:
    """The decisions of the operators; see the module's docstring."""

    def __init__(self, registry: TableRegistry, live: LiveTables, sessions: Sessions):
        self.registry, self.live, self.sessions = registry, live, sessions
        self.database = registry.database
        self.operators: frozenset[str] = frozenset()
        self.restrictions = Restrictions(frozenset(), frozenset())
        self.message: str | None = None
        self._read_to = 0
        self._watching: asyncio.Task[None] | None = None

    @property
    def maintenance(self) -> bool:
        """True if the server accepts no moves."""
        return self.registry.paused

    async def start(self) -> None:
        """Read everything, then poll every other second."""
        self._read_to = await operators.last_number(self.database)
        await self.refresh()
        self._watching = asyncio.create_task(self._watch(), name="operations")

    async def stop(self) -> None:
        """Stop polling."""
        if self._watching is not None:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                if await operators.last_number(self.database) > self._read_to:
                    await self.refresh()
            except (SQLAlchemyError, OSError) as error:
                logger.warning("the operators' decisions cannot be read: %s", type(error).__name__)

    async def refresh(self) -> None:
        """Read the decisions in force, and apply the new ones to what is in memory."""
        changes = await operators.read_log(self.database, self._read_to)
        self.operators = frozenset(await operators.list_operators(self.database))
        self.restrictions = await operators.load_restrictions(self.database)
        state = await operators.load_state(self.database)
        before = (self.message, self.maintenance)
        self.message = state.get(MESSAGE)
        self.registry.pause(bool(state.get(MAINTENANCE)))
        if (self.message, self.maintenance) != before:
            self.live.announce(self.message, self.maintenance)
        for change in changes:
            self._read_to = max(self._read_to, change.n)
            await self._apply(change)

    async def _apply(self, change: LoggedChange) -> None:
        if change.what in ("close", "delete", "tidy"):
            loaded = self.registry.loaded.get(change.about_table)
            if loaded is not None and not (change.what == "close" and loaded.table.closed):
                await self.registry.drop(change.about_table)
        elif change.what == "rename":
            self.sessions.forget(change.about_guest)
            known = await guests.find(self.database, change.about_guest)
            if known is not None:
                self.registry.rename_guest(known.id, known.name)
        elif change.what == "erase":
            self.sessions.forget()
            p = schema.tables.players.c
            for row in await self.database.read(select(p.table).where(p.guest == change.about_guest)):
                await self.registry.drop(row.table)
            await self.live.broadcasts.refresh()
        elif change.what == "import":
            with suppress(TableError):  # deleted meanwhile
                await self.registry.open(change.about_table)  # sets its timers
        elif change.what == "ban":
            self.live.disconnect(change.about_guest)
