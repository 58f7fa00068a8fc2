"""How well the judge of a game knows the winner, compared with counting points; and what a point is worth.

Both are read from positions of games between greedy bots: the leader there should win, and the more it leads, the more
often. `value_scale` is the lead that makes a win e times as likely; it is fitted by maximum likelihood.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..core.game import Game, Options
from ..core.record import Record
from ..core.vocabulary import CHANCE
from ..engine.runtimes import interpreted
from .dataset import Game as RecordedGame
from .judging import terms_of_teams
from .ratings import Interval, wilson

POSITIONS = 12
"""The number of positions of each game that are read."""
SCALES = 2.0**-6, 2.0**10
"""The least and the greatest possible scale, in points."""
DOUBT = 4.0
"""The weight, in positions, of the scale that is assumed at first: it is kept if positions say nothing about it."""


class Sample(NamedTuple):
    """A position: each team's value by the judge, its points, and its share of the win at the end."""

    values: tuple[float, ...]
    points: tuple[float, ...]
    shares: tuple[float, ...]


class Accuracy(NamedTuple):
    """What the samples say."""

    positions: int
    by_judge: Interval
    """The share of the win that the leader by the judge gets."""
    by_points: Interval
    """The share of the win that the leader by points gets."""
    value_scale: float


def measure_accuracy(samples: Sequence[Sample], games: int, assumed_scale: float) -> Accuracy:
    """Return how often the leader wins, with intervals for this number of independent games."""
    return Accuracy(
        len(samples),
        _leaders_share(samples, "values", games),
        _leaders_share(samples, "points", games),
        fit_scale(samples, assumed_scale),
    )


def _leaders_share(samples: Sequence[Sample], by: str, games: int) -> Interval:
    """Return the mean share of the leading teams. Positions of one game depend on each other, so games are counted."""
    total = 0.0
    for sample in samples:
        amounts: tuple[float, ...] = getattr(sample, by)
        ahead = [team for team, amount in enumerate(amounts) if amount == max(amounts)]
        total += sum(sample.shares[team] for team in ahead) / len(ahead)
    return wilson(total / max(1, len(samples)) * games, games)


def fit_scale(samples: Sequence[Sample], assumed: float) -> float:
    """Return the scale under which the results are likeliest, if shares of the win are a softmax of values / scale."""

    def rate(log_scale: float) -> float:
        return _likelihood(samples, log_scale) - DOUBT * (log_scale - math.log(assumed)) ** 2

    low, high = (math.log(scale) for scale in SCALES)
    for _ in range(40):  # ternary search
        third = (high - low) / 3
        if rate(low + third) < rate(high - third):
            low += third
        else:
            high -= third
    return float(f"{math.exp((low + high) / 2):.2g}")


def _likelihood(samples: Sequence[Sample], log_scale: float) -> float:
    scale, total = math.exp(log_scale), 0.0
    for sample in samples:
        most = max(sample.values)
        norm = math.log(sum(math.exp((value - most) / scale) for value in sample.values))
        for value, share in zip(sample.values, sample.shares, strict=True):
            total += share * ((value - most) / scale - norm)
    return total


def sample_positions(game: Game, options: Options, played: RecordedGame) -> Iterator[Sample]:
    """Yield some positions of a game, evenly spread over its decisions."""
    runtime, s = interpreted(game), game.new_state(game.read_options(options))
    decisions = [n for n, (actor, _) in enumerate(played.entries) if actor != CHANCE]
    chosen = {decisions[k * len(decisions) // POSITIONS] for k in range(POSITIONS)} if decisions else set()
    for n, (actor, number) in enumerate(played.entries):
        if n in chosen:
            yield _sample(game, s, played)
        if actor == CHANCE:
            runtime.deal(s, number)
        else:
            runtime.play(s, number)


def _sample(game: Game, s: Record, played: RecordedGame) -> Sample:
    rules = game.rules
    values = {team: sum(terms.values()) for team, terms in terms_of_teams(game, s).items()}
    points, shares = dict.fromkeys(values, 0.0), dict.fromkeys(values, 0.0)
    for seat in range(rules.seats(s)):
        team = rules.team(s, seat)
        points[team] += rules.points(s, seat)
        shares[team] = played.row.played.shares[seat]
    total = sum(shares.values()) or 1.0
    return Sample(tuple(values.values()), tuple(points.values()), tuple(share / total for share in shares.values()))
