"""A worker: a process that does the jobs of all servers on one PostgreSQL, on this machine or another one.

It has no web. Bots decide here, clocks run out here, results are recorded and notices sent here. A table with a person
who waits comes before one where only bots play. A job that nobody needs any more is dropped: the table went on
meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from ..engine.runtimes import INTERPRETED, force_runtime
from ..store import operators
from ..store.database import Database
from ..store.processes import WORKER
from .cluster import Cluster, new_number
from .registry import TableRegistry
from .result_recorder import Recorder
from .scheduler import Scheduler

OPERATORS_SECONDS = 2.0
"""How often it is read what operators decided."""

logger = logging.getLogger("perihelion.server")


class Service(Protocol):
    """A part that runs beside the scheduler."""

    def start(self) -> None:
        """Begin to work in the background."""

    async def stop(self) -> None:
        """End what was begun."""


class Worker:
    """One worker."""

    def __init__(self, url: URL, new_notifier: Callable[[TableRegistry], Service]):
        """`new_notifier` makes the part that sends notices, which knows tables; this part knows no notices."""
        self.database = Database(url)
        self.registry = TableRegistry(self.database)
        number = new_number()
        self.scheduler = Scheduler(self.registry, number, worker=True)
        self.recorder = Recorder(self.registry)
        self.notifier = new_notifier(self.registry)
        self.cluster = Cluster(self.registry, self.scheduler, number)
        self._read_to = -1

    async def run(self, ended: asyncio.Event, started: asyncio.Event | None = None) -> None:
        """Do jobs until somebody sets `ended`. What was begun then is done by another process."""
        with force_runtime(INTERPRETED):  # only the processes of the bots need machine code
            await self.database.open()
            await self._follow_operators()
            await self.cluster.start(WORKER)
            self.scheduler.bot_worker.start()
            await self.scheduler.start()
            self.notifier.start()
            if started is not None:
                started.set()
            while not ended.is_set():
                try:
                    await asyncio.wait_for(ended.wait(), OPERATORS_SECONDS)
                except TimeoutError:
                    await self._follow_operators()
            await self.scheduler.stop()
            await self.registry.finish()
            await self.notifier.stop()
            await self.recorder.stop()
            await self.cluster.stop()
            await self.database.close()

    async def _follow_operators(self) -> None:
        """Stop in maintenance. Read all tables anew after a decision: some may be deleted, or have lost a name."""
        try:
            last = await operators.last_number(self.database)
            if last > self._read_to:
                state = await operators.load_state(self.database)
                self.registry.pause(bool(state.get(operators.MAINTENANCE)))
                for table in list(self.registry.loaded):
                    await self.registry.drop(table)
                self._read_to = last
        except SQLAlchemyError as error:
            logger.warning("the operators' decisions cannot be read: %s", type(error).__name__)
