"""The course of Solenia: islands, distance, deliveries, the airship, a plan of two turns, the last card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from perihelion.rules import Lesson, Value

from ..rules.components import CARD_NAMES, COPIES
from ..rules.families import FIELD_AXIS
from ..rules.scoring import points
from ..rules.state import DAY, WHEAT, WOOD

LEARNER, OTHER = 0, 1
OPTIONS: dict[str, Value] = {"players": 2, "variant": "summer", "layout": 0}
FIELD_NAMES = tuple(FIELD_AXIS.labels)
DEAR_DAY, DEAR_NIGHT = (22, 23, 21), (46, 47, 45)
"""Orders that ask for five goods: nobody can deliver them by the way."""
LAST_TURN = 31
"""The turn of the other seat with which the game ends."""

Laid = Mapping[str, tuple[int, str]]


def board(
    hand: str,
    other: str = "0:ws 1:w 2:*w",
    *,
    goods: Iterable[int] = (0, 0, 0, 0),
    laid: Laid | None = None,
    day: Iterable[int] = DEAR_DAY,
    night: Iterable[int] = DEAR_NIGHT,
    **fields: object,
) -> dict[str, object]:
    """Return the fields of a position with the learner to move: the hand, goods, cards laid, and open orders."""
    owner, card = [-1] * len(FIELD_NAMES), [-1] * len(FIELD_NAMES)
    for field, (seat, name) in (laid or {}).items():
        owner[FIELD_NAMES.index(field)], card[FIELD_NAMES.index(field)] = seat, CARD_NAMES.index(name)
    return {
        "phase": "CARD",
        "active": LEARNER,
        "strip": [0, 1, 4, 2, 3],
        "side": [1, 1, 0, 0, 0],
        "card_owner": owner,
        "card_type": card,
        "hand": [cards(hand), cards(other)],
        "goods": [list(goods), [0, 0, 0, 0]],
        "display": [[*day, -1], [*night, -1]],
        **fields,
    }


def cards(names: str) -> list[int]:
    """Return how many of each card these are: "0:gs 1:k 1:k"."""
    held = names.split()
    return [held.count(name) for name in CARD_NAMES]


def used(kept: str) -> list[int]:
    """Return the discard pile of a seat that has used all cards but these."""
    return [COPIES[card] - left for card, left in enumerate(cards(kept))]


def orders(day: Iterable[int] = (), night: Iterable[int] = ()) -> list[list[int]]:
    """Return the rows of a player's board with these orders on their first places."""
    return [[*row, *[-1] * (6 - len(row))] for row in (list(day), list(night))]


LESSONS = (
    Lesson(
        key="island",
        rules=(20, 9, 10),
        options=OPTIONS,
        state=board("0:ga 1:w 2:*g"),
        goal=lambda s: s.goods[LEARNER, WHEAT] >= 2,
        solution=("play 2:*g", "at c4"),
    ),
    Lesson(
        key="distance",
        rules=(12, 11, 13),
        options=OPTIONS,
        state=board("0:ga 1:k 2:*w", goods=(0, 1, 1, 0), laid={"c4": (LEARNER, "2:*g"), "c5": (OTHER, "1:g")}),
        goal=lambda s: s.goods[LEARNER, WOOD] >= 2,
        solution=("play 2:*w", "at e4", "pay g"),
    ),
    Lesson(
        key="deliver",
        rules=(23, 22, 26),
        options=OPTIONS,
        state=board("0:ga 1:k 2:*w", goods=(0, 0, 2, 1), day=(4, 22, 23)),
        goal=lambda s: s.places[LEARNER, DAY, 0] >= 0 and s.stars[LEARNER] >= 2 and s.goods[LEARNER, WOOD] >= 1,
        solution=("play 2:*w", "at b3", "order 0"),
    ),
    Lesson(
        key="airship",
        rules=(32, 33, 39),
        options=OPTIONS,
        state=board("0:ga 1:k 2:*w", laid={"b1": (LEARNER, "2:*s"), "d1": (LEARNER, "1:g"), "c2": (OTHER, "1:s")}),
        goal=lambda s: s.stars[LEARNER] >= 1,
        solution=("play 0:ga", "at c4"),
    ),
    Lesson(
        key="plan",
        rules=(24, 25, 43),
        options=OPTIONS,
        state=board("1:k 2:*s 2:*w", goods=(0, 0, 0, 1), day=(4, 22, 23)),
        script=("card 1:a", "play 1:w", "at c2", "card 0:wa"),
        goal=lambda s: s.places[LEARNER, DAY, 0] >= 0 and s.goods[LEARNER, WOOD] >= 1,
        solution=("play 2:*s", "at d3", "play 2:*w", "at b3", "order 0"),
    ),
    Lesson(
        key="last-card",
        rules=(47, 46, 48),
        options=OPTIONS,
        state=board(
            "2:*s",
            "0:ws",
            goods=(2, 1, 2, 1),
            laid={"c2": (LEARNER, "1:w")},
            day=(17, 22, 23),
            night=(28, 46, 47),
            turn=30,
            discard=[used("2:*s 1:w"), used("0:ws")],
            places=[orders((0, 2, 8), (24,)), orders((1,), (25,))],
            stars=[6, 6, 0, 0],
        ),
        goal=lambda s: s.turn >= LAST_TURN and points(s, LEARNER) >= 31,
        solution=("play 2:*s", "at b2", "order 0"),
    ),
)
