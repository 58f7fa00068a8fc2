"""The course of Solarius Mission: dice, technology, waste, drives, planets, stations, cards and missions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from perihelion.rules import Lesson, Value

from ..rules.components import CARDS, COLONIES, COLONY, LETTERS, PLANETS, SEATS, TILES
from ..rules.geometry import FIELDS
from ..rules.state import FULFILLED, OPEN_MISSION, PENDING, SETTLED, State

LEARNER = 0
OPTIONS: dict[str, Value] = {"players": 2, "arrangement": "fixed"}
BLACK, YELLOW, TURQUOISE, BROWN = range(4)
FACES = {"1": 0, "2": 1, "3": 2, "*": 3, "*+": 4}
USUAL_DICE = "K2@2 Y2@0 T3@1 B3@-1"
FUEL_PLANET = 3
"""A black planet of 3 points that costs 4 fuel."""
PLANET_FIELD = 8
"""A planet place two fields from the home planet."""
FIRST_MISSION = 0
"""Card 1: black cubes worth 3 and yellow ones worth 2."""


def bridge(dice: str) -> dict[str, list[int]]:
    """Return the dice on the bridge, as "K3@-1 Y*@0": colour, face and bonus of each."""
    shown = [die.split("@") for die in dice.split()]
    return {
        "bridge_col": [LETTERS.index(die[0]) for die, _ in shown],
        "bridge_face": [FACES[die[1:]] for die, _ in shown],
        "bridge_slot": [int(bonus) + 1 for _, bonus in shown],
    }


def table(
    phase: str,
    dice: str = USUAL_DICE,
    *,
    fuel: int = 2,
    bucks: int = 2,
    drives: int = 0,
    ship: int = 0,
    level: Iterable[int] = (1, 1, 1, 1),
    column: Iterable[int] = (1, 1, 1, 1),
    cubes: Mapping[int, int] | None = None,
    hand: Iterable[int] = (),
    **fields: object,
) -> dict[str, object]:
    """Return the fields of a position in which the learner decides; `cubes` lie on fields of value 1, by colour."""
    held = cubes or {}
    return {
        "phase": phase,
        **bridge(dice),
        "fuel": [fuel, 2, 0, 0],
        "buck": [bucks, 2, 0, 0],
        "drv1": [drives, 0, 0, 0],
        "ship": [ship, 0, 0, 0],
        "level": [list(level), [1] * 4, [0] * 4, [0] * 4],
        "column": [list(column), [1] * 4, [0] * 4, [0] * 4],
        "res": [[[held.get(colour, 0), 0, 0] for colour in range(4)], *[[[0, 0, 0]] * 4] * (SEATS - 1)],
        "hand": [[int(card in hand) for card in range(CARDS)], *[[0] * CARDS] * (SEATS - 1)],
        **fields,
    }


def only(length: int, at: int, value: int, otherwise: int = 0) -> list[int]:
    """Return a list with one value that differs."""
    return [value if i == at else otherwise for i in range(length)]


def cubes(s: State, colour: int) -> int:
    """Return how many cubes of a colour the learner has."""
    return sum(int(s.res[LEARNER, colour, column]) for column in range(3))


LESSONS = (
    Lesson(
        key="die",
        rules=(16, 35, 36),
        options=OPTIONS,
        state=table("TURN_START", fuel=1, bucks=0),
        goal=lambda s: cubes(s, YELLOW) >= 2,
        solution=("d2", "@n", "I", "sY1", "sY1"),
    ),
    Lesson(
        key="wheel",
        rules=(17, 18, 40),
        options=OPTIONS,
        state=table("TURN_START"),
        goal=lambda s: s.fuel[LEARNER] >= 6,
        solution=("d1", "@n", "+f2", "II"),
    ),
    Lesson(
        key="technology",
        rules=(41, 27),
        options=OPTIONS,
        state=table("TURN_START"),
        goal=lambda s: s.level[LEARNER, BLACK] >= 3,
        solution=("d3", "@n", "+f1", "II", "uK", "uK"),
    ),
    Lesson(
        key="push",
        rules=(43, 36, 37),
        options=OPTIONS,
        state=table("TURN_START"),
        goal=lambda s: s.column[LEARNER, YELLOW] >= 3,
        solution=("d4", "@n", "-f", "II", "pY", "pY"),
    ),
    Lesson(
        key="transform",
        rules=(22, 23, 29),
        options=OPTIONS,
        state=table("TURN_START", "K1@0 Y*+@0 B2@1 B1@2", fuel=1, bucks=0, level=(1, 1, 3, 1), column=(1, 1, 3, 1)),
        goal=lambda s: cubes(s, TURQUOISE) >= 4,
        solution=("d2", "@tT", "I", "sT1", "sT1", "sT1", "sT2"),
    ),
    Lesson(
        key="drives",
        rules=(45, 52, 44),
        options=OPTIONS,
        state=table("B_MENU", fuel=6),
        goal=lambda s: s.drv1[LEARNER] >= 2,
        solution=("drv", "drv"),
    ),
    Lesson(
        key="settle",
        rules=(60, 62, 59),
        options=OPTIONS,
        state=table("B_MENU", drives=1, fuel=1),
        script=("~p3",),
        goal=lambda s: s.colonies_left[LEARNER] < COLONIES,
        solution=("fly", ">h8", "settle"),
    ),
    Lesson(
        key="planet",
        rules=(64, 65),
        options=OPTIONS,
        state=table(
            "TURN_START",
            "Y1@0 K1@0 T1@1 B1@-1",
            fuel=3,
            bucks=0,
            planet_zone=only(PLANETS, FUEL_PLANET, PENDING),
            planet_owner=only(PLANETS, FUEL_PLANET, LEARNER, -1),
            ship=PLANET_FIELD,
            hex_fig=only(FIELDS, PLANET_FIELD, COLONY),
            hex_owner=only(FIELDS, PLANET_FIELD, LEARNER, -1),
        ),
        goal=lambda s: s.planet_zone[FUEL_PLANET] == SETTLED,
        solution=("d2", "@n", "II", "fin3"),
    ),
    Lesson(
        key="station",
        rules=(66, 67, 69),
        options=OPTIONS,
        state=table("B_MENU", cubes={BLACK: 3, TURQUOISE: 2, BROWN: 1}, column=(2, 1, 1, 1)),
        goal=lambda s: sum(s.st_order[LEARNER, k] for k in range(6)) > 0,
        solution=("fly", ">h2", "stKT>", "$300", "$200"),
    ),
    Lesson(
        key="card",
        rules=(49, 50, 51),
        options=OPTIONS,
        state=table("B_MENU", cubes={BLACK: 2, YELLOW: 2}, hand=(FIRST_MISSION, 7)),
        goal=lambda s: s.card_zone[FIRST_MISSION] == OPEN_MISSION,
        solution=("play", "c1", "mis"),
    ),
    Lesson(
        key="mission",
        rules=(71, 72, 73),
        options=OPTIONS,
        state=table(
            "B_MENU",
            ship=33,
            drives=1,
            fuel=1,
            cubes={BLACK: 3, YELLOW: 2},
            column=(2, 1, 1, 1),
            round=1,
            tc_up=only(len(TILES), 0, 1),
            card_zone=only(CARDS, FIRST_MISSION, OPEN_MISSION),
            card_owner=only(CARDS, FIRST_MISSION, LEARNER, -1),
        ),
        goal=lambda s: s.card_zone[FIRST_MISSION] == FULFILLED,
        solution=("fly", ">h24", "m1", "$300", "$200"),
    ),
)
