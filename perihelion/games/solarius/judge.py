"""The judge of Solarius Mission: what a position is worth to a player, as a sum of weighted terms.

The first term counts the points so far. The other terms estimate points to come: from what the player has (worth.py)
and from the rest of the running turn (turn_worth.py).
"""

from __future__ import annotations

from perihelion.rules import Judge, SearchSettings, rule

from .rules.state import Facts, State, is_turn
from .turn_worth import turn_worth
from .worth import (
    cards_worth,
    cubes_worth,
    drives_worth,
    figures_worth,
    means_worth,
    missions_worth,
    pending_worth,
    place_worth,
    points_so_far,
    stations_worth,
    technology_worth,
    turns_left,
    waste_worth,
)

TERMS = (
    "points", "pending", "cards", "missions", "stations", "means", "cubes", "technology", "drives", "figures", "waste",
    "place", "turn",
)  # fmt: skip
WEIGHTS = (1000, 720, 1400, 900, 700, 1470, 900, 840, 2200, 1000, 1000, 1400, 610)
"""The weights of the terms; docs/contract.md explains their unit."""


@rule
def judge(s: State, f: Facts, seat: int, term: int) -> int:
    """The value of a term for a seat; a larger value is better for the seat."""
    turns = turns_left(s, seat)
    if term == 0:
        return points_so_far(s, seat, turns)
    if term == 1:
        return pending_worth(s, seat, turns)
    if term == 2:
        return cards_worth(s, seat, turns)
    if term == 3:
        return missions_worth(s, seat, turns)
    if term == 4:
        return stations_worth(s, seat, turns)
    if term == 5:
        return means_worth(s, seat, turns)
    if term == 6:
        return cubes_worth(s, seat, turns)
    if term == 7:
        return technology_worth(s, seat, turns)
    if term == 8:
        return drives_worth(s, seat, turns)
    if term == 9:
        return figures_worth(s, seat)
    if term == 10:
        return waste_worth(s, seat, turns)
    if term == 11:
        return place_worth(s, seat, turns)
    return turn_worth(s, f, seat, turns) if s.turn_player == seat and is_turn(s) else 0


JUDGE = Judge(
    terms=TERMS,
    weights=WEIGHTS,
    judge=judge,
    search=SearchSettings(
        value_scale=8,
        prior_sharpness=40,
        rollout_turns=2,
        simulations=300,
        error_temperature=0.0216,
    ),
)
