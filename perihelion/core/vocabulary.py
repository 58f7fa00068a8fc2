"""The constants that every game, runtime and client shares."""

from __future__ import annotations

from .rule import rule

CHANCE, OVER = -1, -2
"""The actor at a chance point, and the actor when the game is over. Otherwise the actor is a seat, 0 or more."""

SPECTATOR = -1
"""The viewer who has no seat."""

MOST_SEATS = 16
"""The largest number of seats of a game."""

SPECTATOR_BIT = 30
"""The bit of a `seen` mask that stands for all spectators; bit p stands for seat p."""

EVERYBODY = (2 << SPECTATOR_BIT) - 1
"""The `seen` mask of all seats and all spectators."""

OK = 0
"""What `may_x` returns when no rule forbids the action."""


@rule
def no(number: int) -> int:
    """Return the number of the forbidding rule unchanged; the name makes a check read as a sentence."""
    return number
