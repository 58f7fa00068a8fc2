"""The judge of Solarius Mission: what a position is worth to a player, as a sum of weighted terms.

The first term counts the points so far. The other terms estimate points to come: from what the player has (worth.py)
and from the rest of the running turn (turn_worth.py).
"""

from __future__ import annotations

from perihelion.rules import Judge, SearchSettings

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
    waste_worth,
)

JUDGE = Judge(
    terms={
        "points": (1000, points_so_far),
        "pending": (720, pending_worth),
        "cards": (1400, cards_worth),
        "missions": (900, missions_worth),
        "stations": (700, stations_worth),
        "means": (1470, means_worth),
        "cubes": (900, cubes_worth),
        "technology": (840, technology_worth),
        "drives": (2200, drives_worth),
        "figures": (1000, figures_worth),
        "waste": (1000, waste_worth),
        "place": (1400, place_worth),
        "turn": (610, turn_worth),
    },
    search=SearchSettings(
        value_scale=8,
        prior_sharpness=40,
        rollout_turns=2,
        simulations=300,
        error_temperature=0.0216,
    ),
)
