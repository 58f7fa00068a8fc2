"""How often players chose what Sun would choose: evidence for operators that a bot may have chosen the moves.

Of each rated game a few decisions of each person are compared, spread over the game. A player stands out if they agree
with Sun clearly more often than Jupiter, the level below, does. docs/hosting.md says how often that is wrong.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple, TypeVar

from ..core.position import Position
from ..core.view import View

T = TypeVar("T")

LEVEL = "sun"
MOST_COMPARED = 12
"""Number of decisions of a seat in a game that are compared."""
FEWEST_COMPARED = 6
"""A game with fewer decisions of a seat that could be compared says too little."""
FEWEST_GAMES = 8
"""Fewer games of a player say too little."""
Z = 2.33
"""A player stands out if the lower end of the one-sided 99 % interval is above what Jupiter reaches."""

JUPITER_SHARES: dict[tuple[str, int], float] = {
    ("solenia", 2): 0.59,
    ("solaris", 3): 0.55,
    ("solarius", 2): 0.52,
    ("solari", 2): 0.52,
}
"""The share of decisions in which Jupiter agrees with Sun, by game and number of seats: the upper end of the 95 %
interval that benchmarks/agreement.py measured."""


class ComparedDecision(NamedTuple):
    """What a seat saw, and what it chose."""

    seat: int
    view: View
    action: int


class ComparedGame(NamedTuple):
    """A game of a player: how many decisions were compared, and in how many of them Sun would choose the same."""

    table: str
    game: str
    seats: int
    compared: int
    same: int

    @property
    def share(self) -> float:
        """The share of decisions in which Sun would choose the same."""
        return self.same / self.compared


class Agreement(NamedTuple):
    """How often a player agreed with Sun, and what Jupiter reaches in the same games."""

    tables: tuple[str, ...]
    share: float
    low: float
    """The lower end of the one-sided 99 % interval."""
    jupiter: float

    @property
    def stands_out(self) -> bool:
        """Whether the player agrees with Sun clearly more often than Jupiter does."""
        return len(self.tables) >= FEWEST_GAMES and self.low > self.jupiter


def list_compared(position: Position, seats: Collection[int], automatic: Iterable[int] = ()) -> list[ComparedDecision]:
    """Return the decisions of these seats that are compared, the last one first.

    Those at the `automatic` places of the log, and those with one possible action, are left out.
    """
    log, without = position.entries, set(automatic)
    candidates: set[int] = set()
    for seat in seats:
        own = [place for place, entry in enumerate(log) if entry.actor == seat and place not in without]
        candidates.update(_spread(own, 2 * MOST_COMPARED))
    twin, left = position.copy(), len(log)
    found: dict[int, list[ComparedDecision]] = {seat: [] for seat in seats}
    for place in sorted(candidates, reverse=True):
        for _ in range(left - place):
            twin.undo()
        left = place
        view = twin.view(log[place].actor)
        if len(view.legal) > 1:
            found[view.seat].append(ComparedDecision(view.seat, view, log[place].number))
    return [decision for own in found.values() for decision in _spread(own, MOST_COMPARED)]


def _spread(items: Sequence[T], most: int) -> list[T]:
    """Return at most this many of the items, evenly spread."""
    return [items[i * len(items) // most] for i in range(most)] if len(items) > most else list(items)


def measure_agreement(games: Iterable[ComparedGame]) -> Agreement | None:
    """Return how often a player agreed with Sun in all games for which Jupiter was measured; None without such games.

    A game is one observation: the decisions of a game depend on each other.
    """
    known = [
        (one, JUPITER_SHARES[one.game, one.seats])
        for one in games
        if (one.game, one.seats) in JUPITER_SHARES and one.compared >= FEWEST_COMPARED
    ]
    if not known:
        return None
    count = len(known)
    share = sum(one.share for one, _ in known) / count
    jupiter = sum(expected for _, expected in known) / count
    beyond = [one.share - expected for one, expected in known]
    variance = sum((each - share + jupiter) ** 2 for each in beyond) / max(1, count - 1)
    by_chance = sum(expected * (1 - expected) / one.compared for one, expected in known) / count
    low = share - Z * math.sqrt(max(variance, by_chance) / count)
    return Agreement(tuple(one.table for one, _ in known), share, low, jupiter)
