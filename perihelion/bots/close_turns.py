"""Which actions are about as good as the best one: a hint may recommend them, and a report calls none a mistake."""

from __future__ import annotations

from .search import ActionValue

EVEN, EVEN_COST = 0.02, 0.05
"""Actions are about as good if they differ by less than this share of the win, and this part of the best one's."""
SURE = 0.1
"""The search must have tried the other action this often, compared with the best one."""


def is_about_as_good(value: ActionValue, best: ActionValue) -> bool:
    """Return whether the search found an action about as good as the best one."""
    return best.share - value.share < min(EVEN, EVEN_COST * best.share) and value.visits >= SURE * best.visits
