"""The chances to win that the overlay of a broadcast shows, after each turn that spectators may see.

They are estimated from what a spectator knew, by a process of the bots, only while somebody asks for the overlay: one
position at a time, the newest first. So nobody pays for them while nobody watches.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from itertools import accumulate

from ...core.vocabulary import SPECTATOR
from ...server.bot_worker import BotWorker
from ...server.fair_queue import HINT, Requester
from ...table.replay import position_at
from ...table.table import Table
from ...table.turns import SETUP, Turns
from ...thinking.packed_view import PackedView, pack_view

MOST_POINTS = 120
"""Number of the last turns that the curve shows."""


class WinChances:
    """The estimates for one table as spectators see it, by the moment."""

    def __init__(self, table: Table):
        self.table = table
        self._turns = Turns(table)
        self._known: dict[int, list[float]] = {}
        self._task: asyncio.Task[None] | None = None

    def move_to(self, table: Table, moment: int) -> WinChances:
        """Return the estimates for another table that is alike up to a moment."""
        moved = WinChances(table)
        moved._known = {at: shares for at, shares in self._known.items() if at <= moment}
        return moved

    def turn_ends(self, moment: int) -> list[int]:
        """Return the moments after the set-up and after each turn that ended by a moment; the last ones."""
        moments = list(accumulate(entry.counted for entry in self.table.log))
        ends: dict[int, int] = {}
        for entry, at in zip(self.table.log, moments, strict=True):
            if self.table.base <= at <= moment:
                ends[self._turns.number(entry.n)] = at
        current = max(ends, default=SETUP)
        return [at for turn, at in ends.items() if turn < current][-MOST_POINTS:]

    def at(self, moment: int) -> list[float] | None:
        """Return the shares of the win at the last moment that is known, if any."""
        moments = sorted(self._known)
        place = bisect_right(moments, moment)
        return self._known[moments[place - 1]] if place else None

    def curve(self, moment: int) -> list[list[float]]:
        """Return the shares after each turn as far as they are known, and those of now."""
        return [self._known[at] for at in (*self.turn_ends(moment), moment) if at in self._known]

    def ask(self, moment: int, worker: BotWorker) -> None:
        """Let a process estimate the position of a moment, or after the last turn that is missing, unless one does.

        The caller holds the lock of the table.
        """
        if self._task is not None and not self._task.done():
            return
        missing = [at for at in (*self.turn_ends(moment), moment) if at not in self._known]
        if missing:
            position, _ = position_at(self.table, missing[-1])
            work = self._estimate(missing[-1], pack_view(position.view(SPECTATOR)), worker)
            self._task = asyncio.create_task(work, name="chances to win")

    async def _estimate(self, moment: int, view: PackedView, worker: BotWorker) -> None:
        found = await worker.estimate_win(view, Requester("", self.table.head.table, HINT))
        if found:
            self._known[moment] = found
