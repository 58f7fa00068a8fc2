"""Pictures of what chance brings and of cards, for people who enter a game played at a real table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw.shapes import g, text
from perihelion.draw.theme import INK

from ..rules.components import PLANET_COLOUR, TILES
from .cards import card_face, name_of
from .layout import CARD_WIDE
from .names import letter_of, letters
from .planets import back, face
from .symbols import action_die, emblem

if TYPE_CHECKING:
    from perihelion.core.view import View


def picture(view: View, family: str, values: tuple[int, ...]) -> str:
    """SOLARIUS-93 to -100: a die, a card, the back of a planet, a letter, the mark of a player."""
    value = values[0] if values else 0
    if family == "roll":
        return action_die(value, values[1], 84, letter_of(view, value))
    if family in ("draw-card", "card"):
        return g(card_face(value, name_of(view, value), letters(view)), scale=100 / (CARD_WIDE + 6))
    if family == "back":
        return back(value, 40, letter_of(view, value))
    if family == "planet":
        return face(value, 34, letter_of(view, PLANET_COLOUR[value]))
    if family == "start-player":
        return emblem(value, 80)
    said = {"tile": TILES[value % len(TILES)], "centre": TILES[value % len(TILES)], "rotation": f"{60 * value}°"}
    return text(said[family], size=44, fill=INK, font_weight=700) if family in said else ""
