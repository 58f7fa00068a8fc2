"""Measures Perihelion: each function returns the amount of work, and the seconds it took."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

import perihelion
from perihelion.engine.batch import random_games
from perihelion.engine.runtimes import compiled
from perihelion.operating_system import count_cores

Options = dict[str, Any]


def playouts(key: str, options: Options, games: int, seed: int) -> tuple[int, float]:
    """Random games in compiled code on one core: decisions and CPU seconds."""
    game = perihelion.games()[key]
    begin = time.process_time()
    played = random_games(game, options, games, seed)
    return int(played.decisions.sum()), time.process_time() - begin


def playouts_on_all_cores(key: str, options: Options, games: int, seed: int) -> tuple[int, float]:
    """The same on all cores: decisions and wall-clock seconds."""
    game = perihelion.games()[key]
    begin = time.perf_counter()
    played = random_games(game, options, games, seed, threads=count_cores())
    return int(played.decisions.sum()), time.perf_counter() - begin


def batch(key: str, options: Options, games: int, steps: int, seed: int, masks: bool = False) -> tuple[int, float]:
    """A batch on one core stepped from Python; NumPy chooses from the padded legal lists, or from masks."""
    table = perihelion.batch(key, games=games, seed=seed, threads=1, masks=masks, **options)
    rng = np.random.default_rng(seed)
    rows = np.arange(games)
    actions = len(table.game.actions)
    decisions = 0
    begin = time.process_time()
    for _ in range(steps):
        decisions += int(np.count_nonzero(table.n))
        picks = (rng.random(games) * table.n).astype(np.int64)
        if masks:
            places = np.flatnonzero(table.masks)
            first = np.minimum(np.cumsum(table.n) - table.n + picks, len(places) - 1)
            table.step(places[first] % actions)
        else:
            table.step(table.legal[rows, picks])
    return decisions, time.process_time() - begin


def chosen_by_the_batch(key: str, options: Options, games: int, steps: int, seed: int) -> tuple[int, float]:
    """The same, with one call for each step and the choice made by compiled code."""
    table = perihelion.batch(key, games=games, seed=seed, threads=1, **options)
    decisions = 0
    begin = time.process_time()
    for _ in range(steps):
        decisions += int(np.count_nonzero(table.n))
        table.random()
    return decisions, time.process_time() - begin


def observations(key: str, options: Options, games: int, steps: int, seed: int) -> tuple[int, float]:
    """Observations of a batch written into one buffer: their number, and CPU seconds."""
    table = perihelion.batch(key, games=games, seed=seed, threads=1, **options)
    table.random(20)
    out = table.observe()
    begin = time.process_time()
    for _ in range(steps):
        table.observe(out=out)
    return games * steps, time.process_time() - begin


def pettingzoo(key: str, options: Options, steps: int, seed: int) -> tuple[int, float]:
    """Steps of our PettingZoo environment, reading observation and mask each time."""
    from perihelion.adapters.pettingzoo import env

    table = env(key, **options)
    rng = np.random.default_rng(seed)
    made = 0
    begin = time.process_time()
    while made < steps:
        table.reset(seed=made + seed)
        for _ in table.agent_iter():
            _, _, termination, _, info = table.last()
            if termination:
                table.step(None)
                continue
            table.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
            made += 1
    return made, time.process_time() - begin


def positions(key: str, options: Options, steps: int) -> tuple[int, float]:
    """Decisions of one Position in Python: legal list, choice and play."""
    from perihelion.core.chance import FastDraws, resolve_chance

    draws = FastDraws(7)
    position = resolve_chance(perihelion.new(key, **options), draws)
    decisions = 0
    begin = time.process_time()
    while decisions < steps:
        legal = position.legal_ids
        position.play(legal[draws.below(len(legal))])
        decisions += 1
        if resolve_chance(position, draws).actor == perihelion.OVER:
            position = resolve_chance(perihelion.new(key, **options), draws)
    return decisions, time.process_time() - begin


def copies(key: str, options: Options, n: int) -> float:
    """Seconds of CPU time for one copy of a record inside compiled code."""
    import numba

    game = perihelion.games()[key]
    module = compiled(game).module
    first = game.new_state(game.read_options(options)).pack()
    source = first.view(np.uint64)
    words = np.zeros((64, len(source)), np.uint64)
    copy = module.copy_words

    @numba.njit
    def many(words: Any, source: Any, n: int) -> None:
        for i in range(n):
            copy(words, i & 63, source)

    many(words, source, 1)
    begin = time.process_time()
    many(words, source, n)
    return (time.process_time() - begin) / n
