"""What a position is worth to a seat, in thousandths of a point."""

from __future__ import annotations

from typing import Any

from perihelion.rules import Judge, SearchSettings, rule

from .rules import MOST_TAKEN, State, winners

POINT = 1000


@rule
def judge(s: State, f: Any, seat: int, term: int) -> int:
    """The win; and before it, whether the player to act is left a multiple of four sticks, which is bad for them."""
    if term == 0:
        return POINT if winners(s) == 1 << seat else 0
    losing = s.left > 0 and s.left % (MOST_TAKEN + 1) == 0
    return (-POINT if s.to_act == seat else POINT) if losing else 0


JUDGE = Judge(
    terms=("last", "rest"),
    weights=(1000, 300),
    judge=judge,
    search=SearchSettings(simulations=400, value_scale=1),
)
