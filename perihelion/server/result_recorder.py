"""Store the result of a finished game and the new ratings, once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from enum import Enum

from sqlalchemy.exc import SQLAlchemyError

from ..core.position import Position
from ..errors import PerihelionError
from ..store import explorer, player_history
from ..store.database import Database
from ..store.erasure import erase_from_result
from ..store.player_history import StoredRating
from ..store.statement import Statement
from ..table.results import BOT_PREFIX, GameResult, find_result
from .loaded_table import LoadedTable
from .played_moves import automatic_places, find_played, is_public
from .rating import Rating, rate, start_rating
from .registry import TableRegistry

RETRY_SECONDS = 5.0
MOST_ATTEMPTS = 20
"""Attempts to store a result: another process may rate the same player, and the store may be out of reach."""
CATCH_UP_SECONDS = 7 * 86400.0
"""At its start, a server records rated games that ended within this time and were not recorded."""

logger = logging.getLogger("perihelion.server")


class Recorder:
    """Records the results of the tables of one server."""

    def __init__(self, registry: TableRegistry):
        self.registry = registry
        self._seen: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_recorded: list[Callable[[GameResult, Position, list[int]], None]] = []
        """Called with a result that this process stored, the position at the end, and the places of the log that
        nobody decided."""
        registry.on_change.append(self.notice)
        registry.store.on_foreign_change.append(self.notice)

    def notice(self, loaded: LoadedTable) -> None:
        """Record the result of a table that is over."""
        table = loaded.table
        if not table.over or table.head.table in self._seen:
            return
        self._seen.add(table.head.table)
        result = find_result(table)
        if result is not None:
            position, automatic = table.position.copy(), automatic_places(table)
            work = self._record(result, position, automatic, is_public(table))
            task = asyncio.create_task(work, name=f"result {result.table}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def catch_up(self) -> None:
        """Record rated games and games of groups whose results were lost because a server ended at that moment."""
        for row in await player_history.list_unrecorded(self.registry.database, time.time() - CATCH_UP_SECONDS):
            if row.settings.get("rated") or row.group:
                try:
                    await self.registry.open(row.id)  # the registry tells everybody that a table was loaded
                except PerihelionError as error:
                    logger.warning("table %s cannot be opened: %s", row.id, error)

    async def stop(self) -> None:
        """Wait for pending writes."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _record(self, result: GameResult, position: Position, automatic: list[int], public: bool) -> None:
        try:
            moves = await asyncio.to_thread(find_played, position, automatic, result)
        except Exception:  # a game of another package may fail; its result still counts
            logger.exception("the decisions of table %s cannot be counted", result.table)
            moves = []
        counted = explorer.count_statements(self.registry.database, result.game, moves, public)
        for attempt in range(MOST_ATTEMPTS):
            try:
                database = self.registry.database
                recorded = await record(database, result, counted)
                if recorded is not Recorded.REFUSED:
                    persons = {seat.player for seat in result.seats if not seat.player.startswith(BOT_PREFIX)}
                    await erase_from_result(database, result.table, persons)
                    for listener in self.on_recorded if recorded is Recorded.NEW else ():
                        listener(result, position, automatic)
                    return
            except SQLAlchemyError as error:
                logger.error("the result of table %s was not stored: %s", result.table, type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS * (attempt + 1))
        self._seen.discard(result.table)


class Recorded(Enum):
    """What became of a result."""

    NEW = "new"
    """This call stored it."""
    KNOWN = "known"
    """It was stored before, perhaps by another process."""
    REFUSED = "refused"
    """Another game of one of the players was rated meanwhile, or another process stored this one: try again."""


async def record(database: Database, result: GameResult, counted: Sequence[Statement] = ()) -> Recorded:
    """Store a result with its ratings, and with what counts its decisions for the explorer."""
    if await player_history.is_recorded(database, result.table):
        return Recorded.KNOWN
    players, seats = {seat.player for seat in result.seats}, len(result.seats)
    known = {r.player: r for r in await player_history.latest_ratings(database, result.game, seats, players)}
    row = {"table": result.table, "game": result.game, "seats": seats, "time": result.time, "rated": result.rated}
    row["group"] = result.group
    rows = [{"table": result.table, **asdict(seat)} for seat in result.seats]
    for player in players:
        if not player.startswith(BOT_PREFIX):
            await player_history.make_public_id(database, player)
    ratings = new_ratings(result, known) if result.rated else []
    added = await player_history.add_result(database, row, rows, ratings, counted)
    return Recorded.NEW if added else Recorded.REFUSED


def new_ratings(result: GameResult, known: Mapping[str, StoredRating]) -> list[StoredRating]:
    """Return the ratings of all players after a game. A bot that had several seats gets the mean of them."""
    sides = sorted({seat.side for seat in result.seats})
    members = [[seat for seat in result.seats if seat.side == side] for side in sides]
    before = [[_rating_of(seat.player, known) for seat in side] for side in members]
    after = rate(before, [side[0].place for side in members])
    found: dict[str, list[Rating]] = {}
    for side, ratings in zip(members, after, strict=True):
        for seat, rating in zip(side, ratings, strict=True):
            found.setdefault(seat.player, []).append(rating)
    return [
        StoredRating(
            game=result.game,
            seats=len(result.seats),
            player=player,
            n=known[player].n + 1 if player in known else 1,
            mu=sum(r.mu for r in ratings) / len(ratings),
            sigma=sum(r.sigma for r in ratings) / len(ratings),
            table=result.table,
            time=result.time,
        )
        for player, ratings in found.items()
    ]


def _rating_of(player: str, known: Mapping[str, StoredRating]) -> Rating:
    stored = known.get(player)
    if stored is not None:
        return Rating(stored.mu, stored.sigma)
    return start_rating(player.removeprefix(BOT_PREFIX) if player.startswith(BOT_PREFIX) else "")
