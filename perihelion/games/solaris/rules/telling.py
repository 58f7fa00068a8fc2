"""What is told beside the actions themselves: the score sheet and events; and how a person may write an action."""

from __future__ import annotations

from ....core.game import Event, Line
from .cardboard import CARD_NAMES, COLOUR_NAMES, SEAT_NAMES, STATION_CODES, STATIONS
from .state import ENERGY_CENTRE, OVER, SWAP_PLACE, TILE_B, State
from .tokens import active, ring_position, station_of
from .turn import low_stations


def sheet(s: State) -> list[Line]:
    """SOLARIS-71, -72: the laser decides, then the energy centre."""
    players = range(s.n_players)
    return [
        Line("laser", [s.laser[p] for p in players]),
        Line("energy-centre", [s.energy[p, ENERGY_CENTRE] for p in players]),
    ]


def events(before: State, after: State) -> list[Event]:
    """Whatever followed from a decision or outcome by itself and is worth a line in the log."""
    told = []
    players = range(after.n_players)
    if before.phase == TILE_B:
        told.append(_start(before.draw_for, after))
    for p in players:
        if after.laser[p] > before.laser[p]:
            told.append(Event("laser", {"player": p, "laser": after.laser[p]}))
    if sum(after.discard.values()) < sum(before.discard.values()):
        told.append(Event("reshuffle", {}))
    for p in players:
        if after.stolen_n[p] < before.stolen_n[p]:
            told.append(Event("pick-up", {"player": p, "cards": before.stolen_n[p]}))
    if before.phase == SWAP_PLACE:
        told += _round_end(before, after)
    if after.round > before.round:
        told.append(Event("round", {"round": after.round}))
    if sum(after.on_rim.values()) == 1 != sum(before.on_rim.values()):
        told.append(Event("station", {"station": active(after)}))
    if after.phase == OVER != before.phase:
        told += _result(after)
    return told


def _start(p: int, after: State) -> Event:
    """SOLARIS-5: both halves are dealt; the six numbers in the order of the ring."""
    return Event(
        "start", {"player": p, "energy": " ".join(str(after.energy[p, station]) for station in after.ring.values())}
    )


def _round_end(before: State, after: State) -> list[Event]:
    """SOLARIS-67, -68: the bridges that were swapped, and who draws how many cards."""
    cw = ring_position(after, station_of(before.swap_card))
    ccw = (cw + STATIONS - 1) % STATIONS
    swap = Event("swap", {"station": after.ring[cw], "cw": after.bridge[cw], "ccw": after.bridge[ccw]})
    draws = {p: low_stations(after, p) for p in range(after.n_players)}
    return [swap, *(Event("low-stations", {"player": p, "cards": n}) for p, n in draws.items() if n > 0)]


def _result(after: State) -> list[Event]:
    """SOLARIS-71 to -73, -76: who has won, and whether the technical limit ended the game."""
    won = [p for p in range(after.n_players) if after.winners[p]]
    limit = [Event("limit", {"round": after.round})] if after.limit_hit else []
    return limit + [Event("wins" if len(won) == 1 else "shares", {"player": p}) for p in won]


_USUAL = {name.lower(): name for name in (*CARD_NAMES, *COLOUR_NAMES, *SEAT_NAMES, *STATION_CODES)}


def read(text: str) -> str:
    """An action or outcome in the usual spelling: capitals do not matter, and `clockwise` may be written out."""
    words = (
        text.lower().replace("counter-clockwise", "ccw").replace("counterclockwise", "ccw").replace("clockwise", "cw")
    )
    return " ".join(_USUAL.get(word, word) for word in words.split())
