"""Sections 4.2 and 4.5: combinations of two values: rolls, tiles, and the one that is named for 6-6."""

from __future__ import annotations

from perihelion.rules import OK, no, rule

from .entering import entry_possible
from .part_moves import prepare_value, turn_possible
from .state import (
    DICE,
    DOMINO,
    HIGHER,
    LOWER,
    MOVE1,
    PICK,
    SIX_SIX,
    TILES,
    WILD,
    Facts,
    State,
    has_piece_off_board,
)


@rule
def bring(s: State, combo: int) -> None:
    """SOLARI-22, -55, -59: a roll, or a tile that is spent with this turn whatever happens, comes into play."""
    s.combo = combo
    if s.rand != DICE:
        s.tile_used[s.to_act, combo] = 1
    if combo == SIX_SIX:
        s.phase = WILD
    else:
        start_play(s, combo)


@rule
def start_play(s: State, combo: int) -> None:
    """SOLARI-13, -36, -39: two part-moves; or, while a piece is off the board, an entry instead."""
    s.dice[0] = LOWER[combo]
    s.dice[1] = HIGHER[combo]
    s.phase = PICK if has_piece_off_board(s) else MOVE1


@rule
def prepare_combinations(s: State, f: Facts) -> None:
    """SOLARI-22, -58, -61: which combinations allow a complete turn; 6-6 as a tile does if any combination does."""
    entering = has_piece_off_board(s)
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
        if s.tile_used[s.to_act, tile] == 0 and f.playable[tile] == 1:
            return
    for tile in range(TILES):
        f.playable[tile] = 1


@rule
def may_choose_tile(s: State, f: Facts, values: int) -> int:
    """SOLARI-55, -58, -61: an unused tile that allows a complete turn, or an entry."""
    if s.tile_used[s.to_act, values] == 1:
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
