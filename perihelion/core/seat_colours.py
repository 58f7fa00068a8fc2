"""The colours of seats, as curves and lists show them."""

from __future__ import annotations

from .game import Game

COLOURS = ("#4cc9f0", "#f78fb3", "#80ed99", "#b8a1ff", "#ffa552")
"""The colours of seats in a game whose board does not name any."""


def seat_colours(game: Game, seats: int) -> list[str]:
    """Return the colour of each seat: that of its pieces if the board names it, otherwise one of COLOURS."""
    if game.board is not None and game.board.seat_colours is not None:
        return game.board.seat_colours(seats)
    return [COLOURS[seat % len(COLOURS)] for seat in range(seats)]
