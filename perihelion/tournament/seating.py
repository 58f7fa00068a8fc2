"""Who sits where: everybody has every seat about equally often."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import permutations


def seat_table(
    table: Sequence[int], seats: int, counts: Counter[tuple[int, int]], lots: random.Random
) -> tuple[int | None, ...]:
    """Return the entrants of a table in the order of their seats, None for bots. Lots decide between equal orders."""
    holders: list[int | None] = [*table, *[None] * (seats - len(table))]
    lots.shuffle(holders)

    def cost(order: Sequence[int | None]) -> int:
        return sum(counts[entrant, seat] ** 2 for seat, entrant in enumerate(order) if entrant is not None)

    return min(permutations(holders), key=cost)
