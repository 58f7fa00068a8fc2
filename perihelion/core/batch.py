"""Many games at once: random games, and batches stepped from Python with arrays in and arrays out."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from .game import Game
from .jit import COMPILED
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


class _Games:
    """Records of many games of one kind with all that the loop over them needs."""

    def __init__(self, game: Game, options: Mapping[str, Any], games: int, rows: int, mode: str = COMPILED):
        self.game = game
        self.module = compiled(game, mode).module
        self.start = words_of(start(game, game.read_options(options)).pack())[0]
        self.states = np.zeros(games, game.rules.State.dtype())
        self.ids = np.zeros((rows, len(game.actions)), np.int16)
        self.n = np.zeros(games, np.int64)
        self.actor = np.full(games, OVER)
        self.counts = np.zeros((games, 2), np.int64)
        self.r = np.zeros((games, 2), np.int64)

    def sow(self, seed: int) -> None:
        """Game g draws by seed + g alone, so nothing else changes what it draws."""
        self.module.sow(self.r, np.arange(seed, seed + len(self.states), dtype=np.int64))

    def run(self, actions: Array, first: int, last: int, whole: bool) -> None:
        """Play on in some of the games."""
        facts = np.zeros(1, getattr(self.game.rules, "Facts", NoFacts).dtype())
        weights = np.zeros(outcome_room(self.game), np.int64)
        ids = self.ids.copy() if whole else self.ids  # whole games need one row of their own in each thread
        self.module.run(
            self.states, words_of(self.states), self.start, facts, weights, self.r,
            ids, self.n, self.actor, actions, self.counts, first, last, whole,
        )  # fmt: skip


def random_games(
    game: Game, options: Mapping[str, Any], games: int, seed: int = 0, threads: int = 1, mode: str = COMPILED
) -> Played:
    """Play random games to their end. Game g depends on seed + g alone, so threads do not change the result."""
    many = _Games(game, options, games, rows=1, mode=mode)
    many.sow(seed)
    in_parts(lambda first, last: many.run(many.actor, first, last, True), games, threads)
    return Played(many.states, many.counts[:, 0], many.counts[:, 1])


def in_parts(part: Callable[[int, int], None], n: int, threads: int) -> None:
    """Call part(first, last) for slices of range(n), each in a thread of its own; compiled code frees the lock."""
    edges = np.linspace(0, n, threads + 1).astype(int)
    if threads == 1:
        part(0, n)
        return
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(part, edges[:-1].tolist(), edges[1:].tolist()))


class Batch:
    """Many games of one kind side by side, chance drawn by the batch.

    After each call `legal[g, :n[g]]` are the legal ids of game g and `actor[g]` the seat that decides. Where `actor[g]`
    is OVER, the game has just ended; its next step begins a new one and ignores the action.
    """

    def __init__(self, game: Game, options: Mapping[str, Any], games: int, seed: int = 0, threads: int = 1):
        self._games, self.threads = _Games(game, options, games, rows=games), threads
        self._games.sow(seed)
        self.states, self.legal, self.n, self.actor = (
            self._games.states,
            self._games.ids,
            self._games.n,
            self._games.actor,
        )
        self.step(self.actor)

    def __len__(self) -> int:
        return len(self.states)

    def step(self, actions: Array) -> None:
        """Play one legal action in each game."""
        chosen = np.ascontiguousarray(actions, np.int64)
        in_parts(lambda first, last: self._games.run(chosen, first, last, False), len(self), self.threads)
