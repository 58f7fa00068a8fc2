"""The viewers of a live table: each gets a snapshot, then what changed, as far as the viewer's seat may see it.

Players get a change at once. For spectators it is only noted: `audience` sends it to them, so no play waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...draw.scene import Groups
from ...server.deals import hides_from
from ...server.registry import LoadedTable, TableChange
from ...store.tables import ChatLine
from ...table.table import Step, Table
from ...table_log.bodies import SeatChanged, TableClosed
from .audience import Audience
from .frames import Frame, changed_order
from .presenter import TablePresenter, choose_seat
from .recap import describe_step
from .snapshot import changing_fields, chat_fields, make_snapshot, passing_fields, presence_fields

REMOVED, TOO_SLOW, CLOSED, SIGNED_OUT, TOO_MANY, BROKEN, CHANGED = 4403, 4408, 4410, 4411, 4429, 1011, 1012
"""Codes with which the server closes a WebSocket; docs/api.md lists all of them."""

MOST_WAITING = 256
"""How many messages may wait for a slow client."""

MOST_STEPS = 8
"""How many steps an update shows one after the other; of more, the last ones are shown."""

CHAT_LINES = 200
"""How many lines of chat a snapshot has at most."""

NOT_COMPARED = ("board", "log", "chat", "type")
"""The fields of a snapshot that updates do not repeat as a whole."""

Steps = Sequence[tuple[Step, Frame]]
"""Steps, each with the frame after it."""

logger = logging.getLogger("perihelion.web")


@dataclass(eq=False)
class Viewer:
    """One connection: who is connected, from which seat, in which language, and what was sent."""

    live: LiveTable
    guest: str
    lang: str
    seat: int
    device: str = ""
    """Which device of the guest it is."""
    outbox: asyncio.Queue[dict[str, Any] | int] = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    sent: dict[str, Any] = field(default_factory=dict)
    shown: Frame | None = None
    """The drawing that it has."""
    blocked: frozenset[str] = frozenset()
    """The guests whose chat this one does not want to read."""
    reads: bool = True
    """Whether it wants the position as text; pages that do not show it say so."""
    refreshed: int = -1
    """The count at which it last got a snapshot because it was behind."""
    missed: TableChange | None = None
    """What happened that it was not told yet."""
    misses_presence: bool = False
    """Whether it was not told yet who came or went."""

    @property
    def due(self) -> bool:
        """Whether it was not told everything, and has taken all that it was sent."""
        return (self.missed is not None or self.misses_presence) and self.outbox.empty()

    def miss(self, change: TableChange) -> None:
        """Note a change of which it is told later."""
        self.missed = change if self.missed is None else self.missed.followed_by(change)

    def send_missed(self) -> None:
        """Send what it was not told yet."""
        if self.missed is not None:
            self.send_change(TableChange())
        else:
            self.send_presence()

    def send(self, message: dict[str, Any] | int) -> None:
        """Put a message, or a code to close with, into the outbox. A client that is too slow is disconnected."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
            message = TOO_SLOW
        self.outbox.put_nowait(message)

    def send_snapshot(self, change: TableChange | None = None) -> None:
        """Send the whole table, with the steps of a change that led there; their groups are in the snapshot."""
        self.missed, self.misses_presence = None, False
        chat = self.live.chat_without(self.blocked)
        snapshot = make_snapshot(self.live, self.guest, self.seat, self.lang, chat, self.reads)
        self.sent = {name: snapshot[name] for name in snapshot if name not in NOT_COMPARED}
        self.shown = self.live.frame(self.seat, self.lang)
        if change and change.steps:
            steps = self._steps(self._frames(change), self.shown, {})
            snapshot["steps"] = [{**step, "groups": {}} for step in steps]
        self.send(snapshot)

    def resume(self, mark: str | None) -> None:
        """Send what is new to somebody who comes back and has the table as of `mark`; to others a snapshot.

        Whoever has the present already gets what no entry of the log says. Nothing is drawn before the next change.
        """
        if mark != self.live.mark(self.seat, self.lang):
            self.send_snapshot()
            return
        self.shown = self.live.frame(self.seat, self.lang)
        self.sent = passing_fields(self.live, self.guest, self.live.words(self.lang))
        chat = [chat_fields(self.live, self.guest, line) for line in self.live.chat_without(self.blocked)]
        self.send({"type": "update", "count": self.live.table.count, **self.sent, "chat": chat})

    def want_outline(self, wanted: bool) -> None:
        """Send the position as text from now on, and at once; or no longer, beginning with the next update."""
        self.reads = wanted
        if wanted:
            self.send_change(TableChange())

    def send_change(self, change: TableChange) -> None:
        """Send what this viewer may see of a change, and of what it missed before."""
        table = self.live.table
        if self.missed is not None:
            change = self.missed.followed_by(change)
        self.missed, self.misses_presence = None, False
        if self.guest in table.removed or (not table.seal.deal_opened and hides_from(table, self.guest)):
            self.send(REMOVED)
            return
        seat = self._choose_seat(table)
        if change.jumps or seat != self.seat or any(isinstance(entry.body, SeatChanged) for entry in change.entries):
            self.seat = seat
            self.send_snapshot(change)
        else:
            self._send_update(change)
        if table.closed and (change.reloaded or any(isinstance(entry.body, TableClosed) for entry in change.entries)):
            self.send(CLOSED)

    def _choose_seat(self, table: Table) -> int:
        """Return the seat to see the table from: where one guest holds several, the one to act."""
        seats = table.seats_seen_by(self.guest)
        if table.waits_for in seats or self.seat not in seats:
            return choose_seat(table, self.guest)
        return self.seat

    def _send_update(self, change: TableChange) -> None:
        # What it has is drawn first, then each step: every drawing takes from the one before what is the same.
        before = self.shown.groups if self.shown else Groups()
        frames = self._frames(change)
        for _, drawn in frames:
            _ = drawn.groups
        frame = self.live.frame(self.seat, self.lang)
        if self.shown and (self.shown.scene is None) != (frame.scene is None):  # the ground of the board is missing
            self.send_snapshot(change)
            return
        now = changing_fields(self.live, self.guest, frame, self.reads)
        message = {name: value for name, value in now.items() if name not in self.sent or self.sent[name] != value}
        self.sent |= now
        if frame is not self.shown:
            message |= self._board_changes(before, frame.groups)
        if change.steps:
            message["steps"] = self._steps(frames, frame, message.get("groups", {}))
        self.shown = frame
        if change.entries:
            lines = self.live.log_text.lines(frame.view, change.entries[0].n)
            message["log"] = [line.as_dict() for line in lines]
        if message:
            self.send({"type": "update", "count": self.live.table.count, **message})

    @staticmethod
    def _board_changes(before: Groups, after: Groups) -> dict[str, Any]:
        changes: dict[str, Any] = {}
        if groups := after.find_changed(before):
            changes["groups"] = groups
        if order := changed_order(before, after):
            changes["order"] = order
        return changes

    def _steps(self, frames: Steps, now: Frame, last: dict[str, str | None]) -> list[dict[str, Any]]:
        """Return the steps of a change, each as the difference from the step before.

        `last` has the groups of the whole update. A group that is already as in `last` is written as true.
        """
        steps, before = [], self.shown.groups if self.shown else Groups()
        for step, frame in frames:
            alone = bool(last) and len(frames) == 1 and frame is now
            changed = last if alone else frame.groups.find_changed(before)
            groups = {key: True if svg is not None and svg == last.get(key) else svg for key, svg in changed.items()}
            steps.append({**describe_step(self.live, frame, step.entry, step.count), "groups": groups})
            before = frame.groups
        return steps

    def _frames(self, change: TableChange) -> Steps:
        """Return the last steps of a change, each with the frame after it."""
        steps = change.steps[-MOST_STEPS:]
        return [(step, self.live.frame_after(step.position, step.count, self.seat, self.lang)) for step in steps]

    def send_presence(self) -> None:
        """Send who is connected, where that changed."""
        self.misses_presence = False
        presence = presence_fields(self.live, self.guest, self.live.words(self.lang))
        if any(self.sent.get(name) != value for name, value in presence.items()):
            self.sent |= presence
            self.send({"type": "presence", **presence})


@dataclass(eq=False)
class LiveTable(TablePresenter):
    """A table with its viewers and its chat."""

    viewers: list[Viewer] = field(default_factory=list)
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=CHAT_LINES))
    audience: Audience[Viewer] = field(init=False)

    def __post_init__(self) -> None:
        """Begin without spectators."""
        self.audience = Audience(self.viewers, self.loaded.lock, self.send_missed)

    def send_change(self, loaded: LoadedTable, change: TableChange) -> None:
        """Send a change to the players, and note it for all others."""
        for viewer in self.viewers:
            viewer.miss(change)
        self.send_missed(self._players())

    def wake_audience(self, loaded: LoadedTable, change: TableChange) -> None:
        """Let the spectators be told of a change."""
        self.audience.wake()

    def send_presence(self) -> None:
        """Send to the players who is connected, and note it for all others."""
        for viewer in self.viewers:
            viewer.misses_presence = True
        for viewer in self._players():
            viewer.send_presence()

    def show_presence(self) -> None:
        """Show all viewers who is connected."""
        self.send_presence()
        self.audience.wake()

    def _players(self) -> list[Viewer]:
        players = self.table.players()
        return [viewer for viewer in self.viewers if viewer.guest in players]

    def send_missed(self, viewers: Iterable[Viewer]) -> None:
        """Send to some viewers what they missed. Where that fails for one of them, the others get it all the same."""
        with self.one_moment():
            for viewer in viewers:
                try:
                    viewer.send_missed()
                except Exception:
                    logger.exception("table %s cannot be shown to seat %d", self.table.head.table, viewer.seat)
                    viewer.send(BROKEN)
        if not any(viewer.due for viewer in self.viewers):
            self.frames.forget_before(self.table.count)

    def add_chat_line(self, line: ChatLine) -> None:
        """Keep a line of chat and send it to all viewers, unless that was done before."""
        if any(known.n == line.n for known in self.chat):
            return
        self.chat.append(line)
        for viewer in list(self.viewers):
            if line.guest not in viewer.blocked:
                viewer.send({"type": "chat", **chat_fields(self, viewer.guest, line)})

    def chat_without(self, blocked: frozenset[str]) -> list[ChatLine]:
        """Return the lines of chat that were not written by these guests."""
        return [line for line in self.chat if line.guest not in blocked]
