"""Reports about finished games, each made once in a process of its own, one at a time. Tables go on meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass

from ..workers import ProcessWorkers
from .errors import Conflict
from .fair_queue import FairPool, Requester

SECONDS = 30.0
"""How long a game is analysed."""
MAX_KEPT = 16
"""How many reports are kept for the next reader."""

report = logging.getLogger("perihelion.play")


@dataclass
class _Making:
    """A report in the making, and how many readers wait for it."""

    task: asyncio.Task[str]
    readers: int = 0


class Reports:
    """The reports of the tables of one server."""

    def __init__(self) -> None:
        self._made: OrderedDict[tuple[str, str], str] = OrderedDict()
        self._making: dict[tuple[str, str], _Making] = {}
        self._turn = FairPool(["turn"])

    async def get(self, table: str, lang: str, game_file: str, guest: str = "") -> str:
        """Return the page about a finished game. It is not made any more when all who asked for it are gone."""
        key = (table, lang)
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        making = self._making.get(key)
        if making is None:
            task = asyncio.create_task(self._make(key, game_file, guest))
            making = self._making[key] = _Making(task)
        making.readers += 1
        try:
            return await asyncio.shield(making.task)
        finally:
            making.readers -= 1
            if not making.readers:
                making.task.cancel()
                if self._making.get(key) is making:
                    del self._making[key]

    async def _make(self, key: tuple[str, str], game_file: str, guest: str) -> str:
        """Make a page in a new process, which ends with it or when nobody waits for it any more."""
        turn = await self._turn.acquire(Requester(guest, key[0]))
        workers = ProcessWorkers(1)
        try:
            page = await asyncio.wrap_future(workers.submit(write_report, game_file, key[1], SECONDS))
        except Exception as error:
            report.error("the report failed: %s: %s", type(error).__name__, error)
            raise Conflict("no-report") from None
        finally:
            self._turn.release(turn)
            await asyncio.to_thread(workers.shutdown)
        self._made[key] = page
        while len(self._made) > MAX_KEPT:
            self._made.popitem(last=False)
        return page


def write_report(game_file: str, lang: str, seconds: float) -> str:
    """Return the page about a game as HTML. This runs in the other process."""
    from ..core.replay import replay
    from ..engine import runtimes
    from ..report import analyse, page

    position = replay(game_file, lang)
    runtimes.wait(position.game)
    return page(analyse(position, seconds=seconds), position)
