"""The viewers of a live table on a server: players get a change at once, spectators a moment later."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from ...server.loaded_table import LoadedTable
from ...table.spectator_delay import is_late_for
from ...table.stored import ChatLine
from ...table.table_change import TableChange
from ...wire.schemas.close_codes import CloseCode
from ...wire.schemas.live import ServerMessage
from ...wire.table import viewers
from ...wire.table.viewers import MOST_STEPS, ViewedTable
from .audience import Audience
from .late_tables import LateTable, LateView, make_late_view
from .win_chances import WinChances

MOST_WAITING = 256
"""Limit of messages that wait for a slow client."""


@dataclass(eq=False)
class Viewer(viewers.Viewer):
    """One WebSocket, with the messages that wait to be sent."""

    live: LiveTable
    outbox: asyncio.Queue[ServerMessage | CloseCode] = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    device: str = ""
    """The guest's device."""


@dataclass(eq=False)
class LiveTable(ViewedTable):
    """A table of the server with its viewers and its chat."""

    loaded: LoadedTable
    viewers: list[Viewer] = field(default_factory=list)  # type: ignore[assignment]  # it has no others
    audience: Audience[Viewer] = field(init=False)
    whole: LiveTable | None = None
    """The real table, if this is the one that spectators see late."""
    late_view: LateView[LiveTable] | None = None
    """The table as spectators see it late, once one has come."""
    _win_chances: WinChances | None = None

    def __post_init__(self) -> None:
        """Begin without spectators."""
        self.audience = Audience(self.viewers, self.loaded.lock, self.send_missed)

    def prepare(self) -> None:
        """Draw what the viewers will be sent after a command, so that sending calls the game no more."""
        table = self.table
        for seat, lang, draws in {(viewer.seat, viewer.lang, viewer.own is not None) for viewer in list(self.viewers)}:
            steps = table.steps[-MOST_STEPS:]
            if draws:
                _ = [self.view_after(step.position, step.count, seat, lang) for step in steps], self.view(seat, lang)
                continue
            frames = [self.frame_after(step.position, step.count, seat, lang) for step in steps]
            for frame in (*frames, self.frame(seat, lang)):
                _ = frame.groups, frame.outline, frame.choices, frame.prompt

    async def seen_by(self, guest: str) -> LiveTable:
        """Return the table that a guest may see: this one, or if the host wants it so, a late one for spectators."""
        if not is_late_for(self.table, guest):
            return self
        async with self.loaded.lock:
            if self.late_view is None:
                self.late_view = await make_late_view(self, self._make_late)
            else:
                self.late_view.advance()
        return self.late_view.late

    def _make_late(self, loaded: LateTable) -> LiveTable:
        return LiveTable(loaded, self.key, late=True, entered=self.entered, assumes=self.assumes, whole=self)

    @property
    def win_chances(self) -> WinChances:
        """The chances to win that the overlay shows."""
        if self._win_chances is None or self._win_chances.table is not self.table:
            self._win_chances = WinChances(self.table)
        return self._win_chances

    def keep_chances(self, moment: int) -> None:
        """Keep the chances to win up to a moment: the table in memory was replaced by one that is alike so far."""
        if self._win_chances is not None:
            self._win_chances = self._win_chances.move_to(self.table, moment)

    @property
    def everybody(self) -> list[Viewer]:
        """All viewers, those who see the table late, too."""
        return [*self.viewers, *(self.late_view.late.viewers if self.late_view else ())]

    def send_change(self, loaded: LoadedTable, change: TableChange) -> None:
        """Send a change to the players, and keep it for all other viewers."""
        self._reconnect_others()
        self.note_change(change)
        self.send_missed(self._players())
        if self.late_view is not None:
            self.late_view.advance()

    def _reconnect_others(self) -> None:
        """Make viewers connect again who began to play here, or play here no more: they see another table then."""
        for viewer in self.everybody:
            if (viewer.live is self) == is_late_for(self.table, viewer.guest) and not self.table.ended:
                viewer.send(CloseCode.CHANGED)

    def wake_audience(self, loaded: LoadedTable, change: TableChange) -> None:
        """Let the spectators get a change."""
        self.audience.wake()
        if self.late_view is not None:
            self.late_view.late.audience.wake()

    def forget_drawings(self) -> None:
        """Drop all caches, and the late table if nobody looks at it."""
        super().forget_drawings()
        if self.late_view is not None and not self.late_view.late.viewers:
            self.late_view.stop()
            self.late_view = None

    def add_chat_line(self, line: ChatLine) -> None:
        """Keep a line of chat and send it to all viewers; those who see the table late get it when they may."""
        if self.whole is not None:
            self.whole.add_chat_line(line)
            return
        if not self.show_chat_line(line) or self.late_view is None:
            return
        self.late_view.add_chat_line(line)

    def send_presence(self) -> None:
        """Send the players who is connected, and keep that for all other viewers."""
        self.note_presence()
        for viewer in self._players():
            viewer.send_presence()

    def show_presence(self) -> None:
        """Show all viewers who is connected."""
        self.send_presence()
        self.audience.wake()
        if self.late_view is not None:
            self.late_view.late.note_presence()
            self.late_view.late.audience.wake()

    def _players(self) -> list[Viewer]:
        players = self.table.players()
        return [viewer for viewer in self.viewers if viewer.guest in players]
