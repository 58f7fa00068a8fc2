"""The draw: weights and a key give an outcome, and whoever knows the key gets the same one. docs/fair.md explains it.

    key     = the secret and then all contributions, each written as its length (4 bytes) and itself
    message = "perihelion draw 1" and the table's id, each with its length; the draw's number (8 bytes); the try (4)
    value   = the first 8 bytes of HMAC-SHA-256(key, message) as a number

A value at or above the largest multiple of the weights' sum is not taken, and the next try is made: so every outcome
has exactly its share. Numbers are written with the highest byte first.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import Protocol

LENGTH = 32
"""The bytes of a secret and of a contribution."""

NAME = b"perihelion draw 1"
RANGE = 1 << 64


class Chance(Protocol):
    """A source of draws for one table. Draw number i is asked for once and never again, whether undone or not."""

    def draw(self, number: int, weights: list[int]) -> int:
        """The index drawn in draw `number`, each with probability weight / sum of weights."""


def commitment(value: bytes) -> str:
    """What one publishes before one opens a value."""
    return hashlib.sha256(value).hexdigest()


def key_of(secret: bytes, contributions: Iterable[bytes]) -> bytes:
    """The key of a table's draws."""
    return b"".join(map(_measured, (secret, *contributions)))


def draw(key: bytes, table: str, number: int, weights: Sequence[int]) -> int:
    """The index drawn."""
    total = sum(weights)
    if not 0 < total <= RANGE or min(weights) < 0:
        raise ValueError("weights are not negative, and their sum is from 1 to 2^64")
    taken = RANGE - RANGE % total
    tries = 0
    while (value := _value(key, table, number, tries)) >= taken:
        tries += 1
    left = value % total
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise AssertionError("what is left is less than the sum")


def _value(key: bytes, table: str, number: int, tries: int) -> int:
    message = _measured(NAME) + _measured(table.encode()) + number.to_bytes(8, "big") + tries.to_bytes(4, "big")
    return int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")


def _measured(part: bytes) -> bytes:
    return len(part).to_bytes(4, "big") + part
