"""Where a card may go: reachability, cost, and which orders could be paid. Sections 4.2 and 4.3.

Sets of fields are bits of one number, bit f for field f, so that "all fields one step further" is a few shifts.
"""

from __future__ import annotations

from perihelion.rules import rule, table

from .components import DEMAND, DEMAND_SUM, LEAST_DEMAND, STRIP_MASK
from .state import (
    AIRSHIP,
    DAY,
    FIELDS,
    NIGHT,
    PLACES,
    POSITIONS,
    Facts,
    State,
    goods_of,
)
from .upgrades import HAGGLER, LOOKOUT, RANGE, lasting

ALL_FIELDS = (1 << FIELDS) - 1
NOT_A = sum(1 << f for f in range(FIELDS) if f % 5 != 0)
NOT_E = sum(1 << f for f in range(FIELDS) if f % 5 != 4)
DIAGONALS = 1 << 6 | 1 << 8 | 1 << 16 | 1 << 18
FURTHEST = 3
"""SOLENIA-12: from the airship in the middle no field costs more."""
ISLANDS = 0
DE_BRUIJN = 0x077CB531
"""A de Bruijn sequence: its 32 windows of five bits differ, so the product with a power of two gives the exponent."""
DISTANCE = table([
    [abs(x % 5 - y % 5) + abs(x // 5 - y // 5) for y in range(FIELDS)] for x in range(FIELDS)
])  # fmt: skip
"""Steps between two fields."""
BIT_NUMBER = table([bit for _, bit in sorted(((1 << b) * DE_BRUIJN % 2**32 >> 27, b) for b in range(32))])


@rule
def widen(fields: int) -> int:
    """SOLENIA-10: these fields and their orthogonal neighbours; the edge of the board does not wrap."""
    beside = (fields & NOT_E) << 1 | (fields & NOT_A) >> 1
    return fields | beside | (fields << 5 & ALL_FIELDS) | fields >> 5


@rule
def taken_fields(s: State) -> int:
    """SOLENIA-8: the fields with any player's card."""
    taken = 0
    for field in range(FIELDS):
        taken |= (s.card_owner[field] >= 0) << field
    return taken


@rule
def own_fields(s: State, p: int) -> int:
    """SOLENIA-11: the fields with a card of this seat; no other card gives adjacency."""
    own = 0
    for field in range(FIELDS):
        own |= (s.card_owner[field] == p) << field
    return own


@rule
def near_fields(s: State, p: int) -> int:
    """SOLENIA-9, -60: the fields next to the airship and to own cards, with Tailwind also those further away."""
    near = widen(own_fields(s, p) | AIRSHIP)
    for _ in range(lasting(s, p, RANGE)):
        near = widen(near)
    return near


@rule
def watched_fields(s: State, p: int) -> int:
    """SOLENIA-60: the fields that an active Lookout makes free of cost, wherever own cards are."""
    return DIAGONALS if lasting(s, p, LOOKOUT) > 0 else 0


@rule
def find_reach(s: State, f: Facts, p: int) -> None:
    """SOLENIA-9, -12: which fields cost at most 0, 1, 2, 3 goods; each good is one step further."""
    fields = near_fields(s, p)
    watched = watched_fields(s, p)
    for k in range(FURTHEST):
        f.reach[k] = fields | watched
        fields = widen(fields)
    f.reach[FURTHEST] = ALL_FIELDS


@rule
def fields_of(s: State, what: int) -> int:
    """SOLENIA-24: the islands (0), day cities (1) or night cities (2) in the window."""
    fields = 0
    for row in range(5):
        fields |= STRIP_MASK[s.strip[row], s.side[row], what] << 5 * row
    return fields


@rule
def row_is_full(s: State, p: int, row: int) -> bool:
    """SOLENIA-29: six tiles."""
    for column in range(PLACES):
        if s.places[p, row, column] < 0:
            return False
    return True


@rule
def missing(s: State, p: int, tile: int, paid: int) -> int:
    """SOLENIA-25: how many of the demanded goods the seat lacks after giving up one of kind `paid` (-1: none)."""
    lacking = 0
    for j in range(4):
        lacking += max(0, DEMAND[tile, j] - s.goods[p, j] + (1 if j == paid else 0))
    return lacking


@rule
def may_deliver(s: State, p: int, tile: int) -> bool:
    """SOLENIA-23, -25: all demanded goods are there; with an active Haggler (SOLENIA-60) all but one."""
    return missing(s, p, tile, -1) <= lasting(s, p, HAGGLER)


@rule
def spare_goods(s: State, p: int, row: int, paid: int) -> int:
    """SOLENIA-17, -23, -29, -30: the most goods that can go into the range so that some displayed order stays payable.

    -1 if none is. `paid` is the kind of a good counted as gone, -1 for none.
    """
    bargain = lasting(s, p, HAGGLER)
    have = goods_of(s, p) - (1 if paid >= 0 else 0)
    if have + bargain < LEAST_DEMAND or row_is_full(s, p, row):
        return -1
    most = -1
    for position in range(POSITIONS):
        tile = s.display[row, position]
        if tile >= 0 and missing(s, p, tile, paid) <= bargain:
            most = max(most, have - DEMAND_SUM[tile] + bargain)
    return most


@rule
def city_fields(s: State, f: Facts, row: int) -> int:
    """SOLENIA-23: the cities of this kind whose cost leaves an order payable."""
    if f.spare[row] < 0:
        return 0
    return fields_of(s, 1 + row) & f.reach[min(FURTHEST, f.spare[row])]


@rule
def survey(s: State, f: Facts, p: int) -> None:
    """SOLENIA-8, -9, -12, -14: the legal fields, whatever the card; fields at a cost need no reason to be chosen."""
    f.spare[DAY] = spare_goods(s, p, DAY, -1)
    f.spare[NIGHT] = spare_goods(s, p, NIGHT, -1)
    islands = fields_of(s, ISLANDS) & f.reach[min(FURTHEST, goods_of(s, p))]
    f.legal = f.empty & (islands | city_fields(s, f, DAY) | city_fields(s, f, NIGHT))


@rule
def prepare_card(s: State, f: Facts, p: int) -> None:
    """SOLENIA-16, -17, -18: whether a card can be placed, and at no cost; an empty island nearby settles both."""
    if f.empty & f.reach[0] & fields_of(s, ISLANDS) != 0:
        f.can_place = 1
        f.can_stay_near = 1
        return
    survey(s, f, p)
    f.can_place = 1 if f.legal != 0 else 0
    f.can_stay_near = 1 if f.legal & f.reach[0] != 0 else 0


@rule
def list_fields(f: Facts) -> None:
    """List the legal fields: each time the lowest bit that is left, whose number a de Bruijn sequence gives."""
    rest = f.legal
    count = 0
    while rest != 0:
        lowest = rest & -rest
        f.legal_fields[count] = BIT_NUMBER[(lowest * DE_BRUIJN & 0xFFFFFFFF) >> 27]
        count += 1
        rest ^= lowest
    f.legal_fields[count] = -1


@rule
def cost(s: State, p: int, field: int) -> int:
    """SOLENIA-12, -13, -15: goods to pay for the range: the number of steps until `find_reach` meets the field."""
    goods = 0
    fields = near_fields(s, p)
    watched = watched_fields(s, p)
    while (fields | watched) >> field & 1 == 0:
        fields = widen(fields)
        goods += 1
    return goods
