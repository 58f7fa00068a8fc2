"""People who come to tables. A crowd, as after the end of another server, comes before everything else.

Whoever has no table waits for a whole page, whoever plays only for an answer. So while many come, commands give way for
a moment, and those who came first are served first, instead of all of them late.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

AT_A_TIME = 6
"""How many are let in at a time: while one waits for the database, others are drawn for."""
CROWD = 4
"""From how many on commands give way."""
MOST_SECONDS = 1.0
"""How long a command gives way at most."""


class Arrivals:
    """Those who are coming in at this moment."""

    def __init__(self) -> None:
        self._coming = 0
        self._door, self._calm = asyncio.Semaphore(AT_A_TIME), asyncio.Event()
        self._calm.set()

    @asynccontextmanager
    async def let_in(self) -> AsyncIterator[None]:
        """Let somebody in, after those who came before."""
        self._coming += 1
        if self._coming >= CROWD:
            self._calm.clear()
        try:
            async with self._door:
                yield
        finally:
            self._coming -= 1
            if self._coming < CROWD:
                self._calm.set()

    async def give_way(self) -> None:
        """Wait while a crowd comes in, but not for long."""
        if not self._calm.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(MOST_SECONDS):
                    await self._calm.wait()
