"""Values in prompts, choices and the log: stations, cards to come or to go, prices, and the energy after a step."""

from __future__ import annotations

from perihelion.rules import Value

from .rules.components import BRIDGES, STATIONS, colour_of, station_of
from .rules.state import (
    BIOTOPE_STATION,
    BRIDGE,
    CENTRE,
    DISPLAY,
    DISPLAY_SLOTS,
    ENGINE,
    EXCHANGE_DISCARD,
    EXCHANGE_DRAW,
    FULL,
    HAND_LIMIT,
    LAST,
    LAYOUT,
    NONE,
    PLACING,
    SWAP_PLACE,
    State,
    active,
    clockwise,
    counterclockwise,
    ring_position,
)
from .rules.stations import engine_price, gift_price

Values = dict[str, Value]

TURN_STARTS = ("CHOOSE",)
"""The last player at a station may be the first one at the next."""
TURN_PHASES = ("CHOOSE",)
"""A player who discards because of the hand limit, after the turn of another one, has no turn."""


def prompt_values(s: State) -> Values:
    """Return the active station, the cards still to take and those above the limit."""
    return {"station": active(s), "cards": s.draws_owed, "count": max(0, s.hand_n[s.to_act] - HAND_LIMIT)}


def chance_values(s: State) -> Values:
    """Return the place that an outcome is for: of the ring, a bridge or the display; or the player who gets it."""
    if s.phase == LAYOUT:
        return {"n": LAST - s.draw_left + 1}
    if s.phase == BRIDGE:
        slot = BRIDGES - s.draw_left
        return {"station": s.ring[slot % STATIONS], "spare": max(0, slot - STATIONS + 1)}
    if s.phase == PLACING:
        return {"n": sum(s.placed[p] for p in range(s.players)) + 1}
    if s.phase == DISPLAY:
        return {"n": next(slot for slot in range(DISPLAY_SLOTS) if s.display[slot] == NONE) + 1}
    if s.phase == SWAP_PLACE:
        return {"station": station_of(s.swap_card)}
    return {"seat": s.draw_for, "other_seat": s.victim}


def choice_values(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """Return what an action is for and what it does: the stations, the energy to pay, the energy that is there then."""
    if family in ("station", "replenish", "redirect"):
        return {"station": active(s)}
    if family == "play":
        return played_card(s, axes[0])
    if family in ("send-cw", "send-ccw"):
        station = clockwise(s) if family == "send-cw" else counterclockwise(s)
        return {"other": active(s), "station": station, "now": s.energy[s.to_act, station] + 1}
    if family in ("biotope-cw", "biotope-ccw"):
        return gifts(s, axes[0] + 1, 1 if family == "biotope-cw" else STATIONS - 1)
    use = "exchange" if s.phase in (EXCHANGE_DISCARD, EXCHANGE_DRAW) else ""
    return {"card": s.display[axes[0]], "use": use} if family == "draw-display" else {"use": use}


def played_card(s: State, card: int) -> Values:
    """SOLARIS-23, -36, -55: the price of a card, the station it is for, and the energy there or on the laser then."""
    if s.phase == CENTRE:
        station, now = s.shuttle[colour_of(card)], s.laser[s.to_act] + 1
        return {"use": "laser", "price": card_price(s, card), "station": station, "now": now}
    station = station_of(card)
    use = "engine" if s.phase == ENGINE else ""
    return {"use": use, "price": card_price(s, card), "station": station, "now": s.energy[s.to_act, station] + 1}


def card_price(s: State, card: int) -> int:
    """SOLARIS-37, -55: the energy that it costs to play a card; nothing while replenishing."""
    if s.phase == CENTRE:
        return 2
    return engine_price(s, station_of(card)) if s.phase == ENGINE else 0


def gifts(s: State, count: int, onward: int) -> Values:
    """SOLARIS-43, -45: the price of gifts, the first and the last station that get one, and whether one is skipped."""
    walk = [s.ring[(ring_position(s, BIOTOPE_STATION) + onward * i) % STATIONS] for i in range(1, STATIONS)]
    served = [station for station in walk if s.energy[s.to_act, station] < FULL][:count]
    skipped = walk.index(served[-1]) - walk.index(served[0]) + 1 > count
    return {"price": gift_price(count), "other": served[0], "station": served[-1], "skipped": int(skipped)}
