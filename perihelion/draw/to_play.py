"""Whose turn a board shows."""

from __future__ import annotations

from .memo import View


def to_play(view: View, actor: int) -> int:
    """Return the seat that the board shows as the one to play: `actor`, or who still has to confirm the turn before."""
    return int(view.confirming) if view.confirming >= 0 else actor
