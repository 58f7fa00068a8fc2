"""The beginner: it looks at a few of its possible actions, one step ahead, and plays the best of those.

It needs no search, so it plays at once while there is no machine code, and plays the same when there is.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core.chance import FastDraws
from ..core.view import View
from .lookahead import Lookahead

LOOKED_AT = 2
"""How many actions it looks at. It overlooks the others, as a person does who plays for the first time."""


class Beginner:
    """Chooses the best of a few random actions by the game's judge."""

    def __init__(self, seed: int = 0, looked_at: int = LOOKED_AT):
        self._draws, self._looked_at = FastDraws(seed), looked_at
        self._lookahead: Lookahead | None = None

    def choose(self, view: View, budget: int = 0) -> int:
        """Return the legal action that looks best among those it notices; it does not see how its turn goes on."""
        noticed = self._notice(view.legal)
        if len(noticed) == 1:
            return noticed[0]
        if self._lookahead is None or not self._lookahead.is_current(view.game):
            self._lookahead = Lookahead(view.game)
        values = self._lookahead.values_in_one_state(view, noticed, 0, self._draws.below(1 << 30))
        return max(zip(values, noticed, strict=True))[1]

    def _notice(self, legal: Sequence[int]) -> list[int]:
        """Return some of the legal actions, at random."""
        rest = list(legal)
        return [rest.pop(self._draws.below(len(rest))) for _ in range(min(self._looked_at, len(rest)))]
