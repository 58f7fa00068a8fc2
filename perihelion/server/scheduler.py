"""The scheduler: bots decide, clocks run out, bots replace absent players.

Every job is a row with a lease (`store.jobs`), so one process does it, once. The process that changed a table sets
timers for its jobs. If several processes share a database, each also polls for due jobs that are free: those of dead
processes, and bots' decisions if it is a worker. Bots search in another process (`bot_worker`), so tables keep
answering.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from ..core.view import View
from ..errors import RuleTooSlow
from ..fair.deal import SUBSTITUTE, derive_bot_seed
from ..store import jobs
from ..store.jobs import Holder, Job
from ..table import deadlines
from ..table.errors import NotStored, UnknownTable
from ..table.job_commands import expire_if_current, is_current, play_if_current, replace_if_current
from ..table.seal_commands import end_wait
from ..table.table import NOBODY
from ..table_log.bodies import BOT, PERSON
from .bot_worker import BotWorker, NamesByLanguage, SuggestedTurn
from .fair_queue import NotWanted, Requester
from .hints import HINT_JOB, Hints
from .loaded_table import LoadedTable
from .registry import TableRegistry
from .reports import Reports
from .table_store import UNPLANNED, job_priority

SEARCHES = (deadlines.BOT_JOB, HINT_JOB)
"""The jobs of workers."""
LEASE_SECONDS = 60.0
ABSENCE_INTERVAL = 0.2
"""After a start, tables are checked for absent players one by one, this many seconds apart."""
RETRY_SECONDS = 5.0
"""Delay before a failed job is tried again."""
SWEEP_SECONDS = 0.5
"""How often a process polls for free jobs."""
PATIENCE_SECONDS, WORKER_SECONDS = 0.3, 2.0
"""How long a job must be due before another process takes it; a server leaves searches to workers for longer."""
MOST_TAKEN = 20
"""Number of jobs that a process takes at a time; others take the rest."""

logger = logging.getLogger("perihelion.server")


class Scheduler:
    """The jobs that one process does."""

    def __init__(self, registry: TableRegistry, number: int = 0, worker: bool = False):
        """`number` identifies this process among those on the same database; a `worker` only does jobs."""
        self.registry, self.owner, self.worker = registry, str(number or secrets.token_hex(8)), worker
        self.workers_elsewhere = False
        """True if other processes do bots' decisions."""
        self.bot_worker = BotWorker()
        self.reports = Reports(
            registry.database, self.owner, self._may_make_reports, lambda: self.bot_worker.people_wait
        )
        self.hints = Hints(registry, self.bot_worker)
        self._handlers: dict[str, Callable[[Job], Awaitable[float | None]]] = {
            deadlines.BOT_JOB: self._play_bots,
            deadlines.CLOCK_JOB: self._expire_turn,
            deadlines.ABSENCE_JOB: self._replace_absent,
            deadlines.SEAL_JOB: self._end_seal_wait,
            HINT_JOB: self.hints.make,
        }
        self._timers: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()
        self._stopped = False
        registry.on_change.append(self.plan)
        registry.store.on_foreign_change.append(self.cancel)
        registry.store.find_holder = self._find_holder

    async def start(self) -> None:
        """Take over the jobs of the previous process if this one has the store to itself; otherwise share them."""
        await self.reports.start()
        if self.registry.database.shared:
            self._sweeping = asyncio.create_task(self._sweep(), name="sweeper")
            return
        await jobs.clear_leases(self.registry.database)
        for number, job in enumerate(await jobs.list_jobs(self.registry.database)):
            # Each of these opens a table. They are delayed, so guests who come now need not wait.
            least = number * ABSENCE_INTERVAL if job.kind == deadlines.ABSENCE_JOB else 0.0
            self._schedule(job.table, job.kind, max(job.due - time.time(), least))

    async def stop(self) -> None:
        """Stop. The next process does what was begun."""
        self._stopped = True  # a running command may still plan jobs: those are for the next process, too
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self.hints.stop()
        await self.reports.stop()
        await self.bot_worker.stop()

    def plan(self, loaded: LoadedTable) -> None:
        """Set the timers of a table after a change."""
        table, now = loaded.table.head.table, time.monotonic()
        for kind, due in loaded.planned.items():
            if due is not None and not (kind == deadlines.BOT_JOB and self.workers_elsewhere):
                self._schedule(table, kind, due - now)
            elif timer := self._timers.pop((table, kind), None):
                timer.cancel()

    def cancel(self, loaded: LoadedTable) -> None:
        """Remove the timers of a table that another process changed: its jobs now belong to that process."""
        for kind in self._handlers:
            if timer := self._timers.pop((loaded.table.head.table, kind), None):
                timer.cancel()

    async def suggest(self, table: str, count: int, view: View, names: NamesByLanguage, guest: str) -> SuggestedTurn:
        """Return the best turn for the seat to act; a worker searches if there is one."""
        return await self.hints.ask(table, count, view, names, guest, self.workers_elsewhere)

    def _may_make_reports(self) -> bool:
        """Return True if this process makes reports: not if a worker does, and not in maintenance."""
        return not (self.workers_elsewhere or self.registry.paused)

    def wake(self) -> None:
        """Poll for jobs now."""
        self._woken.set()

    def _find_holder(self, table: str) -> Holder:
        """Return the jobs of a table that this process is doing, so no other takes them."""
        kinds = frozenset(kind for kind in self._handlers if (table, kind) in self._tasks)
        return Holder(self.owner, kinds, time.time() + LEASE_SECONDS)

    async def _sweep(self) -> None:
        """Do free jobs while this process lives."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(SWEEP_SECONDS):  # wait_for can miss that it is cancelled in this moment
                    await self._woken.wait()
            self._woken.clear()
            now = time.time()
            before = dict.fromkeys(self._handlers, now - PATIENCE_SECONDS)
            for kind in SEARCHES:
                before[kind] = now if self.worker else now - WORKER_SECONDS if self.workers_elsewhere else before[kind]
            free = MOST_TAKEN - len(self._tasks)
            if free <= 0:
                continue
            try:
                taken = await jobs.take_due(self.registry.database, self.owner, now, LEASE_SECONDS, before, free)
            except SQLAlchemyError as error:
                logger.error("jobs cannot be read: %s", type(error).__name__)
                continue
            for job in taken:
                self._begin(job, taken=True)

    def _schedule(self, table: str, kind: str, seconds: float) -> None:
        """Do a job after this many seconds."""
        if timer := self._timers.pop((table, kind), None):
            timer.cancel()
        delay, job = max(0.0, seconds), Job(table, kind, time.time() + seconds)
        self._timers[table, kind] = asyncio.get_running_loop().call_later(delay, self._begin, job)

    def _begin(self, job: Job, taken: bool = False) -> None:
        """Do a job. `taken`: this process already has its lease."""
        key = (job.table, job.kind)
        self._timers.pop(key, None)
        if key not in self._tasks and not self._stopped:
            task = self._tasks[key] = asyncio.create_task(self._run(job, taken), name=f"{job.kind} {job.table}")
            task.add_done_callback(lambda _: self._tasks.pop(key, None))

    async def _run(self, job: Job, taken: bool) -> None:
        """Claim a job and do it; retry a job that fails."""
        handler = self._handlers.get(job.kind)
        if handler is None:
            logger.error("table %s has a job of the unknown kind %r", job.table, job.kind)
            return
        if self.registry.paused:
            self._schedule(job.table, job.kind, RETRY_SECONDS)
            return
        database = self.registry.database
        try:
            if not taken and not await jobs.claim(database, job, self.owner, time.time(), LEASE_SECONDS):
                if not database.shared:  # otherwise the process with the lease, or the next one that polls, does it
                    self._schedule(job.table, job.kind, LEASE_SECONDS)
                return
            loaded = await self.registry.refresh(job.table)
            again = await handler(job)
            if again is not None:
                self._schedule(job.table, job.kind, again)
            if database.shared:
                await self._give_back(job, loaded, again)
        except UnknownTable:
            return  # it was deleted meanwhile
        except asyncio.CancelledError:
            raise
        except RuleTooSlow as error:
            self.registry.stop(job.table, error)
        except (SQLAlchemyError, NotStored) as error:
            logger.error("job %s of table %s: %s", job.kind, job.table, type(error).__name__)
            self._schedule(job.table, job.kind, RETRY_SECONDS)
        except Exception:
            if job.table in self.registry.stopped:
                return
            logger.exception("job %s of table %s", job.kind, job.table)
            self._schedule(job.table, job.kind, RETRY_SECONDS)

    async def _give_back(self, job: Job, loaded: LoadedTable, again: float | None) -> None:
        """Store when a job is due next, unless its last command has done so. Any process may do it then."""
        async with loaded.lock:
            if again is None and loaded.stored_jobs.get(job.kind, UNPLANNED) is None:
                return
            due = loaded.planned.get(job.kind)
            wait = again if again is not None or due is None else due - time.monotonic()
            await jobs.finish(self.registry.database, job, self.owner, None if wait is None else time.time() + wait)

    # handlers: each returns the delay until the job is due again, or None if it is done

    async def _play_bots(self, job: Job) -> None:
        """Let bots decide while it is their turn."""
        claimed = time.time()
        while True:
            loaded = await self.registry.open(job.table)
            async with loaded.lock:
                table = loaded.table
                seat, count = deadlines.awaited_bot(table), table.count
                if seat == NOBODY:
                    return
                level, view = table.seats[seat].level, table.position.view(seat)
                deal = table.seal.deal
                fixed = None if deal is None else derive_bot_seed(deal, seat, level, view.state.pack().tobytes())
            requester = Requester(
                table.head.host,
                job.table,
                priority=job_priority(table),
                wanted=partial(_awaits_bot, loaded, count, seat),
            )
            try:
                action = await self.bot_worker.choose(level, view, requester, fixed)
            except NotWanted:
                continue  # the table went on without this bot
            if time.time() - claimed > LEASE_SECONDS / 2:
                claimed = time.time()
                await jobs.claim(self.registry.database, job, self.owner, claimed, LEASE_SECONDS)
            play = partial(play_if_current, count=count, seat=seat, action=action, level=level)
            await self.registry.run_command(job.table, play)
            if requester.only_bots and self.registry.database.shared:
                return  # the next decision is a job again, after those that people wait for

    async def _expire_turn(self, job: Job) -> float | None:
        """Apply the table's setting for a turn whose time is over."""
        loaded = await self.registry.open(job.table)
        table, now = loaded.table, time.monotonic()
        ends = deadlines.turn_deadlines(table, loaded.times)
        if not ends:
            return None
        seat, count = min(ends, key=lambda each: ends[each]), table.count
        if ends[seat] > now:
            return ends[seat] - now
        if seat not in table.awaited:
            return None
        action = NOBODY
        if table.settings.late == "move" and table.to_confirm() == NOBODY:
            requester = Requester(table.head.host)
            action = await self.bot_worker.choose(SUBSTITUTE, table.position.view(seat), requester)
        await self.registry.run_command(job.table, lambda t: expire_if_current(t, count, seat, action))
        return None

    async def _replace_absent(self, job: Job) -> float | None:
        """Let a bot play for a player the table waits for, if they have been absent for long enough."""
        loaded = await self.registry.open(job.table)
        table = loaded.table
        persons = [seat for seat in table.awaited if table.seats[seat].kind == PERSON]
        if not persons or table.settings.absent != "bot":
            return None
        absences = {seat: await self.registry.find_absence(loaded, table.seats[seat].guest) for seat in persons}
        seat = max(absences, key=lambda each: absences[each])
        if absences[seat] < deadlines.ABSENCE_SECONDS:
            return max(1.0, deadlines.ABSENCE_SECONDS - absences[seat])
        guest = table.seats[seat].guest
        await self.registry.run_command(job.table, lambda t: replace_if_current(t, seat, guest))
        return None

    async def _end_seal_wait(self, job: Job) -> float | None:
        """Continue a start that waits in vain for a player's part of the seal."""
        loaded = await self.registry.open(job.table)
        table, now = loaded.table, time.monotonic()
        due = deadlines.seal_deadline(table, loaded.times)
        if due is not None and due > now:
            return due - now
        if due is not None:
            seal_round, phase = table.seal.round, table.seal.phase(table.persons())
            await self.registry.run_command(job.table, lambda t: end_wait(t, seal_round, phase))
        return None


def _awaits_bot(loaded: LoadedTable, count: int, seat: int) -> bool:
    """Return True if a table still waits for this bot's decision."""
    table = loaded.table
    return is_current(table, count, seat) and table.seats[seat].kind == BOT
