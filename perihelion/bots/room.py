"""Working space for loops around the rules of one game, the same for all runtimes."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core import kernel, runtime
from ..core.batch import words_of
from ..core.game import Game
from ..core.jit import PLAIN


class Whole:
    """Plain records as the words of packed ones: one word is a whole record, and setting it makes a copy."""

    def __init__(self, states: list[Any]):
        self._states = states

    def __getitem__(self, i: int) -> Row:
        return Row(self._states, i)

    def __setitem__(self, place: tuple[int, int], state: Any) -> None:
        self._states[place[0]] = state.copy()


class Row:
    """The words of one plain record."""

    shape = (1,)

    def __init__(self, states: list[Any], i: int):
        self._states, self._i = states, i

    def __getitem__(self, _: int) -> Any:
        return self._states[self._i]


class Room:
    """States side by side with everything the rules need around them, and the loops of `file` that work on them."""

    def __init__(self, game: Game, file: str, states: int):
        self.rules = runtime.best(game)
        self.mode = self.rules.mode if isinstance(self.rules, runtime.Compiled) else PLAIN
        self.loops: Any = kernel.around(game, self.mode, file)
        self.plain = self.mode == PLAIN
        if self.plain:
            self.states: Any = [None] * states
            self.words: Any = Whole(self.states)
        else:
            self.states = np.zeros(states, game.rules.State.dtype())
            self.words = words_of(self.states)
        facts = getattr(game.rules, "Facts", runtime.NoFacts)
        self.facts: Any = [facts()] if self.plain else np.zeros(1, facts.dtype())
        self.weights = self.integers(runtime.outcome_room(game))
        self.actions = len(game.actions)

    def integers(self, n: int) -> Any:
        """So many integers, plain ones where the rules are."""
        return [0] * n if self.plain else np.zeros(n, np.int64)

    def rows(self, n: int) -> Any:
        """Room for the legal ids of so many positions."""
        return [self.integers(self.actions) for _ in range(n)] if self.plain else np.zeros((n, self.actions), np.int64)

    def put(self, i: int, state: Any) -> None:
        """Set a state from a plain record."""
        self.states[i] = state.copy() if self.plain else state.pack()[0]

    def generator(self, seed: int) -> Any:
        """Random numbers for rules."""
        return self.rules.generator(seed)

    def sample(self, i: int, seat: int, r: Any) -> None:
        """Fill what is hidden from the seat in one of the states."""
        if self.plain:
            self.rules.sample(self.states[i], seat, r)
        else:
            self.rules.sample(self.states[i : i + 1], seat, r)
