"""Tournaments run by themselves: rounds begin, tables are created, results are counted, deadlines are applied.

Any process may do any step. A lease keeps two of them from doing the same work, but nothing depends on it: a round, a
table and a result can be stored only once. If a process dies between two steps, the next one goes on from the store.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..errors import PerihelionError
from ..store import deals, guests, tournaments
from ..store.database import StoredRow
from ..table.errors import UnknownTable
from ..table.job_commands import end_for_tournament
from ..table.results import find_outcome
from ..table.settings import Settings
from ..table_log.bodies import BOT, PERSON, Seat
from ..tournament.pairing import pair_next, waits_for_all
from ..tournament.plan import DUPLICATE, Plan
from ..tournament.rounds import Match, Round
from .background_task import BackgroundTask
from .day_chain import add_deal
from .deals import read_deal_row
from .leagues import begin_due_seasons
from .loaded_table import LoadedTable
from .new_tables import create_dealt, create_of_tournament, new_id
from .registry import TableRegistry
from .tournament_notices import ROUND, SEASON, plan_places, plan_round
from .tournament_state import TournamentState, describe_outcome, load_state

LOOK_SECONDS = 2.0
"""How often a process looks for tournaments that are due, and for tables that have ended."""

LEASE_SECONDS = 60.0
LEAGUES_SECONDS = 30.0
"""How often a process looks for leagues whose next season is due."""

MOST_TAKEN = 4
"""Number of tournaments that a process takes at a time; others take the rest."""

RETRY_SECONDS = 5.0
"""Delay before a step that failed is tried again."""

GRACE_SECONDS = 600.0
"""After the server was down, tables have at least this long before a deadline ends them."""

OPENS_AFTER_SECONDS = 3600.0
"""The luck of a duplicate round is made public this long after its deadline, if its tables have not all ended."""

logger = logging.getLogger("perihelion.server")


class Tournaments:
    """The tournaments of one server."""

    def __init__(self, registry: TableRegistry, number: int = 0):
        """`number` identifies this process among those on the same database."""
        self.registry, self.database = registry, registry.database
        self.owner = str(number or secrets.token_hex(8))
        self._noted: set[str] = set()
        self._leagues_seen = -LEAGUES_SECONDS
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking = BackgroundTask(self._look, "tournaments")
        self._woken = asyncio.Event()
        registry.on_change.append(self.notice)
        registry.store.on_foreign_change.append(self.notice)

    def start(self) -> None:
        """Start to look after the tournaments."""
        self._looking.start()

    async def stop(self) -> None:
        """Stop, and wait for pending writes. Another process, or the next start, goes on."""
        await self._looking.stop()
        await self.finish_counting()

    async def finish_counting(self) -> None:
        """Wait for the results that are being counted."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def wake(self) -> None:
        """Look for tournaments that are due now."""
        self._woken.set()

    async def _look(self) -> None:
        if not self.database.shared:
            await tournaments.clear_leases(self.database)
        while True:
            try:
                if not self.registry.paused:
                    await self.look()
            except SQLAlchemyError as error:
                logger.error("tournaments cannot be read: %s", type(error).__name__)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._woken.wait()
            self._woken.clear()

    async def look(self) -> None:
        """Count results that were missed, and do everything that is due."""
        if time.monotonic() - self._leagues_seen >= LEAGUES_SECONDS:
            self._leagues_seen = time.monotonic()
            await begin_due_seasons(self.database, time.time())
        for row in await tournaments.list_ended(self.database):
            await self._count_missed(row.table)
        seen = time.time()
        for row in await tournaments.take_due(self.database, self.owner, seen, LEASE_SECONDS, MOST_TAKEN):
            due: float | None = time.time() + RETRY_SECONDS
            try:
                due = await self.advance(row)
            except (SQLAlchemyError, PerihelionError) as error:
                logger.error("tournament %s: %s", row.id, type(error).__name__)
            except Exception:
                logger.exception("tournament %s", row.id)
            await tournaments.give_back(self.database, row.id, self.owner, due, seen)
            if due is not None and due <= time.time():
                self.wake()

    # results

    def notice(self, loaded: LoadedTable) -> None:
        """Count the result of a table that has ended. Tables of tournaments have no host."""
        table = loaded.table
        name = table.head.table
        if table.ended and not table.head.host and name not in self._noted:
            self._noted.add(name)
            task = asyncio.create_task(self._count(loaded), name=f"tournament table {name}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _count(self, loaded: LoadedTable) -> None:
        name = loaded.table.head.table
        try:
            row = await tournaments.find_of_table(self.database, name)
            if row is not None and row.result is None:
                result = describe_outcome(find_outcome(loaded.table))
                await tournaments.count_result(self.database, name, row.tournament, result)
                self.wake()
        except SQLAlchemyError as error:  # it is found again
            logger.error("the result of table %s was not counted: %s", name, type(error).__name__)
            self._noted.discard(name)

    async def _count_missed(self, table: str) -> None:
        """Count the result of a table that ended while no server with this part had it in memory."""
        try:
            loaded = await self.registry.refresh(table)
        except PerihelionError as error:
            logger.warning("table %s cannot be opened: %s", table, error)
            return
        if loaded.table.ended:
            await self._count(loaded)

    # steps

    async def advance(self, row: StoredRow) -> float | None:
        """Do what is due in a tournament. Return when to look again; None if only a person can change something."""
        now = time.time()
        if row.state == tournaments.OPEN:
            starts: float | None = row.starts
            return starts if starts is None or now < starts else await self._begin(row)
        if row.state != tournaments.RUNNING:
            return None
        state = await load_state(self.database, row)
        for table in state.tables:
            if table.result is None and table.open is None:
                await self._create_table(state, table)
        playing = [table for table in state.tables if table.result is None]
        look = await self._end_late(playing, now)
        awaited = playing if waits_for_all(state.read()) else [one for one in playing if not one.adjourned]
        if awaited:
            return look
        if row.next is None:
            at = now + 60 * float(row.terms["break_minutes"])
            await tournaments.set_next(self.database, row.id, row.round, at)
            return at
        if now < row.next:
            return float(row.next)
        await self._pair(row)
        return now

    async def _begin(self, row: StoredRow) -> float | None:
        """Begin a tournament whose time has come. If too few people entered, it does not take place."""
        if len(await tournaments.list_entrants(self.database, row.id)) < Plan.read(row.plan).fewest:
            await tournaments.finish(self.database, row.id, tournaments.CANCELLED)
            return None
        await tournaments.begin(self.database, row.id)
        return time.time()

    async def _end_late(self, playing: list[StoredRow], now: float) -> float:
        """End the tables whose time is over. Return when to look again."""
        up = time.monotonic() - self.registry.started
        earliest = now + max(0.0, GRACE_SECONDS - up)
        for table in playing:
            if max(earliest, table.ends) <= now:
                with suppress(UnknownTable):
                    await self.registry.run_command(table.table, end_for_tournament)
        return max(now + RETRY_SECONDS, min((max(earliest, table.ends) for table in playing), default=now))

    async def _pair(self, row: StoredRow) -> None:
        """Pair the next round and create its tables, or end the tournament."""
        n, plan = row.round + 1, Plan.read(row.plan)
        if n == 1 or not plan.fixed:
            await tournaments.admit_waiting(self.database, row.id, n)
        state = await self._without_deleted(await load_state(self.database, row))
        if len(state.rounds) >= n:
            return  # another process paired this round after `row` was read; its tables have no results yet
        paired = pair_next(state.read())
        if paired is None:
            places = await plan_places(self.database, state)
            await tournaments.finish(self.database, row.id, tournaments.OVER, places)
            return
        ends = time.time() + 60 * row.terms["round_minutes"]
        deal = await self._seal_luck(row, plan, paired, ends) if plan.format == DUPLICATE else None
        tables = [
            {"table": new_id(), "number": number, "seats": list(match.seats)}
            for number, match in enumerate(paired.matches, 1)
        ]
        await tournaments.add_round(self.database, row.id, n, paired.byes, tables, ends, deal)

    async def _without_deleted(self, state: TournamentState) -> TournamentState:
        """Let guests leave who deleted everything about themselves."""
        playing = [row for row in state.entrants if row.guest and row.last is None]
        known = await guests.find_names(self.database, {row.guest for row in playing})
        gone = [row for row in playing if not known[row.guest]]
        for row in gone:
            await tournaments.leave(self.database, state.row.id, row.number)
        return await load_state(self.database, state.row) if gone else state

    async def _seal_luck(self, row: StoredRow, plan: Plan, paired: Round, ends: float) -> str:
        """Make the deal of a round, unless another process did. Return its id."""
        name = f"{row.id}-{row.round + 1}"
        wishes = [PERSON if seat is not None else f"{BOT}:{row.terms['level']}" for seat in paired.matches[0].seats]
        terms = {"id": name, "game": row.terms["game"], "options": row.terms["options"], "seats": wishes}
        terms |= {"previous": "", "made": int(time.time())}
        await add_deal(self.database, deals.DUPLICATE, terms, ends + OPENS_AFTER_SECONDS, row.host)
        return name

    async def _create_table(self, state: TournamentState, table: StoredRow) -> None:
        """Create a table that was paired; another process may have done it."""
        row, terms = state.row, state.row.terms
        entrants = {entrant.number: entrant for entrant in state.entrants}
        here = [entrants[number] for number in Match(tuple(table.seats)).entrants]
        names = await guests.find_names(self.database, {one.guest for one in here if one.guest})
        seats = []
        for number in table.seats:
            one = None if number is None else entrants[number]
            if one is None or not one.guest or not names[one.guest]:
                seats.append(Seat(BOT, level=(one and one.level) or terms["level"]))
            else:
                seats.append(Seat(PERSON, one.guest, names[one.guest]))
        settings = Settings(hints=False, confirm=len(here) > 1, minutes=terms["minutes"], late="resign")
        deal = next(each.deal for each in state.rounds if each.n == table.round)
        people = {seat.guest for seat in seats if seat.kind == PERSON}
        kind = SEASON if row.league is not None and table.round == 1 else ROUND
        also = await plan_round(self.database, table.table, people, kind)
        with suppress(IntegrityError):
            if deal is None:
                given = (terms["game"], terms["options"], settings, seats, row.group, also)
                await create_of_tournament(self.registry, table.table, *given)
            else:
                stored = await deals.find(self.database, deal)
                assert stored is not None, "it was stored before the round"
                deal_row = read_deal_row(stored)
                await create_dealt(self.registry, table.table, deal_row, seats, "", settings, row.group, also)
