"""Sets the search of any game and the errors of its levels, so that each level is stronger than the one below.

1. Greedy bots play. Their games show how often the leader wins by the judge and by points, and what a lead is worth:
   `value_scale` (judge_accuracy.py).
2. The highest level plays with other numbers of `rollout_turns`; one that is decidedly better is kept.
3. The errors are spaced by strength, from the highest level down: the distance to the weakest possible bot is divided
   equally among the remaining steps, and the error temperature of the next level is found by bisection.
4. Every level plays new games against the one below until a sequential test decides (calibrate.py, as for our own
   games).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ..core.contract import ERRING_LEVELS, SearchSettings
from ..core.game import Game, Options
from ..engine import runtimes
from ..errors import InvalidOptions
from ..workers import Workers, results_in_order
from . import LADDER, arena
from .arena import Arena, Row
from .calibrate import Pairing, play_pairing
from .dataset import play_and_record
from .judge_accuracy import Accuracy, Sample, measure_accuracy, sample_positions
from .levels import STRONGEST
from .ratings import Interval
from .tuned_level import TunedLevel

ROLLOUTS = (0, 1, 2, 3)
LEAST_TEMPERATURE, MOST_TEMPERATURE = 0.002, 2.0
"""With the least one a bot hardly errs; with the most one it chooses nearly by chance."""
HALVINGS = 4
"""The number of temperatures that are tried for each level."""
LONGEST_STEP = 0.75
"""The largest share of the wins that a level should have against the one below."""
APART = 1.2
"""The error temperature of a level is at least this multiple of the one above."""
FRESH_DEALS = 2
"""The seed of the games that show how strong the levels are. Those that set the temperatures have another one."""

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Budget:
    """How much is played."""

    greedy_games: int = 200
    """Games of greedy bots that show what the judge knows."""
    trial_games: int = 400
    """The maximum number of games with each number of rollout turns and each error temperature."""
    most_games: int = 4000
    """The maximum number of games of a level against the one below."""
    minutes: float = 0.0
    """The time limit of everything; 0 if there is none."""


class Step(NamedTuple):
    """How the error temperature of a level was found."""

    level: str
    weakest: Interval
    """The share of the wins that the level above has against the weakest bot."""
    target: float
    """The share that it should have against this level."""
    tried: dict[float, Interval]
    """The share that it had, with each error temperature."""
    temperature: float
    """The temperature that was kept."""


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
    steps: list[Step]
    """The levels that err, from the highest down."""
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
        levels = [(pairing, self._play(pairing, self.budget.most_games)) for pairing in self._ladder(settings)]
        return Tuned(self.game, self.options, accuracy, before, settings, rollouts, steps, levels)

    def _watch_greedy_games(self) -> Accuracy:
        greedy = Arena.of(self.game, self.options, ["greedy"])
        games = self.budget.greedy_games
        calls = ((greedy.game.key, greedy.options, greedy.seed, n, *greedy.line_up(n)) for n in range(games))
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
            rows = self._play(pairing, self.budget.trial_games, 1 / 3)
            if not rows:
                break
            shares[turns] = pairing.share(rows)
            settings = other if pairing.verdict(rows) else settings
        return settings, shares

    def _tune_errors(self, settings: SearchSettings) -> tuple[SearchSettings, list[Step]]:
        """Return the settings with an error temperature for each level, and how each was found."""
        steps: list[Step] = []
        lowest = self._erring(settings, LADDER[0], MOST_TEMPERATURE)
        above = TunedLevel(STRONGEST, settings)
        for left, level in zip(range(ERRING_LEVELS, 0, -1), reversed(LADDER[:-1]), strict=True):
            pairing = self._pairing(above, lowest)
            rows = self._play(pairing, self.budget.trial_games // 2, 2 / 3, until_decided=False)
            if not rows:
                return settings, steps
            weakest = pairing.share(rows)
            target = self._part_of(weakest.value, left)
            least = min(MOST_TEMPERATURE, APART * steps[-1].temperature) if steps else LEAST_TEMPERATURE
            tried = self._bisect(above, level, settings, target, least)
            if not tried:
                return settings, steps
            temperature = interpolate(tried, target)
            steps.append(Step(level, weakest, target, tried, temperature))
            above = self._erring(settings, level, temperature)
        found = tuple(step.temperature for step in reversed(steps))
        return replace(settings, error_temperature=found[0], error_temperatures=found), steps

    def _part_of(self, share: float, steps: int) -> float:
        """Return the share of each of these equal steps that together make a share, by Luce's model (ratings.py)."""
        others = self._seats - 1
        distance = math.log(max(share, 1 / self._seats) * others / (1 - min(share, 0.999)))
        strength = math.exp(distance / steps)
        return min(LONGEST_STEP, strength / (strength + others))

    def _bisect(
        self, above: TunedLevel, level: str, settings: SearchSettings, target: float, least: float
    ) -> dict[float, Interval]:
        """Return the shares of the level above against this one, with temperatures ever nearer to the target."""
        tried: dict[float, Interval] = {}
        low, high = math.log(least), math.log(MOST_TEMPERATURE)
        for temperature in (least, *([0.0] * HALVINGS)):
            at = temperature or float(f"{math.exp((low + high) / 2):.3g}")
            pairing = self._pairing(above, self._erring(settings, level, at), target)
            rows = self._play(pairing, self.budget.trial_games, 2 / 3)
            if not rows:
                break
            tried[at] = pairing.share(rows)
            if tried[at].value < target:
                low = math.log(at)
            elif temperature:
                break  # it is weak enough already
            else:
                high = math.log(at)
        return tried

    def _erring(self, settings: SearchSettings, level: str, temperature: float) -> TunedLevel:
        """Return a level with an error temperature."""
        tried = replace(settings, error_temperatures=(temperature,) * ERRING_LEVELS)
        return TunedLevel(level, tried, f"{level}-{temperature:g}")

    def _ladder(self, settings: SearchSettings) -> list[Pairing]:
        """Return each level against the one below."""
        levels = [TunedLevel(level, settings) for level in LADDER]
        return [replace(self._pairing(higher, lower), seed=FRESH_DEALS) for lower, higher in pairwise(levels)]

    def _pairing(self, higher: TunedLevel, lower: TunedLevel, bound: float = 0) -> Pairing:
        """Return a pairing in which the higher bot must win more than this, by default more than its part."""
        return Pairing(self.game.key, self.game.key, self.options, higher, lower, bound or 1 / self._seats)

    def _play(self, pairing: Pairing, games: int, part: float = 1, until_decided: bool = True) -> list[Row]:
        """Play a pairing, until it is decided if it is to be, or until this part of the time is over."""
        minutes = self.budget.minutes
        end = self._began + part * minutes * 60 if minutes else float("inf")
        log = self.out / f"{pairing.name}-{hash_of(pairing)}.csv"
        if until_decided:
            return play_pairing(pairing, games, log, self.workers, end)
        return arena.play(pairing.arena, games, log, self.workers, stop=lambda rows: time.monotonic() > end).rows


def interpolate(tried: dict[float, Interval], target: float) -> float:
    """Return the temperature with the target share, on the line through all that were tried.

    A share counts the more, the narrower its interval is: the single shares are too uncertain for small steps.
    """
    x = np.log(list(tried))
    y = np.array([share.value for share in tried.values()])
    weights = 1 / np.array([share.high - share.low for share in tried.values()])
    slope, level = np.polyfit(x, y, 1, w=weights) if len(tried) > 1 else (0.0, y[0])
    at = math.exp(min(max((target - level) / slope, x.min()), x.max())) if slope > 0 else min(tried)
    return float(f"{at:.3g}")


def hash_of(pairing: Pairing) -> str:
    """Return a short hash of the settings of a pairing: other settings need another log."""
    settings = [getattr(bot, "settings", None) for bot in (pairing.higher, pairing.lower)]
    return sha256(repr((settings, sorted(pairing.options.items()), pairing.seed)).encode()).hexdigest()[:8]
