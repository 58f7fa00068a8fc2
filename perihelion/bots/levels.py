"""The levels of the search bot, the same in all games: how much each searches, and how much it errs.

A level is a number of simulations, not of seconds, so the same seed gives the same play on every machine. The game sets
the number of simulations of the highest level; the others run a fraction of it. The lower levels also err: now and then
they play a slightly worse action. docs/bots.md explains the levels, docs/measurements.md shows their strength.
"""

from __future__ import annotations

from typing import NamedTuple

from ..core.contract import SearchSettings
from ..core.view import View
from ..engine import runtimes
from .networks import LearnedJudge, network_for
from .search import UNLIMITED, Search
from .turn_search import TurnSearch


class Level(NamedTuple):
    """How strong a bot plays."""

    simulations_share: float
    """Its simulations as a fraction of those of the highest level."""
    error_share: float
    """Its error temperature as a fraction of that of the lowest level, unless the game sets one for each level."""


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
"""The minimum number of simulations of any level; with fewer the lowest ones would not try every action."""


def simulations(settings: SearchSettings, level: str) -> int:
    """Return the number of simulations of a level."""
    return max(MIN_SIMULATIONS, int(settings.simulations * LEVELS[level].simulations_share))


def error_temperature(settings: SearchSettings, level: str) -> float:
    """Return the error temperature of a level, as a share of the win."""
    if settings.error_temperatures:
        return dict(zip(LEVELS, settings.error_temperatures, strict=False)).get(level, 0.0)
    return round(settings.error_temperature * LEVELS[level].error_share, 6)


TURN_LIMIT = 1_500_000
"""How many decisions a bot's simulations may play in one of its turns: some seconds of one core. Only long turns of
Solarius Mission reach it."""


class Leveled(Search):
    """The search bot at one level."""

    def __init__(self, level: str, seed: int = 0, learned: bool | None = None):
        """Only the highest level uses networks, unless `learned` says otherwise: the others should be beatable."""
        super().__init__(seed, learned=level == STRONGEST if learned is None else learned)
        self._level = level
        self._turn_search: TurnSearch | None = None

    def __getstate__(self) -> dict[str, object]:
        """A copy allocates new memory."""
        return {**super().__getstate__(), "_turn_search": None}

    def choose(self, view: View, budget: int = 0) -> int:
        """Search with the level's simulations, or with `budget`, and choose with its error temperature."""
        self.turn_limit = UNLIMITED if budget else TURN_LIMIT
        network = network_for(view.game, view.state) if self._learned else None
        settings = view.game.search_settings if network is None else network.settings
        if network is not None and network.candidate_turns:
            action = self._choose_turn(view, network, (budget or settings.simulations) / settings.simulations)
            if action is not None:
                return action
        self._error_temperature = error_temperature(settings, self._level)
        return super().choose(view, budget or simulations(settings, self._level))

    def _choose_turn(self, view: View, network: LearnedJudge, part: float) -> int | None:
        """Search whole turns, with this fraction of the candidates. Without machine code that would take minutes."""
        if not isinstance(runtimes.best(view.game), runtimes.Compiled):
            return None
        if self._turn_search is None or not self._turn_search.is_current(view.game):
            self._turn_search = TurnSearch(view.game)
        return self._turn_search.choose(view, network, max(1, round(part * network.candidate_turns)))


class SunByJudge(Leveled):
    """The highest level without networks, for comparison: `perihelion.bots.levels:SunByJudge`."""

    def __init__(self, seed: int = 0):
        super().__init__("sun", seed, learned=False)
