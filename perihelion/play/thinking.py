"""Bots think in a process of their own: the table answers meanwhile, and nobody waits for machine code to be loaded.

The table itself plays by the interpreted rules, which are fast enough for people (a tenth of a millisecond for a
decision); searching needs the compiled ones. The process gets a view, never the state: a bot cannot cheat. Questions
go to its standard input, answers come from its standard output; it ends when its input does.

A bot of the ladder waits until the machine code of its game is there, and the others play meanwhile. It stays alive
from one decision to the next, so that what it found out about a turn is not lost within it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import secrets
import struct
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import IO, TYPE_CHECKING, Any

from ..core.view import View
from ..words import DEFAULT, Words

if TYPE_CHECKING:
    from ..bots import Bot
    from ..core.game import Game

RUNTIME = "PERIHELION_RUNTIME"
LENGTH = struct.Struct("!I")

STAND_IN = "greedy"
"""The bot that plays for those who are late or gone, or not ready after so many seconds of patience."""
PATIENCE = 600.0
AGAIN = 1.0
"""After how many seconds a bot that was not ready is asked again."""
NOT_READY = "not ready"

report = logging.getLogger("perihelion.play")


class Thinking:
    """The process bots think in; begun with the server, begun again if it dies. One decision at a time."""

    def __init__(self) -> None:
        runtime = os.environ.get(RUNTIME)
        self.environment = {name: value for name, value in os.environ.items() if name != RUNTIME}
        self.environment |= {RUNTIME: runtime} if runtime is not None else {}
        self._process: asyncio.subprocess.Process | None = None
        self._one = asyncio.Lock()

    async def start(self) -> None:
        """Begin the process, so that the first bot does not wait for it."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "perihelion.play.thinking"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=self.environment,
            limit=2**24,
        )

    async def stop(self) -> None:
        """End it."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def choose(self, level: str, view: View, table: str = "") -> int:
        """What a bot would play; where it fails, anything legal, so that no table gets stuck."""
        seed, patience = secrets.randbits(30), PATIENCE
        while True:
            answer = await self._answer(decide, level, table, seed, sight(view))
            if answer != NOT_READY:
                break
            patience -= AGAIN
            level = level if patience > 0 else STAND_IN
            await asyncio.sleep(AGAIN)
        if answer in view.legal:
            return int(answer)
        report.error("the bot %s chose %s in %s", level, answer, view.game.key)
        return secrets.choice(view.legal)

    async def hint(self, view: View, lang: str) -> tuple[int, str]:
        """The best action and why; any legal one and nothing where that fails."""
        answer = await self._answer(suggest, sight(view), lang)
        if isinstance(answer, tuple) and answer[0] in view.legal:
            return answer
        report.error("the hint was %s in %s", answer, view.game.key)
        return secrets.choice(view.legal), ""

    async def _answer(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """What a function of this module answers over there; None where it fails twice."""
        question = pickle.dumps((function.__name__, arguments))
        async with self._one:
            for _ in range(2):
                try:
                    return await self._ask(question)
                except (asyncio.IncompleteReadError, OSError):
                    report.error("the process of the bots died; it begins again")
                    await self.stop()
                except asyncio.CancelledError:
                    await self.stop()
                    raise
        return None

    async def _ask(self, question: bytes) -> Any:
        if self._process is None:
            await self.start()
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(LENGTH.pack(len(question)) + question)
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return pickle.loads(await process.stdout.readexactly(length))


def sight(view: View) -> tuple[Any, ...]:
    """A view as data that can go to another process."""
    return view.game.key, view.seat, view.options, view.state, view.actor, view.legal, view.log, view.happened


# in the process of the bots


def decide(level: str, table: str, seed: int, seen: tuple[Any, ...]) -> int | str:
    """One decision, or NOT_READY."""
    from ..bots import LADDER, bot
    from ..core import runtime

    view = _view(seen, DEFAULT)
    if level in LADDER and not _ready(view.game):
        runtime.best(view.game)  # begins to compile
        return NOT_READY
    chooser = _kept(level, view.game.key, table, view.seat) if table else bot(level, seed)
    return int(chooser.choose(view))


def suggest(seen: tuple[Any, ...], lang: str) -> tuple[int, str]:
    """The best action and why."""
    from ..bots.hints import hint, said

    view = _view(seen, lang)
    best = hint(view, seed=secrets.randbits(30))[0]
    return best.action, said(best, view.words)


QUESTIONS = {function.__name__: function for function in (decide, suggest)}


@lru_cache(maxsize=8)
def _kept(level: str, game: str, table: str, seat: int) -> Bot:
    """The bot of a seat, alive from one decision to the next."""
    from ..bots import bot

    return bot(level, secrets.randbits(30))


def _ready(game: Game) -> bool:
    """Whether searching is fast by now, or never will be because somebody wants it so."""
    from ..core import runtime

    return bool(os.environ.get(RUNTIME)) or runtime.ready(game).exists()


def _view(seen: tuple[Any, ...], lang: str) -> View:
    from ..core.game import game as find

    key, seat, options, state, actor, legal, log, happened = seen
    game = find(key)
    words = Words(lang, game.package, players=int(game.rules.seats(state)))
    return View(game, seat, options, state, actor, legal, log, words, happened)


def answer_all(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer until there are no more questions; an error is an answer, too."""
    while head := questions.read(LENGTH.size):
        name, arguments = pickle.loads(questions.read(LENGTH.unpack(head)[0]))
        answer: Any
        try:
            answer = QUESTIONS[name](*arguments)
        except Exception as error:
            answer = f"{type(error).__name__}: {error}"
        data = pickle.dumps(answer)
        answers.write(LENGTH.pack(len(data)) + data)
        answers.flush()


def main() -> None:
    """The process of the bots. Whatever a bot prints does not get between the answers."""
    os.nice(5)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    answer_all(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
