"""The beginner: it considers a few of its possible actions, one step ahead, and plays the best of them.

It needs no search, so it is fast without machine code and plays the same with it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core.chance import FastDraws
from ..core.view import View
from .lookahead import Lookahead

CONSIDERED = 2
"""The number of actions it considers. Like a first-time player, it overlooks the others."""


class Beginner:
    """Chooses the best of a few random actions by the game's judge."""

    def __init__(self, seed: int = 0, considered: int = CONSIDERED):
        self._draws, self._considered = FastDraws(seed), considered
        self._lookahead: Lookahead | None = None

    def choose(self, view: View, budget: int = 0) -> int:
        """Return the best action among those it notices. It does not look at the rest of its turn."""
        noticed = self._notice(view.legal)
        if len(noticed) == 1:
            return noticed[0]
        if self._lookahead is None or not self._lookahead.is_current(view.game):
            self._lookahead = Lookahead(view.game)
        values = self._lookahead.values_in_one_state(view, noticed, 0, self._draws.below(1 << 30))
        return max(zip(values, noticed, strict=True))[1]

    def _notice(self, legal: Sequence[int]) -> list[int]:
        """Return a random selection of the legal actions."""
        rest = list(legal)
        return [rest.pop(self._draws.below(len(rest))) for _ in range(min(self._considered, len(rest)))]
