"""The first game of a newcomer, as the game's author shows it: `TOUR = Tour(...)` in `tour.py` of a game's folder."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from .events import Value
from .game import Game


@dataclass(frozen=True, kw_only=True)
class Tour:
    """How a first game is made short, and what a newcomer should notice. Everything is optional."""

    options: Mapping[str, Value] = field(default_factory=dict)
    """Options that make the first game short."""
    news: Mapping[str, str] = field(default_factory=dict)
    """Events that a player should notice (`tour-news-<event>`), and which of their values is the player's seat."""


@cache
def tour_of(game: Game) -> Tour:
    """Return the tour of a game; an empty one if it has none."""
    name = f"{game.package}.tour"
    if find_spec(name) is None:
        return Tour()
    tour: Tour = import_module(name).TOUR
    return tour
