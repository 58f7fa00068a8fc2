"""Who thinks: bots, hints and reports run elsewhere, so that the table keeps answering.

A browser gives a second worker. It carries out `perihelion.thinking.calls.answer_call(name, payload)`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from ..core.view import View
from ..fair.deal import SUBSTITUTE
from ..thinking.answers import NOT_READY, NamesByLanguage, RatedTurn, SuggestedTurn
from ..thinking.calls import read_answer, write_call
from ..thinking.packed_view import pack_view
from ..thinking.report_job import ReportJob, Slice

if TYPE_CHECKING:
    from ..bots.playouts import Playout

MOST_ATTEMPTS = 120
"""How often a bot that is not ready is asked again, before a simple one decides for it."""
RETRY_SECONDS = 1.0
"""The pause before it is asked again."""
SEED_BYTES = 3

logger = logging.getLogger("perihelion.local")


class Thinker(Protocol):
    """Calls functions of `perihelion.thinking` elsewhere."""

    async def call(self, name: str, payload: bytes) -> bytes:
        """Return the answer of a function. If it fails, raise anything. A cancelled call may be ended."""


class Thoughts:
    """What a table wants to know from the thinker."""

    def __init__(self, thinker: Thinker, random: Callable[[int], bytes]):
        self._thinker, self._random = thinker, random

    async def choose(
        self, level: str, view: View, table: str = "", seed: int | None = None, written: bool = False
    ) -> int:
        """Return the id of the action that a bot chooses; any legal one if it fails, so no table is stuck.

        With a seed it always chooses the same in the same position.
        """
        number = self._number() if seed is None else seed
        answer: object = NOT_READY
        for attempt in range(MOST_ATTEMPTS + 1):
            asked = level if attempt < MOST_ATTEMPTS else SUBSTITUTE
            answer = await self._call("choose_action", asked, table, number, pack_view(view), written)
            if answer != NOT_READY:
                break
            await asyncio.sleep(RETRY_SECONDS)
        if isinstance(answer, int) and answer in view.legal:
            return answer
        logger.error("the bot %s chose %s in %s", level, answer, view.game.key)
        return view.legal[number % len(view.legal)]

    async def suggest(self, view: View, names: NamesByLanguage) -> SuggestedTurn:
        """Return the best turn in the words of each language; any legal action and no words if that fails."""
        answer = await self._call("suggest_turn", pack_view(view), names)
        if isinstance(answer, SuggestedTurn) and answer.actions[0] in view.legal:
            return answer
        logger.error("the hint was %s in %s", answer, view.game.key)
        return SuggestedTurn([view.legal[0]], {})

    async def rate(self, view: View, lang: str, written: bool) -> list[RatedTurn]:
        """Return the best few actions, best first; none if that fails."""
        answer = await self._call("rate_turns", pack_view(view), lang, written, view.words.names)
        return answer if isinstance(answer, list) else []

    async def compare(self, view: View, better: int, worse: int) -> tuple[float, float] | None:
        """Return by how much of the win one action is better than another, and the standard error; None on failure."""
        answer = await self._call("compare_actions", pack_view(view), better, worse)
        return answer if isinstance(answer, tuple) else None

    async def play_out(self, view: View, everything: bool, seconds: float, most: int, written: bool) -> list[Playout]:
        """Return how games played out from here ended; none on failure."""
        answer = await self._call("play_games_out", pack_view(view), everything, seconds, most, written)
        return answer if isinstance(answer, list) else []

    async def begin_report(self, job: ReportJob) -> Slice | None:
        """Begin the analysis of a game; None on failure."""
        return _slice(await self._call("begin_report", job))

    async def continue_report(self, seconds: float) -> Slice | None:
        """Continue the analysis that was begun last; None on failure."""
        return _slice(await self._call("continue_report", seconds))

    async def write_report(self, analysis: bytes, job: ReportJob, lang: str) -> str | None:
        """Return a report as one HTML file; None on failure."""
        answer = await self._call("write_file", analysis, job.game_file, lang, job.names[lang])
        return answer if isinstance(answer, str) else None

    async def _call(self, name: str, *arguments: object) -> Any:
        """Return the answer of a function; None if it fails."""
        try:
            return read_answer(await self._thinker.call(name, write_call(*arguments)))
        except Exception as error:
            logger.error("%s failed: %s: %s", name, type(error).__name__, error)
            return None

    def _number(self) -> int:
        return int.from_bytes(self._random(SEED_BYTES), "big")


def _slice(answer: object) -> Slice | None:
    return answer if isinstance(answer, Slice) else None
