"""Connections that do not see their table yet, above all those of clients that already have its latest state.

After the end of another server many clients reconnect at once, and most of them missed nothing. They get an answer
before the table is read: their page shows it, and they may play. The table is read as soon as a client sends something
or something happens there, otherwise when no other client waits for a table. So a crowd waits for a few small queries
instead of the replay of many logs.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from fastapi import WebSocket
from starlette.types import Message

from ...server.admission import Admission
from ...wire.schemas.close_codes import CloseCode
from ...wire.schemas.live import ServerMessage

MOST_SECONDS = 5.0
"""The longest time for which a table is not read while other clients connect."""
ONE_SECONDS = 1.0
"""The longest time for which the next table waits for one that is being read."""


class PendingConnection:
    """One connection of a guest, until it sees its table."""

    def __init__(self, guest: str, device: str, lang: str):
        self.guest, self.device, self.lang = guest, device, lang
        self.needed, self.left = asyncio.Event(), asyncio.Event()
        self.missed: list[ServerMessage | CloseCode] = []
        """What to send as soon as it sees the table: messages, and codes to close with."""
        self.first: asyncio.Task[Message] | None = None
        """Waits for the client's first message, if the server has answered that the client is up to date."""

    def send(self, message: ServerMessage | CloseCode) -> None:
        """Keep a message until the connection sees the table. A code to close with ends the wait."""
        self.missed.append(message)
        if isinstance(message, CloseCode):
            self.needed.set()

    def receive_first(self, websocket: WebSocket) -> None:
        """Begin to wait for the first message; the table is needed when it comes."""
        self.first = asyncio.create_task(websocket.receive())
        self.first.add_done_callback(lambda _: self.needed.set())

    @property
    def gone(self) -> bool:
        """True if the client disconnected before it sent a message."""
        if self.first is None or not self.first.done():
            return False
        return self.first.exception() is not None or self.first.result()["type"] == "websocket.disconnect"

    def stop(self) -> None:
        """Stop waiting for the first message."""
        if self.first is not None:
            self.first.cancel()


class PendingConnections:
    """All connections that do not see their table yet."""

    def __init__(self, admission: Admission):
        self.admission = admission
        self._connections: dict[str, list[PendingConnection]] = {}
        """By table, in the order in which the first client came to each."""
        self._waiting: dict[str, float] = {}
        """The tables that are not read yet, each with the time since which an up-to-date client is connected."""
        self._reading: asyncio.Task[None] | None = None

    def __iter__(self) -> Iterator[PendingConnection]:
        """Iterate over a copy, so that connections may come and go meanwhile."""
        return iter([connection for connections in self._connections.values() for connection in connections])

    @contextmanager
    def enter(self, table: str, connection: PendingConnection) -> Iterator[None]:
        """Count a connection as pending while the block runs."""
        self._connections.setdefault(table, []).append(connection)
        try:
            yield
        finally:
            connection.left.set()
            self._connections[table].remove(connection)
            if not self._connections[table]:
                del self._connections[table]

    async def wait(self, table: str, connection: PendingConnection) -> None:
        """Wait until the table is needed."""
        self._waiting.setdefault(table, time.monotonic())
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read_all(), name="pending connections")
        await connection.needed.wait()

    def wake(self, table: str) -> None:
        """End the wait at a table: something happens there, or it is read for another client."""
        self._waiting.pop(table, None)
        for connection in self._connections.get(table, ()):
            connection.needed.set()

    async def wake_all(self) -> None:
        """End the wait at all tables: something may have happened at any of them."""
        for table in list(self._waiting):
            self.wake(table)

    async def _read_all(self) -> None:
        """Wake one table after the other, while no other client waits for a table or the longest time is over."""
        while self._waiting:
            table, since = next(iter(self._waiting.items()))
            await self.admission.wait_until_calm(since + MOST_SECONDS - time.monotonic())
            connections = list(self._connections.get(table, ()))
            self.wake(table)
            with suppress(TimeoutError):
                async with asyncio.timeout(ONE_SECONDS):
                    for connection in connections:
                        await connection.left.wait()
