"""How long a game can last and how many points it can bring."""

from __future__ import annotations

from typing import Any

from perihelion.rules import Limits

from .rules.components import COMETS
from .rules.scoring import KINDS_AT_LEVEL, TIMES, VALUE
from .rules.state import TILES

DECISIONS = 16
"""More than the decisions of one turn: a tile and its wild combination; for each of two part-moves a piece, an entry or
a way, a facing, and a victim with its place and facing; and once the choice to place the victim at once."""


def limits(options: dict[str, Any]) -> Limits:
    """SOLARI-72 to -88: the best turn makes a row of all comets; a target ends the game with the turn that reaches it.

    A row of all comets is worth more than any other figure, since it leaves no comet for a second line. It is a
    sequence in one way only, rising or falling.
    """
    turns = options["max_turns"] if options["rand"] == "D" else TILES
    kinds = KINDS_AT_LEVEL[options["level"]]
    times = sum(TIMES[kind] for kind in range(kinds)) - (TIMES[1] if kinds > 1 else 0)
    best_turn = times * VALUE[COMETS] * (2 if options["use_doubler"] else 1)
    most = turns * best_turn
    if options["target"] and not options["equal_turns"]:
        most = min(most, options["target"] - 1 + best_turn)
    return Limits(0, most, decisions=DECISIONS * options["players"] * turns)
