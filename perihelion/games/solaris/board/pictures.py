"""Pictures of what chance brings and of cards, for people who enter a game played at a real table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.shapes import g, text, title
from perihelion.draw.theme import INK

from ..rules.components import HALF, TILES_A, TILES_B
from .layout import CARD_HIGH
from .symbols import bridge, card, station_symbol, token

if TYPE_CHECKING:
    from perihelion.core.view import View

CARDS = ("card", "play", "send-cw", "send-ccw", "discard")


def picture(view: View, family: str, values: tuple[int, ...]) -> str:
    """SOLARIS-2, -4, -5, -6, -75: a card, a bridge, a half of a start tile, a token, a station."""
    paints, value = Scene("solaris", 1, 1), values[0] if values else 0
    if family in CARDS:
        return g(card(paints, value), scale=100 / (CARD_HIGH + 6))
    if family == "swap-place":
        return g(bridge(paints, view.state.spare[value], 0), title(view.words(f"colour-{view.state.spare[value]}")))
    if family == "bridge":
        return g(bridge(paints, value, 0), scale=0.9)
    if family in ("tile-a", "tile-b"):
        numbers = TILES_A if family == "tile-a" else TILES_B
        said = "  ".join(str(numbers[value, place]) for place in range(HALF))
        return text(said, size=34, fill=INK, font_weight=700)
    if family == "placing":
        return token(paints, value, 36)
    return station_symbol(value, 80, INK) if family == "layout" else ""
