"""The extra action: drives, drawing, playing, and the flight itself (section 4.6)."""

from __future__ import annotations

from ....core.jit import rule
from ....core.kit import OK, no
from .cardboard import MOST_DRIVES, POINT_PRICE, PORTAL_FREE, PURCHASE, RANGE_CHEAP
from .cards import can_draw, effects, start_drawing
from .geometry import FIELDS, distance
from .space import FAR, TILES, may_stop, portal_field, ship_range, way_to
from .state import CHANCE_BACK, CHANCE_PLANET, DRIVES, FLIGHT, LAND, PLAY_CARD, UNDRAWN, Facts, State, chance


@rule
def range_price(s: State, p: int) -> int:
    """SOLARIUS-54: 2 fuel for each extra point of range, 1 with a development."""
    return POINT_PRICE - 1 if effects(s, p, RANGE_CHEAP, 0) > 0 else POINT_PRICE


@rule
def chart(s: State, f: Facts) -> None:
    """SOLARIUS-55, -58: the way to every field where the flight may end, -1 where it may not; the nearest of them."""
    p = s.actor
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
                for portal in range(TILES):
                    there = distance(start, portal_field(s, second if portal == first else first))
                    least = min(least, there + 1 + distance(portal_field(s, portal), h))
            f.way[h] = least if s.portal_open == 1 else straight
            f.nearest = min(f.nearest, f.way[h])
            f.nearest_open = min(f.nearest_open, least)


@rule
def nearest_portal(s: State, start: int, other: int) -> int:
    """The portal nearest to a field, other than this one."""
    best = -1
    for portal in range(TILES):
        if portal != other and (
            best < 0 or distance(start, portal_field(s, portal)) < distance(start, portal_field(s, best))
        ):
            best = portal
    return best


@rule
def may_b_drive(s: State, f: Facts) -> int:
    """SOLARIUS-45: 3 fuel, at most three neutral drives on the ship."""
    p = s.actor
    return OK if s.fuel[p] >= PURCHASE and s.drv1[p] + s.drv2[p] < MOST_DRIVES else no(45)


@rule
def do_b_drive(s: State) -> None:
    """SOLARIUS-44, -45: a drive of value 1; more may follow in the same action."""
    s.fuel[s.actor] -= PURCHASE
    s.drv1[s.actor] += 1
    s.b_done = 1
    s.node = DRIVES


@rule
def may_b_draw(s: State, f: Facts) -> int:
    """SOLARIUS-46, -48: while deck or discard pile has a card."""
    return OK if can_draw(s) else no(46)


@rule
def do_b_draw(s: State) -> None:
    """SOLARIUS-44, -46: two cards, then one of the whole hand is discarded."""
    s.b_done = 1
    s.discard_need = 1
    start_drawing(s, s.actor, 2)


@rule
def do_b_play(s: State) -> None:
    """SOLARIUS-44, -49: one card of the hand."""
    s.b_done = 1
    s.node = PLAY_CARD


@rule
def may_b_fly(s: State, f: Facts) -> int:
    """SOLARIUS-56, -58: some field must be in reach with closed portals."""
    p = s.actor
    return OK if max(0, f.nearest - f.reach) * f.price <= s.fuel[p] else no(58)


@rule
def do_b_fly(s: State) -> None:
    """SOLARIUS-44: a flight begins."""
    s.b_done = 1
    s.node = FLIGHT


@rule
def may_open(s: State, f: Facts, lost: int) -> int:
    """SOLARIUS-53: once a turn, if some field stays in reach with the range that is left."""
    if s.portal_open == 1:
        return no(53)
    return OK if max(0, f.nearest_open - f.reach + lost) * f.price <= s.fuel[s.actor] else no(58)


@rule
def may_portal_flip(s: State, f: Facts) -> int:
    """SOLARIUS-53: with a neutral drive of value 2."""
    return may_open(s, f, 1) if s.drv2[s.actor] > 0 else no(53)


@rule
def do_portal_flip(s: State) -> None:
    """SOLARIUS-53: the drive is turned to 1; all portals are open for this turn."""
    s.drv2[s.actor] -= 1
    s.drv1[s.actor] += 1
    s.portal_open = 1


@rule
def may_portal_drop(s: State, f: Facts) -> int:
    """SOLARIUS-53: with a neutral drive of value 1; the own drive never leaves."""
    return may_open(s, f, 1) if s.drv1[s.actor] > 0 else no(53)


@rule
def do_portal_drop(s: State) -> None:
    """SOLARIUS-53: the drive goes back to the supply; all portals are open for this turn."""
    s.drv1[s.actor] -= 1
    s.portal_open = 1


@rule
def may_portal_free(s: State, f: Facts) -> int:
    """SOLARIUS-53: with the development that opens portals for nothing."""
    return may_open(s, f, 0) if effects(s, s.actor, PORTAL_FREE, 0) > 0 else no(53)


@rule
def do_portal_free(s: State) -> None:
    """SOLARIUS-53: all portals are open for this turn."""
    s.portal_open = 1


@rule
def may_fly(s: State, f: Facts, field: int) -> int:
    """SOLARIUS-54, -56, -58: a field where the ship may stop, in range with what extra range the fuel buys."""
    if f.way[field] < 0:
        return no(58)
    return OK if max(0, f.way[field] - f.reach) * f.price <= s.fuel[s.actor] else no(54)


@rule
def do_fly(s: State, field: int) -> None:
    """SOLARIUS-54, -60: extra range is paid, the ship lands; a planet face down is turned up at once."""
    p = s.actor
    extra = max(0, way_to(s, s.ship[p], field, s.portal_open) - ship_range(s, p))
    s.fuel[p] -= extra * range_price(s, p)
    s.ship[p] = field
    if s.hex_back[field] == UNDRAWN:
        chance(s, CHANCE_BACK)
    elif s.hex_back[field] >= 0:
        chance(s, CHANCE_PLANET)
    else:
        s.node = LAND
