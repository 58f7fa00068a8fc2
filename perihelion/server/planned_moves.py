"""Plays planned moves when the player's turn comes and the position is the expected one.

A planned move is a log entry like any other, made for one count: if several processes try it, it is played once. It
comes after a random delay, as a bot's move does, so its timing does not reveal that it was planned.
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
from ..table.stored import awaited_seats
from .loaded_table import LoadedTable
from .registry import TableRegistry

LOOK_SECONDS = 5.0
"""How often plans of other processes are polled for turns that have come."""
LEAST_SECONDS, MOST_SECONDS = 2.0, 6.0
"""The delay of a planned move."""

logger = logging.getLogger("perihelion.server")


class PlannedMoves:
    """The planned moves that one process plays."""

    def __init__(self, registry: TableRegistry):
        self.registry, self.database = registry, registry.database
        self.tables: set[str] = set()
        """The tables known to have plans."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._looking: asyncio.Task[None] | None = None
        registry.on_change.append(self.look_at)
        registry.store.on_foreign_change.append(self.look_at)

    def start(self) -> None:
        """Start polling for plans whose turn has come."""
        self._looking = asyncio.create_task(self._look(), name="plans")

    async def stop(self) -> None:
        """Stop. Another process, or the next start, plays the rest."""
        tasks = [*self._tasks.values(), *([self._looking] if self._looking is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look_at(self, loaded: LoadedTable) -> None:
        """After a change, check whether the next move at the table was planned."""
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
        """Go through all tables with plans: play if the turn has come, delete if the game is over."""
        rows = await plans.list_tables(self.database)
        self.tables = {row.id for row in rows if row.open}
        for row in rows:
            awaited = awaited_seats(row.summary)
            if not row.open:
                await plans.forget_table(self.database, row.id)
            elif any(row.summary["seats"][seat]["guest"] == row.guest for seat in awaited):
                self._begin(row.id)

    async def _follow(self, table: str) -> None:
        """Play planned moves at a table until there are none."""
        try:
            while await self._play_next(table):
                pass
        except (PerihelionError, SQLAlchemyError) as error:
            logger.warning("a planned move at table %s was not played: %s", table, error)

    async def _play_next(self, table: str) -> bool:
        """Play the next move of a table if it was planned. Return True if it was."""
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
        """Return the move to play now, and the plans that it completes. Plans for other positions are dropped."""
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
