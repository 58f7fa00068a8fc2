"""Loops that check actions and write observations and masks.

They read a list of runs, not fields, so one compilation serves all games. A run is a row of adjacent numbers in a
record that become floats in the same way, adjacent in the observation (observation.py makes the lists). In the
processor's memory the values of one game are adjacent; on a GPU the same value of all games is.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from perihelion.core.planes import AMOUNT, CHOICE, KNOWN, SEAT
from perihelion.core.rule import rule
from perihelion.core.vocabulary import OVER
from perihelion.engine.arrays import ANY, NOTHING
from perihelion.engine.jit import gpu, grid, loop

cuda = gpu()

UNSIGNED = np.uint64
"""An unsigned index needs no check for counting from the end, a check that keeps a loop from being vectorised."""

PLACE, WIDTH, COUNT, KIND, LOW, SIZE, OFFSET, OPENER = range(8)
"""The columns of a run: its start in the record, in units of its numbers; the bytes per number; the count of numbers;
their kind, least value, the floats that each becomes, and the index of the first float; the byte of the record that
opens the run to this viewer, or -1 if the viewer always sees it."""
COLUMNS = 8

WIDEST = 4
"""The maximum number of bytes per number of a record."""


class Encoding(NamedTuple):
    """How the records of a game become observations."""

    runs: Any
    """The runs of each viewer: viewer, run, column. A viewer with fewer runs than others is padded with empty ones."""
    scales: Any
    """The factor of each run of amounts: viewer, run."""
    begins: Any
    """The first run of each width: viewer, width. Runs are sorted by width."""
    seats: int
    size: int
    """The number of floats in an observation."""


@rule
def seats_away(seat: int, viewer: int, seats: int) -> int:
    """Return the distance of a seat from the viewer in seating order, or -1 if it is not a seat."""
    if not 0 <= seat < seats:
        return -1
    return seat - viewer if seat >= viewer else seat - viewer + seats


@rule
def encode_runs(
    encoding: Encoding, width: int, numbers: Any, records: Any, viewers: Any, out: Any, first: int, last: int
) -> None:
    """Write the runs whose numbers have this width, for the games first..last-1, into rows of zeros.

    `numbers` and `records` are the same memory, as numbers of this width and as bytes.
    """
    runs, scales, begins, seats, size = encoding
    record = len(numbers) // len(viewers)
    for g in range(first, last):
        viewer = viewers[g]
        own, own_scales = runs[UNSIGNED(viewer)], scales[UNSIGNED(viewer)]
        for r in range(UNSIGNED(begins[viewer, width]), UNSIGNED(begins[viewer, width + 1])):
            opener = own[r, OPENER]
            if opener >= 0 and records[g * record * width + opener] == 0:
                continue
            at, to = UNSIGNED(g * record + own[r, PLACE]), UNSIGNED(g * size + own[r, OFFSET])
            count, floats = UNSIGNED(own[r, COUNT]), UNSIGNED(own[r, SIZE])
            kind = own[r, KIND]
            if kind == AMOUNT:
                scale = own_scales[r]
                for k in range(count):
                    fraction = numbers[at + k] * scale
                    out[to + k] = 1.0 if fraction > 1.0 else -1.0 if fraction < -1.0 else fraction
            elif kind == SEAT:
                for k in range(count):
                    seat = np.int64(numbers[at + k])
                    if 0 <= seat < seats:
                        index = seat - viewer if seat >= viewer else seat - viewer + seats
                        out[to + k * floats + UNSIGNED(index)] = 1
            elif kind == CHOICE:
                low = own[r, LOW]
                for k in range(count):
                    index = UNSIGNED(np.int64(numbers[at + k]) - low)
                    if index < floats:
                        out[to + k * floats + index] = 1
            else:
                out[to] = 1


@loop
def observe(encoding: Encoding, words: Any, actors: Any, viewers: Any, out: Any, first: int, last: int) -> None:
    """Write the view that viewers[g] has of game g, for the games first..last-1, into rows of floats."""
    seats, size = encoding.seats, encoding.size
    for g in range(first, last):
        viewer, row = viewers[g], out[g * size : (g + 1) * size]
        row[:] = 0
        if actors[g] >= 0:
            row[size - 2 * seats + seats_away(actors[g], viewer, seats)] = 1
        row[size - seats + viewer] = 1
    records = words.view(np.int8)
    encode_runs(encoding, 1, records, records, viewers, out, first, last)
    encode_runs(encoding, 2, words.view(np.int16), records, viewers, out, first, last)
    encode_runs(encoding, 4, words.view(np.int32), records, viewers, out, first, last)


@loop
def first_illegal(legal: Any, n_legal: Any, actors: Any, actions: Any) -> int:
    """Return the first game whose action is neither legal nor ANY or NOTHING, or -1. A finished game takes any."""
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
    """Write the legal lists of the games first..last-1 as rows of booleans, all false if no seat is to act."""
    for g in range(first, last):
        for k in range(out.shape[1]):
            out[g, k] = False
        for k in range(n_legal[g] if actors[g] >= 0 else 0):
            out[g, legal[g, k]] = True


@rule
def read_number(words: Any, g: int, games: int, byte: int, width: int) -> int:
    """Return the signed number of `width` bytes at a byte of the record of game g."""
    unused = 64 - width * 8
    number: int = ((words[byte // 8 * games + g] >> (byte % 8 * 8)) << unused) >> unused
    return number


@rule
def write_number(
    out: Any, start: int, games: int, value: int, kind: int, low: int, size: int, scale: float, viewer: int, seats: int
) -> None:
    """Write all floats of one number."""
    index = value - low
    if kind == AMOUNT:
        out[start] = min(1.0, max(-1.0, value * scale))
        return
    if kind == KNOWN:
        index = 0
    elif kind == SEAT:
        index = seats_away(value, viewer, seats)
    for k in range(size):
        out[start + k * games] = 1 if k == index else 0


@grid()
def observe_on_gpu(encoding: Encoding, words: Any, actors: Any, viewers: Any, out: Any) -> None:
    """Like `observe`, with one thread per game and run, and one more for the seats."""
    g, r = cuda.grid(2)
    runs, seats, size, games = encoding.runs, encoding.seats, encoding.size, len(actors)
    if g >= games:
        return
    viewer = max(0, viewers[g])
    if r == runs.shape[1]:
        for k in range(seats):
            out[(size - 2 * seats + k) * games + g] = 1 if k == seats_away(actors[g], viewer, seats) else 0
            out[(size - seats + k) * games + g] = 1 if k == viewer else 0
        return
    kind, low, scale = runs[viewer, r, KIND], runs[viewer, r, LOW], encoding.scales[viewer, r]
    floats, to, opener = runs[viewer, r, SIZE], runs[viewer, r, OFFSET], runs[viewer, r, OPENER]
    place, width = runs[viewer, r, PLACE], runs[viewer, r, WIDTH]
    if opener >= 0 and read_number(words, g, games, opener, 1) == 0:
        for k in range(runs[viewer, r, COUNT] * floats):
            out[(to + k) * games + g] = 0
        return
    for k in range(runs[viewer, r, COUNT]):
        value = read_number(words, g, games, (place + k) * width, width)
        start = (to + k * floats) * games + g
        write_number(out, start, games, value, kind, low, floats, scale, viewer, seats)


@grid()
def write_masks_on_gpu(legal: Any, n_legal: Any, actors: Any, out: Any, actions: int) -> None:
    """Like `write_masks`, with one thread per game; `actions` is the number of ids."""
    g, games = cuda.grid(1), len(n_legal)
    if g < games:
        for k in range(actions):
            out[k * games + g] = False
        for k in range(n_legal[g] if actors[g] >= 0 else 0):
            out[legal[k * games + g] * games + g] = True
