"""The judge of Solenia: what a position is worth to a player, in thousandths of a star.

Stars count as they are. Goods, orders, cards on the board and upgrade tiles are worth what they will bring (worth.py).
While a turn is under way, its best continuation counts as if it had been played (turn_worth.py).
"""

from __future__ import annotations

from perihelion.rules import Judge, SearchSettings, rule

from .rules.scoring import goods_stars, points
from .rules.state import STONE, WATER, WHEAT, WOOD, Facts, State
from .turn_worth import rest_of_turn
from .worth import STAR, on_board, orders, stored, upgrade_tiles

TERMS = ("points", "goods", "orders", "cards", "upgrades", "turn")
WEIGHTS = (1000, 1000, 1000, 1000, 1000, 1000)
"""The worth of one unit of each term, in millionths of a point."""

POINTS, GOODS, ORDERS, CARDS, UPGRADE_TILES = range(5)


@rule
def judge(s: State, f: Facts, seat: int, term: int) -> int:
    """The value of a term for a seat, larger is better for it."""
    if term == POINTS:
        return (points(s, seat) - goods_stars(s, seat)) * STAR
    if term == GOODS:
        return stored(s, seat, s.goods[seat, WOOD], s.goods[seat, WHEAT], s.goods[seat, STONE], s.goods[seat, WATER])
    if term == ORDERS:
        return orders(s, seat, s.goods[seat, WOOD], s.goods[seat, WHEAT], s.goods[seat, STONE], s.goods[seat, WATER])
    if term == CARDS:
        return on_board(s, seat)
    if term == UPGRADE_TILES:
        return upgrade_tiles(s, seat)
    return rest_of_turn(s, f, seat) if s.active == seat else 0


JUDGE = Judge(
    terms=TERMS,
    weights=WEIGHTS,
    judge=judge,
    search=SearchSettings(
        value_scale=5,
        prior_sharpness=12,
        rollout_turns=2,
        simulations=1200,
        error_temperature=0.054,
    ),
)
