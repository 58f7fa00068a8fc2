"""Events: what the rules report for the log beside the action itself. The words files have a sentence for each key."""

from __future__ import annotations

from perihelion.rules import EventKind

EVENTS = (
    EventKind("revealed", "planet", "points"),
    EventKind("settled", "player", "planet", "paid"),
    EventKind("waste", "player", "cubes"),
    EventKind("waste-beside", "player", "cubes"),
    EventKind("renewed", "cards"),
    EventKind("centre", "tile", "round"),
    EventKind("round", "round", "player"),
    EventKind("over"),
    EventKind("fuel", "player", "n", "lost", "development"),
    EventKind("bucks", "player", "n", "lost", "development"),
    EventKind("drive", "player", "n"),
    EventKind("waste-removed", "player", "n", "development"),
    EventKind("waste-spaces", "player", "n"),
    EventKind("cubes-given", "player", "n", "colour", "column"),
)
(
    PLANET_REVEALED, PLANET_SETTLED, WASTE_TAKEN, WASTE_BESIDE, DECK_RENEWED, CENTRE_ERECTED, ROUND_BEGUN, GAME_ENDED,
    FUEL_GAINED, BUCKS_GAINED, DRIVE_GAINED, WASTE_REMOVED, WASTE_SPACES_ADDED, CUBES_GIVEN,
) = range(len(EVENTS))  # fmt: skip
