"""Plays what players planned, when their turn comes and the position is the one they imagined.

A planned move is an entry of the log like any other, made for one count: though several processes try it, it is played
once. It comes after a moment of chance length, as a bot's does, so that its time tells nobody that it was planned.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from ..errors import PerihelionError
from ..store import plans
from ..table.plan_commands import Planned, choose_planned, find_next, play_planned
from ..table.table import NOBODY
from .loaded_table import LoadedTable
from .registry import TableRegistry

LOOK_SECONDS = 5.0
"""How often it is looked for plans whose turn has come: those made or left behind by other processes."""
LEAST_SECONDS, MOST_SECONDS = 2.0, 6.0
"""How long a planned move waits."""

logger = logging.getLogger("perihelion.server")


class PlannedMoves:
    """The planned moves that one process plays."""

    def __init__(self, registry: TableRegistry):
        self.registry, self.database = registry, registry.database
        self.tables: set[str] = set()
        """The tables at which somebody has planned something, as far as this process knows."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._looking: asyncio.Task[None] | None = None
        registry.on_change.append(self.look_at)
        registry.store.on_foreign_change.append(self.look_at)

    def start(self) -> None:
        """Begin to look for plans whose turn has come."""
        self._looking = asyncio.create_task(self._look(), name="plans")

    async def stop(self) -> None:
        """Stop; what was not played is played by another process, or after the next start."""
        tasks = [*self._tasks.values(), *([self._looking] if self._looking is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look_at(self, loaded: LoadedTable) -> None:
        """Look whether the next move at a table was planned, after a change."""
        table = loaded.table.head.table
        if table in self.tables and find_next(loaded.table)[0]:
            self._begin(table)

    def _begin(self, table: str) -> None:
        if table not in self._tasks:
            task = self._tasks[table] = asyncio.create_task(self._follow(table), name=f"plans {table}")
            task.add_done_callback(lambda _: self._tasks.pop(table, None))

    async def _look(self) -> None:
        while True:
            try:
                if not self.registry.paused:
                    await self.find_waiting()
            except SQLAlchemyError as error:
                logger.error("plans cannot be read: %s", type(error).__name__)
            await asyncio.sleep(LOOK_SECONDS)

    async def find_waiting(self) -> None:
        """Look at all tables with plans: play where a turn has come, forget where the game is over."""
        rows = await plans.list_tables(self.database)
        self.tables = {row.id for row in rows if row.open}
        for row in rows:
            active = row.summary["active"]
            if not row.open:
                await plans.forget_table(self.database, row.id)
            elif active != NOBODY and row.summary["seats"][active]["guest"] == row.guest:
                self._begin(row.id)

    async def _follow(self, table: str) -> None:
        """Play planned moves at a table, one after the other, as long as there are any."""
        try:
            while await self._play_next(table):
                pass
        except (PerihelionError, SQLAlchemyError) as error:
            logger.warning("a planned move at table %s was not played: %s", table, error)

    async def _play_next(self, table: str) -> bool:
        """Play the next move of a table, if it was planned. Return whether it was."""
        if not await self._choose(table):
            return False
        await asyncio.sleep(secrets.SystemRandom().uniform(LEAST_SECONDS, MOST_SECONDS))
        chosen = await self._choose(table)  # the player may have changed the plan meanwhile
        if chosen is None:
            return False
        planned, over = chosen
        played = await self.registry.run_command(table, partial(play_planned, planned=planned))
        if played:
            await plans.remove(self.database, planned.guest, over)
        return played

    async def _choose(self, table: str) -> tuple[Planned, list[str]] | None:
        """Return the move to be played now, and the plans that end with it. Plans for other positions are dropped."""
        loaded = await self.registry.refresh(table)
        async with loaded.lock:
            guest, _ = find_next(loaded.table)
            if not guest:
                return None
            known = await plans.list_of(self.database, table, guest)
            if not known:
                return None
            planned, over = choose_planned(loaded.table, known)
        ids = [plan.id for plan in over]
        if planned is not None:
            return planned, ids
        await plans.remove(self.database, guest, ids)
        return None
