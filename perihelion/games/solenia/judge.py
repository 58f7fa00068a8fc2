"""The judge of Solenia: what a position is worth to a player, in thousandths of a star.

Stars count as they are. Goods, orders, cards on the board and upgrade tiles are worth what they will bring (worth.py).
While a turn is under way, its best continuation counts as if it had been played (turn_worth.py).
"""

from __future__ import annotations

from perihelion.rules import Judge, SearchSettings

from .turn_worth import turn_worth
from .worth import cards_worth, goods_worth, orders_worth, points_so_far, upgrades_worth

JUDGE = Judge(
    terms={
        "points": (1000, points_so_far),
        "goods": (1000, goods_worth),
        "orders": (1000, orders_worth),
        "cards": (1000, cards_worth),
        "upgrades": (1000, upgrades_worth),
        "turn": (1000, turn_worth),
    },
    search=SearchSettings(
        value_scale=5,
        prior_sharpness=12,
        rollout_turns=2,
        simulations=1200,
        error_temperature=0.054,
    ),
)
