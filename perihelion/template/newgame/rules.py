"""The rules; the numbers are those of rules.md."""

from __future__ import annotations

from typing import Any

from perihelion.rules import (
    EVERYBODY,
    OK,
    OVER,
    Axis,
    Cells,
    Family,
    Line,
    NoFacts,
    Record,
    Rules,
    Step,
    Steps,
    int8,
    no,
    rule,
)

PHASES = ("TAKE", "END")
TAKE, END = range(2)
MOST_PLAYERS, MOST_TAKEN, NONE = 4, 3, -1


class State(Record):
    """The row of sticks, and the number that each player has taken."""

    phase: int = int8("The phase, an index of PHASES.", high=END)
    players: int = int8("The number of players.", high=MOST_PLAYERS)
    to_act: int = int8("The seat to act; OVER at the end.", low=OVER, high=MOST_PLAYERS - 1)
    left: int = int8("The sticks that are left in the row.", high=20)
    taken: Cells = int8("The sticks that each seat has taken.", MOST_PLAYERS, high=20)
    winner: int = int8("The seat that took the last stick, or NONE.", low=NONE, high=MOST_PLAYERS - 1)


TAKE_STICKS = Family("take", "{count}", Axis("count", ("1", "2", "3")))
FAMILIES = (TAKE_STICKS,)
OUTCOMES: dict[int, Family] = {}


def setup(s: State, options: dict[str, Any]) -> None:
    """NEWGAME-1, -2: the number of players and the row of sticks."""
    s.players, s.left, s.winner = options["players"], options["sticks"], NONE


@rule
def may_take(s: State, f: NoFacts, count: int) -> int:
    """NEWGAME-5: no more sticks than there are. `count` is an index of the axis, so 0 means one stick."""
    return OK if count + 1 <= s.left else no(5)


@rule
def do_take(s: State, count: int) -> None:
    """NEWGAME-4, -6: take the sticks; the next player's turn, or the end."""
    s.left -= count + 1
    s.taken[s.to_act] += count + 1
    if s.left == 0:
        s.phase, s.winner, s.to_act = END, s.to_act, OVER
    else:
        s.to_act = (s.to_act + 1) % s.players


@rule
def deals(s: State, weights: Any) -> int:
    """Nothing is drawn in this game."""
    return 0


@rule
def deal(s: State, outcome: int) -> None:
    """Nothing is drawn in this game."""


@rule
def seen(s: State) -> int:
    """Everything is open."""
    return EVERYBODY


@rule
def sample(s: State, seat: int, r: Any) -> None:
    """Nothing is hidden, so there is nothing to guess."""


@rule
def winners(s: State) -> int:
    """NEWGAME-6: the player who took the last stick, as a bit mask; 0 while the game runs."""
    return 1 << s.winner if s.winner != NONE else 0


@rule
def points(s: State, seat: int) -> int:
    """NEWGAME-6: a point for the last stick."""
    return 1 if s.winner == seat else 0


def sheet(s: State) -> list[Line]:
    """The sticks of each player, and the point for the last one."""
    return [
        Line("sticks", [s.taken[p] for p in range(s.players)], counts=False),
        Line("last", [points(s, p) for p in range(s.players)]),
    ]


STEPS: Steps = {
    (TAKE, TAKE_STICKS): Step(may_take, do_take),
}

PHASE_RULES = {
    TAKE: 4,
    END: 6,
}
"""For each phase, the rule that refuses an action which does not belong there."""

RULES: Rules[State, NoFacts] = Rules(
    state=State,
    phases=PHASES,
    families=FAMILIES,
    outcomes=OUTCOMES,
    steps=STEPS,
    phase_rules=PHASE_RULES,
    setup=setup,
    deals=deals,
    deal=deal,
    seen=seen,
    sample=sample,
    points=points,
    winners=winners,
    sheet=sheet,
)
