"""The same games on a GPU: the rules compiled for CUDA, one thread for each game.

Every array here has the shape of its brother in batch.py, but the games run fastest in memory (Fortran order), so that
neighbouring threads read neighbouring numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import InvalidOptions
from . import kernel, observing
from .batch import ANY, Array, Played, words_of
from .game import Game
from .jit import CUDA, numba_cuda
from .reward import results
from .runtime import OVER, start
from .tensor import Layout

LOOPS = Path(__file__).with_name("cuda_loops.py")

BLOCK = 128
"""Threads that start together."""

AT_ONCE = 1024
"""So many games each processor of the GPU plays at the same time where whole games are asked for; the others follow."""


@cache
def loops(game: Game) -> Any:
    """The loops of a game, compiled for the GPU when they are first called."""
    processors()
    return kernel.around(game, CUDA, str(LOOPS))


@cache
def processors() -> int:
    """How many processors the GPU has; InvalidOptions where there is no GPU."""
    if find_spec("numba_cuda") is None:
        raise InvalidOptions("device cannot be 'cuda': numba-cuda is missing; perihelion[cuda] brings it")
    cuda = numba_cuda()
    if not cuda.is_available():
        raise InvalidOptions("device cannot be 'cuda': there is no CUDA GPU here, or its driver is missing")
    cuda.core.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # small batches are small on purpose
    return int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


def random_games(game: Game, options: Mapping[str, Any], games: int, seed: int) -> Played:
    """Random games to their end, wholly on the GPU; the same final records as on the processor."""
    many = GpuGames(game, options, games, lists=False)
    many.sow(seed)
    many.run(0)
    counts = many.counts.copy_to_host().astype(np.int64)
    return Played(many.states, counts[:, 0], counts[:, 1])


class GpuGames:
    """Records of many games of one kind in the memory of the GPU."""

    def __init__(self, game: Game, options: Mapping[str, Any], games: int, lists: bool):
        self.loops = loops(game)
        self.cuda = numba_cuda()
        self.game, self.games = game, games
        first = start(game, game.read_options(options))
        self.seats = int(game.rules.seats(first))
        words = words_of(first.pack())[0].view(np.int64)
        self.start, self.result = self._copy(words), self._copy(results(self.seats).astype(np.float32).reshape(-1))
        self.words = self._room((games, len(words)), np.int64)
        self.r = self._room((games, 2), np.int64)
        self.legal = self._room((games, len(game.actions)) if lists else (1, 1), np.int16)
        self.n = self._room((games,), np.int32)
        self.actor = self._copy(np.full(games, OVER, np.int8))
        self.actions = self._copy(np.full(games, ANY, np.int16))
        self.counts = self._room((games, 2), np.int32)
        self.points = self._room((games, self.seats), np.int32)
        self.rewards = self._room((games, self.seats), np.float32)
        self.done = self._room((games,), np.bool_)
        self._refused = self._room((1,), np.int32)
        self._following = self._room((1,), np.int32)
        self._observing: Any = kernel.shared(CUDA, observing.__file__)
        self._cells: tuple[Layout, Any, Any] | None = None

    def _copy(self, values: Array) -> Any:
        return self.cuda.to_device(values)

    def _room(self, shape: tuple[int, ...], kind: Any) -> Any:
        """Zeros in Fortran order."""
        return self._copy(np.zeros(prod(shape), kind)).reshape(*shape, order="F")

    def floats(self, shape: tuple[int, ...]) -> Any:
        """Room for observations."""
        return self._room(shape, np.float32)

    def flags(self, shape: tuple[int, ...]) -> Any:
        """Room for masks."""
        return self._room(shape, np.bool_)

    @property
    def states(self) -> Array:
        """A copy of the records."""
        words = np.ascontiguousarray(self.words.copy_to_host())
        records: Array = words.view(self.game.rules.State.dtype()).reshape(-1)
        return records

    @property
    def refused(self) -> int:
        """How many illegal actions were left out."""
        return int(self._refused.copy_to_host()[0])

    def sow(self, seed: int) -> None:
        """Game g draws by seed + g alone."""
        self.loops.sow[self._blocks(self.games), BLOCK](flat(self.r), seed, self.games)

    def clear(self, seed: int) -> None:
        """No game has begun."""
        self.sow(seed)
        self.actor.copy_to_device(np.full(self.games, OVER, np.int8))

    def run(self, steps: int) -> None:
        """Play on in all games by `actions`: so many decisions, or to the end where that is 0."""
        threads = self.games if steps else min(self.games, AT_ONCE * processors())
        blocks = self._blocks(threads)
        self._following.copy_to_device(np.array([blocks * BLOCK], np.int32))
        self.loops.run[blocks, BLOCK](
            flat(self.words), self.start, flat(self.r), flat(self.legal), self.n, self.actor, self.actions,
            flat(self.counts), flat(self.points), self.result, flat(self.rewards), self.done, self._following,
            self.games, self.seats, steps,
        )  # fmt: skip

    def step(self, actions: Any) -> None:
        """One given action in each game."""
        if hasattr(actions, "__cuda_array_interface__"):
            given = self.cuda.as_cuda_array(actions)
        else:
            given = self._copy(np.ascontiguousarray(actions, np.int64))
        if given.shape != (self.games,):
            raise ValueError(f"{self.games} games need as many actions, not an array of shape {given.shape}")
        self.loops.take[self._blocks(self.games), BLOCK](
            given, flat(self.legal), self.n, self.actor, self.actions, self._refused, self.games
        )
        self.run(1)

    def random(self, steps: int) -> None:
        """Actions chosen here."""
        self.actions.copy_to_device(np.full(self.games, ANY, np.int16))
        self.run(steps)

    def observe(self, layout: Layout, seats: Any, out: Any) -> None:
        """Write what seats see."""
        if self._cells is None or self._cells[0] is not layout:
            self._cells = layout, self._copy(layout.cells), self._copy(layout.scales)
        viewers = self.actor if seats is None else self.cuda.to_device(np.ascontiguousarray(seats, np.int8))
        self._observing.observe_on_gpu[self._blocks(self.games), BLOCK](
            flat(self.words), self._cells[1], self._cells[2], self.actor, viewers, self.seats, layout.size, flat(out),
            self.games,
        )  # fmt: skip

    def mask(self, out: Any) -> None:
        """Write the legal lists as yes and no."""
        self._observing.masks_on_gpu[self._blocks(self.games), BLOCK](
            flat(self.legal), self.n, flat(out), len(self.game.actions), self.games
        )

    @staticmethod
    def _blocks(threads: int) -> int:
        return -(-threads // BLOCK)


def flat(array: Any) -> Any:
    """The same memory in one row, as the loops want it."""
    return array.reshape(array.size, order="F")
