"""The language of a response."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from ...store.guests import Guest
from ...words import DEFAULT, LANGUAGES
from .cookies import LANG_COOKIE, read_cookies


def choose_language(connection: HTTPConnection, guest: Guest) -> str:
    """Return the language of the address, else the guest's, else the cookie's, else the browser's, else English.

    `?lang=pl` counts for this request alone: nothing is stored.
    """
    wishes = [connection.query_params.get("lang", ""), guest.lang, read_cookies(connection).get(LANG_COOKIE, "")]
    wishes += [part.strip()[:2].lower() for part in connection.headers.get("accept-language", "").split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), DEFAULT)
