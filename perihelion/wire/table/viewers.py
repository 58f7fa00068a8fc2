"""The viewers of a live table. Each gets a snapshot, then the changes that the viewer's seat may see.

Players get a change at once. For spectators it is kept, and `audience` sends it later, so no move waits for them.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, cast

from ...core.vocabulary import SPECTATOR
from ...draw.scene import Groups
from ...errors import RuleTooSlow
from ...table.hidden_deal import hides_from
from ...table.stored import ChatLine
from ...table.table import Step, Table
from ...table.table_change import TableChange
from ...table_log.bodies import SeatChanged, TableClosed
from ..schemas.close_codes import CloseCode
from ..schemas.live import ServerMessage, Update
from ..schemas.snapshot import ChangingFields, StepView
from .drawn_fields import DRAWN_FIELDS, add_step_groups, find_drawing_changes
from .frames import Frame
from .own_drawing import OwnDrawing
from .presenter import TablePresenter, choose_seat
from .recap import describe_step
from .snapshot import changing_fields, chat_fields, describe_lines, make_snapshot, passing_fields, presence_fields
from .stories import tell_turns_since
from .sync_token import program_version
from .table_drawing import EMPTY_UPDATE

MOST_STEPS = 8
"""Limit of steps in an update; if there are more, the last ones are sent."""

CHAT_LINES = 200
"""Limit of lines of chat in a snapshot."""

NOT_COMPARED = ("board", "log", "chat", "type")
"""The fields of a snapshot that updates do not repeat as a whole."""

Steps = Sequence[tuple[Step, Frame]]
"""Steps, each with the frame after it."""

logger = logging.getLogger("perihelion.web")


Outgoing = ServerMessage | CloseCode
"""A message, or the code to close with."""


class Outbox(Protocol):
    """The messages that wait for a client."""

    def full(self) -> bool:
        """Return True if no more messages may wait."""

    def empty(self) -> bool:
        """Return True if no message waits."""

    def get_nowait(self) -> Outgoing:
        """Take the first message out."""

    def put_nowait(self, message: Outgoing) -> None:
        """Add a message."""


@dataclass(eq=False)
class Viewer:
    """One connection: the guest, the seat, the language, and what was sent."""

    live: ViewedTable
    guest: str
    lang: str
    seat: int
    outbox: Outbox
    sent: dict[str, object] = field(default_factory=dict)
    """The fields that the client has, by name."""
    shown: Frame | None = None
    """The frame that the client has; None if it draws for itself."""
    own: OwnDrawing | None = None
    """What the client has if it draws for itself."""
    blocked: frozenset[str] = frozenset()
    """The guests whose chat this guest blocked."""
    reads: bool = True
    """True if the client wants the position as text; pages that do not show it say so."""
    refreshed: int = -1
    """The count at which it last got a snapshot because it was behind."""
    missed: TableChange | None = None
    """The changes that were not sent yet."""
    misses_presence: bool = False
    """True if a change of presence was not sent yet."""

    @property
    def due(self) -> bool:
        """True if something was not sent yet, and the outbox is empty."""
        return (self.missed is not None or self.misses_presence) and self.outbox.empty()

    def miss(self, change: TableChange) -> None:
        """Keep a change to be sent later."""
        self.missed = change if self.missed is None else self.missed.followed_by(change)

    def send(self, message: Outgoing) -> None:
        """Put a message or a close code into the outbox. Disconnects a client that is too slow."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
            message = CloseCode.TOO_SLOW
        self.outbox.put_nowait(message)

    def send_snapshot(self, change: TableChange | None = None) -> None:
        """Send the whole table, with the steps of the change that led to it; their groups are in the snapshot."""
        self.missed, self.misses_presence = None, False
        chat = self.live.chat_without(self.blocked)
        if self.own is not None:
            self.send(self.own.make_snapshot(chat, change.steps[-MOST_STEPS:] if change else ()))
            return
        snapshot = make_snapshot(self.live, self.guest, self.seat, self.lang, chat, self.reads)
        self.sent = {name: value for name, value in snapshot.items() if name not in NOT_COMPARED}
        self.shown = self.live.frame(self.seat, self.lang)
        if change and change.steps:
            steps = self._steps(self._frames(change), self.shown, {})
            snapshot["steps"] = [{**step, "groups": {}} for step in steps]
        self.send(snapshot)

    def refresh(self) -> None:
        """Send a snapshot because the client is behind, once for each count: later changes reach it anyway."""
        if self.refreshed != self.live.table.count:
            self.refreshed = self.live.table.count
            self.send_snapshot()

    def resume(self, mark: str | None) -> None:
        """Send what is new to a returning client that has the table as of `mark`; to others send a snapshot.

        A client that is up to date gets the fields that are not in the log. Nothing is drawn before the next change.
        """
        if mark != self.live.sync_token(self.seat, self.lang):
            self.send_snapshot()
            return
        self.shown = self.live.frame(self.seat, self.lang)
        self.sent = {**passing_fields(self.live, self.guest, self.seat, self.live.words(self.lang))}
        update = self._begin_update(self.sent)
        update["chat"] = [chat_fields(self.live, self.guest, line) for line in self.live.chat_without(self.blocked)]
        self.send(update)

    def want_outline(self, wanted: bool) -> None:
        """Send the position as text now and from now on, or stop sending it with the next update."""
        self.reads = wanted
        if wanted:
            self.send_change(TableChange())

    def want_views(self, wanted: bool, version: str) -> None:
        """From now on send what the client knows instead of drawings, if its program is this version; or drawings."""
        if wanted and version == program_version():
            self.send_change(TableChange())
            self.shown, self.own = None, OwnDrawing(self)
            self.sent = {name: value for name, value in self.sent.items() if name not in DRAWN_FIELDS}
            self.send(self.own.begin())
        elif not wanted and self.own is not None:
            self.own = None
            self.send_snapshot()

    def send_change(self, change: TableChange) -> None:
        """Send the visible part of a change, and of the changes that were not sent yet."""
        table = self.live.table
        if self.missed is not None:
            change = self.missed.followed_by(change)
        self.missed, self.misses_presence = None, False
        if self.guest in table.removed or (not table.seal.deal_opened and hides_from(table, self.guest)):
            self.send(CloseCode.REMOVED)
            return
        seat = self._choose_seat(table)
        if change.jumps or seat != self.seat or any(isinstance(entry.body, SeatChanged) for entry in change.entries):
            self.seat = seat
            self.send_snapshot(change)
        else:
            self._send_update(change)
        if table.closed and (change.reloaded or any(isinstance(entry.body, TableClosed) for entry in change.entries)):
            self.send(CloseCode.CLOSED)

    def _choose_seat(self, table: Table) -> int:
        """Return the seat to see the table from: if one guest holds several, the one to act."""
        if self.live.late:
            return SPECTATOR
        seats = table.seats_seen_by(self.guest)
        awaited = [seat for seat in table.awaited if seat in seats]
        if self.seat in (awaited or seats):
            return self.seat
        return choose_seat(table, self.guest)

    def _send_update(self, change: TableChange) -> None:
        if self.own is not None:
            if (message := self.own.make_update(change, change.steps[-MOST_STEPS:])) is not None:
                self.send(message)
            return
        # Draw the frame that the client has first, then each step: a drawing reuses what did not change.
        before = self.shown.groups if self.shown else Groups()
        frames = self._frames(change)
        for _, drawn in frames:
            _ = drawn.groups
        frame = self.live.frame(self.seat, self.lang)
        if self.shown and (self.shown.scene is None) != (frame.scene is None):  # the ground of the board is missing
            self.send_snapshot(change)
            return
        now = changing_fields(self.live, self.guest, frame, self.reads)
        changed = self._take_changed(now)
        update = self._begin_update(changed)
        if frame is not self.shown:
            update |= cast(Update, find_drawing_changes(frame, before))
        if change.steps:
            update["steps"] = self._steps(frames, frame, update.get("groups", {}))
        self.shown = frame
        if change.entries:
            lines = self.live.log_text.lines(frame.view, change.entries[0].n)
            update["log"] = describe_lines(lines, frame.view.words)
            update["stories"] = tell_turns_since(self.live, frame.view, change.entries[0].n)
        if changed or update.keys() > EMPTY_UPDATE:
            self.send(update)

    def _take_changed(self, now: ChangingFields) -> dict[str, object]:
        """Return the fields that differ from what the client has, and note that it has them now."""
        changed = {name: value for name, value in now.items() if name not in self.sent or self.sent[name] != value}
        self.sent |= now
        return changed

    def _begin_update(self, changed: Mapping[str, object]) -> Update:
        """Return an update with some of the changing fields of a snapshot."""
        return cast(Update, {"type": "update", "count": self.live.table.count, **changed})

    def _steps(self, frames: Steps, now: Frame, last: Mapping[str, str | None]) -> list[StepView]:
        """Return the steps of a change, each as the difference from the step before (`add_step_groups`)."""
        before = self.shown.groups if self.shown else Groups()
        told = [describe_step(self.live, frame, step.entry, step.count) for step, frame in frames]
        return add_step_groups(told, [frame for _, frame in frames], now, last, before)

    def _frames(self, change: TableChange) -> Steps:
        """Return the last steps of a change, each with the frame after it."""
        steps = change.steps[-MOST_STEPS:]
        return [(step, self.live.frame_after(step.position, step.count, self.seat, self.lang)) for step in steps]

    def send_presence(self) -> None:
        """Send who is connected, if that changed."""
        self.misses_presence = False
        presence = presence_fields(self.live, self.guest, self.seat, self.live.words(self.lang))
        if any(self.sent.get(name) != value for name, value in presence.items()):
            self.sent |= presence
            self.send({"type": "presence", **presence})


@dataclass(eq=False)
class ViewedTable(TablePresenter):
    """A table with its viewers and its chat."""

    viewers: list[Viewer] = field(default_factory=list)
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=CHAT_LINES))

    def note_change(self, change: TableChange) -> None:
        """Note that all viewers miss a change."""
        for viewer in self.viewers:
            viewer.miss(change)

    def note_presence(self) -> None:
        """Note that all viewers miss who is connected."""
        for viewer in self.viewers:
            viewer.misses_presence = True

    def send_missed(self, viewers: Iterable[Viewer]) -> None:
        """Send some viewers what they missed. If that fails for one of them, the others still get it."""
        with self.one_moment():
            for viewer in viewers:
                try:
                    if viewer.missed is not None:
                        viewer.send_change(TableChange())
                    else:
                        viewer.send_presence()
                except RuleTooSlow as error:
                    self.loaded.stop(error)
                    return
                except Exception:
                    logger.exception("table %s cannot be shown to seat %d", self.table.head.table, viewer.seat)
                    viewer.send(CloseCode.BROKEN)
        if not any(viewer.due for viewer in self.viewers):
            self.frames.forget_before(self.table.count)

    def show_chat_line(self, line: ChatLine) -> bool:
        """Keep a line of chat and send it to all viewers. Return False if it is known already."""
        if any(known.n == line.n for known in self.chat):
            return False
        self.chat.append(line)
        for viewer in list(self.viewers):
            if line.guest not in viewer.blocked:
                viewer.send({"type": "chat", **chat_fields(self, viewer.guest, line)})
        return True

    def chat_without(self, blocked: frozenset[str]) -> list[ChatLine]:
        """Return the lines of chat that were not written by these guests."""
        return [line for line in self.chat if line.guest not in blocked]
