"""The processes in which bots search: tables keep answering, and the server itself needs no machine code.

Tables use the interpreted rules, which are fast enough for people (a tenth of a millisecond for a decision); a search
needs the compiled ones. A process gets a view, never the state, so a bot cannot cheat. It carries out one slice of a
call at a time (`sliced_calls`), and calls take turns (`fair_queue`): a long search delays a short one by one slice. A
process is replaced if it dies or takes too much memory.

A bot of the ladder waits until the machine code of its game is there; others play meanwhile. It is kept from one
decision to the next, so that it can reuse its search within a turn.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any

from ..core.registry import foreign_games
from ..core.view import View
from ..errors import RuleTooSlow
from ..fair.deal import SUBSTITUTE
from ..metrics import BOT_QUEUE
from ..operating_system import count_cores, memory_in_use
from ..thinking.answers import NOT_READY, NamesByLanguage, RatedTurn, SuggestedTurn
from ..thinking.decisions import (
    KEPT_BOTS,
    choose_action,
    compare_actions,
    estimate_win,
    play_games_out,
    rate_turns,
    suggest_turn,
)
from ..thinking.packed_view import PackedView, pack_view
from ..workers import SPAWN, ProcessWorkers, WorkerDied
from .fair_queue import FairPool, Requester
from .sliced_calls import UNFINISHED, drop_call, run_slice, share_memory

if TYPE_CHECKING:
    from ..bots.playouts import Playout

NICENESS = 5
COMPILE_SECONDS = 600.0
"""Seconds that a bot waits for the machine code."""
RETRY_SECONDS = 1.0
"""Seconds until a bot that was not ready is asked again."""
ANYBODY = Requester()
MOST_PROCESSES = 8
"""Limit of processes; otherwise one less than the number of cores."""
SLICE_SECONDS = 0.05
"""Length of a slice, unless a new request ends it early."""
STUCK_SECONDS = 60.0
"""A process is killed if a slice takes this long in a game that is not ours: one of its rules does not end."""
MOST_MEMORY = 1 << 30
"""A process with more bytes of memory than this after a call is replaced."""

logger = logging.getLogger("perihelion.server")


@dataclass(eq=False)
class BotProcess:
    """One process, started by its first call."""

    ends_early: Any = field(default_factory=lambda: SPAWN.RawValue("b"))
    """Flag in shared memory: its current slice is to end early."""
    workers: ProcessWorkers = field(init=False)
    tables: deque[str] = field(default_factory=lambda: deque(maxlen=KEPT_BOTS))
    """The tables it served last: their bots are kept in it."""
    memory: int = 0
    """Its memory after the last call, in bytes."""

    def __post_init__(self) -> None:
        """Create the process without starting it."""
        self.workers = ProcessWorkers(1, NICENESS, partial(share_memory, self.ends_early))

    def end_slice(self) -> None:
        """Let the search that runs now stop at its next pause point."""
        self.ends_early.value = True


class BotWorker:
    """The bot processes. The first one starts with the first guest, the others on demand."""

    def __init__(self, processes: int = 0) -> None:
        processes = processes or max(1, min(MOST_PROCESSES, count_cores() - 1))
        self.processes = [BotProcess() for _ in range(processes)]
        self._pool = FairPool(self.processes, lambda process, table: table in process.tables, BotProcess.end_slice)
        self._slices: set[asyncio.Task[Any]] = set()
        self._numbers = count()
        """The numbers of the calls."""
        self._started = self._stopped = False

    def start(self) -> None:
        """Start a process for the first guest, so the first bot does not wait for it. Later calls do nothing."""
        if not self._started:
            self._started = True
            self.processes[0].workers.submit(load_bots)

    async def stop(self) -> None:
        """End the processes without waiting for their calls."""
        self._stopped = True
        for task in self._slices:
            task.cancel()
        await asyncio.gather(*self._slices, return_exceptions=True)
        for process in self.processes:
            await asyncio.to_thread(process.workers.shutdown)

    @property
    def people_wait(self) -> bool:
        """True if a person waits for a free process."""
        return self._pool.people_wait

    async def choose(
        self,
        level: str,
        view: View,
        requester: Requester = ANYBODY,
        fixed_seed: int | None = None,
        written: bool = False,
    ) -> int:
        """Return the id of the action that a bot chooses; any legal one if it fails, so no table is stuck.

        With a fixed seed the bot searches from scratch and always chooses the same action in the same position.
        `written`: see `rate_turns`. Raises NotWanted if nobody waits for the action any more.
        """
        fixed = fixed_seed is not None
        seed, patience = secrets.randbits(30) if fixed_seed is None else fixed_seed, COMPILE_SECONDS
        kept_for = "" if fixed else requester.table
        while True:
            answer = await self._call(requester, choose_action, level, kept_for, seed, pack_view(view), written)
            if answer != NOT_READY:
                break
            patience -= RETRY_SECONDS
            level = level if fixed or patience > 0 else SUBSTITUTE
            await asyncio.sleep(RETRY_SECONDS)
        if answer in view.legal:
            return int(answer)
        logger.error("the bot %s chose %s in %s", level, answer, view.game.key)
        return view.legal[0] if fixed else secrets.choice(view.legal)

    async def suggest(self, view: View, names: NamesByLanguage, requester: Requester = ANYBODY) -> SuggestedTurn:
        """Return the best turn in the words of each language; any legal action and no words if that fails."""
        answer = await self._call(requester, suggest_turn, pack_view(view), names)
        if isinstance(answer, SuggestedTurn) and answer.actions[0] in view.legal:
            return answer
        logger.error("the hint was %s in %s", answer, view.game.key)
        return SuggestedTurn([secrets.choice(view.legal)], {})

    async def rate(
        self, view: View, lang: str, written: bool = False, requester: Requester = ANYBODY
    ) -> list[RatedTurn]:
        """Return the best few turns, best first; none if that fails. `written` is as in `rate_turns`."""
        answer = await self._call(requester, rate_turns, pack_view(view), lang, written, view.words.names)
        if isinstance(answer, list):
            return answer
        logger.error("the rating was %s in %s", answer, view.game.key)
        return []

    async def compare_actions(
        self, view: View, better: int, worse: int, requester: Requester = ANYBODY
    ) -> tuple[float, float] | None:
        """Return by how much of the win one action is better than another, and the standard error; None on failure."""
        answer = await self._call(requester, compare_actions, pack_view(view), better, worse)
        if isinstance(answer, tuple):
            return answer
        logger.error("the comparison was %s in %s", answer, view.game.key)
        return None

    async def play_out(
        self,
        view: View,
        everything: bool,
        seconds: float,
        most: int,
        written: bool = False,
        requester: Requester = ANYBODY,
    ) -> list[Playout]:
        """Return how games played out from here ended; none while the machine code is compiled, or on failure."""
        answer = await self._call(requester, play_games_out, pack_view(view), everything, seconds, most, written)
        if isinstance(answer, list):
            return answer
        if answer != NOT_READY:
            logger.error("games played out from %s: %s", view.game.key, answer)
        return []

    async def estimate_win(self, packed: PackedView, requester: Requester = ANYBODY) -> list[float]:
        """Return each seat's chance to win from what a viewer knows; none while code is compiled, or on failure."""
        answer = await self._call(requester, estimate_win, packed)
        if isinstance(answer, list):
            return answer
        if answer != NOT_READY:
            logger.error("the chances to win were %s in %s", answer, packed.game)
        return []

    async def _call(self, requester: Requester, function: Callable[..., Any], *arguments: object) -> Any:
        """Return the result of a function in a bot process, or a sentence if it fails.

        The call gets slices of time, and others run in between. It is abandoned if nobody waits for it any more.
        """
        number, queue = next(self._numbers), BOT_QUEUE.labels(function.__name__)
        process, answer = None, UNFINISHED
        try:
            while answer == UNFINISHED:
                with queue.track_inprogress():
                    process = await self._pool.acquire(requester, process)
                answer = await self._run_slice(process, requester.table, number, function, *arguments)
            return answer
        finally:
            if process is not None:
                if answer == UNFINISHED and not self._stopped:
                    process.workers.submit(drop_call, number)
                self._pool.finish(process, requester)

    async def _run_slice(self, process: BotProcess, table: str, *call: Any) -> Any:
        """Return the answer of a process after a slice, and give the process back in any case."""
        process.ends_early.value = False
        task = asyncio.create_task(self._call_in(process, table, *call))
        self._slices.add(task)
        task.add_done_callback(self._slices.discard)
        task.add_done_callback(lambda _: self._pool.release(process))
        return await asyncio.shield(task)

    @staticmethod
    async def _call_in(process: BotProcess, table: str, number: int, *call: Any) -> Any:
        workers = process.workers
        foreign = any(isinstance(given, PackedView) and given.game in foreign_games() for given in call)
        for _ in range(2):
            try:
                running = workers.submit(measure_memory, run_slice, number, SLICE_SECONDS, *call)
                async with asyncio.timeout(STUCK_SECONDS if foreign else None):
                    answer, process.memory = await asyncio.wrap_future(running)
            except TimeoutError:
                process.tables.clear()
                await asyncio.to_thread(workers.restart)  # machine code cannot be interrupted
                raise RuleTooSlow(call[0].__name__, "in machine code", STUCK_SECONDS) from None
            except WorkerDied:
                logger.error("a bot process died; starting another")
                process.tables.clear()
                continue
            except Exception as error:
                return f"{type(error).__name__}: {error}"
            if answer == UNFINISHED:
                return answer
            if table and table not in process.tables:
                process.tables.append(table)
            if process.memory > MOST_MEMORY:
                logger.info("a bot process has %d MB; starting another", process.memory >> 20)
                process.tables.clear()
                await asyncio.to_thread(workers.restart)  # unfinished calls start again with their next slices
                workers.submit(load_bots)
            return answer
        return "the process died twice"


# in a bot process


def measure_memory(function: Callable[..., Any], *arguments: object) -> tuple[Any, int]:
    """Return the result of a function, and the memory of the process afterwards in bytes."""
    answer = function(*arguments)
    return answer, memory_in_use()


def load_bots() -> None:
    """Import what every decision needs."""
    from .. import bots  # noqa: F401
