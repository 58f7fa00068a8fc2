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
    Record,
    Rules,
    Step,
    int8,
    no,
    rule,
)  # fmt: skip

PHASES = ("TAKE", "END")
TAKE, END = range(2)
MOST_PLAYERS, MOST_TAKEN = 4, 3


class State(Record):
    """The row of sticks, and who has taken how many."""

    phase: int = int8("The phase, an index of PHASES.", high=END)
    players: int = int8("The number of players.", high=MOST_PLAYERS)
    to_act: int = int8("The seat to act; at the end, the seat that took the last stick.", high=MOST_PLAYERS - 1)
    left: int = int8("The sticks that are left in the row.", high=20)
    taken: Cells = int8("The sticks that each seat has taken.", MOST_PLAYERS, high=20)


TAKE_STICKS = Family("take", "{count}", Axis("count", ("1", "2", "3")))


def setup(s: State, options: dict[str, Any]) -> None:
    """NEWGAME-1, -2: the row of sticks, and who plays."""
    s.players, s.left = options["players"], options["sticks"]


@rule
def seats(s: State) -> int:
    """NEWGAME-1: one seat for each player."""
    return s.players


@rule
def actor(s: State) -> int:
    """NEWGAME-3, -6: the seat to act, or nobody at the end."""
    return OVER if s.phase == END else s.to_act


@rule
def prepare(s: State, f: Any) -> None:
    """The checks share no facts."""


@rule
def may_take(s: State, f: Any, count: int) -> int:
    """NEWGAME-5: no more than there are. `count` is an index of the axis, so 0 means one stick."""
    return OK if count + 1 <= s.left else no(5)


@rule
def do_take(s: State, count: int) -> None:
    """NEWGAME-4, -6: take the sticks; the next player's turn, or the end."""
    s.left -= count + 1
    s.taken[s.to_act] += count + 1
    if s.left == 0:
        s.phase = END
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
    """NEWGAME-6: who took the last stick, as a bit mask; 0 while the game runs."""
    return 1 << s.to_act if s.phase == END else 0


@rule
def points(s: State, seat: int) -> int:
    """NEWGAME-6: a point for the last stick."""
    return 1 if winners(s) == 1 << seat else 0


@rule
def team(s: State, seat: int) -> int:
    """Each for themselves."""
    return seat


def sheet(s: State) -> list[Line]:
    """The sticks of each player, and the point for the last one."""
    return [
        Line("sticks", [s.taken[p] for p in range(s.players)], counts=False),
        Line("last", [points(s, p) for p in range(s.players)]),
    ]


RULES = Rules(
    state=State,
    phases=PHASES,
    families=(TAKE_STICKS,),
    outcomes={},
    steps={(TAKE, TAKE_STICKS): Step(may_take, do_take)},
    phase_rules={TAKE: 4, END: 6},
    setup=setup,
    seats=seats,
    actor=actor,
    prepare=prepare,
    deals=deals,
    deal=deal,
    seen=seen,
    sample=sample,
    points=points,
    winners=winners,
    team=team,
    sheet=sheet,
)
