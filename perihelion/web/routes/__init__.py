"""The routes, one module for each group of addresses, and what they share."""

from typing import Any

from ..schemas.responses import ErrorBody

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorBody} for status in (403, 404, 409, 413, 422, 429, 503)
}
"""The refusals that any request may get; `perihelion.web.http.errors` describes them."""

_SCHEMA = {"schema": {"$ref": "#/components/schemas/ErrorBody"}}
PAGE_ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"description": "Refused", "content": {"application/json": _SCHEMA, "text/html": {}}}
    for status in (403, 404, 409, 422, 429, 503)
}
"""The same for pages and files: a browser gets a page, a program gets JSON."""
