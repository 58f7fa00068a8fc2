"""How long a game can last and how many points it can bring, with given options."""

from __future__ import annotations

from typing import NamedTuple


class Limits(NamedTuple):
    """Bounds that hold in every game with these options, for any legal play."""

    least_points: int
    most_points: int
    """The least and the most points that a seat can have at the end."""
    decisions: int
    """The largest number of decisions, of all seats together. Outcomes of chance do not count."""
    zero_sum: bool = False
    """Whether the points of all seats add up to 0."""
