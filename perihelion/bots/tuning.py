"""Sets the search of any game and the errors of its levels, so that each level is stronger than the one below.

1. Greedy bots play. Their games show how often the leader wins by the judge and by points, and what a lead is worth:
   `value_scale` (judge_accuracy.py).
2. The highest level plays with other numbers of `rollout_turns`; one that is decidedly better is kept.
3. The levels play with several error temperatures. The one with which the smallest step is largest is kept.
4. Every level plays against the one below until a sequential test decides (calibrate.py, as for our own games).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

from ..core.contract import SearchSettings
from ..core.game import Game, Options
from ..engine import runtimes
from ..errors import InvalidOptions
from ..workers import Workers, results_in_order
from . import LADDER
from .arena import Arena, Row
from .calibrate import Pairing, play_pairing
from .dataset import play_and_record
from .judge_accuracy import Accuracy, Sample, measure_accuracy, sample_positions
from .levels import STRONGEST
from .ratings import Interval
from .tuned_level import TunedLevel

ROLLOUTS = (0, 1, 2, 3)
TEMPERATURES = (0.01, 0.02, 0.04, 0.08, 0.16, 0.32)

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Budget:
    """How much is played."""

    greedy_games: int = 200
    """Games of greedy bots that show what the judge knows."""
    trial_games: int = 60
    """Games of each pair of levels with each error temperature."""
    most_games: int = 600
    """The maximum number of games of an undecided pairing."""
    minutes: float = 0.0
    """The time limit of everything; 0 if there is none."""


@dataclass(frozen=True)
class Tuned:
    """The result: the settings, and what was measured with them."""

    game: Game
    options: Options
    accuracy: Accuracy
    before: SearchSettings
    settings: SearchSettings
    rollouts: dict[int, Interval]
    """The share of the wins with each number of rollout turns against the number before."""
    steps: dict[float, list[float]]
    """The share of each level against the one below, the lowest first, with each error temperature."""
    levels: list[tuple[Pairing, list[Row]]]

    @property
    def ordered(self) -> bool:
        """True if every level is decidedly stronger than the one below."""
        return all(pairing.verdict(rows) for pairing, rows in self.levels)


class Tuning:
    """Tunes one game with one set of options."""

    def __init__(self, game: Game, options: Options, out: Path, workers: Workers, budget: Budget, tell: Tell):
        self.game, self.options, self.out = game, options, out
        self.workers, self.budget, self.tell = workers, budget, tell
        self._began = time.monotonic()
        self._seats = Arena.of(game, options, ["greedy"]).match.seats
        if self._seats < 2:
            raise InvalidOptions("levels are compared with each other, so a game with two seats or more is needed")

    def run(self, simulations: int | None = None) -> Tuned:
        """Tune the game. The highest level searches with this number of simulations, or as many as before."""
        runtimes.wait(self.game)
        before = self.game.search_settings
        settings = before if simulations is None else replace(before, simulations=simulations)
        self.tell("judge")
        accuracy = self._watch_greedy_games()
        settings = replace(settings, value_scale=accuracy.value_scale)
        self.tell("rollouts")
        settings, rollouts = self._tune_rollouts(settings)
        self.tell("errors")
        settings, steps = self._tune_errors(settings)
        self.tell("levels")
        levels = [(pairing, self._play(pairing, self.budget.most_games)) for pairing in self._levels(settings)]
        return Tuned(self.game, self.options, accuracy, before, settings, rollouts, steps, levels)

    def _watch_greedy_games(self) -> Accuracy:
        arena = Arena.of(self.game, self.options, ["greedy"])
        games = self.budget.greedy_games
        calls = ((arena.game.key, arena.options, arena.seed, n, *arena.line_up(n)) for n in range(games))
        samples: list[Sample] = []
        for played in results_in_order(self.workers, play_and_record, calls):
            samples += sample_positions(self.game, self.options, played)
        return measure_accuracy(samples, games, self.game.search_settings.value_scale)

    def _tune_rollouts(self, settings: SearchSettings) -> tuple[SearchSettings, dict[int, Interval]]:
        """Return the settings with the best number of rollout turns, and how each other number did."""
        shares: dict[int, Interval] = {}
        for turns in ROLLOUTS:
            if turns == settings.rollout_turns:
                continue
            other = replace(settings, rollout_turns=turns)
            new = TunedLevel(STRONGEST, other, f"rollout-{turns}")
            old = TunedLevel(STRONGEST, settings, f"rollout-{settings.rollout_turns}")
            pairing = self._pairing(new, old)
            rows = self._play(pairing, self.budget.most_games, 1 / 3)
            if not rows:
                break
            shares[turns] = pairing.share(rows)
            settings = other if pairing.verdict(rows) else settings
        return settings, shares

    def _tune_errors(self, settings: SearchSettings) -> tuple[SearchSettings, dict[float, list[float]]]:
        """Return the settings with the error temperature that separates the levels best, and all steps."""
        steps: dict[float, list[float]] = {}
        for temperature in TEMPERATURES:
            tried = replace(settings, error_temperature=temperature)
            pairings = self._levels(tried, f"-{temperature}")
            played = [(pairing, self._play(pairing, self.budget.trial_games, 2 / 3)) for pairing in pairings]
            if not all(rows for _, rows in played):
                break
            steps[temperature] = [pairing.share(rows).value for pairing, rows in played]
        if not steps:
            return settings, steps
        best = max(steps, key=lambda temperature: min(steps[temperature]))
        return replace(settings, error_temperature=best), steps

    def _levels(self, settings: SearchSettings, mark: str = "") -> Iterator[Pairing]:
        """Yield each level against the one below."""
        for lower, higher in pairwise(LADDER):
            yield self._pairing(
                TunedLevel(higher, settings, f"{higher}{mark}"), TunedLevel(lower, settings, f"{lower}{mark}")
            )

    def _pairing(self, higher: TunedLevel, lower: TunedLevel) -> Pairing:
        """Return a pairing in which the higher bot must win more than its part."""
        return Pairing(self.game.key, self.game.key, self.options, higher, lower, 1 / self._seats)

    def _play(self, pairing: Pairing, games: int, part: float = 1) -> list[Row]:
        """Play a pairing until it is decided, or until this part of the time is over."""
        minutes = self.budget.minutes
        end = self._began + part * minutes * 60 if minutes else float("inf")
        log = self.out / f"{pairing.name}-{hash_of(pairing)}.csv"
        return play_pairing(pairing, games, log, self.workers, end)


def hash_of(pairing: Pairing) -> str:
    """Return a short hash of the settings of a pairing: other settings need another log."""
    settings = [getattr(bot, "settings", None) for bot in (pairing.higher, pairing.lower)]
    return sha256(repr((settings, sorted(pairing.options.items()))).encode()).hexdigest()[:8]
