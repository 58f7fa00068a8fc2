"""The levels of the search bot, the same in all games: how much each searches, and how much it errs.

A level is a number of simulations, not of seconds, so the same seed gives the same play on every machine. The game says
how many simulations the highest level runs; the others run a part of them. The lower levels also err: now and then they
play an action that is a little worse. docs/bots.md explains the levels, docs/measurements.md shows their strength.
"""

from __future__ import annotations

from typing import NamedTuple

from ..core.contract import SearchSettings
from ..core.view import View
from .networks import settings_for
from .search import Search


class Level(NamedTuple):
    """How strong a bot plays."""

    simulations_share: float
    """Its simulations as a part of those of the highest level."""
    error_share: float
    """Its error temperature as a part of that of the lowest level."""


LEVELS = {
    "mercury": Level(1 / 128, 1),
    "venus": Level(1 / 64, 3 / 4),
    "earth": Level(1 / 32, 1 / 2),
    "mars": Level(1 / 12, 1 / 3),
    "jupiter": Level(1 / 4, 1 / 6),
    "sun": Level(1, 0),
}

STRONGEST = "sun"

MIN_SIMULATIONS = 16
"""Every level runs at least so many simulations; with fewer the lowest ones would not try every action."""


def simulations(settings: SearchSettings, level: str) -> int:
    """Return how many simulations a level runs."""
    return max(MIN_SIMULATIONS, int(settings.simulations * LEVELS[level].simulations_share))


def error_temperature(settings: SearchSettings, level: str) -> float:
    """Return the error temperature of a level, as a share of the win."""
    return round(settings.error_temperature * LEVELS[level].error_share, 6)


class Leveled(Search):
    """The search bot at one level."""

    def __init__(self, level: str, seed: int = 0, learned: bool | None = None):
        """Only the highest level uses networks, unless `learned` says otherwise: the others are to be beaten."""
        super().__init__(seed, learned=level == STRONGEST if learned is None else learned)
        self._level = level

    def choose(self, view: View, budget: int = 0) -> int:
        """Search with the level's simulations and choose with its error temperature."""
        settings = settings_for(view.game, view.state) if self._learned else view.game.search_settings
        self._error_temperature = error_temperature(settings, self._level)
        return super().choose(view, budget or simulations(settings, self._level))


class SunByJudge(Leveled):
    """The highest level as it was before there were networks, to compare with: `perihelion.bots.levels:SunByJudge`."""

    def __init__(self, seed: int = 0):
        super().__init__("sun", seed, learned=False)
