"""Upgrade tiles (variant 2): the draft, and what an active tile does for its owner. Sections 2.8 and 7.2."""

from __future__ import annotations

from perihelion.rules import OK, no, rule, tell

from .components import HALF_EFFECT, HALF_EFFECTS, UPGRADE_EFFECT, UPGRADE_EFFECTS, UPGRADE_GOODS
from .events import HALF_ACTIVE, UPGRADE_ACTIVE
from .state import (
    ANY_GOOD,
    CARD,
    DAY,
    DRAFT,
    NIGHT,
    NONE,
    PLACES,
    STONE,
    WATER,
    WHEAT,
    WOOD,
    Facts,
    State,
    decide,
    gain,
)

LASTING = tuple(range(len(UPGRADE_EFFECTS)))
STARS, RANGE, WORKSHOP, PATRONAGE, HAGGLER, LOOKOUT, SALVAGE = LASTING
HALF = tuple(range(len(HALF_EFFECTS)))
HALF_STARS, HALF_TAKE, PER_ORDER, PER_PAIR, PER_GOOD, PER_ZERO, PER_GRAND, GRAND, PER_VALUE, MOST = HALF


@rule
def lasting(s: State, p: int, effect: int) -> int:
    """SOLENIA-60: the strength of a lasting effect of the seat's level-1 tile, 0 while it is not active."""
    if s.l1_active[p] == 0:
        return 0
    return UPGRADE_EFFECT[s.l1_tile[p], effect]


@rule
def at_the_end(s: State, p: int, row: int, effect: int) -> int:
    """SOLENIA-59, -60: the strength of an effect of the seat's level-3 half of this row, 0 while it is not active."""
    if s.l3_active[p, row] == 0:
        return 0
    return HALF_EFFECT[s.l3_half[p, row], effect]


@rule
def is_covered(s: State, p: int, row: int, column: int) -> bool:
    """SOLENIA-54, -58: the level-1 tile covers the first place of both rows, each half the last place of its row."""
    if column == 0:
        return s.l1_tile[p] >= 0
    return column == PLACES - 1 and s.l3_half[p, row] >= 0


@rule
def activate(s: State, p: int, row: int, column: int) -> None:
    """SOLENIA-58, -59: the tile that covers the filled place begins to work, the level-1 tile with its second place."""
    if column == 0:
        if s.places[p, DAY, 0] >= 0 and s.places[p, NIGHT, 0] >= 0:
            activate_level_1(s, p)
    else:
        activate_half(s, p, row)


@rule
def activate_level_1(s: State, p: int) -> None:
    """SOLENIA-58, -60: what it gives at once."""
    s.l1_active[p] = 1
    tile = s.l1_tile[p]
    tell(s, UPGRADE_ACTIVE, p, tile)
    wood = UPGRADE_GOODS[tile, WOOD]
    wheat = UPGRADE_GOODS[tile, WHEAT]
    stone = UPGRADE_GOODS[tile, STONE]
    water = UPGRADE_GOODS[tile, WATER]
    gain(s, p, wood, wheat, stone, water, UPGRADE_EFFECT[tile, STARS])


@rule
def activate_half(s: State, p: int, row: int) -> None:
    """SOLENIA-59, -60: what it gives at once; goods of any kind are taken one by one."""
    s.l3_active[p, row] = 1
    tell(s, HALF_ACTIVE, p, s.l3_half[p, row], row)
    s.stars[p] += HALF_EFFECT[s.l3_half[p, row], HALF_STARS]
    s.take_left = HALF_EFFECT[s.l3_half[p, row], HALF_TAKE]
    if s.take_left > 0:
        s.take_mask = ANY_GOOD


@rule
def may_draft_l1(s: State, f: Facts, position: int) -> int:
    """SOLENIA-55, -57: an offered level-1 tile, for a seat that has none yet."""
    if s.l1_tile[s.to_act] >= 0:
        return no(57)
    return OK if s.l1_offer[position] >= 0 else no(55)


@rule
def do_draft_l1(s: State, position: int) -> None:
    """SOLENIA-57: the tile covers the first place of both rows; its position stays empty."""
    s.l1_tile[s.to_act] = s.l1_offer[position]
    s.l1_offer[position] = NONE
    next_draft(s)


@rule
def may_draft_l3(s: State, f: Facts, position: int) -> int:
    """SOLENIA-55, -57: an offered pair of level 3, for a seat that has none yet."""
    if s.l3_half[s.to_act, DAY] >= 0:
        return no(57)
    return OK if s.l3_offer[position, DAY] >= 0 else no(55)


@rule
def do_draft_l3(s: State, position: int) -> None:
    """SOLENIA-57: the halves cover the last place of their rows; their position stays empty."""
    for row in range(2):
        s.l3_half[s.to_act, row] = s.l3_offer[position, row]
        s.l3_offer[position, row] = NONE
    next_draft(s)


@rule
def next_draft(s: State) -> None:
    """SOLENIA-57: from the last seat to the first, twice."""
    s.draft_step += 1
    if s.draft_step == 2 * s.players:
        decide(s, CARD, 0)
    else:
        decide(s, DRAFT, s.players - 1 - s.draft_step % s.players)
