"""What Solenia's things are called, for tooltips and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.components import DEMAND, GOODS, ORDER_STARS
from ..rules.state import CITY_DAY, TILES, State, kind
from .layout import field_name, is_laid

if TYPE_CHECKING:
    from perihelion.core.view import View


def field_title(view: View, field: int) -> str:
    """A field with what it is and what lies on it."""
    s: State = view.state
    if not is_laid(s, field // 5):
        return field_name(field)
    name = f"{kind_name(view, kind(s, field))} {field_name(field)}"
    if s.card_owner[field] < 0:
        return name
    return f"{name}, {card_title(view, s.card_owner[field], s.card_type[field])}"


def kind_name(view: View, field_kind: int) -> str:
    """An island or a city."""
    if field_kind >= CITY_DAY:
        return view.words(f"board-city-{field_kind - CITY_DAY}")
    return view.words("board-island", good=field_kind)


def card_title(view: View, seat: int, card: int) -> str:
    """A card and its owner."""
    if seat == view.seat:
        return view.words("board-own-card", card=card)
    return view.words("board-card", player=seat, card=card)


def order_title(view: View, tile: int) -> str:
    """An order: its light, its demand, its stars."""
    return view.words("board-order", light=tile // TILES, demand=demand_words(view, tile))


def demand_words(view: View, tile: int) -> str:
    """What an order asks for, and its stars."""
    demand = {name: DEMAND[tile, good] for good, name in enumerate(GOODS)}
    return view.words("demand", **demand, stars=ORDER_STARS[tile])
