"""The tokens on the tracks of the stations (sections 2.8 and 4.2)."""

from __future__ import annotations

from perihelion.rules import rule

from .components import STATIONS
from .state import BIOTOPE_STATION, FULL, NONE, State, active


@rule
def track_of(s: State, p: int, station: int) -> int:
    """Whether the player's token is on the rim of the active station; elsewhere there is only one track in use."""
    return s.on_rim[p] if station == active(s) else NONE


@rule
def lies_on(s: State, q: int, station: int, energy: int, track: int) -> bool:
    """Whether the player's token lies on this space of this track."""
    return s.energy[q, station] == energy and (track == NONE or s.on_rim[q] == track)


@rule
def lift(s: State, p: int, station: int) -> None:
    """SOLARIS-15: the token leaves its space; the tokens above it come down."""
    energy = s.energy[p, station]
    height = s.height[p, station]
    track = track_of(s, p, station)
    for q in range(s.players):
        if s.height[q, station] > height and lies_on(s, q, station, energy, track):
            s.height[q, station] -= 1


@rule
def put_on_top(s: State, p: int, station: int) -> None:
    """SOLARIS-15: the token, its new space and track already noted, goes on top of the tokens there."""
    energy = s.energy[p, station]
    track = track_of(s, p, station)
    below = -1  # its own token lies there, too
    for q in range(s.players):
        if lies_on(s, q, station, energy, track):
            below += 1
    s.height[p, station] = below


@rule
def move(s: State, p: int, station: int, by: int) -> None:
    """SOLARIS-15, -18, -30: the player's own token goes forward (or back) on the track it is on."""
    lift(s, p, station)
    s.energy[p, station] += by
    put_on_top(s, p, station)


@rule
def pay(s: State, p: int, station: int) -> None:
    """SOLARIS-34: one energy is spent; the token goes back one space."""
    move(s, p, station, -1)


@rule
def gain(s: State, p: int, station: int) -> None:
    """One energy is added; the token goes forward one space."""
    move(s, p, station, 1)


@rule
def move_to_rim(s: State, p: int) -> None:
    """SOLARIS-14: the token goes from the energy track to the adjoining rim space, on top of those there."""
    station = active(s)
    lift(s, p, station)
    s.on_rim[p] = 1
    put_on_top(s, p, station)


@rule
def open_stations(s: State, p: int) -> int:
    """SOLARIS-45, -46: how many stations other than the biotope are below 7."""
    below = 0
    for station in range(STATIONS):
        if station != BIOTOPE_STATION and s.energy[p, station] < FULL:
            below += 1
    return below
