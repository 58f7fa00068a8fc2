"""Listen to other processes on one PostgreSQL, and hold the lock that tells them this process is alive.

LISTEN/NOTIFY carries only names and numbers ("log TABLE N"). What happened is read from the database, including
what was missed while the connection was cut.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import psycopg
from sqlalchemy import URL

from .postgresql import CHANNEL, CONNECT_SECONDS
from .processes import LOCK_CLASS

CHECK_SECONDS = 2.0
"""How often the connection is checked."""
ANSWER_SECONDS = 5.0
RECONNECT_SECONDS = 0.2
KEEPALIVE = "-c tcp_keepalives_idle=2 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3"
"""With these, PostgreSQL notices within seconds that the machine of a process is gone, and releases its lock."""

logger = logging.getLogger("perihelion.store")


class Listener:
    """A connection that only listens. It is renewed if it is cut."""

    def __init__(self, url: URL, number: int):
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._number = number
        self._task: asyncio.Task[None] | None = None

    async def start(self, connected: Callable[[], Awaitable[None]], heard: Callable[[str], None]) -> None:
        """Start listening. `connected` is called after each connection: anything may have been missed before."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(ready, connected, heard), name="listener")
        await asyncio.wait_for(ready.wait(), 2 * CONNECT_SECONDS)

    async def stop(self) -> None:
        """Stop listening; others see that this process is gone."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(
        self, ready: asyncio.Event, connected: Callable[[], Awaitable[None]], heard: Callable[[str], None]
    ) -> None:
        while True:
            try:
                connecting = psycopg.AsyncConnection.connect(
                    self._address,
                    autocommit=True,
                    connect_timeout=CONNECT_SECONDS,
                    application_name="perihelion",
                    options=KEEPALIVE,
                )
                async with await connecting as connection:
                    await connection.execute("SELECT pg_advisory_lock(%s, %s)", (LOCK_CLASS, self._number))
                    await connection.execute(f"LISTEN {CHANNEL}")
                    ready.set()
                    await connected()
                    while True:
                        async for message in connection.notifies(timeout=CHECK_SECONDS):
                            heard(message.payload)
                        async with asyncio.timeout(ANSWER_SECONDS):  # wait_for can miss that it is cancelled now
                            await connection.execute("SELECT 1")
            except (psycopg.Error, OSError, TimeoutError) as error:
                logger.warning("the connection that listens to PostgreSQL was cut: %s", type(error).__name__)
            except Exception:
                logger.exception("a message of another process could not be handled")
            await asyncio.sleep(RECONNECT_SECONDS)
