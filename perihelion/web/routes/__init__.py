"""The routes, by what they are about."""

from typing import Any

from ..answers import Problem

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (403, 404, 409, 413, 422, 429, 503)
}
"""Refusals any order may get; `perihelion.web.errors` makes them."""

SCHEMA = {"schema": {"$ref": "#/components/schemas/Problem"}}
PAGE_PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"description": "Refused", "content": {"application/json": SCHEMA, "text/html": {}}}
    for status in (403, 404, 409, 422, 429, 503)
}
"""The same for pages and files: a browser gets a page, a program JSON."""
