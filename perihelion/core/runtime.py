"""The interface between a position and what runs the rules.

A position does not know how rules are run. It asks `best_runtime` for the fastest runtime that is ready; the engine
registers the function that answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from .game import Game


class Runtime(Protocol):
    """The rules of one game on states of one form; only the runtime knows the form."""

    game: Game

    def state(self, plain: Any) -> Any:
        """Return a state with the values of a plain record."""

    def plain(self, s: Any) -> Any:
        """Return the state as a plain record of its own."""

    def packed(self, s: Any) -> Any:
        """Return the state as an array of one packed record of its own."""

    def copy(self, s: Any) -> Any:
        """Return a copy of the state."""

    def unchanged(self, s: Any, before: Any, plain_before: Any = None) -> Any:
        """Return the state as a plain record that nobody will change.

        It may share arrays with `before`, a state remembered before it, and with what this made of that state.
        """

    def remember(self, s: Any, before: Any, unchanged: Any = None) -> Any:
        """Return a copy that nobody will change; it may share memory with `before`, a state remembered before it.

        `unchanged` is what the function of this name made of the state, where somebody asked for it.
        """

    def phase(self, s: Any) -> int:
        """Return the index of the phase."""

    def actor(self, s: Any) -> int:
        """Return the seat to act, CHANCE or OVER."""

    def legal(self, s: Any) -> list[int]:
        """Return the legal ids, rising."""

    def refuse(self, s: Any, number: int) -> int:
        """Return 0, the number of the rule that forbids the action, or -1 if it does not belong to this phase."""

    def play(self, s: Any, number: int) -> None:
        """Carry out a legal action."""

    def deals(self, s: Any) -> list[int]:
        """Return the weights of the outcomes."""

    def deal(self, s: Any, outcome: int) -> None:
        """Carry out a possible outcome."""

    def seen(self, s: Any) -> int:
        """Return the bit mask of the seats that see what is chosen next."""

    def sample(self, s: Any, seat: int, r: Any) -> None:
        """Replace what is hidden from the seat by a guess."""

    def generator(self, seed: int) -> Any:
        """Return a random generator for `sample`."""


class Runtimes(Protocol):
    """What the engine offers to positions."""

    def best(self, game: Game) -> Runtime:
        """Return the fastest runtime that needs no waiting."""

    def interpreted(self, game: Game) -> Runtime:
        """Return the runtime on plain records."""


_find: Callable[[], Runtimes] | None = None
_found: Runtimes | None = None


def register_runtimes(find: Callable[[], Runtimes]) -> None:
    """Name the function that loads the engine. It is called once, when the first position needs a runtime."""
    global _find, _found
    _find, _found = find, None


def runtimes() -> Runtimes:
    """Return the registered engine."""
    global _found
    if _found is None:
        if _find is None:
            raise RuntimeError("no engine is registered; `import perihelion` registers the usual one")
        _found = _find()
    return _found
