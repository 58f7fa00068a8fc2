"""What a player of Solenia has, in thousandths of a star.

Goods are worth what orders will pay for them: the more, the fewer goods a displayed order lacks and the nearer a city
of its kind is. Cards on the board are worth what the scoring of their strip will bring, by the chance that it is still
scored.
"""

from __future__ import annotations

from perihelion.rules import rule, table

from .rules.city import first_free
from .rules.components import (
    CARD_GOODS,
    CARD_OF_KIND,
    CARD_STAR_ON,
    DEMAND,
    HALF_EFFECT,
    HALF_EFFECTS,
    ORDER_STARS,
    PAIR_STARS,
    PLACE_CHOICE,
    PLACE_GOODS,
    PLACE_STAR_PER_ORDER,
    PLACE_STARS,
    PLACE_STORAGE,
    UPGRADE_EFFECT,
    UPGRADE_EFFECTS,
    UPGRADE_GOODS,
    VALUE,
)
from .rules.reach import FURTHEST, fields_of, own_fields, row_is_full, taken_fields, widen
from .rules.scoring import goods_stars, own_tiles, points, tiles_in
from .rules.state import (
    AIRSHIP,
    DAY,
    FIELDS,
    NIGHT,
    PLACES,
    POSITIONS,
    STONE,
    SUMMER,
    TURNS,
    TYPES,
    WATER,
    WHEAT,
    WOOD,
    Facts,
    State,
    deck_size,
    is_city,
    kind,
    winter,
)
from .rules.upgrades import HAGGLER, is_covered, lasting

EFFECTS, HALF_EFFECT_KINDS = len(UPGRADE_EFFECTS), len(HALF_EFFECTS)
STAR = 1000

GOOD, GOOD_AT_THE_END, LAST_TURNS = 750, 375, 6
"""The worth of a good early in the game and after the last turn; it falls evenly over the last turns."""
READINESS = table([550, 380, 230, 240, 50])
"""The share of its worth that an order counts before it is delivered, by the number of goods missing."""
SECOND_ORDER_SHARE = 225
"""The share that the second best order of a kind counts."""
CITY_ACCESS = table([1000, 850, 650, 270])
"""The share of an order's worth that counts, by the cost of the nearest empty city of its kind."""
NO_CITY = 450
"""The same share if no city of its kind is empty."""
MANY_GOODS, SURPLUS_PENALTY, FULL_STORAGE_PENALTY, FREE_SPACES = 3, 400, 219, 2
"""Goods of one kind beyond MANY_GOODS are worth less, and so are goods that leave fewer than FREE_SPACES in storage."""
CARD_GOOD = 405
"""The worth of a good that a card on the board will bring."""
SURE, LIKELY, NEVER = 950, 750, 0
"""The chance that a strip is still scored: enough, just enough, or too few 0-cards are left."""
STORAGE_SPACE, ORDER_TO_COME, CHOICE, NEXT_PLACE, NEXT_PAIR = 195, 300, 100, 1500, 300
"""A storage space and an order to come, both for each turn left; the choice of a good; a winter place; half a pair."""
LASTING = table([0, 250, 250, 330, 400, 200, 300])
"""The worth of each lasting effect of level-1 tiles, for each turn left."""
FROM_HALF = table([1000, 700, 5500, 2000, 2000, 5500, 2500, 0, 3800, 0])
"""What one unit of each effect of a level-3 half is expected to bring."""
INACTIVE_SHARE = 500
"""The share of its worth that an upgrade tile counts while it is not active."""


@rule
def points_so_far(s: State, f: Facts, p: int) -> int:
    """SOLENIA-46: the stars so far, without those for goods, which `goods_worth` counts."""
    return (points(s, p) - goods_stars(s, p)) * STAR


@rule
def goods_worth(s: State, f: Facts, p: int) -> int:
    """The goods in the storage of the seat."""
    return stored(s, p, s.goods[p, WOOD], s.goods[p, WHEAT], s.goods[p, STONE], s.goods[p, WATER])


@rule
def orders_worth(s: State, f: Facts, p: int) -> int:
    """What the goods in the storage of the seat promise for the displayed orders."""
    return orders(s, p, s.goods[p, WOOD], s.goods[p, WHEAT], s.goods[p, STONE], s.goods[p, WATER])


@rule
def turns_left(s: State, p: int) -> int:
    """Cards that the seat has still to use, besides an open one."""
    return s.hand_n[p] + deck_size(s, p)


@rule
def good_worth(turns: int) -> int:
    """A good of any kind, by the number of turns left."""
    if turns >= LAST_TURNS:
        return GOOD
    return GOOD_AT_THE_END + (GOOD - GOOD_AT_THE_END) * turns // LAST_TURNS


@rule
def stored(s: State, p: int, wood: int, wheat: int, stone: int, water: int) -> int:
    """These goods in the storage of the seat, regardless of the displayed orders."""
    kept = min(wood + wheat + stone + water, s.capacity[p])
    turns = turns_left(s, p)
    worth = kept * good_worth(turns)
    if turns > 0:
        surplus = max(0, wood - MANY_GOODS) + max(0, wheat - MANY_GOODS)
        surplus += max(0, stone - MANY_GOODS) + max(0, water - MANY_GOODS)
        worth -= SURPLUS_PENALTY * surplus
        worth -= FULL_STORAGE_PENALTY * max(0, kept - s.capacity[p] + FREE_SPACES)
    return worth


@rule
def orders(s: State, p: int, wood: int, wheat: int, stone: int, water: int) -> int:
    """What these goods promise for the displayed orders of both kinds."""
    if turns_left(s, p) == 0:
        return 0
    by_day = best_orders(s, p, DAY, wood, wheat, stone, water) * access(s, p, DAY) // 1000
    return by_day + best_orders(s, p, NIGHT, wood, wheat, stone, water) * access(s, p, NIGHT) // 1000


@rule
def best_orders(s: State, p: int, row: int, wood: int, wheat: int, stone: int, water: int) -> int:
    """The two most promising orders of a kind."""
    if row_is_full(s, p, row):
        return 0
    turns = turns_left(s, p)
    prize = prize_of(s, p, row)
    best = 0
    second = 0
    for position in range(POSITIONS):
        tile = s.display[row, position]
        if tile >= 0:
            lacking = max(0, lacks(tile, wood, wheat, stone, water) - lasting(s, p, HAGGLER))
            if lacking <= 4 and 1 + (lacking + 1) // 2 <= turns:
                worth = (ORDER_STARS[tile] * STAR + prize) * READINESS[lacking] // 1000
                second = max(second, min(best, worth))
                best = max(best, worth)
    return best + second * SECOND_ORDER_SHARE // 1000


@rule
def lacks(tile: int, wood: int, wheat: int, stone: int, water: int) -> int:
    """How many demanded goods are missing."""
    by_day = max(0, DEMAND[tile, WOOD] - wood) + max(0, DEMAND[tile, WHEAT] - wheat)
    return by_day + max(0, DEMAND[tile, STONE] - stone) + max(0, DEMAND[tile, WATER] - water)


@rule
def prize_of(s: State, p: int, row: int) -> int:
    """What the next order of this kind brings besides its stars: the bonus of its place, a pair."""
    if s.variant != SUMMER:
        return NEXT_PLACE
    prize = place_worth(s, p, row, first_free(s, p, row))
    tiles = tiles_in(s, p, row)
    if tiles < tiles_in(s, p, 1 - row):
        return prize + (PAIR_STARS[tiles + 1] - PAIR_STARS[tiles]) * STAR
    return prize + (NEXT_PAIR if PAIR_STARS[tiles] < PAIR_STARS[PLACES] else 0)


@rule
def place_worth(s: State, p: int, row: int, column: int) -> int:
    """The bonus of a place, or the upgrade tile that covers it."""
    if is_covered(s, p, row, column):
        if column > 0:
            return half_worth(s, p, row) * INACTIVE_SHARE // 1000
        return level_1_worth(s, p) * INACTIVE_SHARE // 1000
    turns = turns_left(s, p)
    good = good_worth(turns)
    board = winter(s)
    worth = PLACE_STARS[board, row, column] * STAR + PLACE_STORAGE[board, row, column] * STORAGE_SPACE * turns
    for j in range(4):
        worth += PLACE_GOODS[board, row, column, j] * good
    if PLACE_CHOICE[board, row, column] > 0:
        worth += good + CHOICE
    return worth + PLACE_STAR_PER_ORDER[board, row, column] * (own_tiles(s, p) * STAR + ORDER_TO_COME * turns)


@rule
def access(s: State, p: int, row: int) -> int:
    """How near the nearest empty city of this kind is, in thousandths."""
    cities = fields_of(s, 1 + row) & ~taken_fields(s)
    if cities == 0:
        return NO_CITY
    reach = widen(own_fields(s, p) | AIRSHIP)
    cost = 0
    while cost < FURTHEST and reach & cities == 0:
        reach = widen(reach)
        cost += 1
    return CITY_ACCESS[cost]


@rule
def cards_worth(s: State, f: Facts, p: int) -> int:
    """The bonuses that the seat's cards on the board will bring."""
    zeros = zeros_left(s) + s.advance
    worth = 0
    for field in range(FIELDS):
        if s.card_owner[field] == p:
            worth += bonus_worth(s, p, s.card_type[field], field, zeros)
    return worth


@rule
def zeros_left(s: State) -> int:
    """0-cards that all players together have still to use."""
    zeros = 0
    for card in range(TYPES):
        if VALUE[card] == 0:
            for p in range(s.players + s.solo):
                zeros += s.hand[p, card] + s.deck[p, card]
    return zeros


@rule
def bonus_worth(s: State, p: int, card: int, field: int, zeros: int) -> int:
    """The bonus of a card on this field, by the chance that its strip is scored."""
    row = field // 5
    chance = SURE if zeros >= row + 3 else LIKELY if zeros >= row + 1 else NEVER
    good = min(CARD_GOOD, good_worth(max(0, turns_left(s, p) - row)))
    field_kind = kind(s, field)
    worth = CARD_OF_KIND[card] * (STAR if is_city(field_kind) else good)
    for j in range(4):
        worth += CARD_GOODS[card, j] * good
    if CARD_STAR_ON[card] == field_kind:
        worth += STAR
    return worth * chance // 1000


@rule
def upgrades_worth(s: State, f: Facts, p: int) -> int:
    """What the seat's upgrade tiles will still bring; what they have brought is among the points."""
    if s.l1_tile[p] < 0 and s.l3_half[p, DAY] < 0:
        return 0
    worth = 0
    if s.l1_tile[p] >= 0:
        if s.l1_active[p] == 1:
            worth += lasting_worth(s, p)
        else:
            worth += level_1_worth(s, p) * INACTIVE_SHARE // 1000 * turns_left(s, p) // TURNS
    for row in range(2):
        if s.l3_half[p, row] >= 0 and s.l3_active[p, row] == 0:
            worth += half_worth(s, p, row) * INACTIVE_SHARE // 1000 * turns_left(s, p) // TURNS
    return worth


@rule
def level_1_worth(s: State, p: int) -> int:
    """What the level-1 tile brings if it becomes active now."""
    worth = UPGRADE_EFFECT[s.l1_tile[p], 0] * STAR + lasting_worth(s, p)
    for j in range(4):
        worth += UPGRADE_GOODS[s.l1_tile[p], j] * good_worth(turns_left(s, p))
    return worth


@rule
def lasting_worth(s: State, p: int) -> int:
    """The lasting effect of the level-1 tile over the turns left."""
    worth = 0
    for effect in range(EFFECTS):
        worth += UPGRADE_EFFECT[s.l1_tile[p], effect] * LASTING[effect] * turns_left(s, p)
    return worth


@rule
def half_worth(s: State, p: int, row: int) -> int:
    """What the level-3 half of this row is expected to bring."""
    worth = 0
    for effect in range(HALF_EFFECT_KINDS):
        worth += HALF_EFFECT[s.l3_half[p, row], effect] * FROM_HALF[effect]
    return worth
