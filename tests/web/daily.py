"""Daily deals for tests: of a small game against a quick bot, whatever day it is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from perihelion.server.deals import Deals
from perihelion.server.registry import TableRegistry
from perihelion.server.steady_clock import SteadyClock
from perihelion.store.database import Database


def lay_daily(folder: Path, game: str = "leduc", level: str = "greedy", now: Callable[[], float] = time.time) -> None:
    """Make the deals of today and tomorrow before a server starts there: it keeps those that it finds."""

    async def lay() -> None:
        database = Database(folder)
        await database.open()
        try:
            await Deals(TableRegistry(database), SteadyClock(now, now), level, (game,)).keep_days()
        finally:
            await database.close()

    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop of its own in this one
        thread.submit(lambda: asyncio.run(lay())).result()
