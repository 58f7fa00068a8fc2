"""How long a game can last and how many points it can bring."""

from __future__ import annotations

from typing import Any

from perihelion.rules import Limits

from .observation import MOST_CHIPS
from .rules import MOST_RAISES


def limits(options: dict[str, Any]) -> Limits:
    """LEDUC-7, -8: in each of two rounds a call, the raises and a call; all that one seat pays the other can win."""
    return Limits(-MOST_CHIPS, MOST_CHIPS, decisions=2 * (2 + MOST_RAISES), zero_sum=True)
