"""Section 5.2: the doubler: which cells it covers and which rows count twice."""

from __future__ import annotations

from perihelion.rules import rule

from .components import DOUBLER, SIZE, SUN_FIRST
from .state import State, is_enemy
from .structures import (
    AHEAD,
    ALONG_COLUMN,
    ALONG_ROW,
    BEHIND,
    FALLING_DIAGONAL,
    ROUND_THE_SUN,
    SHORTEST,
    comet_on,
)


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
def enemy_covers(s: State, cell: int) -> bool:
    """SOLARI-79: whether any enemy doubler covers a cell."""
    for player in range(s.players):
        if is_enemy(s, s.to_act, player) and s.pos[player, DOUBLER] >= 0 and covers(s.pos[player, DOUBLER], cell):
            return True
    return False


@rule
def sun_doubled(s: State) -> bool:
    """SOLARI-79: the own doubler covers two sun cells that no enemy doubler covers."""
    alone = 0
    cell = SUN_FIRST
    for _ in range(4):
        if covers(s.pos[s.to_act, DOUBLER], cell) and not enemy_covers(s, cell):
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
    own = s.pos[s.to_act, DOUBLER]
    if own < 0:
        return False
    if axis == ROUND_THE_SUN:
        return sun_doubled(s)
    cell = s.pos[s.to_act, comet]
    if on_rim_line(axis, cell) or not on_line(axis, cell, own):
        return False
    for player in range(s.players):
        enemy = s.pos[player, DOUBLER]
        if is_enemy(s, s.to_act, player) and enemy >= 0 and cancelled(s, enemy, axis, cell):
            return False
    return True
