"""Cookies: their names, and how they are read and written."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie

from starlette.requests import HTTPConnection

from .base_path import find_base_path

GUEST_COOKIE = "guest"
LANG_COOKIE = "lang"
MAX_AGE = 3 * 365 * 24 * 3600
"""The lifetime of a cookie in seconds."""


def read_cookies(connection: HTTPConnection) -> dict[str, str]:
    """Return the cookies of a request. The first one of each name counts; unreadable ones are ignored."""
    found: dict[str, str] = {}
    for header in connection.headers.getlist("cookie"):
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            try:
                value = SimpleCookie(f"x={value}")["x"].value if value.startswith('"') else value
            except (CookieError, KeyError):
                continue
            found.setdefault(name, value)
    return found


def format_cookie(name: str, value: str, connection: HTTPConnection, *, http_only: bool, max_age: int = MAX_AGE) -> str:
    """Return the value of a `Set-Cookie` header. The cookie stays for years and is not sent by other sites."""
    hidden = "; HttpOnly" if http_only else ""
    secure = "; Secure" if connection.scope.get("scheme") == "https" else ""
    path = find_base_path(connection) or "/"
    return f"{name}={value}; Max-Age={max_age}; Path={path}; SameSite=Lax{hidden}{secure}"
