"""The origin of a request: a page of this server, a page of another site, or a program."""

from __future__ import annotations

import os
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def is_same_origin(connection: HTTPConnection) -> bool:
    """Return True if a request comes from a page of this server, or from no page at all (a program)."""
    origin = connection.headers.get("origin")
    if origin is not None:
        try:
            return urlsplit(origin).netloc == connection.headers.get("host", "")
        except ValueError:  # not an address at all, as in "http://["
            return False
    return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def own_origin(connection: HTTPConnection, environ: Mapping[str, str] = os.environ) -> str:
    """Return our own origin: that of PERIHELION_ADDRESS, otherwise the one the page was asked for.

    A trusted proxy says whether that was over HTTPS, and passes the `Host` header on unchanged.
    """
    set_by_operator = urlsplit(environ.get("PERIHELION_ADDRESS", ""))
    if set_by_operator.scheme and set_by_operator.netloc:
        return f"{set_by_operator.scheme}://{set_by_operator.netloc}"
    return f"{connection.url.scheme}://{connection.url.netloc}"
