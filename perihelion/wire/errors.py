"""Turn every refusal into a status and a JSON object, over HTTP, over a WebSocket and in a browser.

`code` names the refusal for programs; the sentence is in the reader's language.
"""

from __future__ import annotations

from typing import cast

from ..errors import InvalidOptions, InvalidText, Refusal, RuleTooSlow, UnknownGame
from ..table.error_codes import ErrorCode
from ..table.errors import Conflict, Forbidden, InvalidCommand, NotStored, TableError, UnknownTable
from .schemas.errors import ErrorBody
from .schemas.snapshot import Snapshot
from .table_words import table_words

STATUS: tuple[tuple[type[TableError], int], ...] = (
    (UnknownTable, 404),
    (Forbidden, 403),
    (Conflict, 409),
    (InvalidCommand, 422),
    (NotStored, 503),
)


class WebError(TableError):
    """A refusal with its status."""

    def __init__(self, status: int, code: ErrorCode, key: str = "", **values: str | int):
        super().__init__(code, key, **values)
        self.status = status


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
    if isinstance(error, InvalidText):
        return 422, {"error": "unreadable", "sentence": words("error-unreadable")}
    return 500, {"error": "broken", "sentence": words("error-broken")}


def _status(error: TableError) -> int:
    """Return the status of a refusal."""
    if isinstance(error, WebError):
        return error.status
    return next((status for kind, status in STATUS if isinstance(error, kind)), 409)
