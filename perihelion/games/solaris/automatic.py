"""Decisions of Solaris that everybody can judge: cards to take, energy to spend or give, shuttles, whom to rob."""

from __future__ import annotations

from .rules.state import BIOTOPE, CANTEEN, EXCHANGE_DRAW, HQ_DRAW, HQ_MORE, PORT, REPLACE, State

PUBLIC = frozenset({EXCHANGE_DRAW, HQ_DRAW, HQ_MORE, BIOTOPE, PORT, CANTEEN, REPLACE})
"""The phases in which no card of a hand is played or discarded."""


def asides(s: State) -> frozenset[str] | None:
    """Return the families that are not part of this decision; None if a hand decides what is legal."""
    return frozenset() if s.phase in PUBLIC else None
