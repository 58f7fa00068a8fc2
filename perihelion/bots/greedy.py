"""The greedy bot: it plays the action whose turn ends best, without searching the replies of others."""

from __future__ import annotations

from ..core.chance import FastDraws
from ..core.view import View
from .lookahead import Lookahead
from .protocol import BUDGET


class Greedy:
    """Chooses the action with the greatest value by a lookahead to the end of the turn."""

    def __init__(self, seed: int = 0):
        self._draws = FastDraws(seed)
        self._lookahead: Lookahead | None = None

    def __getstate__(self) -> dict[str, object]:
        """A copy draws the same, but allocates new memory for the lookahead."""
        return {**self.__dict__, "_lookahead": None}

    def choose(self, view: View, budget: int = 0) -> int:
        """Return the legal action with the greatest value. Ties are broken at random."""
        if len(view.legal) == 1:
            return view.legal[0]
        if self._lookahead is None or not self._lookahead.is_current(view.game):
            self._lookahead = Lookahead(view.game)
        values = self._lookahead.values(view, budget or BUDGET, self._draws.below(1 << 30))
        best = [action for action, value in zip(view.legal, values, strict=True) if value == max(values)]
        return best[self._draws.below(len(best))]
