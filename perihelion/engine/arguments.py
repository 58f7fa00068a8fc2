"""Checks the arguments of batches. The error for a wrong argument says which values are possible."""

from __future__ import annotations

from collections.abc import Iterable
from numbers import Integral
from typing import Any

import numpy as np

from ..errors import InvalidAction, InvalidOptions
from .arrays import Array

MOST_SEED = (1 << 63) - 1


def read_number(name: str, value: Any, least: int, most: int | None = None, other: str = "") -> int:
    """Return a whole number between the bounds; `other` says what else is possible."""
    is_number = isinstance(value, Integral) and not isinstance(value, bool)
    if not is_number or value < least or (most is not None and value > most):
        bounds = f"from {least}" if most is None else f"from {least} to {most}"
        raise InvalidOptions(f"{name} cannot be {value!r}; possible: a whole number {bounds}{other}")
    return int(value)


def read_seeds(seed: Any, games: int) -> Array:
    """Return two numbers for each game: its seed and its slot number. `seed` is one seed for all games, or a list.

    With a list the slot number is always 0, so that the draws of a game do not depend on its slot.
    """
    if isinstance(seed, str | bytes) or not isinstance(seed, Iterable):
        one = read_number("seed", seed, 0, MOST_SEED, other=", or a list with one for each game")
        return np.column_stack((np.full(games, one), np.arange(games)))
    given = list(seed)
    if len(given) != games:
        raise InvalidOptions(f"{games} games need as many seeds, not {len(given)}")
    return np.array([[read_number("seed", each, 0, MOST_SEED), 0] for each in given], np.int64)


def read_threads(threads: Any) -> int | None:
    """Return a number of threads, or None for all cores."""
    return None if threads is None else read_number("threads", threads, 1, other=", or None for all cores")


def read_actions(actions: Any, games: int, name: str = "actions") -> Array:
    """Return one whole number for each game, as an array of int64."""
    given = np.asarray(actions)
    if given.shape != (games,):
        raise ValueError(f"{games} games need as many {name}, not an array of shape {given.shape}")
    if given.dtype.kind not in "iu":
        raise InvalidAction(f"{name} must be whole numbers, not {given.dtype}")
    return np.ascontiguousarray(given, np.int64)


def read_seats(given: Any, games: int, seats: int) -> Array:
    """Return one seat for each game, as an array of int64."""
    viewers = np.asarray(given)
    wrong = viewers.shape != (games,) or viewers.dtype.kind not in "iu"
    if wrong or viewers.min() < 0 or viewers.max() >= seats:
        raise ValueError(f"each of {games} games needs a seat from 0 to {seats - 1}")
    return np.ascontiguousarray(viewers, np.int64)


def read_flags(given: Any, games: int) -> Array:
    """Return one boolean for each game, as an array."""
    flags = np.asarray(given)
    if flags.shape != (games,) or flags.dtype != np.bool_:
        raise ValueError(f"{games} games need as many booleans, not {flags.dtype} of shape {flags.shape}")
    return flags
