"""The loops that check actions and write observations and masks.

They read a list of cells, not fields, so one compile serves all games. A cell is one number of a record: where it
stands, who sees it, and how it becomes floats (tensor.py makes the lists). Value i of a record, a list or an
observation stands at `base + i * step`, which fits the memory of a processor (a game's values side by side) and that of
a GPU (the same value of all games side by side).
"""

from __future__ import annotations

from typing import Any

from perihelion.core.jit import gpu, grid, loop, rule

cuda = gpu()

WORD, SHIFT, WIDTH, KIND, LOW, SIZE, TO, UNLESS, UNLESS_SHIFT = range(9)
"""The columns of a cell: its word of eight bytes, its bit there, its bits; its kind, least value, floats and first
float; the word and bit of the number (eight bits) that opens it, or -1 where it is open to this viewer anyway."""
COLUMNS = 9

AMOUNT, CHOICE, SEAT, KNOWN = range(4)


@rule
def number(words: Any, base: int, step: int, word: int, shift: int, width: int) -> int:
    """The signed number of so many bits in a record."""
    up = 64 - width
    return ((words[base + word * step] >> shift) << up) >> up  # type: ignore[no-any-return]


@rule
def observe_one(
    words: Any, base: int, step: int, cells: Any, scales: Any, viewer: int, seats: int, out: Any, at: int, out_step: int
) -> None:
    """Write what one seat sees of one record; every float is written."""
    for c in range(cells.shape[1]):
        size = cells[viewer, c, SIZE]
        to = at + cells[viewer, c, TO] * out_step
        opened = cells[viewer, c, UNLESS]
        for k in range(size):
            out[to + k * out_step] = 0
        if opened >= 0 and number(words, base, step, opened, cells[viewer, c, UNLESS_SHIFT], 8) == 0:
            continue
        kind = cells[viewer, c, KIND]
        width = cells[viewer, c, WIDTH]
        value = number(words, base, step, cells[viewer, c, WORD], cells[viewer, c, SHIFT], width)
        if kind == AMOUNT:
            out[to] = value * scales[c]
        elif kind == KNOWN:
            out[to] = 1
        else:
            index = value - cells[viewer, c, LOW]
            if kind == SEAT and 0 <= value < seats:
                index = (value - viewer + seats) % seats
            elif kind == SEAT:
                index = -1
            if 0 <= index < size:
                out[to + index * out_step] = 1


@rule
def decides_one(actor: int, viewer: int, seats: int, out: Any, to: int, out_step: int) -> None:
    """Write who decides, counted from the viewer, and then which seat the viewer is."""
    for k in range(seats):
        out[to + k * out_step] = 1 if actor >= 0 and (actor - viewer + seats) % seats == k else 0
        out[to + (seats + k) * out_step] = 1 if viewer == k else 0


@loop
def observe(
    words: Any,
    cells: Any,
    scales: Any,
    actors: Any,
    viewers: Any,
    seats: int,
    size: int,
    out: Any,
    first: int,
    last: int,
) -> None:
    """Write what viewers[g] sees of game g, for the games first..last-1, into rows of `size` floats."""
    room = words.shape[0] // actors.shape[0]
    for g in range(first, last):
        viewer = viewers[g]
        observe_one(words, g * room, 1, cells, scales, viewer, seats, out, g * size, 1)
        decides_one(actors[g], viewer, seats, out, g * size + size - 2 * seats, 1)


@loop
def refused(ids: Any, n: Any, actors: Any, actions: Any) -> int:
    """The first game whose action is neither in its legal list nor -1 or -2, or -1; one that is over takes anything."""
    for g in range(len(n)):
        found = actors[g] == -2 or actions[g] == -1 or actions[g] == -2
        for k in range(n[g]):
            if ids[g, k] == actions[g]:
                found = True
                break
        if not found:
            return g
    return -1


@loop
def masks(ids: Any, n: Any, out: Any, first: int, last: int) -> None:
    """Write the legal lists as rows of yes and no."""
    for g in range(first, last):
        for k in range(out.shape[1]):
            out[g, k] = False
        for k in range(n[g]):
            out[g, ids[g, k]] = True


@grid()
def observe_on_gpu(
    words: Any, cells: Any, scales: Any, actors: Any, viewers: Any, seats: int, size: int, out: Any, room: int
) -> None:
    """The same, a thread for each of `room` games."""
    g = cuda.grid(1)
    if g < room:
        viewer = max(0, viewers[g])
        observe_one(words, g, room, cells, scales, viewer, seats, out, g, room)
        decides_one(actors[g], viewer, seats, out, (size - 2 * seats) * room + g, room)


@grid()
def masks_on_gpu(ids: Any, n: Any, out: Any, actions: int, room: int) -> None:
    """The same, a thread for each of `room` games."""
    g = cuda.grid(1)
    if g < room:
        for k in range(actions):
            out[k * room + g] = False
        for k in range(n[g]):
            out[ids[k * room + g] * room + g] = True
