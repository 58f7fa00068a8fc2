"""The same games on a GPU: the rules compiled for CUDA, one thread per game.

Every array here has the shape of its counterpart in batch.py, but in Fortran order: the game index runs fastest, so
that neighbouring threads read neighbouring numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from ..core.game import Game
from ..core.vocabulary import OVER
from ..errors import InvalidAction, InvalidOptions
from . import copy_loops, encoder_loops
from .arguments import read_actions, read_seats
from .arrays import ALL_DRAWS, ANY, NO_DRAWS, Array, words_of
from .checkpoint import COPIED, KEPT
from .encoder_loops import Encoding
from .jit import CUDA, numba_cuda
from .loading import load_around, load_shared
from .loops import GameArrays
from .observation import Layout
from .rewards import rewards_by_winners

LOOPS = Path(__file__).with_name("cuda_loops.py")

BLOCK = 128
"""Threads that start together."""


@cache
def load_cuda_loops(game: Game) -> Any:
    """Return the loops of a game. They are compiled for the GPU on their first call."""
    count_processors()
    return load_around(game, CUDA, str(LOOPS))


@cache
def count_processors() -> int:
    """Return the number of processors of the GPU. Raises InvalidOptions if there is no GPU."""
    if find_spec("numba_cuda") is None:
        raise InvalidOptions("device cannot be 'cuda': numba-cuda is missing; perihelion[cuda] brings it")
    cuda = numba_cuda()
    if not cuda.is_available():
        raise InvalidOptions("device cannot be 'cuda': there is no CUDA GPU here, or its driver is missing")
    cuda.core.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # small batches are small on purpose
    return int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


class GpuGames:
    """Many games of one kind in the GPU's memory, with the loops that play them.

    `lists` says whether to allocate memory for the legal ids of each game.
    """

    def __init__(self, game: Game, options: Mapping[str, Any], games: int, lists: bool):
        self.loops = load_cuda_loops(game)
        self.cuda = numba_cuda()
        self.game, self.games = game, games
        first = game.new_state(game.read_options(options))
        self.seats = int(game.rules.seats(first))
        start = words_of(first.pack())[0].view(np.int64)
        words = self._zeros((games, len(start)), np.int64)
        self.arrays = GameArrays(
            states=words,  # a thread reads its record from the words
            words=words,
            generators=self._zeros((games, 2), np.int64),
            legal=self._zeros((games, max(len(game.actions), game.most_outcomes)) if lists else (1, 1), np.int16),
            n_legal=self._zeros((games,), np.int32),
            actors=self.upload(np.full(games, OVER, np.int8)),
            actions=self.upload(np.full(games, ANY, np.int16)),
            counts=self._zeros((games, 2), np.int32),
            points=self._zeros((games, self.seats), np.int32),
            rewards=self._zeros((games, self.seats), np.float32),
            done=self._zeros((games,), np.bool_),
            seed=self._zeros((games, 2), np.int64),
            begun=self._zeros((games,), np.int64),
            start=self.upload(start),
            rewards_by_winners=self.upload(rewards_by_winners(self.seats).astype(np.float32).reshape(-1)),
        )
        self.device_arrays = GameArrays(*map(flatten, self.arrays))  # in the form that the loops expect
        self._refused = self._zeros((1,), np.int32)
        self._encoder: Any = load_shared(CUDA, encoder_loops.__file__)
        self._copier: Any = load_shared(CUDA, copy_loops.__file__)
        self._encoding: tuple[Layout, Encoding] | None = None

    def upload(self, values: Array) -> Any:
        """Return a copy in the GPU's memory."""
        return self.cuda.to_device(values)

    def _zeros(self, shape: tuple[int, ...], kind: Any) -> Any:
        """Return zeros in Fortran order."""
        return self.upload(np.zeros(prod(shape), kind)).reshape(*shape, order="F")

    def new_floats(self, shape: tuple[int, ...]) -> Any:
        """Return an array for observations."""
        return self._zeros(shape, np.float32)

    def new_flags(self, shape: tuple[int, ...]) -> Any:
        """Return an array for masks."""
        return self._zeros(shape, np.bool_)

    @property
    def states(self) -> Array:
        """A copy of the records."""
        words = np.ascontiguousarray(self.arrays.words.copy_to_host())
        records: Array = words.view(self.game.rules.state.dtype()).reshape(-1)
        return records

    @property
    def stuck(self) -> Array:
        """Which games have no legal action and no possible outcome, although they are not over; a copy."""
        actors, n_legal = self.arrays.actors.copy_to_host(), self.arrays.n_legal.copy_to_host()
        stuck: Array = (actors != OVER) & (n_legal == 0)
        return stuck

    @property
    def refused(self) -> int:
        """How many illegal actions were skipped."""
        return int(self._refused.copy_to_host()[0])

    def reset(self, seeds: Array) -> None:
        """Take new seeds (arguments.read_seeds) and mark all games as not begun."""
        self.device_arrays.seed.copy_to_device(np.ascontiguousarray(seeds.reshape(-1, order="F")))
        self.arrays.begun.copy_to_device(np.zeros(self.games, np.int64))
        self.arrays.actors.copy_to_device(np.full(self.games, OVER, np.int8))

    def run(self, steps: int, draws: int = ALL_DRAWS) -> None:
        """Make `steps` decisions in all games, starting with `actions`. `draws` limits the outcomes drawn in a row."""
        self.loops.run[count_blocks(self.games), BLOCK](self.device_arrays, self.seats, steps, draws)

    def step(self, actions: Any, draw: bool, at_chance: bool) -> None:
        """Play one given action or outcome in each game, or only in the games in which chance is to act."""
        given = self._numbers(actions, "outcomes" if at_chance else "actions")
        self.loops.take_actions[count_blocks(self.games), BLOCK](given, self.device_arrays, self._refused, at_chance)
        self.run(1, ALL_DRAWS if draw else NO_DRAWS)

    def _numbers(self, given: Any, name: str) -> Any:
        """Return one whole number per game in the GPU's memory, without a copy if it is already there."""
        if not is_on_gpu(given):
            return self.upload(read_actions(given, self.games, name))
        there = self.cuda.as_cuda_array(given)
        if there.shape != (self.games,):
            raise ValueError(f"{self.games} games need as many {name}, not an array of shape {there.shape}")
        if there.dtype.kind not in "iu":
            raise InvalidAction(f"{name} must be whole numbers, not {there.dtype}")
        return there

    def set_states(self, states: Any, games: Any, draw: bool) -> None:
        """Write records into some of the games, and recompute their actor and legal list."""
        if is_on_gpu(states):
            given = self.cuda.as_cuda_array(states)
        else:
            records = np.ascontiguousarray(states)
            given = self.upload(records.view(np.int64).reshape(len(records), -1))
        if is_on_gpu(games):
            index = self.cuda.as_cuda_array(games)
        else:
            index = self.upload(np.arange(self.games) if games is None else np.ascontiguousarray(games, np.int64))
        self._copier.wait_all[count_blocks(self.games), BLOCK](self.device_arrays.actions)
        self._copier.write_states[count_blocks(len(index)), BLOCK](
            self.device_arrays.words, self.device_arrays.actions, given, index
        )
        self.run(1, ALL_DRAWS if draw else NO_DRAWS)

    def copy_from(self, other: GpuGames, index: Any, generators: bool) -> None:
        """Make game g a copy of game index[g] of the other games. A negative index leaves it unchanged."""
        index = self.upload(np.arange(self.games)) if index is None else self._numbers(index, "indices")
        for name in (*COPIED, *(("generators",) if generators else ())):
            to, source = getattr(self.device_arrays, name), getattr(other.device_arrays, name)
            if other is self:  # a thread must not read what another has already written
                source = self.cuda.device_array_like(to)
                source.copy_to_device(to)
            self._copier.copy_games[count_blocks(self.games), BLOCK](to, source, index, self.games, other.games)

    def checkpoint(self) -> dict[str, Array]:
        """Return copies of all arrays that determine how the games continue."""
        return {name: np.ascontiguousarray(getattr(self.arrays, name).copy_to_host()) for name in KEPT}

    def restore(self, arrays: dict[str, Array]) -> None:
        """Write the arrays of a checkpoint back."""
        for name in KEPT:
            target = getattr(self.device_arrays, name)
            values = arrays[name].view(np.int64) if name == "words" else arrays[name]
            target.copy_to_device(np.ascontiguousarray(values.reshape(-1, order="F"), target.dtype))

    def chances(self, out: Any) -> None:
        """Write the probability of each outcome in the games in which chance is to act, otherwise 0."""
        self.loops.weigh[count_blocks(self.games), BLOCK](self.device_arrays, flatten(out))

    def random(self, steps: int) -> None:
        """Make `steps` random decisions in each game."""
        self.arrays.actions.copy_to_device(np.full(self.games, ANY, np.int16))
        self.run(steps)

    def observe(self, layout: Layout, seats: Any, out: Any) -> None:
        """Write the view that seats[g], or the seat to act, has of each game g."""
        if self._encoding is None or self._encoding[0] is not layout:
            arrays = {name: self.upload(getattr(layout.encoding, name)) for name in ("runs", "scales", "begins")}
            self._encoding = layout, layout.encoding._replace(**arrays)
        actors = self.arrays.actors
        viewers = actors if seats is None else self.upload(read_seats(seats, self.games, layout.seats).astype(np.int8))
        runs = layout.encoding.runs.shape[1]
        self._encoder.observe_on_gpu[(count_blocks(self.games), runs + 1), (BLOCK, 1)](
            self._encoding[1], self.device_arrays.words, actors, viewers, flatten(out)
        )

    def write_masks(self, out: Any) -> None:
        """Write the legal lists as rows of booleans."""
        self._encoder.write_masks_on_gpu[count_blocks(self.games), BLOCK](
            self.device_arrays.legal, self.arrays.n_legal, self.arrays.actors, flatten(out), len(self.game.actions)
        )


def count_blocks(threads: int) -> int:
    """Return the number of blocks needed for this number of threads."""
    return -(-threads // BLOCK)


def is_on_gpu(array: Any) -> bool:
    """Return whether an array is in the GPU's memory."""
    return hasattr(array, "__cuda_array_interface__")


def flatten(array: Any) -> Any:
    """Return the same memory as a one-dimensional array, as the loops need it."""
    return array.reshape(array.size, order="F")
