"""Playing a card: which card, where, what the range costs, and what an island gives. Section 4.4."""

from __future__ import annotations

from perihelion.rules import OK, no, rule, tell

from .city import enter_city
from .components import VALUE
from .events import ISLAND_GOODS
from .reach import FURTHEST, cost, row_is_full, spare_goods
from .state import CITY_DAY, FIELD, NONE, PAY, POSITIONS, Facts, State, decide, goods_of, is_city, kind
from .storage import settle_goods
from .strip_scoring import advance_airship, step_ahead
from .turn import end_turn
from .upgrades import WORKSHOP, lasting


@rule
def may_play(s: State, f: Facts, card: int) -> int:
    """SOLENIA-7, -16: a card in hand, while some field can be reached."""
    if s.hand[s.active, card] == 0:
        return no(7)
    return OK if f.can_place == 1 else no(16)


@rule
def do_play(s: State, card: int) -> None:
    """SOLENIA-7: the card leaves the hand and lies open."""
    take_from_hand(s, s.active, card)
    s.cur_card = card
    decide(s, FIELD, s.active)


@rule
def take_from_hand(s: State, p: int, card: int) -> None:
    """SOLENIA-66: one card fewer in hand."""
    s.hand[p, card] -= 1
    s.hand_n[p] -= 1


@rule
def may_discard(s: State, f: Facts, card: int) -> int:
    """SOLENIA-7, -16, -17, -18: a card in hand, only while no placement is free of cost."""
    if s.hand[s.active, card] == 0:
        return no(7)
    return OK if f.can_stay_near == 0 else no(18)


@rule
def do_discard(s: State, card: int) -> None:
    """SOLENIA-16, -19, -41: the card is gone without effect; the airship advances once, whatever the card's value."""
    take_from_hand(s, s.active, card)
    s.discard[s.active, card] += 1
    advance_airship(s)
    end_turn(s)


@rule
def may_at(s: State, f: Facts, field: int) -> int:
    """SOLENIA-8, -9, -12, -17, -23, -29, -30: an empty field that can be paid, on a city with an order that can."""
    if f.legal >> field & 1 == 1:
        return OK
    if s.card_owner[field] >= 0:
        return no(8)
    have = goods_of(s, s.active)
    if f.reach[min(FURTHEST, have)] >> field & 1 == 0:
        return no(9) if have == 0 else no(12)
    row = kind(s, field) - CITY_DAY
    if row_is_full(s, s.active, row):
        return no(29)
    for position in range(POSITIONS):
        if s.display[row, position] >= 0:
            return no(23)
    return no(30)


@rule
def fields(s: State, f: Facts, i: int) -> int:
    """The legal fields, rising."""
    return f.legal_fields[i]


@rule
def do_at(s: State, field: int) -> None:
    """SOLENIA-12, -13, -15: the way is paid before anything else happens."""
    s.cur_field = field
    s.pay_left = cost(s, s.active, field)
    if s.pay_left > 0:
        decide(s, PAY, s.active)
    else:
        place_card(s)


@rule
def may_pay(s: State, f: Facts, good: int) -> int:
    """SOLENIA-12, -23: any own good, unless no order of the city could be paid afterwards."""
    if s.goods[s.active, good] == 0:
        return no(12)
    field_kind = kind(s, s.cur_field)
    if is_city(field_kind) and spare_goods(s, s.active, field_kind - CITY_DAY, good) < s.pay_left - 1:
        return no(23)
    return OK


@rule
def do_pay(s: State, good: int) -> None:
    """SOLENIA-12: the good goes to the supply."""
    s.goods[s.active, good] -= 1
    s.pay_left -= 1
    if s.pay_left == 0:
        place_card(s)


@rule
def place_card(s: State) -> None:
    """SOLENIA-8, -32: the open card lies on its field; a 0-card moves the airship before anything else."""
    p = s.active
    card = s.cur_card
    s.card_owner[s.cur_field] = p
    s.card_type[s.cur_field] = card
    s.cur_card = NONE
    step_ahead(s, card)
    if is_city(kind(s, s.cur_field)):
        enter_city(s, p, card)
    else:
        produce(s, p, card)


@rule
def produce(s: State, p: int, card: int) -> None:
    """SOLENIA-6, -20: goods of the island's kind, as many as the card's value; Workshop (SOLENIA-60) adds to a 1."""
    value = VALUE[card]
    if value == 1:
        value += lasting(s, p, WORKSHOP)
    good = kind(s, s.cur_field)
    s.goods[p, good] += value
    if value > 0:
        tell(s, ISLAND_GOODS, p, good, value)
    settle_goods(s, p)
