"""The data of a report: decisions, outcomes and draws of a game. All shares are shares of the win, 0 to 1."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from ..bots.hints import Reason


@dataclass
class Decision:
    """One decision of a seat among several actions."""

    entry: int
    """Its place in the log."""
    seat: int
    played: str
    best: str
    share: float
    """What the best action was expected to bring."""
    loss: float
    """How much less the played action is expected to bring."""
    uncertainty: float
    """The standard error of the loss."""
    reasons: list[Reason] = field(default_factory=list)
    """In which terms the best action is ahead of the played one; only the costliest decisions have reasons."""


@dataclass
class Outcome:
    """One outcome of chance and the luck it brought to each seat."""

    entry: int
    kind: str
    text: str
    luck: list[float]


@dataclass
class Face:
    """A possible outcome: how often it was drawn, and how often that was to be expected."""

    text: str
    drawn: int
    expected: float


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
    error: float
    """The sum of the losses of its decisions."""
    uncertainty: float
    """The standard error of that sum."""
    luck: float
    """The sum of the luck of all outcomes."""
    adjusted: float
    """Its share of the win minus its luck."""


@dataclass
class Report:
    """The analysis of a game."""

    game: str
    options: dict[str, Any]
    seed: int
    simulations: int
    finished: bool
    seats: list[Seat]
    shares: list[list[float]]
    """The share of every seat before each entry of the log, and at the end."""
    decisions: list[Decision]
    outcomes: list[Outcome]
    draws: list[Draws]

    def costliest(self, most: int = 5) -> list[Decision]:
        """Return the decisions with the greatest losses; those without a loss are left out."""
        return sorted((d for d in self.decisions if d.loss > 0), key=lambda d: -d.loss)[:most]

    def json(self) -> str:
        """Return everything as JSON."""
        return json.dumps(_short(asdict(self)), ensure_ascii=False, indent=1) + "\n"


def _short(value: Any) -> Any:
    """Return the value with all floats rounded to five digits."""
    if isinstance(value, float):
        return round(value, 5)
    if isinstance(value, dict):
        return {key: _short(each) for key, each in value.items()}
    return [_short(each) for each in value] if isinstance(value, list | tuple) else value
