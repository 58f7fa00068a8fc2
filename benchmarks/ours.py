"""Our side of the comparison."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

import perihelion
from perihelion.core.batch import Batch, cores, random_games
from perihelion.core.runtime import compiled, start


def playouts(key: str, options: dict[str, Any], games: int, seed: int) -> tuple[int, float]:
    """Random games in compiled code on one core: decisions and CPU seconds."""
    game = perihelion.games()[key]
    begin = time.process_time()
    played = random_games(game, options, games, seed)
    return int(played.decisions.sum()), time.process_time() - begin


def playouts_on_all_cores(key: str, options: dict[str, Any], games: int, seed: int) -> tuple[int, float]:
    """The same on all cores: decisions and seconds of the clock on the wall."""
    game = perihelion.games()[key]
    begin = time.perf_counter()
    played = random_games(game, options, games, seed, threads=cores())
    return int(played.decisions.sum()), time.perf_counter() - begin


def batch(key: str, options: dict[str, Any], games: int, steps: int, seed: int) -> tuple[int, float]:
    """A batch on one core stepped from Python, NumPy choosing from the padded legal lists."""
    table = Batch(perihelion.games()[key], options, games, seed)
    rng = np.random.default_rng(seed)
    rows = np.arange(games)
    decisions = 0
    begin = time.process_time()
    for _ in range(steps):
        decisions += int(np.count_nonzero(table.n))
        picks = (rng.random(games) * table.n).astype(np.int64)
        table.step(table.legal[rows, picks])
    return decisions, time.process_time() - begin


def door(key: str, options: dict[str, Any], steps: int) -> tuple[int, float]:
    """Decisions through the Python door: legal list, choice and play of one position."""
    from perihelion.core.chance import FastDraws, settle

    draws = FastDraws(7)
    position = settle(perihelion.new(key, **options), draws)
    decisions = 0
    begin = time.process_time()
    while decisions < steps:
        legal = position.legal_ids
        position.play(legal[draws.below(len(legal))])
        decisions += 1
        if settle(position, draws).actor == perihelion.OVER:
            position = settle(perihelion.new(key, **options), draws)
    return decisions, time.process_time() - begin


def clone(key: str, options: dict[str, Any], copies: int) -> float:
    """Seconds of CPU time for one copy of a record inside compiled code."""
    import numba

    game = perihelion.games()[key]
    module = compiled(game).module
    first = start(game, game.read_options(options)).pack()
    source = first.view(np.uint64)
    words = np.zeros((64, len(source)), np.uint64)
    copy = module.copy

    @numba.njit
    def many(words: Any, source: Any, n: int) -> None:
        for i in range(n):
            copy(words, i & 63, source)

    many(words, source, 1)
    begin = time.process_time()
    many(words, source, copies)
    return (time.process_time() - begin) / copies
