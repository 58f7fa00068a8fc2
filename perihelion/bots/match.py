"""One game between bots, as fast as the runtime allows. It cannot be undone."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..core.chance import FastDraws
from ..core.game import Game
from ..core.notation import stuck_game
from ..core.runtime import RuntimeState
from ..core.view import View, view_of_state
from ..core.vocabulary import CHANCE, OVER
from ..engine import runtimes
from ..errors import AgentFailed
from ..words import DEFAULT, Words
from .protocol import Bot


class Played(NamedTuple):
    """The result of a game. Each field but the last has one entry per seat."""

    points: tuple[int, ...]
    shares: tuple[float, ...]
    """The share of the win: 1 for a single winner, equal parts for several winning teams. Partners share theirs."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """The total time of all decisions."""
    slowest: tuple[float, ...]
    """The time of the slowest decision."""
    turns: tuple[float, ...]
    """The time of the slowest turn, a sequence of decisions of one seat."""
    failure: str = ""
    """The seat and the error of an agent that failed and so lost the game for its team; usually empty."""


SEAT_FIELDS = 6
"""The number of fields of Played with one entry per seat."""


class Match:
    """Plays games with the same options."""

    def __init__(self, game: Game, options: Mapping[str, object]):
        self.game, self.options = game, game.read_options(options)
        self._start = game.new_state(self.options)
        self.seats = int(game.rules.seats(self._start))
        self.teams = tuple(int(game.rules.team(self._start, seat)) for seat in range(self.seats))
        self._words = Words(DEFAULT, game.package, players=self.seats)

    def play(self, bots: Sequence[Bot], seed: int, entries: list[tuple[int, int]] | None = None) -> Played:
        """Play one game. Chance depends only on the seed. An agent that fails ends the game and loses it.

        Every choice is added to `entries`: a seat and the id of its action, or CHANCE and the id of an outcome.
        """
        runtime = runtimes.best(self.game)
        s, draws = runtime.state(self._start), FastDraws(seed)
        decisions, seconds, slowest = [0] * self.seats, [0.0] * self.seats, [0.0] * self.seats
        turns, turn, last, failure = [0.0] * self.seats, 0.0, CHANCE, ""
        while (actor := runtime.actor(s)) != OVER:
            if actor == CHANCE:
                weights = runtime.deals(s)
                if not any(weights):
                    raise stuck_game(self.game, self.options, runtime.plain(s))
                outcome = draws.draw(weights)
                runtime.deal(s, outcome)
                if entries is not None:
                    entries.append((CHANCE, outcome))
                continue
            started = time.perf_counter()
            try:
                action = bots[actor].choose(self._view(runtime, s, actor))
            except AgentFailed as failed:
                failure = f"seat {actor}: {failed}"
                break
            spent = time.perf_counter() - started
            runtime.play(s, action)
            if entries is not None:
                entries.append((actor, action))
            turn = turn + spent if actor == last else spent
            last = actor
            decisions[actor] += 1
            seconds[actor] += spent
            slowest[actor] = max(slowest[actor], spent)
            turns[actor] = max(turns[actor], turn)
        end = runtime.plain(s)
        points = tuple(int(self.game.rules.points(end, seat)) for seat in range(self.seats))
        winners = int(self.game.rules.winners(end))
        if failure:
            winners = sum(1 << seat for seat in range(self.seats) if self.teams[seat] != self.teams[actor])
        shares = shares_of(winners, self.teams)
        return Played(points, shares, tuple(decisions), tuple(seconds), tuple(slowest), tuple(turns), failure)

    def first_view(self) -> View:
        """Return the view of the first decision. A bot that chooses there loads its machine code."""
        runtime, draws = runtimes.best(self.game), FastDraws(0)
        s = runtime.state(self._start)
        while runtime.actor(s) == CHANCE:
            runtime.deal(s, draws.draw(runtime.deals(s)))
        return self._view(runtime, s, runtime.actor(s))

    def _view(self, runtime: runtimes.Runtime, s: RuntimeState, seat: int) -> View:
        return view_of_state(runtime, s, seat, self.options, self._words)


def shares_of(winners: int, teams: Sequence[int]) -> tuple[float, ...]:
    """Return the share of the win of each seat; `winners` is a bit mask."""
    won = {team for seat, team in enumerate(teams) if winners >> seat & 1}
    return tuple(1 / len(won) if team in won else 0.0 for team in teams)


def seed_of(*parts: object) -> int:
    """Return a seed that depends only on these parts."""
    digest = hashlib.blake2b("/".join(map(str, parts)).encode(), digest_size=7).digest()
    return int.from_bytes(digest)
