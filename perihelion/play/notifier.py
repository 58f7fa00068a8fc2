"""Tells guests that it is their turn, once for each turn that they may have missed.

When a turn begins and its player is not connected to the table, a notice is stored that is due some minutes later.
It is dropped when the player connects or the turn ends. What is due goes out in one message for each guest.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Sequence
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from ..errors import PerihelionError
from ..store import guests, notice_settings, notices, processes, vacations
from ..store.notices import Notice
from ..table_log.bodies import PERSON
from .loaded_table import LoadedTable
from .notice_delivery import Outcome, deliver
from .notice_text import turn_message
from .outgoing import MOST_REQUESTS
from .quiet_hours import quiet_until
from .table import NOBODY, Table, TableHead
from .table_registry import TableRegistry
from .vacation import current_end

DELAY_SECONDS = 180.0
"""How long after the beginning of a turn its notice is due."""
WINDOW_SECONDS = 120.0
"""Notices of a guest that are due within so many seconds go out together."""
LOOK_SECONDS = 5.0
"""How often it is looked for notices that are due."""
LEASE_SECONDS = 240.0
"""How long sending may take: some channels one after the other, and each step of a request has a limit."""
MOST_GUESTS = MOST_REQUESTS
"""How many guests are told at a time."""
RETRY_SECONDS, MOST_TRIES = 60.0, 5
"""After the first failure the pause is this long, and four times as long after every further one."""
MOST_REMEMBERED = 5000

report = logging.getLogger("perihelion.play")


class Notifier:
    """Plans and sends the notices of one process."""

    def __init__(self, registry: TableRegistry):
        self.registry, self.database = registry, registry.database
        self._planned: dict[str, tuple[str, float]] = {}
        """The last guest and turn of each table that was looked at here: each turn is looked at when it begins."""
        self._in_order = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking: asyncio.Task[None] | None = None
        registry.on_change.append(self.plan)
        registry.on_connection.append(self.drop_seen)

    def start(self) -> None:
        """Begin to send what is due."""
        self._looking = asyncio.create_task(self._look(), name="notices")

    async def stop(self) -> None:
        """Stop. What was not sent is sent by another process, or after the next start."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        await self.wait()

    async def wait(self) -> None:
        """Wait until everything that was planned is stored."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def plan(self, loaded: LoadedTable) -> None:
        """Plan a notice after a change, where a turn has just begun whose player is not connected."""
        guest, turn = awaited(loaded.table)
        name = loaded.table.head.table
        if not guest or self._planned.get(name) == (guest, turn):
            return
        if len(self._planned) >= MOST_REMEMBERED:
            self._planned.clear()
        self._planned[name] = (guest, turn)
        old = time.time() - turn > DELAY_SECONDS  # the table was only read again
        if guest not in loaded.present and not old:
            self._begin(self._plan(name, guest, turn))

    def drop_seen(self, loaded: LoadedTable, guest: str) -> None:
        """Drop the notice of a guest who connects to the table: they see it."""
        if guest in loaded.connections and awaited(loaded.table)[0] == guest:
            self._begin(notices.drop(self.database, loaded.table.head.table, guest))

    async def _plan(self, table: str, guest: str, turn: float) -> None:
        if await notice_settings.list_channels(self.database, guest):
            await notices.plan(self.database, table, guest, turn, turn + DELAY_SECONDS)

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._do(doing))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do one thing after the other: a guest may connect while the notice is planned."""
        async with self._in_order:
            try:
                await doing
            except SQLAlchemyError as error:
                report.error("a notice was not stored: %s", type(error).__name__)

    # sending

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                if not self.registry.paused:
                    await self.send_due()
            except SQLAlchemyError as error:
                report.error("notices cannot be read: %s", type(error).__name__)

    async def send_due(self) -> None:
        """Send what is due now."""
        due = await notices.list_due(self.database, time.time(), MOST_GUESTS)
        results = await asyncio.gather(*map(self._tell, due), return_exceptions=True)
        for error in results:
            if isinstance(error, Exception):
                report.error("a notice was not sent", exc_info=error)

    async def _tell(self, guest: str) -> None:
        """Tell a guest everything that is due, unless it is not the time for it."""
        now = time.time()
        taken = await notices.take(self.database, guest, now, WINDOW_SECONDS, LEASE_SECONDS)
        if not any(notice.due <= now for notice in taken):  # another process has taken what is due
            for notice in taken:
                await notices.change(self.database, notice, owner=None, lease=0.0)
            return
        muted = await notice_settings.list_muted(self.database, guest)
        current: dict[Notice, TableHead] = {}
        for notice in taken:
            head = None if notice.table in muted else await self._find_current(notice)
            if head is None:
                await notices.change(self.database, notice, done=True)
            else:
                current[notice] = head
        later = await self._find_pause(guest, now)
        if later is None:
            await self._send(guest, current)
            return
        for notice in current:
            await notices.change(self.database, notice, due=later, owner=None, lease=0.0)

    async def _find_pause(self, guest: str, now: float) -> float | None:
        """Return when the guest wants notices again: after quiet hours, after a vacation."""
        vacation = current_end(await vacations.list_of_guest(self.database, guest), now)
        return vacation or quiet_until(await notice_settings.load_quiet_hours(self.database, guest), now)

    async def _find_current(self, notice: Notice) -> TableHead | None:
        """Return the table of a notice where it still waits for this guest, and the guest has not looked."""
        try:
            loaded = await self.registry.refresh(notice.table)
        except PerihelionError:  # it was deleted, or cannot be read any more
            return None
        if awaited(loaded.table) != (notice.guest, notice.turn) or notice.guest in loaded.present:
            return None
        if self.database.shared:
            seen = await processes.find_last_seen(self.database, notice.table, notice.guest)
            if seen is not None and seen >= notice.turn:
                return None
        return loaded.table.head

    async def _send(self, guest: str, current: dict[Notice, TableHead]) -> None:
        """Send notices to all channels of a guest that do not have them yet."""
        known = await guests.find(self.database, guest)
        failed: set[str] = set()
        delivered = {notice: list(notice.delivered) for notice in current}
        for channel in await notice_settings.list_channels(self.database, guest):
            missing = [notice for notice in current if channel.id not in delivered[notice]]
            if not missing:
                continue
            lang = known.lang if known and known.lang else channel.lang
            outcome = await deliver(self.database, channel, turn_message([current[n] for n in missing], lang))
            if outcome is Outcome.GONE:
                await notice_settings.remove_channel(self.database, guest, channel.id)
            elif outcome is Outcome.FAILED:
                failed |= {notice.table for notice in missing}
            else:
                for notice in missing:
                    delivered[notice].append(channel.id)
                    await notices.change(self.database, notice, delivered=delivered[notice])
        await self._finish(list(current), failed)

    async def _finish(self, sent: Sequence[Notice], failed: set[str]) -> None:
        """Store what was sent, and when to try again what was not."""
        for notice in sent:
            if notice.table not in failed or notice.tries + 1 >= MOST_TRIES:
                await notices.change(self.database, notice, done=True)
                continue
            due = time.time() + RETRY_SECONDS * 4**notice.tries
            await notices.change(self.database, notice, due=due, tries=notice.tries + 1, owner=None, lease=0.0)


def awaited(table: Table) -> tuple[str, float]:
    """Return the guest whom a table waits for, and since when; no guest where it waits for nobody or a bot."""
    seat, turn = table.turn_clock.turn
    if seat == NOBODY or seat != table.waits_for or table.seats[seat].kind != PERSON:
        return "", 0.0
    return table.seats[seat].guest, turn
