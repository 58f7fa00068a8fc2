"""The door: every request and every connection passes here first.

It finds out who asks (and gives newcomers a cookie), refuses what comes from other sites, what is too large and what
comes too often, and puts the headers of security on every answer.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import TooFast, TooLarge, WebError, answer
from .visitors import COOKIE, YEARS, Visitors, language_of

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'none'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
report = logging.getLogger("perihelion.web")

MOST_BYTES = 16 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")


class Rate:
    """A bucket for each client that fills by `per_second` and holds `burst`."""

    def __init__(self, per_second: float, burst: float, most: int = 50_000):
        self.per_second, self.burst, self.most = per_second, burst, most
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> float:
        """Take one; 0, or the seconds to wait where the bucket is empty."""
        now = time.monotonic()
        left, then = self._buckets.pop(client, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.per_second)
        wait = 0.0 if left >= 1 else (1 - left) / self.per_second
        self._buckets[client] = (left - 1 if not wait else left, now)
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return wait

    def check(self, client: str) -> None:
        """Take one; TooFast where there is none."""
        wait = self.take(client)
        if wait:
            raise TooFast(wait)


class Rates:
    """How often somebody may do something: far more than anybody who plays needs."""

    def __init__(self) -> None:
        self.newcomers = Rate(20, 400)
        """Requests without a cookie, for each address."""
        self.reads = Rate(50, 300)
        self.orders = Rate(30, 150)
        self.tables = Rate(0.5, 30)
        self.chat = Rate(1, 10)
        self.hints = Rate(0.5, 10)
        self.sums = Rate(0.5, 10)
        """Statistics, which are added up when somebody asks."""
        self.messages = Rate(30, 150)


class Guard:
    """See the module's docstring."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or connection."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        visitors: Visitors = scope["app"].state.visitors
        rates: Rates = scope["app"].state.rates
        known = visitors.read(connection)
        guest = known or visitors.new()
        who = await visitors.find(guest)
        scope.setdefault("state", {}).update(guest=who, known=known is not None, lang=language_of(connection, who))
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        sending = _Sending(send, visitors.sign(guest) if known is None and not _is_static(connection) else "", scope)
        try:
            _check_origin(connection)
            self._check_rate(connection, rates, guest, known is not None)
            _check_length(connection)
            await self.app(scope, _Counting(receive), sending)
        except Exception as error:
            if not isinstance(error, WebError):
                report.exception("%s %s", scope["method"], connection.url.path)
            if sending.started:
                raise
            await answer(error, connection)(scope, receive, sending)

    @staticmethod
    def _check_rate(connection: HTTPConnection, rates: Rates, guest: str, known: bool) -> None:
        client = connection.client.host if connection.client else ""
        if _is_static(connection):
            return
        if not known:
            rates.newcomers.check(client)
        elif connection.scope["method"] in SAFE:
            rates.reads.check(guest)
        else:
            rates.orders.check(guest)


class _Counting:
    """Receives a body and stops where it is too large, whatever its header said."""

    def __init__(self, receive: Receive):
        self.receive, self.bytes = receive, 0

    async def __call__(self) -> Message:
        message = await self.receive()
        self.bytes += len(message.get("body", b""))
        if self.bytes > MOST_BYTES:
            raise TooLarge()
        return message


class _Sending:
    """Sends an answer with our headers, and the cookie of a newcomer."""

    def __init__(self, send: Send, cookie: str, scope: Scope):
        self.send, self.cookie, self.started = send, cookie, False
        self.secure = "; Secure" if scope.get("scheme") == "https" else ""

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
            if self.cookie:
                headers.append("set-cookie", cookie(COOKIE, self.cookie, http_only=True, secure=self.secure))
        await self.send(message)


def cookie(name: str, value: str, *, http_only: bool, secure: str) -> str:
    """A cookie that stays for years and goes to no other site."""
    hidden = "; HttpOnly" if http_only else ""
    return f"{name}={value}; Max-Age={YEARS}; Path=/; SameSite=Lax{hidden}{secure}"


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from our own page, or from no page at all (a program)."""
    origin = connection.headers.get("origin")
    if origin is not None:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def _check_origin(connection: HTTPConnection) -> None:
    if connection.scope["method"] not in SAFE and not same_origin(connection):
        raise WebError(403, "origin")


def _check_length(connection: HTTPConnection) -> None:
    length = connection.headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > MOST_BYTES:
        raise TooLarge()


def _is_static(connection: HTTPConnection) -> bool:
    return connection.url.path.startswith(("/static/", "/pictures/", "/board.css"))
