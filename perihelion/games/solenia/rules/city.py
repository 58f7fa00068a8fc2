"""A card on a city: the order, its place on the player board, the bonus. Sections 4.4, 7.1 and 7.2."""

from __future__ import annotations

from perihelion.rules import OK, no, rule, tell

from .components import (
    DEMAND,
    LEVEL,
    PLACE_CHOICE,
    PLACE_GOODS,
    PLACE_STARS,
    PLACE_STORAGE,
    VALUE,
)
from .events import CITY_STARS, DELIVERED, LAST_ORDER, MORE_STORAGE, NEW_ORDER, PATRON_PAID, PLACE_BONUS
from .reach import may_deliver
from .state import (
    CITY_DAY,
    NONE,
    ORDER,
    PLACES,
    REFILL,
    SLOT,
    STONE,
    SUMMER,
    TAKE,
    TILES,
    WAIVE,
    WATER,
    WHEAT,
    WOOD,
    Facts,
    State,
    decide,
    draw,
    gain,
    is_rival,
    kind,
    winter,
)
from .storage import settle_goods
from .turn import end_turn
from .upgrades import HAGGLER, PATRONAGE, activate, is_covered, lasting


@rule
def enter_city(s: State, p: int, card: int) -> None:
    """SOLENIA-22, -23, -24: stars for the card's value, then an order of the city's kind."""
    s.stars[p] += VALUE[card]
    if VALUE[card] > 0:
        tell(s, CITY_STARS, p, VALUE[card])
    s.cur_row = kind(s, s.cur_field) - CITY_DAY
    decide(s, ORDER, p)


@rule
def may_order(s: State, f: Facts, position: int) -> int:
    """SOLENIA-23, -25, -30: a displayed order whose goods are there."""
    tile = s.display[s.cur_row, position]
    if tile < 0:
        return no(30)
    return OK if may_deliver(s, s.active, tile) else no(25)


@rule
def do_order(s: State, position: int) -> None:
    """SOLENIA-23: exactly one order; with an active Haggler (SOLENIA-60) one good of it is left out first."""
    s.cur_pos = position
    if lasting(s, s.active, HAGGLER) > 0:
        decide(s, WAIVE, s.active)
    else:
        deliver(s, NONE)


@rule
def asked(tile: int, good: int, waived: int) -> int:
    """SOLENIA-25, -60: how many goods of a kind an order takes when one of kind `waived` (-1: none) is left out."""
    return DEMAND[tile, good] - (1 if good == waived else 0)


@rule
def may_waive(s: State, f: Facts, good: int) -> int:
    """SOLENIA-25, -60: a demanded good, so that the rest can be paid."""
    p = s.active
    tile = s.display[s.cur_row, s.cur_pos]
    if DEMAND[tile, good] == 0:
        return no(60)
    for j in range(4):
        if s.goods[p, j] < asked(tile, j, good):
            return no(25)
    return OK


@rule
def do_waive(s: State, good: int) -> None:
    """SOLENIA-60: the demand is one good smaller."""
    deliver(s, good)


@rule
def deliver(s: State, waived: int) -> None:
    """SOLENIA-25, -26, -31: the goods go to the supply, the tile leaves the display for the player board."""
    p = s.active
    tile = s.display[s.cur_row, s.cur_pos]
    for j in range(4):
        s.goods[p, j] -= asked(tile, j, waived)
    s.display[s.cur_row, s.cur_pos] = NONE
    s.cur_tile = tile
    tell(s, DELIVERED, p, tile)
    if s.variant == SUMMER:
        put_tile(s, first_free(s, p, s.cur_row))
    else:
        decide(s, SLOT, p)


@rule
def first_free(s: State, p: int, row: int) -> int:
    """SOLENIA-27: the first place of the row without a tile."""
    column = 0
    while s.places[p, row, column] >= 0:
        column += 1
    return column


@rule
def tiles_on_level(s: State, p: int, row: int, level: int) -> int:
    """SOLENIA-51: how many of the two places of this level hold a tile."""
    tiles = 0
    for column in range(PLACES):
        if LEVEL[column] == level and s.places[p, row, column] >= 0:
            tiles += 1
    return tiles


@rule
def may_put(s: State, f: Facts, column: int) -> int:
    """SOLENIA-51: level 1 always; above it the first place needs one tile on the level below, the second needs two."""
    p = s.active
    level = LEVEL[column]
    if s.places[p, s.cur_row, column] >= 0:
        return no(51)
    if level > 1 and tiles_on_level(s, p, s.cur_row, level - 1) <= tiles_on_level(s, p, s.cur_row, level):
        return no(51)
    return OK


@rule
def do_put(s: State, column: int) -> None:
    """SOLENIA-51: the tile goes to the chosen place."""
    put_tile(s, column)


@rule
def put_tile(s: State, column: int) -> None:
    """SOLENIA-26, -60: the tile on its place, then the display is refilled; an active Patronage pays its star now."""
    p = s.active
    s.places[p, s.cur_row, column] = s.cur_tile
    s.cur_tile = NONE
    patronage = lasting(s, p, PATRONAGE)
    s.stars[p] += patronage
    if patronage > 0:
        tell(s, PATRON_PAID, p, patronage)
    if pile_is_empty(s, s.cur_row):
        place_bonus(s, p, s.cur_row, column)
    else:
        s.cur_col = column
        draw(s, REFILL)


@rule
def pile_is_empty(s: State, row: int) -> bool:
    """SOLENIA-30: then there is no refill, and the position stays empty."""
    for i in range(TILES):
        if s.pile[row, i] > 0:
            return False
    return True


@rule
def deal_refill(s: State, i: int) -> None:
    """SOLENIA-26, -64: the new tile takes the position of the old one; then comes the bonus of the place."""
    show_tile(s, i)
    if is_rival(s, s.active):
        end_turn(s)
    else:
        column = s.cur_col
        s.cur_col = NONE
        place_bonus(s, s.active, s.cur_row, column)


@rule
def show_tile(s: State, i: int) -> None:
    """SOLENIA-64: a tile goes from the pile to the display position it is drawn for."""
    tile = TILES * s.cur_row + i
    s.pile[s.cur_row, i] = 0
    s.display[s.cur_row, s.cur_pos] = tile
    tell(s, NEW_ORDER, tile)
    if pile_is_empty(s, s.cur_row):
        tell(s, LAST_ORDER, s.cur_row)


@rule
def place_bonus(s: State, p: int, row: int, column: int) -> None:
    """SOLENIA-26, -27, -28, -52: the printed bonus of the place, or what the upgrade tile covering it brings."""
    if is_covered(s, p, row, column):
        activate(s, p, row, column)
    else:
        printed_bonus(s, p, row, column)
    if s.take_left > 0:
        decide(s, TAKE, p)
    else:
        settle_goods(s, p)


@rule
def printed_bonus(s: State, p: int, row: int, column: int) -> None:
    """SOLENIA-27, -28, -50, -52: goods, stars and storage at once; one good out of several is chosen next."""
    board = winter(s)
    wood = PLACE_GOODS[board, row, column, WOOD]
    wheat = PLACE_GOODS[board, row, column, WHEAT]
    stone = PLACE_GOODS[board, row, column, STONE]
    water = PLACE_GOODS[board, row, column, WATER]
    stars = PLACE_STARS[board, row, column]
    gain(s, p, wood, wheat, stone, water, stars)
    if wood + wheat + stone + water + stars > 0:
        tell(s, PLACE_BONUS, p, wood, wheat, stone, water, stars)
    if PLACE_STORAGE[board, row, column] > 0:
        s.capacity[p] += PLACE_STORAGE[board, row, column]
        tell(s, MORE_STORAGE, p, s.capacity[p])
    if PLACE_CHOICE[board, row, column] > 0:
        s.take_left = 1
        s.take_mask = PLACE_CHOICE[board, row, column]


@rule
def may_take(s: State, f: Facts, good: int) -> int:
    """SOLENIA-28, -52: one of the goods the place shows."""
    if s.take_mask >> good & 1 == 1:
        return OK
    return no(28) if s.variant == SUMMER else no(52)


@rule
def do_take(s: State, good: int) -> None:
    """SOLENIA-28, -52, -60: the good arrives; the surplus goes back when all have been taken."""
    s.goods[s.active, good] += 1
    s.take_left -= 1
    if s.take_left == 0:
        s.take_mask = 0
        settle_goods(s, s.active)
