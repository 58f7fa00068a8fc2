"""Who asks: a guest with a signed cookie, and the language to answer in."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from dataclasses import replace
from functools import lru_cache
from http.cookies import CookieError, SimpleCookie
from typing import Annotated

from fastapi import Depends
from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection

from ..store import guests
from ..store.database import Database
from ..store.guests import Guest
from ..words import DEFAULT, LANGUAGES, Words

COOKIE, LANG = "guest", "lang"
YEARS = 3 * 365 * 24 * 3600
KEPT = 20_000
"""How many guests stay in memory."""

NAMES = (
    "Kepler", "Hypatia", "Galileo", "Herschel", "Halley", "Cassini", "Tycho", "Ptolemy", "Hubble", "Leavitt", "Cannon",
    "Payne", "Rubin", "Huygens", "Messier", "Sagan", "Fleming", "Mitchell", "Burnell", "Aryabhata", "Ulugh", "Hevelius",
)  # fmt: skip
"""The names of those who have not chosen one: people who looked at the sky."""


class Visitors:
    """Signs and reads cookies, and remembers guests."""

    def __init__(self, database: Database, key: bytes):
        self.database = database
        self._signer = Signer(key, salt="guest")
        self._known: OrderedDict[str, Guest] = OrderedDict()

    def new(self) -> str:
        """The id of a new guest. Nothing is stored before they do something."""
        return secrets.token_urlsafe(18)

    def sign(self, guest: str) -> str:
        """The cookie of a guest."""
        return self._signer.sign(guest).decode()

    def read(self, connection: HTTPConnection) -> str | None:
        """The guest a request's cookie names, or None."""
        cookie = _cookies(connection).get(COOKIE, "")
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    async def find(self, guest: str) -> Guest:
        """The guest with this id, known or not."""
        known = self._known.get(guest)
        if known is None:
            known = await guests.find(self.database, guest) or Guest(guest, friendly_name(guest))
            self._remember(known)
        return known

    async def change(self, guest: Guest, name: str | None, lang: str | None) -> Guest:
        """Another name, another language; stored."""
        if name is not None:
            guest = replace(guest, name=name, named=True)
        if lang is not None:
            guest = replace(guest, lang=lang)
        await self.keep(guest)
        return guest

    async def keep(self, guest: Guest) -> None:
        """Store a guest who did something."""
        await guests.save(self.database, guest)
        self._remember(guest)

    def _remember(self, guest: Guest) -> None:
        self._known[guest.id] = guest
        self._known.move_to_end(guest.id)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)


def friendly_name(guest: str) -> str:
    """A name until a person chooses one; the same guest always has the same."""
    return NAMES[hashlib.sha256(guest.encode()).digest()[0] % len(NAMES)]


def _cookies(connection: HTTPConnection) -> dict[str, str]:
    """The cookies of a request; the first of each name counts, and nonsense counts as none."""
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


def language_of(connection: HTTPConnection, guest: Guest | None) -> str:
    """The language to answer in: the guest's choice, the cookie, what the browser prefers, English."""
    wishes = [guest.lang if guest else "", _cookies(connection).get(LANG, "")]
    wishes += [part.strip()[:2].lower() for part in connection.headers.get("accept-language", "").split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), DEFAULT)


@lru_cache(maxsize=1024)
def table_words(lang: str, *packages: str, players: int = 0) -> Words:
    """The words of the table, and of a game at it; the same ones every time, so that boards can remember by them."""
    return Words(lang, *packages, "perihelion.play", players=players)


def _guest(connection: HTTPConnection) -> Guest:
    guest: Guest = connection.state.guest
    return guest


def _lang(connection: HTTPConnection) -> str:
    lang: str = connection.state.lang
    return lang


Visitor = Annotated[Guest, Depends(_guest)]
Lang = Annotated[str, Depends(_lang)]
