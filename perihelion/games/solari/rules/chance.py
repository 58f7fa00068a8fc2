"""Section 4.8: the chance points: who begins, open orders, rolls and tiles turned up."""

from __future__ import annotations

from typing import Any

from perihelion.rules import EVERYBODY, rule

from .combinations import bring
from .state import FIRST, HIGHER, LOWER, NONE, ORDER, ROLL, TILE, TILES, State, chair
from .turn import begin_game, begin_turn


@rule
def deals(s: State, weights: Any) -> int:
    """SOLARI-10, -12, -56, -57: the outcomes of a chance point."""
    if s.phase == FIRST:
        for player in range(s.players):
            weights[player] = 1
        return s.players
    if s.phase == ROLL:
        for combo in range(TILES):
            weights[combo] = 1 if LOWER[combo] == HIGHER[combo] else 2
    elif s.phase == TILE:
        for tile in range(TILES):
            weights[tile] = 1 - s.tile_used[s.to_act, tile]
    else:
        player = order_of(s)
        for tile in range(TILES):
            weights[tile] = 1
        for place in range(TILES):
            if s.tile_order[player, place] != NONE:
                weights[s.tile_order[player, place]] = 0
    return TILES


@rule
def deal(s: State, outcome: int) -> None:
    """SOLARI-10, -12, -56, -57: the outcome happens."""
    if s.phase == FIRST:
        s.to_act = outcome
        begin_game(s)
    elif s.phase == ORDER:
        lay_tile(s, outcome)
    else:
        bring(s, outcome)


@rule
def order_of(s: State) -> int:
    """SOLARI-57: the player whose open order is being drawn: the first whose last place is empty."""
    player = 0
    while s.tile_order[player, TILES - 1] != NONE:
        player += 1
    return player


@rule
def lay_tile(s: State, tile: int) -> None:
    """SOLARI-57: the tile lies on the next place; after the last place of the last player the first turn begins."""
    player = order_of(s)
    place = 0
    while s.tile_order[player, place] != NONE:
        place += 1
    s.tile_order[player, place] = tile
    if player == s.players - 1 and place == TILES - 1:
        begin_turn(s)


@rule
def seen(s: State) -> int:
    """Section 10: nothing is hidden."""
    return EVERYBODY


def member(s: State, outcome: int) -> int:
    """SOLARI-10: at FIRST, outcome i is player i, written with the letter of his seat."""
    return chair(s, outcome) if s.phase == FIRST else outcome
