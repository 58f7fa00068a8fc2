"""Reports about finished games, each made once in a process of its own, one at a time. Tables go on meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from ..workers import ProcessWorkers
from .errors import Conflict

SECONDS = 30.0
"""How long a game is analysed."""
MAX_KEPT = 16
"""How many reports are kept for the next reader."""

report = logging.getLogger("perihelion.play")


class Reports:
    """The reports of the tables of one server."""

    def __init__(self) -> None:
        self._made: OrderedDict[tuple[str, str], str] = OrderedDict()
        self._lock = asyncio.Lock()

    async def get(self, table: str, lang: str, game_file: str) -> str:
        """Return the page about a finished game."""
        key = (table, lang)
        async with self._lock:
            if key not in self._made:
                self._made[key] = await self._make(lang, game_file)
            self._made.move_to_end(key)
            while len(self._made) > MAX_KEPT:
                self._made.popitem(last=False)
            return self._made[key]

    async def _make(self, lang: str, game_file: str) -> str:
        """Make a page in a new process, which ends with it or when nobody waits for it any more."""
        workers = ProcessWorkers(1)
        try:
            return await asyncio.wrap_future(workers.submit(write_report, game_file, lang, SECONDS))
        except Exception as error:
            report.error("the report failed: %s: %s", type(error).__name__, error)
            raise Conflict("no-report") from None
        finally:
            await asyncio.to_thread(workers.shutdown)


def write_report(game_file: str, lang: str, seconds: float) -> str:
    """Return the page about a game as HTML. This runs in the other process."""
    from ..core.replay import replay
    from ..engine import runtimes
    from ..report import analyse, page

    position = replay(game_file, lang)
    runtimes.wait(position.game)
    return page(analyse(position, seconds=seconds), position)
