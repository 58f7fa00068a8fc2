"""Section 5: rows, sequences and alignments, what is new of them, and what the doubler makes of it.

A structure is named by its kind, its axis (four directions of lines, and the ring of the sun) and its first comet along
that axis. So one loop over these three finds each structure once, for the points as for the score sheet.
"""

from __future__ import annotations

from perihelion.core.jit import rule, table

from .cardboard import (
    CELLS,
    COMETS,
    DOUBLER,
    NEVER,
    SIZE,
    SUN_CELLS,
    SUN_FIRST,
    WAYS,
    beyond,
)
from .state import NOBODY, State

ROW, RISING, FALLING, ALIGNMENT = 0, 1, 2, 3
KINDS = 4
KINDS_AT_LEVEL = table([0, 1, 3, 4])
"""Section 1: Solari 1 pays rows, Solari 2 sequences too, Solari 3 alignments too."""
TIMES = table([1, 2, 2, 1])
"""SOLARI-72, -75, -77: how many times the value of its length a new structure of each kind adds."""
VALUE = table([0, 0, 0, 1, 3, 9, 27])
"""SOLARI-72: the value of a length."""
SHORTEST = 3

ALONG_ROW, ALONG_COLUMN, FALLING_DIAGONAL, RISING_DIAGONAL, ROUND_THE_SUN = 0, 1, 2, 3, 4
AXES = 5
LINES = 4
"""The first four axes run along lines."""
_FORWARD = [WAYS.index(way) for way in ("E", "S", "SE", "SW")]
_BACKWARD = [WAYS.index(way) for way in ("W", "N", "NW", "NE")]


def _neighbour(cell: int, way: int, round_the_sun: int) -> int:
    """SOLARI-5: the neighbour on a line, or on the ring of the sun; -1 where there is none."""
    if round_the_sun == 0:
        return beyond(cell, way)
    return SUN_CELLS[(SUN_CELLS.index(cell) + round_the_sun) % len(SUN_CELLS)] if cell in SUN_CELLS else NEVER


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
        cell = s.pos[s.cur, comet]
        if cell >= 0:
            comets |= ON_MAP[half, cell]
    return comets


@rule
def three_on_map(x: int) -> int:
    """SOLARI-69: not 0 where three neighbouring cells of a line are occupied."""
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
    """The active player's comet on a cell, -1 where none of them stands."""
    if cell >= 0:
        for comet in range(COMETS):
            if s.pos[s.cur, comet] == cell:
                return comet
    return NOBODY


@rule
def started_on(s: State, cell: int) -> int:
    """The active player's comet that stood on a cell when the turn began, -1 where none did."""
    if cell >= 0:
        for comet in range(COMETS):
            if s.start_cell[comet] == cell:
                return comet
    return NOBODY


@rule
def continues(s: State, kind: int, comet: int, following: int) -> bool:
    """SOLARI-69, -74, -77: whether a structure that holds a comet also holds its neighbour."""
    if kind == RISING:
        return following == comet + 1
    if kind == FALLING:
        return following == comet - 1
    if kind == ALIGNMENT:
        return s.face[s.cur, following] == s.face[s.cur, comet]
    return True


@rule
def length(s: State, kind: int, axis: int, comet: int) -> int:
    """SOLARI-69, -70, -74, -77: the length of the structure that begins with this comet, 0 where none does."""
    cell = s.pos[s.cur, comet]
    if cell < 0:
        return 0
    n = 1
    last = comet
    following = comet_on(s, AHEAD[cell, axis])
    while following >= 0 and following != comet and continues(s, kind, last, following):
        n += 1
        last = following
        following = comet_on(s, AHEAD[s.pos[s.cur, last], axis])
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
    cell = s.pos[s.cur, comet]
    if kind == RISING or kind == FALLING:
        return s.start_cell[comet] == cell
    before = started_on(s, cell)
    if kind == ALIGNMENT and before >= 0:
        return s.start_face[before] == s.face[s.cur, comet]
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
    cell = s.pos[s.cur, comet]
    for _ in range(n):
        contained = contained and stood(s, kind, comet_on(s, cell))
        if kind == ROW and axis < LINES and old_run(s, axis, cell) > n:
            return False
        cell = AHEAD[cell, axis]
    return not contained


@rule
def covers(doubler: int, cell: int) -> bool:
    """SOLARI-79: whether a doubler shares a line, which has three cells or more, with a cell."""
    row = doubler // SIZE
    column = doubler % SIZE
    down = cell // SIZE - row
    right = cell % SIZE - column
    if down == 0 or right == 0:
        return True
    if down == right:
        return abs(column - row) <= SIZE - SHORTEST
    return down == -right and SHORTEST - 1 <= row + column <= 2 * SIZE - SHORTEST - 1


@rule
def is_enemy(s: State, player: int, other: int) -> bool:
    """SOLARI-62, -63, -67: all others are enemies; in teams the partner, who sits opposite, is none."""
    if s.teams == 1:
        return (player + other) % 2 == 1
    return player != other


@rule
def enemy_covers(s: State, cell: int) -> bool:
    """SOLARI-79: whether any enemy doubler covers a cell."""
    for player in range(s.players):
        if is_enemy(s, s.cur, player) and s.pos[player, DOUBLER] >= 0 and covers(s.pos[player, DOUBLER], cell):
            return True
    return False


@rule
def sun_doubled(s: State) -> bool:
    """SOLARI-79: the own doubler covers two sun cells that no enemy doubler covers."""
    alone = 0
    cell = SUN_FIRST
    for _ in range(4):
        if covers(s.pos[s.cur, DOUBLER], cell) and not enemy_covers(s, cell):
            alone += 1
        cell = AHEAD[cell, ROUND_THE_SUN]
    return alone >= 2


@rule
def on_line(axis: int, cell: int, other: int) -> bool:
    """Section 2: whether two cells lie on one line along the axis."""
    down = other // SIZE - cell // SIZE
    right = other % SIZE - cell % SIZE
    if axis == ALONG_ROW:
        return down == 0
    if axis == ALONG_COLUMN:
        return right == 0
    if axis == FALLING_DIAGONAL:
        return down == right
    return down == -right


@rule
def on_rim_line(axis: int, cell: int) -> bool:
    """SOLARI-79: whether the line through this cell is one of the four rim lines."""
    if axis == ALONG_ROW:
        return cell // SIZE == 0 or cell // SIZE == SIZE - 1
    if axis == ALONG_COLUMN:
        return cell % SIZE == 0 or cell % SIZE == SIZE - 1
    return False


@rule
def cancelled(s: State, enemy: int, axis: int, cell: int) -> bool:
    """SOLARI-79: an enemy doubler covers all cells of the row on this line that holds this cell."""
    first = cell
    while comet_on(s, BEHIND[first, axis]) >= 0:
        first = BEHIND[first, axis]
    while comet_on(s, first) >= 0:
        if not covers(enemy, first):
            return False
        first = AHEAD[first, axis]
    return True


@rule
def doubled(s: State, axis: int, comet: int) -> bool:
    """SOLARI-67, -79: whether the own doubler, as it stands at the end of the turn, doubles the row of this comet."""
    own = s.pos[s.cur, DOUBLER]
    if own < 0:
        return False
    if axis == ROUND_THE_SUN:
        return sun_doubled(s)
    cell = s.pos[s.cur, comet]
    if on_rim_line(axis, cell) or not on_line(axis, cell, own):
        return False
    for player in range(s.players):
        enemy = s.pos[player, DOUBLER]
        if is_enemy(s, s.cur, player) and enemy >= 0 and cancelled(s, enemy, axis, cell):
            return False
    return True


@rule
def worth(s: State, kind: int, axis: int, comet: int) -> int:
    """SOLARI-72, -75, -77, -79: the points for the structure that begins with this comet, 0 where none is new."""
    n = length(s, kind, axis, comet)
    if n == 0 or not is_new(s, kind, axis, comet, n):
        return 0
    points: int = TIMES[kind] * VALUE[n]
    return 2 * points if doubled(s, axis, comet) else points


@rule
def gain(s: State) -> int:
    """SOLARI-66, -68, -78: all new structures of the active player's comets, added up."""
    axes = axes_of_rows(comets_on_map(s, TOP), comets_on_map(s, BOTTOM))
    points = 0
    for axis in range(AXES):
        if axes >> axis & 1 == 1:
            for kind in range(KINDS_AT_LEVEL[s.level]):
                for comet in range(COMETS):
                    points += worth(s, kind, axis, comet)
    return points
