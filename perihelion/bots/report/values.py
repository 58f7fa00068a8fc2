"""What a true position is worth to each seat, with everything known, and what chance changed about it.

Where a seat decides it first ends its turn as well as one look ahead can; then `judge` speaks. So dice count for what
can be made of them.
"""

from __future__ import annotations

import math
from typing import Any

from ...core import runtime
from ...core.chance import FastDraws
from ...core.game import Game
from ...core.runtime import CHANCE, OVER
from .. import ahead
from ..greedy import DEEPEST
from ..hints import sides_of
from ..match import shares_of
from ..room import Room
from ..search import SCALE

DECISIONS = 12
"""How many decisions of a turn are followed,"""
LOOK = 300
"""and what each may look at."""
BEGINNINGS = 2
"""In how many ways a game whose set-up is still being dealt is completed."""


class Truth:
    """Judges positions of one game."""

    def __init__(self, game: Game):
        self.game = game
        self._rules = runtime.best(game)
        self._room = Room(game, ahead.__file__, DEEPEST + 1)
        self._ids = self._room.rows(DEEPEST + 1)
        self._stacks = [self._room.integers(DEEPEST + 1) for _ in range(4)]
        judge: Any = game.part("judge")
        self._scale = float(getattr(judge, "SCALE", SCALE))

    def shares(self, plain: Any, begun: bool) -> list[float]:
        """Each seat's share of the win; `begun`: somebody has already decided something."""
        return self._shares(self._rules.state(plain), begun)

    def luck(self, plain: Any, outcome: int, begun: bool) -> list[float]:
        """How much better than the average of all outcomes this one is, for each seat."""
        s = self._rules.state(plain)
        odds = list(self._rules.deals(s))
        total = sum(odds)
        came: list[float] = []
        average = [0.0] * self.game.rules.seats(plain)
        for other, weight in enumerate(odds):
            if weight > 0:
                t = self._rules.copy(s)
                self._rules.deal(t, other)
                shares = self._shares(t, begun)
                came = shares if other == outcome else came
                average = [mean + share * weight / total for mean, share in zip(average, shares, strict=True)]
        return [share - mean for share, mean in zip(came, average, strict=True)]

    def _shares(self, s: Any, begun: bool) -> list[float]:
        if self._rules.actor(s) != CHANCE or begun:
            return self._judged(self._finished(s))
        ways = [self._judged(self._finished(self._dealt(s, seed))) for seed in range(BEGINNINGS)]
        return [sum(shares) / BEGINNINGS for shares in zip(*ways, strict=True)]

    def _dealt(self, s: Any, seed: int) -> Any:
        """A copy whose set-up is complete."""
        t, draws = self._rules.copy(s), FastDraws(seed)
        while self._rules.actor(t) == CHANCE:
            self._rules.deal(t, draws.draw(self._rules.deals(t)))
        return t

    def _finished(self, s: Any) -> Any:
        """A copy in which the seat that decides has ended its turn."""
        rules, t = self._rules, self._rules.copy(s)
        seat = rules.actor(t)
        for _ in range(DECISIONS):
            if seat < 0 or rules.actor(t) != seat:
                break
            rules.play(t, self._best(t, seat))
        return t

    def _best(self, s: Any, seat: int) -> int:
        room, legal = self._room, self._rules.legal(s)
        if len(legal) == 1:
            return legal[0]
        actions, values = room.integers(len(legal)), room.integers(len(legal))
        actions[:] = legal
        room.put(0, self._rules.plain(s))
        room.loops.ways(
            room.states, room.words, actions, values, seat, room.facts, self._ids, *self._stacks, LOOK // len(legal)
        )
        return max(zip(values, legal, strict=True), key=lambda each: (each[0], -each[1]))[1]

    def _judged(self, s: Any) -> list[float]:
        rules, plain = self.game.rules, self._rules.plain(s)
        teams = [rules.team(plain, p) for p in range(rules.seats(plain))]
        if rules.actor(plain) == OVER:
            return list(shares_of(rules.winners(plain), teams))
        worth = {team: sum(terms.values()) for team, terms in sides_of(self.game, plain).items()}
        most = max(worth.values())
        weights = {team: math.exp((value - most) / self._scale) for team, value in worth.items()}
        return [weights[team] / sum(weights.values()) for team in teams]
