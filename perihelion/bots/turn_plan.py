"""The rest of a turn, planned: the actions that a player would carry out one after another.

A plan ends where the player learns something new: at the end of the turn, at an outcome of chance, or when another seat
is to act. Actions that bring nothing are left out, such as selling a cube and buying it back, and a card is not
exchanged for an equal one. A plan has no action of which the page warns, if there is another one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from ..core.game import Game
from ..core.record import OWNER, Record
from ..core.runtime import Runtime, RuntimeState
from ..core.story import measure
from ..core.view import View, view_of_state
from .greedy import Greedy
from .judging import lead_of_seat, mean_lead
from .turn_ends import LOOKAHEAD_BUDGET, sample_state, starts_turn, turn_ends

MAX_ACTIONS = 40
"""The maximum number of actions in a plan."""
LONGEST_RUN = 3
"""The most actions in a row that may bring nothing together: two cubes are sold, and something is taken for them."""
CHECKED_ACTIONS = 20
"""Longer plans are not checked for actions apart that cancel each other."""

Choose = Callable[[View], int]


def plan_turn(view: View, first: int, choose: Choose, seed: int = 0, keep_first: bool = False) -> list[int]:
    """Return the turn that begins with an action and that a chooser continues, without actions that bring nothing.

    With `keep_first` the first action stays even if it seems to bring nothing.
    """
    plan = swap_for_another(view, continue_turn(view, first, choose, seed), seed)
    return simplify(view, plan, seed, keep_first)


def continue_turn(view: View, first: int, choose: Choose, seed: int = 0) -> list[int]:
    """Return the turn that begins with an action and that a chooser continues, until something new becomes known."""
    runtime, s = sample_state(view, seed)
    action, plan = first, list[int]()
    while len(plan) < MAX_ACTIONS:
        runtime.play(s, action)
        plan.append(action)
        if runtime.actor(s) != view.seat or starts_turn(view.game, runtime.phase(s)):
            break
        now = view_of_state(runtime, s, view.seat, view.options, view.words)
        action = choose(now)
        if is_warned(now, action) and (others := [each for each in now.legal if not is_warned(now, each)]):
            action = Greedy(seed).choose(replace(now, legal=others), LOOKAHEAD_BUDGET)
    return plan


def is_warned(view: View, action: int) -> bool:
    """Return whether the page would ask before this action, because it loses something for nothing."""
    note = view.game.board.note if view.game.board is not None else None
    return note is not None and bool(note(view, action).warning)


def is_quiet(view: View, action: int) -> bool:
    """Return whether the page puts an action aside, such as exchanging cubes."""
    note = view.game.board.note if view.game.board is not None else None
    return note is not None and bool(note(view, action).quiet)


def leads_into(view: View, plan: Sequence[int], seed: int, test: Callable[[View, int], bool]) -> bool:
    """Return whether a test is true for an action of a plan, such as that the page would ask before it."""
    runtime, s = sample_state(view, seed)
    for action in plan:
        if test(view_of_state(runtime, s, view.seat, view.options, view.words), action):
            return True
        runtime.play(s, action)
    return False


def swap_for_another(view: View, plan: list[int], seed: int = 0) -> list[int]:
    """Return the plan or, if it only swaps a thing for an equal one, the plan with the best other last action."""
    runtime, s = sample_state(view, seed)
    game, seat = view.game, view.seat
    owned = _owned(game, runtime.plain(s), seat)
    for action in plan[:-1]:
        runtime.play(s, action)
    if _owned(game, runtime.plain(s), seat) == owned:
        return plan

    def changes_nothing(action: int) -> bool:
        end = runtime.copy(s)
        runtime.play(end, action)
        return _owned(game, runtime.plain(end), seat) == owned

    if not changes_nothing(plan[-1]):
        return plan
    swaps = [[*plan[:-1], action] for action in runtime.legal(s) if not changes_nothing(action)]
    return max(swaps, key=lambda swap: mean_lead(view, turn_ends(view, swap, seed)), default=plan)


def _owned(game: Game, s: Record, seat: int) -> list[int]:
    """Return the amounts of a seat in a plain state, and everything that only it sees, such as the cards in hand."""
    cells = [getattr(s, f.name).items() for f in s.secret_fields if f.seen == OWNER]
    held = [
        value for each in cells for index, value in each if seat == (index[0] if isinstance(index, tuple) else index)
    ]
    return [*measure(game, s, seat).values(), *held]


def end_of_plan(view: View, plan: Sequence[int], seed: int = 0) -> bytes:
    """Return the packed state after a plan. Two plans with the same end are the same turn in another order."""
    runtime, s = sample_state(view, seed)
    for action in plan:
        runtime.play(s, action)
    return runtime.packed(s).tobytes()


def begins_turn(view: View, plan: Sequence[int], action: int, seed: int = 0) -> bool:
    """Return whether a turn may begin with an action of it and still lead to the same end."""
    if action not in plan:
        return False
    i = list(plan).index(action)
    first = [action, *plan[:i], *plan[i + 1 :]]
    runtime, s = sample_state(view, seed)
    for each in first:
        if runtime.actor(s) != view.seat or each not in list(runtime.legal(s)):
            return False
        runtime.play(s, each)
    return runtime.packed(s).tobytes() == end_of_plan(view, plan, seed)


def simplify(view: View, plan: Sequence[int], seed: int = 0, keep_first: bool = False) -> list[int]:
    """Return the plan without actions that bring nothing: the turn ends in the same phase and is worth as much."""
    runtime, start = sample_state(view, seed)

    def simplify_once(plan: list[int]) -> list[int]:
        best, shortest = _try(view, runtime, start, plan), plan
        for shorter in _leave_out(plan, 1 if keep_first else 0):
            if len(shorter) < len(shortest):
                tried = _try(view, runtime, start, shorter)
                if tried is None or best is None or tried[0] != best[0] or tried[1] < best[1]:
                    continue
                if not leads_into(view, shorter, seed, is_warned):
                    best, shortest = tried, shorter
        return shortest

    simplest = list(plan)
    while len(shorter := simplify_once(simplest)) < len(simplest):
        simplest = shorter
    return simplest


def _leave_out(plan: Sequence[int], kept: int) -> Iterator[list[int]]:
    """Yield the plan without a run of its actions, such as a sale; then without a run and one more, such as a purchase.

    The plan keeps at least one action, and its first `kept` ones.
    """
    places = range(kept, len(plan))
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
