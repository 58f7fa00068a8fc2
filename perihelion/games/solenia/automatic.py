"""Public decisions of Solenia: all but the choice of a card from the hand."""

from __future__ import annotations

from .rules.state import CARD, State


def asides(s: State) -> frozenset[str] | None:
    """Return the families that are not part of this decision; None if a hand decides what is legal."""
    return None if s.phase == CARD else frozenset()
