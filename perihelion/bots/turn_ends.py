"""How a turn may end: some actions are played in several states consistent with a view, and the rest of it greedily."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.chance import FastDraws
from ..core.game import Game
from ..core.record import Record
from ..core.runtime import Runtime, RuntimeState
from ..core.view import View, view_of_state
from ..core.vocabulary import CHANCE
from ..engine import runtimes
from .greedy import Greedy
from .match import seed_of

WORLDS = 6
"""The number of sampled states."""
MAX_DECISIONS = 12
"""The maximum number of further decisions of the turn that are played."""
LOOKAHEAD_BUDGET = 60
"""The number of states that the lookahead may visit for each of them."""


def sample_state(view: View, *seed: int) -> tuple[Runtime, RuntimeState]:
    """Return the fastest runtime and a state consistent with a view; the same seed gives the same state."""
    runtime = runtimes.best(view.game)
    s = runtime.state(view.state)
    runtime.sample(s, view.seat, runtime.generator(seed_of(*seed), view.log))
    return runtime, s


def starts_turn(game: Game, phase: int) -> bool:
    """Return whether a turn begins in this phase, even if the same seat has just acted."""
    return str(game.rules.phases[phase]) in game.turn_starts


def play_chance(runtime: Runtime, s: RuntimeState, game: Game, draws: FastDraws) -> None:
    """Play outcomes of chance until a seat is to act or a turn begins."""
    while runtime.actor(s) == CHANCE and not starts_turn(game, runtime.phase(s)):
        runtime.deal(s, draws.draw(runtime.deals(s)))


def turn_ends(view: View, actions: Sequence[int], seed: int = 0) -> list[Record]:
    """Return plain states at the end of the turn that begins with these actions, one for each sampled state.

    If an action is not possible in a sampled state, the turn is finished greedily from there.
    """
    ends = []
    for world in range(WORLDS):
        runtime, s = sample_state(view, seed, world)
        for action in actions:
            if runtime.actor(s) != view.seat or runtime.refuse(s, action):
                break
            runtime.play(s, action)
        _finish_turn(runtime, s, view, seed_of(seed, world))
        ends.append(runtime.plain(s))
    return ends


def _finish_turn(runtime: Runtime, s: RuntimeState, view: View, seed: int) -> None:
    """Let the seat finish its turn greedily, with the outcomes of chance that belong to it."""
    greedy, draws = Greedy(seed), FastDraws(seed)
    for _ in range(MAX_DECISIONS):
        play_chance(runtime, s, view.game, draws)
        if runtime.actor(s) != view.seat:
            return
        now = view_of_state(runtime, s, view.seat, view.options, view.words)
        runtime.play(s, greedy.choose(now, LOOKAHEAD_BUDGET))
