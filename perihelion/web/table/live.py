"""Live tables: the WebSocket of each viewer, from its opening to its end."""

from __future__ import annotations

import asyncio
import json
from collections import Counter, deque
from collections.abc import Awaitable, Iterator
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from fastapi import WebSocket
from pydantic_core import to_json
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from ...errors import PerihelionError
from ...server.deals import Deals
from ...server.loaded_table import LoadedTable
from ...server.registry import TableRegistry
from ...store import blocks, tables
from ...store.guests import Guest
from ...table.commands import return_to_seats, seats_kept_for
from ...table.errors import NotStored
from ..http.errors import TooFast, describe_error
from ..http.origins import is_same_origin
from ..http.rate_limits import RateLimits, find_address
from ..people.sessions import Session, Sessions
from ..schemas.requests import ConfirmRequest, OutlineRequest, PlayRequest
from .commands import TableCommands
from .presenter import choose_seat
from .reconnect import ReturningGuest, ReturningGuests
from .sync_token import read_entries
from .viewers import CHANGED, CHAT_LINES, CLOSED, REMOVED, SIGNED_OUT, TOO_MANY, LiveTable, Viewer

NO_GUEST, NO_TABLE, NO_MESSAGE = 4401, 4404, 4422
"""Further codes with which the server closes a WebSocket."""

MOST_OF_GUEST = 8
"""How many connections to a table one guest may have: pages and devices, and those that broke a moment ago."""

MOST_SPECTATORS = 200
"""How many connections of spectators a table may have. Players always come in."""

MOST_OF_ADDRESS = 60
"""How many of them may come from one address: fewer than a table has, so that nobody fills it alone."""

MOST_DRAWN = 200
"""Of how many tables without viewers drawings and sentences are kept: they take far more memory than the tables."""


class Asked(NamedTuple):
    """What a client asks for when it connects."""

    seat: int | None = None
    """The seat to see the table from."""
    have: str | None = None
    """The `mark` of the last message it has of this table."""
    outline: bool = True
    """Whether it wants the position as text."""


class LiveTables:
    """All live tables of a server."""

    def __init__(self, registry: TableRegistry, limits: RateLimits, key: bytes, deals: Deals):
        self.registry, self.limits, self.key, self.deals = registry, limits, key, deals
        self._tables: dict[str, LiveTable] = {}
        self._drawn: dict[str, LiveTable] = {}
        """The tables that were looked at last, the latest at the end."""
        self._addresses: Counter[tuple[str, str]] = Counter()
        """How many connections there are to each table from each address."""
        self.returning = ReturningGuests(registry.admission)
        registry.on_drop.append(self._reconnect_viewers)
        registry.on_change.append(lambda loaded: self.returning.wake(loaded.stored.id))
        registry.on_news.append(self.returning.wake)

    async def open(self, table: str) -> LiveTable:
        """Return a table, ready to be shown."""
        loaded = await self.registry.open(table)
        live = self._tables.get(table)
        if live is None or live.loaded is not loaded:
            chat = await tables.load_chat(self.registry.database, table, CHAT_LINES)
            live = self._tables.get(table)
            if live is None or live.loaded is not loaded:
                live = LiveTable(loaded, self.key, chat=deque(chat, maxlen=CHAT_LINES))
                loaded.listeners = [live.send_change, live.wake_audience]
                self._keep(table, live)
        self._forget_oldest_drawings(table, live)
        return live

    def _forget_oldest_drawings(self, table: str, live: LiveTable) -> None:
        """Note that a table is looked at. Of one that nobody has looked at for long, only the table itself is kept."""
        self._drawn.pop(table, None)
        self._drawn[table] = live
        if len(self._drawn) > MOST_DRAWN:
            oldest = self._drawn.pop(next(iter(self._drawn)))
            if not oldest.viewers:
                oldest.forget_drawings()

    def _keep(self, table: str, live: LiveTable) -> None:
        """Keep a table; drop those that the registry has dropped and that have no viewers."""
        self._tables[table] = live
        if len(self._tables) > len(self.registry.loaded) + 16:
            self._tables = {
                name: kept
                for name, kept in self._tables.items()
                if kept.viewers or self.registry.loaded.get(name) is kept.loaded
            }

    def _viewers(self) -> Iterator[Viewer | ReturningGuest]:
        yield from self.returning
        for live in self._tables.values():
            yield from list(live.viewers)

    def _reconnect_viewers(self, table: str) -> None:
        """Let the viewers of a table connect again, because it changed by other ways than commands."""
        dropped = self._tables.pop(table, None)
        self._drawn.pop(table, None)
        for viewer in list(dropped.viewers) if dropped else ():
            viewer.send(CHANGED)

    def disconnect(self, guest: str) -> None:
        """Close all connections of a guest for good."""
        for viewer in self._viewers():
            if viewer.guest == guest:
                viewer.send(REMOVED)

    def sign_out(self, session: Session, code: int = SIGNED_OUT) -> None:
        """Close all connections of a device on which a guest was signed out; with CHANGED they are opened again."""
        for viewer in self._viewers():
            if (viewer.guest, viewer.device) == session:
                viewer.send(code)

    async def check_devices(self, sessions: Sessions) -> None:
        """Close the connections of devices that were signed out while this process did not hear of it."""
        for session in {Session(viewer.guest, viewer.device) for viewer in self._viewers()}:
            if not await sessions.is_open(session):
                self.sign_out(session)

    def announce(self, message: str | None, maintenance: bool) -> None:
        """Tell all viewers what the operators say to everybody."""
        for viewer in self._viewers():
            viewer.send({"type": "announcement", "message": message, "maintenance": maintenance})

    def count_viewers(self) -> tuple[int, int]:
        """Return how many tables somebody looks at, and how many connections there are to them."""
        viewers = [len(live.viewers) for live in self._tables.values() if live.viewers]
        return len(viewers), sum(viewers)

    async def hear_chat(self, table: str) -> None:
        """Show the lines of chat that came in at another process."""
        live = self._tables.get(table)
        if live is not None:
            for line in await tables.load_chat(self.registry.database, table, CHAT_LINES):
                live.add_chat_line(line)

    async def refresh_chats(self) -> None:
        """Show all lines of chat that were missed."""
        for table, live in list(self._tables.items()):
            if live.viewers:
                await self.hear_chat(table)

    def send_presence(self, loaded: LoadedTable) -> None:
        """Show who is connected to a table elsewhere."""
        live = self._tables.get(loaded.stored.id)
        if live is not None and live.loaded is loaded:
            live.show_presence()

    def change_language(self, guest: str, lang: str) -> None:
        """Send new snapshots to a guest who chose another language."""
        for returning in self.returning:
            if returning.guest == guest and returning.lang != lang:
                returning.send(CHANGED)
        for live in self._tables.values():
            for viewer in live.viewers:
                if viewer.guest == guest and viewer.lang != lang:
                    viewer.lang = lang
                    viewer.send_snapshot()

    async def serve(self, websocket: WebSocket, table: str, asked: Asked) -> None:
        """Serve one connection, from its opening to its end."""
        await websocket.accept()
        if (code := _find_refusal(websocket)) is not None:
            await websocket.close(code)
            return
        guest, state = websocket.state.guest.id, websocket.state
        returning = ReturningGuest(guest, state.device, state.lang)
        try:
            with self.returning.enter(table, returning):
                if not await self._greet(websocket, table, asked, returning):
                    return
                viewer = await self._come_in(websocket, table, asked)
                if viewer is None:
                    return
                for message in returning.missed:
                    viewer.send(message)
            state.arrival.end()
            try:
                await self._exchange(websocket, viewer, returning.first)
            finally:
                viewer.live.viewers.remove(viewer)
                self._leave(viewer.live, guest, (table, find_address(websocket)))
        finally:
            returning.stop()

    async def _greet(self, websocket: WebSocket, table: str, asked: Asked, returning: ReturningGuest) -> bool:
        """Tell somebody who has the newest of a table so, then wait until it is needed. Return whether they stay."""
        entries = read_entries(asked.have or "", returning.lang)
        if entries is None or table in self.registry.loaded or "\0" in table:
            self.returning.wake(table)
            return True
        newest = await tables.find_newest(self.registry.database, table, returning.guest)
        if newest is None or newest[0] != entries:
            self.returning.wake(table)
            return True
        try:
            await websocket.send_text(to_json({"type": "update", "count": newest[1]}).decode())
        except (WebSocketDisconnect, RuntimeError):
            return False
        websocket.state.arrival.end()
        returning.receive_first(websocket)
        await self.returning.wait(table, returning)
        if returning.gone:
            return False
        for message in returning.missed:
            if isinstance(message, int):
                await websocket.close(message)
                return False
        self.returning.wake(table)
        await self.registry.admission.give_way()
        return True

    async def _come_in(self, websocket: WebSocket, table: str, asked: Asked) -> Viewer | None:
        """Count a connection and show the table. Return the viewer; None where this guest may not connect to it."""
        guest: Guest = websocket.state.guest
        reading = blocks.list_of_guest(self.registry.database, guest.id)
        opened, blocked = await asyncio.gather(self._admit(websocket, table, guest), reading)
        if isinstance(opened, int):
            await websocket.close(opened)
            return None
        origin = (table, find_address(websocket))
        opened.loaded.connect(guest.id)  # from here on the table stays in memory
        self.registry.note_connection(opened.loaded, guest.id)
        self._addresses[origin] += 1
        try:
            await self.registry.catch_up(opened.loaded)  # what was told before this connection was counted
            return await self._show(websocket, opened, guest, asked, blocked)
        except BaseException:
            self._leave(opened, guest.id, origin)
            raise

    def _leave(self, opened: LiveTable, guest: str, origin: tuple[str, str]) -> None:
        """Count a connection no longer."""
        opened.loaded.disconnect(guest)
        self.registry.note_connection(opened.loaded, guest)
        opened.show_presence()
        self._addresses[origin] -= 1
        if not self._addresses[origin]:
            del self._addresses[origin]

    async def _show(
        self, websocket: WebSocket, opened: LiveTable, guest: Guest, asked: Asked, blocked: frozenset[str]
    ) -> Viewer:
        """Show a table to a guest; the viewer gets every change from here on."""
        table = opened.table.head.table
        if seats_kept_for(opened.table, guest.id):
            with suppress(NotStored):  # they can take the seat themselves when the store works again
                sit_down = partial(return_to_seats, guest=guest.id, name=guest.name)
                await self.registry.run_command(table, sit_down, at_once=True)
        seat = choose_seat(opened.table, guest.id, asked.seat)
        viewer = Viewer(opened, guest.id, websocket.state.lang, seat, websocket.state.device, reads=asked.outline)
        viewer.blocked = blocked
        async with opened.loaded.lock:
            opened.loaded.names.setdefault(guest.id, guest.name)
            viewer.resume(asked.have)
            opened.viewers.append(viewer)
        opened.show_presence()
        if opened.table.closed:
            viewer.send(CLOSED)
        return viewer

    async def _admit(self, websocket: WebSocket, table: str, guest: Guest) -> LiveTable | int:
        """Return the table, or the code to close with where this guest may not connect to it."""
        try:
            live = await self.open(table)
            await self.deals.check_visible(live.table, guest.id)
        except PerihelionError:
            return NO_TABLE
        if guest.id in live.table.removed:
            return REMOVED
        connections, players = live.loaded.connections, live.table.players()
        if connections.get(guest.id, 0) >= MOST_OF_GUEST:
            return TOO_MANY
        spectators = sum(count for other, count in connections.items() if other not in players)
        full = spectators >= MOST_SPECTATORS or self._addresses[table, find_address(websocket)] >= MOST_OF_ADDRESS
        return TOO_MANY if full and guest.id not in players else live

    async def _exchange(self, websocket: WebSocket, viewer: Viewer, first: asyncio.Task[Message] | None) -> None:
        """Send and receive until one side ends the connection; `first` is the message that is waited for already."""
        sending = asyncio.create_task(_send_messages(websocket, viewer))
        receiving = asyncio.create_task(self._receive_messages(websocket, viewer, first))
        done, pending = await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
                raise error

    async def _receive_messages(
        self, websocket: WebSocket, viewer: Viewer, first: asyncio.Task[Message] | None
    ) -> None:
        while True:
            received = await (first or websocket.receive())
            first = None
            if received["type"] == "websocket.disconnect":
                return
            if wait := self.limits.messages.take(viewer.guest):
                _refuse(viewer, None, TooFast(wait))
                continue
            try:
                message = json.loads(received.get("text") or "")
                kind = message.pop("type")
                known = await self._handle_message(viewer, kind, message)
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
                known = False
            if not known:
                viewer.send(NO_MESSAGE)
                return

    async def _handle_message(self, viewer: Viewer, kind: str, message: dict[str, Any]) -> bool:
        """Handle one message of a client. Return whether there is such a message."""
        commands = TableCommands(self.registry, viewer.live, viewer.guest, viewer.lang, partial(_refresh, viewer))
        if kind == "ping":
            viewer.send({"type": "pong"})
        elif kind == "look":
            if message["seat"] in viewer.live.table.seats_seen_by(viewer.guest):
                async with viewer.live.loaded.lock:
                    viewer.seat = message["seat"]
                    viewer.send_snapshot()
        elif kind == "outline":
            async with viewer.live.loaded.lock:
                viewer.want_outline(OutlineRequest.model_validate(message).wanted)
        elif kind == "play":
            play = PlayRequest.model_validate(message)
            await _answer(viewer, play.after, commands.play(play.action, play.after, play.seat, play.link))
        elif kind == "confirm":
            confirm = ConfirmRequest.model_validate(message)
            await _answer(viewer, confirm.after, commands.confirm(confirm.after, confirm.link))
        elif kind == "undo":
            after = ConfirmRequest.model_validate(message).after
            await _answer(viewer, after, commands.undo(after))
        else:
            return False
        return True


def _find_refusal(websocket: WebSocket) -> int | None:
    """Return the code to close with where nobody is let in like this."""
    if not is_same_origin(websocket):
        return REMOVED
    return None if websocket.state.known else NO_GUEST


def _refresh(viewer: Viewer) -> None:
    """Send a snapshot to a client that is behind, once for each count: what comes later reaches it anyway."""
    count = viewer.live.table.count
    if viewer.refreshed != count:
        viewer.refreshed = count
        viewer.send_snapshot()


async def _answer(viewer: Viewer, after: int, command: Awaitable[int]) -> None:
    """Send the count that a command led to, or why it is refused."""
    try:
        viewer.send({"type": "played", "after": after, "count": await command})
    except PerihelionError as error:
        _refuse(viewer, after, error)


def _refuse(viewer: Viewer, after: int | None, error: Exception) -> None:
    _, body = describe_error(error, viewer.lang)
    viewer.send({"type": "refused", "after": after, **body})


async def _send_messages(websocket: WebSocket, viewer: Viewer) -> None:
    while True:
        message = await viewer.outbox.get()
        if isinstance(message, int):
            await websocket.close(message)
            return
        await websocket.send_text(to_json(message).decode())
        if viewer.due:
            viewer.live.audience.wake()
