"""Measures the speed of random games on this machine; `make bench` also compares it with others."""

from __future__ import annotations

import time

from ..core.chance import FastDraws
from ..core.game import Game
from ..core.vocabulary import CHANCE, OVER
from ..draw.outline import Section
from ..engine.batch import random_games
from ..engine.runtimes import interpreted
from ..engine.warmup import smallest_options
from ..operating_system import count_cores
from ..words import Words

SECONDS = 1.0
"""How long the interpreted rules are measured."""


def measure_speed(game: Game, games: int, seed: int, words: Words) -> Section:
    """Return a table of decisions per second: interpreted, compiled on one core, compiled on all cores."""
    own = Words(words.lang, game.package)
    random_games(game, smallest_options(game), games=1)  # compile before measuring
    rows = [
        [words("bench-interpreted"), f"{_interpreted(game, seed):,.0f}"],
        [words("bench-one-core"), f"{_compiled(game, games, seed, 1):,.0f}"],
        [words("bench-all-cores", cores=count_cores()), f"{_compiled(game, games, seed, count_cores()):,.0f}"],
    ]
    return Section(own("game"), header=["", words("bench-decisions")], rows=rows)


def _compiled(game: Game, games: int, seed: int, threads: int) -> float:
    begun = time.perf_counter()
    played = random_games(game, smallest_options(game), games, seed, threads)
    return float(played.decisions.sum()) / (time.perf_counter() - begun)


def _interpreted(game: Game, seed: int) -> float:
    rules, draws = interpreted(game), FastDraws(seed)
    s = first = game.new_state(game.read_options(smallest_options(game)))
    decisions, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        actor = rules.actor(s)
        if actor == OVER or s is first:
            s = rules.copy(first)
        elif actor == CHANCE:
            rules.deal(s, draws.draw(rules.deals(s)))
        else:
            legal = rules.legal(s)
            rules.play(s, legal[draws.below(len(legal))])
            decisions += 1
    return decisions / (time.perf_counter() - begun)
