"""A player's receipt: what their page saw and sent during a game. A sealed file must contain all of it.

{"format": "perihelion receipt 1", "table": "q7Xc…", "seat": 0, "seals": {"1": "9f86…"},
 "contributions": {"1": "2bb8…"}, "heads": {"17": "4c7b…"}}
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

FORMAT = "perihelion receipt 1"

ANY_ROUND = 0
"""Stands for "some round" where it is not known which one."""

DIGITS = 64
"""The length of a hash or contribution in hexadecimal."""


class InvalidReceipt(ValueError):
    """Something that is no receipt."""


@dataclass(frozen=True)
class Receipt:
    """What one player saw and sent. `ANY_ROUND` may stand in place of a round."""

    table: str | None = None
    seat: int | None = None
    seals: tuple[tuple[int, str], ...] = ()
    """Rounds and the commitments of the server in them."""
    contributions: tuple[tuple[int, str], ...] = ()
    """Rounds and the contributions of this player that the server accepted."""
    heads: tuple[tuple[int, str], ...] = field(default=())
    """Numbers of entries and the hash of the chain after them."""


def read_receipt(data: bytes) -> Receipt:
    """Read the file that a page lets every player keep; raise InvalidReceipt where it is none."""
    try:
        value = json.loads(data)
        if value["format"] != FORMAT or type(value["table"]) is not str:
            raise InvalidReceipt(FORMAT)
        seat = value.get("seat")
        return Receipt(
            value["table"],
            seat if type(seat) is int else None,
            *(_read_numbered(value[name]) for name in ("seals", "contributions", "heads")),
        )
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise InvalidReceipt(FORMAT) from None


def read_digits(text: str) -> str:
    """Return 32 bytes in hexadecimal as they stand in a file; raise InvalidReceipt where it is something else."""
    digits = text.strip().lower()
    if len(digits) != DIGITS or not set(digits) <= set("0123456789abcdef"):
        raise InvalidReceipt(text)
    return digits


def _read_numbered(values: dict[str, Any]) -> tuple[tuple[int, str], ...]:
    return tuple(sorted((int(number), read_digits(digits)) for number, digits in values.items()))
