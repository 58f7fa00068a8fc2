"""The viewers of a live table on a server: players get a change at once, spectators a moment later."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from ...server.loaded_table import LoadedTable
from ...table.table_change import TableChange
from ...wire.schemas.close_codes import CloseCode
from ...wire.schemas.live import ServerMessage
from ...wire.table import viewers
from ...wire.table.viewers import MOST_STEPS, ViewedTable
from .audience import Audience

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

    def send_change(self, loaded: LoadedTable, change: TableChange) -> None:
        """Send a change to the players, and keep it for all other viewers."""
        self.note_change(change)
        self.send_missed(self._players())

    def wake_audience(self, loaded: LoadedTable, change: TableChange) -> None:
        """Let the spectators get a change."""
        self.audience.wake()

    def send_presence(self) -> None:
        """Send the players who is connected, and keep that for all other viewers."""
        self.note_presence()
        for viewer in self._players():
            viewer.send_presence()

    def show_presence(self) -> None:
        """Show all viewers who is connected."""
        self.send_presence()
        self.audience.wake()

    def _players(self) -> list[Viewer]:
        players = self.table.players()
        return [viewer for viewer in self.viewers if viewer.guest in players]
