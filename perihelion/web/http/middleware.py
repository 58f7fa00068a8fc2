"""Middleware for every request and every WebSocket.

It reads the guest from the cookie (and gives newcomers one), refuses requests from other sites, oversized bodies and
clients that exceed a rate limit, and adds the security headers to every response.
"""

from __future__ import annotations

import logging
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...store.devices import FIRST
from ...wire.body_limits import MOST_BODY_BYTES, most_bytes
from ...wire.errors import WebError
from ...wire.schemas.close_codes import CloseCode
from ...words import DEFAULT
from ..people.moderation import Operations
from ..people.sessions import Sessions
from .cookies import GUEST_COOKIE, format_cookie
from .error_responses import error_response
from .errors import TooLarge
from .languages import choose_language
from .origins import is_same_origin
from .rate_limits import RateLimits, find_address
from .request_ids import route_of

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'none'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
PROBES = ("/health", "/ready", "/metrics")
"""Addresses for monitoring. They need no guest."""
PROBE_GUEST = "probe"
"""The client they count as in the rate limits."""
READ_IN_MAINTENANCE = ("/api/", "/page.css", "/more.css", "/report.css", "/openapi.json")
"""What can be read during maintenance: people at a table may look at it. Other pages explain the maintenance."""
EMBEDS = "/embed/"
"""Pages for frames of other sites set no cookie (site/embeds.py)."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

logger = logging.getLogger("perihelion.web")


class GuestMiddleware:
    """Puts the guest and the language into `scope["state"]` and applies all checks; see the module's docstring."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or one WebSocket."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        if scope["type"] == "websocket":
            services = scope["app"].state.services
            session = services.sessions.read(connection)
            if not services.limits.allow_connection(session and session.guest, connection):
                await _refuse_websocket(receive, send, CloseCode.TOO_MANY)
                return
            # Only a known guest is trusted.
            async with services.registry.admission.let_in(read_away(connection) if session else 0.0) as arrival:
                scope.setdefault("state", {}).update(arrival=arrival)  # it ends as soon as they have their table
                await self._recognise(scope, receive, send, connection)
        elif connection.url.path in PROBES:  # they must be answered even without the database
            scope.setdefault("state", {}).update(lang=DEFAULT)
            await self._answer(scope, receive, _HeaderSender(send, connection, ""), connection, PROBE_GUEST)
        else:
            await self._recognise(scope, receive, send, connection)

    async def _recognise(self, scope: Scope, receive: Receive, send: Send, connection: HTTPConnection) -> None:
        """Identify the guest, then continue."""
        sessions: Sessions = scope["app"].state.services.sessions
        session = sessions.read(connection)
        try:
            guest = await sessions.recognise(session) if session else None
            known, device = (guest.id, session.device) if session and guest else (None, FIRST)
            guest = guest or await sessions.find(sessions.new_id())
        except SQLAlchemyError as error:
            _warn_of_database(scope, error)
            if scope["type"] == "websocket":
                await _refuse_websocket(receive, send, CloseCode.BROKEN)
            else:
                await error_response(error, connection)(scope, receive, _HeaderSender(send, connection, ""))
            return
        lang = choose_language(connection, guest)
        scope.setdefault("state", {}).update(guest=guest, device=device, known=known is not None, lang=lang)
        if scope["type"] == "websocket":
            if guest.id in scope["app"].state.services.operations.restrictions.banned:
                await _refuse_websocket(receive, send, CloseCode.BANNED)
                return
            try:
                await self.app(scope, receive, send)
            except SQLAlchemyError as error:
                _warn_of_database(scope, error)
                with suppress(RuntimeError, OSError):  # the client may be gone
                    await send({"type": "websocket.close", "code": CloseCode.BROKEN})
            return
        cookieless = known or _is_static(connection) or connection.url.path.startswith(EMBEDS)
        new_cookie = "" if cookieless else sessions.sign(guest.id)
        await self._answer(scope, receive, _HeaderSender(send, connection, new_cookie), connection, known)

    async def _answer(
        self, scope: Scope, receive: Receive, sending: _HeaderSender, connection: HTTPConnection, known: str | None
    ) -> None:
        """Answer one request after all checks; `known` is the guest of its cookie."""
        try:
            _check_origin(connection)
            _check_rate(connection, scope["app"].state.services.limits, known)
            _check_length(connection)
            if known != PROBE_GUEST:
                _check_operations(connection, scope["app"].state.services.operations)
            await self.app(scope, _LimitedBody(receive, most_bytes(connection.url.path)), sending)
        except Exception as error:
            if not isinstance(error, WebError):
                logger.exception("%s %s", scope["method"], route_of(scope))
            if sending.started:
                raise
            await error_response(error, connection)(scope, receive, sending)


class _LimitedBody:
    """Receives a body and refuses one that is too large, whatever its Content-Length says."""

    def __init__(self, receive: Receive, most: int):
        self.receive, self.most, self.bytes = receive, most, 0

    async def __call__(self) -> Message:
        message = await self.receive()
        self.bytes += len(message.get("body", b""))
        if self.bytes > self.most:
            raise TooLarge()
        return message


class _HeaderSender:
    """Sends a response with the security headers, and the cookie of a newcomer."""

    def __init__(self, send: Send, connection: HTTPConnection, new_cookie: str):
        self.send, self.connection, self.new_cookie, self.started = send, connection, new_cookie, False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
            if self.new_cookie:
                cookie = format_cookie(GUEST_COOKIE, self.new_cookie, self.connection, http_only=True)
                headers.append("set-cookie", cookie)
        await self.send(message)


def _check_origin(connection: HTTPConnection) -> None:
    if connection.scope["method"] not in SAFE_METHODS and not is_same_origin(connection):
        raise WebError(403, "origin")


def _check_rate(connection: HTTPConnection, limits: RateLimits, known: str | None) -> None:
    """Count a request by address, and by guest if it has a valid cookie. A long body counts as several."""
    if _is_static(connection):
        return
    address = find_address(connection)
    cost = 1 + min(read_length(connection), most_bytes(connection.url.path)) // MOST_BODY_BYTES
    limits.addresses.check(address, cost)
    if known is None:
        limits.newcomers.check(address)
    elif connection.scope["method"] in SAFE_METHODS:
        limits.reads.check(known)
    else:
        limits.writes.check(known, cost)


WORDS_PATH = "/api/words"
"""The words of the page: banned guests read in their language why the server refuses them."""


def _check_operations(connection: HTTPConnection, operations: Operations) -> None:
    """Refuse banned guests, and in maintenance everything but reading; operators may continue."""
    guest, path = connection.state.guest.id, connection.url.path
    if _is_static(connection) or guest in operations.operators:
        return
    if guest in operations.restrictions.banned and path != WORDS_PATH:
        raise WebError(403, "banned")
    if not operations.maintenance or path.startswith("/operator/link/"):
        return
    reads = connection.scope["method"] in SAFE_METHODS
    if not reads or not path.startswith(READ_IN_MAINTENANCE):
        raise WebError(503, "maintenance")


def _warn_of_database(scope: Scope, error: SQLAlchemyError) -> None:
    """Write a line about a request that failed because the connection to the database was cut."""
    logger.warning("%s: the database did not answer: %s", route_of(scope), type(error).__name__)


async def _refuse_websocket(receive: Receive, send: Send, code: int) -> None:
    """Open a WebSocket and close it at once, so the browser learns the reason."""
    await receive()
    await send({"type": "websocket.accept", "headers": []})
    await send({"type": "websocket.close", "code": code})


def read_away(connection: HTTPConnection) -> float:
    """Return how many seconds a reconnecting client has been without its table, as it claims."""
    given = connection.query_params.get("away", "")
    return int(given) / 1000 if given.isascii() and given.isdecimal() and len(given) < 9 else 0.0


def _check_length(connection: HTTPConnection) -> None:
    if read_length(connection) > most_bytes(connection.url.path):
        raise TooLarge()


def read_length(connection: HTTPConnection) -> int:
    """Return the declared size of a request's body in bytes, or the largest limit if it declares none."""
    given = connection.headers.get("content-length", "0")
    if not given.isdecimal():
        raise TooLarge()
    return most_bytes(connection.url.path) if "transfer-encoding" in connection.headers else int(given)


def _is_static(connection: HTTPConnection) -> bool:
    sheets = ("/page.css", "/more.css", "/board.css", "/report.css")
    return connection.url.path.startswith(("/static/", "/pictures/", "/device/", *sheets))
