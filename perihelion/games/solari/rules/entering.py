"""Sections 4.5 and 4.7, and the dominoes: choosing a tile, naming a combination for 6-6, entering a piece."""

from __future__ import annotations

from perihelion.core.jit import rule
from perihelion.core.kit import OK, no

from .cardboard import BLOCKER, COMETS, SIZE
from .flow import bring, is_off_board, start_play
from .knockouts import ask_facing, strike
from .moving import prepare_value, turn_possible
from .reach import owner_in, piece_in
from .state import (
    DOMINO,
    ENTER,
    HIGHER,
    LOWER,
    NOBODY,
    NONE,
    OFF,
    RESOLVE,
    SIX_SIX,
    THEN_RESOLVE,
    TILES,
    Facts,
    State,
)


@rule
def entry_cell(row: int, column: int) -> int:
    """SOLARI-4: two values name a cell of the inner square."""
    return row * SIZE + column


@rule
def may_stand(s: State, f: Facts, cell: int) -> bool:
    """SOLARI-37, -38: an entering piece may land anywhere but on an enemy's or the partner's blocker."""
    code = f.board[cell]
    return piece_in(code) != BLOCKER or owner_in(code) == s.cur


@rule
def entry_possible(s: State, f: Facts, a: int, b: int) -> bool:
    """SOLARI-36, -38: whether one of the cells ab and ba is open."""
    return may_stand(s, f, entry_cell(a, b)) or may_stand(s, f, entry_cell(b, a))


# Tiles and 6-6


@rule
def prepare_combinations(s: State, f: Facts) -> None:
    """SOLARI-22, -58, -61: which combinations allow a complete turn; 6-6 as a tile does if any combination does."""
    entering = is_off_board(s)
    if not entering:
        for value in range(1, 7):
            prepare_value(f, value)
    any_at_all = 0
    for combo in range(TILES):
        a = LOWER[combo]
        b = HIGHER[combo]
        f.playable[combo] = 1 if (entry_possible(s, f, a, b) if entering else turn_possible(s, f, a, b)) else 0
        any_at_all |= f.playable[combo]
    if s.phase == DOMINO:
        f.playable[SIX_SIX] = any_at_all
        choose_among_unused(s, f)
    f.stuck = 1 - any_at_all


@rule
def choose_among_unused(s: State, f: Facts) -> None:
    """SOLARI-58: if no unused tile allows a complete turn, all of them are offered."""
    for tile in range(TILES):
        if s.tile_used[s.cur, tile] == 0 and f.playable[tile] == 1:
            return
    for tile in range(TILES):
        f.playable[tile] = 1


@rule
def may_choose_tile(s: State, f: Facts, values: int) -> int:
    """SOLARI-55, -58, -61: an unused tile that allows a complete turn, or an entry."""
    if s.tile_used[s.cur, values] == 1:
        return no(55)
    return OK if f.playable[values] == 1 else no(58)


@rule
def do_choose_tile(s: State, values: int) -> None:
    """SOLARI-58: the tile comes into play."""
    bring(s, values)


@rule
def may_name(s: State, f: Facts, values: int) -> int:
    """SOLARI-22: any combination that allows a complete turn stands for 6-6."""
    return OK if f.playable[values] == 1 else no(22)


@rule
def do_name(s: State, values: int) -> None:
    """SOLARI-22: the named combination is played in every respect."""
    start_play(s, values)


@rule
def may_lapse_wild(s: State, f: Facts) -> int:
    """SOLARI-21, -22: only if no combination allows a complete turn."""
    return OK if f.stuck == 1 else no(21)


# Entering


@rule
def may_pick(s: State, f: Facts, off: int) -> int:
    """SOLARI-39: any own piece that is off the board."""
    return OK if s.pos[s.cur, off] == OFF else no(39)


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
    s.pos[s.cur, piece] = cell
    if s.level == 3 and piece < COMETS:
        ask_facing(s, s.cur, piece, THEN_RESOLVE)
    else:
        s.phase = RESOLVE


@rule
def may_lapse_entry(s: State, f: Facts) -> int:
    """SOLARI-36, -38: only if both cells are closed."""
    return no(36) if entry_possible(s, f, s.dice[0], s.dice[1]) else OK


@rule
def entry_values(s: State, f: Facts, i: int) -> int:
    """SOLARI-36: rows and columns worth asking: the two values."""
    if i == 0:
        return s.dice[0] - 1
    return s.dice[1] - 1 if i == 1 and s.dice[0] != s.dice[1] else NOBODY
