"""The live connection of one page to a table: what a WebSocket is with a device."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

from ..errors import PerihelionError
from ..table.commands import confirm_turn, return_to_seats, seats_kept_for, undo_decision
from ..table.errors import Conflict, NotStored, Stale, UnknownTable
from ..wire.errors import StaleRequest, describe_error
from ..wire.reading import InvalidValue, read_value
from ..wire.schemas.close_codes import CloseCode
from ..wire.schemas.live import (
    ConfirmMessage,
    DrawMessage,
    LookMessage,
    OutlineMessage,
    PingMessage,
    PlayMessage,
    ServerMessage,
    UndoMessage,
)
from ..wire.table.presenter import choose_seat
from ..wire.table.viewers import Outgoing, Viewer
from .device import Device
from .local_table import LocalTable
from .request import Request, write_json

MESSAGES: dict[str, type[Any]] = {
    "play": PlayMessage,
    "confirm": ConfirmMessage,
    "undo": UndoMessage,
    "look": LookMessage,
    "outline": OutlineMessage,
    "draw": DrawMessage,
    "ping": PingMessage,
}
"""The messages of a page, by their type."""

Send = Callable[[str | None], object]
"""Called with each message, and with None when the connection is closed."""


class _Direct:
    """An outbox in which nothing waits: a page of the same browser takes every message at once."""

    def __init__(self, connection: LocalConnection):
        self._connection = connection

    def full(self) -> bool:
        return False

    def empty(self) -> bool:
        return True

    def get_nowait(self) -> Outgoing:
        raise IndexError("nothing waits")

    def put_nowait(self, message: Outgoing) -> None:
        self._connection.pass_on(message)


class LocalConnection:
    """One page that shows a table. `closed` is the code to close with; 0 while it is open."""

    def __init__(self, device: Device, request: Request, table: str, send: Send):
        self._device, self._request, self._send = device, request, send
        self.table, self.closed = table, 0
        self._loaded: LocalTable | None = None
        self._viewer: Viewer | None = None
        self._messages: asyncio.Queue[str] = asyncio.Queue()
        self._serving = asyncio.create_task(self._serve(), name=f"connection {table}")

    def receive(self, text: str) -> None:
        """Take a message of the page. Messages are answered in their order."""
        if not self.closed:
            self._messages.put_nowait(text)

    def close(self) -> None:
        """End the connection: the page is gone."""
        self._end(CloseCode.CHANGED)

    def pass_on(self, message: Outgoing) -> None:
        """Send a message to the page, or end the connection with a code."""
        if self.closed:
            return
        if isinstance(message, CloseCode):
            self._end(message)
            self._send(None)
        else:
            self._send(write_json(message))

    def _end(self, code: CloseCode) -> None:
        if self.closed:
            return
        self.closed = int(code)
        if self._loaded is not None and self._viewer is not None:
            if self._viewer in self._loaded.shown.viewers:
                self._loaded.shown.viewers.remove(self._viewer)
            self._loaded.connections -= 1
            show_presence(self._loaded)
        if asyncio.current_task() is not self._serving:
            self._serving.cancel()

    async def _serve(self) -> None:
        try:
            viewer = await self._connect()
            while viewer is not None and not self.closed:
                await self._answer(viewer, await self._messages.get())
        except Exception:
            self.pass_on(CloseCode.BROKEN)
            raise

    async def _connect(self) -> Viewer | None:
        """Show the table; the page gets every change from now on. Return None if there is no such table."""
        try:
            loaded = await self._device.tables.open(self.table)
        except UnknownTable:
            self.pass_on(CloseCode.NO_TABLE)
            return None
        except Conflict:
            self.pass_on(CloseCode.CLOSED)
            return None
        except PerihelionError:
            self.pass_on(CloseCode.NO_TABLE)
            return None
        guest, request = self._device.guest, self._request
        if seats_kept_for(loaded.table, guest.id):
            with suppress(NotStored):  # the guest can take the seat when the store works again
                await self._device.tables.run_command(self.table, return_to_seats, guest.id, guest.name)
        seat = choose_seat(loaded.table, guest.id, request.seat)
        reads = request.flag("outline", True)
        viewer = Viewer(loaded.shown, guest.id, request.lang, seat, _Direct(self), reads=reads)
        async with loaded.lock:
            loaded.connections += 1
            loaded.names.setdefault(guest.id, guest.name)
            self._loaded, self._viewer = loaded, viewer
            viewer.resume(request.query.get("have"))
            loaded.shown.viewers.append(viewer)
        show_presence(loaded)
        if loaded.table.closed:
            self.pass_on(CloseCode.CLOSED)
        return viewer

    async def _answer(self, viewer: Viewer, text: str) -> None:
        try:
            data = json.loads(text)
            message = read_value(MESSAGES[data["type"]], data)
        except (ValueError, TypeError, KeyError, RecursionError, InvalidValue):
            self.pass_on(CloseCode.NO_MESSAGE)
            return
        if isinstance(message, PlayMessage | ConfirmMessage | UndoMessage):
            await self._carry_out(viewer, message)
        elif isinstance(message, PingMessage):
            viewer.send({"type": "pong"})
        elif self._loaded is not None:
            async with self._loaded.lock:
                if isinstance(message, OutlineMessage):
                    viewer.want_outline(message.wanted)
                elif isinstance(message, DrawMessage):
                    viewer.want_views(message.wanted, message.version)
                elif message.seat in viewer.live.table.seats_seen_by(viewer.guest):
                    viewer.seat = message.seat
                    viewer.send_snapshot()

    async def _carry_out(self, viewer: Viewer, message: PlayMessage | ConfirmMessage | UndoMessage) -> None:
        """Carry out a command. Send the count that it led to, or why it is refused."""
        try:
            count = await self._run(viewer, message)
            viewer.send({"type": "played", "after": message.after, "count": count})
        except Stale:
            viewer.refresh()
            self._refuse(viewer, message.after, StaleRequest(None))
        except PerihelionError as error:
            self._refuse(viewer, message.after, error)

    async def _run(self, viewer: Viewer, message: PlayMessage | ConfirmMessage | UndoMessage) -> int:
        tables, guest = self._device.tables, viewer.guest
        if isinstance(message, PlayMessage):
            commands = self._device.commands(cast(LocalTable, self._loaded), viewer.lang)
            return await commands.play(message.action, message.after, message.seat, message.link)
        if isinstance(message, ConfirmMessage):
            return await tables.run_command(self.table, confirm_turn, guest, message.after, message.link)
        return await tables.run_command(self.table, undo_decision, guest, message.after)

    @staticmethod
    def _refuse(viewer: Viewer, after: int | None, error: Exception) -> None:
        _, body = describe_error(error, viewer.lang)
        viewer.send(cast(ServerMessage, {"type": "refused", "after": after, **body}))


def show_presence(loaded: LocalTable) -> None:
    """Show all pages of a table whether its guest is there."""
    for viewer in list(loaded.shown.viewers):
        viewer.send_presence()
