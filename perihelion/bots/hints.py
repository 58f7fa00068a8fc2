"""Hints: the best few actions, their expected results, and the reasons.

    from perihelion.bots.hints import describe_hint, hint
    for each in hint(view):
        print(each.action, each.share, each.error, each.points, describe_hint(each, words))

The search says which action is better, and the game's judge says why: its terms at the end of the turn after one action
are compared with those after the other, over several states consistent with the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..core.game import Game
from ..core.narration import choice
from ..core.view import View, view_of_state
from ..engine import runtimes
from ..words import Words
from .greedy import Greedy
from .levels import simulations as simulations_of_level
from .match import seed_of
from .networks import settings_for
from .search import ActionValue, Search

MAX_ACTIONS = 3
"""The maximum number of actions in a hint."""
WORLDS = 6
"""The number of sampled states in which the terms are compared."""
MAX_DECISIONS = 12
"""The maximum number of further decisions of the turn that are played."""
LOOKAHEAD_BUDGET = 60
"""The number of states that the lookahead may visit for each of them."""
INTERPRETED_SIMULATIONS = 30
"""The simulations of a hint while there is no machine code. With machine code it runs as many as the highest level."""
OTHERS = "others"
"""The term that stands for the value of the best other team."""
MIN_DIFFERENCE = 0.05
"""Smaller differences, in points, are not mentioned."""
ROUNDED_FROM = 10
"""Expected points are rounded to whole numbers from this value on."""


class Reason(NamedTuple):
    """A term of the judge, and the difference in points."""

    term: str
    value: float


class Hint(NamedTuple):
    """An action, its expected result, and the reason why it differs from the best other one."""

    action: int
    share: float
    """The expected share of the win."""
    error: float
    """Its standard error."""
    points: float
    """The expected points."""
    reasons: tuple[Reason, ...]
    best: bool
    """True for the best action."""


def hint(view: View, simulations: int = 0, seed: int = 0, most: int = MAX_ACTIONS) -> list[Hint]:
    """Return the best few actions of the seat to act, best first."""
    if not view.legal:
        return []
    rollout_turns = None if runtimes.is_compiled(view.game) else 0  # interpreted rollouts would take seconds
    search = Search(seed, simulations=simulations or default_simulations(view), rollout_turns=rollout_turns)
    found = one_of_each(view, search.evaluate_actions(view))
    tried = sum(each.visits > 0 for each in found)
    return explain(view, found[: min(most, max(2, tried))], seed)  # a reason needs two to compare


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


def explain(view: View, found: Sequence[ActionValue], seed: int = 0) -> list[Hint]:
    """Return hints with reasons: the best action is compared with the second, every other one with the best."""
    terms = [expected_terms(view, each.action, seed) for each in found]
    hints = []
    for i, each in enumerate(found):
        other = terms[0 if i else min(1, len(found) - 1)]
        error = each.error if each.visits > 1 else 0.5
        hints.append(Hint(each.action, each.share, error, each.points, differences(terms[i], other), i == 0))
    return hints


def differences(ours: dict[str, float], other: dict[str, float]) -> tuple[Reason, ...]:
    """Return the terms that differ, the largest difference first."""
    every = [Reason(term, ours[term] - other[term]) for term in ours]
    return tuple(sorted((r for r in every if abs(r.value) >= MIN_DIFFERENCE), key=lambda r: -abs(r.value)))


def expected_terms(view: View, action: int, seed: int = 0) -> dict[str, float]:
    """Return the expected value of each term at the end of the turn after an action, in points."""
    runtime, game = runtimes.best(view.game), view.game
    total: dict[str, float] = {}
    for world in range(WORLDS):
        s = runtime.state(view.state)
        runtime.sample(s, view.seat, runtime.generator(seed_of(seed, world)))
        runtime.play(s, action)
        _finish_turn(runtime, s, view, seed_of(seed, world))
        for term, value in terms_of_seat(game, runtime.plain(s), view.seat).items():
            total[term] = total.get(term, 0.0) + value / WORLDS
    return total


def terms_of_seat(game: Game, s: Any, seat: int) -> dict[str, float]:
    """Return the terms of a plain state for a seat and its partners, and OTHERS for the best other team, in points."""
    teams = terms_of_teams(game, s)
    own = teams.pop(game.rules.team(s, seat))
    others = [sum(terms.values()) for terms in teams.values()]
    return own | ({OTHERS: -max(others)} if others else {})


def terms_of_teams(game: Game, s: Any) -> dict[int, dict[str, float]]:
    """Return the terms of a plain state for each team, in points."""
    rules, judge = game.rules, game.judge
    f = rules.facts()
    by_name = judge.terms if judge is not None else {"points": (10**6, lambda s, f, p: rules.points(s, p))}
    teams: dict[int, dict[str, float]] = {}
    for p in range(rules.seats(s)):
        terms = teams.setdefault(rules.team(s, p), dict.fromkeys(by_name, 0.0))
        for name, (weight, term) in by_name.items():
            terms[name] += weight * term(s, f, p) / 10**6
    return teams


def _finish_turn(runtime: runtimes.Runtime, s: Any, view: View, seed: int) -> None:
    """Let the seat finish its turn greedily."""
    greedy = Greedy(seed)
    for _ in range(MAX_DECISIONS):
        if runtime.actor(s) != view.seat:
            return
        now = view_of_state(runtime, s, view.seat, view.options, view.words)
        runtime.play(s, greedy.choose(now, LOOKAHEAD_BUDGET))


# in words


def describe_hint(given: Hint, words: Words, most: int = 3) -> str:
    """Return the expected result of an action, with reasons, as one sentence."""
    is_whole = abs(given.points) >= ROUNDED_FROM or round(given.points, 1) == round(given.points)
    points = number(given.points, words, 0 if is_whole else 1)
    expects = words("hint-expects", share=percent(given.share), points=points)
    if given.best and pays_later(given.reasons):
        return f"{expects} {words('hint-later')}"
    why = describe_reasons(given.reasons, words, most)
    return f"{expects} {words('hint-best' if given.best else 'hint-other', why=why)}" if why else expects


def pays_later(reasons: Sequence[Reason]) -> bool:
    """Return whether the best action is not yet better at the end of the turn: its advantage comes later."""
    return bool(reasons) and sum(reason.value for reason in reasons) <= 0


def describe_reasons(reasons: Sequence[Reason], words: Words, most: int = 3) -> str:
    """Return the largest reasons as text: +1.3 energy on the laser, −0.4 cards."""
    parts = [
        words("hint-term", value=signed(reason.value, words), term=term_name(reason.term, words))
        for reason in reasons[:most]
    ]
    return ", ".join(parts)


def term_name(term: str, words: Words) -> str:
    """Return the name of a term. The only term of a game without a judge is its points."""
    if term == OTHERS:
        return words("hint-others")
    return words(f"term-{term}" if words.has(f"term-{term}") else "table-points")


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
