"""Hints: the best few turns, their expected results, and the reasons.

    from perihelion.bots.hints import describe_hint, hint
    for each in hint(view):
        print(each.actions, each.share, each.error, each.points, describe_hint(each, view.game, words))

The search says which turn is better. The reasons are what players count (the `measures` of the game) at the end of the
turn or, if the turn pays later, at the end of the next one: the best turn is compared with the second, every other one
with the best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import NamedTuple

from ..core.game import Game
from ..core.narration import choice
from ..core.position import Position
from ..core.record import Record
from ..core.story import Turn, brief_moves, certain_amounts, measure, merge_moves, tell_turn
from ..core.view import View
from ..core.vocabulary import CHANCE
from ..engine import runtimes
from ..languages.typography import decimal_sign
from ..words import Words
from .close_turns import EVEN, is_about_as_good
from .comparison import Comparison, compare_turns
from .greedy import Greedy
from .judging import mean_lead
from .levels import simulations as simulations_of_level
from .networks import settings_for
from .reasons import (
    LATER,
    MIN_DIFFERENCE,
    OWN,
    THAN_BEST,
    THAN_SECOND,
    THAN_SECOND_PROBABLY,
    Reason,
    brings_something,
    describe_reasons,
    invert,
    is_advantage,
    mean_amounts,
)
from .search import ActionValue, Search
from .turn_ends import LOOKAHEAD_BUDGET, sample_state, turn_ends
from .turn_plan import end_of_plan, is_quiet, is_warned, leads_into, plan_turn
from .turn_rest import certain_rest

MAX_TURNS = 3
"""The maximum number of turns in a hint."""
INTERPRETED_SIMULATIONS = 30
"""The simulations of a hint while there is no machine code. With machine code it runs as many as the highest level."""
SIMPLER = 2
"""A turn is simpler than another one if it has at least this many actions less."""
POINTS_PER_SHARE = 4
"""How many points a share of the win is, times the scale of values of the game: the slope of the logistic curve."""


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
    second: Turn | None = None
    """The second turn, for the best one."""
    even: Turn | None = None
    """The second turn, if the best one is hardly better; a longer one only if there is nothing else to tell."""
    takes_back: bool = False
    """True if the player had better take back the last action: the page would warn of what is best now."""

    @property
    def action(self) -> int:
        """The first action."""
        return self.actions[0]


def hint(view: View, simulations: int = 0, seed: int = 0, most: int = MAX_TURNS, simplest: bool = False) -> list[Hint]:
    """Return the best few turns of the seat to act, best first.

    With `simplest` the first is the one with the fewest actions among those that are about as good.
    """
    turns = find_turns(view, simulations, seed, most, simplest)
    if not turns:
        return []
    takes_back = is_warned(view, turns[0][1][0]) and view.words.has(take_back_key(view.game, view.state))
    best, *others = explain(view, turns[:most], seed)
    return [best._replace(takes_back=takes_back), *sorted(others, key=lambda other: -other.share)]


def find_turns(
    view: View, simulations: int = 0, seed: int = 0, most: int = MAX_TURNS, simplest: bool = False
) -> list[tuple[ActionValue, list[int]]]:
    """Return the turns of a hint, without reasons: what the search found out about each, and its actions."""
    if not view.legal:
        return []
    search = new_search(view, simulations, seed)
    found = without_warned(view, one_of_each(view, search.evaluate_actions(view)))
    tried = sum(each.visits > 0 for each in found)
    turns = list(islice(different_turns(view, found[: max(2, tried)], search, seed), MAX_TURNS if simplest else most))
    if simplest:
        turns += list(plain_turns(view, turns, seed))
    if simplest and (better := find_simplest(view, turns, seed) or find_points(view, turns, seed)):
        value, plan = turns.pop(better)
        turns.insert(0, (value._replace(share=min(value.share, turns[0][0].share)), plan))
    return turns


def without_warned(view: View, found: list[ActionValue]) -> list[ActionValue]:
    """Return the actions of which the page does not warn; all if the first is one, and clearly better than these."""
    unwarned = [each for each in found if not is_warned(view, each.action)]
    return unwarned if unwarned and unwarned[0].share >= found[0].share - EVEN else found


def take_back_key(game: Game, s: Record) -> str:
    """Return the message that advises to take back the last action, if the game has one for the phase."""
    return f"hint-take-back-{game.rules.phases[s.phase]}"


def plain_turns(
    view: View, turns: Sequence[tuple[ActionValue, list[int]]], seed: int = 0
) -> Iterator[tuple[ActionValue, list[int]]]:
    """Yield turns that begin alike, without the actions that a page puts aside, such as exchanging cubes."""
    greedy = Greedy(seed)

    def choose(now: View) -> int:
        plain = [action for action in now.legal if not is_quiet(now, action)]
        return greedy.choose(replace(now, legal=plain or now.legal), LOOKAHEAD_BUDGET)

    for value, plan in turns:
        if not is_quiet(view, value.action) and leads_into(view, plan, seed, is_quiet):
            yield value, plan_turn(view, value.action, choose, seed)


def find_simplest(view: View, turns: Sequence[tuple[ActionValue, list[int]]], seed: int = 0) -> int:
    """Return the index of the simplest turn among those that are about as good as the first: it has the fewest actions.

    It must bring something. Both the search and the judge must find it about as good, because the search rates only
    the first action of a turn that a short lookahead has planned.
    """
    best, plan = turns[0]
    ends = [turn_ends(view, each, seed) for _, each in turns]
    lead = [mean_lead(view, each) for each in ends]
    even = EVEN * POINTS_PER_SHARE * settings_for(view.game, view.state).value_scale
    runtime, now = sample_state(view, seed)

    def is_even(i: int) -> bool:
        value = turns[i][0]
        return is_about_as_good(value, best) and lead[i] > lead[0] - even

    def is_simpler(i: int) -> bool:
        return len(turns[i][1]) <= len(plan) - SIMPLER and brings_something(view, [runtime.plain(now)], ends[i])

    found = [i for i in range(1, len(turns)) if is_even(i) and is_simpler(i)]
    return min(found, key=lambda i: len(turns[i][1]), default=0)


def find_points(view: View, turns: Sequence[tuple[ActionValue, list[int]]], seed: int = 0) -> int:
    """Return the index of the turn that is about as good as the first and brings more points now; 0 if there is none.

    The points are the first measure of the game.
    """
    most = next(iter(view.game.measures), None)
    if most is None:
        return 0
    points = [mean_amounts(view, turn_ends(view, plan, seed))[most, OWN] for _, plan in turns]
    best, _ = turns[0]
    even = [i for i, (value, _) in enumerate(turns) if i == 0 or is_about_as_good(value, best)]
    found = max(even, key=lambda i: (points[i], -i))
    return found if points[found] >= points[0] + MIN_DIFFERENCE else 0


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
        look_ahead = not hints or first.share - value.share >= EVEN
        comparison = compare_turns(view, best, plan, seed, look_ahead)
        if not hints:
            hints.append(_hint(view, first, best, comparison, seed)._replace(best=True))
        # The search tried it less often than the best turn: its share is less certain, and not better.
        worse = _hint(view, value._replace(share=min(value.share, first.share)), plan, comparison, seed)
        hints.append(worse._replace(reasons=invert(comparison.reasons), next_turn=None))
    if not hints:
        return [_hint(view, first, best, Comparison(()), seed)._replace(best=True)]
    is_longer = len(hints[1].actions) >= len(hints[0].actions) + SIMPLER
    is_even = hints[0].share - hints[1].share < EVEN and not (is_longer and hints[0].next_turn is not None)
    return [hints[0]._replace(second=hints[1].turn, even=hints[1].turn if is_even else None), *hints[1:]]


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
    """Return a turn as it would be told after these actions, with what then happens whatever chance brings."""
    runtime, s = sample_state(view, seed)
    before = runtime.plain(s)
    position = Position(view.game, view.options, before).play(*actions)
    after = position.plain
    if position.actor != CHANCE:
        return Turn(view.seat, position.log, before, after)
    rest = certain_rest(view, after, seed)
    position.play(*rest.ids)
    return Turn(view.seat, position.log, before, after, rest.ends, goes_on=rest.goes_on)


# in words


def describe_hint(given: Hint, game: Game, words: Words) -> str:
    """Return a turn with its expected result and the reasons, as sentences."""
    alone = given._replace(second=None, even=None)  # in a list the other turn follows
    return f"{tell_hint(given, game, words)}. {describe_result(alone, game, words)}".strip()


def tell_hint(given: Hint, game: Game, words: Words) -> str:
    """Return what the player does, in one sentence: Move comet 3 to 24: row of 3, +1 point."""
    if given.takes_back:
        return words(take_back_key(game, given.turn.before))
    told = tell_turn(game, words, given.turn, advice=True)
    return told[:1].upper() + told[1:]


def describe_result(given: Hint, game: Game, words: Words) -> str:
    """Return the expected result of a turn, and why it is better or worse than another one."""
    if given.takes_back:
        return ""
    expects = words("hint-expects", share=percent(given.share), bound=_bound(given))
    return " ".join(filter(None, (expects, *_describe_reason(given, game, words))))


def _bound(given: Hint) -> str:
    """Return how sure the chance is. A win is not certain because it is rounded to 100 %."""
    if given.error == 0 and given.share in (0, 1):
        return "certain"
    return {"100": "over", "0": "under"}.get(percent(given.share), "about")


def _describe_reason(given: Hint, game: Game, words: Words) -> Iterator[str]:
    compared = THAN_SECOND if given.best else THAN_BEST
    if given.pays_later:
        compared += LATER
    elif given.best and given.turn.goes_on:
        compared = THAN_SECOND_PROBABLY
    reasons = [reason for reason in given.reasons if given.pays_later or not _is_told(reason, given, game)]
    why = describe_reasons(reasons, game, words, not given.best, compared)
    line = given.next_turn if given.pays_later else None
    if line is not None and list(brief_moves(game, words, line)):
        yield words("hint-next-turn", turn=tell_turn(game, words, line, advice=True))
        why = ""
    if given.pays_later and given.even is not None:
        yield tell_other(given.turn, given.even, game, words, "hint-even")
    elif why:
        yield why
    elif not given.pays_later and given.second is not None:
        yield tell_other(given.turn, given.second, game, words, "hint-second")


def _is_told(reason: Reason, given: Hint, game: Game) -> bool:
    """Return whether the story of the best turn has said an advantage already: it brings just this amount.

    The most important amount, such as the points, is a reason in any case.
    """
    if not given.best or reason.seat != OWN or reason.named is not None or not is_advantage(reason, game):
        return False
    before, after = (
        measure(game, given.turn.before, given.turn.seat),
        certain_amounts(game, given.turn, given.turn.seat),
    )
    change = after[reason.measure] - before[reason.measure]
    return reason.measure != next(iter(game.measures)) and abs(change - reason.value) < MIN_DIFFERENCE


def tell_other(turn: Turn, other: Turn, game: Game, words: Words, key: str) -> str:
    """Return another turn, or only its difference if that is one action; empty if it is the same idea."""
    ours, others = (merge_moves(list(brief_moves(game, words, played, each=True))) for played in (turn, other))
    only_ours, only_others = (list((Counter(a) - Counter(b)).elements()) for a, b in ((ours, others), (others, ours)))
    if len(only_others) > len(others) / 2 or not others:
        return words(key, turn=tell_turn(game, words, other, advice=True))
    if len(only_ours) == len(only_others) == 1 and key == "hint-even":
        return words("hint-even-part", this=only_ours[0], other=only_others[0])
    return ""


def signed(value: float, words: Words) -> str:
    """Return a difference with its sign, in the number format of the language; one that is rounded to 0 has none."""
    rounded = round(value, 1)
    return ("+" if rounded > 0 else "−" if rounded < 0 else "") + number(abs(value), words, 1)


def number(value: float, words: Words, digits: int) -> str:
    """Return a number in the format of the language."""
    written = f"{round(value, digits) + 0.0:.{digits}f}".replace("-", "−")  # + 0.0 turns -0.0 into 0.0
    return written.replace(".", decimal_sign(words.lang))


def percent(share: float) -> str:
    """Return a share as a whole percentage."""
    return str(round(100 * share))
