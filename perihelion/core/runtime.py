"""The interface between a position and what runs the rules.

A position does not know how rules are run. It asks `runtimes().best` for the fastest runtime that is ready. The engine
registers itself here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from .game import Game
from .generator import Integers
from .log import Entry
from .record import Record

if TYPE_CHECKING:
    from .record import PackedArray


RuntimeState = Any
"""A state in a form that only its runtime knows."""


class Runtime(Protocol):
    """The rules of one game on states of one form; only the runtime knows the form."""

    game: Game

    def state(self, plain: Record) -> RuntimeState:
        """Return a state with the values of a plain record."""

    def plain(self, s: RuntimeState) -> Record:
        """Return an independent plain record with the values of the state."""

    def packed(self, s: RuntimeState) -> PackedArray:
        """Return an independent array of one packed record with the values of the state."""

    def copy(self, s: RuntimeState) -> RuntimeState:
        """Return a copy of the state."""

    def unchanged(self, s: RuntimeState, before: RuntimeState, plain_before: Record | None = None) -> Record:
        """Return the state as a plain record that must not be changed.

        It may share arrays with `before`, a state remembered before it, and with `plain_before`, its plain form.
        """

    def remember(self, s: RuntimeState, before: RuntimeState, unchanged: Record | None = None) -> RuntimeState:
        """Return a copy that must not be changed; it may share memory with `before`, a state remembered before it.

        `unchanged` is the result of the function with this name for the same state, if it was called.
        """

    def phase(self, s: RuntimeState) -> int:
        """Return the index of the phase."""

    def actor(self, s: RuntimeState) -> int:
        """Return the seat to act, CHANCE or OVER."""

    def turn(self, s: RuntimeState, seat: int) -> None:
        """Make a seat the one to act, at a decision that is open to it."""

    def legal(self, s: RuntimeState) -> list[int]:
        """Return the legal ids, rising."""

    def refuse(self, s: RuntimeState, number: int) -> int:
        """Return 0, the number of the rule that forbids the action, or -1 if it does not belong to this phase."""

    def play(self, s: RuntimeState, number: int) -> None:
        """Carry out a legal action."""

    def deals(self, s: RuntimeState) -> list[int]:
        """Return the weights of the outcomes."""

    def deal(self, s: RuntimeState, outcome: int) -> None:
        """Carry out a possible outcome."""

    def seen(self, s: RuntimeState) -> int:
        """Return the bit mask of the seats that see what is chosen next."""

    def sample(self, s: RuntimeState, seat: int, r: Integers) -> None:
        """Replace what is hidden from the seat by a guess."""

    def generator(self, seed: int, log: Sequence[Entry] = ()) -> Integers:
        """Return a random generator for `sample`; if the rules recall, with the log as the seat has seen it."""


class InterpretedRuntime(Runtime, Protocol):
    """The runtime on plain records, the only one whose rules report events."""

    def carry_out(self, s: Record, entry: Entry) -> Entry:
        """Carry out an entry of a log. Return it with the values of its sentence and the events that followed."""


class Runtimes(Protocol):
    """What the engine offers to positions."""

    def best(self, game: Game) -> Runtime:
        """Return the fastest runtime that is ready."""

    def interpreted(self, game: Game) -> InterpretedRuntime:
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
