"""Rankings of deals: who did best with the same luck.

A daily deal is ranked by the lead: the player's points minus those of the best opponent; then by points. A set for a
club is ranked seat by seat: two for every table at which the same seat has less, one for a tie.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple, NotRequired, TypedDict


class DealResult(TypedDict):
    """How a game of a deal ended. `finished`: it was played to its end. Opening the deal adds `place` and `of`."""

    points: list[int]
    seat: int
    finished: bool
    place: NotRequired[int]
    of: NotRequired[int]


class Place(NamedTuple):
    """The place of one result: 1 is the best, equal ones share it."""

    place: int
    points: int
    lead: int
    finished: bool


class SeatScore(NamedTuple):
    """How a seat of a table did against the same seat at the other tables."""

    score: int
    points: int
    lead: int


def find_lead(points: Sequence[int], seat: int) -> int:
    """Return a seat's points minus those of the best other seat."""
    return points[seat] - max((other for n, other in enumerate(points) if n != seat), default=0)


def rank_tables(results: Sequence[DealResult]) -> list[Place]:
    """Return the place of each result. Unfinished games come last."""
    values = []
    for result in results:
        points, seat = result["points"], result["seat"]
        values.append((bool(result["finished"]), find_lead(points, seat), points[seat]))
    ordered = sorted(values)
    better = {value: len(ordered) - bisect_right(ordered, value) for value in ordered}
    return [Place(1 + better[value], points=value[2], lead=value[1], finished=value[0]) for value in values]


def rank_seats(results: Sequence[DealResult]) -> list[list[SeatScore]]:
    """Return for each table the scores of its seats. An unfinished game is below all others."""
    ranked = []
    for result in results:
        scores = []
        for seat, points in enumerate(result["points"]):
            value = (result["finished"], find_lead(result["points"], seat))
            others = [(other["finished"], find_lead(other["points"], seat)) for other in results if other is not result]
            score = sum(2 if value > other else 1 if value == other else 0 for other in others)
            scores.append(SeatScore(score, points, value[1]))
        ranked.append(scores)
    return ranked
