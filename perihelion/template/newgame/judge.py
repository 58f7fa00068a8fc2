"""What a position is worth to a seat, in thousandths of a point."""

from __future__ import annotations

from perihelion.rules import Judge, NoFacts, SearchSettings, rule

from .rules import MOST_TAKEN, State

POINT = 1000


@rule
def last_stick(s: State, f: NoFacts, seat: int) -> int:
    """NEWGAME-6: a point for the player who took the last stick."""
    return POINT if s.winner == seat else 0


@rule
def rest(s: State, f: NoFacts, seat: int) -> int:
    """A multiple of four sticks is bad for the player to act and good for the others."""
    if s.left == 0 or s.left % (MOST_TAKEN + 1) != 0:
        return 0
    return -POINT if s.to_act == seat else POINT


JUDGE = Judge(
    terms={
        "last": (1000, last_stick),
        "rest": (300, rest),
    },
    search=SearchSettings(simulations=400, value_scale=1),
)
