"""The rewards of a finished game, the same for all games and all interfaces."""

from __future__ import annotations

from typing import Any

import numpy as np


def rewards_by_winners(seats: int) -> np.ndarray[Any, Any]:
    """Return the reward of every seat; row w is for the winners with bit mask w.

    A single winner gets 1, and several winners share it. The others pay for it in equal parts, so all rewards add up to
    0. All rewards are 0 if everybody wins, if nobody wins, and (row 0) while the game runs. In a solo game a victory is
    worth 1. The bit after the last seat stands for an opponent without a seat, such as the Rival of Solenia.
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
