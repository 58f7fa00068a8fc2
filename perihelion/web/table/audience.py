"""The spectators of a live table. They get a change a moment after the players, a few spectators at a time.

So no move waits for two hundred spectators. Changes that happen in the meantime are sent together. A spectator whose
client has not read the last message gets nothing more.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

AT_A_TIME = 8
"""Number of spectators served before other tasks run."""
REST = 3
"""Pause after a round, as a multiple of the round: the audience takes at most a quarter of the time."""


class Listener(Protocol):
    """A viewer that gets changes."""

    @property
    def due(self) -> bool:
        """True if it missed something and can take a message."""


L = TypeVar("L", bound=Listener)


class Audience(Generic[L]):
    """Sends viewers of a table what they missed."""

    def __init__(self, viewers: Sequence[L], lock: asyncio.Lock, send_missed: Callable[[Sequence[L]], None]) -> None:
        """`viewers` may change later; `lock` is the table's lock."""
        self._viewers, self._lock, self._send_missed = viewers, lock, send_missed
        self._telling: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Begin to send what viewers missed, unless that is running already."""
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
