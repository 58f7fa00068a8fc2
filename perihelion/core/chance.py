"""Chance: draws an outcome by the weights that the rules list."""

from __future__ import annotations

from typing import Protocol

from . import generator, notation
from .position import Position
from .vocabulary import CHANCE


class Draws(Protocol):
    """A source of draws."""

    def draw(self, weights: list[int]) -> int:
        """An index, each with probability weight / sum of weights."""


class FastDraws:
    """The fast generator: the same seed draws the same. For simulations, bots and games among friends."""

    def __init__(self, seed: int):
        self._r = [0, 0]
        generator.seed(self._r, seed & (1 << 62) - 1)

    @classmethod
    def of_game(cls, seed: int, game: int = 0, count: int = 0) -> FastDraws:
        """Return what a batch with this seed draws for the game of this slot, after `count` games there."""
        draws = cls(0)
        generator.seed_game(draws._r, seed, game, count)
        return draws

    def draw(self, weights: list[int]) -> int:
        """An index, each with probability weight / sum of weights."""
        drawn = generator.weighted(self._r, weights, len(weights))
        if drawn < 0:
            raise ValueError(f"nothing can be drawn: no weight of {weights} is above 0")
        return drawn

    def below(self, n: int) -> int:
        """A number 0..n-1."""
        return generator.below(self._r, n)


def resolve_chance(position: Position, draws: Draws) -> Position:
    """Draw outcomes until a seat is to act or the game is over. Raises StuckGame if no outcome is possible."""
    while position.actor == CHANCE:
        outcomes = position.outcome_ids
        if not outcomes:
            raise notation.stuck_game(position.game, position.options, position.plain)
        position.play(list(outcomes)[draws.draw(list(outcomes.values()))])
    return position
