"""Whose turn a board shows."""

from __future__ import annotations

from typing import Protocol

NOBODY = -1


class ConfirmingView(Protocol):
    """A view that knows whether a turn waits for its confirmation (core/view.py)."""

    @property
    def confirming(self) -> int:
        """The seat whose turn is done but not yet confirmed, or NOBODY."""


def to_play(view: ConfirmingView, actor: int) -> int:
    """Return the seat that the board shows as the one to play: `actor`, or the seat that still has to confirm its turn.

    The result is not a seat if the game was ended early.
    """
    return actor if view.confirming == NOBODY else int(view.confirming)
