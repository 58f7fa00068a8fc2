"""Statistics of results: intervals, a sequential test, ratings.

A share of the win has a Wilson interval, or, if the games come in deals, one from the spread between deals. Ratings
follow Luce's model, the generalization of Bradley and Terry's to more than two players: a team wins with probability
proportional to exp(rating), and partners count with their mean. They are
fitted to all games at once and given in points as in chess: 400 points more mean ten times the chances. Their interval
is the wider of two: that of the model, and one that counts the games of a deal, which share their chance, as one
observation.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from operator import mul
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import numpy as np

Z = 1.959964
"""95 % of a normal distribution lie within this many standard deviations of its mean."""
POINTS = 400 / math.log(10)
MIXTURE = 50
"""The number of deals that the prior of the sequential test is worth."""
PRIOR = 0.05
"""The weight of a normal prior, which keeps the rating of a bot that has won or lost every game finite."""


class Interval(NamedTuple):
    """An estimate with the bounds of its 95 % interval."""

    low: float
    value: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """Return the Wilson interval of a share; shared wins count in part."""
    if games == 0:
        return Interval(0.0, 0.5, 1.0)
    p, z2 = wins / games, Z * Z
    middle = (p + z2 / (2 * games)) / (1 + z2 / games)
    half = Z / (1 + z2 / games) * math.sqrt(p * (1 - p) / games + z2 / (4 * games * games))
    return Interval(max(0.0, middle - half), p, min(1.0, middle + half))


def mean_interval(deals: Sequence[float]) -> Interval:
    """Return the mean of the deals with its interval, from the spread between deals.

    All rotations of a deal have the same luck, so their mean varies less than single games do. Two imaginary deals, one
    lost and one won, keep the interval open if all deals ended alike.
    """
    if not deals:
        return Interval(0.0, 0.5, 1.0)
    mean = sum(deals) / len(deals)
    half = Z * spread(deals, mean) / math.sqrt(len(deals))
    return Interval(max(0.0, mean - half), mean, min(1.0, mean + half))


def spread(deals: Sequence[float], mean: float) -> float:
    """Return the standard deviation of the deals and of two imaginary ones, 0 and 1."""
    squares = sum(map(mul, deals, deals)) - mean * (2 * sum(deals) - len(deals) * mean)  # sums are quick, loops are not
    squares += mean**2 + (1 - mean) ** 2
    return math.sqrt(squares / (len(deals) + 2))


class Sprt:
    """A sequential probability ratio test on deals: is the mean share above or below a bound?

    Robbins' mixture test, whose risk holds however often one looks. It is about as fast as a test of fixed length with
    three standard errors.
    """

    def __init__(self, bound: float, risk: float = 0.05):
        self.bound, self.risk = bound, risk

    def decide(self, deals: Sequence[float]) -> bool | None:
        """Return True for above, False for below, None for undecided."""
        n, mean = len(deals), sum(deals) / max(1, len(deals))
        surprise = n * ((mean - self.bound) / spread(deals, mean)) ** 2
        if surprise <= (1 + MIXTURE / max(1, n)) * math.log((n + MIXTURE) / (MIXTURE * self.risk**2)):
            return None
        return mean > self.bound


class Result(NamedTuple):
    """One game, for the ratings: the bot and the team of each seat, the winners, and the deal."""

    bots: Sequence[str]
    teams: Sequence[int]
    shares: Sequence[float]
    deal: int


def ratings(results: Iterable[Result]) -> dict[str, Interval]:
    """Return a rating with its interval for each bot. The mean of all ratings is 0."""
    import numpy as np  # reports read the bounds above in a browser, which has no NumPy

    results = list(results)
    names = sorted({bot for result in results for bot in result.bots})
    index = {name: i for i, name in enumerate(names)}
    games = [_sides(result, index) for result in results]
    r = np.zeros(len(names))
    for _ in range(100):
        gradient, information = -PRIOR * r, PRIOR * np.eye(len(names))
        for design, shares in games:
            p = _chances(design @ r)
            gradient += design.T @ (shares - p)
            information += design.T @ (np.diag(p) - np.outer(p, p)) @ design
        step = np.linalg.solve(information, gradient)
        r += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    r -= r.mean()
    deals: dict[int, np.ndarray] = {}
    for result, (design, shares) in zip(results, games, strict=True):
        pull = design.T @ (shares - _chances(design @ r))
        deals[result.deal] = deals.get(result.deal, 0) + pull
    model = np.linalg.inv(information)
    robust = model @ sum(np.outer(pull, pull) for pull in deals.values()) @ model
    centre = np.eye(len(names)) - 1 / len(names)
    error = np.sqrt(np.maximum(np.diag(centre @ model @ centre), np.diag(centre @ robust @ centre)))
    return {name: Interval(*(POINTS * (r[i] + k * Z * error[i]) for k in (-1, 0, 1))) for name, i in index.items()}


def _sides(result: Result, index: dict[str, int]) -> tuple[np.ndarray, np.ndarray]:
    """Return the bots of each team as weights that add up to 1, and the team's share of the win."""
    import numpy as np

    sides = sorted(set(result.teams))
    design, shares = np.zeros((len(sides), len(index))), np.zeros(len(sides))
    for seat, team in enumerate(result.teams):
        side = sides.index(team)
        design[side, index[result.bots[seat]]] += 1 / list(result.teams).count(team)
        shares[side] = result.shares[seat]
    return design, shares


def _chances(strengths: np.ndarray) -> np.ndarray:
    import numpy as np

    weights = np.exp(strengths - strengths.max())
    return np.asarray(weights / weights.sum())
