"""Draws against expectation: how often each outcome came, how often it was expected, and how surprising that is.

The test statistic is Pearson's: the sum of (drawn - expected)² / expected over all outcomes. The chi-square table does
not hold if a deck changes its weights with every card, nor if there are few draws. So its distribution is
simulated: the same draws, each with the weights it had, are repeated two thousand times. The p-value is the share of
repetitions that deviate at least as far. For dice the test is exact up to the number of repetitions; for a deck it
is conditional on the weights as they came.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..table_log.bodies import Odds

REPETITIONS = 2000


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
    import numpy as np

    column = {face.text: i for i, face in enumerate(faces)}
    expected = np.array([face.expected for face in faces])
    statistic = float(((np.array([face.drawn for face in faces]) - expected) ** 2 / expected).sum())
    rng = np.random.default_rng(len(draws))  # the same game is judged the same way every time
    drawn = np.zeros((REPETITIONS, len(faces)), np.int64)
    for odds, times in Counter(one.odds for one in draws).items():
        weights = np.array([weight for _, weight in odds], np.float64)
        columns = [column[text] for text, _ in odds]
        drawn[:, columns] += rng.multinomial(times, weights / weights.sum(), size=REPETITIONS)
    repeated = ((drawn - expected) ** 2 / expected).sum(axis=1)
    return float((1 + (repeated >= statistic - 1e-9).sum()) / (1 + REPETITIONS))
