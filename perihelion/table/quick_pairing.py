"""Quick pairing: whom of those who wait to seat together. A pure function of who waits, who blocked whom, and the time.

Everyone names the games that they would play, each with the number of seats. People fit together if they named the same
game, nobody blocked another, and their ratings differ by no more than each of them accepts. What a person accepts grows
with the time that they have waited.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import NamedTuple

LIVE, DAYS = "live", "days"
"""How fast a game is: in one sitting, or over days."""
ANYBODY, NEAR = "any", "rating"
"""Whom a person wants to meet: anybody, or players of about the same rating."""

FIRST_DISTANCE = 150.0
"""The difference of ratings that a person accepts at first, in points."""
GROWTH = {LIVE: 100 / 60, DAYS: 50 / 3600}
"""How many points it grows in a second."""
MOST_STEPS = 2000
"""How many groups are tried for one person and one game before that person waits for the next time."""


class Choice(NamedTuple):
    """A game that somebody would play, with its options as one text. Those who named the same choice can play."""

    game: str
    options: str
    seats: int


@dataclass(frozen=True, slots=True)
class Waiting:
    """A guest in the queue: since when, and the rating in each game that they would play."""

    request: str
    guest: str
    asked: float
    pace: str
    rated: bool
    level: str
    choices: Mapping[Choice, int]

    def distance(self, now: float) -> float:
        """Return the difference of ratings that this person accepts now."""
        if self.level == ANYBODY:
            return inf
        return FIRST_DISTANCE + GROWTH[self.pace] * max(0.0, now - self.asked)


class Seating(NamedTuple):
    """People to seat at one table, the one who has waited longest first."""

    choice: Choice
    people: tuple[Waiting, ...]


def choose_tables(waiting: Collection[Waiting], blocked: Collection[frozenset[str]], now: float) -> list[Seating]:
    """Return the tables to start now. `blocked` are pairs of guests who never meet.

    The person who has waited longest comes first, and is seated with those who have waited longest among the others.
    """
    queue = sorted(waiting, key=lambda one: (one.asked, one.request))
    pairs = frozenset(blocked)
    seated: set[str] = set()
    found: list[Seating] = []
    for place, first in enumerate(queue):
        if first.guest in seated:
            continue
        others = [one for one in queue[place + 1 :] if one.guest not in seated]
        tables = [_find_table(first, choice, others, pairs, now) for choice in first.choices]
        best = min((table for table in tables if table is not None), key=_waited, default=None)
        if best is not None:
            found.append(best)
            seated |= {one.guest for one in best.people}
    return found


def _waited(table: Seating) -> list[tuple[float, str]]:
    return [(one.asked, one.request) for one in table.people]


def _find_table(
    first: Waiting, choice: Choice, others: Sequence[Waiting], blocked: frozenset[frozenset[str]], now: float
) -> Seating | None:
    """Return a table for a person and those who have waited longest and fit, or None."""

    def fit(one: Waiting, other: Waiting) -> bool:
        apart = abs(one.choices[choice] - other.choices[choice])
        allowed = min(one.distance(now), other.distance(now))
        return one.guest != other.guest and apart <= allowed and frozenset((one.guest, other.guest)) not in blocked

    steps = 0

    def complete(chosen: tuple[Waiting, ...], fitting: Sequence[Waiting]) -> tuple[Waiting, ...] | None:
        """Return `chosen` with the first of those who fit all of them and each other."""
        nonlocal steps
        missing = choice.seats - len(chosen)
        if missing == 0:
            return chosen
        for n, one in enumerate(fitting):
            steps += 1
            if len(fitting) - n < missing or steps > MOST_STEPS:
                return None
            rest = fitting[n + 1 :]
            whole = complete((*chosen, one), [other for other in rest if fit(one, other)] if missing > 1 else ())
            if whole is not None:
                return whole
        return None

    same = [
        one
        for one in others
        if choice in one.choices and (one.pace, one.rated) == (first.pace, first.rated) and fit(first, one)
    ]
    people = complete((first,), same)
    return None if people is None else Seating(choice, people)
