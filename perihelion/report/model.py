"""The data of a report: decisions, outcomes and draws of a game. All shares are shares of the win, 0 to 1.

A mistake is measured by its cost: the fraction of the share still expected that it gave away. A move from 4 % to 2 %
costs one half. In absolute shares nothing would cost anything once a game is nearly lost, so a player who loses by bad
play would hardly be charged with a mistake.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from ..bots.ratings import Z
from ..bots.reasons import Reason
from ..core.game import Options

BIG_COST, SMALL_COST = 0.2, 0.05
"""The least cost of a big and of a small mistake."""
DECIDED = 0.01
"""If a seat expects less than this share, or all but this share, its game is decided."""
MOST_TURNING_POINTS = 3
"""The turning points of a seat are its mistakes that cost the largest shares of the win."""


@dataclass
class Decision:
    """One decision of a seat among several actions."""

    entry: int
    """Its index in the log."""
    seat: int
    played: str
    best: str
    share: float
    """The expected share of the win with the best action."""
    loss: float
    """How much less is expected with the played action."""
    uncertainty: float
    """The standard error of the loss."""
    simulations: int
    """The simulations spent on it; 0 after a first, short search, whose errors are too uncertain to count."""
    reasons: list[Reason] = field(default_factory=list)
    """The amounts in which the best turn differs from the played one; only the costliest decisions have reasons."""
    pays_later: bool = False
    """True if the best action is not yet ahead when the turn ends."""
    better_turn: list[str] = field(default_factory=list)
    """The actions of the better turn from here on, for a story; only decisions that are shown have them."""
    turn: int | None = None
    """The number of the turn it belongs to; None in reports of earlier versions."""

    @property
    def cost(self) -> float:
        """The fraction of the expected share that was lost; 0 if the game was lost anyway."""
        return self.loss / self.share if self.share >= DECIDED else 0.0

    @property
    def is_mistake(self) -> bool:
        """True if the cost is large enough and the loss is significant: above 0 with 95 % confidence."""
        return self.simulations > 0 and self.cost >= SMALL_COST and self.loss > Z * self.uncertainty

    @property
    def counts(self) -> bool:
        """True if the decision counts for the loss per decision: the game was open, or this was a mistake."""
        return DECIDED <= self.share <= 1 - DECIDED or self.is_mistake

    def is_checked(self, simulations: int) -> bool:
        """Return whether it was searched with at least this many simulations."""
        return self.simulations >= simulations

    @property
    def is_big(self) -> bool:
        """True for a big mistake."""
        return self.is_mistake and self.cost >= BIG_COST


@dataclass
class Outcome:
    """One outcome of chance and the luck it brought to each seat."""

    entry: int
    kind: str
    text: str
    luck: list[float]


@dataclass
class Face:
    """A possible outcome: how often it was drawn, and how often that was expected."""

    text: str
    drawn: int
    expected: float

    @property
    def is_certain(self) -> bool:
        """True if it was drawn exactly as often as expected, as each card of a deck that is drawn completely."""
        return abs(self.drawn - self.expected) < 1e-6


@dataclass
class Draws:
    """All draws of one kind, such as dice or one deck."""

    kind: str
    draws: int
    faces: list[Face]


@dataclass
class Seat:
    """The summary for one seat."""

    name: str
    points: int
    share: float
    """Its share of the win: the result, or the estimate while the game runs."""
    decisions: int
    big_mistakes: int
    """Turns with a big mistake, each of which has a circle in the curve."""
    small_mistakes: int
    """Turns with small mistakes only."""
    luck: float
    """The sum of the luck of all outcomes."""
    adjusted: float
    """Its share of the win minus its luck: the result without luck."""
    cost_per_decision: float | None = None
    """The average cost of the decisions that count; only clear mistakes have a cost. None if it is not known."""


@dataclass
class Report:
    """The analysis of a game."""

    game: str
    options: Options
    seed: int
    simulations: int
    finished: bool
    seats: list[Seat]
    shares: list[list[float]]
    """The share of every seat before each entry of the log, and at the end."""
    decisions: list[Decision]
    outcomes: list[Outcome]
    draws: list[Draws]
    mistakes_known: bool = True
    """True if every decision has been searched, and those that look like mistakes more than once."""
    luck_known: bool = True
    """True if the luck of every outcome has been computed."""

    def mistakes(self) -> list[Decision]:
        """Return the decisions that were clearly mistakes, the costliest first."""
        return sorted((d for d in self.decisions if d.is_mistake), key=lambda d: -d.loss)

    def turning_points(self, seat: int) -> list[Decision]:
        """Return the mistakes of a seat that cost the largest shares of the win: the costliest one of each turn."""
        own = [decision for decision in self.mistakes() if decision.seat == seat]
        return worst_of_turns(own)[:MOST_TURNING_POINTS]

    def losses(self) -> list[float]:
        """Return the share of the win that each seat's clear mistakes cost."""
        lost = [0.0] * len(self.seats)
        for decision in self.mistakes():
            lost[decision.seat] += decision.loss
        return lost

    def doubtful(self) -> list[Decision]:
        """Return the decisions that look like big mistakes but are not significant yet, the costliest first."""
        return sorted((d for d in self.decisions if d.cost >= BIG_COST and not d.is_mistake), key=lambda d: -d.loss)

    def json(self) -> str:
        """Return everything as JSON."""
        return json.dumps(_short(asdict(self)), ensure_ascii=False, indent=1) + "\n"

    def write(self) -> str:
        """Return everything as JSON from which `read` restores the same report."""
        return json.dumps(asdict(self), ensure_ascii=False)

    @classmethod
    def read(cls, text: str) -> Report:
        """Return the report written by `write`. Raises TypeError, KeyError or ValueError if the format differs."""
        found = json.loads(text)
        found["seats"] = [Seat(**each) for each in found["seats"]]
        found["decisions"] = [read_decision(each) for each in found["decisions"]]
        found["outcomes"] = [Outcome(**each) for each in found["outcomes"]]
        found["draws"] = [Draws(**{**each, "faces": [Face(**f) for f in each["faces"]]}) for each in found["draws"]]
        return cls(**found)


def worst_of_turns(decisions: Sequence[Decision]) -> list[Decision]:
    """Return the first decision of each turn, such as the costliest one of each."""
    first: dict[tuple[bool, int], Decision] = {}
    for each in decisions:
        key = (True, each.entry) if each.turn is None else (False, each.turn)
        first.setdefault(key, each)
    return list(first.values())


def read_decision(stored: dict[str, Any]) -> Decision:
    """Return a stored decision."""
    return Decision(**{**stored, "reasons": [Reason(*reason) for reason in stored["reasons"]]})


def _short(value: object) -> object:
    """Return the value with all floats rounded to five digits."""
    if isinstance(value, float):
        return round(value, 5)
    if isinstance(value, dict):
        return {key: _short(each) for key, each in value.items()}
    return [_short(each) for each in value] if isinstance(value, list | tuple) else value
