"""A worker: a process that does the jobs of all servers on one PostgreSQL database, on this machine or another one.

It has no web part. It makes the decisions of bots, ends turns whose time is over, stores results and sends notices.
Tables where a person waits come first. A job is dropped if its table has gone on meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Protocol

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from ..core.registry import foreign_packages
from ..core.slow_rules import stop_slow_rules
from ..engine.runtimes import INTERPRETED, force_runtime
from ..store import operators
from ..store.database import Database
from ..store.processes import WORKER
from .cluster import Cluster, new_number
from .play_comparison import PlayComparison
from .registry import TableRegistry
from .result_recorder import Recorder
from .scheduler import Scheduler

OPERATORS_SECONDS = 2.0
"""How often the operators' decisions are polled."""

logger = logging.getLogger("perihelion.server")


class Service(Protocol):
    """A part that runs beside the scheduler."""

    def start(self) -> None:
        """Start to work in the background."""

    async def stop(self) -> None:
        """Stop; does nothing if it was not started."""


class Worker:
    """One worker."""

    def __init__(self, url: URL, new_notifier: Callable[[TableRegistry], Service]):
        """`new_notifier` makes the part that sends notices: that part imports this package, not the other way round."""
        self.database = Database(url)
        self.registry = TableRegistry(self.database)
        number = new_number()
        self.scheduler = Scheduler(self.registry, number, worker=True)
        self.recorder = Recorder(self.registry)
        self.play_comparison = PlayComparison(self.database, self.recorder, self.scheduler.bot_worker)
        self.notifier = new_notifier(self.registry)
        self.cluster = Cluster(self.registry, self.scheduler, number)
        self._read_to = -1

    async def run(self, ended: asyncio.Event, started: asyncio.Event | None = None) -> None:
        """Do jobs until `ended` is set. Other processes do the jobs that are unfinished then.

        If a part fails to start, all parts are stopped.
        """
        # Only the processes of the bots need machine code.
        with force_runtime(INTERPRETED), stop_slow_rules(foreign_packages):
            async with AsyncExitStack() as stack:  # the last one added is stopped first
                stack.push_async_callback(self.database.close)
                stack.push_async_callback(self.cluster.stop)
                stack.push_async_callback(self.play_comparison.stop)
                stack.push_async_callback(self.recorder.stop)
                stack.push_async_callback(self.notifier.stop)
                stack.push_async_callback(self.registry.finish)
                stack.push_async_callback(self.scheduler.stop)
                await self._start()
                if started is not None:
                    started.set()
                while not ended.is_set():
                    try:
                        await asyncio.wait_for(ended.wait(), OPERATORS_SECONDS)
                    except TimeoutError:
                        await self._follow_operators()

    async def _start(self) -> None:
        await self.database.open()
        await self._follow_operators()
        await self.cluster.start(WORKER)
        self.scheduler.bot_worker.start()
        await self.scheduler.start()
        self.notifier.start()

    async def _follow_operators(self) -> None:
        """Pause during maintenance. Reload all tables after a decision: a table may be deleted, or a guest renamed."""
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
