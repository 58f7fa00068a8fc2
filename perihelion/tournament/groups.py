"""Balanced tables for two to five seats: everybody meets everybody about equally often.

This is the social golfer problem, round by round: a local search with a fixed budget swaps entrants of two tables
while that brings fewer meetings of those who have met before.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

from .plan import DUPLICATE
from .rounds import Match, Round, Tournament
from .seating import seat_table
from .standings import rank

SWAPS_OF_EACH = 60
FEWEST_SWAPS = 4000
"""Number of swaps that are tried: for each entrant, and at least."""

Table = list[int]
"""The entrants at a table."""


def pair_groups(tournament: Tournament) -> Round | None:
    """Return the next round; None after the last one and the final."""
    plan, n = tournament.plan, tournament.next_round
    if n > plan.rounds:
        return _pair_final(tournament) if plan.final and n == plan.rounds + 1 else None
    active, seats = tournament.list_active(), plan.seats
    if len(active) < 2:
        return None
    lots = plan.draw_lots("groups", n)
    byes: list[int] = []
    if plan.format == DUPLICATE:  # all tables have the same seats, so there is no bot for a missing person
        byes = _choose_byes(tournament, active, len(active) % seats, lots)
        active = [entrant for entrant in active if entrant not in byes]
    if not active:
        return None
    balance = Balance(tournament, active, lots)
    tables = balance.search()
    counts = tournament.count_seats()
    return Round(tuple(Match(seat_table(table, seats, counts, lots)) for table in tables), tuple(byes))


def pair_alone(tournament: Tournament) -> Round | None:
    """Return the next round of a duplicate tournament against bots: all have the same seat, another one each round."""
    plan, n = tournament.plan, tournament.next_round
    active = tournament.list_active()
    if n > plan.rounds or len(active) < 2:
        return None
    mine = (n - 1) % plan.seats
    return Round(tuple(Match(tuple(e if seat == mine else None for seat in range(plan.seats))) for e in active))


def _pair_final(tournament: Tournament) -> Round | None:
    """Return the final of the best entrants who are still there; bots take empty seats."""
    active = set(tournament.list_active())
    best = [one.entrant for one in rank(tournament) if one.entrant in active][: tournament.plan.seats]
    if len(best) < 2:
        return None
    lots = tournament.plan.draw_lots("final")
    return Round((Match(seat_table(best, tournament.plan.seats, tournament.count_seats(), lots)),))


def _choose_byes(tournament: Tournament, active: list[int], count: int, lots: random.Random) -> list[int]:
    """Return the entrants for whom there is no table: those with the fewest byes, then lots decide."""
    byes = tournament.count_byes()
    return sorted(active, key=lambda entrant: (byes[entrant], lots.random()))[:count]


class Balance:
    """The search for the tables of one round."""

    def __init__(self, tournament: Tournament, active: list[int], lots: random.Random):
        self.lots = lots
        self.active = active
        self.seats = tournament.plan.seats
        self.met: list[Counter[int]] = []
        """For each entrant of the round, how often they met each other one."""
        place = {entrant: n for n, entrant in enumerate(active)}
        self.met = [Counter() for _ in active]
        self.with_bots = [0] * len(active)
        """For each entrant of the round, how many bots they met."""
        for match in tournament.matches():
            here = [place[entrant] for entrant in match.entrants if entrant in place]
            for one, other in combinations(here, 2):
                self.met[one][other] += 1
                self.met[other][one] += 1
            for one in here:
                self.with_bots[one] += len(match.seats) - len(match.entrants)
        self.costs = [{other: count * count for other, count in met.items()} for met in self.met]
        """The costs of meeting once more."""

    def search(self) -> list[Table]:
        """Return the entrants of each table."""
        tables = self._fill()
        where = {one: n for n, table in enumerate(tables) for one in table}
        most = max(FEWEST_SWAPS, SWAPS_OF_EACH * len(self.active)) if len(tables) > 1 else 0
        for n in range(most):
            if n % len(self.active) == 0 and not any(self._cost_of(one, table) for table in tables for one in table):
                break
            one, other = self.lots.randrange(len(self.active)), self.lots.randrange(len(self.active))
            here, there = tables[where[one]], tables[where[other]]
            if here is there or not (self._cost_of(one, here) or self._cost_of(other, there)):
                continue
            gain = self._cost_of(one, here) + self._cost_of(other, there)
            gain -= self._cost_of(one, there, other) + self._cost_of(other, here, one)
            if gain >= 0:
                here[here.index(one)], there[there.index(other)] = other, one
                where[one], where[other] = where[other], where[one]
        return [[self.active[one] for one in table] for table in tables]

    def _fill(self) -> list[Table]:
        """Return tables of nearly equal size: each entrant goes where they have met the fewest."""
        count = -(-len(self.active) // self.seats)
        sizes = [len(self.active) // count + (n < len(self.active) % count) for n in range(count)]
        tables: list[Table] = [[] for _ in sizes]
        order = list(range(len(self.active)))
        self.lots.shuffle(order)
        for one in order:
            free = [n for n, table in enumerate(tables) if len(table) < sizes[n]]
            tables[min(free, key=lambda n: (self._cost_of(one, tables[n]), len(tables[n])))].append(one)
        return tables

    def _cost_of(self, one: int, table: Table, without: int = -1) -> int:
        """Return what it costs that an entrant sits at a table: meeting the same people or bots again."""
        costs = self.costs[one]
        cost = sum(costs.get(other, 0) for other in table if other != without)
        return cost + self.with_bots[one] * (self.seats - len(table))
