"""How hard a puzzle is: bots of the ladder try it several times, and its rating is the one their results speak for.

A try is a game between solver and puzzle (Elo). The bots have the ratings with which they begin in the ranking, one
step of 88 points apart; Earth begins as a person does. Weak bots err, so a try is one of several.
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
"""The rating between two levels of the ladder."""
SPREAD = 200
"""What is believed of a puzzle before anybody tried it: FIRST_RATING, with this standard deviation."""
TRIES = {"moon": 4, "mercury": 4, "venus": 4, "earth": 4, "mars": 2, "jupiter": 2}
"""How often each bot tries, the weakest first. The strongest need no try: a puzzle is what they find."""
GUESSES = 4
"""How many tries of somebody who plays at random are counted, with the share that they solve on average."""
LADDER = ("random", *TRIES)


class Attempts(NamedTuple):
    """How a bot did: its rating, how often it tried, and how many of these tries found the move."""

    rating: float
    tries: int
    solved: float


class Difficulty(NamedTuple):
    """How hard a puzzle is."""

    rating: int
    level: str
    """The weakest bot that finds the move in half of its tries, as all stronger ones do."""


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
    """Return the weakest bot that finds a move in half of its tries, as all stronger ones do."""
    level = STRONGEST
    for name in reversed(TRIES):
        if 2 * found[name] < TRIES[name]:
            break
        level = name
    return level


def fit_rating(results: list[Attempts]) -> int:
    """Return the most likely rating of a puzzle after these tries. It is where the slope of the likelihood is 0."""
    low, high = FIRST_RATING - 5.0 * SPREAD, FIRST_RATING + 5.0 * SPREAD
    while high - low > 0.5:
        middle = (low + high) / 2
        missing = sum(each.tries / (1 + 10 ** ((middle - each.rating) / 400)) - each.solved for each in results)
        believed = (middle - FIRST_RATING) / SPREAD**2 * 400 / 2.302585
        low, high = (middle, high) if missing > believed else (low, middle)
    return round((low + high) / 2)


def _rating_of(name: str) -> float:
    """Return the rating with which a bot of the ladder begins."""
    return FIRST_RATING + STEP * (LADDER.index(name) - LADDER.index("earth"))


def _make_bot(name: str, seed: int) -> Bot:
    return Beginner(seed) if name == "moon" else Leveled(name, seed)
