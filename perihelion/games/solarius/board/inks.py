"""What a terminal writes in the colours of Solarius Mission: the four kinds of dice, planets and cubes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw.inks import colour_pattern

from .colours import KINDS

if TYPE_CHECKING:
    from perihelion.core.view import View


def inks(view: View) -> dict[str, str]:
    """The names of the four kinds."""
    return {colour_pattern(view.words(f"colour-{i}")): kind.body for i, kind in enumerate(KINDS)}
