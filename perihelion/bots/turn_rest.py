"""What follows in a turn after an outcome of chance, whatever the outcome is: another card from the same player."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from ..core.chance import FastDraws
from ..core.events import Value
from ..core.record import Record
from ..core.view import View, view_of_state
from ..core.vocabulary import CHANCE
from ..engine import runtimes
from .greedy import Greedy
from .match import seed_of
from .turn_ends import LOOKAHEAD_BUDGET, MAX_DECISIONS, WORLDS, starts_turn


class _Step(NamedTuple):
    """An entry of the rest of a turn, and the state after it and the outcomes of chance that follow."""

    number: int
    """The action; -1 for an outcome of chance."""
    values: dict[str, Value]
    """The values in the sentence of the action: the planet that is settled."""
    id: int
    """The id of the action or the outcome."""
    after: Record


class Rest(NamedTuple):
    """What follows in a turn after an outcome of chance."""

    ids: list[int]
    """The entries until the last decision that is the same after every outcome; the outcomes are those of one draw."""
    ends: list[Record]
    """The states after it."""
    goes_on: bool
    """True if the turn then goes on in a way that depends on the outcome."""


def certain_rest(view: View, s: Record, seed: int = 0) -> Rest:
    """Return what follows a plain state in which chance acts, as far as it is the same after several draws."""
    worlds = [_play_turn(view, s, seed_of(seed, world)) for world in range(WORLDS)]
    decisions = [[step for step in world if step.number >= 0] for world in worlds]
    shared = len(list(takewhile(_are_the_same, zip(*decisions, strict=False))))
    ends = [_state_after(s, world, shared) for world in worlds]
    first, decided, ids = worlds[0], 0, list[int]()
    for step in first:
        decided += step.number >= 0
        if decided > shared:
            break
        ids.append(step.id)
    return Rest(ids if shared else [], ends, any(len(each) > shared for each in decisions))


def _are_the_same(steps: Sequence[_Step]) -> bool:
    return all((step.number, step.values) == (steps[0].number, steps[0].values) for step in steps)


def _state_after(s: Record, world: Sequence[_Step], decisions: int) -> Record:
    """Return the state after this number of decisions of the seat and the outcomes of chance that follow."""
    decided, after = 0, s
    for step in world:
        decided += step.number >= 0
        if decided > decisions:
            break
        after = step.after
    return after


def _play_turn(view: View, s: Record, seed: int) -> list[_Step]:
    """Return the rest of a turn that the seat finishes greedily, with the outcomes of chance that belong to it."""
    runtime, greedy, draws = runtimes.best(view.game), Greedy(seed), FastDraws(seed)
    state, steps = runtime.state(s), list[_Step]()
    for _ in range(2 * MAX_DECISIONS):
        actor, phase = runtime.actor(state), runtime.phase(state)
        if actor == CHANCE and not starts_turn(view.game, phase):
            outcome = draws.draw(runtime.deals(state))
            runtime.deal(state, outcome)
            steps.append(_Step(-1, {}, outcome, runtime.plain(state)))
        elif actor == view.seat and not starts_turn(view.game, phase):
            now = view_of_state(runtime, state, view.seat, view.options, view.words)
            action = greedy.choose(now, LOOKAHEAD_BUDGET)
            family, axes = view.game.actions.family(action)
            values = view.game.choice_values(now.state, family.name, axes)
            runtime.play(state, action)
            steps.append(_Step(action, values, action, runtime.plain(state)))
        else:
            break
    return steps
