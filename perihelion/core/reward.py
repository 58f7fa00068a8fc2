"""What a finished game is worth to each seat, the same for all games and all interfaces."""

from __future__ import annotations

from typing import Any

import numpy as np


def results(seats: int) -> np.ndarray[Any, Any]:
    """The reward of every seat, in row w for the winners of bit mask w.

    Whoever wins alone gets 1, and several winners share; the others pay for it in equal parts, so that all rewards add
    up to 0. Nobody gets anything where all win, where nobody does, and (row 0) while the game runs. Who plays alone
    gets 1 for a victory; the bit after the last seat is an opponent without a seat, like the Rival of Solenia.
    """
    table = np.zeros((2 << seats, seats))
    for mask in range(1, 2 << seats):
        winners = mask.bit_count()
        for seat in range(seats):
            won = mask >> seat & 1
            if seats == 1:
                table[mask, seat] = won
            elif winners < seats:
                table[mask, seat] = 1 / winners if won else -1 / (seats - winners)
    return table
