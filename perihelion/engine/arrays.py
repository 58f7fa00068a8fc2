"""What batches on the processor and on a GPU share. Importing this module does not load NumPy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]
else:
    Array = Any

ANY, NOTHING = -1, -2
"""In place of an action: any legal one, chosen by the batch; or none, so that the game stays as it is, even if over."""

REFRESH = -3
"""In place of an action, inside the engine: a record was written from outside, so its actor and list are read anew."""

ALL_DRAWS, NO_DRAWS = 1 << 30, 0
"""How many outcomes a call draws in a row: all that come, or none, so that the caller chooses them."""

NO_ACTION = -1
"""In a loop: no action has been chosen yet, because the game begins."""


class Played(NamedTuple):
    """The result of random games: the final records, and how many decisions and outcomes each took."""

    states: Array
    decisions: Array
    outcomes: Array


def words_of(states: Array) -> Array:
    """Return the records as words of eight bytes, sharing their memory."""
    return states.view("u8").reshape(len(states), -1)
