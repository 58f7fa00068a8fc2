"""Turn every refusal into a status and a JSON object, for HTTP and for WebSockets.

`code` names the refusal for programs; the sentence is in the reader's language. The answers themselves are made in
`error_responses` (HTTP) and `table.connection` (WebSocket).
"""

from __future__ import annotations

from typing import cast

from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from ...errors import InvalidOptions, InvalidText, Refusal, RuleTooSlow, UnknownGame
from ...table.error_codes import ErrorCode
from ...table.errors import Conflict, Forbidden, InvalidCommand, NotStored, TableError, UnknownTable
from ..schemas.errors import ErrorBody
from ..schemas.snapshot import Snapshot
from .languages import table_words

STATUS: tuple[tuple[type[TableError], int], ...] = (
    (UnknownTable, 404),
    (Forbidden, 403),
    (Conflict, 409),
    (InvalidCommand, 422),
    (NotStored, 503),
)

HTTP_CODES: dict[int, ErrorCode] = {404: "unknown", 405: "method"}
"""The codes of what FastAPI refuses itself; all others are `unreadable`."""


class WebError(TableError):
    """A refusal with its status."""

    def __init__(self, status: int, code: ErrorCode, key: str = "", **values: str | int):
        super().__init__(code, key, **values)
        self.status = status


class TooLarge(WebError, HTTPException):
    """The body of a request is too large.

    It is also an HTTPException, because FastAPI replaces any other exception raised while it reads a body.
    """

    def __init__(self) -> None:
        WebError.__init__(self, 413, "too-large")
        self.status_code, self.detail, self.headers = 413, "too-large", None


class TooFast(WebError):
    """A rate limit is exceeded; the next request is possible after `wait` seconds."""

    def __init__(self, wait: float):
        super().__init__(429, "too-fast")
        self.wait = wait
        self.details = {"wait": wait}


class UnknownAction(WebError):
    """The text is not an action of this game."""

    def __init__(self, text: str):
        super().__init__(422, "unreadable", "error-action", text=text[:40])


class StaleRequest(WebError):
    """The request refers to an outdated position. `snapshot` is the current one, unless it was sent already."""

    def __init__(self, snapshot: Snapshot | None):
        super().__init__(409, "stale")
        self.details = {} if snapshot is None else {"snapshot": snapshot}


class IllegalMove(WebError):
    """The rules of the game forbid an action. The refusal's sentence is already in the reader's language."""

    def __init__(self, game: str, refusal: Refusal):
        super().__init__(409, "illegal")
        self.details = {"sentence": refusal.sentence, "rule": refusal.rule, "link": link_to_rule(game, refusal.rule)}


def link_to_rule(game: str, rule: str) -> str:
    """Return the address of a numbered rule, given the key of its game."""
    return f"/rules/{game}#{rule}"


def describe_error(error: Exception, lang: str) -> tuple[int, ErrorBody]:
    """Return the status and the JSON object for an error."""
    words = table_words(lang)
    if isinstance(error, TableError):
        sentence = error.details.get("sentence") or words(error.key, **error.values)
        return _status(error), cast(ErrorBody, {"error": error.code, "sentence": sentence, **error.details})
    if isinstance(error, RuleTooSlow):
        rule, place, seconds = error.values
        sentence = words("error-slow-game", rule=rule, place=place, seconds=round(seconds))
        return 500, {"error": "broken", "sentence": sentence}
    if isinstance(error, UnknownGame):
        return 404, {"error": "unknown", "sentence": words("error-unknown-game")}
    if isinstance(error, InvalidOptions):
        return 422, {"error": "unreadable", "sentence": words("error-options", reason=str(error)[:300])}
    if isinstance(error, InvalidText | RequestValidationError):
        return 422, {"error": "unreadable", "sentence": words("error-unreadable")}
    if isinstance(error, SQLAlchemyError):
        return 503, {"error": "full", "sentence": words("error-full")}
    if isinstance(error, HTTPException):
        code = HTTP_CODES.get(error.status_code, "unreadable")
        return _http_status(error), {"error": code, "sentence": words(f"error-{code}")}
    return 500, {"error": "broken", "sentence": words("error-broken")}


def _status(error: TableError) -> int:
    """Return the status of a refusal."""
    if isinstance(error, WebError):
        return error.status
    return next((status for kind, status in STATUS if isinstance(error, kind)), 409)


def _http_status(error: HTTPException) -> int:
    """Return the status of an error that FastAPI found; a body that it cannot read is 422, as everywhere."""
    return 422 if error.status_code == 400 else error.status_code
