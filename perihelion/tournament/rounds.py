"""What happened in a tournament so far: entrants, rounds, the tables of a round, and their results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from .plan import Plan


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person or bot in the tournament, from the round `first` to the round `last`; None: to the end."""

    number: int
    first: int = 1
    last: int | None = None

    def plays(self, n: int) -> bool:
        """Return whether the entrant takes part in round `n`, counted from 1."""
        return self.first <= n and (self.last is None or n <= self.last)


@dataclass(frozen=True, slots=True)
class Result:
    """How a table ended: for each seat its place (1 is the best, equal seats share it) and its points in the game.

    `left` are the seats that lost by leaving or by running out of time. `finished`: the game was played to its end;
    otherwise all who did not leave have the same place.
    """

    places: tuple[int, ...]
    points: tuple[int, ...]
    left: frozenset[int] = frozenset()
    finished: bool = True


@dataclass(frozen=True, slots=True)
class Match:
    """One table of a round: the entrant in each seat, or None for a bot. `result` is None while it is played."""

    seats: tuple[int | None, ...]
    result: Result | None = None

    @property
    def entrants(self) -> list[int]:
        """The entrants at the table, in the order of their seats."""
        return [entrant for entrant in self.seats if entrant is not None]


@dataclass(frozen=True, slots=True)
class Round:
    """One round: its tables, and the entrants for whom there was no opponent."""

    matches: tuple[Match, ...]
    byes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament so far. `rounds` has every round that was paired."""

    plan: Plan
    entrants: tuple[Entrant, ...]
    rounds: tuple[Round, ...] = ()

    @property
    def next_round(self) -> int:
        """The number of the next round, counted from 1."""
        return len(self.rounds) + 1

    def list_active(self) -> list[int]:
        """Return the entrants who take part in the next round, by number."""
        return [entrant.number for entrant in self.entrants if entrant.plays(self.next_round)]

    def list_starters(self) -> list[int]:
        """Return the entrants who took part from the first round on, in an order drawn by lots."""
        starters = [entrant.number for entrant in self.entrants if entrant.first == 1]
        self.plan.draw_lots("order").shuffle(starters)
        return starters

    def matches(self) -> Iterator[Match]:
        """Yield all tables so far."""
        for each in self.rounds:
            yield from each.matches

    def count_meetings(self) -> Counter[frozenset[int]]:
        """Return how often each pair of entrants sat at one table."""
        return Counter(frozenset(pair) for match in self.matches() for pair in combinations(match.entrants, 2))

    def count_seats(self) -> Counter[tuple[int, int]]:
        """Return how often each entrant had each seat."""
        return Counter(
            (entrant, seat)
            for match in self.matches()
            for seat, entrant in enumerate(match.seats)
            if entrant is not None
        )

    def count_byes(self) -> Counter[int]:
        """Return how often each entrant had no opponent."""
        return Counter(entrant for each in self.rounds for entrant in each.byes)
