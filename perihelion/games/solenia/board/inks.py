"""What a terminal writes in the colours of Solenia: goods, islands, and whose cards lie on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .colours import MEADOW, PLAYER_COLOURS
from .outline import field_signs

if TYPE_CHECKING:
    from perihelion.core.view import View


def inks(view: View) -> dict[str, str]:
    """The names of the goods, and the signs of a field such as `W/0=1:w`: its island, then the owner and the card."""
    goods = {rf"(?i:\b{view.words(f'good-{good}')}\b)": colour for good, colour in MEADOW.items()}
    islands = {rf"^{field_signs(view)[good]}(?=/|$)": colour for good, colour in MEADOW.items()}
    cards = {rf"(?<=^\w/){seat}=\S+": PLAYER_COLOURS[seat].body for seat in range(view.state.players)}
    return goods | islands | cards
