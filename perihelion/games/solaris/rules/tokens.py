"""The ring and the tokens on its tracks (sections 2.2, 2.5 and 4.2)."""

from __future__ import annotations

from ....core.jit import rule
from .cardboard import COLOURS, STATIONS
from .state import NONE, State


@rule
def active(s: State) -> int:
    """SOLARIS-3, -10: the station under the station marker."""
    return s.ring[s.pos]


@rule
def clockwise(s: State) -> int:
    """The clockwise neighbour of the active station."""
    return s.ring[(s.pos + 1) % STATIONS]


@rule
def counterclockwise(s: State) -> int:
    """The counter-clockwise neighbour of the active station."""
    return s.ring[(s.pos + STATIONS - 1) % STATIONS]


@rule
def ring_position(s: State, station: int) -> int:
    """SOLARIS-75: where on the ring this station lies."""
    for r in range(STATIONS):
        if s.ring[r] == station:
            return r
    return 0


@rule
def station_of(card: int) -> int:
    """The station whose symbol the card shows."""
    return card // COLOURS


@rule
def colour_of(card: int) -> int:
    """The colour of the card."""
    return card % COLOURS


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
    for q in range(s.n_players):
        if s.height[q, station] > height and lies_on(s, q, station, energy, track):
            s.height[q, station] -= 1


@rule
def put_on_top(s: State, p: int, station: int) -> None:
    """SOLARIS-15: the token, its new space and track already noted, goes on top of the tokens there."""
    energy = s.energy[p, station]
    track = track_of(s, p, station)
    below = -1  # its own token lies there, too
    for q in range(s.n_players):
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
def to_rim(s: State, p: int) -> None:
    """SOLARIS-14: the token goes from the energy track to the adjoining rim space, on top of those there."""
    station = active(s)
    lift(s, p, station)
    s.on_rim[p] = 1
    put_on_top(s, p, station)
