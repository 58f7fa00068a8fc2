"""Tries every legal action of a batch on copies, and finds network inputs for states, on either device."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from . import afterstate_loops, input_loops
from .afterstate_loops import Tries
from .arrays import Array
from .batch import Batch, is_gpu
from .cuda import BLOCK, count_blocks
from .inputs import Inputs
from .jit import COMPILED, CUDA, numba_cuda
from .loading import load_around, load_shared
from .loops import Scratch


class Tried(NamedTuple):
    """The arrays of `afterstate_loops.Tries` that outlive the call."""

    games: Array
    numbers: Array
    words: Array
    actors: Array
    shares: Array
    points: Array


class Afterstates:
    """Tries the actions of one batch. All arrays are in the memory of its device."""

    def __init__(self, batch: Batch, inputs: Inputs):
        self.batch, self.inputs = batch, inputs
        self._on_gpu = is_gpu(batch.device)
        mode = CUDA if self._on_gpu else COMPILED
        self._loops: Any = load_around(batch.game, mode, afterstate_loops.__file__)
        self._shared: Any = load_shared(mode, input_loops.__file__)
        self._cells: Any = numba_cuda().to_device(inputs.cells) if self._on_gpu else inputs.cells

    def try_actions(
        self, games: Any, numbers: Any, words: Any, actors: Any, shares: Any, points: Any, judged: bool = True
    ) -> None:
        """Try legal action numbers[i] of game games[i] for every i and write the results (see `Tries`).

        With `judged=False` the judge is skipped. In some games it takes most of the time.
        """
        seats, arrays = self.inputs.seats, self.batch.device_arrays
        if self._on_gpu:
            given = (games, numbers, words, words, actors, shares, points)
            tries = Tries(*map(numba_cuda().as_cuda_array, given))
            self._loops.try_actions_on_gpu[count_blocks(len(games)), BLOCK](arrays, tries, seats, judged)
        else:
            records = words.view(self.batch.game.rules.state.dtype()).reshape(-1)
            tries = Tries(games, numbers, records, words.view(np.uint64), actors, shares, points)
            scratch = Scratch(np.zeros(1, self.batch.game.rules.facts.dtype()), np.zeros(1, np.int64))
            self._loops.try_actions(arrays, scratch, tries, seats, judged, 0, len(games))

    def try_all(self) -> Tried:
        """Try every legal action of every game in which a seat is to act. Works for a batch on the processor only."""
        batch, seats = self.batch, self.inputs.seats
        n = np.where(batch.actor >= 0, batch.n, 0)
        games = np.repeat(np.arange(len(batch)), n)
        numbers = np.arange(len(games)) - (np.cumsum(n) - n)[games]
        words, actors = np.zeros((len(games), self.inputs.words), np.int64), np.zeros(len(games), np.int8)
        shares, points = np.zeros((len(games), seats)), np.zeros((len(games), seats))
        self.try_actions(games, numbers, words, actors, shares, points)
        return Tried(games, numbers, words, actors, shares, points)

    def sample_worlds(self, words: Any, viewers: Any, first_seed: int) -> None:
        """Guess what is hidden in state i, which is as viewers[i] knows it, consistently with what it knows."""
        if self._on_gpu:
            given = map(numba_cuda().as_cuda_array, (words, viewers))
            self._loops.sample_worlds_on_gpu[count_blocks(len(words)), BLOCK](*given, first_seed)
        else:
            records = words.view(self.batch.game.rules.state.dtype()).reshape(-1)
            self._loops.sample_worlds(records, viewers, first_seed, np.zeros(2, np.int64))

    def find_inputs(self, words: Any, viewers: Any, none: int, out: Any) -> None:
        """Write the active inputs of each state as viewers[i] sees it: one for each cell, or `none`."""
        if self._on_gpu:
            words, viewers, out = map(numba_cuda().as_cuda_array, (words, viewers, out))
            blocks = count_blocks(out.size)
            self._shared.find_inputs_on_gpu[blocks, BLOCK](self._cells, self.inputs.seats, words, viewers, none, out)
        else:
            self._shared.find_inputs(self._cells, self.inputs.seats, words, viewers, none, out)

    def follow_states(
        self, first: Any, bases: Any, base_sums: Any, base_of: Any, words: Any, viewers: Any, sums: Any
    ) -> None:
        """Write the first layer of each state as viewers[i] sees it, in whole numbers.

        `first` holds the weights, a row of int16 for each input. Row base_of[i] of `bases` is a state that differs
        little from state i; the same row of `base_sums` is the first layer of that base, seen by the same viewer.
        """
        given = (first, bases, base_sums, base_of, words, viewers, sums)
        if self._on_gpu:
            assert self._cells.shape[1] <= self._shared.MOST_CELLS
            assert self.inputs.size < 1 << 15, "a block keeps the numbers of inputs as int16"
            given = tuple(map(numba_cuda().as_cuda_array, given))
            self._shared.follow_states_on_gpu[len(words), BLOCK](self._cells, self.inputs.seats, *given)
        else:
            self._shared.follow_states(self._cells, self.inputs.seats, *given)
