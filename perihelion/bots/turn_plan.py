"""The rest of a turn, planned: the actions that a player would carry out one after another.

A plan ends where the player learns something new: at the end of the turn, at an outcome of chance, or when another seat
is to act. Actions that bring nothing are left out, such as selling a cube and buying it back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ..core.runtime import Runtime, RuntimeState
from ..core.view import View, view_of_state
from .judging import lead_of_seat
from .turn_ends import sample_state, starts_turn

MAX_ACTIONS = 40
"""The maximum number of actions in a plan."""
LONGEST_RUN = 3
"""The most actions in a row that may bring nothing together: two cubes are sold, and something is taken for them."""
CHECKED_ACTIONS = 20
"""Longer plans are not checked for actions apart that cancel each other."""

Choose = Callable[[View], int]


def plan_turn(view: View, first: int, choose: Choose, seed: int = 0) -> list[int]:
    """Return the turn that begins with an action and that a chooser continues, without actions that bring nothing."""
    return simplify(view, continue_turn(view, first, choose, seed), seed)


def continue_turn(view: View, first: int, choose: Choose, seed: int = 0) -> list[int]:
    """Return the turn that begins with an action and that a chooser continues, until something new becomes known."""
    runtime, s = sample_state(view, seed)
    action, plan = first, list[int]()
    while len(plan) < MAX_ACTIONS:
        runtime.play(s, action)
        plan.append(action)
        if runtime.actor(s) != view.seat or starts_turn(view.game, runtime.phase(s)):
            break
        action = choose(view_of_state(runtime, s, view.seat, view.options, view.words))
    return plan


def end_of_plan(view: View, plan: Sequence[int], seed: int = 0) -> bytes:
    """Return the packed state after a plan. Two plans with the same end are the same turn in another order."""
    runtime, s = sample_state(view, seed)
    for action in plan:
        runtime.play(s, action)
    return runtime.packed(s).tobytes()


def simplify(view: View, plan: Sequence[int], seed: int = 0) -> list[int]:
    """Return the plan without actions that bring nothing: the turn ends in the same phase and is worth as much."""
    runtime, start = sample_state(view, seed)

    def simplify_once(plan: list[int]) -> list[int]:
        best, shortest = _try(view, runtime, start, plan), plan
        for shorter in _leave_out(plan):
            if len(shorter) < len(shortest):
                tried = _try(view, runtime, start, shorter)
                if tried is not None and best is not None and tried[0] == best[0] and tried[1] >= best[1]:
                    best, shortest = tried, shorter
        return shortest

    simplest = list(plan)
    while len(shorter := simplify_once(simplest)) < len(simplest):
        simplest = shorter
    return simplest


def _leave_out(plan: Sequence[int]) -> Iterator[list[int]]:
    """Yield the plan without a run of its actions, such as a sale; then without a run and one more, such as a purchase.

    The plan keeps at least one action.
    """
    places = range(len(plan))
    runs = [range(first, first + length) for length in range(1, LONGEST_RUN + 1) for first in places]
    runs = [run for run in runs if run.stop <= len(plan)]
    single = [frozenset(run) for run in runs]
    both = [run | {other} for run in single for other in places if other not in run]
    for left_out in (*single, *(both if len(plan) <= CHECKED_ACTIONS else ())):
        if len(left_out) < len(plan):
            yield [action for i, action in enumerate(plan) if i not in left_out]


def _try(
    view: View, runtime: Runtime, start: RuntimeState, plan: Sequence[int]
) -> tuple[tuple[int, int], float] | None:
    """Return where a plan ends, the seat to act and the phase, and its value; None if it is not legal."""
    s = runtime.copy(start)
    for action in plan:
        if runtime.actor(s) != view.seat or runtime.refuse(s, action):
            return None
        runtime.play(s, action)
    return (runtime.actor(s), runtime.phase(s)), lead_of_seat(view.game, runtime.plain(s), view.seat)
