"""People who come to tables. A crowd, as after the end of another server, comes before everything else.

Whoever has no table waits for a whole page, whoever plays only for an answer. So while many come, commands give way for
a moment, and those who have been without a table for longest are served first, instead of all of them late. After that
a few commands go on at a time: whoever comes meanwhile waits for those, not for all that gave way.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from heapq import heappop, heappush
from itertools import count

AT_A_TIME = 6
"""How many are let in at a time: while one waits for the database, others are drawn for."""
MOST_INSIDE = 2.0
"""After how many seconds somebody who still has no table holds up nobody else: a few who are stuck stop no crowd."""
COMMANDS_AT_A_TIME = 6
"""How many commands, or changes of other processes, are carried out and shown at a time."""
CROWD = 4
"""From how many on commands give way."""
MOST_SECONDS = 2.0
"""How long a command gives way at most."""
MOST_WAITED = 60.0
"""How many seconds somebody may have waited elsewhere before it makes no difference any more."""


class Arrival:
    """Somebody who was let in, until they have their table."""

    def __init__(self, on_end: Callable[[], None]) -> None:
        self._on_end: Callable[[], None] | None = on_end

    def end(self) -> None:
        """They have their table, left, or are stuck: the next one may come. A second time changes nothing."""
        on_end, self._on_end = self._on_end, None
        if on_end is not None:
            on_end()


class Admission:
    """Those who are coming in at this moment."""

    def __init__(self) -> None:
        self._coming = self._inside = 0
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        """Since when each of them has had no table, a number, and what tells that it is their turn; a heap."""
        self._numbers = count()
        self.commands = asyncio.Semaphore(COMMANDS_AT_A_TIME)
        """Taken by whoever changes a table, after its lock, so that a table that is busy holds up no other one."""
        self._calm = asyncio.Event()
        self._calm.set()

    @asynccontextmanager
    async def let_in(self, waited: float = 0.0) -> AsyncIterator[Arrival]:
        """Let somebody in, after those who have waited longer; they had no table for so many seconds already."""
        self._coming += 1
        if self._coming >= CROWD:
            self._calm.clear()
        try:
            await self._wait_for_turn(time.monotonic() - min(max(waited, 0.0), MOST_WAITED))
        except BaseException:
            self._note_left()
            raise
        arrival = Arrival(self._end)
        overdue = asyncio.get_running_loop().call_later(MOST_INSIDE, arrival.end)
        try:
            yield arrival
        finally:
            overdue.cancel()
            arrival.end()

    async def _wait_for_turn(self, since: float) -> None:
        if self._inside < AT_A_TIME:
            self._inside += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (since, next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was their turn in this moment
                self._call_next()
            raise

    def _end(self) -> None:
        self._call_next()
        self._note_left()

    def _call_next(self) -> None:
        """Give the place of somebody who is in to the next one who still waits."""
        self._inside -= 1
        while self._waiting and self._inside < AT_A_TIME:
            turn = heappop(self._waiting)[2]
            if not turn.done():
                self._inside += 1
                turn.set_result(None)

    def _note_left(self) -> None:
        self._coming -= 1
        if self._coming < CROWD:
            self._calm.set()

    async def give_way(self) -> None:
        """Wait while a crowd comes in, but not for long."""
        await self.wait_until_calm(MOST_SECONDS)

    async def wait_until_calm(self, most: float) -> None:
        """Wait while a crowd comes in, for so many seconds at most."""
        if not self._calm.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(most):
                    await self._calm.wait()
