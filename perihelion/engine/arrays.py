"""Types and constants shared by batches on the processor and on a GPU. Importing this module does not load NumPy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ..core.memory import IN_BROWSER

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]
else:
    Array = Any

ANY, NOTHING = -1, -2
"""Sentinels for an action: any legal one, chosen by the batch; or none, so that the game is unchanged, even if over."""

REFRESH = -3
"""Sentinel for an action, inside the engine: a record was overwritten, so its actor and legal list are recomputed."""

ALL_DRAWS, NO_DRAWS = 1 << 30, 0
"""How many outcomes a call draws in a row: all of them, or none, so that the caller chooses."""

NO_ACTION = -1
"""In a loop: no action is chosen yet, because the game is just beginning."""


class Played(NamedTuple):
    """The result of random games: the final records, and how many decisions and outcomes each took."""

    states: Array
    decisions: Array
    outcomes: Array


def words_of(states: Any) -> Array:
    """Return a view of the records as 8-byte words."""
    words: Array = states.words() if IN_BROWSER else states.view("u8").reshape(len(states), -1)
    return words
