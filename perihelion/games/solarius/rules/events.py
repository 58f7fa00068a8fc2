"""Events: what the rules report for the log beside the action itself. The words files have a sentence for each key."""

from __future__ import annotations

from perihelion.rules import EventKind

EVENTS = (
    EventKind("revealed", "planet", "points"),
    EventKind("settled", "player", "planet"),
    EventKind("waste", "player", "cubes"),
    EventKind("waste-beside", "player", "cubes"),
    EventKind("renewed", "cards"),
    EventKind("centre", "tile", "round"),
    EventKind("round", "round", "player"),
    EventKind("over"),
)
(
    PLANET_REVEALED, PLANET_SETTLED, WASTE_TAKEN, WASTE_BESIDE, DECK_RENEWED, CENTRE_ERECTED, ROUND_BEGUN, GAME_ENDED,
) = range(len(EVENTS))  # fmt: skip
