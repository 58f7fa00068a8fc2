"""Pictures of what chance brings, for people who enter a game played at a real table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw.symbols import die, domino

from ..rules.state import COMBOS, DICE

if TYPE_CHECKING:
    from perihelion.core.view import View


def picture(view: View, family: str, values: tuple[int, ...]) -> str:
    """SOLARI-12, -56: two dice, or a tile."""
    if family not in ("tile", "combination"):
        return ""
    a, b = COMBOS[values[0]]
    if view.state.rand != DICE:
        return domino(a, b, 48)
    return die(a, 46, at=(-25, 0)) + die(b, 46, at=(25, 0))
