"""The best value one turn ahead: no search of what others may answer, only of what one can do now.

Every action is tried in worlds that fit the view. Where the same seat decides again before anything else happens, its
best way on counts, as far as the budget reaches; then the game's `judge` says what the position is worth.
"""

from __future__ import annotations

from typing import Any

from ..core import kit, runtime
from ..core.chance import FastDraws
from ..core.game import Game
from ..core.record import ALL
from ..core.runtime import OVER
from ..core.view import View
from . import BUDGET

WORLDS = 4
"""In how many sampled worlds an action is tried where something is hidden."""

WIN = 10**15
"""A game won is worth more than anything `judge` can say."""


class Greedy:
    """Chooses what is worth most at once."""

    def __init__(self, seed: int = 0):
        self._draws = FastDraws(seed)

    def choose(self, view: View, budget: int = BUDGET) -> int:
        """The legal action with the best value; among equals, any."""
        if len(view.legal) == 1:
            return view.legal[0]
        worlds = self._worlds(view)
        values = dict.fromkeys(view.legal, 0)
        for s in worlds:
            share = budget // (len(worlds) * len(view.legal))
            for action in view.legal:
                values[action] += value_of(view.game, s, view.seat, action, share)
        most = max(values.values())
        best = [action for action, value in values.items() if value == most]
        return best[self._draws.below(len(best))]

    def _worlds(self, view: View) -> list[Any]:
        """States that fit the view; the state itself where nothing is hidden."""
        rules = runtime.best(view.game)
        worlds = []
        for _ in range(WORLDS if _hides(view.game) else 1):
            s = rules.state(view.state)
            rules.sample(s, view.seat, self._generator(rules))
            worlds.append(s)
        return worlds

    def _generator(self, rules: runtime.Runtime) -> Any:
        r: Any = [0, 0]
        kit.seed(r, self._draws.below(1 << 30))
        if isinstance(rules, runtime.Interpreted):
            return r
        import numpy as np

        return np.array(r)


def value_of(game: Game, s: Any, seat: int, action: int, budget: int) -> int:
    """What the position after the action is worth, the seat's best way on included while the budget lasts."""
    rules = runtime.best(game)
    after = rules.copy(s)
    rules.play(after, action)
    if rules.actor(after) == seat and budget > 0:
        legal = rules.legal(after)
        share = budget // len(legal)
        if share > 0:
            return max(value_of(game, after, seat, following, share - 1) for following in legal)
    return worth(game, rules.plain(after), seat)


def worth(game: Game, s: Any, seat: int) -> int:
    """What a plain state is worth to a seat: its judgement minus that of the best opponent."""
    rules = game.rules
    own = rules.team(s, seat)
    if rules.actor(s) == OVER:
        won = rules.winners(s)
        if not won >> seat & 1:
            return -WIN
        return WIN if won.bit_count() < rules.seats(s) else 0
    others = [p for p in range(rules.seats(s)) if rules.team(s, p) != own]
    return judgement(game, s, seat) - max((judgement(game, s, p) for p in others), default=0)


def judgement(game: Game, s: Any, seat: int) -> int:
    """The weighted terms of the game's `judge`; without one, the points."""
    rules = runtime.interpreted(game)
    if rules.actor(s) >= 0:
        rules.module.prepare(s, rules.facts)
    return int(rules.module.worth(s, rules.facts, seat))


def _hides(game: Game) -> bool:
    return any(field.seen != ALL for field in game.rules.State.fields)
