"""Where a table's chance comes from. Draw number i is asked for once and never again, whether undone or not.

A table knows only `Chance`; another source (one that players can verify) takes its place without touching the table.
"""

from __future__ import annotations

import secrets
from typing import Protocol


class Chance(Protocol):
    """A source of draws for one table."""

    def draw(self, number: int, weights: list[int]) -> int:
        """The index drawn in draw `number`, each with probability weight / sum of weights."""


class SystemChance:
    """The operating system's generator: nobody can foresee it, and nobody can check it."""

    def draw(self, number: int, weights: list[int]) -> int:
        """An index; the number of the draw does not matter here."""
        left = secrets.randbelow(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError("no weight is left")
