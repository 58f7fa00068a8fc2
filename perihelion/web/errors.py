"""Refusals become HTTP here and nowhere else: a status, a code for programs, a sentence in the asker's language."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response

from ..errors import (
    IllegalAction,
    InvalidAction,
    InvalidOptions,
    InvalidText,
    PerihelionError,
    UnknownGame,
)
from ..play.errors import BadOrder, Conflict, Forbidden, NotStored, TableError, UnknownTable
from ..words import DEFAULT
from .visitors import table_words

report = logging.getLogger("perihelion.web")

STATUS: tuple[tuple[type[TableError], int], ...] = (
    (UnknownTable, 404),
    (Forbidden, 403),
    (Conflict, 409),
    (BadOrder, 422),
    (NotStored, 503),
)


class WebError(TableError):
    """A refusal with its status."""

    def __init__(self, status: int, code: str, key: str = "", **values: Any):
        super().__init__(code, key, **values)
        self.status = status


class TooLarge(WebError, HTTPException):
    """More than anybody needs to send. An HTTPException, too: others pass while a body is read, this one must not."""

    def __init__(self) -> None:
        WebError.__init__(self, 413, "too-large")
        self.status_code, self.detail, self.headers = 413, "too-large", None


class TooFast(WebError):
    """More often than anybody plays; `wait` seconds later there is room again."""

    def __init__(self, wait: float):
        super().__init__(429, "too-fast")
        self.wait = wait


def refusal(error: Exception, lang: str) -> tuple[int, dict[str, Any]]:
    """The status and the body for an error."""
    words = table_words(lang)
    if isinstance(error, TableError):
        status = getattr(error, "status", None) or next((s for kind, s in STATUS if isinstance(error, kind)), 409)
        body: dict[str, Any] = {"error": error.code, "sentence": words(error.key, **error.values)}
        if isinstance(error, TooFast):
            body["wait"] = error.wait
        snapshot = getattr(error, "snapshot", None)
        return status, {**body, "snapshot": snapshot} if snapshot is not None else body
    if isinstance(error, IllegalAction):
        game = error.refusal.rule.partition("-")[0].lower()
        said = {"sentence": error.refusal.sentence, "rule": error.refusal.rule}
        return 409, {"error": "illegal", **said, "link": f"/rules/{game}#{error.refusal.rule}"}
    if isinstance(error, UnknownGame):
        return 404, {"error": "unknown", "sentence": words("error-unknown-game")}
    if isinstance(error, InvalidAction):
        return 422, {"error": "unreadable", "sentence": words("error-action", text=getattr(error, "text", "")[:40])}
    if isinstance(error, InvalidOptions):
        return 422, {"error": "unreadable", "sentence": words("error-options", reason=str(error)[:300])}
    if isinstance(error, InvalidText | RequestValidationError):
        return 422, {"error": "unreadable", "sentence": words("error-unreadable")}
    if isinstance(error, SQLAlchemyError):
        return 503, {"error": "full", "sentence": words("error-full")}
    if isinstance(error, HTTPException):
        key = {404: "unknown", 405: "method"}.get(error.status_code, "unreadable")
        return 422 if error.status_code == 400 else error.status_code, {"error": key, "sentence": words(f"error-{key}")}
    return 500, {"error": "broken", "sentence": words("error-broken")}


def answer(error: Exception, connection: HTTPConnection) -> Response:
    """The answer to a request that is refused."""
    lang = getattr(connection.state, "lang", DEFAULT)
    status, body = refusal(error, lang)
    headers = dict(getattr(error, "headers", None) or {})
    if isinstance(error, TooFast):
        headers["Retry-After"] = str(max(1, round(error.wait + 0.5)))
    report.info("%s %s: %d %s", connection.scope.get("method"), connection.url.path, status, body["error"])
    if _is_navigation(connection) and status in (403, 404):
        from .routes.pages import lost

        return lost(connection, status)
    return JSONResponse(body, status, headers)


def _is_navigation(connection: HTTPConnection) -> bool:
    """Whether a person opened this in a browser."""
    asks_for_page = "text/html" in connection.headers.get("accept", "")
    return asks_for_page and not connection.url.path.startswith(("/api/", "/static/", "/pictures/"))


def install(app: FastAPI) -> None:
    """Every error of every route goes through `answer`."""

    async def handle(request: Request, error: Exception) -> Response:
        return answer(error, request)

    for kind in (PerihelionError, RequestValidationError, HTTPException, SQLAlchemyError, Exception):
        app.add_exception_handler(kind, handle)
