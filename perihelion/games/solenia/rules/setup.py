"""Set-up, one draw after the other. Sections 3, 4.7 and 7.2."""

from __future__ import annotations

from typing import Any

from perihelion.rules import rule

from .city import show_tile
from .components import COPIES, DISPLAY, HAND, LAYOUTS, START_GOODS, STORAGE
from .state import (
    CARD,
    DAY,
    DEAL,
    DRAFT,
    HALF_DAY,
    HALF_NIGHT,
    LAYOUT,
    NIGHT,
    NONE,
    OFFER,
    POSITIONS,
    SHOW,
    STRIP,
    TWILIGHT,
    TYPES,
    UPGRADES,
    State,
    decide,
    draw,
    winter,
)
from .turn import give_card

VARIANTS = ("summer", "winter", "upgrades")


def setup(s: State, options: dict[str, Any]) -> None:
    """SOLENIA-1, -2, -4, -5: everything that needs no draw; ends at the first chance point.

    The airship has no field of its own: wherever its place matters it stands on c3.
    """
    s.players = options["players"]
    s.variant = VARIANTS.index(options["variant"])
    s.solo = 1 if s.players == 1 else 0
    clear(s)
    for p in range(s.players):
        s.capacity[p] = STORAGE[winter(s)]
        for good in range(4):
            s.goods[p, good] = START_GOODS[p, good]
    for p in range(s.players + s.solo):
        for card in range(TYPES):
            s.deck[p, card] = COPIES[card]
    s.strip[2] = TWILIGHT
    if options["layout"] == "random":
        draw(s, LAYOUT)
    else:
        deal_layout(s, options["layout"])


def clear(s: State) -> None:
    """Empty everything: nothing is laid, shown, placed or offered yet, and the piles are full."""
    for cells in (s.strip, s.side, s.card_owner, s.card_type, s.places, s.display):
        cells.update(dict.fromkeys(cells, NONE))
    for cells in (s.l1_offer, s.l3_offer, s.l1_tile, s.l3_half):
        cells.update(dict.fromkeys(cells, NONE))
    s.pile.update(dict.fromkeys(s.pile, 1))
    s.cur_card = s.cur_field = s.cur_row = s.cur_pos = s.cur_tile = s.cur_col = s.score_seat = NONE


@rule
def deal_layout(s: State, layout: int) -> None:
    """SOLENIA-1: day and night sides by row."""
    for row in range(5):
        s.side[row] = LAYOUTS[layout, row]
    draw(s, STRIP)


@rule
def is_laid(s: State, strip: int) -> bool:
    """Whether this strip lies in the window already."""
    for row in range(5):
        if s.strip[row] == strip:
            return True
    return False


@rule
def deal_strip(s: State, strip: int) -> None:
    """SOLENIA-1: the first row without a strip gets this one; row 3 has the twilight strip from the beginning."""
    row = 0
    while s.strip[row] >= 0:
        row += 1
    s.strip[row] = strip
    if s.strip[4] >= 0:
        draw_for(s, DAY, 0)


@rule
def draw_for(s: State, row: int, position: int) -> None:
    """SOLENIA-3: a tile for this display position is drawn next."""
    s.cur_row = row
    s.cur_pos = position
    draw(s, SHOW)


@rule
def deal_show(s: State, i: int) -> None:
    """SOLENIA-3: the display of day, then of night orders, 3 tiles each, 4 with four players; then cards are dealt."""
    show_tile(s, i)
    row = s.cur_row
    following = s.cur_pos + 1
    if following < DISPLAY[s.players - 1]:
        draw_for(s, row, following)
    elif row == DAY:
        draw_for(s, NIGHT, 0)
    else:
        s.cur_row = NONE
        s.cur_pos = NONE
        draw(s, DEAL)


@rule
def dealt_seat(s: State) -> int:
    """SOLENIA-4: the first seat with fewer than three cards; -1 when everybody has them."""
    for p in range(s.players):
        if s.hand_n[p] < HAND:
            return p
    return NONE


@rule
def deal_card(s: State, card: int) -> None:
    """SOLENIA-4, -63: three cards for each seat, one after the other."""
    give_card(s, dealt_seat(s), card)
    if dealt_seat(s) < 0:
        if s.variant == UPGRADES:
            draw(s, OFFER)
        else:
            decide(s, CARD, 0)


@rule
def is_offered(s: State, tile: int) -> bool:
    """Whether this level-1 tile is on offer."""
    for position in range(POSITIONS):
        if s.l1_offer[position] == tile:
            return True
    return False


@rule
def is_used_half(s: State, row: int, half: int) -> bool:
    """Whether the half of this kind and row is on offer."""
    for position in range(POSITIONS):
        if s.l3_offer[position, row] == half:
            return True
    return False


@rule
def open_l1(s: State) -> int:
    """The first level-1 position without an offer; the number of players when all have one."""
    position = 0
    while position < s.players and s.l1_offer[position] >= 0:
        position += 1
    return position


@rule
def open_l3(s: State, row: int) -> int:
    """The first level-3 position whose half of this row is missing; the number of players when none is."""
    position = 0
    while position < s.players and s.l3_offer[position, row] >= 0:
        position += 1
    return position


@rule
def deal_offer(s: State, tile: int) -> None:
    """SOLENIA-55: as many level-1 tiles as players."""
    s.l1_offer[open_l1(s)] = tile
    if open_l1(s) == s.players:
        draw(s, HALF_DAY)


@rule
def deal_half_day(s: State, half: int) -> None:
    """SOLENIA-55: the day half of the next pair."""
    s.l3_offer[open_l3(s, DAY), DAY] = half
    draw(s, HALF_NIGHT)


@rule
def deal_half_night(s: State, half: int) -> None:
    """SOLENIA-55, -57: the night half of the pair; after the last pair the last seat begins the draft."""
    s.l3_offer[open_l3(s, NIGHT), NIGHT] = half
    if open_l3(s, NIGHT) < s.players:
        draw(s, HALF_DAY)
    else:
        decide(s, DRAFT, s.players - 1)


@rule
def may_half_night(s: State, half: int) -> bool:
    """SOLENIA-56: not used as a night half yet, and different from the day half of its pair."""
    return not is_used_half(s, NIGHT, half) and s.l3_offer[open_l3(s, NIGHT), DAY] != half
