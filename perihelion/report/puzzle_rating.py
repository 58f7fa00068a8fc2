"""The difficulty of a puzzle: bots of the ladder try it several times, and its rating is fitted to their results.

A try is a game between solver and puzzle (Elo). The bots have their initial ratings in the ranking, 88 points apart;
Earth starts with the rating of a new player. Weak bots err at random, so each bot tries several times.
"""

from __future__ import annotations

from typing import NamedTuple

from ..bots.beginner import Beginner
from ..bots.greedy import Greedy
from ..bots.levels import STRONGEST, Leveled
from ..bots.match import seed_of
from ..bots.protocol import Bot
from ..core.narration import choice
from ..core.puzzle import FIRST_RATING
from ..core.view import View

STEP = 88
"""The difference in rating between two levels of the ladder."""
SPREAD = 200
"""The standard deviation of the prior of a puzzle's rating; its mean is FIRST_RATING."""
TRIES = {"moon": 4, "mercury": 4, "venus": 4, "earth": 4, "mars": 2, "jupiter": 2}
"""The number of tries of each bot, the weakest first. The strongest need none: a puzzle is a move that they find."""
GUESSES = 4
"""The number of tries by a random player that are assumed, with the share that they solve on average."""
LADDER = ("random", *TRIES)


class Attempts(NamedTuple):
    """The results of a bot: its rating, its number of tries, and the number that found the move."""

    rating: float
    tries: int
    solved: float


class Difficulty(NamedTuple):
    """The difficulty of a puzzle."""

    rating: int
    level: str
    """The weakest bot that, like all stronger ones, finds the move in half of its tries."""


def measure_difficulty(view: View, best: int, seed: int = 0) -> Difficulty:
    """Let the bots try a puzzle."""
    wanted, found = choice(view, best), {}
    for name, tries in TRIES.items():
        chosen = [_make_bot(name, seed_of(seed, n)).choose(view) for n in range(tries)]
        found[name] = sum(choice(view, action) == wanted for action in chosen)
    at_random = GUESSES / len({choice(view, action) for action in view.legal})
    greedy = choice(view, Greedy(seed).choose(view)) == wanted
    results = [Attempts(_rating_of(name), TRIES[name], solved) for name, solved in found.items()]
    results += [Attempts(_rating_of("random"), GUESSES, at_random), Attempts(_rating_of("earth"), 1, float(greedy))]
    return Difficulty(fit_rating(results), find_level(found))


def find_level(found: dict[str, int]) -> str:
    """Return the weakest bot that, like all stronger ones, finds a move in half of its tries."""
    level = STRONGEST
    for name in reversed(TRIES):
        if 2 * found[name] < TRIES[name]:
            break
        level = name
    return level


def fit_rating(results: list[Attempts]) -> int:
    """Return the most likely rating of a puzzle after these tries: the zero of the slope of the likelihood."""
    low, high = FIRST_RATING - 5.0 * SPREAD, FIRST_RATING + 5.0 * SPREAD
    while high - low > 0.5:
        middle = (low + high) / 2
        missing = sum(each.tries / (1 + 10 ** ((middle - each.rating) / 400)) - each.solved for each in results)
        believed = (middle - FIRST_RATING) / SPREAD**2 * 400 / 2.302585
        low, high = (middle, high) if missing > believed else (low, middle)
    return round((low + high) / 2)


def _rating_of(name: str) -> float:
    """Return the initial rating of a bot of the ladder."""
    return FIRST_RATING + STEP * (LADDER.index(name) - LADDER.index("earth"))


def _make_bot(name: str, seed: int) -> Bot:
    return Beginner(seed) if name == "moon" else Leveled(name, seed)
