"""Analyses a game entry by entry: the best action and the loss of each decision, the luck of each outcome."""

from __future__ import annotations

import math
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple

from ..bots import BUDGET
from ..bots.hints import differences, expected_terms
from ..bots.match import seed_of, shares_of
from ..bots.search import Search, SearchTree
from ..core.game import Game
from ..core.position import Position
from ..core.view import View, view_of_state
from ..core.vocabulary import CHANCE, OVER
from ..engine import runtimes
from .model import Decision, Draws, Face, Outcome, Report, Seat
from .values import PositionValues

Progress = Callable[[int, int], None]

WORLDS = 4
"""In how many sampled states two actions are compared where something is hidden."""
MIN_SIMULATIONS = 16
"""The simulations for a decision where time is short."""


class Value(NamedTuple):
    """An expected share of the win and its standard error."""

    share: float
    error: float


def analyse(
    position: Position,
    simulations: int = BUDGET,
    seconds: float = 0,
    seed: int = 0,
    tell: Progress = lambda done, of: None,
) -> Report:
    """Analyse a game. The same seed gives the same report, unless `seconds` limit the simulations."""
    game, log = position.game, position.log
    values, analyst = PositionValues(game), DecisionAnalysis(game, simulations, seed)
    end = time.monotonic() + seconds if seconds else 0.0
    past = past_states(position)
    shares: list[list[float]] = []
    decisions: list[Decision] = []
    outcomes: list[Outcome] = []
    counted: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(lambda: [0.0, 0.0]))
    all_decisions = sum(entry.actor >= 0 for entry in log)
    decided = 0
    for k, entry in enumerate(log):
        tell(k, len(log))
        begun = decided > 0
        shares.append(values.shares(past[k], begun))
        if entry.actor == CHANCE:
            kind = game.outcomes[entry.phase].families[0].name
            outcomes.append(Outcome(k, kind, entry.text, values.luck(past[k], entry.number, begun)))
            _count(counted[kind], Position(game, position.options, past[k]).outcomes, entry.text)
            continue
        if end:
            analyst.limit_time((end - time.monotonic()) / (all_decisions - decided))
        decided += 1
        view = view_of_decision(position, past[k], entry.actor)
        if len(view.legal) > 1:
            decisions.append(analyst.analyse_decision(k, view, entry.number))
    tell(len(log), len(log))
    shares.append(values.shares(past[-1], decided > 0))
    report = Report(
        game.key,
        position.options,
        seed,
        analyst.simulations,
        position.actor == OVER,
        [_seat(position, seat, shares[-1][seat], decisions, outcomes) for seat in range(position.seats)],
        shares,
        decisions,
        outcomes,
        [_draws(kind, faces) for kind, faces in counted.items()],
    )
    for decision in report.costliest():
        view = view_of_decision(position, past[decision.entry], decision.seat)
        best, played = (expected_terms(view, game.actions.ids[text], seed) for text in (decision.best, decision.played))
        decision.reasons = list(differences(best, played))
    return report


def past_states(position: Position) -> list[Any]:
    """Return the plain state before each entry of the log, and the last one."""
    past, found = position.copy(), [position.plain]
    for _ in position.log:
        found.append(past.undo().plain)
    return found[::-1]


def view_of_decision(position: Position, plain: Any, seat: int) -> View:
    """Return what a seat knew when it was to act in a state of the past."""
    return view_of_state(runtimes.interpreted(position.game), plain, seat, position.options, position.words)


class DecisionAnalysis:
    """Analyses decisions from what the seat could know."""

    def __init__(self, game: Game, simulations: int, seed: int):
        self.game, self.simulations, self.seed = game, simulations, seed
        self._most, self._simulations_per_second = simulations, 0.0
        self._worlds = WORLDS if game.hides else 1

    def limit_time(self, seconds: float) -> None:
        """Run no more simulations than fit into so many seconds for a decision, by the speed of the one before."""
        self.simulations = min(self._most, max(MIN_SIMULATIONS, int(seconds * self._simulations_per_second)))

    def analyse_decision(self, entry: int, view: View, played: int) -> Decision:
        """Return the best action, and what the played one lost against it."""
        started = time.monotonic()
        found = Search(seed_of(self.seed, entry)).evaluate_actions(view, self.simulations)
        best, loss, error, searches = found[0].action, 0.0, found[0].error, 1
        share = found[0].share
        if best != played:
            ours, other, apart = self.compare(entry, view, best, played)
            loss, error, searches = ours.share - other.share, apart, 2
            share = ours.share
            if loss <= 0:  # searched with the same budget, the played action is as good
                best, loss, share = played, 0.0, other.share
        self._simulations_per_second = self.simulations * searches / max(1e-6, time.monotonic() - started)
        texts = self.game.actions.texts
        return Decision(entry, view.seat, texts[played], texts[best], share, loss, error)

    def compare(self, entry: int, view: View, best: int, played: int) -> tuple[Value, Value, float]:
        """Return the values of two actions with the same budget in the same worlds, and the error of the difference."""
        seeds = [seed_of(self.seed, entry, world) for world in range(self._worlds)]
        ours, others = ([self.value(view, action, each) for each in seeds] for action in (best, played))
        n, a, b = len(seeds), _mean(ours), _mean(others)
        apart = [first.share - second.share for first, second in zip(ours, others, strict=True)]
        spread = math.sqrt(sum((each - sum(apart) / n) ** 2 for each in apart) / (n - 1) / n) if n > 1 else 0.0
        return a, b, max(spread, math.hypot(a.error, b.error))

    def value(self, view: View, action: int, seed: int) -> Value:
        """Return what the seat may expect after an action, in one world that fits what it knew."""
        runtime, rules = runtimes.best(self.game), self.game.rules
        s = runtime.state(view.state)
        runtime.sample(s, view.seat, runtime.generator(seed))
        runtime.play(s, action)
        if runtime.actor(s) == OVER:
            plain = runtime.plain(s)
            teams = [rules.team(plain, p) for p in range(rules.seats(plain))]
            return Value(shares_of(rules.winners(plain), teams)[view.seat], 0.0)
        tree = SearchTree(self.game, seed)
        tree.set_root(view_of_state(runtime, s, view.seat, view.options, view.words))
        tree.run(max(8, self.simulations // (2 * self._worlds)))
        return Value(*tree.root_value)


def _mean(values: list[Value]) -> Value:
    n = len(values)
    return Value(sum(value.share for value in values) / n, math.sqrt(sum(value.error**2 for value in values)) / n)


def _count(faces: dict[str, list[float]], odds: dict[str, int], drawn: str) -> None:
    """Add a draw: faces[text] is how often an outcome was drawn, and how often that was expected."""
    total = sum(odds.values())
    for text, weight in odds.items():
        faces[text][1] += weight / total
    faces[drawn][0] += 1


def _draws(kind: str, faces: dict[str, list[float]]) -> Draws:
    shown = [Face(text, int(drawn), expected) for text, (drawn, expected) in faces.items()]
    return Draws(kind, sum(face.drawn for face in shown), shown)


def _seat(position: Position, seat: int, share: float, decisions: list[Decision], outcomes: list[Outcome]) -> Seat:
    own = [decision for decision in decisions if decision.seat == seat]
    luck = sum(outcome.luck[seat] for outcome in outcomes)
    return Seat(
        position.words.seat(seat),
        position.scores.points[seat],
        share,
        len(own),
        sum(decision.loss for decision in own),
        math.sqrt(sum(decision.uncertainty**2 for decision in own if decision.loss > 0)),
        luck,
        share - luck,
    )
