"""The names of guests who have not chosen one."""

from __future__ import annotations

import hashlib

DEFAULT_NAMES = (
    "Kepler", "Hypatia", "Galileo", "Herschel", "Halley", "Cassini", "Tycho", "Ptolemy", "Hubble", "Leavitt", "Cannon",
    "Payne", "Rubin", "Huygens", "Messier", "Sagan", "Fleming", "Mitchell", "Burnell", "Aryabhata", "Ulugh", "Hevelius",
)  # fmt: skip
"""Astronomers: names for guests who have not chosen one."""


def default_name(guest: str) -> str:
    """Return a name for a guest who has not chosen one; the same guest always gets the same name.

    The number keeps two guests apart. At a table, equal names get a further number (table/seat_names.py).
    """
    number = int.from_bytes(hashlib.sha256(guest.encode()).digest()[:8])
    return f"{DEFAULT_NAMES[number % len(DEFAULT_NAMES)]} {number // len(DEFAULT_NAMES) % 9_000 + 1_000}"
