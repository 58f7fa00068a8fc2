"""Which floats of an observation vary at all: many are constant with given options, such as those of unused modules.

They are found by playing: a float is constant if it has one value in all positions of some thousand decisions of random
games, from the view of every seat. The same version of a game finds the same floats on every machine.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from ..core.events import Value
from ..core.game import Game, Options
from ..operating_system import count_cores
from .arguments import read_seeds
from .arrays import Array
from .cpu import CpuBatch
from .observation import Layout

GAMES, STEPS = 256, 600


def varying_floats(game: Game, options: Options) -> Array:
    """Return the indices of the floats that vary in games with these options."""
    return _varying_floats(game, tuple(sorted(options.items())))


@lru_cache(maxsize=16)
def _varying_floats(game: Game, options: tuple[tuple[str, Value], ...]) -> Array:
    layout = Layout(game, dict(options))
    games = CpuBatch(game, dict(options), GAMES, count_cores())
    games.reset(read_seeds(0, GAMES))
    seen = games.new_floats((GAMES, layout.size))
    low, high = np.full_like(seen, np.inf), np.full_like(seen, -np.inf)
    for _ in range(STEPS):
        games.random(1)
        for seat in range(layout.seats):
            games.observe(layout, np.full(GAMES, seat), seen)
            np.minimum(low, seen, out=low)
            np.maximum(high, seen, out=high)
    found: Array = np.flatnonzero(low.min(axis=0) < high.max(axis=0))
    found.flags.writeable = False
    return found
