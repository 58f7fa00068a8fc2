"""Calls into the rules of games that are not ours, in threads, so that a rule that does not end holds up its own table.

Python switches between threads while interpreted rules run, so the event loop goes on and all other tables with it.
Rules of our own games end quickly and are called at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from ..core.game import Game
from ..core.registry import foreign_games

T = TypeVar("T")

THREADS = 6
"""The number of calls into games of others at a time."""

_threads = ThreadPoolExecutor(THREADS, thread_name_prefix="rules")


def is_foreign(game: Game) -> bool:
    """Return whether calls into this game run in a thread."""
    return game.key in foreign_games()


async def call_in_thread(function: Callable[[], T], threads: Executor = _threads) -> T:
    """Call a function in a thread. If the caller is cancelled, wait for it: what it reads and writes stays locked."""
    work = asyncio.get_running_loop().run_in_executor(threads, function)
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.gather(work, return_exceptions=True)
        raise


async def call_rules(game: Game, function: Callable[..., T], *given: object) -> T:
    """Call a function that calls the rules of a game. The caller holds the lock of the table."""
    if not is_foreign(game):
        return function(*given)
    return await call_in_thread(partial(function, *given))
