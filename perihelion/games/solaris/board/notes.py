"""What a card costs in energy, in words and as a badge on it. The other steps say their price in their sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.marks import price_badge
from perihelion.rules import Note

from ..prompts import card_price
from ..rules.families import PLAY
from ..rules.state import ENERGY_CENTRE
from .layout import hand_key
from .symbols import station_symbol

if TYPE_CHECKING:
    from perihelion.core.view import View

BADGE, RAISED = 26, 44
"""The size of a badge, and how far it is above the middle of a card."""


def note(view: View, action: int) -> Note:
    """What the player to act should know about a legal action."""
    price = _price(view, action)
    return Note(view.words("price-energy", n=price) if price else "")


def _price(view: View, action: int) -> int:
    """SOLARIS-37, -55: the energy that a card costs at the engine deck and at the energy centre."""
    family, axes = view.game.actions.family(action)
    return card_price(view.state, axes[0]) if family is PLAY else 0


def draw_prices(scene: Scene, view: View) -> None:
    """Write the energy on every card that costs some; a hand that nobody entered is not drawn, so it has no prices."""
    for action in view.legal:
        if price := _price(view, action):
            key = hand_key(view.game.actions.family(action)[1][0])
            if key in scene.groups:
                symbol = station_symbol(ENERGY_CENTRE, BADGE, "#ffffff")
                scene.put_price(key, price_badge(price, symbol, size=BADGE), (0, -RAISED))
