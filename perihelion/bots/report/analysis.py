"""Goes through a game entry by entry: what was best, what was lost, what chance brought."""

from __future__ import annotations

import math
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple

from ...core import runtime
from ...core.game import Game
from ...core.position import Position
from ...core.runtime import CHANCE, OVER
from ...core.view import View, hide
from .. import BUDGET
from ..hints import differences, outlook
from ..match import seed_of, shares_of
from ..search import Search, Tree
from .model import Decision, Draws, Face, Outcome, Report, Seat
from .values import Truth

Tell = Callable[[int, int], None]

WORLDS = 4
"""In how many worlds two actions are compared where something is hidden."""
FEWEST = 16
"""Simulations for a decision where time is short."""


class Value(NamedTuple):
    """An expected share of the win and its standard error."""

    share: float
    error: float


def analyse(
    position: Position,
    simulations: int = BUDGET,
    seconds: float = 0,
    seed: int = 0,
    tell: Tell = lambda done, of: None,
) -> Report:
    """Look at a game. The same seed finds the same, unless `seconds` run out before all is looked at."""
    game, log = position.game, position.log
    truth, eye = Truth(game), Eye(game, simulations, seed)
    end = time.monotonic() + seconds if seconds else 0.0
    past = states(position)
    shares: list[list[float]] = []
    decisions: list[Decision] = []
    outcomes: list[Outcome] = []
    counted: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(lambda: [0.0, 0.0]))
    to_look_at = sum(entry.actor >= 0 for entry in log)
    looked_at = 0
    for k, entry in enumerate(log):
        tell(k, len(log))
        begun = looked_at > 0
        shares.append(truth.shares(past[k], begun))
        if entry.actor == CHANCE:
            kind = game.outcomes[entry.phase].families[0].name
            outcomes.append(Outcome(k, kind, entry.text, truth.luck(past[k], entry.number, begun)))
            _count(counted[kind], Position(game, position.options, past[k]).outcomes, entry.text)
            continue
        if end:
            eye.within((end - time.monotonic()) / (to_look_at - looked_at))
        looked_at += 1
        view = seen(game, position, past[k], entry.actor)
        if len(view.legal) > 1:
            decisions.append(eye.decision(k, view, entry.number))
    tell(len(log), len(log))
    shares.append(truth.shares(past[-1], looked_at > 0))
    report = Report(
        game.key,
        position.options,
        seed,
        eye.simulations,
        position.actor == OVER,
        [_seat(position, seat, shares[-1][seat], decisions, outcomes) for seat in range(position.seats)],
        shares,
        decisions,
        outcomes,
        [_draws(kind, faces) for kind, faces in counted.items()],
    )
    for decision in report.costliest():
        view = seen(game, position, past[decision.entry], decision.seat)
        best, played = (outlook(view, game.actions.ids[text], seed) for text in (decision.best, decision.played))
        decision.reasons = list(differences(best, played))
    return report


def states(position: Position) -> list[Any]:
    """The plain state before each entry of the log, and the last one."""
    past, found = position.copy(), [position.plain]
    for _ in position.log:
        found.append(past.undo().plain)
    return found[::-1]


def seen(game: Game, position: Position, s: Any, seat: int) -> View:
    """What a seat that decides knew."""
    hidden = game.rules.State.unpack(hide(game, s.pack(), seat))
    return View(game, seat, position.options, hidden, seat, runtime.interpreted(game).legal(s), [], position.words)


class Eye:
    """Looks at decisions from what the seat could know."""

    def __init__(self, game: Game, simulations: int, seed: int):
        self.game, self.simulations, self.seed = game, simulations, seed
        self._most, self._speed = simulations, 0.0
        self._worlds = WORLDS if game.hides else 1

    def within(self, seconds: float) -> None:
        """Look at no more than fits into so many seconds for a decision; the first one shows how much that is."""
        self.simulations = min(self._most, max(FEWEST, int(seconds * self._speed)))

    def decision(self, entry: int, view: View, played: int) -> Decision:
        """What was best, and what the played action lost against it."""
        begun = time.monotonic()
        found = Search(seed_of(self.seed, entry)).look(view, self.simulations)
        best, loss, error, looks = found[0].action, 0.0, found[0].error, 1
        share = found[0].share
        if best != played:
            ours, other, apart = self.compare(entry, view, best, played)
            loss, error, looks = ours.share - other.share, apart, 2
            share = ours.share
            if loss <= 0:  # with as much thought for it, the played one is as good
                best, loss, share = played, 0.0, other.share
        self._speed = self.simulations * looks / max(1e-6, time.monotonic() - begun)
        texts = self.game.actions.texts
        return Decision(entry, view.seat, texts[played], texts[best], share, loss, error)

    def compare(self, entry: int, view: View, best: int, played: int) -> tuple[Value, Value, float]:
        """What two actions are worth, each with as much thought, in the same worlds; the error of the difference."""
        seeds = [seed_of(self.seed, entry, world) for world in range(self._worlds)]
        ours, others = ([self.value(view, action, each) for each in seeds] for action in (best, played))
        n, a, b = len(seeds), _together(ours), _together(others)
        apart = [first.share - second.share for first, second in zip(ours, others, strict=True)]
        spread = math.sqrt(sum((each - sum(apart) / n) ** 2 for each in apart) / (n - 1) / n) if n > 1 else 0.0
        return a, b, max(spread, math.hypot(a.error, b.error))

    def value(self, view: View, action: int, seed: int) -> Value:
        """What the seat may expect after an action, in one world that fits what it knew."""
        rules = runtime.best(self.game)
        s = rules.state(view.state)
        rules.sample(s, view.seat, rules.generator(seed))
        rules.play(s, action)
        plain = rules.plain(s)
        if rules.actor(s) == OVER:
            teams = [self.game.rules.team(plain, p) for p in range(self.game.rules.seats(plain))]
            return Value(shares_of(self.game.rules.winners(plain), teams)[view.seat], 0.0)
        hidden = self.game.rules.State.unpack(hide(self.game, rules.packed(s), view.seat))
        tree = Tree(self.game, seed)
        tree.begin(View(self.game, view.seat, view.options, hidden, view.seat, [], [], view.words))
        tree.grow(max(8, self.simulations // (2 * self._worlds)))
        return Value(*tree.mean)


def _together(values: list[Value]) -> Value:
    n = len(values)
    return Value(sum(value.share for value in values) / n, math.sqrt(sum(value.error**2 for value in values)) / n)


def _count(faces: dict[str, list[float]], odds: dict[str, int], came: str) -> None:
    total = sum(odds.values())
    for text, weight in odds.items():
        faces[text][1] += weight / total
    faces[came][0] += 1


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
