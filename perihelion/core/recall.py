"""What a seat has seen, for `sample`: the log behind the two numbers of the random generator.

A game with `recalls=True` reads it, so that deductions need no fields of the record. The log is empty if it is not
known, as in batches of records.
"""

from __future__ import annotations

from collections.abc import Sized
from typing import Protocol

from .generator import Integers
from .rule import rule

GENERATOR, RECALLED = 2, 3
"""How many numbers the generator has, and each entry after it: the actor, the phase, the choice."""


class Recalled(Integers, Sized, Protocol):
    """The generator with the log behind it."""


@rule
def recalled(r: Recalled) -> int:
    """Return the number of entries of the log."""
    return (len(r) - GENERATOR) // RECALLED


@rule
def recalled_actor(r: Recalled, i: int) -> int:
    """Return the seat of entry i, or CHANCE."""
    return int(r[GENERATOR + RECALLED * i])


@rule
def recalled_phase(r: Recalled, i: int) -> int:
    """Return the phase of entry i."""
    return int(r[GENERATOR + RECALLED * i + 1])


@rule
def recalled_choice(r: Recalled, i: int) -> int:
    """Return the action or outcome of entry i; -1 if the seat did not see it."""
    return int(r[GENERATOR + RECALLED * i + 2])
