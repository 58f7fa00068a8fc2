"""What compiling the rules of a game consists of: one call of every loop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .game import Game, Value
from .runtime import CHANCE, OVER, Runtime, compiled, start


def smallest(found: Game) -> dict[str, Value]:
    """Options for the quickest game: the defaults, and the fewest players where there is none."""
    return {option.name: option.values[0] for option in found.options if option.default == "required"}


def until(runtime: Runtime, s: Any, chance: bool) -> Any:
    """A copy of the state at its first chance point, or at its first decision."""
    t = runtime.copy(s)
    while (runtime.actor(t) == CHANCE) != chance and runtime.actor(t) != OVER:
        if chance:
            runtime.play(t, runtime.legal(t)[0])
        else:
            runtime.deal(t, next(i for i, w in enumerate(runtime.deals(t)) if w))
    return t


def jobs(found: Game) -> Iterator[Callable[[], Any]]:
    """One call of every loop, so that Numba meets each with its real types."""
    import numpy as np

    from .batch import Batch, random_games

    runtime = compiled(found)
    s = runtime.state(start(found, found.read_options(smallest(found))))

    yield lambda: runtime.actor(s)
    yield lambda: runtime.deals(until(runtime, s, True))
    yield lambda: runtime.legal(until(runtime, s, False))
    yield lambda: runtime.refuse(until(runtime, s, False), 0)
    yield lambda: runtime.seen(s)
    yield lambda: runtime.module.points_at(s, 0, 0)
    yield lambda: runtime.module.winners_at(s, 0)
    yield lambda: runtime.sample(s.copy(), 0, np.array([1, 1]))
    yield lambda: random_games(found, smallest(found), games=1)
    yield lambda: Batch(found, smallest(found), games=1)
