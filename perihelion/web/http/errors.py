"""Turn every refusal into a status and a JSON object, also those of the database, of FastAPI and of its validation.

The answers themselves are made in `error_responses` (HTTP) and `table.connection` (WebSocket).
"""

from __future__ import annotations

from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from ...table.error_codes import ErrorCode
from ...wire import errors
from ...wire.errors import WebError
from ...wire.schemas.errors import ErrorBody
from ...wire.table_words import table_words

HTTP_CODES: dict[int, ErrorCode] = {404: "unknown", 405: "method"}
"""The codes of what FastAPI refuses itself; all others are `unreadable`."""


class TooLarge(WebError, HTTPException):
    """The body of a request is too large.

    It is also an HTTPException, because FastAPI replaces any other exception raised while it reads a body.
    """

    def __init__(self) -> None:
        WebError.__init__(self, 413, "too-large")
        self.status_code, self.detail, self.headers = 413, "too-large", None


def describe_error(error: Exception, lang: str) -> tuple[int, ErrorBody]:
    """Return the status and the JSON object for an error."""
    words = table_words(lang)
    if isinstance(error, errors.TableError):
        return errors.describe_error(error, lang)
    if isinstance(error, RequestValidationError):
        return 422, {"error": "unreadable", "sentence": words("error-unreadable")}
    if isinstance(error, SQLAlchemyError):
        return 503, {"error": "full", "sentence": words("error-full")}
    if isinstance(error, HTTPException):
        code = HTTP_CODES.get(error.status_code, "unreadable")
        return _http_status(error), {"error": code, "sentence": words(f"error-{code}")}
    return errors.describe_error(error, lang)


def _http_status(error: HTTPException) -> int:
    """Return the status of an error that FastAPI found; a body that it cannot read is 422, as everywhere."""
    return 422 if error.status_code == 400 else error.status_code
