"""What rules report beside the action itself: hits, lapses, tiles of an open order, and the score sheet of a turn."""

from __future__ import annotations

from perihelion.rules import EventKind, rule

from .components import SIZE, name_of
from .state import COMBOS
from .structures import AHEAD, AXES, ROUND_THE_SUN


@rule
def pack_cells(first: int, axis: int, length: int) -> int:
    """The cells of a structure as one number: its first cell, its axis and its length."""
    return (first * AXES + axis) * SIZE + length


def write_cells(packed: int) -> str:
    """The cells of a structure in their order, such as "22 23 24"."""
    start, length = divmod(packed, SIZE)
    cell, axis = divmod(start, AXES)
    cells = []
    for _ in range(length):
        cells.append(cell)
        cell = AHEAD[cell, axis]
    return " ".join(map(name_of, cells))


def write_values(combo: int) -> str:
    """A combination, such as "2-5"."""
    a, b = COMBOS[combo]
    return f"{a}-{b}"


def _structure(key: str) -> EventKind:
    """A line of the score sheet. `sun` is reported as the axis; it is 1 for the ring of the sun."""
    return EventKind(
        key, "player", "sun", "cells", "length", "points", "doubled",
        sun=lambda axis: int(axis == ROUND_THE_SUN), cells=write_cells,
    )  # fmt: skip


EVENTS = (
    EventKind("hit", "player", "victim", "cell", "own", cell=name_of),
    EventKind("total", "player", "victim"),
    EventKind("lapse", "player", "tile"),
    EventKind("tile", "player", "values", values=write_values),
    _structure("row"),
    _structure("sequence"),
    _structure("alignment"),
    EventKind("gain", "player", "points", "score"),
)
HIT, TOTAL_KNOCK_OUT, LAPSED, NEXT_TILE, ROW_PAID, SEQUENCE_PAID, ALIGNMENT_PAID, TURN_SCORED = range(len(EVENTS))
