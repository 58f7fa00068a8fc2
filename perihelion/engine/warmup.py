"""Compiles a game ahead of time: one call of every loop fills the cache.

`python -m perihelion.engine.warmup solari` does it for one game at low priority, unless another process already does.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from ..core.game import Game, smallest_options
from ..core.registry import game as find_game
from ..core.vocabulary import CHANCE, OVER
from ..operating_system import lower_priority, try_lock
from .background import loop_files, ready_file
from .batch import Batch, random_games
from .cache import folder_of
from .jit import COMPILED
from .runtimes import Runtime, compiled, force_runtime

Progress = Callable[[int, int], None]


def warm_up(game: Game, tell: Progress = lambda done, of: None) -> None:
    """Compile every loop of a game, calling `tell(done, of)` after each."""
    calls = [*engine_calls(game), *(call for file in loop_files() for call in file.calls(game))]
    gc.disable()  # a compiler makes many objects and little garbage; collecting costs a tenth of the time
    try:
        with force_runtime(COMPILED):
            for done, call in enumerate(calls):
                tell(done, len(calls))
                call()
    finally:
        gc.enable()
    tell(len(calls), len(calls))
    ready_file(game).touch()


def first_decision(runtime: Runtime, s: Any) -> Any:
    """Return a copy of the state at its first decision."""
    return _advance(runtime, s, to_chance=False)


def _advance(runtime: Runtime, s: Any, to_chance: bool) -> Any:
    """Return a copy of the state at its first chance point, or at its first decision."""
    t = runtime.copy(s)
    while (runtime.actor(t) == CHANCE) != to_chance and runtime.actor(t) != OVER:
        if to_chance:
            runtime.play(t, runtime.legal(t)[0])
        else:
            runtime.deal(t, next(i for i, w in enumerate(runtime.deals(t)) if w))
    return t


def _play_first(runtime: Runtime, s: Any) -> None:
    runtime.play(s, runtime.legal(s)[0])


def engine_calls(game: Game) -> Iterator[Callable[[], Any]]:
    """Yield one call of every loop of the engine, so that Numba compiles each with its real types."""
    options = smallest_options(game)
    runtime = compiled(game)
    s = runtime.state(game.new_state(game.read_options(options)))

    yield lambda: runtime.actor(s)
    yield lambda: runtime.deals(_advance(runtime, s, to_chance=True))
    yield lambda: runtime.legal(first_decision(runtime, s))
    yield lambda: runtime.refuse(first_decision(runtime, s), 0)
    yield lambda: _play_first(runtime, first_decision(runtime, s))
    yield lambda: runtime.seen(s)
    yield lambda: runtime.module.points_at(s, 0, 0)
    yield lambda: runtime.module.winners_at(s, 0)
    yield lambda: runtime.sample(s.copy(), 0, np.array([1, 1]))
    yield lambda: random_games(game, options, games=1)
    yield lambda: Batch(game, options, games=1)


def main(key: str) -> None:
    """Compile one game at low priority, unless another process is already doing so."""
    lower_priority(10)
    game = find_game(key)
    where = folder_of(game, COMPILED)
    where.mkdir(parents=True, exist_ok=True)
    with (where / "lock").open("w") as lock:
        if try_lock(lock.fileno()):
            warm_up(game)


if __name__ == "__main__":
    main(sys.argv[1])
