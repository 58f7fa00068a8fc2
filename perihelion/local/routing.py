"""The table of addresses: a method, a pattern and a function each."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from ..wire.errors import WebError
from .device import Device
from .request import Request

Function = Callable[[Device, Request], Awaitable[Any]]
"""Answers a request: with a message, or with an Answer of another kind."""


class Route(NamedTuple):
    """One address. A part of the pattern in braces is any text without a slash."""

    method: str
    pattern: str
    function: Function
    status: int = 200


@lru_cache(maxsize=512)
def _expression(pattern: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(pattern)))


def find_route(routes: Iterable[Route], request: Request) -> Route:
    """Return the route of a request, which gets the parts of its path. Raises WebError if there is none."""
    known = False
    for route in routes:
        match = _expression(route.pattern).fullmatch(request.path)
        if match is not None and route.method == request.method:
            request.found = match.groupdict()
            return route
        known = known or match is not None
    raise WebError(405, "method") if known else WebError(404, "unknown")
