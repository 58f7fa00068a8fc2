"""The rest of a turn, planned: the actions that a player would carry out one after another.

A plan ends where the player learns something new: at the end of the turn, at an outcome of chance, or when another seat
is to act. Actions that bring nothing are left out, such as selling a cube and buying it back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from ..core.runtime import Runtime, RuntimeState
from ..core.view import View, view_of_state
from ..engine import runtimes
from .judging import lead_of_seat
from .match import seed_of

MAX_ACTIONS = 40
"""The maximum number of actions in a plan."""
CHECKED_ACTIONS = 12
"""Longer plans are not checked for pairs of actions that cancel each other."""

Choose = Callable[[View], int]


def plan_turn(view: View, first: int, choose: Choose, seed: int = 0) -> list[int]:
    """Return the turn that begins with an action and that a chooser continues, until something new becomes known."""
    runtime, s = _sample(view, seed)
    action, plan = first, list[int]()
    while len(plan) < MAX_ACTIONS:
        runtime.play(s, action)
        plan.append(action)
        if runtime.actor(s) != view.seat or _starts_turn(view, runtime.phase(s)):
            break
        action = choose(view_of_state(runtime, s, view.seat, view.options, view.words))
    return simplify(view, plan, seed)


def end_of_plan(view: View, plan: Sequence[int], seed: int = 0) -> bytes:
    """Return the packed state after a plan. Two plans with the same end are the same turn in another order."""
    runtime, s = _sample(view, seed)
    for action in plan:
        runtime.play(s, action)
    return runtime.packed(s).tobytes()


def _sample(view: View, seed: int) -> tuple[Runtime, RuntimeState]:
    """Return the fastest runtime and a state consistent with the view; the same seed gives the same state."""
    runtime = runtimes.best(view.game)
    s = runtime.state(view.state)
    runtime.sample(s, view.seat, runtime.generator(seed_of(seed)))
    return runtime, s


def _starts_turn(view: View, phase: int) -> bool:
    return str(view.game.rules.phases[phase]) in view.game.turn_starts


def simplify(view: View, plan: Sequence[int], seed: int = 0) -> list[int]:
    """Return the plan without actions that bring nothing: the turn ends in the same phase and is worth as much."""
    best, shortest = _try(view, plan, seed), list(plan)
    for shorter in _leave_out(plan):
        if len(shorter) < len(shortest):
            tried = _try(view, shorter, seed)
            if tried is not None and best is not None and tried[0] == best[0] and tried[1] >= best[1]:
                best, shortest = tried, shorter
    return shortest if len(shortest) == len(plan) else simplify(view, shortest, seed)


def _leave_out(plan: Sequence[int]) -> Iterator[list[int]]:
    """Yield the plan without one of its actions, then without two of them."""
    for left_out in range(1, 3 if len(plan) <= CHECKED_ACTIONS else 2):
        for chosen in combinations(range(len(plan)), left_out):
            if len(chosen) < len(plan):
                yield [action for i, action in enumerate(plan) if i not in chosen]


def _try(view: View, plan: Sequence[int], seed: int) -> tuple[tuple[int, int], float] | None:
    """Return where a plan ends, the seat to act and the phase, and its value; None if it is not legal."""
    runtime, s = _sample(view, seed)
    for action in plan:
        if runtime.actor(s) != view.seat or runtime.refuse(s, action):
            return None
        runtime.play(s, action)
    return (runtime.actor(s), runtime.phase(s)), lead_of_seat(view.game, runtime.plain(s), view.seat)
