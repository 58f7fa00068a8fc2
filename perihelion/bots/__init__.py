"""Bots: `choose(view, budget) -> action id`. A bot starts from a view, as a person does, and cannot cheat.

`budget` is how many positions the bot may look at; it decides the strength, the machine only how long that takes.
A bot registers itself by its name in BOTS.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ..errors import InvalidOptions

if TYPE_CHECKING:
    from ..core.view import View
    from .hints import Hint

BUDGET = 600
"""What the greedy bot, or a search without a level, may look at in one decision."""


class Bot(Protocol):
    """Anything that chooses."""

    def choose(self, view: View, budget: int = 0) -> int:
        """The id of one of `view.legal`; a budget of 0 is the bot's own."""


def _random(seed: int) -> Bot:
    from .random import Random

    return Random(seed)


def _greedy(seed: int) -> Bot:
    from .greedy import Greedy

    return Greedy(seed)


def _level(name: str) -> Callable[[int], Bot]:
    def made(seed: int) -> Bot:
        from .levels import Leveled

        return Leveled(name, seed)

    return made


LADDER = ("mercury", "venus", "earth", "mars", "jupiter", "sun")
"""The levels of the search bot, the gentlest first."""

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": _random,
    "greedy": _greedy,
    **{name: _level(name) for name in LADDER},
}


def bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name; the same seed makes it play the same."""
    if name not in BOTS:
        raise InvalidOptions(f"there is no bot {name!r}; possible: {', '.join(BOTS)}")
    return BOTS[name](seed)


def hint(view: View, simulations: int = 0, seed: int = 0) -> list[Hint]:
    """The best few actions of the seat that decides, best first, with what they should bring and why."""
    from . import hints

    return hints.hint(view, simulations, seed)
