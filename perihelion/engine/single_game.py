"""One game that Python steps decision by decision: a batch of one, without the work that pays off only for many."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..core.game import Game
from ..core.notation import stuck_game
from .arguments import read_seeds
from .arrays import ALL_DRAWS, ANY, Array
from .cpu import CpuBatch
from .jit import direct
from .observation import Layout


class SingleGame(CpuBatch):
    """One game in the processor's memory. Chance is drawn."""

    def __init__(self, game: Game, options: Mapping[str, Any]):
        super().__init__(game, options, games=1, threads=1)
        self.layout = Layout(game, options)
        self._viewer = np.zeros(1, np.int64)
        self._arguments = self.arrays, self._scratch(), 0, 1, 1, ALL_DRAWS
        self._inputs = self.layout.encoding, self.states.view(np.int64), self.arrays.actors, self._viewer
        self._shapes = len(game.actions), self.layout.size
        self._mask = np.zeros(len(game.actions), np.int8)
        self._run = direct(self.module.run, *self._arguments)
        out = np.zeros(self.layout.size, np.float32)
        self._observe = direct(self._loops.observe, *self._inputs, out, 0, 1)

    @property
    def actor(self) -> int:
        """The seat to act, or OVER."""
        return int(self.arrays.actors[0])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.arrays.done[0])

    def restart(self, seed: int) -> None:
        """Begin a new game. The same seed gives the same draws."""
        self.reset(read_seeds(seed, 1))
        self._continue(ANY)

    def play(self, action: int) -> None:
        """Play a legal action, or raise IllegalAction."""
        if not self._mask[action]:
            raise self._refusal(0, action)
        self._continue(action)

    def _continue(self, action: int) -> None:
        self.arrays.actions[0] = action
        if self._run(*self._arguments) >= 0:
            raise stuck_game(self.game, self.options, self.game.rules.state.unpack(self.states))
        self._read_mask()

    def _read_mask(self) -> None:
        self._mask = np.zeros(self._shapes[0], np.int8)
        self._mask[self.arrays.legal[0, : self.arrays.n_legal[0]]] = 1

    def restore(self, arrays: dict[str, Array]) -> None:
        """Write the arrays of a checkpoint back."""
        super().restore(arrays)
        self._read_mask()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game, self.options, self.checkpoint())

    def mask(self) -> Array:
        """Return the legal actions as 0 and 1."""
        return self._mask.copy()

    def view(self, seat: int) -> Array:
        """Return the observation of a seat."""
        out = np.zeros(self._shapes[1], np.float32)
        self._viewer[0] = seat
        self._observe(*self._inputs, out, 0, 1)
        return out


def _restored(game: Game, options: Mapping[str, Any], arrays: dict[str, Array]) -> SingleGame:
    """Return the game of a copy or a pickle."""
    single = SingleGame(game, options)
    single.restore(arrays)
    return single
