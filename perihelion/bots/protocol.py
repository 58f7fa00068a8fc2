"""The interface of all bots, and their default budget."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from ..core.view import View

BUDGET = 600
"""The budget of the greedy bot, and of a search without a level, for one decision."""


class Agent(Protocol):
    """A custom agent (agents.py). Its choice is checked."""

    def choose(self, view: View, /) -> object:
        """Return the id or the text of a legal action."""


class Bot(Protocol):
    """Anything that chooses an action."""

    def choose(self, view: View, budget: int = 0) -> int:
        """Return one of `view.legal`; a budget of 0 stands for the bot's default."""


@runtime_checkable
class SeededBot(Protocol):
    """A bot of ours with settings of its own; every game gets a fresh one with the seed of the game."""

    def seeded(self, seed: int) -> Bot:
        """Return the bot for one game."""
