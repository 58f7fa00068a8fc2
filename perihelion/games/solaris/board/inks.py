"""What a terminal writes in the colours of Solaris: suits and the codes of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw.goods import SUITS
from perihelion.draw.inks import colour_pattern

from ..rules.components import COLOUR_LETTERS, COLOUR_NAMES

if TYPE_CHECKING:
    from perihelion.core.view import View


def inks(view: View) -> dict[str, str]:
    """The names of the suits, and the codes of cards such as `HQ.k`."""
    named = {colour_pattern(view.words(f"colour-{i}")): SUITS[name] for i, name in enumerate(COLOUR_NAMES)}
    codes = {rf"\b[A-Z]{{2}}\.{letter}\b": SUITS[COLOUR_NAMES[i]] for i, letter in enumerate(COLOUR_LETTERS)}
    return named | codes
