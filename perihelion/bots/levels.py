"""The ladder of levels, the same in all games: what each may look at, and how much it errs.

A level is a number of simulations, not of seconds: the same seed gives the same play on every machine. The game says
how many the highest level runs, the others run a part of them. The lower levels also err: now and then they play an
action that is a little worse. docs/bots.md shows what was measured.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..core.game import Game
from ..core.view import View
from . import BUDGET
from .search import Search


class Level(NamedTuple):
    """How strong a bot plays."""

    part: float
    """Its simulations as a part of those of the highest level."""
    haste: float
    """How large a loss it overlooks, as a part of what the lowest does."""


LEVELS = {
    "mercury": Level(1 / 128, 1),
    "venus": Level(1 / 64, 3 / 4),
    "earth": Level(1 / 32, 1 / 2),
    "mars": Level(1 / 12, 1 / 3),
    "jupiter": Level(1 / 4, 1 / 6),
    "sun": Level(1, 0),
}

HASTE = 0.02
"""The loss, as a share of the win, that the lowest level overlooks in a game whose `judge` does not say."""

FEWEST = 16
"""Simulations of the lowest levels: with fewer they would not look at every action."""


def simulations(game: Game, level: str) -> int:
    """How many simulations a level runs in a game."""
    judge: Any = game.part("judge")
    return max(FEWEST, int(getattr(judge, "SIMULATIONS", BUDGET) * LEVELS[level].part))


def haste(game: Game, level: str) -> float:
    """How large a loss, as a share of the win, a level overlooks in a game."""
    return round(getattr(game.part("judge"), "HASTE", HASTE) * LEVELS[level].haste, 6)


class Leveled(Search):
    """The bot of a level."""

    def __init__(self, level: str, seed: int = 0):
        super().__init__(seed)
        self._level = level

    def choose(self, view: View, budget: int = 0) -> int:
        """As a search of the level's simulations, with its haste."""
        self._haste = haste(view.game, self._level)
        return super().choose(view, budget or simulations(view.game, self._level))
