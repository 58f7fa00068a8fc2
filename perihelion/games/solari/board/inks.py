"""What a terminal writes in the colours of Solari: the pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw.planets import COLOURS

from ..rules.state import letters
from .layout import KINDS

if TYPE_CHECKING:
    from perihelion.words import Words


def inks(words: Words, seats: int) -> dict[str, str]:
    """The signs of the pieces on the board, and the letters beside the names of the players."""
    return {rf"^{letter}\S{{1,2}}$|(?<=\(){letter}(?=\))": COLOURS[KINDS[letter]][1] for letter in letters(seats)}
