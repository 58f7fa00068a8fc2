"""What the server does by itself: bots decide, clocks run out, seats of the absent are looked after.

Every job is a row with a lease (`store.jobs`), so that it happens once, whichever process does it. Bots think elsewhere
(`thinking`), one step at a time; the table goes on answering.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import partial

from sqlalchemy.exc import SQLAlchemyError

from ..store import jobs
from ..store.jobs import Job
from . import orders
from .clock import ABSENCE, patience_ends
from .errors import NotStored
from .hall import Hall, Room
from .reports import Reports
from .sealing import wait_no_longer
from .seats import BOT, PERSON
from .table import NOBODY, Table
from .thinking import STAND_IN, Thinking

LEASE = 60.0
AGAIN = 5.0
"""After how many seconds a job that failed is tried again."""

report = logging.getLogger("perihelion.play")


class Work:
    """The jobs of one process."""

    def __init__(self, hall: Hall):
        self.hall, self.owner = hall, secrets.token_hex(8)
        self.thinking = Thinking()
        self.reports = Reports(self.thinking.environment)
        self._timers: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        hall.after.append(self.look)

    async def start(self) -> None:
        """Take up the jobs that were there before; this process holds the store alone."""
        await jobs.forget_leases(self.hall.database)
        for job in await jobs.waiting(self.hall.database):
            self._at(job)

    async def stop(self) -> None:
        """Let go; what was begun is done by the next process."""
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self.thinking.stop()

    def look(self, room: Room) -> None:
        """After a change: what is to be done at this table, and when?"""
        for kind, due in room.planned.items():
            if due is not None:
                self._at(Job(room.table.head.table, kind, due))
            elif timer := self._timers.pop((room.table.head.table, kind), None):
                timer.cancel()

    def _at(self, job: Job) -> None:
        """Do a job when it is due."""
        key = (job.table, job.kind)
        if timer := self._timers.pop(key, None):
            timer.cancel()
        wait = max(0.0, job.due - time.time())
        self._timers[key] = asyncio.get_running_loop().call_later(wait, self._begin, job)

    def _begin(self, job: Job) -> None:
        key = (job.table, job.kind)
        self._timers.pop(key, None)
        if key not in self._tasks:
            task = self._tasks[key] = asyncio.create_task(self._do(job), name=f"{job.kind} {job.table}")
            task.add_done_callback(lambda _: self._tasks.pop(key, None))

    async def _do(self, job: Job) -> None:
        """Claim a job and do it; one that fails is tried again."""
        try:
            if await jobs.claim(self.hall.database, job, self.owner, time.time(), LEASE):
                await getattr(self, f"_{job.kind}")(job)
            else:
                room = await self.hall.open(job.table)
                if room.planned.get(job.kind) is not None:
                    self._at(job._replace(due=time.time() + LEASE))
        except asyncio.CancelledError:
            raise
        except (SQLAlchemyError, NotStored) as error:
            report.error("the %s of table %s: %s", job.kind, job.table, type(error).__name__)
            self._at(job._replace(due=time.time() + AGAIN))
        except Exception:
            report.exception("the %s of table %s", job.kind, job.table)
            self._at(job._replace(due=time.time() + AGAIN))

    async def _bot(self, job: Job) -> None:
        """Let bots decide as long as it is their turn."""
        claimed = time.time()
        while True:
            room = await self.hall.open(job.table)
            async with room.lock:
                table = room.table
                seat, count = table.waits_for, table.count
                if seat == NOBODY or table.seats[seat].kind != BOT:
                    return
                level, view = table.seats[seat].level, table.position.view(seat)
            number = await self.thinking.choose(level, view, job.table)
            if time.time() - claimed > LEASE / 2:
                claimed = time.time()
                await jobs.claim(self.hall.database, job, self.owner, claimed, LEASE)
            await self.hall.order(job.table, partial(_decide, count=count, seat=seat, number=number, level=level))

    async def _clock(self, job: Job) -> None:
        """The time for a turn is up: what the table agreed on happens."""
        room = await self.hall.open(job.table)
        table, now = room.table, time.time()
        due = room.planned.get("clock", job.due)
        if due is None or due > now:
            return
        seat, count = table.waits_for, table.count
        if seat == NOBODY or table.seats[seat].kind != PERSON:
            return
        number = NOBODY
        if table.settings.late == "move" and table.to_confirm() == NOBODY:
            number = await self.thinking.choose(STAND_IN, table.position.view(seat))
        await self.hall.order(job.table, lambda t: _late(t, count, seat, number))

    async def _absent(self, job: Job) -> None:
        """Somebody the table waits for may be gone."""
        room = await self.hall.open(job.table)
        seat = room.table.waits_for
        if seat == NOBODY or room.table.seats[seat].kind != PERSON or room.table.settings.absent != "bot":
            return
        guest, now = room.table.seats[seat].guest, time.time()
        gone = now - room.left.get(guest, self.hall.up_since)
        if guest in room.here or gone < ABSENCE:
            wait = ABSENCE if guest in room.here else ABSENCE - gone
            self._at(job._replace(due=now + max(1.0, wait)))
            return
        await self.hall.order(job.table, lambda t: _stand_in(t, seat, guest))

    async def _seal(self, job: Job) -> None:
        """The start waits for somebody's part of the seal, and it does not come."""
        table = (await self.hall.open(job.table)).table
        due = patience_ends(table, self.hall.up_since)
        if due is not None and due > time.time():
            self._at(job._replace(due=due))
        elif due is not None:
            now, phase = table.seal.round, table.seal.phase(table.persons())
            await self.hall.order(job.table, lambda t: wait_no_longer(t, now, phase))


def _decide(table: Table, count: int, seat: int, number: int, level: str) -> None:
    """The bot's decision, unless something else happened meanwhile."""
    if table.count == count and table.waits_for == seat and table.seats[seat].kind == BOT:
        orders.decide(table, seat, number, level)


def _late(table: Table, count: int, seat: int, number: int) -> None:
    if table.count != count or table.waits_for != seat or table.seats[seat].kind != PERSON:
        return
    if not table.late:
        orders.late(table, seat)
    if table.settings.late == "seat":
        orders.stand_in(table, seat, STAND_IN, "late")
    elif table.settings.late == "move":
        if table.to_confirm() == seat:
            table.add("confirm", seat=seat, by="")
            table.settle()
        elif number != NOBODY:
            orders.decide(table, seat, number, STAND_IN, late=True)


def _stand_in(table: Table, seat: int, guest: str) -> None:
    if table.waits_for == seat and table.seats[seat].guest == guest:
        orders.stand_in(table, seat, STAND_IN, "absent")
