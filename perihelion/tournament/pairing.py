"""The next round of a tournament: a pure function of the results so far."""

from __future__ import annotations

from .groups import pair_alone, pair_groups
from .knock_out import pair_knock_out
from .plan import DUPLICATE, KNOCK_OUT, ROUND_ROBIN, SWISS
from .round_robin import count_rounds, pair_round_robin
from .rounds import Round, Tournament
from .swiss import SwissPairing


def pair_next(tournament: Tournament) -> Round | None:
    """Return the next round; None if the tournament is over."""
    plan = tournament.plan
    if plan.format == ROUND_ROBIN:
        return pair_round_robin(tournament)
    if plan.format == KNOCK_OUT:
        return pair_knock_out(tournament)
    if plan.format == SWISS:
        enough = len(tournament.list_active()) >= 2
        return SwissPairing(tournament).pair() if enough and tournament.next_round <= plan.rounds else None
    return pair_alone(tournament) if plan.format == DUPLICATE and plan.alone else pair_groups(tournament)


def waits_for_all(tournament: Tournament) -> bool:
    """Return whether the next round needs the results of all tables, adjourned ones included."""
    plan = tournament.plan
    if plan.format == KNOCK_OUT or count_all_rounds(tournament) <= len(tournament.rounds):
        return True
    return plan.final and len(tournament.rounds) == plan.rounds


def count_all_rounds(tournament: Tournament) -> int:
    """Return the number of rounds that the tournament has if nobody leaves."""
    plan = tournament.plan
    if plan.format == ROUND_ROBIN:
        return count_rounds(tournament)
    if plan.format == KNOCK_OUT:
        return max(1, (len(tournament.list_starters()) - 1).bit_length())
    return plan.rounds + plan.final
