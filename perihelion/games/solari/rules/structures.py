"""Section 5.1: rows, sequences and alignments, and which of them are new.

A structure is named by its kind, its axis (four directions of lines, and the ring of the sun) and its first comet along
that axis. So one loop over these three finds each structure once.
"""

from __future__ import annotations

from perihelion.rules import rule, table

from .components import CELLS, COMETS, NO_CELL, SIZE, SUN_CELLS, SUN_FIRST, WAYS, beyond
from .state import NONE, State

ROW, RISING, FALLING, ALIGNMENT = 0, 1, 2, 3
SHORTEST = 3

ALONG_ROW, ALONG_COLUMN, FALLING_DIAGONAL, RISING_DIAGONAL, ROUND_THE_SUN = 0, 1, 2, 3, 4
AXES = 5
LINES = 4
"""The first four axes run along lines."""
_FORWARD = [WAYS.index(way) for way in ("E", "S", "SE", "SW")]
_BACKWARD = [WAYS.index(way) for way in ("W", "N", "NW", "NE")]


def _neighbour(cell: int, way: int, round_the_sun: int) -> int:
    """SOLARI-5: the neighbour on a line, or on the ring of the sun; -1 if there is none."""
    if round_the_sun == 0:
        return beyond(cell, way)
    return SUN_CELLS[(SUN_CELLS.index(cell) + round_the_sun) % len(SUN_CELLS)] if cell in SUN_CELLS else NO_CELL


AHEAD = table([[_neighbour(cell, way, 0) for way in _FORWARD] + [_neighbour(cell, 0, 1)] for cell in range(CELLS)])
BEHIND = table([[_neighbour(cell, way, 0) for way in _BACKWARD] + [_neighbour(cell, 0, -1)] for cell in range(CELLS)])
"""The neighbour of [cell] along [axis]."""

# Three in a line are found at once on two maps of six rows each, ten bits to a row: the two spare bits keep
# a line from running into the next row, and sixty bits stay positive in every runtime.
_MAP_ROWS, _MAP_WIDTH = 6, 10


def _bit(cell: int, top: int) -> int:
    row = cell // SIZE - top
    return 1 << (row * _MAP_WIDTH + cell % SIZE) if 0 <= row < _MAP_ROWS else 0


TOP, BOTTOM = 0, 1
ON_MAP = table([[_bit(cell, top) for cell in range(CELLS)] for top in (0, SIZE - _MAP_ROWS)])
"""The bit of [cell] on the map of the upper or the lower rows."""
SUN_MAP = sum(_bit(cell, 0) for cell in SUN_CELLS)
STEP_ON_MAP = table([1, _MAP_WIDTH, _MAP_WIDTH + 1, _MAP_WIDTH - 1])
"""How far the neighbour along [axis] lies ahead on a map."""


@rule
def comets_on_map(s: State, half: int) -> int:
    """The active player's comets on one of the maps."""
    comets = 0
    for comet in range(COMETS):
        cell = s.pos[s.to_act, comet]
        if cell >= 0:
            comets |= ON_MAP[half, cell]
    return comets


@rule
def three_on_map(x: int) -> int:
    """SOLARI-69: not 0 if three neighbouring cells of a line are occupied."""
    across = (x & (x >> 1) & (x >> 2)) | (x & (x >> 10) & (x >> 20))
    return across | (x & (x >> 11) & (x >> 22)) | (x & (x >> 9) & (x >> 18))


@rule
def three_in_sun(top: int) -> bool:
    """SOLARI-70: whether three of the four sun cells are occupied, on the map of the upper rows."""
    sun = top & SUN_MAP
    return sun & (sun - 1) & ((sun & (sun - 1)) - 1) != 0


@rule
def axes_of_rows(top: int, bottom: int) -> int:
    """SOLARI-69, -70: one bit for each axis along which these maps hold a row; with them all structures lie."""
    axes = 1 << ROUND_THE_SUN if three_in_sun(top) else 0
    if three_on_map(top) | three_on_map(bottom) == 0:
        return axes
    for axis in range(LINES):
        step = STEP_ON_MAP[axis]
        if top & (top >> step) & (top >> 2 * step) | bottom & (bottom >> step) & (bottom >> 2 * step) != 0:
            axes |= 1 << axis
    return axes


@rule
def comet_on(s: State, cell: int) -> int:
    """The active player's comet on a cell, -1 if none of them stands there."""
    if cell >= 0:
        for comet in range(COMETS):
            if s.pos[s.to_act, comet] == cell:
                return comet
    return NONE


@rule
def started_on(s: State, cell: int) -> int:
    """The active player's comet that stood on a cell when the turn began, -1 if none did."""
    if cell >= 0:
        for comet in range(COMETS):
            if s.start_cell[comet] == cell:
                return comet
    return NONE


@rule
def continues(s: State, kind: int, comet: int, following: int) -> bool:
    """SOLARI-69, -74, -77: whether a structure that holds a comet also holds its neighbour."""
    if kind == RISING:
        return following == comet + 1
    if kind == FALLING:
        return following == comet - 1
    if kind == ALIGNMENT:
        return s.face[s.to_act, following] == s.face[s.to_act, comet]
    return True


@rule
def length(s: State, kind: int, axis: int, comet: int) -> int:
    """SOLARI-69, -70, -74, -77: the length of the structure that begins with this comet, 0 if none does."""
    cell = s.pos[s.to_act, comet]
    if cell < 0:
        return 0
    n = 1
    last = comet
    following = comet_on(s, AHEAD[cell, axis])
    while following >= 0 and following != comet and continues(s, kind, last, following):
        n += 1
        last = following
        following = comet_on(s, AHEAD[s.pos[s.to_act, last], axis])
    if n < SHORTEST:
        return 0
    previous = comet_on(s, BEHIND[cell, axis])
    if previous >= 0 and continues(s, kind, previous, comet):
        # Inside a longer one; only the full circle of the sun has no beginning, so it gets one.
        if following != comet or cell != SUN_FIRST:
            return 0
    return n


@rule
def stood(s: State, kind: int, comet: int) -> bool:
    """SOLARI-71: whether this comet's part of a structure was there when the turn began.

    For a row that is the cell, for a sequence the cell and the number, for an alignment the cell and the facing.
    """
    cell = s.pos[s.to_act, comet]
    if kind == RISING or kind == FALLING:
        return s.start_cell[comet] == cell
    before = started_on(s, cell)
    if kind == ALIGNMENT and before >= 0:
        return s.start_face[before] == s.face[s.to_act, comet]
    return before >= 0


@rule
def old_run(s: State, axis: int, cell: int) -> int:
    """SOLARI-73: how many neighbouring cells of the line round this one were occupied when the turn began."""
    if started_on(s, cell) < 0:
        return 0
    n = 1
    other = AHEAD[cell, axis]
    while started_on(s, other) >= 0:
        n += 1
        other = AHEAD[other, axis]
    other = BEHIND[cell, axis]
    while started_on(s, other) >= 0:
        n += 1
        other = BEHIND[other, axis]
    return n


@rule
def is_new(s: State, kind: int, axis: int, comet: int, n: int) -> bool:
    """SOLARI-71, -73, -76: newly built, extended or shifted; not what stood before, nor a row out of a longer one."""
    contained = True
    cell = s.pos[s.to_act, comet]
    for _ in range(n):
        contained = contained and stood(s, kind, comet_on(s, cell))
        if kind == ROW and axis < LINES and old_run(s, axis, cell) > n:
            return False
        cell = AHEAD[cell, axis]
    return not contained
