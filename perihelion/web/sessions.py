"""Sessions of guests: a signed cookie names the guest. There are no accounts."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from dataclasses import replace

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection

from ..store import guests
from ..store.database import Database
from ..store.guests import Guest
from .cookies import GUEST_COOKIE, read_cookies

CACHE_SIZE = 20_000
"""How many guests stay in memory."""

DEFAULT_NAMES = (
    "Kepler", "Hypatia", "Galileo", "Herschel", "Halley", "Cassini", "Tycho", "Ptolemy", "Hubble", "Leavitt", "Cannon",
    "Payne", "Rubin", "Huygens", "Messier", "Sagan", "Fleming", "Mitchell", "Burnell", "Aryabhata", "Ulugh", "Hevelius",
)  # fmt: skip
"""Astronomers, as names for guests who have not chosen one."""


class Sessions:
    """Signs and reads the cookies of guests, and caches guests."""

    def __init__(self, database: Database, key: bytes):
        self.database = database
        self._signer = Signer(key, salt="guest")
        self._cache: OrderedDict[str, Guest] = OrderedDict()

    def new_id(self) -> str:
        """Return the id of a new guest. Nothing is stored before the guest does something."""
        return secrets.token_urlsafe(18)

    def sign(self, guest: str) -> str:
        """Return the cookie value for the id of a guest."""
        return self._signer.sign(guest).decode()

    def read(self, connection: HTTPConnection) -> str | None:
        """Return the guest's id in the cookie of a request, or None where there is no valid one."""
        cookie = read_cookies(connection).get(GUEST_COOKIE, "")
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    async def find(self, guest: str) -> Guest:
        """Return the guest with this id; one who is not stored has a default name."""
        found = self._cache.get(guest)
        if found is None:
            found = await guests.find(self.database, guest) or Guest(guest, default_name(guest))
            self._remember(found)
        return found

    async def update(self, guest: Guest, name: str | None, lang: str | None) -> Guest:
        """Give a guest another name, another language, or both, and store it."""
        if name is not None:
            guest = replace(guest, name=name, named=True)
        if lang is not None:
            guest = replace(guest, lang=lang)
        await self.save(guest)
        return guest

    async def save(self, guest: Guest) -> None:
        """Store a guest who did something."""
        await guests.save(self.database, guest)
        self._remember(guest)

    def forget(self, guest: str | None = None) -> None:
        """Read a guest anew from the store when they come next; without an id, all guests."""
        if guest is None:
            self._cache.clear()
        else:
            self._cache.pop(guest, None)

    async def hear_change(self, guest: str) -> Guest | None:
        """Read a guest again whom some process changed. Return them where they are another one than was known here."""
        known = self._cache.get(guest)
        found = await guests.find(self.database, guest)
        if found is None or found == known:
            return None
        if known is not None:
            self._remember(found)
        return found

    def _remember(self, guest: Guest) -> None:
        self._cache[guest.id] = guest
        self._cache.move_to_end(guest.id)
        if len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)


def default_name(guest: str) -> str:
    """Return a name for a guest who has not chosen one; the same guest always gets the same name."""
    return DEFAULT_NAMES[hashlib.sha256(guest.encode()).digest()[0] % len(DEFAULT_NAMES)]
