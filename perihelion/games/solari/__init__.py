"""Solari 1, 2 and 3: comets on an eight by eight board, two dice, rows of three and more."""

from __future__ import annotations

from perihelion.rules import Game, Option, Value

NO_YES = (False, True)


def usual_target(chosen: dict[str, Value]) -> Value:
    """SOLARI-1: one lap of the counting track with dice; with dominoes the game lasts 21 turns and has no target."""
    return 36 if chosen["rand"] == "D" else 0


GAME = Game(
    key="solari",
    package=__name__,
    prefix="SOLARI",
    version=1,
    options=(
        Option("level", (1, 2, 3), 1),
        Option("players", (2, 4), 2),
        Option("teams", NO_YES, False, needs=((True, "players", 4),)),
        Option("rand", ("D", "V", "O", "F"), "D"),
        Option("use_hunter", NO_YES, False),
        Option("use_blocker", NO_YES, False),
        Option("use_doubler", NO_YES, False),
        Option("target", range(1000), usual_target),
        Option("max_turns", range(1, 5001), 100),
        Option("equal_turns", NO_YES, False),
        Option("first", (-1, 0, 1, 2, 3), 0, needs=((2, "players", 4), (3, "players", 4))),
    ),
)
