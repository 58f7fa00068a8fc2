"""Loops that copy games on a GPU, from one batch to another or from the caller's records. They do not depend on a game.

Value i of game g is at `i * stride + g`, as in cuda_loops.py.
"""

from __future__ import annotations

from typing import Any

from perihelion.engine.arrays import NOTHING, REFRESH
from perihelion.engine.jit import gpu, grid

cuda = gpu()


@grid()
def copy_games(to: Any, source: Any, index: Any, games: int, others: int) -> None:
    """Copy one array: game g gets the values of game index[g] (of `others` games), unless the index is negative."""
    g = cuda.grid(1)
    if g < games:
        h = index[g]
        if h >= 0:
            for i in range(len(to) // games):
                to[i * games + g] = source[i * others + h]


@grid()
def write_states(words: Any, actions: Any, given: Any, index: Any) -> None:
    """Write row i of the given words into game index[i], and mark that game for REFRESH."""
    i, games = cuda.grid(1), len(actions)
    if i < len(index):
        g = index[i]
        for w in range(len(words) // games):
            words[w * games + g] = given[i, w]
        actions[g] = REFRESH


@grid()
def wait_all(actions: Any) -> None:
    """Mark all games with NOTHING, so that the next run leaves them unchanged."""
    g = cuda.grid(1)
    if g < len(actions):
        actions[g] = NOTHING
