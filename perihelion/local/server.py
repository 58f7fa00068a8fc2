"""The server of one device: it answers requests of its pages, and keeps live connections to tables."""

from __future__ import annotations

import logging

from ..errors import PerihelionError
from ..wire.errors import describe_error
from .connection import LocalConnection, Send
from .device import Device
from .request import JSON, Answer, Request, write_json
from .routes import ROUTES
from .routing import find_route

logger = logging.getLogger("perihelion.local")


class LocalServer(Device):
    """Answers the requests of the pages of one device; see the package's docstring."""

    _connections: frozenset[LocalConnection] = frozenset()

    async def request(self, method: str, address: str, body: str | None = None, lang: str = "en") -> Answer:
        """Answer a request: status, media type and body. Errors are answers, too."""
        lang = self.guest.lang or lang
        try:
            request = Request.read(method, address, body, lang)
            route = find_route(ROUTES, request)
            answer = await route.function(self, request)
            return answer if isinstance(answer, Answer) else Answer(route.status, JSON, write_json(answer))
        except Exception as error:
            if not isinstance(error, PerihelionError):
                logger.exception("%s %s", method, address.partition("?")[0])
            status, refusal = describe_error(error, lang)
            return Answer(status, JSON, write_json(refusal))

    def connect(self, address: str, lang: str, send: Send) -> LocalConnection:
        """Open a live connection to a table, for an address like `/api/tables/ID/live?have=...`."""
        request = Request.read("GET", address, None, self.guest.lang or lang)
        table = request.path.removeprefix("/api/tables/").removesuffix("/live")
        connection = LocalConnection(self, request, table, send)
        self._connections = frozenset(known for known in self._connections if not known.closed) | {connection}
        return connection

    async def stop(self) -> None:
        """End what runs in the background."""
        for connection in self._connections:
            connection.close()
        await super().stop()
