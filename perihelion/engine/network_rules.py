"""A small network that evaluates states, written as rules: it runs inside compiled loops and on a GPU.

Its inputs are zeros, ones and small counts. Each cell of a record (one number of it) activates one input, so most of
the first layer is unchanged when an action changes a few cells: `follow_state` only adds the rows of the inputs that
went on and subtracts those that went off (Nasu: Efficiently Updatable Neural-Network-based Evaluation Functions, 2018).

All weights and activations are whole numbers, so that every processor gets the same sums in any order of addition.
Those of the second layer have 16 bits and their sums 32, because processors multiply and add many such numbers at once.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from perihelion.core.rule import rule

try:
    from numpy import int32
except ImportError:  # in a browser; there the rules of this file only run as machine code
    int32 = int  # type: ignore[misc,assignment]

WORD, SHIFT, WIDTH, KIND, LOW, STEP, SIZE, OFFSET = range(8)
"""The columns of a cell: its 8-byte word, its first bit there, its number of bits; its kind; its least value, how many
neighbouring values share an input, the number of inputs, and the index of the first input."""
CELL_COLUMNS = 8

BOUNDED, ONE_OF, SEATED = range(3)
"""The kinds. BOUNDED: a number, clamped to its range, without an input for 0. ONE_OF: one of several values, without an
input for others. SEATED: a seat, counted from the viewer, without an input if it is not a seat."""

FIRST_BITS, ACTIVATION_BITS, SECOND_BITS, LAST_BITS = 12, 8, 8, 16
"""The fractional bits of the weights of the three layers, and of the activations between them."""
HIGHEST = (1 << ACTIVATION_BITS) - 1
"""The highest activation; it represents almost 1."""


class Network(NamedTuple):
    """The weights of a network, and its working memory. Not thread-safe."""

    cells: Any
    """The cells by viewer, sorted by word: viewer, cell, column."""
    begins: Any
    """The first cell of each word: viewer, word."""
    first: Any
    """The first layer: a row of int16 for each input."""
    second: Any
    """The second layer: a row of int16 for each of its outputs."""
    second_bias: Any
    last: Any
    """The last layer: a row for each output of the second. Its columns are the logits of the shares of the win, then
    the points, of all seats counted from the viewer."""
    last_bias: Any
    known: Any
    """The words of the state that `sums` belongs to."""
    sums: Any
    """The first layer of that state, with its bias, before clipping."""
    activations: Any
    """The first layer after clipping."""
    outputs: Any


@rule
def value_of(cells: Any, viewer: int, c: int, word: int) -> int:
    """Return the number that cell c has in this word."""
    unused = 64 - cells[viewer, c, WIDTH]
    value: int = ((word >> cells[viewer, c, SHIFT]) << unused) >> unused
    return value


@rule
def input_of(cells: Any, viewer: int, c: int, word: int, seats: int) -> int:
    """Return the input that cell c activates if its word is `word`, or -1."""
    value = value_of(cells, viewer, c, word)
    kind, size = cells[viewer, c, KIND], cells[viewer, c, SIZE]
    if kind == SEATED:
        index = value - viewer if value >= viewer else value - viewer + seats
        if value < 0 or value >= seats:
            index = -1
    else:
        index = value - cells[viewer, c, LOW]
        if cells[viewer, c, STEP] > 1:  # avoids a slow division
            index //= cells[viewer, c, STEP]
        if kind == BOUNDED:
            index = min(max(index, 0), size - 1) if value != 0 else -1
        elif index >= size:
            index = -1
    return cells[viewer, c, OFFSET] + index if index >= 0 else -1


@rule
def switch_inputs(sums: Any, rows: Any, off: int, on: int) -> None:
    """Switch one input off and another one on; -1 means no input."""
    if off >= 0 and on >= 0:
        for j in range(len(sums)):
            sums[j] = sums[j] + rows[on, j] - rows[off, j]
    elif on >= 0:
        for j in range(len(sums)):
            sums[j] += rows[on, j]
    elif off >= 0:
        for j in range(len(sums)):
            sums[j] -= rows[off, j]


@rule
def follow_state(network: Network, words: Any, row: int, viewer: int, seats: int) -> None:
    """Update the first layer to a state: row `row` of `words`."""
    known, cells, begins, first, sums = network.known, network.cells, network.begins, network.first, network.sums
    for w in range(len(known)):
        before, word = known[w], words[row, w]
        if before != word:
            for c in range(begins[viewer, w], begins[viewer, w + 1]):
                if value_of(cells, viewer, c, before) != value_of(cells, viewer, c, word):
                    off, on = input_of(cells, viewer, c, before, seats), input_of(cells, viewer, c, word, seats)
                    switch_inputs(sums, first, off, on)
            known[w] = word


@rule
def run_network(network: Network, words: Any, row: int, viewer: int, seats: int) -> None:
    """Write the outputs of the network for a state: logits and points, in units of 1."""
    follow_state(network, words, row, viewer, seats)
    sums, activations, second, second_bias = network.sums, network.activations, network.second, network.second_bias
    outputs, last, last_bias = network.outputs, network.last, network.last_bias
    for j in range(len(sums)):
        activations[j] = max(0, min(sums[j] >> FIRST_BITS - ACTIVATION_BITS, HIGHEST))
    for o in range(len(outputs)):
        outputs[o] = last_bias[o]
    for k in range(len(second_bias)):
        total = second_bias[k]
        for j in range(len(activations)):
            total = int32(total + int32(activations[j]) * int32(second[k, j]))
        activation = min(total >> SECOND_BITS, HIGHEST)
        if activation > 0:
            for o in range(len(outputs)):
                outputs[o] += activation * last[k, o]
    for o in range(len(outputs)):
        outputs[o] = outputs[o] / (1 << ACTIVATION_BITS + LAST_BITS)
