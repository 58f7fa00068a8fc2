"""What a step costs in energy, in words and as a badge on what is touched last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.marks import price_badge
from perihelion.rules import Note

from ..prompts import energy_price
from ..rules.families import BIO_CCW, BIO_CW, PLAY
from ..rules.state import ENERGY_CENTRE, State
from .symbols import station_symbol
from .touch import touch

if TYPE_CHECKING:
    from perihelion.core.view import View

BADGE = 26
BADGED = (PLAY, BIO_CW, BIO_CCW)


def note(view: View, action: int) -> Note:
    """What the player to act should know about a legal action."""
    s: State = view.state
    family, axes = view.game.actions.family(action)
    price = energy_price(s, family.name, axes)
    return Note(view.words("price-energy", n=price) if price else "")


def draw_prices(scene: Scene, view: View) -> None:
    """Write the energy on cards of the engine deck and the energy centre, and on the stations that a gift reaches."""
    s: State = view.state
    for action in view.legal:
        family, axes = view.game.actions.family(action)
        price = energy_price(s, family.name, axes) if family in BADGED else 0
        keys = touch(view, action) if price else []
        if keys and keys[-1] in scene.groups and f"price-{keys[-1]}" not in scene.groups:
            badge = price_badge(price, station_symbol(ENERGY_CENTRE, BADGE, "#ffffff"), size=BADGE)
            scene.put_price(keys[-1], badge, (0, 0))
