"""Any-time options: exchange, better drives, paying for planets (sections 4.1 and 9.2 D of the rulebook)."""

from __future__ import annotations

from ....core.jit import rule
from ....core.kit import OK, no
from .cardboard import (
    BLACK,
    COLOURS,
    FULL,
    PAID_PLANETS,
    PDISC,
    PLANET_COLOUR,
    PLANET_LEVEL,
    PLANET_NEED,
    PLANETS,
    PURCHASE,
    TURQUOISE,
)
from .cards import effects
from .state import AT_SELL, FLIGHT, NONE, PENDING, SETTLED, TURN_START, Facts, State, gain_bucks, gain_fuel
from .storage import is_open

DISCOUNT = 2
"""What a paid planet costs less with its development."""


@rule
def not_now(s: State) -> int:
    """SOLARIUS-86, -92: only in the own turn; round end is no turn."""
    return no(86) if s.resume == TURN_START else no(92)


@rule
def leaves_a_flight(s: State, f: Facts, fuel: int, reach: int) -> bool:
    """Section 4.1: once a flight has begun, some field must stay in reach with this fuel and range."""
    return s.node != FLIGHT or max(0, f.nearest - reach) * f.price <= fuel


@rule
def may_sell(s: State, f: Facts, colour: int, column: int) -> int:
    """SOLARIUS-84, -86: a cube that is there, if all cubes together are worth at least one unit."""
    if f.turn == 0:
        return not_now(s)
    if s.res[s.actor, colour, column] == 0 or f.worth < 2:
        return no(84)
    return OK


@rule
def do_sell(s: State, colour: int, column: int) -> None:
    """SOLARIUS-38, -84: the cube becomes credit."""
    s.sell_return = s.node
    s.node = AT_SELL
    do_sell_more(s, colour, column)


@rule
def may_sell_more(s: State, f: Facts, colour: int, column: int) -> int:
    """SOLARIUS-84: cubes are added up while the credit does not yet make a unit."""
    if s.sell_credit >= 2 or s.res[s.actor, colour, column] == 0:
        return no(84)
    return OK


@rule
def do_sell_more(s: State, colour: int, column: int) -> None:
    """SOLARIUS-84: the value of the cube goes to the credit."""
    s.res[s.actor, colour, column] -= 1
    s.sell_credit += column + 1


@rule
def may_sell_fuel(s: State, f: Facts) -> int:
    """SOLARIUS-84, -91: 2 credit for one fuel while the track takes it; both ways when both are full."""
    if s.sell_credit < 2:
        return no(84)
    return no(91) if s.fuel[s.actor] == FULL and s.buck[s.actor] < FULL else OK


@rule
def do_sell_fuel(s: State) -> None:
    """SOLARIUS-84: one fuel."""
    s.sell_credit -= 2
    gain_fuel(s, s.actor, 1)


@rule
def may_sell_buck(s: State, f: Facts) -> int:
    """SOLARIUS-84, -91: ... or for one SpaceBuck."""
    if s.sell_credit < 2:
        return no(84)
    return no(91) if s.buck[s.actor] == FULL and s.fuel[s.actor] < FULL else OK


@rule
def do_sell_buck(s: State) -> None:
    """SOLARIUS-84: one SpaceBuck."""
    s.sell_credit -= 2
    gain_bucks(s, s.actor, 1)


@rule
def may_sell_done(s: State, f: Facts) -> int:
    """SOLARIUS-84: only an odd rest may be lost."""
    return OK if s.sell_credit < 2 else no(84)


@rule
def do_sell_done(s: State) -> None:
    """SOLARIUS-84: the odd rest is lost."""
    s.sell_credit = 0


@rule
def leave_sale(s: State) -> None:
    """Section 4.1: back to where the sale began."""
    s.node = s.sell_return
    s.sell_return = NONE


@rule
def may_xbuy(s: State, f: Facts, units: int, colour: int) -> int:
    """SOLARIUS-83, -86: two units of any mix for a cube of value 1, into a free open field of column I."""
    p = s.actor
    if f.turn == 0:
        return not_now(s)
    if s.fuel[p] < 2 - units or s.buck[p] < units:
        return no(83)
    if not is_open(s, p, colour, 0):
        return no(36)
    if s.fuel[p] + s.buck[p] - 2 < f.keep:
        return no(18)
    return OK if leaves_a_flight(s, f, s.fuel[p] - 2 + units, f.reach) else no(54)


@rule
def do_xbuy(s: State, units: int, colour: int) -> None:
    """SOLARIUS-83: the units are paid, the cube is stored."""
    s.fuel[s.actor] -= 2 - units
    s.buck[s.actor] -= units
    s.res[s.actor, colour, 0] += 1


@rule
def may_drive_up(s: State, f: Facts) -> int:
    """SOLARIUS-85, -86: 3 fuel and a neutral drive of value 1."""
    p = s.actor
    if f.turn == 0:
        return not_now(s)
    if s.fuel[p] < PURCHASE or s.drv1[p] == 0:
        return no(85)
    if s.fuel[p] + s.buck[p] - PURCHASE < f.keep:
        return no(18)
    return OK if leaves_a_flight(s, f, s.fuel[p] - PURCHASE, f.reach + 1) else no(54)


@rule
def do_drive_up(s: State) -> None:
    """SOLARIUS-85: the drive is turned to 2."""
    s.fuel[s.actor] -= PURCHASE
    s.drv1[s.actor] -= 1
    s.drv2[s.actor] += 1


@rule
def planet_price(s: State, p: int, planet: int) -> int:
    """SOLARIUS-64: fuel or SpaceBucks for a black or yellow planet, less with its development."""
    return max(0, PLANET_NEED[planet] - DISCOUNT * effects(s, p, PDISC, PLANET_COLOUR[planet]))


@rule
def may_finish_now(s: State, f: Facts, planet: int) -> int:
    """SOLARIUS-64, -65: an own pending planet whose price is there."""
    p = s.actor
    if s.planet_zone[planet] != PENDING or s.planet_owner[planet] != p:
        return no(64)
    units = s.fuel[p] if PLANET_COLOUR[planet] == BLACK else s.buck[p]
    return OK if units >= planet_price(s, p, planet) else no(64)


@rule
def may_finish(s: State, f: Facts, planet: int) -> int:
    """SOLARIUS-64, -86: in the own turn, if the turn can go on afterwards."""
    if f.turn == 0:
        return not_now(s)
    refusal = may_finish_now(s, f, planet)
    if refusal != OK:
        return refusal
    p = s.actor
    price = planet_price(s, p, planet)
    if s.fuel[p] + s.buck[p] - price < f.keep:
        return no(18)
    fuel = s.fuel[p] - price if PLANET_COLOUR[planet] == BLACK else s.fuel[p]
    return OK if leaves_a_flight(s, f, fuel, f.reach) else no(54)


@rule
def do_finish(s: State, planet: int) -> None:
    """SOLARIUS-64, -65: the price is paid, the planet is settled."""
    p = s.actor
    price = planet_price(s, p, planet)
    if PLANET_COLOUR[planet] == BLACK:
        s.fuel[p] -= price
    else:
        s.buck[p] -= price
    s.planet_zone[planet] = SETTLED


@rule
def has_progress(s: State, p: int, planet: int) -> bool:
    """SOLARIUS-64: enough technology dice of the level (turquoise) or in the column (brown) asked for."""
    colour = PLANET_COLOUR[planet]
    dice = 0
    for c in range(COLOURS):
        reached = s.level[p, c] if colour == TURQUOISE else s.column[p, c]
        if reached >= PLANET_LEVEL[planet]:
            dice += 1
    return dice >= max(1, PLANET_NEED[planet] - effects(s, p, PDISC, colour))


@rule
def settle_by_progress(s: State) -> None:
    """SOLARIUS-64: pending turquoise and brown planets of the turn player whose condition holds are settled."""
    p = s.turn_player
    for planet in range(PAID_PLANETS, PLANETS):
        if s.planet_zone[planet] == PENDING and s.planet_owner[planet] == p and has_progress(s, p, planet):
            s.planet_zone[planet] = SETTLED
