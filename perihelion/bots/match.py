"""One game between bots, as fast as the runtime allows: no log, no undo, no words."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..core import runtime
from ..core.chance import FastDraws
from ..core.game import Game
from ..core.runtime import CHANCE, OVER
from ..core.view import View, hide
from ..words import DEFAULT, Words
from . import Bot


class Played(NamedTuple):
    """A game that was played: one entry for each seat."""

    points: tuple[int, ...]
    shares: tuple[float, ...]
    """The share of the win: 1 for who wins alone, parts of it for those who win together; partners win as one."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """How long a seat thought altogether,"""
    slowest: tuple[float, ...]
    """about its slowest decision,"""
    turns: tuple[float, ...]
    """and about its slowest turn: decisions in a row."""


class Match:
    """Games of one kind."""

    def __init__(self, game: Game, options: Mapping[str, Any]):
        self.game, self.options = game, game.read_options(options)
        self._start = runtime.start(game, self.options)
        self.seats = int(game.rules.seats(self._start))
        self.teams = tuple(int(game.rules.team(self._start, seat)) for seat in range(self.seats))
        self._words = Words(DEFAULT, game.package, players=self.seats)

    def play(self, bots: Sequence[Bot], seed: int) -> Played:
        """Play one game; chance depends on the seed alone."""
        rules = runtime.best(self.game)
        s, draws = rules.state(self._start), FastDraws(seed)
        decisions, seconds, slowest = [0] * self.seats, [0.0] * self.seats, [0.0] * self.seats
        turns, turn, last = [0.0] * self.seats, 0.0, CHANCE
        while (actor := rules.actor(s)) != OVER:
            if actor == CHANCE:
                rules.deal(s, draws.draw(rules.deals(s)))
                continue
            begun = time.perf_counter()
            action = bots[actor].choose(self._view(rules, s, actor))
            spent = time.perf_counter() - begun
            rules.play(s, action)
            turn = turn + spent if actor == last else spent
            last = actor
            decisions[actor] += 1
            seconds[actor] += spent
            slowest[actor] = max(slowest[actor], spent)
            turns[actor] = max(turns[actor], turn)
        end = rules.plain(s)
        points = tuple(int(self.game.rules.points(end, seat)) for seat in range(self.seats))
        shares = shares_of(int(self.game.rules.winners(end)), self.teams)
        return Played(points, shares, tuple(decisions), tuple(seconds), tuple(slowest), tuple(turns))

    def first_view(self) -> View:
        """What is seen at the first decision, to load what thinking about it needs."""
        rules, draws = runtime.best(self.game), FastDraws(0)
        s = rules.state(self._start)
        while rules.actor(s) == CHANCE:
            rules.deal(s, draws.draw(rules.deals(s)))
        return self._view(rules, s, rules.actor(s))

    def _view(self, rules: runtime.Runtime, s: Any, seat: int) -> View:
        seen = self.game.rules.State.unpack(hide(self.game, rules.packed(s), seat))
        return View(self.game, seat, self.options, seen, seat, rules.legal(s), [], self._words)


def shares_of(winners: int, teams: Sequence[int]) -> tuple[float, ...]:
    """The share of the win of each seat; `winners` is a bit mask."""
    won = {team for seat, team in enumerate(teams) if winners >> seat & 1}
    return tuple(1 / len(won) if team in won else 0.0 for team in teams)


def seed_of(*parts: Any) -> int:
    """A seed that depends on all parts and on nothing else."""
    digest = hashlib.blake2b("/".join(map(str, parts)).encode(), digest_size=7).digest()
    return int.from_bytes(digest)
