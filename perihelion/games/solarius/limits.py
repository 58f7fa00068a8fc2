"""How long a game can last and how many points it can bring."""

from __future__ import annotations

from typing import Any

from perihelion.rules import Limits

from .rules.components import (
    COLONIES,
    COLOURS,
    LEVEL_POINTS,
    MISSION_POINTS,
    MOST_MISSIONS,
    PLANET_POINTS,
    ROUNDS,
    STATION_POINTS,
    TURNS,
)
from .rules.scoring import RANK_POINTS

EXCHANGES = 3 * (20 + 40 + 40)
"""Of one turn: both tracks hold 20, the storage 40, and a turn brings less than 40 more. Each purchase or sale loses
something of that, and a sale takes at most three decisions: two cubes, and what they bring."""
DECISIONS = 60 + EXCHANGES
"""Of one turn; without exchanges it never takes 60."""
OTHER_DECISIONS = 50
"""Of one player before the first turn, at the ends of the rounds and at the end of the game."""
MOST_WASTE = 127
"""What the record can hold."""


def limits(options: dict[str, Any]) -> Limits:
    """SOLARIUS-90, section 6: the best and the worst that each of the thirteen lines can be."""
    players = options["players"]
    planets = sum(sorted(PLANET_POINTS.values())[-COLONIES:])
    missions = sum(sorted(MISSION_POINTS.values())[-MOST_MISSIONS:])
    sets = 4 * (COLONIES // COLOURS)
    centres = 2 * (COLONIES + MOST_MISSIONS + len(STATION_POINTS))
    technology = COLOURS * max(LEVEL_POINTS.values())
    columns, storage, tracks = COLOURS, 3 * COLOURS, 4
    connection = RANK_POINTS[players - 2, 0]
    most = planets + sets + sum(STATION_POINTS.values()) + missions + centres
    most += technology + columns + storage + tracks + connection
    least = -(COLONIES * (COLONIES + 1) // 2) - MOST_MISSIONS - MOST_WASTE
    return Limits(least, most, decisions=players * (ROUNDS * TURNS * DECISIONS + OTHER_DECISIONS))
