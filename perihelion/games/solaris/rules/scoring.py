"""Points, winners and the score sheet (section 6)."""

from __future__ import annotations

from perihelion.rules import Line, rule

from .state import ENERGY_CENTRE, LASER_GOAL, State


@rule
def points(s: State, seat: int) -> int:
    """SOLARIS-71: the energy on the laser."""
    return s.laser[seat]


@rule
def goal_reached(s: State) -> bool:
    """SOLARIS-70: whether a player has seven or more on the laser."""
    for p in range(s.players):
        if s.laser[p] >= LASER_GOAL:
            return True
    return False


@rule
def leads(s: State, p: int) -> bool:
    """SOLARIS-71, -72, -73: whether nobody has more on the laser or, with as much, more at the energy centre."""
    for q in range(s.players):
        if s.laser[q] > s.laser[p]:
            return False
        if s.laser[q] == s.laser[p] and s.energy[q, ENERGY_CENTRE] > s.energy[p, ENERGY_CENTRE]:
            return False
    return True


@rule
def winners(s: State) -> int:
    """SOLARIS-70 to -73: the seats that win or share the victory."""
    mask = 0
    for p in range(s.players):
        if s.winners[p]:
            mask |= 1 << p
    return mask


def sheet(s: State) -> list[Line]:
    """SOLARIS-71, -72: the laser decides, then the energy centre."""
    players = range(s.players)
    return [
        Line("laser", [s.laser[p] for p in players]),
        Line("energy-centre", [s.energy[p, ENERGY_CENTRE] for p in players], counts=False),
    ]
