"""Decisions of Solenia that everybody can judge: all but the choice of a card from the hand."""

from __future__ import annotations

from .rules.state import CARD, State


def asides(s: State) -> frozenset[str] | None:
    """Return the families that are no part of this decision; None where a hand decides what is legal."""
    return None if s.phase == CARD else frozenset()
