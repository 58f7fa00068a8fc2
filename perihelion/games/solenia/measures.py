"""What players of Solenia count: stars, goods, storage, payable orders, and what cards on the board will bring."""

from __future__ import annotations

from functools import partial

from .rules.components import ORDER_STARS
from .rules.reach import may_deliver, row_is_full
from .rules.scoring import goods_stars
from .rules.scoring import points as all_points
from .rules.state import DAY, FIELDS, NIGHT, PLACES, POSITIONS, STONE, WATER, WHEAT, WOOD, State, kind
from .rules.strip_scoring import bonus_goods, bonus_stars


def points(s: State, seat: int) -> int:
    """SOLENIA-46: the stars so far, without those for goods, which are counted as goods."""
    return all_points(s, seat) - goods_stars(s, seat)


def payable_orders(s: State, seat: int) -> int:
    """SOLENIA-25, -29: the orders that the seat has delivered, and the displayed ones that its goods pay for."""
    return len(named_orders(s, seat))


def named_orders(s: State, seat: int) -> list[dict[str, int]]:
    """Return the light and the stars of each of these orders: first the payable ones, the most stars first."""
    rows = [row for row in (DAY, NIGHT) if not row_is_full(s, seat, row)]
    shown = [(row, s.display[row, position]) for row in rows for position in range(POSITIONS)]
    payable = [(ORDER_STARS[tile], row) for row, tile in shown if tile >= 0 and may_deliver(s, seat, tile)]
    placed = [(row, s.places[seat, row, column]) for row in (DAY, NIGHT) for column in range(PLACES)]
    delivered = [(ORDER_STARS[tile], row) for row, tile in placed if tile >= 0]
    orders = [*sorted(payable, reverse=True), *delivered]
    return [{"light": int(row), "stars": int(stars)} for stars, row in orders]


def goods(s: State, seat: int, good: int) -> int:
    """SOLENIA-6: the goods of a kind."""
    return s.goods[seat, good]


def storage(s: State, seat: int) -> int:
    """SOLENIA-21: the storage spaces."""
    return s.capacity[seat]


def waiting(s: State, seat: int) -> int:
    """SOLENIA-37, -38, -39: the goods and stars that the cards of the seat on the board bring when they are scored."""
    own = [(s.card_type[field], kind(s, field)) for field in range(FIELDS) if s.card_owner[field] == seat]
    return sum(bonus_stars(*each) + sum(bonus_goods(*each, good) for good in range(4)) for each in own)


def upgrades(s: State, seat: int) -> int:
    """SOLENIA-58, -59: the upgrade tiles that are active."""
    return s.l1_active[seat] + s.l3_active[seat, DAY] + s.l3_active[seat, NIGHT]


MEASURES = {
    "points": points,
    "payable": payable_orders,
    "wood": partial(goods, good=WOOD),
    "wheat": partial(goods, good=WHEAT),
    "stone": partial(goods, good=STONE),
    "water": partial(goods, good=WATER),
    "storage": storage,
    "upgrades": upgrades,
    "waiting": waiting,
}
NAMED = {"payable": named_orders}
