"""Bots: `choose(view, budget) -> action id`. A bot gets the view of its seat and nothing else, so it cannot cheat.

`budget` is the number of simulations or states the bot may use. It determines how strong the bot plays; the machine
only determines how long that takes. BOTS lists all bots by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..core.styles import is_style, styles_of
from ..errors import InvalidOptions
from .protocol import Bot

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.view import View
    from .hints import Hint


def _random(seed: int) -> Bot:
    from .random import Random

    return Random(seed)


def _beginner(seed: int) -> Bot:
    from .beginner import Beginner

    return Beginner(seed)


def _greedy(seed: int) -> Bot:
    from .greedy import Greedy

    return Greedy(seed)


def _level(name: str) -> Callable[[int], Bot]:
    def make(seed: int) -> Bot:
        from .levels import Leveled

        return Leveled(name, seed)

    return make


LADDER = ("mercury", "venus", "earth", "mars", "jupiter", "sun")
"""The levels of the search bot, the weakest first."""

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": _random,
    "moon": _beginner,
    "greedy": _greedy,
    **{name: _level(name) for name in LADDER},
}


def bots_of(game: Game) -> list[str]:
    """Return the names of all bots that play a game: those of every game, and its styles."""
    return [*BOTS, *styles_of(game)]


def bot(name: str, seed: int = 0) -> Bot:
    """Return the bot with this name. With the same seed it plays the same moves.

    `solenia.hoarder` is a bot with a style, which plays only its game (styles.py).
    """
    if is_style(name):
        from .styles import Styled

        return Styled(name, seed)
    if name not in BOTS:
        possible = ", ".join(BOTS)
        error = InvalidOptions(f"there is no bot {name!r}; possible: {possible}")
        raise error.named("cli-unknown-bot", bot=name, bots=possible)
    return BOTS[name](seed)


def hint(view: View, simulations: int = 0, seed: int = 0) -> list[Hint]:
    """Return the best few actions of the seat to act, best first, with their expected results and reasons."""
    from . import hints

    return hints.hint(view, simulations, seed)
