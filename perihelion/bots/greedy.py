"""The best value one turn ahead: no search of what others may answer, only of what one can do now."""

from __future__ import annotations

from ..core import runtime
from ..core.chance import FastDraws
from ..core.game import Game
from ..core.view import View
from . import BUDGET, ahead
from .room import Room

WORLDS = 4
"""In how many sampled worlds an action is tried where something is hidden."""

DEEPEST = 32
"""How many decisions of one turn are looked ahead at most."""


class Greedy:
    """Chooses what is worth most at once."""

    def __init__(self, seed: int = 0):
        self._draws = FastDraws(seed)
        self._ahead: Ahead | None = None

    def choose(self, view: View, budget: int = 0) -> int:
        """The legal action with the best value; among equals, any."""
        if len(view.legal) == 1:
            return view.legal[0]
        if self._ahead is None or not self._ahead.fits(view.game):
            self._ahead = Ahead(view.game)
        values = self._ahead.values(view, budget or BUDGET, self._draws.below(1 << 30))
        best = [action for action, value in zip(view.legal, values, strict=True) if value == max(values)]
        return best[self._draws.below(len(best))]


class Ahead:
    """Looks one turn ahead in one game."""

    def __init__(self, game: Game):
        self.game = game
        self._room = Room(game, ahead.__file__, DEEPEST + 1)
        self._ids = self._room.rows(DEEPEST + 1)
        self._stacks = [self._room.integers(DEEPEST + 1) for _ in range(4)]

    def fits(self, game: Game) -> bool:
        """Whether it is for this game, and no faster runtime has become ready."""
        return game is self.game and runtime.best(game) is self._room.rules

    def values(self, view: View, budget: int, seed: int) -> list[int]:
        """What each legal action is worth, over some worlds that fit the view."""
        room, r = self._room, self._room.generator(seed)
        actions, values = room.integers(len(view.legal)), room.integers(len(view.legal))
        actions[:] = view.legal
        worlds = WORLDS if self.game.hides else 1
        for _ in range(worlds):
            room.put(0, view.state)
            room.sample(0, view.seat, r)
            room.loops.ways(
                room.states, room.words, actions, values, view.seat, room.facts,
                self._ids, *self._stacks, budget // (worlds * len(actions)),
            )  # fmt: skip
        return [int(value) for value in values]
