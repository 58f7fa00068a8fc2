"""Passkeys of guests, and the challenges that they sign."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass, field

from sqlalchemy import delete, insert, select, update

from . import schema
from .database import Database

CHALLENGE_SECONDS = 300.0
CHALLENGE_BYTES = 32


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey: its id (base64url), whom it opens, at which site, and how often it signed when it was last used."""

    id: str
    guest: str
    site: str
    public_key: bytes
    counter: int
    name: str
    created: float = field(default_factory=time.time)
    used: float | None = None


async def list_passkeys(database: Database, guest: str) -> list[Passkey]:
    """Return the passkeys of a guest, the oldest first."""
    p = schema.guests.passkeys.c
    rows = await database.read(select(schema.guests.passkeys).where(p.guest == guest).order_by(p.created, p.id))
    return [Passkey(**row._mapping) for row in rows]


async def find(database: Database, passkey: str) -> Passkey | None:
    """Return the passkey with this id."""
    rows = await database.read(select(schema.guests.passkeys).where(schema.guests.passkeys.c.id == passkey))
    return Passkey(**rows[0]._mapping) if rows else None


async def add(database: Database, passkey: Passkey) -> None:
    """Store a new passkey. Raises IntegrityError if there is one with this id."""
    row = {column.name: getattr(passkey, column.name) for column in schema.guests.passkeys.c}
    await database.write((insert(schema.guests.passkeys), row))


async def note_use(database: Database, passkey: Passkey, counter: int) -> bool:
    """Store the new counter of a passkey. Return False if it was used or removed in the same moment."""
    p = schema.guests.passkeys.c
    this = update(schema.guests.passkeys).where(p.id == passkey.id, p.counter == passkey.counter)
    return bool((await database.write((this.values(counter=counter, used=time.time()), None)))[0])


async def remove(database: Database, guest: str, passkey: str) -> None:
    """Forget a passkey of a guest."""
    p = schema.guests.passkeys.c
    await database.write((delete(schema.guests.passkeys).where(p.id == passkey, p.guest == guest), None))


async def make_challenge(database: Database, purpose: str, guest: str) -> bytes:
    """Return a challenge that this guest's browser can answer once, within five minutes, at any process."""
    challenge, now, c = secrets.token_bytes(CHALLENGE_BYTES), time.time(), schema.guests.challenges.c
    row = {"hash": _hash(challenge), "purpose": purpose, "guest": guest, "expires": now + CHALLENGE_SECONDS}
    await database.write(
        (delete(schema.guests.challenges).where(c.expires < now), None), (insert(schema.guests.challenges), row)
    )
    return challenge


async def use_challenge(database: Database, purpose: str, guest: str, challenge: bytes) -> bool:
    """Return whether this challenge was made for this purpose and guest, and was never answered; it works once."""
    c = schema.guests.challenges.c
    this = delete(schema.guests.challenges).where(
        c.hash == _hash(challenge), c.purpose == purpose, c.guest == guest, c.expires >= time.time()
    )
    return bool((await database.write((this, None)))[0])


def _hash(challenge: bytes) -> str:
    return hashlib.sha256(challenge).hexdigest()
