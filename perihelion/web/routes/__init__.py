"""The routes, one module for each group of addresses, and what they share."""

from typing import Any

from ...wire.schemas.errors import ErrorBody

_SCHEMA = {"schema": {"$ref": "#/components/schemas/ErrorBody"}}
Responses = dict[int | str, dict[str, Any]]
"""Descriptions of responses by status, in the form that FastAPI takes."""

STALE: Responses = {409: {"model": ErrorBody}}
"""The refusal of a command that answers an earlier position. It brings the schema that all others refer to."""

ERRORS: Responses = {
    status: {"content": {"application/json": _SCHEMA}} for status in (403, 404, 409, 413, 422, 429, 503)
}
"""The refusals that any request may get; `perihelion.web.http.errors` describes them."""

PAGE_ERRORS: Responses = {
    status: {"description": "Refused", "content": {"application/json": _SCHEMA, "text/html": {}}}
    for status in (403, 404, 409, 422, 429, 503)
}
"""The same for pages and files: a browser gets a page, a program gets JSON."""
