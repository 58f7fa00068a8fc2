"""Section 4.3: where a piece may go. It reads the scratch board of one decision, on which moves can be tried out."""

from __future__ import annotations

from perihelion.rules import OK, no, rule

from .components import (
    BLOCKER,
    CELLS,
    DOUBLER,
    HUNTER,
    NO_CELL,
    ON_RIM,
    PIECES,
    RIM,
    RIM_INDEX,
    RIM_SIZE,
    STEPS_TO_EDGE,
    STRAIGHT,
    STRIDE,
)
from .state import Facts, State

ENOUGH = 3
"""If this number of own pieces can surely move, one is left for the second part-move, whatever the first one does."""


@rule
def code_of(owner: int, piece: int) -> int:
    """The number that stands for a piece on the scratch board; 0 stands for an empty cell."""
    return 16 * owner + piece + 1


@rule
def owner_in(code: int) -> int:
    """The owner of the piece that this number stands for."""
    return code >> 4


@rule
def piece_in(code: int) -> int:
    """The piece that this number stands for; -1 for an empty cell."""
    return (code & 15) - 1


@rule
def lay_out(s: State, f: Facts) -> None:
    """Fill the scratch board with the pieces as they stand now."""
    for cell in range(CELLS):
        f.board[cell] = 0
    rim_free = RIM_SIZE
    for player in range(s.players):
        for piece in range(PIECES):
            cell = s.pos[player, piece]
            if cell >= 0:
                f.board[cell] = code_of(player, piece)
                rim_free -= ON_RIM[cell]
    f.rim_free = rim_free
    for piece in range(PIECES):
        f.at[piece] = s.pos[s.to_act, piece]


@rule
def set_cell(f: Facts, cell: int, code: int) -> None:
    """Put a piece on a cell of the scratch board, or 0 to empty it."""
    if f.board[cell] != 0:
        f.rim_free += ON_RIM[cell]
    if code != 0:
        f.rim_free -= ON_RIM[cell]
    f.board[cell] = code


@rule
def straight(cell: int, way: int, value: int) -> int:
    """SOLARI-15, -16, -17: exactly this number of cells, whatever stands between; -1 beyond the edge."""
    if cell < 0 or value > STEPS_TO_EDGE[cell, way]:
        return NO_CELL
    target: int = cell + STRIDE[way] * value
    return target


@rule
def along_rim(cell: int, turn: int, value: int) -> int:
    """SOLARI-3, -43: this number of rim cells clockwise (turn 0) or counter-clockwise (1), round corners."""
    if cell < 0:
        return NO_CELL
    steps = value if turn == 0 else RIM_SIZE - value
    target: int = RIM[(RIM_INDEX[cell] + steps) % RIM_SIZE]
    return target


@rule
def ways_of(piece: int) -> int:
    """SOLARI-15, -46: comets and blockers go in four directions, the hunter in eight, the doubler in two."""
    if piece == HUNTER:
        return 2 * STRAIGHT
    return 2 if piece == DOUBLER else STRAIGHT


@rule
def target_of(piece: int, cell: int, way: int, value: int) -> int:
    """SOLARI-15, -43, -46: where the piece would land, -1 beyond the edge."""
    if piece == DOUBLER:
        return along_rim(cell, way, value)
    return straight(cell, way, value)


@rule
def may_land(s: State, f: Facts, origin: int, target: int, in_hand: int) -> int:
    """SOLARI-23, -40, -41, -42, -45, -65: whether whatever stands on the target lets an own piece land on it.

    `in_hand` victims wait for a rim cell already; the own doubler needs one more.
    """
    code = f.board[target]
    piece = piece_in(code)
    if piece < BLOCKER:
        return OK
    if owner_in(code) == s.to_act:
        if piece == DOUBLER and f.rim_free + ON_RIM[origin] <= in_hand:
            return no(45)
        return OK
    return no(40) if piece == BLOCKER else no(42)


@rule
def can_move(s: State, f: Facts, piece: int, value: int, in_hand: int) -> bool:
    """Whether the own piece can move this value in any direction."""
    cell = f.at[piece]
    for way in range(ways_of(piece)):
        target = target_of(piece, cell, way, value)
        if target >= 0 and may_land(s, f, cell, target, in_hand) == OK:
            return True
    return False


@rule
def another_moves(s: State, f: Facts, first_mover: int, value: int) -> bool:
    """SOLARI-20, -33: whether an own piece, other than the first mover if one is named, can go this far."""
    for piece in range(PIECES):
        if piece != first_mover and f.at[piece] >= 0 and can_move(s, f, piece, value, 0):
            return True
    return False


@rule
def moves_surely(f: Facts, piece: int, value: int) -> bool:
    """Whether the own piece can move this value straight to a cell that no first part-move can close."""
    cell = f.at[piece]
    for way in range(STRAIGHT):
        target = straight(cell, way, value)
        if target >= 0 and piece_in(f.board[target]) < BLOCKER:
            return True
    return False


@rule
def count_movers(f: Facts, first_mover: int, value: int, enough: int) -> int:
    """Count the own pieces that can surely move this value, without doubler and first mover; stop at `enough`."""
    n = 0
    for piece in range(DOUBLER):
        if n < enough and piece != first_mover and moves_surely(f, piece, value):
            n += 1
    return n
