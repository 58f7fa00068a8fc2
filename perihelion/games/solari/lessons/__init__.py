"""The course of Solari: move, build a row, extend it, knock out, roll 6-6, come back."""

from __future__ import annotations

from perihelion.rules import Lesson

from ..rules.components import RIM_CELLS, SUN_CELLS
from ..rules.state import OFF, SIX_SIX, UNUSED, State

LEARNER, NEIGHBOUR = 0, 1


def comets(learner: str, neighbour: str = "00 02 05 07 70 77") -> list[list[int]]:
    """Return the field `pos`: the cells of comets 1 to 6 of both players, as `25`, or `xx` off the board."""
    return [[*map(_cell, cells.split()), UNUSED, UNUSED, UNUSED] for cells in (learner, neighbour)]


def _cell(name: str) -> int:
    return OFF if name == "xx" else 8 * int(name[0]) + int(name[1])


def in_sun(s: State) -> bool:
    """Whether comet 1 of the learner stands in the sun."""
    return s.pos[LEARNER, 0] in SUN_CELLS


def turn_over(s: State) -> bool:
    """Whether the learner's turn was scored."""
    return bool(s.turns[LEARNER] > 0)


LESSONS = (
    Lesson(
        key="two-moves",
        rules=(13, 15, 18),
        state={"pos": comets("61 14 64 12 26 46"), "dice": [2, 3]},
        goal=lambda s: turn_over(s) and in_sun(s),
        solution=("1N3", "1E2"),
    ),
    Lesson(
        key="row",
        rules=(69, 14, 68),
        state={"pos": comets("23 52 54 12 26 47"), "dice": [1, 3]},
        goal=lambda s: s.score[LEARNER] >= 1,
        solution=("1S3", "5N1"),
    ),
    Lesson(
        key="longer",
        rules=(72, 71),
        state={"pos": comets("52 53 54 25 12 46"), "dice": [2, 3]},
        goal=lambda s: s.score[LEARNER] >= 3,
        solution=("4S3", "5E2"),
    ),
    Lesson(
        key="knock-out",
        rules=(23, 28, 25),
        state={"pos": comets("61 14 65 12 26 46", "22 33 44 07 70 77"), "dice": [2, 3]},
        goal=lambda s: turn_over(s) and s.pos[NEIGHBOUR, 1] in RIM_CELLS,
        solution=("1N3", "1E2", "@00"),
    ),
    Lesson(
        key="six-six",
        rules=(22, 29),
        state={"pos": comets("53 14 65 12 26 46", "22 31 44 07 70 77"), "combo": SIX_SIX},
        goal=lambda s: s.pos[NEIGHBOUR, 1] == OFF,
        solution=("[2-2]", "1N2", "1W2"),
    ),
    Lesson(
        key="back",
        rules=(36, 39, 70),
        state={"pos": comets("33 44 xx 12 26 61"), "dice": [3, 4]},
        goal=lambda s: s.score[LEARNER] >= 1,
        solution=("?3", "*34"),
    ),
)
