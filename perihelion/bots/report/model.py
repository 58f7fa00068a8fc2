"""What a report knows: moments of the game, and what they say about each seat. Shares are shares of the win, 0 to 1."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from ..hints import Reason


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
    uncertainty: float
    """How much less the played one brings, and the standard error of that."""
    reasons: list[Reason] = field(default_factory=list)
    """What the best one has and the played one has not; only for the costliest."""


@dataclass
class Outcome:
    """One chance event and the luck it brought to each seat."""

    entry: int
    kind: str
    text: str
    luck: list[float]


@dataclass
class Face:
    """An outcome: how often it came, how often it was to be expected."""

    text: str
    drawn: int
    expected: float


@dataclass
class Draws:
    """All draws of one kind."""

    kind: str
    draws: int
    faces: list[Face]


@dataclass
class Seat:
    """What the game says about one seat."""

    name: str
    points: int
    share: float
    """Of the win: the result, or how it stands."""
    decisions: int
    error: float
    """What it lost by its decisions, altogether,"""
    uncertainty: float
    luck: float
    adjusted: float
    """and its share without its luck."""


@dataclass
class Report:
    """A game, looked at afterwards."""

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
        """The decisions that cost most; none that cost nothing."""
        return sorted((d for d in self.decisions if d.loss > 0), key=lambda d: -d.loss)[:most]

    def json(self) -> str:
        """Everything, for programs."""
        return json.dumps(_short(asdict(self)), ensure_ascii=False, indent=1) + "\n"


def _short(value: Any) -> Any:
    """Numbers with as many digits as mean something."""
    if isinstance(value, float):
        return round(value, 5)
    if isinstance(value, dict):
        return {key: _short(each) for key, each in value.items()}
    return [_short(each) for each in value] if isinstance(value, list | tuple) else value
