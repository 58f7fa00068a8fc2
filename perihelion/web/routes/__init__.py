"""The routes, by what they are about."""

from typing import Any

from ..answers import Problem

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (403, 404, 409, 413, 422, 429, 503)
}
"""Refusals any order may get; `perihelion.web.errors` makes them."""
