"""The process in which bots search: tables go on answering, and the server itself needs no machine code.

Tables use the interpreted rules, which are fast enough for people (a tenth of a millisecond for a decision); a search
needs the compiled ones. The process gets a view, never the state, so a bot cannot cheat. It carries out one call at a
time and is replaced when it dies.

A bot of the ladder waits until the machine code of its game is there; others play meanwhile. It is kept from one
decision to the next, so that it can reuse its search within a turn.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..core.registry import game as find_game
from ..core.view import View
from ..words import DEFAULT, Words
from ..workers import ProcessWorkers, WorkerDied

if TYPE_CHECKING:
    from ..bots import Bot

SUBSTITUTE = "greedy"
"""The bot that decides for those who are late or absent, and for bots whose machine code does not come."""
NICENESS = 5
COMPILE_SECONDS = 600.0
"""For how many seconds a bot waits for the machine code."""
RETRY_SECONDS = 1.0
"""After how many seconds a bot that was not ready is asked again."""
NOT_READY = "not ready"

report = logging.getLogger("perihelion.play")


class BotWorker:
    """The process of the bots. It starts with the server; calls wait for each other."""

    def __init__(self) -> None:
        self._workers = ProcessWorkers(1, NICENESS)
        self._lock = asyncio.Lock()

    def start(self) -> None:
        """Start the process, so that the first bot does not wait for it."""
        self._workers.submit(load_bots)

    async def stop(self) -> None:
        """End the process."""
        await asyncio.to_thread(self._workers.shutdown)

    async def choose(self, level: str, view: View, table: str = "") -> int:
        """Return the id of the action that a bot chooses; any legal one where it fails, so that no table is stuck."""
        seed, patience = secrets.randbits(30), COMPILE_SECONDS
        while True:
            answer = await self._call(choose_action, level, table, seed, pack_view(view))
            if answer != NOT_READY:
                break
            patience -= RETRY_SECONDS
            level = level if patience > 0 else SUBSTITUTE
            await asyncio.sleep(RETRY_SECONDS)
        if answer in view.legal:
            return int(answer)
        report.error("the bot %s chose %s in %s", level, answer, view.game.key)
        return secrets.choice(view.legal)

    async def suggest(self, view: View, lang: str) -> tuple[int, str]:
        """Return the best action and why; any legal one and no reason where that fails."""
        answer = await self._call(suggest_action, pack_view(view), lang)
        if isinstance(answer, tuple) and answer[0] in view.legal:
            return answer
        report.error("the hint was %s in %s", answer, view.game.key)
        return secrets.choice(view.legal), ""

    async def _call(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Return what a function returns in the process of the bots, or a sentence where it fails."""
        async with self._lock:
            for _ in range(2):
                try:
                    return await asyncio.wrap_future(self._workers.submit(function, *arguments))
                except WorkerDied:
                    report.error("the process of the bots died; another one starts")
                except asyncio.CancelledError:
                    await asyncio.to_thread(self._workers.restart)  # nobody waits for this search any more
                    raise
                except Exception as error:
                    return f"{type(error).__name__}: {error}"
        return "the process died twice"


def pack_view(view: View) -> tuple[Any, ...]:
    """Return a view as data that can be pickled."""
    return view.game.key, view.seat, view.options, view.state, view.actor, view.legal, view.log, view.happened


# in the process of the bots


def load_bots() -> None:
    """Import what every decision needs."""
    from .. import bots  # noqa: F401


def choose_action(level: str, table: str, seed: int, packed: tuple[Any, ...]) -> int | str:
    """Return the id of the chosen action, or NOT_READY. A bot at a table is kept for its next decision."""
    from ..bots import LADDER, bot
    from ..engine import runtimes

    view = _unpack_view(packed, DEFAULT)
    if level in LADDER and not runtimes.is_settled(view.game):
        runtimes.best(view.game)  # starts to compile
        return NOT_READY
    chooser = keep_bot(level, view.game.key, table, view.seat) if table else bot(level, seed)
    return int(chooser.choose(view))


def suggest_action(packed: tuple[Any, ...], lang: str) -> tuple[int, str]:
    """Return the best action and why."""
    from ..bots.hints import describe_hint, hint

    view = _unpack_view(packed, lang)
    best = hint(view, seed=secrets.randbits(30))[0]
    return best.action, describe_hint(best, view.words)


@lru_cache(maxsize=8)
def keep_bot(level: str, game: str, table: str, seat: int) -> Bot:
    """Return the bot of a seat, the same one as at its last decision."""
    from ..bots import bot

    return bot(level, secrets.randbits(30))


def _unpack_view(packed: tuple[Any, ...], lang: str) -> View:
    key, seat, options, state, actor, legal, log, happened = packed
    game = find_game(key)
    words = Words(lang, game.package, players=int(game.rules.seats(state)))
    return View(game, seat, options, state, actor, legal, log, words, happened)
