"""The plan of a tournament: its format, the number of seats and rounds, and the seed of all draws of lots."""

from __future__ import annotations

import random
from dataclasses import dataclass, fields

from ..json_types import JsonObject

ROUND_ROBIN, SWISS, KNOCK_OUT, GROUPS, DUPLICATE = "round-robin", "swiss", "knock-out", "groups", "duplicate"
FORMATS = (ROUND_ROBIN, SWISS, KNOCK_OUT, GROUPS, DUPLICATE)

FOR_TWO = (ROUND_ROBIN, SWISS, KNOCK_OUT)
"""The formats of games with two seats. `GROUPS` has three to five seats, `DUPLICATE` any number from two."""

FEWEST_SEATS, MOST_SEATS = 2, 5
MOST_ROUNDS = 20
MOST_ENTRANTS = 300
MOST_OF_ROUND_ROBIN = 16
"""A round robin of more people would take too many rounds."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What does not change during a tournament. `rounds` counts for Swiss, groups and duplicate; others need none."""

    format: str
    seats: int
    rounds: int = 5
    final: bool = False
    """After the rounds of `GROUPS`, the best play one more table, which decides their order."""
    alone: bool = False
    """In `DUPLICATE`, each entrant plays alone against bots."""
    seed: str = ""

    def __post_init__(self) -> None:
        counts = self.seats == 2 if self.format in FOR_TWO else FEWEST_SEATS <= self.seats <= MOST_SEATS
        if self.format not in FORMATS or not counts or (self.format == GROUPS and self.seats == 2):
            raise ValueError(f"no tournament: {self.format} for {self.seats}")
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise ValueError(f"1 to {MOST_ROUNDS} rounds, not {self.rounds}")
        if (self.final and self.format != GROUPS) or (self.alone and self.format != DUPLICATE):
            raise ValueError("only groups have a final, only duplicate is played alone")

    @property
    def fixed(self) -> bool:
        """Whether the entrants are fixed at the start: nobody can enter late."""
        return self.format in (ROUND_ROBIN, KNOCK_OUT)

    @property
    def fewest(self) -> int:
        """The number of entrants that it takes."""
        return 2 * self.seats if self.format == DUPLICATE and not self.alone else 2

    @property
    def most(self) -> int:
        """The largest number of entrants."""
        return MOST_OF_ROUND_ROBIN if self.format == ROUND_ROBIN else MOST_ENTRANTS

    def draw_lots(self, *about: object) -> random.Random:
        """Return the source of chance for one purpose; the same one for the same seed."""
        return random.Random(" ".join(map(str, (self.seed, *about))))

    def as_dict(self) -> JsonObject:
        """Return the plan as data."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @classmethod
    def read(cls, given: JsonObject) -> Plan:
        """Read a plan as stored; names that no longer exist are left out."""
        known = {field.name for field in fields(cls)}
        return cls(**{name: value for name, value in given.items() if name in known})
