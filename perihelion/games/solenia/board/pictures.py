"""Pictures of what chance brings and of cards, for people who enter a game played at a real table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw.shapes import g, title
from perihelion.draw.symbols import die

from ..rules.components import STRIP_KIND
from ..rules.state import THE_RIVAL, State
from .cards import card_face
from .layout import CARD_HEIGHT, CELL, ORDER_HEIGHT
from .names import kind_name, order_title
from .orders import large
from .strips import field_picture

if TYPE_CHECKING:
    from perihelion.core.view import View


def picture(view: View, family: str, values: tuple[int, ...]) -> str:
    """SOLENIA-62, -63, -64: a card in the colours of its owner, an order tile, or the die."""
    if family in ("card", "play", "discard", "rival"):
        seat = THE_RIVAL if family == "rival" else max(0, view.state.active)
        return g(card_face(seat, values[0]), scale=100 / (CARD_HEIGHT + 8))
    if family == "tile":
        return g(large(values[0]), title(order_title(view, values[0])), scale=100 / (ORDER_HEIGHT + 8))
    if family == "strip":
        return _strip(view, values[0])
    return die(values[0] + 1, 84) if family == "die" else ""


def _strip(view: View, strip: int) -> str:
    """SOLENIA-1: the five fields of a strip in two rows, on the side that will be up."""
    s: State = view.state
    side = s.side[next(row for row in range(5) if s.strip[row] < 0)]
    kinds = [STRIP_KIND[strip, side, column] for column in range(5)]
    places = [(-CELL, -CELL / 2), (0, -CELL / 2), (CELL, -CELL / 2), (-CELL / 2, CELL / 2), (CELL / 2, CELL / 2)]
    fields = [field_picture(kind, dark=side == 1, at=at) for kind, at in zip(kinds, places, strict=True)]
    said = ", ".join(kind_name(view, kind) for kind in kinds)
    return g(*fields, title(said), scale=100 / (3 * CELL))
