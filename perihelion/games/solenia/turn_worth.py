"""What the rest of the running turn will bring in Solenia, in thousandths of a star: its best continuation."""

from __future__ import annotations

from perihelion.rules import rule

from .rules.components import DEMAND, DEMAND_SUM, ORDER_STARS, VALUE
from .rules.state import (
    CITY_DAY,
    FIELD,
    FIELDS,
    ORDER,
    PAY,
    POSITIONS,
    REFILL,
    SLOT,
    STONE,
    TAKE,
    WAIVE,
    WATER,
    WHEAT,
    WOOD,
    Facts,
    State,
    is_city,
    kind,
)
from .rules.turn import prepare
from .rules.upgrades import HAGGLER, WORKSHOP, lasting
from .worth import (
    CHOICE,
    STAR,
    bonus_worth,
    good_worth,
    lacks,
    orders,
    place_worth,
    prize_of,
    stored,
    turns_left,
    zeros_left,
)

MIXED_PAYMENT_COST = 300
"""The price of a good that pays for the range, besides its worth, if goods of several kinds are given up."""
WORST = -1000000


@rule
def turn_worth(s: State, f: Facts, p: int) -> int:
    """What the seat's turn still brings, over what the goods in store are worth already."""
    if s.active != p:
        return 0
    if s.phase == FIELD:
        prepare(s, f)
        return best_field(s, f, p) - with_own_goods(s, p)
    if s.phase == PAY:
        return put_card(s, p, s.cur_field, s.pay_left) - with_own_goods(s, p)
    if s.phase == ORDER or s.phase == WAIVE:
        return best_delivery(s, p, s.cur_row, 0) - with_own_goods(s, p)
    if s.phase == SLOT:
        return ORDER_STARS[s.cur_tile] * STAR + prize_of(s, p, s.cur_row)
    if s.phase == TAKE:
        return s.take_left * (good_worth(turns_left(s, p)) + CHOICE)
    if s.phase == REFILL and s.cur_col >= 0:
        return place_worth(s, p, s.cur_row, s.cur_col)
    return 0


@rule
def with_goods(s: State, p: int, wood: int, wheat: int, stone: int, water: int) -> int:
    """Goods and orders together if the seat had these goods."""
    return stored(s, p, wood, wheat, stone, water) + orders(s, p, wood, wheat, stone, water)


@rule
def with_own_goods(s: State, p: int) -> int:
    """Goods and orders together with the goods the seat has."""
    return with_goods(s, p, s.goods[p, WOOD], s.goods[p, WHEAT], s.goods[p, STONE], s.goods[p, WATER])


@rule
def best_field(s: State, f: Facts, p: int) -> int:
    """The open card on the best legal field."""
    best = WORST
    for field in range(FIELDS):
        if f.legal >> field & 1 == 1:
            cost = 0
            while f.reach[cost] >> field & 1 == 0:
                cost += 1
            best = max(best, put_card(s, p, field, cost))
    return best


@rule
def put_card(s: State, p: int, field: int, cost: int) -> int:
    """The open card on this field: its own bonus, what it gives now, and the goods afterwards."""
    card = s.cur_card
    field_kind = kind(s, field)
    worth = bonus_worth(s, p, card, field, zeros_left(s) + (1 if VALUE[card] == 0 else 0))
    if is_city(field_kind):
        return worth + VALUE[card] * STAR + best_delivery(s, p, field_kind - CITY_DAY, cost)
    gain = VALUE[card]
    if gain == 1:
        gain += lasting(s, p, WORKSHOP)
    wood = s.goods[p, WOOD] + (gain if field_kind == WOOD else 0)
    wheat = s.goods[p, WHEAT] + (gain if field_kind == WHEAT else 0)
    stone = s.goods[p, STONE] + (gain if field_kind == STONE else 0)
    water = s.goods[p, WATER] + (gain if field_kind == WATER else 0)
    return worth + after_paying(s, p, wood, wheat, stone, water, cost)


@rule
def after_paying(s: State, p: int, wood: int, wheat: int, stone: int, water: int, cost: int) -> int:
    """Goods and orders after paying for the range, with goods of one kind or with several kinds at a flat price."""
    here = with_goods(s, p, wood, wheat, stone, water)
    if cost == 0:
        return here
    best = here - cost * (good_worth(turns_left(s, p)) + MIXED_PAYMENT_COST)
    if wood >= cost:
        best = max(best, with_goods(s, p, wood - cost, wheat, stone, water))
    if wheat >= cost:
        best = max(best, with_goods(s, p, wood, wheat - cost, stone, water))
    if stone >= cost:
        best = max(best, with_goods(s, p, wood, wheat, stone - cost, water))
    if water >= cost:
        best = max(best, with_goods(s, p, wood, wheat, stone, water - cost))
    return best


@rule
def best_delivery(s: State, p: int, row: int, cost: int) -> int:
    """The best order of this kind delivered now: its stars, its prize, and the goods that are left."""
    best = 0
    bargain = lasting(s, p, HAGGLER)
    wood = s.goods[p, WOOD]
    wheat = s.goods[p, WHEAT]
    stone = s.goods[p, STONE]
    water = s.goods[p, WATER]
    prize = prize_of(s, p, row) - cost * good_worth(turns_left(s, p))
    for position in range(POSITIONS):
        tile = s.display[row, position]
        if tile >= 0 and lacks(tile, wood, wheat, stone, water) <= bargain:
            if wood + wheat + stone + water - DEMAND_SUM[tile] + bargain >= cost:
                rest = with_goods(
                    s,
                    p,
                    max(0, wood - DEMAND[tile, WOOD]),
                    max(0, wheat - DEMAND[tile, WHEAT]),
                    max(0, stone - DEMAND[tile, STONE]),
                    max(0, water - DEMAND[tile, WATER]),
                )
                best = max(best, ORDER_STARS[tile] * STAR + prize + rest)
    return best
