"""Tells guests that a table waits for them, once for each turn that they may have missed.

When a turn begins and its player is not connected to the table, a notice is stored that is due some minutes later.
It is dropped when the player connects or the turn ends. Due notices go out in one message for each guest. A guest who
wants one message a day gets all tables that wait in it. If a turn has days, a reminder comes before its end.

If a process dies before it has stored a notice, another process, or the next start, finds the missing one.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Sequence

from sqlalchemy.exc import SQLAlchemyError

from ..errors import PerihelionError
from ..server.loaded_table import LoadedTable
from ..server.moderation import CONDUCT
from ..server.registry import TableRegistry
from ..server.tournament_notices import PLACE, ROUND, SEASON, find_place, find_season
from ..store import guests, notice_settings, notices, processes, table_wishes, tables, vacations
from ..store.lease import FREE
from ..store.notice_settings import NoticeTimes
from ..store.notices import FRESH, Notice
from ..table.deadlines import logged_deadline
from ..table.stored import Summary, awaited_seats
from ..table.table import Table
from ..table.vacation import current_end
from ..table_log.bodies import FREE as FREE_SEAT
from .delivery import Outcome, deliver
from .planning import (
    AGAIN,
    DELAY_SECONDS,
    INVITE,
    REMINDER,
    TURN,
    WISH,
    Wanted,
    before_quiet_hours,
    find_reminder,
    find_wanted,
)
from .quiet_hours import next_digest, quiet_until
from .safe_http import MOST_REQUESTS
from .text import Told, write_message
from .wishes import has_place, store_notices

WINDOW_SECONDS = 120.0
"""Notices of a guest that are due within this time go out together."""
LOOK_SECONDS = 5.0
"""How often planned notices are stored and due notices are polled."""
CATCH_UP_SECONDS, CATCH_UP_DAYS = 600.0, 30
"""How often missed turns are searched for notices that were never stored, and how far back at a start."""
LEASE_SECONDS = 240.0
"""How long sending may take: several channels in sequence, each request with its own limits."""
MOST_GUESTS = MOST_REQUESTS
"""Number of guests notified at a time."""
RETRY_SECONDS, MOST_TRIES = 60.0, 5
"""Delay after the first failure; four times as long after each further one."""
MOST_REMEMBERED = 5000

logger = logging.getLogger("perihelion.notices")


class Notifier:
    """Plans and sends the notices of one process."""

    def __init__(self, registry: TableRegistry):
        self.registry, self.database = registry, registry.database
        self._planned: dict[str, tuple[Wanted, ...]] = {}
        """The last planned notices of each table: every turn is planned once, when it begins."""
        self._waiting: dict[str, tuple[tuple[Wanted, ...], frozenset[str]]] = {}
        """Notices not stored yet: the latest of each table, and the guests who saw that turn begin."""
        self._in_order = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking: asyncio.Task[None] | None = None
        registry.on_change.append(self.plan)
        registry.on_connection.append(self.drop_seen)

    def start(self) -> None:
        """Start sending due notices."""
        self._looking = asyncio.create_task(self._look(), name="notices")

    async def stop(self) -> None:
        """Stop. Another process, or the next start, sends the rest."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        await self.wait()

    async def wait(self) -> None:
        """Store all planned notices, and wait until they are stored."""
        await self._do(self._plan_waiting)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def plan(self, loaded: LoadedTable) -> None:
        """Plan notices after a change if the table has just begun to wait for a guest.

        They are stored a few seconds later, so quick turns cost no query and no row.
        """
        wanted, name = find_wanted(loaded.table), loaded.table.head.table
        if not wanted or self._planned.get(name) == wanted:
            return
        known = self._planned.get(name, ())
        if len(self._planned) >= MOST_REMEMBERED:
            self._planned.clear()
        self._planned[name] = wanted
        old = time.time() - wanted[0].turn > DELAY_SECONDS and not known  # the table was only reloaded
        if not old:
            self._waiting[name] = (wanted, frozenset(loaded.present))

    def drop_seen(self, loaded: LoadedTable, guest: str) -> None:
        """Drop the notices of a guest who connects to the table. A table without a host belongs to a tournament."""
        told = not loaded.table.head.host or any(one.guest == guest for one in find_wanted(loaded.table))
        if guest in loaded.connections and told:
            self._begin(self._drop, loaded.table.head.table, guest)

    async def _plan_waiting(self) -> None:
        """Store pending notices for guests who have a channel."""
        waiting, self._waiting = self._waiting, {}
        if not waiting:
            return
        asked = {one.guest for wanted, _ in waiting.values() for one in wanted}
        reachable = await notice_settings.find_reachable(self.database, asked)
        for table, (wanted, present) in waiting.items():
            try:
                await self._plan(table, [one for one in wanted if one.guest in reachable], present)
            except (PerihelionError, SQLAlchemyError) as error:  # the table was deleted meanwhile
                logger.error("a notice was not stored: %s", type(error).__name__)

    async def _plan(self, table: str, wanted: Sequence[Wanted], present: Collection[str]) -> None:
        """Store the notices of guests; those of guests who saw the turn begin are done at once."""
        for guest, kind, turn, due in reversed(wanted):  # once the turn is stored, so is its reminder
            times, known = await notice_settings.load_times(self.database, guest), False
            if kind == REMINDER:
                loaded = await self.registry.open(table)
                due = self._time_reminder(loaded.table, loaded.table.awaited_seat(guest), times) or due
            elif kind == TURN:
                digest = next_digest(times, time.time())
                due, known = (digest, False) if digest is not None else (due, guest in present)
            await notices.plan(self.database, table, guest, kind, turn, due, known)
            if kind == REMINDER:  # a vacation began or ended meanwhile
                await notices.move(self.database, table, guest, kind, turn, due, time.time())

    @staticmethod
    def _time_reminder(table: Table, seat: int, times: NoticeTimes) -> float | None:
        due, deadline = find_reminder(table, seat), logged_deadline(table, seat)
        return None if due is None or deadline is None else before_quiet_hours(times, due, deadline)

    async def _drop(self, table: str, guest: str) -> None:
        if table in self._waiting:
            await self._plan_waiting()
        if not await notices.has_any(self.database, table, guest):
            return  # as nearly always: most people do not want any
        times = await notice_settings.load_times(self.database, guest)
        kinds = (AGAIN, INVITE, ROUND, SEASON) if times.digest is not None else (TURN, AGAIN, INVITE, ROUND, SEASON)
        await notices.drop(self.database, table, guest, kinds)

    async def follow_digest(self, guest: str) -> None:
        """Put all tables that wait for a guest into the next daily message, after the guest chose to get one."""
        due = next_digest(await notice_settings.load_times(self.database, guest), time.time())
        if due is None:
            return
        waiting = []
        for row in await tables.list_open_of_guest(self.database, guest):
            if _awaits(row.summary, guest):
                waiting.append(row.id)
                await notices.plan(self.database, row.id, guest, TURN, row.summary["since"], due)
        await notices.begin_anew(self.database, guest, TURN, waiting, due)

    async def catch_up(self, since: float) -> None:
        """Plan missing notices of tables that changed since then: a process ended before it stored them."""
        found: dict[tuple[str, str], set[tuple[str, float]]] = {}
        summaries = {}
        for row in await notices.list_unplanned(self.database, since):
            summaries[row.id] = row.summary
            found.setdefault((row.id, row.guest), set()).add((row.kind, row.turn))
        for (table, guest), told in found.items():
            held = any(s["kind"] == FREE_SEAT and s["keeps"] == guest for s in summaries[table]["seats"])
            turn = summaries[table].get("since") if _awaits(summaries[table], guest) else None
            missing = (turn and (TURN, turn) not in told) or (held and not {AGAIN, INVITE} & {kind for kind, _ in told})
            if not missing or (turn and time.time() - turn < 2 * LOOK_SECONDS):
                continue
            try:
                loaded = await self.registry.refresh(table)
            except PerihelionError:
                continue
            mine = [one for one in find_wanted(loaded.table) if one.guest == guest]
            await self._plan(table, mine, frozenset(loaded.present))

    def _begin(self, action: Callable[..., Awaitable[None]], *about: str) -> None:
        task = asyncio.create_task(self._do(action, *about))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, action: Callable[..., Awaitable[None]], *about: str) -> None:
        """Run tasks in sequence: a guest may connect while the notice is planned."""
        await self.registry.admission.give_way()
        async with self._in_order:
            try:
                await action(*about)
            except SQLAlchemyError as error:
                logger.error("a notice was not stored: %s", type(error).__name__)

    # sending

    async def _look(self) -> None:
        since, next_time = time.time() - CATCH_UP_DAYS * 86_400, time.monotonic()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                if not self.registry.paused:
                    if time.monotonic() >= next_time:
                        await self.catch_up(since)
                        since, next_time = time.time() - 2 * CATCH_UP_SECONDS, time.monotonic() + CATCH_UP_SECONDS
                    await self._do(self._plan_waiting)
                    await store_notices(self.database)
                    await self.send_due()
            except SQLAlchemyError as error:
                logger.error("notices cannot be read: %s", type(error).__name__)

    async def send_due(self) -> None:
        """Send what is due now."""
        due = await notices.list_due(self.database, time.time(), MOST_GUESTS)
        results = await asyncio.gather(*map(self._tell, due), return_exceptions=True)
        for error in results:
            if isinstance(error, Exception):
                logger.error("a notice was not sent", exc_info=error)

    async def _tell(self, guest: str) -> None:
        """Send a guest all due notices, unless it is quiet time."""
        now = time.time()
        taken = await notices.take(self.database, guest, now, WINDOW_SECONDS, LEASE_SECONDS)
        if not any(notice.due <= now for notice in taken):  # another process has taken the due notices
            for notice in taken:
                await notices.change(self.database, notice, owner=None, lease=0.0)
            return
        times, vacation = await self._load_times(guest, now)
        muted = await notice_settings.list_muted(self.database, guest)
        current: dict[Notice, Table] = {}
        for notice in taken:
            table = None if notice.table in muted else await self._find_current(notice, times)
            in_digest = notice.kind == TURN and times.digest is not None
            later = vacation if in_digest else vacation or quiet_until(times, now)
            if table is not None and later is None and notice.kind == REMINDER:
                due = self._time_reminder(table, table.awaited_seat(guest), times) or 0.0
                later = due if due > now + WINDOW_SECONDS else None  # a vacation gave more time
            if table is None:
                await notices.change(self.database, notice, done=True)
                if notice.kind == WISH:
                    await table_wishes.reopen(self.database, guest, notice.table)
            elif later is not None:
                await notices.change(self.database, notice, due=later, **FREE)
            else:
                current[notice] = table
        if times.digest is None:
            await self._drop_first_turns(current)
        for kind in (ROUND, TURN, REMINDER, AGAIN, INVITE, WISH, CONDUCT):
            chosen = {notice: table for notice, table in current.items() if notice.kind == kind}
            if chosen:
                await self._send(guest, kind, chosen, times)
        for notice, table in current.items():
            if notice.kind in (PLACE, SEASON):
                await self._send(guest, notice.kind, {notice: table}, times)

    async def _drop_first_turns(self, current: dict[Notice, Table]) -> None:
        """Drop the turns at tables whose round is announced now: one message is enough."""
        for notice in [one for one in current if one.kind in (ROUND, SEASON)]:
            await notices.drop(self.database, notice.table, notice.guest, (TURN,))
            for turn in [one for one in current if one.kind == TURN and one.table == notice.table]:
                del current[turn]

    async def _load_times(self, guest: str, now: float) -> tuple[NoticeTimes, float | None]:
        """Return when a guest wants notices, and when their vacation ends."""
        vacation = current_end(await vacations.list_of_guest(self.database, guest), now)
        return await notice_settings.load_times(self.database, guest), vacation

    async def _find_current(self, notice: Notice, times: NoticeTimes) -> Table | None:
        """Return the table of a notice if it still waits for this guest, who has not looked; otherwise None."""
        try:
            loaded = await self.registry.refresh(notice.table)
        except PerihelionError:  # it was deleted, or cannot be read any more
            return None
        if notice.kind == CONDUCT:
            return loaded.table
        if notice.kind == WISH:
            return loaded.table if has_place(loaded.table, notice.guest) else None
        if notice.kind == PLACE:
            return loaded.table if await find_place(self.database, notice.table, notice.guest) else None
        if notice.kind in (ROUND, SEASON):
            plays = not loaded.table.ended and loaded.table.seats_of(notice.guest)
            return loaded.table if plays and not await self._has_looked(notice, loaded) else None
        if not any((notice.guest, notice.kind, notice.turn) == one[:3] for one in find_wanted(loaded.table)):
            return None
        if notice.kind == TURN and times.digest is not None:
            return loaded.table
        return None if await self._has_looked(notice, loaded) else loaded.table

    async def _has_looked(self, notice: Notice, loaded: LoadedTable) -> bool:
        """Return True if the guest of a notice is at the table, or was there since it began to wait."""
        if notice.guest in loaded.present:
            return True
        if notice.kind == REMINDER or not self.database.shared:
            return False
        seen = await processes.find_last_seen(self.database, notice.table, notice.guest)
        return seen is not None and seen >= notice.turn

    async def _send(self, guest: str, kind: str, current: dict[Notice, Table], times: NoticeTimes) -> None:
        """Send notices of one kind to all channels of a guest that do not have them yet."""
        known = await guests.find(self.database, guest)
        failed: set[str] = set()
        delivered = {notice: list(notice.delivered) for notice in current}
        told = {notice: await self._describe(notice, table) for notice, table in current.items()}
        for channel in await notice_settings.list_channels(self.database, guest):
            missing = [notice for notice in current if channel.id not in delivered[notice]]
            if not missing:
                continue
            lang = known.lang if known and known.lang else channel.lang
            message = write_message(kind, [told[notice] for notice in missing], lang)
            outcome = await deliver(self.database, channel, message)
            if outcome is Outcome.GONE:
                await notice_settings.remove_channel(self.database, guest, channel.id)
            elif outcome is Outcome.FAILED:
                failed |= {notice.table for notice in missing}
            else:
                for notice in missing:
                    delivered[notice].append(channel.id)
                    await notices.change(self.database, notice, delivered=delivered[notice])
        await self._finish(list(current), failed, next_digest(times, time.time()) if kind == TURN else None)

    async def _describe(self, notice: Notice, table: Table) -> Told:
        """Return what a message says of a table to a guest."""
        deadline = logged_deadline(table, table.awaited_seat(notice.guest))
        left = None if deadline is None else deadline - time.time()
        about = (self.database, notice.table, notice.guest)
        place = await find_place(*about) if notice.kind == PLACE else None
        season = await find_season(*about) if notice.kind == SEASON else None
        return Told(table.head.table, table.head.game, left, place, season)

    async def _finish(self, sent: Sequence[Notice], failed: set[str], digest: float | None) -> None:
        """Store what was sent, when to retry the rest, and when the next daily message is due."""
        for notice in sent:
            if notice.table in failed and notice.tries + 1 < MOST_TRIES:
                due = time.time() + RETRY_SECONDS * 4**notice.tries
                await notices.change(self.database, notice, due=due, tries=notice.tries + 1, **FREE)
            elif digest is not None:
                await notices.change(self.database, notice, due=digest, **FRESH)
            else:
                await notices.change(self.database, notice, done=True)
                if notice.kind == WISH:
                    await table_wishes.end(self.database, notice.guest, notice.table)


def _awaits(summary: Summary, guest: str) -> bool:
    """Return True if a table waits for a guest, judged by its summary."""
    return any(summary["seats"][seat]["guest"] == guest for seat in awaited_seats(summary))
