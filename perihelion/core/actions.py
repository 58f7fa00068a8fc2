"""Families: a name and axes <-> ids and texts. No id is written by hand.

    PIECE = Axis("piece", "123456")
    WAY = Axis("way", "NESW")
    COMET = Family("comet", "{piece}{way}{distance}", PIECE, WAY, DISTANCE)     # "3E5"

The ids of a game's families follow one another in the order of `Rules.families`; inside a family the last axis
runs fastest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import product


@dataclass(frozen=True)
class Axis:
    """A named list of labels; the rules see the index of a label, people the label."""

    name: str
    labels: Sequence[str]

    def __len__(self) -> int:
        return len(self.labels)


class Family:
    """Actions (or outcomes) of one kind."""

    def __init__(self, name: str, form: str, *axes: Axis):
        self.name, self.form, self.axes = name, form, axes
        self.size = 1
        for axis in axes:
            self.size *= len(axis)

    def __repr__(self) -> str:
        return f"Family({self.name!r})"

    def texts(self) -> list[str]:
        """Return the text of every member, in id order."""
        names = [axis.name for axis in self.axes]
        return [
            self.form.format(**dict(zip(names, labels, strict=True)))
            for labels in product(*(axis.labels for axis in self.axes))
        ]

    def split(self, member: int) -> tuple[int, ...]:
        """Return the axis values of a member."""
        values: list[int] = []
        for axis in reversed(self.axes):
            member, value = divmod(member, len(axis))
            values.append(value)
        return tuple(reversed(values))

    def join(self, *values: int) -> int:
        """Return the member with these axis values."""
        member = 0
        for axis, value in zip(self.axes, values, strict=True):
            member = member * len(axis) + value
        return member


class ActionSpace:
    """All ids and texts of a list of families."""

    def __init__(self, families: Iterable[Family]):
        self.families = tuple(families)
        self.texts: list[str] = []
        self.first: dict[Family, int] = {}
        self._members: list[tuple[Family, tuple[int, ...]]] = []
        for family in self.families:
            self.first[family] = len(self.texts)
            self.texts += family.texts()
            self._members += [(family, values) for values in product(*(range(len(axis)) for axis in family.axes))]
        self.ids = {text: i for i, text in enumerate(self.texts)}
        if len(self.ids) != len(self.texts):
            twice = sorted({t for t in self.texts if self.texts.count(t) > 1})
            raise ValueError(f"two ids share a text: {', '.join(twice[:5])}")

    def __len__(self) -> int:
        return len(self.texts)

    @cached_property
    def hash(self) -> str:
        """A hash of all texts in id order: two lists of actions with the same hash mean the same by every id."""
        return sha256("\n".join(self.texts).encode()).hexdigest()[:16]

    def family(self, number: int) -> tuple[Family, tuple[int, ...]]:
        """Return the family of an id, and its axis values."""
        return self._members[number]
