"""What players of Solaris count: the laser, energy at the stations, and cards in hand."""

from __future__ import annotations

from .judge import centre_is_over, coming_if
from .rules.components import COLOURS
from .rules.state import ENERGY_CENTRE, LAST, NONE, State


def laser(s: State, seat: int) -> int:
    """SOLARIS-71: the energy on the laser."""
    return s.laser[seat]


def reach(s: State, seat: int) -> int:
    """SOLARIS-55, -57: the energy that can go to the laser in this round, if the cards have the right colours."""
    if centre_is_over(s, seat):
        return 0
    docked = {s.shuttle[colour] for colour in range(COLOURS)} - {NONE}
    at_centre = s.energy[seat, ENERGY_CENTRE]
    through = min(at_centre, sum(s.energy[seat, station] for station in docked - {ENERGY_CENTRE}))
    if ENERGY_CENTRE in docked:
        through += (at_centre - through) // 2
    return min(through, cards(s, seat))


def centre(s: State, seat: int) -> int:
    """The energy at the energy centre."""
    return s.energy[seat, ENERGY_CENTRE]


def energy(s: State, seat: int) -> int:
    """The energy at the other stations."""
    return sum(s.energy[seat, station] for station in range(LAST))


def cards(s: State, seat: int) -> int:
    """SOLARIS-53, -60: the cards in hand, those taken in the canteen, and those that are still to be drawn."""
    return s.hand_n[seat] + s.stolen_n[seat] + coming_if(s, seat, NONE)


MEASURES = {"laser": laser, "reach": reach, "centre": centre, "energy": energy, "cards": cards}
