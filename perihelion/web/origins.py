"""Where a request comes from: a page of this server, a page of another site, or a program."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def is_same_origin(connection: HTTPConnection) -> bool:
    """Return whether a request comes from a page of this server, or from no page at all (a program)."""
    origin = connection.headers.get("origin")
    if origin is not None:
        try:
            return urlsplit(origin).netloc == connection.headers.get("host", "")
        except ValueError:  # not an address at all, as in "http://["
            return False
    return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
