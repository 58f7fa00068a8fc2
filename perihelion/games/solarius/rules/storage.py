"""Storage and payment: the pyramid of cubes in the four rows of a board (sections 2.5 and 4.5)."""

from __future__ import annotations

from perihelion.rules import OK, no, rule

from .components import COLOURS, OPEN
from .state import ANY_ROW, NONE, RUN, Facts, State


@rule
def is_open(s: State, p: int, row: int, column: int) -> bool:
    """SOLARIUS-36: a free field of the storage column left of the technology die."""
    return s.res[p, row, column] < OPEN[s.column[p, row], column]


@rule
def carries(s: State, p: int, row: int, column: int) -> bool:
    """SOLARIUS-37: the pyramid carries one more cube in this storage column."""
    ones = s.res[p, row, 0]
    twos = s.res[p, row, 1]
    return column == 0 or (column == 1 and ones >= twos + 2) or (column == 2 and ones == 3 and twos == 2)


@rule
def has_room_in(s: State, p: int, row: int) -> bool:
    """Whether the row takes one more cube somewhere."""
    return (
        is_open(s, p, row, 0)
        or (is_open(s, p, row, 1) and carries(s, p, row, 1))
        or (is_open(s, p, row, 2) and carries(s, p, row, 2))
    )


@rule
def has_room(s: State, p: int, row: int) -> bool:
    """Whether the row, or with ANY_ROW any row, takes one more cube."""
    if row != ANY_ROW:
        return has_room_in(s, p, row)
    rows = 0
    for r in range(COLOURS):
        if has_room_in(s, p, r):
            rows += 1
    return rows > 0


@rule
def row_value(s: State, p: int, row: int) -> int:
    """Value of the cubes of one kind."""
    return s.res[p, row, 0] + 2 * s.res[p, row, 1] + 3 * s.res[p, row, 2]


@rule
def all_worth(s: State, p: int) -> int:
    """Value of all cubes of a player."""
    total = 0
    for row in range(COLOURS):
        total += row_value(s, p, row)
    return total


@rule
def may_store(s: State, f: Facts, colour: int, column: int) -> int:
    """SOLARIUS-35, -36, -37: a cube of the right row, while points are left, into an open field the pyramid carries."""
    if s.store_left == 0 or (s.store_row != ANY_ROW and s.store_row != colour):
        return no(35)
    if not is_open(s, s.to_act, colour, column):
        return no(36)
    if not carries(s, s.to_act, colour, column):
        return no(37)
    return OK


@rule
def do_store(s: State, colour: int, column: int) -> None:
    """SOLARIUS-35, -39: the cube is stored for good."""
    s.res[s.to_act, colour, column] += 1
    s.store_left -= 1
    s.must_use = 0


@rule
def may_pay(s: State, f: Facts, ones: int, twos: int, threes: int) -> int:
    """SOLARIUS-87: cubes of the row worth at least the price, none of which could stay."""
    p = s.to_act
    row = s.pay_row
    if ones > s.res[p, row, 0] or twos > s.res[p, row, 1] or threes > s.res[p, row, 2]:
        return no(87)
    smallest = 1 if ones > 0 else (2 if twos > 0 else 3)
    given = ones + 2 * twos + 3 * threes
    if given < s.pay_value or given - smallest >= s.pay_value:
        return no(87)
    return OK


@rule
def do_pay(s: State, ones: int, twos: int, threes: int) -> None:
    """SOLARIUS-38: cubes may be taken from any field."""
    p = s.to_act
    s.res[p, s.pay_row, 0] -= ones
    s.res[p, s.pay_row, 1] -= twos
    s.res[p, s.pay_row, 2] -= threes
    s.pay_row = NONE
    s.pay_value = 0
    s.phase = RUN
