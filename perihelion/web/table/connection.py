"""The WebSocket of one viewer of a live table, from its opening to its end."""

from __future__ import annotations

import asyncio
import hmac
import os
from contextlib import ExitStack, suppress
from typing import Annotated, NamedTuple

from fastapi import WebSocket
from pydantic import Field, TypeAdapter, ValidationError
from pydantic_core import to_json
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketDisconnect

from ...core.vocabulary import SPECTATOR
from ...errors import PerihelionError, RuleTooSlow
from ...server.registry import TableRegistry
from ...store import blocks, tables
from ...store.evidence import note_network
from ...store.guests import Guest
from ...table.commands import confirm_turn, return_to_seats, seats_kept_for, undo_decision
from ...table.errors import NotStored, Stale
from ...table.rated_terms import RatedTerms
from ...wire.errors import StaleRequest, TooFast
from ...wire.schemas.close_codes import CloseCode
from ...wire.schemas.live import (
    ClientMessage,
    ConfirmMessage,
    DrawMessage,
    LookMessage,
    OutlineMessage,
    PingMessage,
    PlayMessage,
    UndoMessage,
)
from ...wire.table.presenter import choose_seat
from ...wire.table.sync_token import read_entries
from ..http.errors import describe_error
from ..http.origins import is_same_origin
from ..http.rate_limits import find_address
from ..people.device_names import name_device
from .commands import TableCommands
from .live_tables import LiveTables
from .reconnect import PendingConnection
from .viewers import LiveTable, Viewer

CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(Annotated[ClientMessage, Field(discriminator="type")])
"""Reads a message of a client."""


class Asked(NamedTuple):
    """What a client asks for when it connects."""

    seat: int | None = None
    """The seat to see the table from."""
    have: str | None = None
    """The sync token of the last message that it has of this table."""
    outline: bool = True
    """True if it wants the position as text."""


class Connection:
    """One WebSocket."""

    def __init__(self, live_tables: LiveTables, websocket: WebSocket, table: str, asked: Asked):
        self.live_tables, self.websocket, self.table, self.asked = live_tables, websocket, table, asked
        self.registry = live_tables.registry
        self.guest: Guest = websocket.state.guest
        self._pending = PendingConnection(self.guest.id, websocket.state.device, websocket.state.lang)

    async def serve(self) -> None:
        """Serve the connection, from its opening to its end."""
        await self.websocket.accept()
        code = self._find_refusal()
        if code is not None:
            await self.websocket.close(code)
            return
        try:
            with ExitStack() as stack:
                with self.live_tables.pending.enter(self.table, self._pending):
                    viewer = await self._connect(stack) if await self._greet() else None
                if viewer is not None:
                    self.websocket.state.arrival.end()
                    await self._exchange(viewer)
        except RuleTooSlow as error:
            self.registry.stop(self.table, error)
            await self.websocket.close(CloseCode.CLOSED)
        finally:
            self._pending.stop()

    def _find_refusal(self) -> CloseCode | None:
        """Return the code to close with if the client may not connect to any table."""
        if not is_same_origin(self.websocket):
            return CloseCode.REMOVED
        return None if self.websocket.state.known else CloseCode.NO_GUEST

    async def _greet(self) -> bool:
        """If the client is up to date, say so, and wait until the table is needed. Return False if the client is gone.

        Only a client whose guest sat at the table gets an answer before the table is read.
        """
        pending = self.live_tables.pending
        entries = read_entries(self.asked.have or "", self._pending.lang)
        newest = None
        if entries is not None and self.table not in self.registry.loaded and "\0" not in self.table:
            newest = await tables.find_newest(self.registry.database, self.table, self.guest.id)
        if newest is None or newest[0] != entries:
            pending.wake(self.table)
            return True
        try:
            await self.websocket.send_text(to_json({"type": "update", "count": newest[1]}).decode())
        except (WebSocketDisconnect, RuntimeError):
            return False
        self.websocket.state.arrival.end()
        self._pending.receive_first(self.websocket)
        await pending.wait(self.table, self._pending)
        if self._pending.gone:
            return False
        for message in self._pending.missed:
            if isinstance(message, int):
                await self.websocket.close(message)
                return False
        pending.wake(self.table)
        await self.registry.admission.give_way()
        return True

    async def _connect(self, stack: ExitStack) -> Viewer | None:
        """Count the connection until the stack is closed, and show the table. Return None if that is not allowed."""
        address = find_address(self.websocket)
        live, blocked = await asyncio.gather(
            self.live_tables.admit(self.table, self.guest.id, address),
            blocks.list_of_guest(self.registry.database, self.guest.id),
        )
        if isinstance(live, CloseCode):
            await self.websocket.close(live)
            return None
        stack.enter_context(self.live_tables.count_connection(live, self.guest.id, address))
        await self.registry.catch_up(live.loaded)  # entries announced before this connection was counted
        await self._return_to_seats(live)
        await self._note_network(live, address)
        viewer = await self._show(live, blocked)
        stack.callback(viewer.live.viewers.remove, viewer)
        for message in self._pending.missed:
            viewer.send(message)
        return viewer

    async def _note_network(self, live: LiveTable, address: str) -> None:
        """Note from which network a player of a rated game comes, if the operator wants it kept. Only a hash is."""
        table = live.table
        if not (table.settings.rated and RatedTerms.read(os.environ).networks and self.guest.id in table.players()):
            return
        network = hmac.new(self.live_tables.key, f"network {address}".encode(), "sha256").hexdigest()[:32]
        device = name_device(self.websocket.headers.get("user-agent", ""))
        with suppress(SQLAlchemyError):  # a player can play without it
            await note_network(self.registry.database, self.guest.id, network, device)

    async def _return_to_seats(self, live: LiveTable) -> None:
        """Give the guest the seats back that bots kept while the guest was absent."""
        if seats_kept_for(live.table, self.guest.id):
            with suppress(NotStored):  # the guest can take the seat when the store works again
                given = (self.guest.id, self.guest.name)
                await self.registry.run_command(self.table, return_to_seats, *given, at_once=True)

    async def _show(self, live: LiveTable, blocked: frozenset[str]) -> Viewer:
        """Show the table; the viewer gets every change from now on."""
        guest, state = self.guest, self.websocket.state
        whole, live = live, await live.seen_by(self.guest.id)
        seat = SPECTATOR if live.late else choose_seat(live.table, guest.id, self.asked.seat)
        viewer = Viewer(
            live, guest.id, state.lang, seat, device=state.device, blocked=blocked, reads=self.asked.outline
        )
        async with live.loaded.lock:
            live.loaded.names.setdefault(guest.id, guest.name)
            viewer.resume(self.asked.have)
            live.viewers.append(viewer)
        whole.show_presence()
        if live.table.closed:
            viewer.send(CloseCode.CLOSED)
        return viewer

    async def _exchange(self, viewer: Viewer) -> None:
        """Send and receive until one side ends the connection."""
        sending = asyncio.create_task(self._send_messages(viewer))
        receiving = asyncio.create_task(self._receive_messages(viewer))
        done, pending = await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
                raise error

    async def _send_messages(self, viewer: Viewer) -> None:
        while True:
            message = await viewer.outbox.get()
            if isinstance(message, int):
                await self.websocket.close(message)
                return
            await self.websocket.send_text(to_json(message).decode())
            if viewer.due:
                viewer.live.audience.wake()

    async def _receive_messages(self, viewer: Viewer) -> None:
        first = self._pending.first
        while True:
            received = await (first or self.websocket.receive())
            first = None
            if received["type"] == "websocket.disconnect":
                return
            if wait := self.live_tables.limits.messages.take(viewer.guest):
                refuse(viewer, None, TooFast(wait))
                continue
            try:
                message = CLIENT_MESSAGE.validate_json(received.get("text") or "")
            except ValidationError:
                viewer.send(CloseCode.NO_MESSAGE)
                return
            if isinstance(message, PingMessage):
                await self.live_tables.presence.note(viewer.guest)
            if isinstance(message, PlayMessage | ConfirmMessage | UndoMessage):
                await answer_command(self.registry, viewer, message)
            else:
                await answer_request(viewer, message)


async def answer_command(
    registry: TableRegistry, viewer: Viewer, message: PlayMessage | ConfirmMessage | UndoMessage
) -> None:
    """Carry out a command of a client. Send the count that it led to, or why it is refused."""
    commands = TableCommands(registry, viewer.live, viewer.guest, viewer.lang)
    try:
        if isinstance(message, PlayMessage):
            count = await commands.play(message.action, message.after, message.seat, message.link)
        elif isinstance(message, ConfirmMessage):
            count = await commands.run(confirm_turn, message.after, message.link)
        else:
            count = await commands.run(undo_decision, message.after)
        viewer.send({"type": "played", "after": message.after, "count": count})
    except Stale:
        async with viewer.live.loaded.lock:
            viewer.refresh()
        refuse(viewer, message.after, StaleRequest(None))
    except PerihelionError as error:
        refuse(viewer, message.after, error)


async def answer_request(viewer: Viewer, message: LookMessage | OutlineMessage | DrawMessage | PingMessage) -> None:
    """Answer a message that changes nothing at the table."""
    if isinstance(message, PingMessage):
        viewer.send({"type": "pong"})
        return
    async with viewer.live.loaded.lock:
        if isinstance(message, OutlineMessage):
            viewer.want_outline(message.wanted)
        elif isinstance(message, DrawMessage):
            viewer.want_views(message.wanted, message.version)
        elif message.seat in viewer.live.table.seats_seen_by(viewer.guest):
            viewer.seat = message.seat
            viewer.send_snapshot()


def refuse(viewer: Viewer, after: int | None, error: Exception) -> None:
    """Send why a command is refused; `after` is the count that it named."""
    _, body = describe_error(error, viewer.lang)
    viewer.send({"type": "refused", "after": after, **body})
