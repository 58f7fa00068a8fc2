"""The course of Solaris: cards and energy, the action of each station, and the laser."""

from __future__ import annotations

from collections.abc import Iterable

from perihelion.rules import Lesson

from ..rules.components import CARD_NAMES, COLOUR_LETTERS, COLOURS, STATION_CODES
from ..rules.state import BIOTOPE_STATION, CANTEEN_STATION, ENERGY_CENTRE, ENGINE_DECK, SHUTTLE_PORT, State

LEARNER = 0
OPTIONS = {"players": 3}
GREEN = COLOUR_LETTERS.index("g")


def cards(names: str) -> list[int]:
    """Return how many of each card these are: "ED.p ED.p HQ.k"."""
    held = names.split()
    return [held.count(name) for name in CARD_NAMES]


def table(
    active: str,
    hand: str,
    energy: Iterable[int],
    *,
    display: str = "ED.p BT.b CT.k",
    shuttles: dict[str, str] | None = None,
    **fields: object,
) -> dict[str, object]:
    """Return the fields of a position with the learner on turn at a station; `shuttles` are {"g": "CT"}."""
    docked = shuttles or {}
    return {
        "phase": "CHOOSE",
        "pos": STATION_CODES.index(active),
        "to_act": LEARNER,
        "energy": [list(energy), [4, 2, 3, 3, 2, 1], [3, 3, 4, 2, 1, 2]],
        "hand": [cards(hand), cards("ED.b HQ.g SP.k CT.b EC.p"), cards("HQ.b BT.p SP.g CT.p EC.k")],
        "bridge": [COLOUR_LETTERS.index(letter) for letter in "kpbgkp"],
        "spare": [COLOUR_LETTERS.index(letter) for letter in "bg"],
        "display": [CARD_NAMES.index(name) for name in display.split()],
        "shuttle": [STATION_CODES.index(docked[c]) if c in docked else -1 for c in COLOUR_LETTERS],
        **fields,
    }


def holds(s: State, colour: int) -> bool:
    """Whether the learner has a card of this colour in hand."""
    return any(s.hand[LEARNER, card] for card in range(len(CARD_NAMES)) if card % COLOURS == colour)


def useful_shuttle(s: State) -> bool:
    """Whether a shuttle is docked where the learner has energy, in a colour of which the learner has a card."""
    return any(
        s.shuttle[colour] >= 0 and s.energy[LEARNER, s.shuttle[colour]] > 0 and holds(s, colour)
        for colour in range(COLOURS)
    )


LESSONS = (
    Lesson(
        key="replenish",
        rules=(23, 24, 60),
        options=OPTIONS,
        state=table("BT", "BT.p BT.g CT.k HQ.b", (3, 3, 2, 3, 3, 1)),
        goal=lambda s: s.energy[LEARNER, BIOTOPE_STATION] >= 4,
        solution=("replenish", "play BT.p", "play BT.g"),
    ),
    Lesson(
        key="redirect",
        rules=(25, 26, 27),
        options=OPTIONS,
        state=table("CT", "HQ.k ED.k BT.b SP.p", (3, 3, 2, 3, 3, 1)),
        goal=lambda s: s.energy[LEARNER, ENERGY_CENTRE] >= 3,
        solution=("redirect", "send cw HQ.k", "send cw ED.k"),
    ),
    Lesson(
        key="exchange",
        rules=(31, 32),
        options=OPTIONS,
        state=table("HQ", "HQ.p SP.p BT.b", (3, 0, 3, 3, 3, 2), display="ED.p BT.g CT.k"),
        goal=lambda s: holds(s, GREEN),
        solution=("exchange", "discard HQ.p", "draw 2"),
    ),
    Lesson(
        key="engine-deck",
        rules=(36, 37, 38),
        options=OPTIONS,
        state=table("ED", "CT.k CT.g HQ.b ED.p", (2, 3, 3, 3, 3, 1)),
        goal=lambda s: s.energy[LEARNER, CANTEEN_STATION] >= 5 and s.energy[LEARNER, ENGINE_DECK] >= 1,
        solution=("station", "play CT.k", "play CT.g"),
    ),
    Lesson(
        key="headquarters",
        rules=(39, 40, 42),
        options=OPTIONS,
        state=table("HQ", "SP.p BT.b", (3, 2, 3, 3, 3, 1), display="ED.p BT.g CT.k"),
        script=("SP.g",),
        goal=lambda s: s.hand_n[LEARNER] >= 6,
        solution=("station", "draw 2", "draw stack", "spend", "draw 1", "draw 3"),
    ),
    Lesson(
        key="biotope",
        rules=(43, 45, 44),
        options=OPTIONS,
        state=table("BT", "HQ.p ED.k", (2, 1, 4, 7, 2, 1)),
        goal=lambda s: s.energy[LEARNER, CANTEEN_STATION] >= 3 and s.energy[LEARNER, ENERGY_CENTRE] >= 2,
        solution=("station", "biotope cw 2"),
    ),
    Lesson(
        key="canteen",
        rules=(51, 53, 54),
        options=OPTIONS,
        state=table("CT", "HQ.p ED.b", (3, 3, 3, 3, 2, 1)),
        script=("CT.b", "EC.k"),
        goal=lambda s: s.stolen_n[LEARNER] >= 2,
        solution=("station", "steal grey", "steal yellow"),
    ),
    Lesson(
        key="shuttle-port",
        rules=(47, 48, 55),
        options=OPTIONS,
        state=table("SP", "HQ.g ED.g BT.g", (0, 0, 0, 1, 3, 3)),
        goal=lambda s: s.energy[LEARNER, SHUTTLE_PORT] == 0 and useful_shuttle(s),
        solution=("station", "dock green CT"),
    ),
    Lesson(
        key="laser",
        rules=(55, 56, 71),
        options=OPTIONS,
        state=table("EC", "HQ.g ED.g BT.k SP.b", (1, 0, 2, 1, 1, 3), shuttles={"g": "BT", "b": "HQ", "k": "CT"}),
        goal=lambda s: s.laser[LEARNER] >= 3,
        solution=("station", "play HQ.g", "play ED.g", "play BT.k"),
    ),
)
