"""The language of a response."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from ...store.guests import Guest
from ...words import DEFAULT, LANGUAGES
from .cookies import LANG_COOKIE, read_cookies


def choose_language(connection: HTTPConnection, guest: Guest) -> str:
    """Return the language the guest chose, else that of the cookie, else the one the browser prefers, else English."""
    wishes = [guest.lang, read_cookies(connection).get(LANG_COOKIE, "")]
    wishes += [part.strip()[:2].lower() for part in connection.headers.get("accept-language", "").split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), DEFAULT)
