"""The seed of a hint: it depends only on what the seat knows, so all who compute a hint find the same turn."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .view import View

SEED_BITS = 30
"""Seeds are small enough for JSON numbers in browsers."""


def hint_seed(view: View) -> int:
    """Return the seed of the hint in a position: the same for a table, the analysis board and the report."""
    digest = hashlib.blake2b(bytes([view.seat]) + view.state.pack().tobytes(), digest_size=4).digest()
    return int.from_bytes(digest) >> (32 - SEED_BITS)
