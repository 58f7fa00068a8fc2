"""A registry of tables with a real store, for tests that wait."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from perihelion.core.registry import game as find_game
from perihelion.server.new_tables import create_table
from perihelion.server.registry import TableRegistry
from perihelion.server.scheduler import Scheduler
from perihelion.store.database import Database
from perihelion.store.guests import Guest
from perihelion.store.sqlite import FILE, check_folder
from perihelion.table.settings import Settings
from tests.table.tables import LEVELS

ADA, BOB = Guest("guest-ada", "Ada"), Guest("guest-bob", "Bob")


@cache
def empty_database():
    """The file of an empty database. All migrations take ten times as long as a copy of what they make."""
    with TemporaryDirectory() as folder:
        check_folder(Path(folder))
        return (Path(folder) / FILE).read_bytes()


def new_folder(folder):
    """Return a folder that has a database; one that is new gets a copy of the empty one."""
    if not (folder / FILE).exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_bytes(empty_database())
    return folder


@asynccontextmanager
async def open_registry(folder, jobs=False):
    """The tables in this folder; `jobs` lets bots and clocks run."""
    database = Database(new_folder(folder) if isinstance(folder, Path) else folder)
    await database.open()
    opened = TableRegistry(database)
    scheduler = Scheduler(opened) if jobs else None
    try:
        await opened.open_outdated()
        if scheduler:
            await scheduler.start()
        yield opened
    finally:
        if scheduler:
            await scheduler.stop()
        await database.close()


async def lay(opened, seats=("me", "bot:random"), game="leduc", options=None, **settings):
    """A new table; returns its id."""
    return await create_table(opened, ADA, game, options or {}, seats, Settings(**settings), LEVELS)


def change_rules(monkeypatch, **parts):
    """Leduc poker with other parts of its rules."""
    game = find_game("leduc")
    monkeypatch.setitem(game.__dict__, "rules", replace(game.rules, **parts))


@asynccontextmanager
async def open_two(where):
    """The tables of two processes on PostgreSQL; a folder has only one, so they are the same twice."""
    async with open_registry(where) as one:
        if isinstance(where, Path):
            yield one, one
            return
        async with open_registry(where) as other:
            yield one, other


async def until(condition, seconds=60.0):
    """Wait until something is the case."""
    for _ in range(int(seconds / 0.01)):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


def run(test):
    """Run a coroutine to its end."""
    return asyncio.run(asyncio.wait_for(test, 300))
