"""Swiss pairs: entrants with the same points meet, nobody meets twice while that can be avoided.

The best entrant gets the best possible opponent such that all others can still be paired, then the next one, and so
on. In a group with equal points the upper half meets the lower half.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import combinations

from .matching import Matching
from .rounds import Match, Round, Tournament
from .standings import rank

MOST_UNBALANCED = 2
"""How much more often an entrant may have one seat than the other, while that can be avoided."""

Allowed = Callable[[int, int], bool]


class SwissPairing:
    """The next round of a Swiss tournament for two."""

    def __init__(self, tournament: Tournament):
        active = set(tournament.list_active())
        standings = [one for one in rank(tournament) if one.entrant in active]
        lots = tournament.plan.draw_lots("swiss", tournament.next_round)
        order = {one.entrant: (one.place, lots.random()) for one in standings}
        self.ranked = sorted(order, key=lambda entrant: order[entrant])
        """The entrants, the best first; lots decide between equal ones."""
        self.points = {one.entrant: one.points for one in standings}
        self.met = tournament.count_meetings()
        self.opponents: dict[int, set[int]] = {entrant: set() for entrant in self.ranked}
        """Whom each entrant has met."""
        for one, other in map(tuple, self.met):
            self.opponents.setdefault(one, set()).add(other)
            self.opponents.setdefault(other, set()).add(one)
        self.byes = tournament.count_byes()
        seats = tournament.count_seats()
        self.lean = {entrant: seats[entrant, 0] - seats[entrant, 1] for entrant in self.ranked}
        """How much more often each entrant had the first seat than the second."""
        self.last = {e: n for match in tournament.matches() for n, e in enumerate(match.seats) if e is not None}

    def pair(self) -> Round:
        """Return the pairs, and the bye if the number of entrants is odd."""
        if len(self.ranked) % 2 == 0:
            return Round(self._pair_all(self.ranked))
        bye = self._choose_bye()
        return Round(self._pair_all([entrant for entrant in self.ranked if entrant != bye]), (bye,))

    def _choose_bye(self) -> int:
        """Return the lowest entrant with the fewest byes such that the others can be paired without a repetition."""
        fewest = min(self.byes[entrant] for entrant in self.ranked)
        candidates = [entrant for entrant in reversed(self.ranked) if self.byes[entrant] == fewest]
        for entrant in candidates:
            if not Matching(self._graph([e for e in self.ranked if e != entrant], self._is_new)).list_unmatched():
                return entrant
        return candidates[0]

    def _pair_all(self, entrants: list[int]) -> tuple[Match, ...]:
        for allowed in (self._is_best, self._is_new):
            matching = Matching(self._graph(entrants, allowed))
            if not matching.list_unmatched():
                return self._choose(entrants, allowed, matching)
        return self._choose_with_repetitions(entrants, matching)

    def _choose_with_repetitions(self, entrants: list[int], largest: Matching) -> tuple[Match, ...]:
        """Pair those who are left over by a largest matching with each other, those who met least often first."""
        left = [entrants[vertex] for vertex in largest.list_unmatched()]
        repeated: set[frozenset[int]] = set()
        while left:
            one = left.pop(0)
            other = min(left, key=lambda each: (self.met[frozenset((one, each))], left.index(each)))
            left.remove(other)
            repeated.add(frozenset((one, other)))

        def allowed(one: int, other: int) -> bool:
            return self._is_new(one, other) or frozenset((one, other)) in repeated

        return self._choose(entrants, allowed, Matching(self._graph(entrants, allowed)))

    def _choose(self, entrants: list[int], allowed: Allowed, matching: Matching) -> tuple[Match, ...]:
        """Give each entrant, from the best to the last, the best opponent that leaves all others one."""
        numbers = {entrant: number for number, entrant in enumerate(entrants)}
        left = list(entrants)
        found = []
        while left:
            one = left.pop(0)
            for other in self._order_opponents(one, [e for e in left if allowed(one, e)], left):
                if matching.take_out(numbers[one], numbers[other]):
                    left.remove(other)
                    found.append(Match(self._seat(one, other)))
                    break
            else:
                raise AssertionError("a perfect matching has an opponent for everybody")
        return tuple(found)

    def _order_opponents(self, one: int, opponents: Collection[int], left: list[int]) -> list[int]:
        """Return possible opponents, the most suitable first."""
        same = sum(self.points[other] == self.points[one] for other in left)
        places = {other: number for number, other in enumerate(left)}

        def suit(other: int) -> tuple[int, bool, int]:
            gap = abs(self.points[one] - self.points[other])
            away = places[other] if gap else abs(places[other] - same // 2)
            return gap, self.lean[one] * self.lean[other] > 0, away

        return sorted(opponents, key=suit)

    def _seat(self, one: int, other: int) -> tuple[int, int]:
        """Return a pair in the order of their seats: first the one with fewer first seats, or without it last time."""
        if self.lean[one] != self.lean[other]:
            return (one, other) if self.lean[one] < self.lean[other] else (other, one)
        return (other, one) if self.last.get(one, 1) < self.last.get(other, 1) else (one, other)

    @staticmethod
    def _graph(entrants: list[int], allowed: Allowed) -> list[list[int]]:
        graph: list[list[int]] = [[] for _ in entrants]
        for one, other in combinations(range(len(entrants)), 2):
            if allowed(entrants[one], entrants[other]):
                graph[one].append(other)
                graph[other].append(one)
        return graph

    def _is_new(self, one: int, other: int) -> bool:
        return other not in self.opponents[one]

    def _is_best(self, one: int, other: int) -> bool:
        """Return whether two entrants never met, and one of them can take each seat without being unbalanced."""
        lean, its = self.lean[one], self.lean[other]
        both = lean * its > 0 and min(abs(lean), abs(its)) >= MOST_UNBALANCED
        return not both and self._is_new(one, other)
