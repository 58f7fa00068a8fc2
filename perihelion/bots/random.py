"""The random bot: the weakest opponent, and the reference for the strength of all others."""

from __future__ import annotations

from ..core.chance import FastDraws
from ..core.view import View


class Random:
    """Chooses uniformly at random."""

    def __init__(self, seed: int = 0):
        self._draws = FastDraws(seed)

    def choose(self, view: View, budget: int = 0) -> int:
        """Return one of the legal actions."""
        return view.legal[self._draws.below(len(view.legal))]
