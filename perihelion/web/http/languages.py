"""The language of a response, and the words of a table in it."""

from __future__ import annotations

from functools import lru_cache

from starlette.requests import HTTPConnection

from ...store.guests import Guest
from ...words import DEFAULT, LANGUAGES, Words
from .cookies import LANG_COOKIE, read_cookies


def choose_language(connection: HTTPConnection, guest: Guest) -> str:
    """Return the language the guest chose, else that of the cookie, else the one the browser prefers, else English."""
    wishes = [guest.lang, read_cookies(connection).get(LANG_COOKIE, "")]
    wishes += [part.strip()[:2].lower() for part in connection.headers.get("accept-language", "").split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), DEFAULT)


TABLE_PACKAGES = tuple(f"perihelion.{room}" for room in ("table", "companion", "fair", "web.study"))
"""The packages whose sentences pages with a board show."""


@lru_cache(maxsize=1024)
def table_words(lang: str, *packages: str, players: int = 0, names: tuple[str, ...] = ()) -> Words:
    """Return the words of pages with a board, with those of the game packages played there.

    `names` are those of the players. A seat without one has the name that the game gives it.

    Equal arguments give the same object, because boards cache what they draw by the words they draw it with.
    """
    return Words(lang, *packages, *TABLE_PACKAGES, players=players, names=names)
