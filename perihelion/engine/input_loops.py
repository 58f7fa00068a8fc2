"""The loops that find the inputs of a network in records. They know no game."""

from __future__ import annotations

from typing import Any

from perihelion.core.rule import rule
from perihelion.engine.jit import gpu, grid, loop
from perihelion.engine.network_rules import WORD, input_of

cuda = gpu()


@rule
def input_or_none(cells: Any, seats: int, words: Any, i: int, viewer: int, c: int, none: int) -> int:
    """Return the input that cell c of state i switches on, or `none`."""
    number = input_of(cells, viewer, c, words[i, cells[viewer, c, WORD]], seats)
    return number if number >= 0 else none


@loop
def find_inputs(cells: Any, seats: int, words: Any, viewers: Any, none: int, out: Any) -> None:
    """Write the inputs that are on in each state as its viewer sees it: one for each cell, or `none`."""
    for i in range(len(viewers)):
        for c in range(cells.shape[1]):
            out[i, c] = input_or_none(cells, seats, words, i, viewers[i], c, none)


@grid()
def find_inputs_on_gpu(cells: Any, seats: int, words: Any, viewers: Any, none: int, out: Any) -> None:
    """Do the same as `find_inputs` with one thread for each cell of each state."""
    place = cuda.grid(1)
    i, c = place // cells.shape[1], place % cells.shape[1]
    if i < len(viewers):
        out[i, c] = input_or_none(cells, seats, words, i, viewers[i], c, none)
