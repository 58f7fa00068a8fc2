"""Bots think in a process of their own: the table answers meanwhile, and nobody waits for machine code to be loaded.

The table itself plays by the interpreted rules, which are fast enough for people (a tenth of a millisecond for a
decision); searching needs the compiled ones. The process gets a view, never the state: a bot cannot cheat. Questions
go to its standard input, answers come from its standard output; it ends when its input does.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import secrets
import struct
import sys
from typing import IO, Any

from ..core.view import View

RUNTIME = "PERIHELION_RUNTIME"
LENGTH = struct.Struct("!I")

report = logging.getLogger("perihelion.play")


class Thinking:
    """The process bots think in; begun with the server, begun again if it dies. One decision at a time."""

    def __init__(self) -> None:
        runtime = os.environ.get(RUNTIME)
        self._environment = {name: value for name, value in os.environ.items() if name != RUNTIME}
        self._environment |= {RUNTIME: runtime} if runtime is not None else {}
        self._process: asyncio.subprocess.Process | None = None
        self._one = asyncio.Lock()

    async def start(self) -> None:
        """Begin the process, so that the first bot does not wait for it."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "perihelion.play.thinking"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=self._environment,
            limit=2**24,
        )

    async def stop(self) -> None:
        """End it."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def choose(self, level: str, view: View) -> int:
        """What a bot would play; where it fails, anything legal, so that no table gets stuck."""
        question = pickle.dumps((level, secrets.randbits(30), sight(view)))
        async with self._one:
            for _ in range(2):
                try:
                    answer = await self._ask(question)
                except (asyncio.IncompleteReadError, OSError):
                    report.error("the process of the bots died; it begins again")
                    await self.stop()
                    continue
                except asyncio.CancelledError:
                    await self.stop()
                    raise
                if answer in view.legal:
                    return int(answer)
                report.error("the bot %s chose %s in %s", level, answer, view.game.key)
                break
        return secrets.choice(view.legal)

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


def decide(level: str, seed: int, seen: tuple[Any, ...]) -> int:
    """In the process of the bots: one decision."""
    from ..bots import BUDGET, bot
    from ..core.game import game as find
    from ..words import DEFAULT, Words

    key, seat, options, state, actor, legal, log, happened = seen
    game = find(key)
    words = Words(DEFAULT, game.package, players=int(game.rules.seats(state)))
    view = View(game, seat, options, state, actor, legal, log, words, happened)
    return int(bot(level, seed).choose(view, BUDGET))


def answer_all(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer until there are no more questions; an error is an answer, too."""
    while head := questions.read(LENGTH.size):
        question = pickle.loads(questions.read(LENGTH.unpack(head)[0]))
        answer: int | str
        try:
            answer = decide(*question)
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
