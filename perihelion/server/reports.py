"""Reports about games: requested at any server, made by one process, followed by all readers while in progress.

A report is a row (`store.reports`). A server stores the request; a worker makes it if there is one, otherwise a
server. The maker lets a child process analyse the game slice by slice (`report_process`) and stores each slice, so
readers at every server see the progress. Bots and hints that people wait for come first. A report that nobody waits for
is given up, and if its maker dies, another process takes it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..store import reports as store
from ..store.database import Database, StoredRow
from ..store.reports import CONTENTS, UNFINISHED
from ..table.errors import Conflict, UnknownTable
from ..thinking.report_job import (
    DONE,
    FAILED,
    QUEUED,
    Known,
    ReportJob,
    Slice,
    read_analysis,
    read_contents,
)
from ..thinking.report_work import begin_report, write_file
from ..workers import ProcessWorkers
from .report_process import continue_in_background

if TYPE_CHECKING:
    pass

SLICE_SECONDS = 1.0
"""Seconds of analysis between two updates for readers."""
LOOK_SECONDS = 2.0
"""How often a process polls for reports whose maker died."""
RENEW_SECONDS = 5.0
"""How often the lease is renewed during a slice."""
YIELD_SECONDS, YIELD_STEP = 5.0, 0.1
"""How long a report yields before each slice while people wait for bots; limited, so every report gets done."""
RETRY_SECONDS = 1.0
"""Delay before another attempt to store a slice."""
PROCESSES = 2
"""Number of reports that a process makes at the same time."""
FIRST_NICENESS, NICENESS = 5, 10
"""The first result has nearly the priority of a bot's decision. Refining it comes after bots, which people wait for."""
MOST_WANTED = 8
"""Limit of unfinished reports for one guest."""

logger = logging.getLogger("perihelion.server")


class _Lost(Exception):
    """Nobody waits for the report any more, or another process makes it."""


class Reports:
    """The reports that readers of this process follow, and those that it makes."""

    def __init__(
        self, database: Database, owner: str, may_make: Callable[[], bool], others_wait: Callable[[], bool]
    ) -> None:
        """`may_make`: whether this process makes reports; `others_wait`: whether people wait for bots here."""
        self.database, self.owner, self._may_make, self._others_wait = database, owner, may_make, others_wait
        self._makings: set[asyncio.Task[None]] = set()
        self._woken = asyncio.Event()
        self._looking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start making reports."""
        if not self.database.shared:
            await store.release(self.database)  # the previous process is dead
        self._looking = asyncio.create_task(self._look(), name="reports")

    async def stop(self) -> None:
        """Free the reports in progress for other processes."""
        if self._looking is None:
            return
        tasks = [self._looking, *self._makings]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(SQLAlchemyError):  # the lease ends with this process
            await store.release(self.database, self.owner)

    def wake(self) -> None:
        """Poll for reports now."""
        self._woken.set()

    async def hear(self) -> None:
        """Poll for reports: another process announced one."""
        self.wake()

    # for readers

    async def find(self, name: str, part: str = "", seen: int = 0) -> Known | None:
        """Return the progress of a report; None if nobody requested it. `seen`: the update the reader has."""
        row = await store.find(self.database, name, part, seen)
        if row is None:
            return None
        if row.state in UNFINISHED and row.owner is None:
            self.wake()
        known = Known(row.state, row.done, row.of, row.number)
        if row.known is None:
            return known
        try:
            if part == CONTENTS:
                return known._replace(contents=await asyncio.to_thread(read_contents, row.known))
            return known._replace(report=await asyncio.to_thread(read_analysis, row.known))
        except (KeyError, TypeError, ValueError):
            logger.warning("a report of another version is made again")
            await store.forget(self.database, name)
            return None

    async def begin(
        self, name: str, job: ReportJob, guest: str = "", table: str | None = None, companion: str | None = None
    ) -> Known:
        """Request a new report."""
        if await store.count_wanted(self.database, guest) >= MOST_WANTED:
            raise Conflict("reports", n=MOST_WANTED)
        try:
            await store.request(self.database, name, guest, asdict(job), table, companion)
        except IntegrityError:
            raise UnknownTable() from None
        self.wake()
        return Known(QUEUED)

    async def write_file(self, name: str, lang: str) -> str:
        """Return a complete report as one HTML file."""
        row = await store.load(self.database, name)
        if row is None:
            raise Conflict("no-report")
        job, workers = ReportJob(**row.about), ProcessWorkers(1)
        try:
            call = workers.submit(write_file, row.analysis, job.game_file, lang, job.names[lang])
            return await asyncio.wrap_future(call)
        finally:
            await asyncio.to_thread(workers.shutdown)

    # for makers

    async def _look(self) -> None:
        """Take free reports while this process lives."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS if self.database.shared else None):
                    await self._woken.wait()
            self._woken.clear()
            try:
                await self._take()
            except SQLAlchemyError as error:
                logger.error("reports cannot be read: %s", type(error).__name__)

    async def _take(self) -> None:
        while len(self._makings) < PROCESSES and self._may_make() and not self._others_wait():
            row = await store.take(self.database, self.owner)
            if row is None:
                return
            making = asyncio.create_task(self._make(row), name=f"report {row.name}")
            self._makings.add(making)
            making.add_done_callback(self._end)

    def _end(self, making: asyncio.Task[None]) -> None:
        self._makings.discard(making)
        self.wake()

    async def _make(self, row: StoredRow) -> None:
        """Make a report in a child process, which ends with it or when nobody waits for it."""
        workers = ProcessWorkers(1, FIRST_NICENESS)
        try:
            if row.tries > store.MOST_TRIES:
                raise RuntimeError(f"{row.tries - 1} processes died of it")
            found = await self._call(row.name, workers, begin_report, ReportJob(**row.about))
            while found.state != DONE:
                # A previous maker may have known more: readers keep that.
                new = found._asdict() if found.done >= row.done else {}
                await self._store_with_retries(lambda new=new: self._renew(row.name, **new))  # type: ignore[misc]
                await self._let_others_go_first()
                found = await self._call(row.name, workers, continue_in_background, SLICE_SECONDS, NICENESS)
            await self._store_with_retries(lambda: store.finish(self.database, row.name, self.owner, **found._asdict()))
        except _Lost:
            await self._store_with_retries(lambda: store.give_up(self.database, row.name, self.owner))
        except Exception as error:
            logger.error("the report failed: %s: %s", type(error).__name__, error)
            await self._store_with_retries(lambda: store.finish(self.database, row.name, self.owner, FAILED))
        finally:
            await asyncio.to_thread(workers.shutdown)

    async def _call(
        self, name: str, workers: ProcessWorkers, function: Callable[..., Slice], *arguments: object
    ) -> Slice:
        """Return the result of a call in the report's process, and renew the lease meanwhile."""
        call = asyncio.wrap_future(workers.submit(function, *arguments))
        try:
            while not (await asyncio.wait([call], timeout=RENEW_SECONDS))[0]:
                with suppress(SQLAlchemyError):  # there is time until the lease runs out
                    await self._renew(name)
            return call.result()
        finally:
            call.cancel()

    async def _renew(self, name: str, **known: object) -> None:
        if not await store.renew(self.database, name, self.owner, **known):
            raise _Lost

    async def _let_others_go_first(self) -> None:
        """Wait while people wait for bots or hints, up to a limit."""
        for _ in range(int(YIELD_SECONDS / YIELD_STEP)):
            if not self._others_wait():
                return
            await asyncio.sleep(YIELD_STEP)

    @staticmethod
    async def _store_with_retries(store_it: Callable[[], Awaitable[None]]) -> None:
        """Store something. On failure, retry for half the time of a lease."""
        for _ in range(int(store.LEASE_SECONDS / 2 / RETRY_SECONDS)):
            try:
                await store_it()
                return
            except SQLAlchemyError as error:
                logger.warning("a report cannot be stored: %s", type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)
