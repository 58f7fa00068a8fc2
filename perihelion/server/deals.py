"""The deals of a server: one a day for everybody, and sets of tables for clubs. docs/deals.md explains them.

Every process maintains them: it makes the deals of today and tomorrow, fixes the contributions at midnight, and opens
what is over. Each of these steps happens once, because a row can be added, and a column filled, only once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import date, timedelta

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..core.registry import game as find_game
from ..errors import PerihelionError
from ..fair.deal import FEWEST_TABLES, MODEL, MOST_TABLES, Deal
from ..json_types import JsonObject
from ..store import deals
from ..store.database import Rows, StoredRow
from ..store.deals import DealResult
from ..store.guests import Guest
from ..table.daily import LAST_PART_SECONDS, LEVEL, day_of
from ..table.errors import Conflict, Forbidden, InvalidCommand
from ..table.hidden_deal import hides_from
from ..table.ranking import rank_tables
from ..table.seats import read_wishes
from ..table.table import Table
from ..table_log.bodies import BOT, PERSON, Seat, TableClosed
from .background_task import BackgroundTask
from .day_chain import DayChain, add_deal
from .loaded_table import LoadedTable
from .new_tables import create_dealt, new_id, read_game_options
from .registry import TableRegistry
from .steady_clock import SteadyClock

LOOK_SECONDS = 30.0
"""How often a process checks whether a day has begun or a deal is over."""

SET_SECONDS = 14 * 86_400.0
"""A set is opened when all its tables have ended, or after this many seconds."""

logger = logging.getLogger("perihelion.server")


class Deals:
    """The deals of one server. `clock` gives the time; `level` and `games` define the daily deals."""

    def __init__(
        self,
        registry: TableRegistry,
        clock: SteadyClock | None = None,
        level: str = LEVEL,
        games: Sequence[str] = (),
    ):
        self.registry, self.database = registry, registry.database
        self.clock = clock or SteadyClock()
        self.chain = DayChain(self.database, level, games)
        self._opened: set[str] = set()
        self._noted: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking = BackgroundTask(self._look, "deals")
        registry.on_change.append(self.notice)
        registry.store.on_foreign_change.append(self.notice)

    def start(self) -> None:
        """Start maintaining the days."""
        self._looking.start()

    async def stop(self) -> None:
        """Stop, and wait for pending writes."""
        await self._looking.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            try:
                if not self.registry.paused:
                    await self.keep_days()
            except (SQLAlchemyError, PerihelionError) as error:
                logger.error("the daily deals could not be maintained: %s", type(error).__name__)
            await asyncio.sleep(LOOK_SECONDS)

    # days

    async def keep_days(self) -> None:
        """Make the deals of today and tomorrow, fix the contributions to those that have begun, open what is over.

        None of this can be undone, so nothing is done until the time is known.
        """
        if not await self._knows_time():
            return
        now = self.clock()
        today = day_of(now)
        await self.chain.make_day(today, now)
        await self.chain.fix_parts(today)
        await self.chain.make_day(today + timedelta(days=1), now)
        for row in await deals.list_closed_until(self.database, now):
            await self._open(row)
        last = await deals.find_last_opened(self.database)
        if last is not None and last.model_table is None and await deals.list_tables(self.database, last.id):
            await self._begin_model(last)  # if nobody played, there is nothing to compare

    async def _knows_time(self) -> bool:
        """Return True if the clock can be trusted; after a start, the newest deal is the evidence."""
        newest = None if self.clock.known else await deals.find_newest(self.database)
        return self.clock.check_start(None if newest is None else newest.terms["made"])

    @property
    def day(self) -> str:
        """Today, as deals are named."""
        return day_of(self.clock()).isoformat()

    async def find_today(self) -> StoredRow | None:
        """Return the deal of today, making it if it is missing; None if none can be played today."""
        day = self.day
        row = await deals.find(self.database, day)
        following = await deals.find_after(self.database, day)
        if row is None or row.parts is None or following is None:
            await self.keep_days()
            row = await deals.find(self.database, day)
        return row if row is not None and row.parts is not None and row.kind == deals.DAILY else None

    async def today(self) -> StoredRow:
        """Return the deal of today; raise Conflict if there is none: the clock is or was wrong."""
        row = await self.find_today()
        if row is None:
            raise Conflict("deal", "error-deal-none")
        return row

    async def begin(self, guest: Guest, part: str | None) -> tuple[str, bool]:
        """Start today's deal. Return the table, and whether the contribution counts for tomorrow.

        A guest starts it once. If the server was ended between recording that and creating the table, create the table
        now.
        """
        row = await self.today()
        if row.opened is not None:
            raise Conflict("deal", "error-deal-opened")
        following = await deals.find(self.database, (date.fromisoformat(row.id) + timedelta(days=1)).isoformat())
        awaited = following is not None and following.parts is None and following.kind == deals.DAILY
        counts = awaited and part is not None and self.clock() < row.terms["ends"] - LAST_PART_SECONDS
        table = new_id()
        entry = await deals.enter(self.database, row.id, table, guest.id, part if counts else None, self.clock())
        if entry.table != table and await deals.table_exists(self.database, entry.table):
            raise Conflict("deal", "error-deal-begun")
        seats = [
            Seat(PERSON, guest.id, guest.name) if wish == PERSON else Seat(BOT, level=wish.partition(":")[2])
            for wish in row.terms["seats"]
        ]
        await self._create(entry.table, row, seats, guest.id)
        return entry.table, entry.part is not None

    async def _create(self, table: str, row: StoredRow, seats: Sequence[Seat], host: str) -> None:
        with suppress(IntegrityError):  # another process was first
            await create_dealt(self.registry, table, read_deal_row(row), seats, host)

    # sets for clubs

    async def make_set(
        self, host: Guest, game: str, options: JsonObject, wishes: Sequence[str], tables: int, levels: Sequence[str]
    ) -> str:
        """Make a set: tables that all play the same deal. Return its id. Its tables are empty."""
        if not FEWEST_TABLES <= tables <= MOST_TABLES:
            raise InvalidCommand("unreadable", "error-deal-tables", least=FEWEST_TABLES, most=MOST_TABLES)
        chosen, count = read_game_options(find_game(game), options)
        seats = read_wishes(wishes, count, host.id, host.name, levels)
        if any(seat.kind == PERSON for seat in seats):
            raise InvalidCommand("unreadable", "error-seat-wish", wish="me")
        if not await self._knows_time():  # with a wrong clock it would be opened too early
            raise Conflict("deal", "error-deal-clock")
        made, now = new_id(), self.clock()
        named = [f"bot:{seat.level}" if seat.kind == BOT else PERSON for seat in seats]
        if PERSON not in named:
            raise InvalidCommand("unreadable", "error-deal-persons")
        terms = {"id": made, "game": game, "options": chosen, "seats": named, "previous": "", "made": int(now)}
        await add_deal(self.database, deals.DUPLICATE, terms, now + SET_SECONDS, host.id)
        row = await deals.find(self.database, made)
        assert row is not None, "it was added"
        ids = [new_id() for _ in range(tables)]
        await deals.add_tables(self.database, made, ids, now)
        for table in ids:
            await self._create(table, row, seats, host.id)
        return made

    # results

    def notice(self, loaded: LoadedTable) -> None:
        """Store the result of a table that plays a deal and has ended."""
        table = loaded.table
        name, deal = table.head.table, table.seal.deal
        if deal is not None and table.ended and name not in self._noted:
            self._noted.add(name)
            task = asyncio.create_task(self._store_result(deal.id, name, find_result(table)), name=f"deal {name}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def list_entries(self, deal: str, guest: str) -> Rows:
        """Return the tables of a deal. The requesting guest's own has its result as soon as the game has ended."""
        entries = await deals.list_tables(self.database, deal)
        mine = next((entry for entry in entries if entry.guest == guest), None)
        if mine is None or mine.result is not None or not await deals.table_exists(self.database, mine.table):
            return entries
        loaded = await self.registry.open(mine.table)
        if not loaded.table.ended:
            return entries
        await deals.set_result(self.database, mine.table, find_result(loaded.table))
        return await deals.list_tables(self.database, deal)

    async def _store_result(self, deal: str, table: str, result: DealResult) -> None:
        try:
            await deals.set_result(self.database, table, result)
            row = await deals.find(self.database, deal)
            entries = await deals.list_tables(self.database, deal)
            if row is not None and row.kind == deals.DUPLICATE and all(entry.result for entry in entries):
                await deals.set_once(self.database, deal, "opened", self.clock())
        except SQLAlchemyError as error:  # it is found again when the deal is opened
            logger.error("the result of table %s was not stored: %s", table, type(error).__name__)
            self._noted.discard(table)

    async def _open(self, row: StoredRow) -> None:
        """Make the secret of a deal public. Games that still run end before that."""
        for entry in await deals.list_tables(self.database, row.id):
            if entry.result is None and await deals.table_exists(self.database, entry.table):
                await self.registry.run_command(entry.table, _close)
                loaded = await self.registry.open(entry.table)
                await deals.set_result(self.database, entry.table, find_result(loaded.table))
        if row.kind == deals.DAILY:
            await self._keep_places(row.id)
        await deals.set_once(self.database, row.id, "opened", self.clock())

    async def _keep_places(self, deal: str) -> None:
        """Store the final places, so lists of many days need not compute them again."""
        entries = [entry for entry in await deals.list_tables(self.database, deal) if entry.result is not None]
        places = rank_tables([entry.result for entry in entries])
        of = len(entries)
        ranked: dict[str, DealResult] = {}
        for entry, place in zip(entries, places, strict=True):
            result: DealResult = entry.result
            ranked[entry.table] = {**result, "place": place.place, "of": of}
        await deals.set_results(self.database, ranked)

    async def _begin_model(self, row: StoredRow) -> None:
        """Let the strongest bot play the deal that was opened last at the person's seat, for comparison."""
        table = new_id()
        if not await deals.set_once(self.database, row.id, "model_table", table):
            return
        seats = [Seat(BOT, level=MODEL if wish == PERSON else wish.partition(":")[2]) for wish in row.terms["seats"]]
        await self._create(table, row, seats, "")

    # access

    async def is_open(self, deal: str) -> bool:
        """Return True if the secret of a deal is public."""
        if deal not in self._opened:
            row = await deals.find(self.database, deal)
            if row is not None and row.opened is not None:
                self._opened.add(deal)
        return deal in self._opened

    async def check_newcomer(self, table: Table, guest: str) -> None:
        """Raises if a guest who wants a seat has one at another table of the deal, or is asking for one."""
        if table.seal.deal is None:
            return
        for entry in await deals.list_set(self.database, table.seal.deal.id):
            seats = entry.summary["seats"] if entry.summary else []
            if entry.table != table.head.table and guest in [seat["guest"] for seat in seats]:
                raise Conflict("deal", "error-deal-twice")
        if not await deals.ask_for_seat(self.database, table.seal.deal.id, guest, table.head.table, self.clock()):
            raise Conflict("deal", "error-deal-twice")

    async def check_visible(self, table: Table, guest: str) -> None:
        """Raises if a guest may not see a table yet: its game would reveal the luck of a deal."""
        deal = table.seal.deal
        if deal is None or table.seal.deal_opened:
            return
        table.seal.deal_opened = await self.is_open(deal.id)
        if not table.seal.deal_opened and hides_from(table, guest):
            raise Forbidden("deal", "error-deal-hidden")


def read_deal_row(row: StoredRow) -> Deal:
    """Return a stored deal as its tables need it."""
    parts = tuple(map(bytes.fromhex, row.parts or ()))
    return Deal(dict(row.terms), row.commitment, bytes.fromhex(row.secret), parts)


def find_result(table: Table) -> DealResult:
    """Return how a game of a deal ended. `finished`: it was played to its end."""
    assert table.seal.deal is not None, "only tables of deals have such a result"
    seats = table.seal.deal.terms["seats"]
    return {
        "points": list(table.points),
        "seat": seats.index(PERSON),
        "finished": table.over and not table.ending.why,
    }


def _close(table: Table) -> None:
    if not table.ended:
        table.add(TableClosed(by="", why="deal"))
