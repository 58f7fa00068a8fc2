"""A hall with a real store, for tests that wait."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

from perihelion.play.hall import Hall
from perihelion.play.settings import Settings
from perihelion.play.work import Work
from perihelion.store.database import Database
from perihelion.store.guests import Guest
from tests.play.tables import LEVELS

ADA, BOB = Guest("guest-ada", "Ada"), Guest("guest-bob", "Bob")


@asynccontextmanager
async def hall(folder, work=False):
    """A hall on this folder; `work` lets bots and clocks run."""
    database = Database(folder)
    await database.open()
    opened = Hall(database)
    worker = Work(opened) if work else None
    try:
        await opened.look_over()
        if worker:
            await worker.start()
        yield opened
    finally:
        if worker:
            await worker.stop()
        await database.close()


async def lay(opened, seats=("me", "bot:random"), game="leduc", options=None, **settings):
    """A new table; returns its id."""
    return await opened.create(ADA, game, options or {}, seats, Settings(**settings), LEVELS)


async def until(condition, seconds=10.0):
    """Wait until something is the case."""
    for _ in range(int(seconds / 0.01)):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


def run(test):
    """Run a coroutine to its end."""
    return asyncio.run(asyncio.wait_for(test, 60))
