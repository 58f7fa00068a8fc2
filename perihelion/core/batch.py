"""Many games at once: random games, and batches stepped from Python with arrays in and arrays out."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from .game import Game
from .runtime import OVER, NoFacts, compiled, outcome_room, start

Array = np.ndarray[Any, Any]


class Played(NamedTuple):
    """What random games gave: the final records, and how many decisions and outcomes each took."""

    states: Array
    decisions: Array
    outcomes: Array


def words_of(states: Array) -> Array:
    """The records as words of eight bytes, sharing their memory."""
    return states.view(np.uint64).reshape(len(states), -1)


def cores() -> int:
    """The number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def random_games(
    game: Game, options: Mapping[str, Any], games: int, seed: int = 0, threads: int = 1, mode: str = "compiled"
) -> Played:
    """Play random games to their end. Game g depends on seed + g alone, so threads do not change the result."""
    module = compiled(game, mode).module
    first = words_of(start(game, game.read_options(options)).pack())[0]
    states = np.zeros(games, game.rules.State.dtype())
    counts = np.zeros((games, 2), np.int64)
    seeds = np.arange(seed, seed + games, dtype=np.int64)

    def part(a: int, b: int) -> None:
        scratch = _Scratch(game)
        module.playouts(
            states[a:b],
            words_of(states[a:b]),
            first,
            scratch.facts,
            scratch.ids,
            scratch.weights,
            scratch.r,
            seeds[a:b],
            counts[a:b],
        )

    in_parts(part, games, threads)
    return Played(states, counts[:, 0], counts[:, 1])


def in_parts(part: Callable[[int, int], None], n: int, threads: int) -> None:
    """Call part(first, last) for slices of range(n), each in a thread of its own; compiled code frees the lock."""
    edges = np.linspace(0, n, threads + 1).astype(int)
    if threads == 1:
        part(0, n)
        return
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(part, edges[:-1].tolist(), edges[1:].tolist()))


class _Scratch:
    """Working memory of one thread."""

    def __init__(self, game: Game):
        self.facts = np.zeros(1, getattr(game.rules, "Facts", NoFacts).dtype())
        self.ids = np.zeros(len(game.actions), np.int64)
        self.weights = np.zeros(outcome_room(game), np.int64)
        self.r = np.zeros(2, np.int64)


class Batch:
    """Many games of one kind side by side, chance drawn by the batch.

    After each call `legal[g, :n[g]]` are the legal ids of game g and `actor[g]` the seat that decides. Where `actor[g]`
    is OVER, the game has just ended; its next step begins a new one and ignores the action.
    """

    def __init__(self, game: Game, options: Mapping[str, Any], games: int, seed: int = 0, threads: int = 1):
        self.game, self.threads = game, threads
        self._module = compiled(game).module
        self._start = words_of(start(game, game.read_options(options)).pack())[0]
        self.states = np.zeros(games, game.rules.State.dtype())
        self._words = words_of(self.states)
        self.legal = np.zeros((games, len(game.actions)), np.int16)
        self.n = np.zeros(games, np.int64)
        self.actor = np.full(games, OVER)
        generator = np.random.Generator(np.random.PCG64(seed))
        self._r = generator.integers(1, 2**31 - 1, (games, 2), dtype=np.int64)
        self.step(self.actor)

    def __len__(self) -> int:
        return len(self.states)

    def step(self, actions: Array) -> None:
        """Play one legal action in each game."""
        chosen = np.ascontiguousarray(actions, np.int64)

        def part(first: int, last: int) -> None:
            scratch = _Scratch(self.game)
            self._module.step(
                self.states, self._words, self._start, scratch.facts, scratch.weights, self._r,
                self.legal, self.n, self.actor, chosen, first, last,
            )  # fmt: skip

        in_parts(part, len(self), self.threads)
