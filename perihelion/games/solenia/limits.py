"""How long a game can last and how many points it can bring."""

from __future__ import annotations

from typing import Any

from perihelion.rules import Limits

from .rules.components import ORDER_STARS, PAIR_STARS, PLACE_STARS, STORAGE
from .rules.state import PLACES, TURNS

DECISIONS = 11
"""Of one turn: card, field, 3 goods to pay, order, good to waive, place, 3 goods to take."""
GOODS = 6
"""A turn brings no more goods: 4 at once, and 2 when its card is scored. Each can be given back once."""
CARD_STARS = 10
"""SOLENIA-37, -39: what all cards of a player bring when they are scored on the best fields."""
UPGRADE_STARS = 4 + 2 * PLACES + TURNS + 2 * STORAGE[0] + 2 * 4 * PLACES + 2 * 6
"""SOLENIA-60: more than all effects of upgrade tiles together: stars at once, one for each tile and for each card
scored, the market, and for each of two halves 2 for each tile or 6 at once."""


def limits(options: dict[str, Any]) -> Limits:
    """SOLENIA-46 to -48, -52, -54: all places filled with the best tiles."""
    players, variant = options["players"], options["variant"]
    tiles = 2 * PLACES
    board = 0 if variant == "summer" else 1
    stars = sum(sorted(ORDER_STARS.values())[-tiles:]) + CARD_STARS + STORAGE[board]
    stars += sum(PLACE_STARS[board, row, column] for row in range(2) for column in range(PLACES))
    stars += max(PAIR_STARS.values()) if variant == "summer" else 2 * tiles
    stars += UPGRADE_STARS if variant == "upgrades" else 0
    drafts, start_goods = 2, 1
    return Limits(0, stars, decisions=players * (TURNS * (DECISIONS + GOODS) + drafts + start_goods))
