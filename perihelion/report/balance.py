"""How a seat came from its first chance to win to its last one: luck, its own decisions and those of the others.

All of it is read off one curve, so the parts add up. What happens on the curve between two decisions, apart from luck,
belongs to the first of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .model import Report


class Balance(NamedTuple):
    """The parts of a chance to win, in whole percentage points: the first four add up to the last.

    What rounding leaves over is in the luck.
    """

    start: int
    luck: int
    own: int
    others: int
    end: int


def balance_of(report: Report, actors: Sequence[int], seat: int) -> Balance:
    """Return the balance of a seat; `actors` has the actor of each entry of the log."""
    shares = [each[seat] for each in report.shares]
    luck = {outcome.entry: outcome.luck[seat] for outcome in report.outcomes}
    decider = next((actor for actor in actors if actor >= 0), seat)
    own = others = 0.0
    for k, actor in enumerate(actors):
        decider = actor if actor >= 0 else decider
        change = shares[k + 1] - shares[k] - luck.get(k, 0.0)
        if decider == seat:
            own += change
        else:
            others += change
    start, decided, opposed, end = (round(100 * each) for each in (shares[0], own, others, shares[-1]))
    return Balance(start, end - start - decided - opposed, decided, opposed, end)
