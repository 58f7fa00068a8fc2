"""The value of a true position for each seat, with everything known, and the effect of an outcome on it.

The seat to act first finishes its turn by the lookahead; then the network evaluates the position, or the judge if there
is no network. So dice are valued by the best use of them.
"""

from __future__ import annotations

from ..bots.judging import terms_of_teams
from ..bots.lookahead import Lookahead
from ..bots.match import shares_of
from ..bots.networks import network_for
from ..core.chance import FastDraws
from ..core.game import Game
from ..core.record import Record
from ..core.runtime import RuntimeState
from ..core.view import View
from ..core.vocabulary import CHANCE, OVER
from ..engine import runtimes
from ..engine.float_rules import exp

MAX_DECISIONS = 12
"""The maximum number of decisions of a turn that are played."""
LOOKAHEAD_BUDGET = 300
"""The number of states that the lookahead may visit for each of them."""
MAX_OUTCOMES = 24
"""If more outcomes are possible, the average is taken over a random sample of this size."""
WORLDS = 8
"""If something is hidden from a viewer, the mean over this many sampled states counts."""
SETUPS = 2
"""While the set-up is being dealt, it is completed this many times at random, and the mean counts."""


def estimate_chances(view: View) -> list[float]:
    """Return each seat's share of the win from what the viewer knows, who may be a spectator.

    The same view always gives the same shares: they tell nothing about what is hidden from the viewer.
    """
    game = view.game
    values, runtime = PositionValues(game), runtimes.best(game)
    begun = any(entry.actor >= 0 for entry in view.log)
    found = []
    for seed in range(WORLDS if game.hides else 1):
        s = runtime.state(view.state)
        runtime.sample(s, view.seat, runtime.generator(seed, view.log))
        plain = runtime.plain(s)
        found.append(values.shares(plain, begun) if begun else values.estimate(plain, begun))
    return [sum(shares) / len(found) for shares in zip(*found, strict=True)]


class PositionValues:
    """Evaluates true positions of one game."""

    def __init__(self, game: Game):
        self.game = game
        self._runtime = runtimes.best(game)
        self._lookahead = Lookahead(game)
        self._scale = game.search_settings.value_scale

    def shares(self, plain: Record, begun: bool) -> list[float]:
        """Return each seat's share of the win. `begun` is True after the first decision of the game."""
        return self._shares(self._runtime.state(plain), begun)

    def estimate(self, plain: Record, begun: bool) -> list[float]:
        """Return each seat's share immediately, without a lookahead. Before the first decision all teams are equal."""
        rules = self.game.rules
        if begun:
            return self._evaluate(plain)
        teams = [rules.team(plain, p) for p in range(rules.seats(plain))]
        return [self._equal_share(teams)] * len(teams)

    @staticmethod
    def _equal_share(teams: list[int]) -> float:
        """Return the share of each team if nothing is known. A solo player has an opponent without a seat."""
        return 1 / max(2, len(set(teams)))

    def luck(self, plain: Record, outcome: int, begun: bool) -> list[float]:
        """Return for each seat how much better this outcome is than the average of all outcomes."""
        runtime = self._runtime
        s = runtime.state(plain)
        weights = self._limit_outcomes(list(runtime.deals(s)), outcome)
        total = sum(weights)
        drawn: list[float] = []
        average = [0.0] * self.game.rules.seats(plain)
        for other, weight in enumerate(weights):
            if weight > 0:
                t = runtime.copy(s)
                runtime.deal(t, other)
                shares = self._shares(t, begun)
                drawn = shares if other == outcome else drawn
                average = [mean + share * weight / total for mean, share in zip(average, shares, strict=True)]
        return [share - mean for share, mean in zip(drawn, average, strict=True)]

    @staticmethod
    def _limit_outcomes(weights: list[int], outcome: int) -> list[float]:
        """Return the weights of at most MAX_OUTCOMES outcomes, including the drawn one.

        The drawn one keeps its true share of the weight; the others represent all that are left out.
        """
        others = [other for other, weight in enumerate(weights) if weight > 0 and other != outcome]
        if len(others) < MAX_OUTCOMES:
            return [float(weight) for weight in weights]
        draws, sampled = FastDraws(outcome), [0.0] * len(weights)
        rest = [0 if other == outcome else weight for other, weight in enumerate(weights)]
        for _ in range(MAX_OUTCOMES - 1):
            sampled[draws.draw(rest)] += sum(rest) / (MAX_OUTCOMES - 1)
        sampled[outcome] = float(weights[outcome])
        return sampled

    def _shares(self, s: RuntimeState, begun: bool) -> list[float]:
        if self._runtime.actor(s) != CHANCE or begun:
            return self._evaluate(self._runtime.plain(self._finish_turn(s)))
        dealt = [self._deal_setup(s, seed) for seed in range(SETUPS)]
        setups = [self._evaluate(self._runtime.plain(self._finish_turn(each))) for each in dealt]
        return [sum(shares) / SETUPS for shares in zip(*setups, strict=True)]

    def _deal_setup(self, s: RuntimeState, seed: int) -> RuntimeState:
        """Return a copy in which all outcomes up to the first decision are drawn."""
        runtime, t, draws = self._runtime, self._runtime.copy(s), FastDraws(seed)
        while runtime.actor(t) == CHANCE:
            runtime.deal(t, draws.draw(runtime.deals(t)))
        return t

    def _finish_turn(self, s: RuntimeState) -> RuntimeState:
        """Return a copy in which the seat to act has finished its turn."""
        runtime, t = self._runtime, self._runtime.copy(s)
        seat = runtime.actor(t)
        for _ in range(MAX_DECISIONS):
            if seat < 0 or runtime.actor(t) != seat:
                break
            runtime.play(t, self._lookahead.best_action(t, runtime.legal(t), seat, LOOKAHEAD_BUDGET))
        return t

    def _evaluate(self, plain: Record) -> list[float]:
        """Return the shares at the end of a game, or the estimates of the network or the judge before that."""
        rules = self.game.rules
        teams = [rules.team(plain, p) for p in range(rules.seats(plain))]
        if rules.actor(plain) == OVER:
            return list(shares_of(rules.winners(plain), teams))
        worth = {team: sum(terms.values()) for team, terms in terms_of_teams(self.game, plain).items()}
        network = network_for(self.game, plain) if runtimes.is_compiled(self.game) else None
        if network is not None:
            return network.expect_shares(plain, [worth[team] for team in teams])
        if len(teams) == 1:
            return [self._equal_share(teams)]
        most = max(worth.values())
        weights = {team: exp((value - most) / self._scale) for team, value in worth.items()}
        return [weights[team] / sum(weights.values()) for team in teams]
