"""The space flight: range, portals, and the field where it ends (section 4.6)."""

from __future__ import annotations

from perihelion.rules import OK, no, rule

from .cards import effects
from .components import OUTER_TILES, POINT_PRICE, PORTAL_FREE, RANGE_CHEAP
from .geometry import FIELDS, distance
from .space import FAR, may_stop, portal_field, ship_range, way_to
from .state import CHANCE_BACK, CHANCE_PLANET, FLIGHT, LAND, RUN, UNDRAWN, Facts, State, await_outcome


@rule
def range_price(s: State, p: int) -> int:
    """SOLARIUS-54: 2 fuel for each extra point of range, 1 with a development."""
    return POINT_PRICE - 1 if effects(s, p, RANGE_CHEAP, 0) > 0 else POINT_PRICE


@rule
def find_ways(s: State, f: Facts) -> None:
    """SOLARIUS-55, -58: the way to every field where the flight may end, -1 where it may not; the nearest of them."""
    p = s.to_act
    start = s.ship[p]
    first = nearest_portal(s, start, -1)
    second = nearest_portal(s, start, first)
    stuck = not may_stop(s, p, start)
    f.nearest = FAR
    f.nearest_open = FAR
    for h in range(FIELDS):
        f.way[h] = -1
        if may_stop(s, p, h):
            straight = distance(start, h)
            least = straight
            # with portals closed the way through them matters only where the ship cannot stay
            if s.portal_open == 1 or stuck:
                for portal in range(OUTER_TILES):
                    there = distance(start, portal_field(s, second if portal == first else first))
                    least = min(least, there + 1 + distance(portal_field(s, portal), h))
            f.way[h] = least if s.portal_open == 1 else straight
            f.nearest = min(f.nearest, f.way[h])
            f.nearest_open = min(f.nearest_open, least)


@rule
def nearest_portal(s: State, start: int, other: int) -> int:
    """The portal nearest to a field, other than this one."""
    best = -1
    for portal in range(OUTER_TILES):
        if portal != other and (
            best < 0 or distance(start, portal_field(s, portal)) < distance(start, portal_field(s, best))
        ):
            best = portal
    return best


@rule
def may_b_fly(s: State, f: Facts) -> int:
    """SOLARIUS-56, -58: some field must be in reach with closed portals."""
    p = s.to_act
    return OK if max(0, f.nearest - f.reach) * f.price <= s.fuel[p] else no(58)


@rule
def do_b_fly(s: State) -> None:
    """SOLARIUS-44: a flight begins."""
    s.b_done = 1
    s.phase = FLIGHT


@rule
def may_open(s: State, f: Facts, lost: int) -> int:
    """SOLARIUS-53: once a turn, if some field stays in reach with the range that is left."""
    if s.portal_open == 1:
        return no(53)
    return OK if max(0, f.nearest_open - f.reach + lost) * f.price <= s.fuel[s.to_act] else no(58)


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
    return OK if max(0, f.way[field] - f.reach) * f.price <= s.fuel[s.to_act] else no(54)


@rule
def do_fly(s: State, field: int) -> None:
    """SOLARIUS-54, -60: extra range is paid, the ship lands; a planet face down is turned up at once."""
    p = s.to_act
    extra = max(0, way_to(s, s.ship[p], field, s.portal_open) - ship_range(s, p))
    s.fuel[p] -= extra * range_price(s, p)
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
