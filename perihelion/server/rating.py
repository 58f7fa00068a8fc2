"""Ratings: the estimated strength of a player and its uncertainty (Weng and Lin's model, by OpenSkill).

A rating belongs to a player, a game and a number of seats. People and bots are in the same list. It is shown in points
as in chess: 1500 at the start, and 400 more mean odds of about ten to one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from ..core.styles import level_of

MODEL = PlackettLuce()
START_MU, START_SIGMA, BETA = 25.0, 25 / 3, 25 / 6
Z = 1.96
"""95 % of a normal distribution lie within this many standard deviations of its mean."""
START_POINTS = 1500
POINTS = 400 / (math.log(10) * math.sqrt(2) * BETA)
"""Points per unit of the model: between two established players, 400 points are odds of ten to one."""

LADDER = ("random", "moon", "mercury", "venus", "earth", "mars", "jupiter", "sun")
LADDER_STEP, LADDER_SIGMA = 3.0, 25 / 6
"""Initial distance between two levels of bots, since each is made to beat the one below; games change it from there."""
LADDER_ALIKE = {"greedy": "earth"}


class Rating(NamedTuple):
    """The estimate of a player's strength: mean and standard deviation, in the units of the model."""

    mu: float = START_MU
    sigma: float = START_SIGMA

    @property
    def points(self) -> int:
        """The rating in points."""
        return round(START_POINTS + (self.mu - START_MU) * POINTS)

    @property
    def margin(self) -> int:
        """The half width of its 95 % interval, in points."""
        return round(Z * self.sigma * POINTS)


def start_rating(level: str = "") -> Rating:
    """Return the initial rating of a person, or of a bot of this level."""
    name = LADDER_ALIKE.get(level, level_of(level))
    if name not in LADDER:
        return Rating()
    steps = LADDER.index(name) - LADDER.index("earth")
    return Rating(START_MU + LADDER_STEP * steps, LADDER_SIGMA)


def combine(one: Rating, other: Rating) -> Rating:
    """Return the rating of a person who was rated twice, as two guests: two measurements of the same strength.

    Each contains what is assumed of everybody at the start, which counts once.
    """
    assumed = START_SIGMA**-2
    known = [rating for rating in (one, other) if rating.sigma < START_SIGMA]
    precision = assumed + sum(rating.sigma**-2 - assumed for rating in known)
    weighted = START_MU * assumed + sum(rating.mu * rating.sigma**-2 - START_MU * assumed for rating in known)
    return Rating(weighted / precision, precision**-0.5)


def rate(sides: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Return the ratings after a game: sides with the same place share it, and 1 is the best."""
    before = [[MODEL.rating(mu=one.mu, sigma=one.sigma) for one in side] for side in sides]
    after = MODEL.rate(before, ranks=[float(place) for place in places])
    return [[Rating(one.mu, one.sigma) for one in side] for side in after]
