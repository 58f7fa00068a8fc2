"""Any legal action, each as likely as any other: the yardstick, and a partner for the first game."""

from __future__ import annotations

from ..core.chance import FastDraws
from ..core.view import View


class Random:
    """Chooses at random."""

    def __init__(self, seed: int = 0):
        self._draws = FastDraws(seed)

    def choose(self, view: View, budget: int = 0) -> int:
        """One of the legal actions."""
        return view.legal[self._draws.below(len(view.legal))]
