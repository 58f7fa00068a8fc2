"""The spectators of a live table. They get what happened a moment after the players, a few of them at a time.

So no play waits until it was shown to two hundred spectators. What happens meanwhile is sent to them together, and a
spectator who does not read what was sent gets nothing more.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

AT_A_TIME = 8
"""To how many of them something is sent before others go on."""
REST = 3
"""Length of the rest after a round, as a multiple of the round: the audience takes a quarter of the time at most."""


class Listener(Protocol):
    """Somebody who is told what happens."""

    @property
    def due(self) -> bool:
        """Whether they missed something, and can be told."""


L = TypeVar("L", bound=Listener)


class Audience(Generic[L]):
    """Tells those who look at a table what they missed."""

    def __init__(self, viewers: Sequence[L], lock: asyncio.Lock, send_missed: Callable[[Sequence[L]], None]) -> None:
        """`viewers` may change later on; `lock` is that of the table."""
        self._viewers, self._lock, self._send_missed = viewers, lock, send_missed
        self._telling: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Tell those who missed something, unless that is being done."""
        if (self._telling is None or self._telling.done()) and any(viewer.due for viewer in self._viewers):
            self._telling = asyncio.create_task(self._tell(), name="audience")

    async def _tell(self) -> None:
        while due := [viewer for viewer in self._viewers if viewer.due]:
            spent = 0.0
            for first in range(0, len(due), AT_A_TIME):
                async with self._lock:
                    began = time.monotonic()
                    self._send_missed(due[first : first + AT_A_TIME])
                    spent += time.monotonic() - began
                await asyncio.sleep(0)
            await asyncio.sleep(REST * spent)
