"""A player's receipt: what their page saw and sent during a game. A sealed file must contain all of it.

{"format": "perihelion receipt 2", "table": "q7Xc…", "seats": [0], "seals": {"1": "9f86…"}, "closings": {"1": "03ac…"},
 "contributions": {"1": "2bb8…"}, "links": {"3": 2, "4": 5}, "heads": {"17": "4c7b…"}}

Receipts of format 1 have no seats, closings and links.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from ..json_types import JsonObject

FORMAT = "perihelion receipt 2"
FORMATS = ("perihelion receipt 1", FORMAT)

ANY_ROUND = 0
"""Sentinel for a round that is not known."""

DIGITS = 64
"""The length of a hash or contribution in hexadecimal."""


class InvalidReceipt(ValueError):
    """Data that is not a receipt."""


@dataclass(frozen=True)
class Receipt:
    """What one player saw and sent. A round may be `ANY_ROUND`."""

    table: str | None = None
    seats: tuple[int, ...] | None = None
    """The seats that the player ever held; None if the receipt does not say (format 1)."""
    seals: tuple[tuple[int, str], ...] = ()
    """Rounds and the commitments of the server in them."""
    closings: tuple[tuple[int, str], ...] = ()
    """Rounds and the hashes of their closed lists of commitments."""
    contributions: tuple[tuple[int, str], ...] = ()
    """Rounds and the contributions of this player that the server accepted."""
    links: tuple[tuple[int, int], ...] = ()
    """Numbers of the links that were sent, and the count of the table when each was sent first."""
    heads: tuple[tuple[int, str], ...] = ()
    """Numbers of entries and the hash of the chain after them."""


def read_receipt(data: bytes) -> Receipt:
    """Read the file that a player downloaded. Raises InvalidReceipt if it is not a receipt."""
    try:
        value = json.loads(data)
        if value["format"] not in FORMATS or type(value["table"]) is not str:
            raise InvalidReceipt(FORMAT)
        old = value["format"] != FORMAT
        return Receipt(
            value["table"],
            None if old else _read_seats(value["seats"]),
            _read_numbered(value["seals"]),
            _read_numbered({} if old else value["closings"]),
            _read_numbered(value["contributions"]),
            () if old else _read_counts(value["links"]),
            _read_numbered(value["heads"]),
        )
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise InvalidReceipt(FORMAT) from None


def read_digits(text: str) -> str:
    """Return 32 bytes in hexadecimal as a file has them. Raises InvalidReceipt if the text is anything else."""
    digits = text.strip().lower()
    if len(digits) != DIGITS or not set(digits) <= set("0123456789abcdef"):
        raise InvalidReceipt(text)
    return digits


def _read_seats(values: list[object]) -> tuple[int, ...]:
    seats = tuple(seat for seat in values if type(seat) is int)
    if len(seats) < len(values):
        raise InvalidReceipt(FORMAT)
    return seats


def _read_counts(values: JsonObject) -> tuple[tuple[int, int], ...]:
    if not all(type(count) is int and count >= 0 for count in values.values()):
        raise InvalidReceipt(FORMAT)
    return tuple(sorted((int(index), count) for index, count in values.items()))


def _read_numbered(values: JsonObject) -> tuple[tuple[int, str], ...]:
    return tuple(sorted((int(number), read_digits(digits)) for number, digits in values.items()))
