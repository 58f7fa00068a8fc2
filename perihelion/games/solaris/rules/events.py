"""What the rules report beside the actions themselves; each event is a line of the log."""

from __future__ import annotations

from perihelion.rules import EventKind

from .components import STATIONS


def spell_energy(number: int) -> str:
    """Return the energy at the six ring positions, which `number` has as decimal digits, with spaces between them."""
    return " ".join(f"{number:0{STATIONS}}")


EVENTS = (
    EventKind("start", "player", "energy", energy=spell_energy),
    EventKind("laser", "player", "laser", "station"),
    EventKind("reshuffle"),
    EventKind("pick-up", "player", "cards"),
    EventKind("swap", "station", "cw", "ccw"),
    EventKind("low-stations", "player", "cards"),
    EventKind("round", "round"),
    EventKind("station", "station"),
    EventKind("limit", "round"),
    EventKind("wins", "player"),
    EventKind("shares", "player"),
)
START, LASER, RESHUFFLE, PICK_UP, SWAP, LOW_STATIONS, NEW_ROUND, NEW_STATION, LIMIT, WINS, SHARES = range(len(EVENTS))
