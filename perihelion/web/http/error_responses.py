"""HTTP responses to refused requests: JSON for programs, a page for people who follow a link."""

from __future__ import annotations

import logging

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response

from ...errors import PerihelionError, RuleTooSlow
from ...wire.errors import TooFast
from ...words import DEFAULT
from ..site.pages import render_error_page
from .errors import describe_error
from .request_ids import route_of

MAINTENANCE_SECONDS = 60
"""Seconds after which a program may retry."""

logger = logging.getLogger("perihelion.web")


def error_response(error: Exception, connection: HTTPConnection) -> Response:
    """Return the response to a request that raised an error."""
    status, body = describe_error(error, getattr(connection.state, "lang", DEFAULT))
    headers = dict(getattr(error, "headers", None) or {})
    if isinstance(error, TooFast):
        headers["Retry-After"] = str(max(1, round(error.wait + 0.5)))
    logger.info("%s %s: %d %s", connection.scope.get("method"), route_of(connection.scope), status, body["error"])
    if body["error"] == "maintenance":
        headers["Retry-After"] = str(MAINTENANCE_SECONDS)
    if _is_navigation(connection) and (status in (403, 404) or body["error"] == "maintenance"):
        return render_error_page(connection, status)
    return JSONResponse(body, status, headers)


def _is_navigation(connection: HTTPConnection) -> bool:
    """Return True if a person opened this address in a browser."""
    asks_for_page = "text/html" in connection.headers.get("accept", "")
    return asks_for_page and not connection.url.path.startswith(("/api/", "/static/", "/pictures/"))


def install_error_handlers(app: FastAPI) -> None:
    """Make `error_response` answer every error of every route."""

    async def handle(request: Request, error: Exception) -> Response:
        if isinstance(error, RuleTooSlow) and (table := request.path_params.get("table")):
            error = app.state.services.registry.stop(table, error)
        return error_response(error, request)

    for kind in (PerihelionError, RequestValidationError, HTTPException, SQLAlchemyError, Exception):
        app.add_exception_handler(kind, handle)
