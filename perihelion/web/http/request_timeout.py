"""A time limit for requests that are sent slowly or never completed.

uvicorn closes idle connections, but it waits indefinitely for the rest of a request that has begun.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_SECONDS = 20.0
"""How long a client may take to send a request: its headers and its body, which is small."""


class TimedRequests(HttpToolsProtocol):
    """uvicorn's HTTP with this limit."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._stop_waiting()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Wait for the rest of a request."""
        super().on_message_begin()
        self._wait_for_request()

    def on_message_complete(self) -> None:
        """Wait no longer: the request is complete."""
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Wait no longer: the connection becomes a WebSocket."""
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _wait_for_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self._end)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _end(self) -> None:
        self._deadline = None
        transport: Any = self.transport
        transport.abort()
