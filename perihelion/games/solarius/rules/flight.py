"""The space flight: range, portals, and the field where it ends (section 4.6)."""

from __future__ import annotations

from perihelion.rules import OK, no, rule

from .cards import effects
from .components import POINT_PRICE, PORTAL_FREE, RANGE_CHEAP
from .geometry import FIELDS
from .space import FAR, may_stop, nearest_portal, ship_range, shortest_way, way_to
from .state import CHANCE_BACK, CHANCE_PLANET, FLIGHT, LAND, NONE, RUN, UNDRAWN, Facts, State, await_outcome


@rule
def range_price(s: State, p: int) -> int:
    """SOLARIUS-54: 2 fuel for each extra point of range, 1 with a development."""
    return POINT_PRICE - 1 if effects(s, p, RANGE_CHEAP, 0) > 0 else POINT_PRICE


@rule
def flight_price(way: int, reach: int, price: int) -> int:
    """SOLARIUS-54: the fuel for a way that is longer than the range, at this price for each extra point."""
    return max(0, way - reach) * price


@rule
def find_ways(s: State, f: Facts) -> None:
    """SOLARIUS-55, -58: the way to every field where the flight may end, -1 for the others; the nearest of them."""
    p = s.to_act
    start = s.ship[p]
    stuck = not may_stop(s, p, start)
    portals = s.portal_open == 1 or stuck
    first = nearest_portal(s, start, NONE) if portals else NONE
    second = nearest_portal(s, start, first) if portals else NONE
    f.nearest = FAR
    f.nearest_open = FAR
    for h in range(FIELDS):
        f.way[h] = -1
        if may_stop(s, p, h):
            way = shortest_way(s, start, h, s.portal_open, first, second)
            f.way[h] = way
            f.nearest = min(f.nearest, way)
            # with portals closed the way through them matters only if the ship cannot stay
            if stuck and s.portal_open == 0:
                way = shortest_way(s, start, h, 1, first, second)
            f.nearest_open = min(f.nearest_open, way)


@rule
def may_b_fly(s: State, f: Facts) -> int:
    """SOLARIUS-56, -58: some field must be in reach with closed portals."""
    p = s.to_act
    return OK if flight_price(f.nearest, f.reach, f.price) <= s.fuel[p] else no(58)


@rule
def do_b_fly(s: State) -> None:
    """SOLARIUS-44: a flight begins."""
    s.b_done = 1
    s.phase = FLIGHT


@rule
def may_open(s: State, f: Facts, lost: int) -> int:
    """SOLARIUS-53, -58: once a turn, if some field stays in reach with the range that is left."""
    if s.portal_open == 1:
        return no(53)
    return OK if flight_price(f.nearest_open, f.reach - lost, f.price) <= s.fuel[s.to_act] else no(58)


@rule
def may_portal_flip(s: State, f: Facts) -> int:
    """SOLARIUS-53: with a neutral drive of value 2."""
    return may_open(s, f, 1) if s.drv2[s.to_act] > 0 else no(53)


@rule
def do_portal_flip(s: State) -> None:
    """SOLARIUS-53: the drive is turned to 1; all portals are open for this turn."""
    s.drv2[s.to_act] -= 1
    s.drv1[s.to_act] += 1
    s.portal_open = 1


@rule
def may_portal_drop(s: State, f: Facts) -> int:
    """SOLARIUS-53: with a neutral drive of value 1; the own drive never leaves."""
    return may_open(s, f, 1) if s.drv1[s.to_act] > 0 else no(53)


@rule
def do_portal_drop(s: State) -> None:
    """SOLARIUS-53: the drive goes back to the supply; all portals are open for this turn."""
    s.drv1[s.to_act] -= 1
    s.portal_open = 1


@rule
def may_portal_free(s: State, f: Facts) -> int:
    """SOLARIUS-53: with the development that opens portals for nothing."""
    return may_open(s, f, 0) if effects(s, s.to_act, PORTAL_FREE, 0) > 0 else no(53)


@rule
def do_portal_free(s: State) -> None:
    """SOLARIUS-53: all portals are open for this turn."""
    s.portal_open = 1


@rule
def may_fly(s: State, f: Facts, field: int) -> int:
    """SOLARIUS-54, -56, -58: a field where the ship may stop, in range with what extra range the fuel buys."""
    if f.way[field] < 0:
        return no(58)
    return OK if flight_price(f.way[field], f.reach, f.price) <= s.fuel[s.to_act] else no(54)


@rule
def do_fly(s: State, field: int) -> None:
    """SOLARIUS-54, -60: extra range is paid, the ship lands; a planet face down is turned up at once."""
    p = s.to_act
    way = way_to(s, s.ship[p], field, s.portal_open)
    s.fuel[p] -= flight_price(way, ship_range(s, p), range_price(s, p))
    s.ship[p] = field
    if s.hex_back[field] == UNDRAWN:
        await_outcome(s, CHANCE_BACK)
    elif s.hex_back[field] >= 0:
        await_outcome(s, CHANCE_PLANET)
    else:
        s.phase = LAND


@rule
def may_land_none(s: State, f: Facts) -> int:
    """SOLARIUS-59, -61: nothing has to be done, except after turning up a planet."""
    return no(61) if s.revealed == 1 and s.hex_planet[s.ship[s.to_act]] >= 0 else OK


@rule
def do_land_none(s: State) -> None:
    """SOLARIUS-59: no action after landing."""
    s.phase = RUN
