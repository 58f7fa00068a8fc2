"""People who come back and have the newest of a table already, as after the end of another server.

They are told so before the table is read: their page shows it, and they may play. The table is read as soon as one of
them sends something or something happens there, otherwise when nobody waits for a table any more. So a crowd that comes
back waits for a few small queries instead of for the replay of many logs.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from fastapi import WebSocket
from starlette.types import Message

from ...server.admission import Admission

MOST_SECONDS = 5.0
"""How long a table is not read at most, while others come."""
ONE_SECONDS = 1.0
"""How long the next table waits for one that is being read."""


class ReturningGuest:
    """One connection of somebody who comes to a table, until they see it."""

    def __init__(self, guest: str, device: str, lang: str):
        self.guest, self.device, self.lang = guest, device, lang
        self.needed, self.left = asyncio.Event(), asyncio.Event()
        self.missed: list[dict[str, Any] | int] = []
        """What they are to be sent as soon as they see the table: messages, and codes to close with."""
        self.first: asyncio.Task[Message] | None = None
        """The first message that comes from them, where they were told that they have the newest."""

    def send(self, message: dict[str, Any] | int) -> None:
        """Keep a message until they see the table. A code to close with is not kept waiting."""
        self.missed.append(message)
        if isinstance(message, int):
            self.needed.set()

    def receive_first(self, websocket: WebSocket) -> None:
        """Wait for the first message; the table is needed when it comes."""
        self.first = asyncio.create_task(websocket.receive())
        self.first.add_done_callback(lambda _: self.needed.set())

    @property
    def gone(self) -> bool:
        """Whether the first thing that came was the end of the connection."""
        if self.first is None or not self.first.done():
            return False
        return self.first.exception() is not None or self.first.result()["type"] == "websocket.disconnect"

    def stop(self) -> None:
        """Wait for no message any more."""
        if self.first is not None:
            self.first.cancel()


class ReturningGuests:
    """All who come to tables and do not see them yet."""

    def __init__(self, admission: Admission):
        self.admission = admission
        self._guests: dict[str, list[ReturningGuest]] = {}
        """By table, in the order in which somebody came to them."""
        self._waiting: dict[str, float] = {}
        """The tables that are not read yet, and since when somebody is there who has the newest."""
        self._reading: asyncio.Task[None] | None = None

    def __iter__(self) -> Iterator[ReturningGuest]:
        """Go through all of them."""
        return iter([guest for guests in self._guests.values() for guest in guests])

    @contextmanager
    def enter(self, table: str, guest: ReturningGuest) -> Iterator[None]:
        """Count somebody as coming, until they see the table or leave."""
        self._guests.setdefault(table, []).append(guest)
        try:
            yield
        finally:
            guest.left.set()
            self._guests[table].remove(guest)
            if not self._guests[table]:
                del self._guests[table]

    async def wait(self, table: str, guest: ReturningGuest) -> None:
        """Wait until the table is needed."""
        self._waiting.setdefault(table, time.monotonic())
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read_all(), name="returning guests")
        await guest.needed.wait()

    def wake(self, table: str) -> None:
        """Let those who wait at a table see it: something happens there, or it is read for somebody else."""
        self._waiting.pop(table, None)
        for guest in self._guests.get(table, ()):
            guest.needed.set()

    async def wake_all(self) -> None:
        """Something may have happened at any table."""
        for table in list(self._waiting):
            self.wake(table)

    async def _read_all(self) -> None:
        """Let one table after the other be read while nobody waits for one, or when it is time."""
        while self._waiting:
            table, since = next(iter(self._waiting.items()))
            await self.admission.wait_until_calm(since + MOST_SECONDS - time.monotonic())
            guests = list(self._guests.get(table, ()))
            self.wake(table)
            with suppress(TimeoutError):
                async with asyncio.timeout(ONE_SECONDS):
                    for guest in guests:
                        await guest.left.wait()
