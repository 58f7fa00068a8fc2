"""Why a turn is better than another one: what it brings when it ends or, if that says nothing, one turn later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..core.record import Record
from ..core.story import Turn
from ..core.view import View
from ..engine import runtimes
from .judging import mean_lead
from .next_turn import likely_turn, play_on
from .reasons import Reason, differences_of_ends, is_advantage
from .turn_ends import turn_ends


class Comparison(NamedTuple):
    """The amounts in which a turn differs from a worse one."""

    reasons: tuple[Reason, ...]
    pays_later: bool = False
    """True if the turn is not yet ahead when it ends. The reasons are then those at the end of the next turn."""
    next_turn: Turn | None = None
    """What the player does next, if the turn pays later and that is likely enough."""


def compare_turns(
    view: View, ours: Sequence[int], others: Sequence[int], seed: int = 0, look_ahead: bool = True
) -> Comparison:
    """Return why the turn that begins with `ours` is better than the one that begins with `others`.

    With `look_ahead` the next turn is played, too, if the end of this one says nothing.
    """
    reasons = find_reasons(view, *(turn_ends(view, actions, seed) for actions in (ours, others)))
    if reasons:
        return Comparison(reasons)
    if not look_ahead or not runtimes.is_compiled(view.game):
        return Comparison((), pays_later=True)  # interpreted turns of all players would take seconds
    later = [play_on(view, actions, seed) for actions in (ours, others)]
    reasons = find_reasons(view, *([each.after for each in found] for found in later))
    return Comparison(reasons, True, likely_turn(view, later[0]))


def find_reasons(view: View, ours: Sequence[Record], others: Sequence[Record]) -> tuple[Reason, ...]:
    """Return the differences between some states and some others; none unless the seat is further ahead in ours."""
    reasons = differences_of_ends(view.game, view.seat, ours, others)
    is_ahead = mean_lead(view, ours) > mean_lead(view, others)
    return reasons if is_ahead and any(is_advantage(each, view.game) for each in reasons) else ()
