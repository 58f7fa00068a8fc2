"""How long a game can last and how many points it can bring."""

from __future__ import annotations

from typing import Any

from perihelion.rules import Limits

from .rules.state import FULL, LASER_GOAL, TIME_GAME_ROUNDS

DECISIONS = 105
"""Of one player in one round, by section 11 of the rules: 35 at the headquarters, 12 at each of the other five
stations, 10 for the limits of the hand after the canteen and after the round."""


def limits(options: dict[str, Any]) -> Limits:
    """SOLARIS-55, -59, -70: a visit to the energy centre brings the laser at most what the centre holds.

    The basic game ends with the round in which a player reaches the goal.
    """
    if options["time_game"]:
        rounds, most = TIME_GAME_ROUNDS, FULL * TIME_GAME_ROUNDS
    else:
        rounds = options["max_rounds"]
        most = min(FULL * rounds, LASER_GOAL - 1 + FULL)
    return Limits(0, most, decisions=DECISIONS * options["players"] * rounds)
