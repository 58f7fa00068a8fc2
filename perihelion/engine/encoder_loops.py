"""The loops that check actions and write observations and masks.

They read a list of cells, not fields, so one compile serves all games. A cell is one number of a record: where it
stands, who sees it, and how it becomes floats (observation.py makes the lists). Value i of a record, a list or an
observation stands at `base + i * stride`. The stride is 1 in the memory of a processor, where the values of a game lie
side by side, and the number of games on a GPU, where the same value of all games lies side by side.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from perihelion.core.planes import AMOUNT, KNOWN, SEAT
from perihelion.core.rule import rule
from perihelion.core.vocabulary import OVER
from perihelion.engine.arrays import ANY, NOTHING
from perihelion.engine.jit import gpu, grid, loop

cuda = gpu()

WORD, SHIFT, WIDTH, KIND, LOW, SIZE, OFFSET, OPENER_WORD, OPENER_SHIFT = range(9)
"""The columns of a cell: its word of eight bytes, its first bit there, its number of bits; its kind, its least value,
its number of floats and the place of the first of them; the word and the bit of the number (eight bits) that opens the
cell to this viewer, or -1 where the viewer sees it anyway."""
COLUMNS = 9


class Encoding(NamedTuple):
    """How the records of a game become observations."""

    cells: Any
    """The cells of each viewer: viewer, cell, column."""
    scales: Any
    """The factor of each cell that holds an amount."""
    seats: int
    size: int
    """How many floats an observation has."""


@rule
def read_number(words: Any, base: int, stride: int, word: int, shift: int, width: int) -> int:
    """Return the signed number of `width` bits in a record."""
    unused = 64 - width
    return ((words[base + word * stride] >> shift) << unused) >> unused  # type: ignore[no-any-return]


@rule
def encode_record(encoding: Encoding, words: Any, base: int, out: Any, out_base: int, stride: int, viewer: int) -> None:
    """Write what one seat sees of one record; every float is written."""
    cells = encoding.cells
    for c in range(cells.shape[1]):
        size = cells[viewer, c, SIZE]
        start = out_base + cells[viewer, c, OFFSET] * stride
        opener = cells[viewer, c, OPENER_WORD]
        for k in range(size):
            out[start + k * stride] = 0
        if opener >= 0 and read_number(words, base, stride, opener, cells[viewer, c, OPENER_SHIFT], 8) == 0:
            continue
        kind = cells[viewer, c, KIND]
        width = cells[viewer, c, WIDTH]
        value = read_number(words, base, stride, cells[viewer, c, WORD], cells[viewer, c, SHIFT], width)
        if kind == AMOUNT:
            out[start] = min(1.0, max(-1.0, value * encoding.scales[c]))
        elif kind == KNOWN:
            out[start] = 1
        else:
            index = value - cells[viewer, c, LOW]
            if kind == SEAT and 0 <= value < encoding.seats:
                index = (value - viewer + encoding.seats) % encoding.seats
            elif kind == SEAT:
                index = -1
            if 0 <= index < size:
                out[start + index * stride] = 1


@rule
def encode_seats(encoding: Encoding, out: Any, out_base: int, stride: int, actor: int, viewer: int) -> None:
    """Write the last two parts: who is to act, counted from the viewer, and which seat the viewer is."""
    seats = encoding.seats
    start = out_base + (encoding.size - 2 * seats) * stride
    for k in range(seats):
        out[start + k * stride] = 1 if actor >= 0 and (actor - viewer + seats) % seats == k else 0
        out[start + (seats + k) * stride] = 1 if viewer == k else 0


@loop
def observe(encoding: Encoding, words: Any, actors: Any, viewers: Any, out: Any, first: int, last: int) -> None:
    """Write what viewers[g] sees of game g, for the games first..last-1, into rows of floats."""
    record = words.shape[0] // actors.shape[0]
    for g in range(first, last):
        encode_record(encoding, words, g * record, out, g * encoding.size, 1, viewers[g])
        encode_seats(encoding, out, g * encoding.size, 1, actors[g], viewers[g])


@loop
def first_illegal(legal: Any, n_legal: Any, actors: Any, actions: Any) -> int:
    """Return the first game whose action is neither legal nor ANY or NOTHING, or -1; a game that is over takes any."""
    for g in range(len(n_legal)):
        found = actors[g] == OVER or actions[g] == ANY or actions[g] == NOTHING
        for k in range(n_legal[g]):
            if legal[g, k] == actions[g]:
                found = True
                break
        if not found:
            return g
    return -1


@loop
def write_masks(legal: Any, n_legal: Any, actors: Any, out: Any, first: int, last: int) -> None:
    """Write the legal lists of the games first..last-1 as rows of booleans, all false where no seat is to act."""
    for g in range(first, last):
        for k in range(out.shape[1]):
            out[g, k] = False
        for k in range(n_legal[g] if actors[g] >= 0 else 0):
            out[g, legal[g, k]] = True


@grid()
def observe_on_gpu(encoding: Encoding, words: Any, actors: Any, viewers: Any, out: Any) -> None:
    """Do the same as `observe` with one thread for each game."""
    g, games = cuda.grid(1), len(actors)
    if g < games:
        viewer = max(0, viewers[g])
        encode_record(encoding, words, g, out, g, games, viewer)
        encode_seats(encoding, out, g, games, actors[g], viewer)


@grid()
def write_masks_on_gpu(legal: Any, n_legal: Any, actors: Any, out: Any, actions: int) -> None:
    """Do the same as `write_masks` with one thread for each game; `actions` is the number of ids."""
    g, games = cuda.grid(1), len(n_legal)
    if g < games:
        for k in range(actions):
            out[k * games + g] = False
        for k in range(n_legal[g] if actors[g] >= 0 else 0):
            out[legal[k * games + g] * games + g] = True
