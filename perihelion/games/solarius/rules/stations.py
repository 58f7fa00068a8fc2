"""Space stations: building, instant effects, permanent effects (section 4.7)."""

from __future__ import annotations

from perihelion.rules import OK, no, rule

from .cards import effects
from .components import (
    BUILT,
    FIGURE,
    HIGH_PRICE,
    INSTANT,
    LOW_PRICE,
    MOST_STATIONS,
    OUTPOST,
    PAY,
    PERMANENT,
    SDISC,
    STATION,
    STATION_KINDS,
    STATION_WASTE,
    STATIONS,
    TRIG,
)
from .queue import put_first, put_last
from .state import RUN, TURN_END, Facts, State
from .storage import row_value
from .tracks import add_waste_spaces


@rule
def stations_built(s: State, p: int) -> int:
    """How many stations the player has built."""
    n = 0
    for station in range(STATIONS):
        if s.st_order[p, station] > 0:
            n += 1
    return n


@rule
def station_mask(s: State, p: int) -> int:
    """The station cards built, one bit each."""
    mask = 0
    for station in range(STATIONS):
        if s.st_order[p, station] > 0:
            mask += 1 << station
    return mask


@rule
def station_price(s: State, p: int, higher: int) -> int:
    """SOLARIUS-67: the higher (1) or lower (0) value of the next station, less with a development; 0 after the last."""
    built = stations_built(s, p)
    if built == MOST_STATIONS:
        return 0
    return (HIGH_PRICE[built] if higher == 1 else LOW_PRICE[built]) - effects(s, p, SDISC, 0)


@rule
def may_build(s: State, f: Facts, station: int, higher: int) -> int:
    """SOLARIUS-66, -67, -68: on plain ground, a card not yet built, at most four, both kinds at their value."""
    p = s.to_act
    if f.ground == 0:
        return no(66)
    if f.high == 0 or s.st_order[p, station] > 0:
        return no(68)
    if (
        row_value(s, p, STATION_KINDS[station, higher]) < f.high
        or row_value(s, p, STATION_KINDS[station, 1 - higher]) < f.low
    ):
        return no(67)
    return OK


@rule
def do_build(s: State, station: int, higher: int) -> None:
    """SOLARIUS-69: pay, place, instant effect, permanent effects of earlier stations, outpost."""
    p = s.to_act
    put_last(s, p, PAY, STATION_KINDS[station, higher], station_price(s, p, 1), 0)
    put_last(s, p, PAY, STATION_KINDS[station, 1 - higher], station_price(s, p, 0), 0)
    put_last(s, p, FIGURE, STATION, 0, 0)
    put_last(s, p, BUILT, station, 0, 0)
    for i in range(2):
        if INSTANT[station, i, 0] > 0:
            put_last(s, p, INSTANT[station, i, 0], INSTANT[station, i, 1], 0, 0)
    if stations_built(s, p) > 0:
        put_last(s, p, TRIG, station_mask(s, p), 0, 0)
    put_last(s, p, OUTPOST, 0, 0, 0)
    s.phase = RUN


@rule
def mark_built(s: State, p: int, station: int) -> None:
    """SOLARIUS-32, -68: the next number in order; its waste spaces are there from now on."""
    s.st_order[p, station] = stations_built(s, p) + 1
    add_waste_spaces(s, p, STATION_WASTE[station])


@rule
def may_trigger(s: State, f: Facts, station: int) -> int:
    """SOLARIUS-69, -70: each station's permanent effect once, in free order."""
    if (s.trig_mask >> station) & 1 == 1:
        return OK
    return no(69) if s.resume == TURN_END else no(70)


@rule
def do_trigger(s: State, station: int) -> None:
    """SOLARIUS-69, -70: the effect first, then the other stations."""
    p = s.to_act
    rest = s.trig_mask - (1 << station)
    if rest > 0:
        put_first(s, p, TRIG, rest)
    for k in range(2):
        i = 1 - k
        if PERMANENT[station, i, 0] > 0:
            put_first(s, p, PERMANENT[station, i, 0], PERMANENT[station, i, 1])
    s.trig_mask = 0
    s.phase = RUN
