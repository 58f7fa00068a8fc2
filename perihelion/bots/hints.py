"""Hints: the best few turns, their expected results, and the reasons.

    from perihelion.bots.hints import describe_hint, hint
    for each in hint(view):
        print(each.actions, each.share, each.error, each.points, describe_hint(each, view.game, words))

The search says which turn is better. The reasons are what players count (the `measures` of the game) at the end of the
turn or, if the turn pays later, at the end of the next one: the best turn is compared with the second, every other one
with the best.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from typing import NamedTuple

from ..core.game import Game
from ..core.narration import choice
from ..core.position import Position
from ..core.story import Turn, tell_turn
from ..core.view import View
from ..engine import runtimes
from ..words import Words
from .comparison import Comparison, compare_turns
from .greedy import Greedy
from .levels import simulations as simulations_of_level
from .networks import settings_for
from .reasons import Reason, describe_reasons, invert
from .search import ActionValue, Search
from .turn_ends import LOOKAHEAD_BUDGET, sample_state
from .turn_plan import end_of_plan, plan_turn

MAX_TURNS = 3
"""The maximum number of turns in a hint."""
INTERPRETED_SIMULATIONS = 30
"""The simulations of a hint while there is no machine code. With machine code it runs as many as the highest level."""
EVEN = 0.02
"""If two turns differ by less than this share of the win and the best is not yet ahead, both are named."""
ROUNDED_FROM = 10
"""Expected points are rounded to whole numbers from this value on."""


class Hint(NamedTuple):
    """A turn, its expected result, and the reasons why it differs from the best other one."""

    actions: tuple[int, ...]
    """The planned actions, up to the end of the turn or the next outcome of chance."""
    share: float
    """The expected share of the win."""
    error: float
    """Its standard error."""
    points: float
    """The expected points."""
    turn: Turn
    """What the actions do, for a story."""
    reasons: tuple[Reason, ...]
    best: bool
    """True for the best turn."""
    pays_later: bool = False
    """True if the better turn of the two compared ones is not yet ahead when it ends."""
    next_turn: Turn | None = None
    """What the player does after the best turn, if it pays later."""
    even: Turn | None = None
    """The second turn, if the best one is hardly better."""

    @property
    def action(self) -> int:
        """The first action."""
        return self.actions[0]


def hint(view: View, simulations: int = 0, seed: int = 0, most: int = MAX_TURNS) -> list[Hint]:
    """Return the best few turns of the seat to act, best first."""
    if not view.legal:
        return []
    search = new_search(view, simulations, seed)
    found = one_of_each(view, search.evaluate_actions(view))
    tried = sum(each.visits > 0 for each in found)
    turns = different_turns(view, found[: max(2, tried)], search, seed)
    return explain(view, list(islice(turns, most)), seed)


def different_turns(
    view: View, found: Sequence[ActionValue], search: Search, seed: int = 0
) -> Iterator[tuple[ActionValue, list[int]]]:
    """Yield each action with the turn that it begins, unless the turn is an earlier one in another order.

    The search continues the best turn, a short lookahead the others.
    """
    greedy, ends = Greedy(seed), set[bytes]()
    search.advance(view, found[0].action)
    for i, each in enumerate(found):
        plan = plan_turn(
            view, each.action, partial(greedy.choose, budget=LOOKAHEAD_BUDGET) if i else search.choose, seed
        )
        end = end_of_plan(view, plan, seed)
        if end not in ends:
            ends.add(end)
            yield each, plan


def new_search(view: View, simulations: int = 0, seed: int = 0) -> Search:
    """Return the search that makes hints."""
    rollout_turns = None if runtimes.is_compiled(view.game) else 0  # interpreted rollouts would take seconds
    return Search(seed, simulations=simulations or default_simulations(view), rollout_turns=rollout_turns)


def one_of_each(view: View, found: Sequence[ActionValue]) -> list[ActionValue]:
    """Return the first of several actions that read alike, such as taking one of two equal dice."""
    by_sentence: dict[str, ActionValue] = {}
    for each in found:
        by_sentence.setdefault(choice(view, each.action), each)
    return list(by_sentence.values())


def default_simulations(view: View) -> int:
    """Return the number of simulations of a hint, limited so that nobody waits long."""
    if not runtimes.is_compiled(view.game):
        return INTERPRETED_SIMULATIONS
    return simulations_of_level(settings_for(view.game, view.state), "sun")


def explain(view: View, found: Sequence[tuple[ActionValue, list[int]]], seed: int = 0) -> list[Hint]:
    """Return hints with reasons: the best turn is compared with the second, every other one with the best."""
    (first, best), hints = found[0], list[Hint]()
    for value, plan in found[1:]:
        comparison = compare_turns(view, best, plan, seed, look_ahead=first.share - value.share >= EVEN)
        if not hints:
            hints.append(_hint(view, first, best, comparison, seed)._replace(best=True))
        # The search tried it less often than the best turn: its share is less certain, and not better.
        worse = _hint(view, value._replace(share=min(value.share, first.share)), plan, comparison, seed)
        hints.append(worse._replace(reasons=invert(comparison.reasons), next_turn=None))
    if not hints:
        return [_hint(view, first, best, Comparison(()), seed)._replace(best=True)]
    even = hints[1].turn if hints[0].share - hints[1].share < EVEN else None
    return [hints[0]._replace(even=even), *hints[1:]]


def _hint(view: View, value: ActionValue, plan: Sequence[int], comparison: Comparison, seed: int) -> Hint:
    return Hint(
        actions=tuple(plan),
        share=value.share,
        error=value.error if value.visits > 1 else 0.5,
        points=value.points,
        turn=imagine_turn(view, plan, seed),
        reasons=comparison.reasons,
        best=False,
        pays_later=comparison.pays_later,
        next_turn=comparison.next_turn,
    )


def imagine_turn(view: View, actions: Sequence[int], seed: int = 0) -> Turn:
    """Return a turn as it would be told after these actions."""
    runtime, s = sample_state(view, seed)
    before = runtime.plain(s)
    position = Position(view.game, view.options, before).play(*actions)
    return Turn(view.seat, position.log, before, position.plain)


# in words


def describe_hint(given: Hint, game: Game, words: Words) -> str:
    """Return a turn with its expected result and the reasons, as sentences."""
    return f"{tell_hint(given, game, words)}. {describe_result(given, game, words)}"


def tell_hint(given: Hint, game: Game, words: Words) -> str:
    """Return what the player does, in one sentence: 3 to the corner, then 02: row of three, +1 point.

    If nothing in the turn has a short form, it only ends here.
    """
    told = tell_turn(game, words, given.turn, words("hint-end-turn"))
    return told[:1].upper() + told[1:]


def describe_result(given: Hint, game: Game, words: Words) -> str:
    """Return the expected result of a turn, and why it is better or worse than another one."""
    is_whole = abs(given.points) >= ROUNDED_FROM or round(given.points, 1) == round(given.points)
    points = number(given.points, words, 0 if is_whole else 1)
    expects = words("hint-expects", share=percent(given.share), points=points)
    return " ".join([expects, *_describe_reason(given, game, words)])


def _describe_reason(given: Hint, game: Game, words: Words) -> Iterator[str]:
    why = describe_reasons(given.reasons, game, words, worse=not given.best)
    if given.pays_later and given.even is not None:
        yield words("hint-even", turn=tell_turn(game, words, given.even, words("hint-end-turn")))
    elif given.pays_later:
        line = "" if given.next_turn is None else tell_turn(game, words, given.next_turn, words("hint-end-turn"))
        if line and line != words("hint-end-turn"):
            yield words("hint-next-turn", turn=line)
        if why:
            yield words("hint-one-turn-later", why=why)
        elif given.best and not line:
            yield words("hint-later")
    elif why:
        yield words("hint-best" if given.best else "hint-other", why=why)


def signed(value: float, words: Words) -> str:
    """Return a difference with its sign, in the number format of the language."""
    return ("+" if value > 0 else "−") + number(abs(value), words, 1)


def number(value: float, words: Words, digits: int) -> str:
    """Return a number in the format of the language."""
    written = f"{round(value, digits) + 0.0:.{digits}f}".replace("-", "−")  # + 0.0 turns -0.0 into 0.0
    return written.replace(".", ",") if words.lang == "de" else written


def percent(share: float) -> str:
    """Return a share as a whole percentage."""
    return str(round(100 * share))
