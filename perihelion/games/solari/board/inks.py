"""What a terminal writes in the colours of Solari: the pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw.planets import COLOURS

from ..rules.state import letters
from .layout import KINDS

if TYPE_CHECKING:
    from perihelion.core.view import View


def inks(view: View) -> dict[str, str]:
    """The signs of the pieces on the board, and the letters beside the names of the players."""
    return {
        rf"^{letter}\S{{1,2}}$|(?<=\(){letter}(?=\))": COLOURS[KINDS[letter]][1]
        for letter in letters(view.state.players)
    }
