"""The base path under which a proxy serves this server, as /perihelion in https://example.org/perihelion/.

Nothing else knows of it: routes, limits and stored links are those of a server at the root. The path is stripped from
every request (a proxy may have done so already), and put before the addresses that leave the server.
"""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from ...errors import InvalidOptions

BASE = re.compile(r"(/[A-Za-z0-9._~-]+)*")


def read_base_path(text: str) -> str:
    """Return a base path without a slash at its end; "" if there is none. Raises InvalidOptions if it is malformed."""
    base = text.rstrip("/")
    if not BASE.fullmatch(base) or {".", ".."} & set(base.split("/")):
        raise InvalidOptions(f"{text!r} is no path to stand below; it looks like /perihelion")
    return base


def find_base_path(connection: HTTPConnection) -> str:
    """Return the base path, the prefix of all addresses of this server."""
    return str(connection.scope.get("base_path", ""))


def find_site(connection: HTTPConnection) -> str:
    """Return the full address of this server as the visitor wrote it, without a slash at its end."""
    host = connection.headers.get("host", "localhost")
    return f"{connection.url.scheme}://{host}{find_base_path(connection)}"


class BasePath:
    """Strips the base path from every request."""

    def __init__(self, app: ASGIApp, base: str):
        self.app, self.base = app, base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or one WebSocket."""
        if not self.base or scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        path, inner = scope["path"], {**scope, "base_path": self.base}
        if path == self.base and scope["type"] == "http":
            await RedirectResponse(f"{self.base}/")(scope, receive, send)
            return
        if path.startswith(f"{self.base}/"):
            inner["path"] = path.removeprefix(self.base)
            inner["raw_path"] = scope["raw_path"].removeprefix(self.base.encode())
        await self.app(inner, receive, send)
