"""Finds kinds of hidden cards that are consistent with everything that was entered, by an integer program.

Each assumed outcome is one card of one kind: a 0/1 variable for each possible kind. No card leaves an empty row: the
number of cards of each kind in each row is a variable that is never below 0. The cards of each kind are a flow through
the rows (multicommodity flow), so the continuous solution is nearly always a solution in whole cards. The solver
(`companion/solver.py`) returns the solution that changes the fewest assumptions, or proves that there is none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .card_flow import Transfer
from .solver import IntegerProgram, solve_program

NEWEST = (24, 72)
"""Numbers of newest assumptions that may change in the first attempts, which are faster; then all may."""

Card = tuple[int, int]
"""A row, and a kind of card in it."""


class _Program:
    """The variables and equations of an integer program that is being written."""

    def __init__(self) -> None:
        self.costs: list[float] = []
        self.choices = 0
        self.equations: list[tuple[dict[int, int], int]] = []

    def choose(self, costs: Sequence[float]) -> range:
        """Add one 0/1 variable for each cost, of which exactly one is 1; return their numbers."""
        added = range(self.choices, self.choices + len(costs))
        self.costs += costs
        self.choices += len(costs)
        self.equations.append((dict.fromkeys(added, 1), 1))
        return added

    def count(self) -> int:
        """Add a variable that is 0 or more; return its number. All choices come before the first one."""
        self.costs.append(0)
        return len(self.costs) - 1

    def solve(self) -> list[int] | None:
        """Return the choices of the cheapest solution; None if there is none."""
        found = solve_program(IntegerProgram(self.costs, self.choices, self.equations))
        return None if found is None else [i for i, value in enumerate(found[: self.choices]) if value > 0.5]


class _Stock:
    """The cards of one kind in one row: a number, and the variables that are added to it."""

    def __init__(self, cards: int):
        self.cards, self.terms = cards, dict[int, int]()

    def put(self, variable: int | None, cards: int = 1) -> None:
        """Put a card there, or take one (-1), if the variable is 1; in any case without a variable."""
        if variable is None:
            self.cards += cards
        else:
            self.terms[variable] = self.terms.get(variable, 0) + cards

    def pour(self, into: _Stock) -> None:
        """Move all cards into another stock."""
        into.cards += self.cards
        for variable, factor in self.terms.items():
            into.terms[variable] = into.terms.get(variable, 0) + factor
        self.cards, self.terms = 0, {}

    def take(self, variable: int | None, program: _Program) -> None:
        """Take a card; the rest is 0 or more."""
        self.put(variable, -1)
        if not self.terms and self.cards >= 0:
            return
        left = program.count()
        program.equations.append((self.terms | {left: -1}, -self.cards))
        self.cards, self.terms = 0, {left: 1}


def find_changes(
    flow: Sequence[Transfer],
    start: Sequence[Sequence[int]],
    known: Mapping[int, int],
    assumed: Mapping[int, int],
    need: Card,
) -> dict[int, int] | None:
    """Return other kinds for a few of the assumed outcomes, so that the needed card is in its row in the end.

    `flow` has the transfers of the cards, `start` the rows before the first entry, `known` and `assumed` the kinds of
    outcomes by the number of their entry. Returns None if no kinds are consistent with everything.
    """
    if not assumed:
        return None
    newest_first = sorted(assumed, reverse=True)
    for size in (*[n for n in NEWEST if n < len(assumed)], len(assumed)):
        free = {i: assumed[i] for i in newest_first[:size]}
        found = _solve(flow, start, {**known, **assumed}, free, need)
        if found is not None:
            return found
    return None


def _solve(
    flow: Sequence[Transfer],
    start: Sequence[Sequence[int]],
    kinds: Mapping[int, int],
    free: Mapping[int, int],
    need: Card,
) -> dict[int, int] | None:
    """Return as few changes as possible among the free outcomes; all others are of their kind."""
    program = _Program()
    chosen = {}
    for i, kind in free.items():
        chosen[i] = program.choose([float(k != kind) for k in range(len(start[_source(flow[i])]))])
    steps = [(i, each) for i, each in enumerate(flow) if each.source is not None or any(each[2:])]
    for kind in range(max(map(len, start))):
        stocks = [_Stock(cards[kind] if kind < len(cards) else 0) for cards in start]
        for i, each in steps:
            outcome = i in chosen and kind < len(chosen[i])
            variable = chosen[i][kind] if outcome else None
            drawn = outcome or (i not in chosen and kinds.get(i) == kind)
            for row, other in each.taken:
                if other == kind:
                    stocks[row].take(None, program)
            if drawn:
                stocks[_source(each)].take(variable, program)
            for row, into in each.pours:
                stocks[row].pour(stocks[into])
            for row, other in each.put:
                if other == kind:
                    stocks[row].put(None)
            if drawn:
                for row in each.targets:
                    stocks[row].put(variable)
        if need[1] == kind:
            stocks[need[0]].take(None, program)
    found = program.solve()
    if found is None:
        return None
    true = set(found)
    new = {i: next(kind for kind, variable in enumerate(each) if variable in true) for i, each in chosen.items()}
    return {i: kind for i, kind in new.items() if kind != free[i]}


def _source(transfer: Transfer) -> int:
    """Return the row out of which an outcome comes."""
    assert transfer.source is not None
    return transfer.source
