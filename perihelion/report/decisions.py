"""Analyses one decision from what the seat could know: the best action, and the loss of the played one."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import NamedTuple

from ..bots.close_turns import is_about_as_good
from ..bots.match import seed_of, shares_of
from ..bots.search import ActionValue, Search, SearchTree
from ..core.game import Game
from ..core.view import View, view_of_state
from ..core.vocabulary import OVER
from ..engine import runtimes
from .model import Decision

WORLDS = 4
"""The number of sampled states in which two actions are compared if something is hidden."""


class Value(NamedTuple):
    """An expected share of the win and its standard error."""

    share: float
    error: float


class DecisionAnalysis:
    """Analyses decisions of one game with a number of simulations."""

    def __init__(self, game: Game, simulations: int, seed: int):
        self.game, self.simulations, self.seed = game, simulations, seed
        self._worlds = WORLDS if game.hides else 1
        self._rollout_turns = None if runtimes.is_compiled(game) else 0  # interpreted rollouts would take seconds

    def estimate(self, entry: int, view: View, played: int) -> Decision:
        """Return the result of one short search. It is seldom conclusive, but finds the decisions to analyse first."""
        found = self._search(entry, view)
        best, ours = found[0], next(each for each in found if each.action == played)
        loss = max(0.0, best.share - ours.share)
        found_out = self._decision(
            entry, view, played, best.action, best.share, loss, math.hypot(best.error, ours.error)
        )
        return replace(found_out, simulations=0)

    def analyse_decision(self, entry: int, view: View, played: int) -> Decision:
        """Return the best action and the loss of the played one. Both are searched again with the same budget."""
        found = self._search(entry, view)
        best, own = found[0], next(each for each in found if each.action == played)
        if best.action == played or is_about_as_good(own, best):  # a hint might recommend it
            return self._decision(entry, view, played, played, best.share, 0.0, best.error)
        ours, other, error = self.compare(entry, view, best.action, played)
        loss = ours.share - other.share
        if loss <= 0:  # with the same budget the played action is as good
            return self._decision(entry, view, played, played, other.share, 0.0, error)
        return self._decision(entry, view, played, best.action, ours.share, loss, error)

    def _search(self, entry: int, view: View) -> list[ActionValue]:
        search = Search(seed_of(self.seed, entry), rollout_turns=self._rollout_turns)
        return search.evaluate_actions(view, self.simulations)

    def _decision(
        self, entry: int, view: View, played: int, best: int, share: float, loss: float, error: float
    ) -> Decision:
        texts = self.game.actions.texts
        return Decision(entry, view.seat, texts[played], texts[best], share, loss, error, self.simulations)

    def compare(self, entry: int, view: View, best: int, played: int) -> tuple[Value, Value, float]:
        """Return the values of two actions with the same budget in the same worlds, and the error of the difference."""
        seeds = [seed_of(self.seed, entry, world) for world in range(self._worlds)]
        ours, others = ([self.value(view, action, each) for each in seeds] for action in (best, played))
        n, a, b = len(seeds), _mean(ours), _mean(others)
        apart = [first.share - second.share for first, second in zip(ours, others, strict=True)]
        spread = math.sqrt(sum((each - sum(apart) / n) ** 2 for each in apart) / (n - 1) / n) if n > 1 else 0.0
        return a, b, max(spread, math.hypot(a.error, b.error))

    def value(self, view: View, action: int, seed: int) -> Value:
        """Return the expected value after an action, in one world consistent with what the seat knew."""
        runtime, rules = runtimes.best(self.game), self.game.rules
        s = runtime.state(view.state)
        runtime.sample(s, view.seat, runtime.generator(seed, view.log))
        runtime.play(s, action)
        if runtime.actor(s) == OVER:
            plain = runtime.plain(s)
            teams = [rules.team(plain, p) for p in range(rules.seats(plain))]
            return Value(shares_of(rules.winners(plain), teams)[view.seat], 0.0)
        tree = SearchTree(self.game, seed, self._rollout_turns)
        tree.set_root(view_of_state(runtime, s, view.seat, view.options, view.words))
        tree.run(max(8, self.simulations // (2 * self._worlds)))
        return Value(*tree.root_value)


def _mean(values: list[Value]) -> Value:
    n = len(values)
    return Value(sum(value.share for value in values) / n, math.sqrt(sum(value.error**2 for value in values)) / n)
