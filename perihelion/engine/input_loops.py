"""Loops that find the network inputs of records, and compute the first layer. They do not depend on a game."""

from __future__ import annotations

from typing import Any

import numpy as np

from perihelion.core.rule import rule
from perihelion.engine.jit import gpu, grid, loop
from perihelion.engine.network_rules import WORD, input_of, switch_inputs

cuda = gpu()

MOST_CELLS = 2048
"""The most changed cells that a block on a GPU has memory for."""


@rule
def input_or_none(cells: Any, seats: int, words: Any, i: int, viewer: int, c: int, none: int) -> int:
    """Return the input that cell c of state i activates, or `none`."""
    number = input_of(cells, viewer, c, words[i, cells[viewer, c, WORD]], seats)
    return number if number >= 0 else none


@loop
def find_inputs(cells: Any, seats: int, words: Any, viewers: Any, none: int, out: Any) -> None:
    """Write the active inputs of each state as its viewer sees it: one for each cell, or `none`."""
    for i in range(len(viewers)):
        for c in range(cells.shape[1]):
            out[i, c] = input_or_none(cells, seats, words, i, viewers[i], c, none)


@grid()
def find_inputs_on_gpu(cells: Any, seats: int, words: Any, viewers: Any, none: int, out: Any) -> None:
    """Like `find_inputs`, with one thread for each cell of each state."""
    place = cuda.grid(1)
    i, c = place // cells.shape[1], place % cells.shape[1]
    if i < len(viewers):
        out[i, c] = input_or_none(cells, seats, words, i, viewers[i], c, none)


@loop
def follow_states(
    cells: Any, seats: int, first: Any, bases: Any, base_sums: Any, base_of: Any, words: Any, viewers: Any, sums: Any
) -> None:
    """Write the first layer of each state: that of its base plus the changes. See `Afterstates`."""
    for i in range(len(viewers)):
        viewer, base = viewers[i], base_of[i]
        for j in range(sums.shape[1]):
            sums[i, j] = base_sums[base, j]
        for c in range(cells.shape[1]):
            w = cells[viewer, c, WORD]
            if words[i, w] != bases[base, w]:
                off = input_of(cells, viewer, c, bases[base, w], seats)
                on = input_of(cells, viewer, c, words[i, w], seats)
                if off != on:
                    switch_inputs(sums[i], first, off, on)


@grid()
def follow_states_on_gpu(
    cells: Any, seats: int, first: Any, bases: Any, base_sums: Any, base_of: Any, words: Any, viewers: Any, sums: Any
) -> None:
    """Like `follow_states`, with one block per state: it finds the changes, then adds the rows."""
    i, thread, threads = cuda.blockIdx.x, cuda.threadIdx.x, cuda.blockDim.x
    n_changed = cuda.shared.array(1, np.int32)
    went_off = cuda.shared.array(MOST_CELLS, np.int16)
    went_on = cuda.shared.array(MOST_CELLS, np.int16)
    if thread == 0:
        n_changed[0] = 0
    cuda.syncthreads()
    viewer, base = viewers[i], base_of[i]
    for c in range(thread, cells.shape[1], threads):
        w = cells[viewer, c, WORD]
        if words[i, w] != bases[base, w]:
            old = input_of(cells, viewer, c, bases[base, w], seats)
            new = input_of(cells, viewer, c, words[i, w], seats)
            if old != new:
                k = cuda.atomic.add(n_changed, 0, 1)
                went_off[k], went_on[k] = old, new
    cuda.syncthreads()
    for j in range(thread, sums.shape[1], threads):
        total = base_sums[base, j]
        for k in range(n_changed[0]):
            if went_off[k] >= 0:
                total -= first[went_off[k], j]
            if went_on[k] >= 0:
                total += first[went_on[k], j]
        sums[i, j] = total
