"""Draws against expectation: how often each outcome came, how often it was expected, and how surprising that is.

The test statistic is Pearson's: the sum of (drawn - expected)² / expected over all outcomes. The chi-square table does
not hold if a deck changes its weights with every card, nor if there are few draws. So its distribution is
simulated: the same draws, each with the weights it had, are repeated two thousand times. The p-value is the share of
repetitions that deviate at least as far. For dice the test is exact up to the number of repetitions; for a deck it
is conditional on the weights as they came.
"""

from __future__ import annotations

import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from ..table_log.bodies import Odds

REPETITIONS = 2000

FEWEST_REPETITIONS, MOST_REPEATED_DRAWS = 200, 1_000_000
"""Without NumPy: repetitions at least, and draws in all repetitions at most."""
MANY = 5
"""Draws per outcome from which one binomial number for each outcome is faster than single draws."""


class Draw(NamedTuple):
    """One draw: what was drawn (a die, a card), for which seat, the odds, and the outcome."""

    kind: str
    seat: int
    odds: Odds
    text: str


@dataclass(frozen=True)
class Face:
    """An outcome: how often it was drawn and how often it was expected."""

    text: str
    drawn: int
    expected: float


@dataclass(frozen=True)
class Group:
    """All draws of one kind."""

    kind: str
    draws: int
    seats: dict[int, int]
    """Seat -> number of draws."""
    faces: list[Face]
    p_value: float
    """The share of fair repetitions that deviate at least as far from the expected counts."""


def group_draws(draws: Iterable[Draw]) -> list[Group]:
    """Return the draws by kind, the largest group first."""
    kinds: dict[str, list[Draw]] = defaultdict(list)
    for one in draws:
        kinds[one.kind].append(one)
    groups = [_group(kind, of_kind) for kind, of_kind in kinds.items()]
    return sorted(groups, key=lambda group: (-group.draws, group.kind))


def _group(kind: str, draws: Sequence[Draw]) -> Group:
    drawn = Counter(one.text for one in draws)
    expected: dict[str, float] = defaultdict(float)
    for one in draws:
        total = sum(weight for _, weight in one.odds)
        for text, weight in one.odds:
            expected[text] += weight / total
    faces = [Face(text, drawn[text], share) for text, share in expected.items()]
    return Group(kind, len(draws), dict(Counter(one.seat for one in draws)), faces, _p_value(draws, faces))


def _p_value(draws: Sequence[Draw], faces: Sequence[Face]) -> float:
    """Return the share of fair repetitions whose statistic is at least that of the draws."""
    column = {face.text: i for i, face in enumerate(faces)}
    expected = [face.expected for face in faces]
    statistic = sum((face.drawn - face.expected) ** 2 / face.expected for face in faces)
    alike = [
        SameOdds([column[text] for text, _ in odds], [weight for _, weight in odds], times)
        for odds, times in Counter(one.odds for one in draws).items()
    ]
    try:
        repeated = _repeat_with_numpy(alike, expected, len(draws))
    except ImportError:
        repeated = _repeat_without_numpy(alike, expected, len(draws))
    return (1 + sum(each >= statistic - 1e-9 for each in repeated)) / (1 + len(repeated))


class SameOdds(NamedTuple):
    """Draws with the same odds: the numbers of the outcomes, their weights, and how many draws there are."""

    columns: list[int]
    weights: list[int]
    times: int


def _repeat_with_numpy(alike: Sequence[SameOdds], expected: Sequence[float], seed: int) -> Sequence[float]:
    """Return the statistics of fair repetitions. The same game is judged the same way every time."""
    import numpy as np

    rng, shares = np.random.default_rng(seed), np.array(expected)
    drawn = np.zeros((REPETITIONS, len(expected)), np.int64)
    for same in alike:
        weights = np.array(same.weights, np.float64)
        drawn[:, same.columns] += rng.multinomial(same.times, weights / weights.sum(), size=REPETITIONS)
    found: list[float] = (((drawn - shares) ** 2 / shares).sum(axis=1)).tolist()
    return found


def _repeat_without_numpy(alike: Sequence[SameOdds], expected: Sequence[float], seed: int) -> Sequence[float]:
    """Return the statistics of fair repetitions, fewer of them if there are many draws: a browser has no NumPy."""
    luck = random.Random(seed)
    most = MOST_REPEATED_DRAWS // sum(min(same.times, MANY * len(same.columns)) for same in alike)
    drawn = [[0] * len(expected) for _ in range(max(FEWEST_REPETITIONS, min(REPETITIONS, most)))]
    for columns, weights, times in alike:
        cumulative = list(accumulate(weights))
        for row in drawn:
            if sys.version_info >= (3, 12) and times > MANY * len(columns):
                left, rest = times, cumulative[-1]
                for column, weight in zip(columns, weights, strict=True):
                    n = luck.binomialvariate(left, weight / rest)
                    row[column] += n
                    left, rest = left - n, rest - weight
            else:
                for column in luck.choices(columns, cum_weights=cumulative, k=times):
                    row[column] += 1
    return [sum((n - share) ** 2 / share for n, share in zip(row, expected, strict=True)) for row in drawn]
