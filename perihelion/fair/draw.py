"""One draw: a key and weights determine an outcome, so anyone with the key can repeat the draw.

    key     = the secret and then all contributions, each written as its length (4 bytes) and itself
    message = "perihelion draw 1" and the table's id, each with its length; the draw's number (8 bytes); the attempt (4)
    value   = the first 8 bytes of HMAC-SHA-256(key, message) as a number

A value at or above the largest multiple of the sum of the weights is rejected, and the next attempt is made. So every
outcome has exactly its share. Numbers are written with the highest byte first.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import Protocol

from ..json_types import JsonObject
from .sealed_file import encode_object

SECRET_BYTES = 32
"""The length of a secret and of a contribution."""

DOMAIN = b"perihelion draw 1"
"""Separates these messages from everything else that may be authenticated with the same key."""

SEAL_DOMAINS = {2: b"perihelion seal 2", 4: b"perihelion seal 4"}
"""Begins what the server commits to, by format."""

CONTRIBUTION_DOMAIN = b"perihelion contribution 4"
"""Begins what a player commits to."""

CLOSING_DOMAIN = b"perihelion commitments 4"
"""Begins the list of a round's commitments."""

VALUES = 1 << 64
"""How many values one attempt can have."""


class ChanceSource(Protocol):
    """A source of draws for one table. Each number is drawn once, even if the draw is undone later."""

    def draw(self, number: int, weights: list[int]) -> int:
        """Return the index drawn in draw `number`, each with probability weight / sum of weights."""


def compute_commitment(value: bytes) -> str:
    """Return the commitment to a value: its SHA-256 in hexadecimal."""
    return hashlib.sha256(value).hexdigest()


def compute_seal_commitment(secret: bytes, terms: JsonObject, seal_format: int) -> str:
    """Return the server's commitment to a secret for one round of one table (formats 2 and 4).

    `terms` are table, game, options, rules and round. So the commitment fits no other table or round.
    """
    parts = (SEAL_DOMAINS[seal_format], secret, encode_object(terms).encode())
    return compute_commitment(b"".join(map(with_length, parts)))


def compute_contribution_commitment(contribution: bytes, seal: str, table: str, round_number: int) -> str:
    """Return a player's commitment to a contribution (format 4).

    It covers the server's commitment in this round. So the server chose its secret before the player committed.
    """
    parts = (CONTRIBUTION_DOMAIN, contribution, bytes.fromhex(seal), table.encode(), round_number.to_bytes(4, "big"))
    return compute_commitment(b"".join(map(with_length, parts)))


def compute_closing(commitments: Iterable[tuple[int, int, str]], seal: str, table: str, round_number: int) -> str:
    """Return the hash of the closed list of commitments of a round: number, seat and commitment of each."""
    closed = {"commitments": [list(made) for made in commitments], "round": round_number, "seal": seal, "table": table}
    return compute_commitment(b"".join(map(with_length, (CLOSING_DOMAIN, encode_object(closed).encode()))))


def derive_key(secret: bytes, contributions: Iterable[bytes]) -> bytes:
    """Return the key of a table's draws."""
    return b"".join(map(with_length, (secret, *contributions)))


def draw_index(key: bytes, table: str, number: int, weights: Sequence[int]) -> int:
    """Return the index that draw `number` of a table gives for these weights."""
    total = sum(weights)
    if not 0 < total <= VALUES or min(weights) < 0:
        raise ValueError("weights are not negative, and their sum is from 1 to 2^64")
    accepted = VALUES - VALUES % total
    attempt = 0
    while (value := _value(key, table, number, attempt)) >= accepted:
        attempt += 1
    rest = value % total
    for index, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return index
    raise AssertionError("the rest is less than the sum")


def _value(key: bytes, table: str, number: int, attempt: int) -> int:
    message = with_length(DOMAIN) + with_length(table.encode())
    message += number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
    return int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")


def with_length(part: bytes) -> bytes:
    """Return bytes with their length before them."""
    return len(part).to_bytes(4, "big") + part
