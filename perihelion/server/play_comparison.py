"""Compares rated games with Sun after their end, for operators (bot_agreement.py): slowly, after everything else.

Only the process that stored the result does this. If it ends meanwhile, the game is not compared.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter, defaultdict
from collections.abc import Sequence

from sqlalchemy.exc import SQLAlchemyError

from ..core.position import Position
from ..store import evidence
from ..store.database import Database
from ..table.rated_terms import RatedTerms
from ..table.results import BOT_PREFIX, GameResult
from .bot_agreement import LEVEL, list_compared
from .bot_worker import BotWorker
from .fair_queue import ONLY_BOTS, Requester
from .result_recorder import Recorder

COMPARE_SECONDS = 1800.0
"""A comparison that takes longer is given up: people need the processes of the bots."""

logger = logging.getLogger("perihelion.server")


class PlayComparison:
    """Compares the games whose results this process stores, one after the other."""

    def __init__(self, database: Database, recorder: Recorder, bot_worker: BotWorker):
        self.database, self.bot_worker = database, bot_worker
        self._one_at_a_time = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        recorder.on_recorded.append(self.begin)

    def begin(self, result: GameResult, position: Position, automatic: Sequence[int]) -> None:
        """Compare a game in the background if it was rated, and if the operator wants that."""
        if result.rated and RatedTerms.read(os.environ).compared:
            task = asyncio.create_task(self._compare_in_time(result, position, automatic), name="play comparison")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Give up comparisons in progress."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _compare_in_time(self, result: GameResult, position: Position, automatic: Sequence[int]) -> None:
        try:
            async with self._one_at_a_time, asyncio.timeout(COMPARE_SECONDS):
                await self._compare(result, position, automatic)
        except (TimeoutError, SQLAlchemyError) as error:
            logger.warning("table %s was not compared: %s", result.table, type(error).__name__)
        except Exception:  # a game of another package may fail
            logger.exception("table %s was not compared", result.table)

    async def _compare(self, result: GameResult, position: Position, automatic: Sequence[int]) -> None:
        players = {seat.seat: seat.player for seat in result.seats if not seat.left}
        people = {seat: player for seat, player in players.items() if not player.startswith(BOT_PREFIX)}
        decisions = await asyncio.to_thread(list_compared, position, people, automatic)
        compared, same = Counter[str](), defaultdict[str, int](int)
        for number, decision in enumerate(decisions):
            requester = Requester(table=result.table, priority=ONLY_BOTS)
            chosen = await self.bot_worker.choose(LEVEL, decision.view, requester, fixed_seed=number)
            player = people[decision.seat]
            compared[player] += 1
            same[player] += chosen == decision.action
        for player, count in compared.items():
            await evidence.add_compared(
                self.database, result.table, player, result.game, len(result.seats), count, same[player], result.time
            )
