"""Whose turn a board shows."""

from __future__ import annotations

from .memo import View

NOBODY = -1


def to_play(view: View, actor: int) -> int:
    """Return the seat that the board shows as the one to play: `actor`, or the seat that still has to confirm its turn.

    The result is not a seat if the game was ended early.
    """
    return actor if view.confirming == NOBODY else int(view.confirming)
