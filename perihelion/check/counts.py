"""Sums that never change: cards in deck, hands and discard pile, or the size of a hand beside its cards.

They are learned from played games: amounts by item (the last axis of a field, or the numbers that a field holds) and by
seat are the columns of a small linear system, and each combination of them that is constant in all positions is a rule
of the game. A sampled world that breaks one could never be reached by play.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy as np
import numpy.typing as npt

from ..core.chance import FastDraws
from ..core.game import Game
from ..core.record import ALL, Field, Record

Amounts = npt.NDArray[np.float64]

FEWEST_ITEMS = 3
MOST_VALUES = 6
"""A field with this number of different values at most is counted by value, too."""
MOST_STATES = 300
"""The number of states from which the sums are learned at most."""
TOLERANCE = 1e-6


class ConstantSums:
    """The sums that were constant in all positions of some games with the same options."""

    def __init__(self, game: Game, states: Sequence[Record]):
        some = _some_of_each_phase(states)
        self.systems = [_System(columns, some) for columns in _choose_columns(game, some)]

    def find_broken(self, s: Record) -> str | None:
        """Return the names of the fields whose sum is different in this state, if there are any."""
        return next((broken for system in self.systems if (broken := system.find_broken(s))), None)


def _some_of_each_phase(states: Sequence[Record]) -> list[Record]:
    """Return at most about MOST_STATES states, with all phases among them: some fields change in one phase only."""
    by_phase: dict[int, list[Record]] = {}
    for s in states:
        by_phase.setdefault(int(s.phase), []).append(s)
    each, draws = -(-MOST_STATES // len(by_phase)), FastDraws(0)
    few = [s for found in by_phase.values() if len(found) <= each for s in found]
    many = [found for found in by_phase.values() if len(found) > each]
    return few + [found[draws.below(len(found))] for found in many for _ in range(each)]


class _Column:
    """An amount for every item: the sum of a field over its other axes, or the number of its cells with a value."""

    def __init__(self, field: Field, axis: int, size: int, value: int | None = None, spells: bool = False):
        self.field, self.axis, self.size, self.value, self.spells = field, axis, size, value, spells

    def __str__(self) -> str:
        return self.field.name

    def read(self, s: Record) -> Amounts:
        """Return the amounts of a state."""
        held = getattr(s, self.field.name)
        numbers = np.array(list(held.values()) if self.field.shape else [held])
        if self.spells:
            inside = numbers[(numbers >= 0) & (numbers < self.size)]
            return np.bincount(inside, minlength=self.size).astype(np.float64)
        numbers = numbers.reshape(self.field.shape)
        if self.value is not None:
            numbers = numbers == self.value
        others = tuple(axis for axis in range(numbers.ndim) if axis != self.axis)
        return np.asarray(numbers.sum(axis=others), np.float64)


class _System:
    """Columns with one row for each item and position, and the combinations that are constant for each item."""

    def __init__(self, columns: Sequence[_Column], states: Sequence[Record]):
        self.columns = columns
        rows = np.stack([self._read(s) for s in states])
        self.start = rows[0]
        changes = (rows - self.start).reshape(-1, len(columns))
        strengths, directions = np.linalg.eigh(changes.T @ changes)
        self.constant = directions[
            :, strengths < TOLERANCE * max(1.0, float(strengths.max(initial=0)) / len(changes))
        ].T

    def find_broken(self, s: Record) -> str | None:
        changes = self._read(s) - self.start
        wrong = np.abs(changes @ self.constant.T) > TOLERANCE * 100
        if not wrong.any():
            return None
        coefficients = np.abs(self.constant[int(np.flatnonzero(wrong.any(axis=0))[0])])
        return ", ".join(dict.fromkeys(str(c) for c, k in zip(self.columns, coefficients, strict=True) if k > 1e-3))

    def _read(self, s: Record) -> Amounts:
        return np.stack([column.read(s) for column in self.columns], axis=-1)


def _choose_columns(game: Game, states: Sequence[Record]) -> Iterator[list[_Column]]:
    """Yield the columns of each system: one for the items of every secret field, and one for the seats."""
    fields = game.rules.state.fields
    secret = game.rules.state.secret_fields
    sizes = {(field.shape[-1]) for field in secret if field.shape and field.shape[-1] >= FEWEST_ITEMS}
    for size in sorted(sizes):
        columns = list(_columns_by_item(fields, size, states))
        if columns:
            yield columns
    for seats in sorted({field.shape[0] for field in secret if len(field.shape) > 1}):
        shaped = [field for field in fields if field.shape and field.shape[0] == seats]
        yield [_Column(field, 0, seats) for field in shaped]


def _columns_by_item(fields: Iterable[Field], size: int, states: Sequence[Record]) -> Iterator[_Column]:
    for field in fields:
        if field.shape and field.shape[-1] == size:
            yield _Column(field, len(field.shape) - 1, size)
            for value in _names_in(field, states):
                yield _Column(field, len(field.shape) - 1, size, value)
        elif field.high == size - 1:
            yield _Column(field, 0, size, spells=True)


def _names_in(field: Field, states: Sequence[Record]) -> list[int]:
    """Return the values of an open field with one axis if they are few: they may be names rather than amounts."""
    if field.seen != ALL or len(field.shape) > 1:
        return []
    found = {number for s in states for number in getattr(s, field.name).values()}
    return sorted(found) if 2 < len(found) <= MOST_VALUES else []
