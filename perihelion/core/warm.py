"""Fill the cache with the machine code of a game. `python -m perihelion.core.warm solari` does it for one game."""

from __future__ import annotations

import fcntl
import gc
import os
import sys
from collections.abc import Callable, Iterator
from typing import Any

from . import kernel
from .game import Game, Value, game
from .jit import COMPILED
from .runtime import CHANCE, OVER, READY, compiled, start

Tell = Callable[[int, int], None]


def smallest(found: Game) -> dict[str, Value]:
    """Options for the quickest game: the defaults, and the fewest players where there is none."""
    return {option.name: option.values[0] for option in found.options if option.default == "required"}


def warm(found: Game, tell: Tell = lambda done, of: None) -> None:
    """Compile every loop of a game; `tell(done, of)` reports progress."""
    jobs = list(_jobs(found))
    gc.disable()  # a compiler makes many objects and little garbage; looking for it costs a tenth of the time
    try:
        for done, job in enumerate(jobs):
            tell(done, len(jobs))
            job()
    finally:
        gc.enable()
    tell(len(jobs), len(jobs))
    (kernel.folder(found, COMPILED) / READY).touch()


def _jobs(found: Game) -> Iterator[Callable[[], Any]]:
    """One call of every loop, so that Numba meets each with its real types."""
    import numpy as np

    from .batch import Batch, random_games

    runtime = compiled(found)
    s = runtime.state(start(found, found.read_options(smallest(found))))

    def until(wanted: bool) -> Any:
        """A copy of the state at its first chance point, or at its first decision."""
        t = runtime.copy(s)
        while (runtime.actor(t) == CHANCE) != wanted and runtime.actor(t) != OVER:
            if wanted:
                runtime.play(t, runtime.legal(t)[0])
            else:
                runtime.deal(t, next(i for i, w in enumerate(runtime.deals(t)) if w))
        return t

    yield lambda: runtime.actor(s)
    yield lambda: runtime.deals(until(True))
    yield lambda: runtime.legal(until(False))
    yield lambda: runtime.refuse(until(False), 0)
    yield lambda: runtime.seen(s)
    yield lambda: runtime.module.points_at(s, 0, 0)
    yield lambda: runtime.module.winners_at(s, 0)
    yield lambda: runtime.sample(s.copy(), 0, np.array([1, 1]))
    yield lambda: random_games(found, smallest(found), games=1)
    yield lambda: Batch(found, smallest(found), games=1)


def warm_aside(found: Game) -> None:
    """The same with low priority, unless another process is already at it."""
    os.nice(10)
    where = kernel.folder(found, COMPILED)
    where.mkdir(parents=True, exist_ok=True)
    with (where / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        warm(found)


if __name__ == "__main__":
    warm_aside(game(sys.argv[1]))
