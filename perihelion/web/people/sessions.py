"""Sessions of guests: a signed cookie names the guest, and the device if it is not the guest's first one."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import replace
from typing import NamedTuple, TypeVar

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection

from ...store import devices, guests
from ...store.database import Database
from ...store.devices import FIRST, Device
from ...store.guests import Guest
from ...store.ids import make_id
from ...wire.guest_names import default_name
from ..http.cookies import GUEST_COOKIE, read_cookies

T = TypeVar("T")

CACHE_SIZE = 20_000
"""Number of guests cached in memory."""

SEEN_SECONDS = 3600.0
"""How often the last visit of a device is stored."""


class Session(NamedTuple):
    """The guest who sends a request, and the device."""

    guest: str
    device: str = FIRST


class Sessions:
    """Signs and reads the cookies of guests, and caches guests and their devices."""

    def __init__(self, database: Database, key: bytes):
        self.database = database
        self._signer = Signer(key, salt="guest")
        self._cache: OrderedDict[str, Guest] = OrderedDict()
        self._devices: OrderedDict[str, dict[str, Device]] = OrderedDict()
        self._device_changes = 0
        """Number of times devices were forgotten: anything read before the last one is not cached."""

    def new_id(self) -> str:
        """Return the id of a new guest. Nothing is stored until the guest does something."""
        return make_id(18)

    def sign(self, guest: str, device: str = FIRST) -> str:
        """Return the cookie value for a guest on one of their devices."""
        return self._signer.sign(f"{guest}:{device}" if device else guest).decode()

    def read(self, connection: HTTPConnection) -> Session | None:
        """Return the session in the cookie of a request, or None if there is no valid one."""
        cookie = read_cookies(connection).get(GUEST_COOKIE, "")
        try:
            guest, _, device = self._signer.unsign(cookie).decode().partition(":")
        except (BadSignature, UnicodeDecodeError):
            return None
        return Session(guest, device)

    async def is_open(self, session: Session) -> bool:
        """Return True if the guest is still signed in on this device."""
        known = self._devices.get(session.guest)
        if known is None or (session.device and session.device not in known):  # it may be a minute old
            known = await self.list_devices(session.guest)
        device = known.get(session.device)
        return session.device == FIRST if device is None else not device.removed

    async def recognise(self, session: Session) -> Guest | None:
        """Return the guest of a session; None if they are no longer signed in on this device."""
        if session.guest in self._cache:
            return await self.find(session.guest) if await self.is_open(session) else None
        is_open, guest = await asyncio.gather(self.is_open(session), self.find(session.guest))
        return guest if is_open else None

    async def list_devices(self, guest: str) -> dict[str, Device]:
        """Return the devices of a guest from the store."""
        changes = self._device_changes
        known = await devices.list_devices(self.database, guest)
        if changes == self._device_changes:
            _keep_last(self._devices, guest, known)
        return known

    async def note_seen(self, session: Session, name: str) -> None:
        """Store at most once an hour that a device was seen. Guests who have done nothing are not stored."""
        known = (self._devices.get(session.guest) or {}).get(session.device)
        if known is not None and known.name == name and known.seen > time.time() - SEEN_SECONDS:
            return
        if known is not None or await guests.find(self.database, session.guest) is not None:
            await devices.note_seen(self.database, session.guest, session.device, name)
            self.forget_devices(session.guest)

    async def add_device(self, guest: str, name: str) -> Session:
        """Sign a guest in on a new device."""
        session = Session(guest, await devices.add(self.database, guest, name))
        self.forget_devices(guest)
        return session

    async def remove_device(self, session: Session) -> None:
        """Sign a guest out on a device."""
        await devices.remove(self.database, session.guest, session.device)
        self.forget_devices(session.guest)

    def forget_devices(self, guest: str) -> None:
        """Reload the devices of a guest at their next request."""
        self._device_changes += 1
        self._devices.pop(guest, None)

    async def find(self, guest: str) -> Guest:
        """Return the guest with this id; an unknown one has a default name."""
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
        """Reload a guest from the store at their next request; without an id, all guests."""
        if guest is None:
            self._cache.clear()
            self._devices.clear()
            self._device_changes += 1
        else:
            self._cache.pop(guest, None)

    def knows(self, guest: str) -> bool:
        """Return True if a guest is known here."""
        return guest in self._cache

    async def hear_change(self, guest: str) -> Guest | None:
        """Reload a guest whom another process changed. Return the guest if anything differs."""
        known = self._cache.get(guest)
        found = await guests.find(self.database, guest)
        if found is None or found == known:
            return None
        if known is not None:
            self._remember(found)
        return found

    def _remember(self, guest: Guest) -> None:
        _keep_last(self._cache, guest.id, guest)


def _keep_last(cache: OrderedDict[str, T], guest: str, value: T) -> None:
    """Put an item into a cache; drop the oldest if it is full."""
    cache[guest] = value
    cache.move_to_end(guest)
    if len(cache) > CACHE_SIZE:
        cache.popitem(last=False)
