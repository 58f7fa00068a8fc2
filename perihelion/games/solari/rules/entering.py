"""Section 4.7: entering a piece that is off the board."""

from __future__ import annotations

from perihelion.rules import OK, no, rule

from .components import BLOCKER, COMETS, SIZE
from .knockouts import ask_facing, strike
from .reach import owner_in, piece_in
from .state import ENTER, NONE, OFF, RESOLVE, THEN_RESOLVE, Facts, State


@rule
def entry_cell(row: int, column: int) -> int:
    """SOLARI-4: two values name a cell of the inner square."""
    return row * SIZE + column


@rule
def may_stand(s: State, f: Facts, cell: int) -> bool:
    """SOLARI-37, -38: an entering piece may land anywhere but on an enemy's or the partner's blocker."""
    code = f.board[cell]
    return piece_in(code) != BLOCKER or owner_in(code) == s.to_act


@rule
def entry_possible(s: State, f: Facts, a: int, b: int) -> bool:
    """SOLARI-36, -38: whether one of the cells ab and ba is open."""
    return may_stand(s, f, entry_cell(a, b)) or may_stand(s, f, entry_cell(b, a))


@rule
def may_pick(s: State, f: Facts, off: int) -> int:
    """SOLARI-39: any own piece that is off the board."""
    return OK if s.pos[s.to_act, off] == OFF else no(39)


@rule
def do_pick(s: State, off: int) -> None:
    """SOLARI-39: this piece enters, the others wait."""
    s.enter_piece = off
    s.phase = ENTER


@rule
def may_enter(s: State, f: Facts, row: int, column: int) -> int:
    """SOLARI-36, -38: on one of the two cells that the values name."""
    a = row + 1
    b = column + 1
    if min(a, b) != s.dice[0] or max(a, b) != s.dice[1]:
        return no(36)
    return OK if may_stand(s, f, entry_cell(a, b)) else no(38)


@rule
def do_enter(s: State, row: int, column: int) -> None:
    """SOLARI-35, -36, -37: the piece is put there, which is the whole turn of one piece; a comet's facing is free."""
    cell = entry_cell(row + 1, column + 1)
    piece = s.enter_piece
    s.enter_piece = NONE
    s.mover1 = piece
    s.mover2 = piece
    strike(s, cell, piece)
    s.pos[s.to_act, piece] = cell
    if s.level == 3 and piece < COMETS:
        ask_facing(s, s.to_act, piece, THEN_RESOLVE)
    else:
        s.phase = RESOLVE


@rule
def may_lapse_entry(s: State, f: Facts) -> int:
    """SOLARI-36, -38: only if both cells are closed."""
    return no(36) if entry_possible(s, f, s.dice[0], s.dice[1]) else OK


@rule
def entry_values(s: State, f: Facts, i: int) -> int:
    """SOLARI-36: the rows and columns that can be legal: the two values."""
    if i == 0:
        return s.dice[0] - 1
    return s.dice[1] - 1 if i == 1 and s.dice[0] != s.dice[1] else NONE
