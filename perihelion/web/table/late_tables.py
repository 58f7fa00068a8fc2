"""A table as spectators see it who shall not help anybody: some turns or minutes late.

It is a table of its own, made of the first entries of the same log. So whatever a spectator is sent, over any channel,
is made from a table that does not know the rest. It follows the real table entry by entry.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from ...server.loaded_table import LoadedTable
from ...table.replay import replay_log
from ...table.spectator_delay import next_visible_at, visible_length
from ...table.stored import ChatLine
from ...table.table import Table
from ...table.table_change import TableChange
from ...table.turns import Turns
from .audience import Audience


@dataclass(eq=False)
class LateTable(LoadedTable):
    """A table in memory as it was some turns or minutes ago. Everything else is that of the real one."""

    real: LoadedTable = field(kw_only=True)

    @property
    def present(self) -> set[str]:
        """The guests who are connected now."""
        return self.real.present

    @property
    def rematch(self) -> str | None:
        """The id of the next table with the same players, once spectators know that this one is over."""
        return self.real.rematch if self.table.ended else None


class ViewedTable(Protocol):
    """A table with its viewers, as far as it matters here."""

    loaded: LoadedTable
    chat: deque[ChatLine]

    @property
    def table(self) -> Table: ...
    @property
    def audience(self) -> Audience[Any]: ...
    def note_change(self, change: TableChange) -> None: ...
    def keep_chances(self, moment: int) -> None: ...
    def show_chat_line(self, line: ChatLine) -> bool: ...


V = TypeVar("V", bound=ViewedTable)


class LateView(Generic[V]):
    """Keeps the table that spectators see, and their viewers, as late as the host wishes."""

    def __init__(self, live: V, late: V, turns: Turns):
        """`live` is the real table, `late` the one that spectators see; the caller holds the lock."""
        self.live, self.late, self._turns = live, late, turns
        self._timer: asyncio.TimerHandle | None = None
        self._advancing: asyncio.Task[None] | None = None
        self._held: deque[ChatLine] = deque()
        """Lines of chat of players who know more than spectators do."""
        for line in live.chat:
            self.add_chat_line(line)

    @property
    def fits(self) -> bool:
        """Whether it still belongs to the table in memory, which may have been restored from the store."""
        return self._turns.table is self.live.table

    def advance(self) -> bool:
        """Show spectators what they may see by now. Return whether that is something new. The caller holds the lock."""
        if not self.fits:
            self._turns = Turns(self.live.table)
        real, late = self.live.table, self.late.table
        length = visible_length(real, self._turns, real.time.now())
        new = real.log[len(late.log) : length]
        for entry in new:
            late.follow(entry)
        change, late.steps = TableChange(tuple(new), tuple(late.steps)), []
        if new:
            self.late.note_change(change)
        self._tell_chat()
        self._plan()
        return bool(new)

    def start_again(self, unchanged: int) -> None:
        """Follow a real table whose log was replaced. Spectators would see its first `unchanged` entries as before."""
        real, seen = self.live.table, len(self.late.table.log)
        self._turns = Turns(real)
        kept = min(seen, visible_length(real, self._turns, real.time.now()))
        self.late.loaded.table = replay_log(real.head, real.time, real.log[:kept], real.chance, True)
        self.late.keep_chances(sum(entry.counted for entry in real.log[: min(kept, unchanged)]))
        if min(kept, unchanged) < seen:
            self.late.note_change(TableChange(reloaded=True))

    def _plan(self) -> None:
        """Plan to advance when the next entry may be seen."""
        if self._timer is not None:
            self._timer.cancel()
        due = next_visible_at(self.live.table, len(self.late.table.log))
        if due is not None:
            wait = max(0.0, due - self.live.table.time.now()) + 0.05
            self._timer = asyncio.get_running_loop().call_later(wait, self._begin)

    def _begin(self) -> None:
        self._advancing = asyncio.create_task(self._advance_locked(), name="late table")

    async def _advance_locked(self) -> None:
        async with self.live.loaded.lock:
            self.advance()
        self.late.audience.wake()

    def stop(self) -> None:
        """Stop following the real table."""
        if self._timer is not None:
            self._timer.cancel()

    # chat

    def add_chat_line(self, line: ChatLine) -> None:
        """Show spectators a line of chat; one of a player when they have seen the table as it was then."""
        if line.seat >= 0 or line.guest in self.live.table.players():
            self._held.append(line)
            self._tell_chat()
        else:
            self.late.show_chat_line(line)

    def _tell_chat(self) -> None:
        log, seen = self.live.table.log, len(self.late.table.log)
        until = log[seen].time if seen < len(log) else math.inf
        while self._held and self._held[0].time < until:
            self.late.show_chat_line(self._held.popleft())


async def make_late_view(live: V, make: Callable[[LateTable], V]) -> LateView[V]:
    """Return a table as spectators see it now, of which `make` makes one with viewers. The caller holds the lock.

    A long log is played in a thread.
    """
    real, turns = live.table, Turns(live.table)
    length = visible_length(real, turns, real.time.now())
    play = partial(replay_log, real.head, real.time, real.log[:length], real.chance, True)
    table: Table = await asyncio.get_running_loop().run_in_executor(None, play)
    table.unstored, table.steps = [], []
    loaded = live.loaded
    late = LateTable(
        table,
        loaded.stored,
        loaded.names,
        loaded.tournament,
        lock=loaded.lock,
        stop=loaded.stop,
        connections=loaded.connections,
        times=loaded.times,
        real=loaded,
    )
    return LateView(live, make(late), turns)
