"""What a field costs, in words and as a badge on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.marks import price_badge
from perihelion.draw.shapes import g, line, rect
from perihelion.rules import Note

from ..rules.families import AT
from ..rules.reach import cost
from ..rules.state import State
from .layout import field_name

if TYPE_CHECKING:
    from perihelion.core.view import View

BADGE = 32


def note(view: View, action: int) -> Note:
    """What the player to act should know about a legal action."""
    price = _price(view, action)
    return Note(view.words("price-goods", n=price) if price else "")


def _price(view: View, action: int) -> int:
    """SOLENIA-12: the goods that a field costs."""
    s: State = view.state
    family, axes = view.game.actions.family(action)
    return cost(s, s.active, axes[0]) if family is AT else 0


def draw_prices(scene: Scene, view: View) -> None:
    """Write the price on every field that the player to act can reach and has to pay for."""
    for action in view.legal:
        if price := _price(view, action):
            key = field_name(view.game.actions.family(action)[1][0])
            scene.put_price(key, price_badge(price, _crate(), size=BADGE), (0, -34))


def _crate() -> str:
    """Goods of any kind: a crate."""
    return g(
        rect(28, 26, corner=3, fill="#d9a55b", stroke="#5b3716", stroke_width=3),
        line((-13, -4), (13, -4)),
        line((-13, 5), (13, 5)),
        line((-6, -12), (-6, 12)),
        line((6, -12), (6, 12)),
        stroke="#5b3716",
        stroke_width=2,
    )
