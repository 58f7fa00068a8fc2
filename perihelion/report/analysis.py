"""Analyses a game step by step: the best action and the loss of each decision, the luck of each outcome.

A rough result is ready after a few seconds, and every step improves it:

1. The curve, by the judge alone: first at the ends of the turns, then everywhere.
2. A short search at every decision, starting with those after which the curve falls. From time to time the costliest
   one found so far is searched longer, so that the first mistakes are known long before all decisions are searched.
3. A longer search at the other decisions that look costly, and a long one at the costliest.
4. The curve with a lookahead, and the luck of each outcome.
5. A long search at every decision, starting with those that look costly.
"""

from __future__ import annotations

import math
import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property, partial
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from ..bots.comparison import compare_turns
from ..bots.greedy import Greedy
from ..bots.protocol import BUDGET
from ..bots.reasons import Reason
from ..bots.turn_ends import LOOKAHEAD_BUDGET
from ..bots.turn_plan import plan_turn
from ..core.position import Position
from ..core.record import Record
from ..core.turn_spans import TurnSpan, find_turns
from ..core.view import View, view_of_state
from ..core.vocabulary import CHANCE, OVER
from ..engine import runtimes
from .decisions import DecisionAnalysis
from .followed_hints import follows_hint
from .model import SMALL_COST, Decision, Draws, Face, Outcome, Report, Seat, worst_of_turns
from .values import PositionValues

if TYPE_CHECKING:
    from ..core.record import PackedArray

Progress = Callable[[int, int], None]

FIRST_SIMULATIONS, SECOND_SIMULATIONS = 16, 100
"""The simulations of the first two searches at a decision. The last one runs the requested number."""
SEARCHES_BETWEEN = 6
"""After this many short searches the costliest decision found so far is searched longer."""
MOST_HINTS = 12
"""The number of decisions that look like mistakes and are compared with the hint, the costliest first."""
FIRST_CHECKED = 8
"""The number of decisions that are searched long before the luck is computed: the costliest ones."""


def analyse(
    position: Position,
    simulations: int = BUDGET,
    seconds: float = 0,
    seed: int = 0,
    tell: Progress = lambda done, of: None,
) -> Report:
    """Analyse a game. The same seed gives the same report, unless `seconds` end it earlier."""
    analysis = Analysis(position, simulations, seed)
    end = time.monotonic() + seconds if seconds else math.inf
    for _ in analysis.steps():
        tell(analysis.done, analysis.of)
        if time.monotonic() > end:
            break
    tell(analysis.of, analysis.of)
    return analysis.report()


class Explanation(NamedTuple):
    """Why a turn would have been better: the amounts in which it differs, whether it pays off later, its actions."""

    reasons: list[Reason]
    pays_later: bool
    better_turn: list[str]


class Analysis:
    """The analysis of one game. It proceeds while `steps` is iterated; `report` returns the results so far."""

    def __init__(self, position: Position, simulations: int = BUDGET, seed: int = 0):
        self.position, self.simulations, self.seed = position, simulations, seed
        self.past = past_states(position)
        log = position.log
        self._first_decision = next((k for k, entry in enumerate(log) if entry.actor >= 0), len(log))
        self._choices = [k for k, entry in enumerate(log) if entry.actor >= 0]
        self.decisions: dict[int, Decision] = {}
        """The results for each decision, by its index in the log."""
        self._luck: dict[int, list[float]] = {}
        self._mistakes_known = self._luck_known = False
        self._planned: dict[tuple[int, str], list[str]] = {}
        self._explained: dict[tuple[int, str], Explanation] = {}
        self._advised: dict[int, bool] = {}
        """Whether a decision that looked like a mistake was that of the hint."""
        self._shares: list[list[float]] = []
        self.done, self.of = 0, 2 * len(self.past) + 3 * len(self._choices)
        """The number of finished steps, and of all steps."""

    def steps(self) -> Iterator[None]:
        """Carry out the steps one by one."""
        values = PositionValues(self.position.game)
        yield from self._estimate_curve(values)
        first, second = min(FIRST_SIMULATIONS, self.simulations), min(SECOND_SIMULATIONS, self.simulations)
        goal = self.done + len(self._choices)
        yield from self._search_all(first, second)
        goal = self._finish(goal)
        yield from self._search(second, self._suspicious())
        self._mistakes_known = True
        goal = self._finish(goal)
        yield from self._search(self.simulations, self._by_suspicion()[:FIRST_CHECKED])
        yield from self._find_values(PositionValues(self.position.game))  # machine code may be ready by now
        self._luck_known = True
        goal = self._finish(goal + len(self.past) - len(self._choices))
        yield from self._search(self.simulations, self._by_suspicion())
        self._finish(goal)

    def _estimate_curve(self, values: PositionValues) -> Iterator[None]:
        """Compute the curve without a lookahead: first only at the ends of turns, because the page shows no others.

        Until then a position has the value of the end of its turn.
        """
        ends = sorted({0, *(span.first for span in self._spans), len(self.past) - 1})
        known = {k: values.estimate(self.plain(k), k > self._first_decision) for k in ends}
        self._shares = [known[ends[bisect_left(ends, k)]] for k in range(len(self.past))]
        yield
        for k in range(len(self.past)):
            if k not in known:
                self._shares[k] = values.estimate(self.plain(k), k > self._first_decision)
        self.done += len(self.past)
        yield

    def _finish(self, goal: int) -> int:
        """Advance `done` to a goal, and return the goal of the next search at all decisions."""
        self.done = max(self.done, goal)
        return self.done + len(self._choices)

    def _by_suspicion(self) -> list[int]:
        """Return the decisions, the costliest-looking first."""
        return sorted(self.decisions, key=lambda k: -self.decisions[k].loss)

    def _suspicious(self) -> list[int]:
        """Return the decisions that look like mistakes, the costliest first."""
        return [k for k in self._by_suspicion() if self.decisions[k].cost >= SMALL_COST]

    def _search_all(self, first: int, second: int) -> Iterator[None]:
        """Search briefly at every decision, first those after which the curve falls, and longer at the costliest."""
        searches = 0
        for k in sorted(self._choices, key=self._change_of_curve):
            view = self.view(k)
            if len(view.legal) > 1:
                analyst = DecisionAnalysis(self.position.game, first, self.seed)
                self.decisions[k] = analyst.estimate(k, view, self.position.log[k].number)
                searches += 1
            self.done += 1
            yield
            unchecked = [j for j in self._suspicious() if not self.decisions[j].simulations]
            if searches % SEARCHES_BETWEEN == 0 and unchecked:
                yield from self._search(second, unchecked[:1])

    def _change_of_curve(self, k: int) -> float:
        """Return how the deciding seat's share changes across its decision."""
        seat = self.position.log[k].actor
        return self._shares[k + 1][seat] - self._shares[k][seat]

    def _search(self, simulations: int, entries: list[int]) -> Iterator[None]:
        """Search at these decisions with this number of simulations, unless already done."""
        for k in entries:
            if not self.decisions[k].is_checked(simulations):
                analyst = DecisionAnalysis(self.position.game, simulations, self.seed)
                self.decisions[k] = analyst.analyse_decision(k, self.view(k), self.position.log[k].number)
                self._clear_if_advised(k)
            self.done = min(self.done + 1, self.of)
            yield

    def _clear_if_advised(self, k: int) -> None:
        """Remove the loss of a decision that looks like a mistake if the player followed the hint."""
        found = self.decisions[k]
        if not found.is_mistake or (k not in self._advised and len(self._advised) >= MOST_HINTS):
            return
        if k not in self._advised:
            turn = self._turns[k]
            entries = range(self._turns.index(turn), k + 1)
            self._advised[k] = follows_hint(self.position.log, entries, k, self.view)
        if self._advised[k]:
            self.decisions[k] = replace(found, best=found.played, loss=0.0)

    def _find_values(self, values: PositionValues) -> Iterator[None]:
        """Compute the curve and the luck."""
        for k in range(len(self.past)):
            plain = self.plain(k)
            begun = k > self._first_decision
            if begun or self.position.seats == 1:  # before the first decision all players are equal
                self._shares[k] = values.shares(plain, begun)
            if k < len(self.position.log) and self.position.log[k].actor == CHANCE:
                self._luck[k] = values.luck(plain, self.position.log[k].number, begun)
            self.done += 1
            yield

    def plain(self, k: int) -> Record:
        """Return the plain state before an entry of the log."""
        return self.position.game.rules.state.unpack(self.past[k])

    def view(self, k: int) -> View:
        """Return the view of the seat to act before an entry of the log."""
        position = self.position
        runtime = runtimes.best(position.game)
        s = runtime.state(self.plain(k))
        if position.log[k].early:
            runtime.turn(s, position.log[k].actor)
        return view_of_state(runtime, s, position.log[k].actor, position.options, position.words)

    def report(self) -> Report:
        """Return the results so far."""
        position = self.position
        decisions = [self.decisions[k] for k in sorted(self.decisions)]
        outcomes = [
            Outcome(k, position.game.outcomes[position.log[k].phase].families[0].name, position.log[k].text, luck)
            for k, luck in sorted(self._luck.items())
        ]
        for decision in decisions:
            decision.turn = self._turns[decision.entry]
        end = self._shares[-1]
        report = Report(
            position.game.key,
            position.options,
            self.seed,
            self.simulations,
            position.actor == OVER,
            [_seat(position, seat, end[seat], decisions, outcomes) for seat in range(position.seats)],
            [list(shares) for shares in self._shares],
            decisions,
            outcomes,
            self._draws(),
            self._mistakes_known,
            self._luck_known,
        )
        points = list(chain.from_iterable(map(report.turning_points, range(position.seats))))
        for decision in points:
            decision.reasons, decision.pays_later, decision.better_turn = self._explain(decision)
        if self._mistakes_known:
            others = worst_of_turns([each for each in (*report.mistakes(), *report.doubtful()) if each not in points])
            for decision in others:
                decision.better_turn = self._plan(decision)
        return report

    @cached_property
    def _turns(self) -> list[int]:
        """The number of the turn of each entry."""
        return [span.number for span in self._spans for _ in range(span.first, span.end)]

    @cached_property
    def _spans(self) -> list[TurnSpan]:
        return list(find_turns(self.position.game, self.position.shared_log))

    def _plan(self, decision: Decision) -> list[str]:
        """Return the actions of the better turn."""
        key = (decision.entry, decision.best)
        if key not in self._planned:
            view, ids = self.view(decision.entry), self.position.game.actions.ids
            continued = partial(Greedy(self.seed).choose, budget=LOOKAHEAD_BUDGET)
            best = plan_turn(view, ids[decision.best], continued, self.seed, keep_first=True)
            self._planned[key] = [self.position.game.actions.texts[action] for action in best]
        return self._planned[key]

    def _explain(self, decision: Decision) -> Explanation:
        """Return the better turn, and how it differs from the played one."""
        key = (decision.entry, decision.best)
        if key not in self._explained:
            view, ids, texts = self.view(decision.entry), self.position.game.actions.ids, self._plan(decision)
            compared = compare_turns(view, [ids[text] for text in texts], [ids[decision.played]], self.seed)
            self._explained[key] = Explanation(list(compared.reasons), compared.pays_later, texts)
        return self._explained[key]

    def _draws(self) -> list[Draws]:
        """Return the draws compared with their expectation."""
        position, game = self.position, self.position.game
        counted: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(lambda: [0.0, 0.0]))
        decks: dict[str, list[dict[str, int]]] = defaultdict(list)
        for k in sorted(self._luck):
            entry = position.log[k]
            kind = game.outcomes[entry.phase].families[0].name
            faces, odds = counted[kind], Position(game, position.options, self.plain(k)).outcomes
            # seen from before the first draw, each draw from a deck has the odds of the first one
            deck = next((deck for deck in decks[kind] if odds.keys() <= deck.keys()), None)
            if deck is None:
                decks[kind].append(deck := odds)
            for text, weight in deck.items():
                faces[text][1] += weight / sum(deck.values())
            faces[entry.text][0] += 1
        return [_count(kind, faces) for kind, faces in counted.items()]


def past_states(position: Position) -> list[PackedArray]:
    """Return the packed state before each entry of the log, and the last one. Plain states would take more memory."""
    past, found = position.copy(), [position.plain.pack()]
    for _ in position.log:
        found.append(past.undo().plain.pack())
    return found[::-1]


def _count(kind: str, faces: dict[str, list[float]]) -> Draws:
    shown = [Face(text, int(drawn), expected) for text, (drawn, expected) in faces.items()]
    return Draws(kind, sum(face.drawn for face in shown), shown)


def _seat(position: Position, seat: int, share: float, decisions: list[Decision], outcomes: list[Outcome]) -> Seat:
    own = [decision for decision in decisions if decision.seat == seat]
    big = {decision.turn for decision in own if decision.is_big}
    small = {decision.turn for decision in own if decision.is_mistake} - big
    costs = [decision.cost if decision.is_mistake else 0.0 for decision in own if decision.counts]
    luck = sum(outcome.luck[seat] for outcome in outcomes)
    return Seat(
        position.words.seat(seat),
        position.scores.points[seat],
        share,
        len(own),
        len(big),
        len(small),
        luck,
        share - luck,
        sum(costs) / len(costs) if costs else None,
    )
