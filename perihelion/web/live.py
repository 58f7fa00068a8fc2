"""The live table: every viewer gets a snapshot, then what changed, as far as their seat may see it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from fastapi import WebSocket
from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocketDisconnect

from ..errors import IllegalAction, PerihelionError
from ..play import orders
from ..play.errors import NotStored, Stale
from ..play.hall import Hall, News, Room
from ..play.table import Table
from ..store import tables
from ..store.tables import ChatLine
from .errors import TooFast, refusal
from .frames import changed, order_changed
from .guard import Rates, same_origin
from .orders import ActionOrder, AfterOrder
from .snapshot import Shown, chat_line, fields, presence, seat_to_look_from, snapshot
from .visitors import Visitors
from .why import in_language

report = logging.getLogger("perihelion.web")

NO_GUEST, REMOVED, NO_TABLE, TOO_SLOW, CLOSED, NO_MESSAGE, TOO_MANY = 4401, 4403, 4404, 4408, 4410, 4422, 4429
BROKEN = 1011
MOST_WAITING = 256
"""Messages that may wait for a slow client."""

MOST_VIEWERS = 200
"""Connections to one table."""

MOST_STEPS = 8
"""Steps shown one after the other in one update; of more, the last."""

CHAT = 200

PLAY, AFTER = TypeAdapter(ActionOrder), TypeAdapter(AfterOrder)


@dataclass(eq=False)
class Viewer:
    """One connection: who looks, from which seat, in which language, and what they have been sent."""

    shown: ShownRoom
    guest: str
    lang: str
    seat: int
    outbox: asyncio.Queue[dict[str, Any] | int] = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    sent: dict[str, Any] = field(default_factory=dict)
    groups: dict[str, str] = field(default_factory=dict)

    def send(self, message: dict[str, Any] | int) -> None:
        """Put a message (or a code to close with) into the outbox; who does not keep up is let go."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
            message = TOO_SLOW
        self.outbox.put_nowait(message)

    def send_snapshot(self) -> None:
        """The whole table."""
        whole = snapshot(self.shown, self.guest, self.seat, self.lang, list(self.shown.chat))
        self.sent = {name: whole[name] for name in whole if name not in ("board", "log", "chat", "type")}
        self.groups = whole["board"]["groups"] if whole["board"] else {}
        self.send(whole)

    def hear(self, news: News) -> None:
        """Something changed: send what this viewer may see of it."""
        table = self.shown.table
        if self.guest in table.removed:
            self.send(REMOVED)
            return
        seat = self._seat_now(table)
        if news.restarts or seat != self.seat or any(entry.kind == "seat" for entry in news.entries):
            self.seat = seat
            self.send_snapshot()
        else:
            self._send_update(news)
        if table.closed and any(entry.kind == "close" for entry in news.entries):
            self.send(CLOSED)

    def _seat_now(self, table: Table) -> int:
        looks = table.looks_from(self.guest)
        if table.waits_for in looks or self.seat not in looks:
            return seat_to_look_from(table, self.guest)
        return self.seat

    def _send_update(self, news: News) -> None:
        now = fields(self.shown, self.guest, self.seat, self.lang)
        message = {name: value for name, value in now.items() if name not in self.sent or self.sent[name] != value}
        self.sent |= now
        frame = self.shown.frame(self.seat, self.lang)
        if frame.groups is not self.groups:
            message |= self._differences(self.groups, frame.groups)
        if len(news.moved) > 1:
            message["steps"] = self._steps(news, message.get("groups", {}))
        self.groups = frame.groups
        if news.entries:
            told = self.shown.teller.lines(frame.view, news.entries[0].n)
            message["log"] = [line.as_dict() for line in told]
        if message:
            self.send({"type": "update", "count": self.shown.table.count, **message})

    @staticmethod
    def _differences(before: dict[str, str], after: dict[str, str]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        if groups := changed(before, after):
            found["groups"] = groups
        if order := order_changed(before, after):
            found["order"] = order
        return found

    def _steps(self, news: News, last: dict[str, str | None]) -> list[dict[str, Any]]:
        """What happened, one thing after the other; each against the one before.

        Most groups are in their last state after one step: those are only named, since `last` has them already.
        """
        steps, before = [], self.groups
        for moved in news.moved[-MOST_STEPS:]:
            frame = self.shown.frames.get(moved.position, moved.count, self.seat, self.lang)
            told = self.shown.teller.lines(frame.view, moved.entry.n, moved.entry.n + 1)
            groups = changed(before, frame.groups).items()
            steps.append(
                {
                    "n": moved.count,
                    "seat": moved.entry.data.get("seat", -1),
                    "groups": {key: True if svg is not None and svg == last.get(key) else svg for key, svg in groups},
                    "says": told[0].says if told else "",
                    "happened": frame.happened,
                }
            )
            before = frame.groups
        return steps

    def hear_presence(self) -> None:
        """Somebody came or went."""
        who = presence(self.shown, self.guest, self.shown.words(self.lang))
        if any(self.sent.get(name) != value for name, value in who.items()):
            self.sent |= who
            self.send({"type": "presence", **who})


@dataclass
class ShownRoom(Shown):
    """A room with its viewers and its chat."""

    viewers: list[Viewer] = field(default_factory=list)
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=CHAT))

    def hear(self, room: Room, news: News) -> None:
        """The room tells; everybody hears."""
        for viewer in list(self.viewers):
            try:
                viewer.hear(news)
            except Exception:
                report.exception("table %s cannot be shown to seat %d", self.table.head.table, viewer.seat)
                viewer.send(BROKEN)

    def hear_presence(self) -> None:
        """Somebody came or went."""
        for viewer in list(self.viewers):
            viewer.hear_presence()

    def hear_chat(self, line: ChatLine) -> None:
        """Somebody said something."""
        self.chat.append(line)
        for viewer in list(self.viewers):
            viewer.send({"type": "chat", **chat_line(self, viewer.guest, line)})


class Live:
    """All live tables of a server."""

    def __init__(self, hall: Hall, visitors: Visitors, rates: Rates, key: bytes):
        self.hall, self.visitors, self.rates, self.key = hall, visitors, rates, key
        self._shown: dict[str, ShownRoom] = {}

    async def shown(self, table: str) -> ShownRoom:
        """A table's room, ready to be shown."""
        room = await self.hall.open(table)
        shown = self._shown.get(table)
        if shown is None or shown.room is not room:
            chat = await tables.chat(self.hall.database, table, CHAT)
            shown = self._shown.get(table)
            if shown is None or shown.room is not room:
                shown = ShownRoom(room, self.key, self.hall.up_since, chat=deque(chat, maxlen=CHAT))
                room.listeners = [shown.hear]
                self._keep(table, shown)
        return shown

    def _keep(self, table: str, shown: ShownRoom) -> None:
        self._shown[table] = shown
        if len(self._shown) > 2 * len(self.hall.rooms) + 16:
            self._shown = {t: s for t, s in self._shown.items() if s.viewers or self.hall.rooms.get(t) is s.room}

    def guest_changed(self, guest: str, lang: str | None) -> None:
        """A guest has another language: everything they see is said anew."""
        for shown in self._shown.values():
            for viewer in shown.viewers:
                if viewer.guest == guest and lang is not None and viewer.lang != lang:
                    viewer.lang = lang
                    viewer.send_snapshot()

    async def serve(self, websocket: WebSocket, table: str, wish: int | None) -> None:
        """One connection, from its opening to its end."""
        await websocket.accept()
        code = self._refuse(websocket)
        if code:
            await websocket.close(code)
            return
        guest = websocket.state.guest
        try:
            shown = await self.shown(table)
        except PerihelionError:
            await websocket.close(NO_TABLE)
            return
        if guest.id in shown.table.removed or len(shown.viewers) >= MOST_VIEWERS:
            await websocket.close(REMOVED if guest.id in shown.table.removed else TOO_MANY)
            return
        if orders.kept_for_absent(shown.table, guest.id):
            with suppress(NotStored):  # they can take the seat themselves when the store is well again
                await self.hall.order(table, lambda t: orders.come_back(t, guest.id, guest.name))
        viewer = Viewer(shown, guest.id, websocket.state.lang, seat_to_look_from(shown.table, guest.id, wish))
        async with shown.room.lock:
            self.hall.arrive(shown.room, guest.id)
            shown.room.names.setdefault(guest.id, guest.name)
            viewer.send_snapshot()
            shown.viewers.append(viewer)
        shown.hear_presence()
        if shown.table.closed:
            viewer.send(CLOSED)
        try:
            await self._talk(websocket, viewer)
        finally:
            shown.viewers.remove(viewer)
            self.hall.depart(shown.room, guest.id)
            shown.hear_presence()

    @staticmethod
    def _refuse(websocket: WebSocket) -> int:
        """The code to close with at once, or 0."""
        if not same_origin(websocket):
            return REMOVED
        return 0 if websocket.state.known else NO_GUEST

    async def _talk(self, websocket: WebSocket, viewer: Viewer) -> None:
        """Send and receive until one side ends it."""
        sending = asyncio.create_task(_send(websocket, viewer))
        receiving = asyncio.create_task(self._receive(websocket, viewer))
        done, pending = await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        for task in done:
            if task.exception() is not None and not isinstance(task.exception(), WebSocketDisconnect | RuntimeError):
                raise task.exception()  # type: ignore[misc]

    async def _receive(self, websocket: WebSocket, viewer: Viewer) -> None:
        while True:
            received = await websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text") or ""
            if wait := self.rates.messages.take(viewer.guest):
                viewer.send({"type": "refused", "after": None, **refusal(TooFast(wait), viewer.lang)[1]})
                continue
            try:
                message = json.loads(text)
                kind = message["type"]
                order = {name: value for name, value in message.items() if name != "type"}
                done = await self._message(viewer, kind, order)
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
                viewer.send(NO_MESSAGE)
                return
            if not done:
                viewer.send(NO_MESSAGE)
                return

    async def _message(self, viewer: Viewer, kind: str, order: dict[str, Any]) -> bool:
        """One message of a client; False where there is no such message."""
        if kind == "ping":
            viewer.send({"type": "pong"})
        elif kind == "look":
            if order["seat"] in viewer.shown.table.looks_from(viewer.guest):
                async with viewer.shown.room.lock:
                    viewer.seat = order["seat"]
                    viewer.send_snapshot()
        elif kind == "play":
            play = PLAY.validate_python(order)
            act = lambda t: orders.play(t, viewer.guest, play.action, play.after, play.seat)  # noqa: E731
            await self._order(viewer, play.after, act)
        elif kind in ("confirm", "undo"):
            after = AFTER.validate_python(order).after
            how = orders.confirm if kind == "confirm" else orders.undo
            await self._order(viewer, after, lambda t: how(t, viewer.guest, after))
        else:
            return False
        return True

    async def _order(self, viewer: Viewer, after: int, change: Callable[[Table], int]) -> None:
        try:
            count = await self.hall.order(viewer.shown.table.head.table, change)
            viewer.send({"type": "played", "after": after, "count": count})
        except (PerihelionError, ValidationError) as error:
            if isinstance(error, Stale):
                async with viewer.shown.room.lock:
                    viewer.send_snapshot()
            if isinstance(error, IllegalAction):
                error = in_language(error, viewer.shown, viewer.lang)
            _, body = refusal(error, viewer.lang)
            viewer.send({"type": "refused", "after": after, **body})


async def _send(websocket: WebSocket, viewer: Viewer) -> None:
    while True:
        message = await viewer.outbox.get()
        if isinstance(message, int):
            await websocket.close(message)
            return
        await websocket.send_text(to_json(message).decode())
