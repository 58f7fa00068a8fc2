"""An agent in Python: it plays the action after which its seat has the most points; ties are broken at random.

    PYTHONPATH=. perihelion arena leduc --bots examples.agents.most_points:MostPoints,random --games 20

What is hidden from the seat is guessed before an action is tried, as a person would have to do.
"""

from __future__ import annotations

import random

from perihelion.core.view import View
from perihelion.engine import runtimes


class MostPoints:
    """Chooses by the points right after the action."""

    def __init__(self, seed: int = 0):
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        """Return the id of the best legal action."""
        return max(view.legal, key=lambda action: (self._points_after(view, action), self._random.random()))

    def _points_after(self, view: View, action: int) -> int:
        runtime = runtimes.interpreted(view.game)
        s = view.state.copy()
        runtime.sample(s, view.seat, runtime.generator(self._random.getrandbits(60)))
        runtime.play(s, action)
        return int(view.game.rules.points(s, view.seat))
