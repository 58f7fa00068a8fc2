"""Values in prompts and choices: the active station, the card of the display, how many cards are to come or to go."""

from __future__ import annotations

from perihelion.rules import Value

from .rules.components import BRIDGES, STATIONS, station_of
from .rules.state import (
    BRIDGE,
    CENTRE,
    DISPLAY,
    DISPLAY_SLOTS,
    ENGINE,
    HAND_LIMIT,
    LAST,
    LAYOUT,
    NONE,
    PLACING,
    SWAP_PLACE,
    State,
    active,
)
from .rules.stations import engine_price, gift_price

Values = dict[str, Value]

TURN_STARTS = ("CHOOSE",)
"""The last player at a station may be the first one at the next."""


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
    """Return the active station of its own action, and the card that lies in the display."""
    if family in ("station", "replenish", "redirect"):
        return {"station": active(s)}
    if family == "draw-display":
        return {"card": s.display[axes[0]]}
    return {"price": energy_price(s, family, axes)}


def energy_price(s: State, family: str, axes: tuple[int, ...]) -> int:
    """Return the energy that a card or a gift costs at a station; 0 for all other steps."""
    if family == "play":
        if s.phase == CENTRE:
            return 2
        return engine_price(s, station_of(axes[0])) if s.phase == ENGINE else 0
    if family in ("biotope-cw", "biotope-ccw"):
        return gift_price(axes[0] + 1)
    return 0
