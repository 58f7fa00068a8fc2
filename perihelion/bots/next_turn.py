"""What comes after a turn: the others answer, and the player has the next turn, in several sampled states."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ..core.chance import FastDraws
from ..core.position import Position
from ..core.record import Record
from ..core.runtime import Runtime, RuntimeState
from ..core.story import Turn
from ..core.view import View, view_of_state
from ..core.vocabulary import CHANCE, OVER
from .greedy import Greedy
from .match import seed_of
from .reasons import brings_something
from .turn_ends import LOOKAHEAD_BUDGET, sample_state, starts_turn

WORLDS = 8
"""The number of sampled states."""
MAX_ENTRIES = 200
"""The maximum number of decisions and outcomes that are played in each of them."""
LIKELY = 0.375
"""The next turn is named only if it is the same in this share of the sampled states. The words call it possible."""


class NextTurn(NamedTuple):
    """The next turn of a seat in one sampled state."""

    before: Record
    actions: tuple[int, ...]
    """The actions up to the first outcome of chance."""
    after: Record
    """The state at the end of the turn, or at the end of the game."""


def play_on(view: View, plan: Sequence[int], seed: int = 0) -> list[NextTurn]:
    """Return the seat's next turn after a planned one, in each sampled state. All seats play greedily.

    The same seed gives two plans the same hidden things and the same draws.
    """
    return [_play_on(view, plan, seed_of(seed, world)) for world in range(WORLDS)]


def _play_on(view: View, plan: Sequence[int], seed: int) -> NextTurn:
    runtime, s = sample_state(view, seed)
    draws, greedy = FastDraws(seed), Greedy(seed)
    for action in plan:
        if runtime.actor(s) != view.seat or runtime.refuse(s, action):
            break
        runtime.play(s, action)
    others_acted = is_next = chance_acted = False
    before, actions = runtime.plain(s), list[int]()
    for _ in range(MAX_ENTRIES):
        actor = runtime.actor(s)
        if actor == OVER:
            break
        starts = starts_turn(view.game, runtime.phase(s))
        if actor == view.seat and not is_next and (starts or others_acted):
            is_next, before = True, runtime.plain(s)
        elif is_next and (starts or actor not in (view.seat, CHANCE)):
            break
        if actor == CHANCE:
            chance_acted |= is_next
            runtime.deal(s, draws.draw(runtime.deals(s)))
            continue
        others_acted |= actor != view.seat
        action = _choose(runtime, s, actor, view, greedy)
        if is_next and not chance_acted:
            actions.append(action)
        runtime.play(s, action)
    return NextTurn(before, tuple(actions), runtime.plain(s))


def _choose(runtime: Runtime, s: RuntimeState, seat: int, view: View, greedy: Greedy) -> int:
    return greedy.choose(view_of_state(runtime, s, seat, view.options, view.words), LOOKAHEAD_BUDGET)


def likely_turn(view: View, found: Sequence[NextTurn]) -> Turn | None:
    """Return the most frequent next turn in the sampled states; None if it is too rare or brings nothing."""
    (actions, count), *_ = Counter(each.actions for each in found).most_common(1)
    if not actions or count < LIKELY * len(found):
        return None
    first = next(each for each in found if each.actions == actions)
    position = Position(view.game, view.options, first.before).play(*actions)
    if not brings_something(view, [first.before], [first.after]):
        return None
    return Turn(view.seat, position.log, first.before, position.plain, later=True)
