"""Admission of clients to tables. If many connect at once, as after the end of another server, they come first.

A connecting client is blocked on the whole page; a player only on a reply. So while many clients connect, commands wait
for a moment, and the clients that have been without a table longest are served first. After that a few commands run at
a time: a client that connects meanwhile waits for those only, not for all that had to wait.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from heapq import heappop, heappush
from itertools import count

AT_A_TIME = 6
"""Limit of the clients admitted at a time: while one waits for the database, boards are drawn for others."""
MOST_INSIDE = 2.0
"""Seconds after which a client that still has no table gives up its place, so that a few cannot block all others."""
COMMANDS_AT_A_TIME = 6
"""Limit of the commands, and changes of other processes, that are carried out and shown at a time."""
CROWD = 4
"""Number of connecting clients from which on commands wait."""
MOST_SECONDS = 2.0
"""The longest time for which a command waits."""
MOST_WAITED = 60.0
"""Limit of the seconds without a table that count for a client's place in the queue."""


class Arrival:
    """A client that was admitted, until it has its table."""

    def __init__(self, on_end: Callable[[], None]) -> None:
        self._on_end: Callable[[], None] | None = on_end

    def end(self) -> None:
        """Admit the next client: this one has its table, disconnected, or takes too long. Later calls do nothing."""
        on_end, self._on_end = self._on_end, None
        if on_end is not None:
            on_end()


class Admission:
    """The clients that are connecting now."""

    def __init__(self) -> None:
        self._coming = self._inside = 0
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        """A heap: the time since which a client has no table, a sequence number, and the future that admits it."""
        self._numbers = count()
        self.commands = asyncio.Semaphore(COMMANDS_AT_A_TIME)
        """Acquired after the lock of the table to change, so that commands waiting for one table delay no other."""
        self._calm = asyncio.Event()
        self._calm.set()

    @asynccontextmanager
    async def let_in(self, waited: float = 0.0) -> AsyncIterator[Arrival]:
        """Admit a client after those that waited longer; it was without a table for `waited` seconds before."""
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
            if not turn.cancelled():  # it was admitted at this very moment
                self._call_next()
            raise

    def _end(self) -> None:
        self._call_next()
        self._note_left()

    def _call_next(self) -> None:
        """Give the place of an admitted client to the next one."""
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
        """Wait while many clients connect, up to the limit for commands."""
        await self.wait_until_calm(MOST_SECONDS)

    async def wait_until_calm(self, most: float) -> None:
        """Wait while many clients connect, for at most `most` seconds."""
        if not self._calm.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(most):
                    await self._calm.wait()
