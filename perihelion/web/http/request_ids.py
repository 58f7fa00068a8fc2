"""Request ids: log lines that belong to one request share its id.

A trusted proxy sets it in `X-Request-ID`; otherwise it is generated here. The response and every log line of the
request contain it. The client's address named by a trusted proxy is accepted here, too.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from contextvars import ContextVar
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ...metrics import RESPONSES

HEADER = "x-request-id"
VALID = re.compile(r"[\w.-]{1,64}", re.ASCII)

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the current request; empty for the server's own tasks."""

logger = logging.getLogger("perihelion.access")


class RequestIds:
    """Gives each request an id, counts it and logs it by its route, because addresses may contain tokens."""

    def __init__(self, app: ASGIApp, trusted_proxies: str):
        inner: Any = app
        self.app = ProxyHeadersMiddleware(inner, trusted_proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request or one WebSocket."""
        app: Any = self.app
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0
        known = request_id.set(self._choose_id(scope))

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.accept"):
                status = message.get("status", 101)
                MutableHeaders(scope=message)[HEADER] = request_id.get()
                RESPONSES.labels(status).inc()
            await send(message)

        try:
            await app(scope, receive, sending)
        finally:
            log_request(scope, status, time.perf_counter() - began)
            request_id.reset(known)

    def _choose_id(self, scope: Scope) -> str:
        """Return the id that a trusted proxy names, or a new one."""
        client = scope.get("client")
        if client and client[0] in self.app.trusted_hosts:
            given = Headers(scope=scope).get(HEADER, "")
            if VALID.fullmatch(given):
                return given
        return secrets.token_hex(8)


def log_request(scope: Scope, status: int, seconds: float) -> None:
    """Log a request without its address, which may contain tokens."""
    if logger.isEnabledFor(logging.INFO):
        fields = {
            "method": scope.get("method", "WEBSOCKET"),
            "route": route_of(scope),
            "status": status,
            "ms": round(seconds * 1000, 1),
        }
        logger.info("%(method)s %(route)s: %(status)d, %(ms)s ms", fields, extra={"fields": fields})


def route_of(scope: Scope) -> str:
    """Return the pattern of the route that answers a request, as in /api/tables/{table}; `-` if there is none."""
    route = scope.get("route")
    return getattr(route, "path", "-")
