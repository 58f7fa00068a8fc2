"""Whether a player did what the hint advised: the report calls that no mistake, even if a longer search finds more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..bots.hints import find_turns
from ..core.hint_seed import hint_seed
from ..core.log import Entry
from ..core.view import View


def follows_hint(log: Sequence[Entry], turn: range, k: int, view: Callable[[int], View]) -> bool:
    """Return whether the actions of a turn, up to entry k, are those of the hint at its first decision.

    `turn` has the entries of the turn, `view` returns the view of the seat to act before an entry.
    """
    seat = log[k].actor
    played = [log[j].number for j in turn if j <= k and log[j].actor == seat]
    first = next(j for j in turn if log[j].actor == seat)
    shown = view(first)
    (_, plan), *_ = find_turns(shown, seed=hint_seed(shown), simplest=True)
    return plan[: len(played)] == played
