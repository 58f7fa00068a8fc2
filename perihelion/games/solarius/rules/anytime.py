"""Any-time actions: exchange and better drives (section 4.1 here, 9.2 D of the rulebook)."""

from __future__ import annotations

from perihelion.rules import OK, no, rule

from .components import FULL, PURCHASE
from .flight import flight_price
from .state import AT_SELL, FLIGHT, NONE, TURN_START, Facts, State
from .storage import is_open
from .tracks import gain_bucks, gain_fuel


@rule
def not_now(s: State) -> int:
    """SOLARIUS-86, -92: only in the own turn; round end is no turn."""
    return no(86) if s.resume == TURN_START else no(92)


@rule
def leaves_a_flight(s: State, f: Facts, fuel: int, reach: int) -> bool:
    """Section 4.1: once a flight has begun, some field must stay in reach with this fuel and range."""
    return s.phase != FLIGHT or flight_price(f.nearest, reach, f.price) <= fuel


@rule
def may_sell(s: State, f: Facts, colour: int, column: int) -> int:
    """SOLARIUS-84, -86: a cube that is there, if all cubes together are worth at least one unit."""
    if f.turn == 0:
        return not_now(s)
    if s.res[s.to_act, colour, column] == 0 or f.worth < 2:
        return no(84)
    return OK


@rule
def do_sell(s: State, colour: int, column: int) -> None:
    """SOLARIUS-38, -84: the cube becomes credit."""
    s.sell_return = s.phase
    s.phase = AT_SELL
    do_sell_more(s, colour, column)


@rule
def may_sell_more(s: State, f: Facts, colour: int, column: int) -> int:
    """SOLARIUS-84: cubes are added up while the credit does not yet make a unit."""
    if s.sell_credit >= 2 or s.res[s.to_act, colour, column] == 0:
        return no(84)
    return OK


@rule
def do_sell_more(s: State, colour: int, column: int) -> None:
    """SOLARIUS-84: the value of the cube goes to the credit."""
    s.res[s.to_act, colour, column] -= 1
    s.sell_credit += column + 1


@rule
def may_sell_fuel(s: State, f: Facts) -> int:
    """SOLARIUS-84, -91: 2 credit for one fuel while the track takes it; both ways when both are full."""
    if s.sell_credit < 2:
        return no(84)
    return no(91) if s.fuel[s.to_act] == FULL and s.buck[s.to_act] < FULL else OK


@rule
def do_sell_fuel(s: State) -> None:
    """SOLARIUS-84: one fuel."""
    s.sell_credit -= 2
    gain_fuel(s, s.to_act, 1)


@rule
def may_sell_buck(s: State, f: Facts) -> int:
    """SOLARIUS-84, -91: 2 credit for one SpaceBuck while the track takes it; both ways when both are full."""
    if s.sell_credit < 2:
        return no(84)
    return no(91) if s.buck[s.to_act] == FULL and s.fuel[s.to_act] < FULL else OK


@rule
def do_sell_buck(s: State) -> None:
    """SOLARIUS-84: one SpaceBuck."""
    s.sell_credit -= 2
    gain_bucks(s, s.to_act, 1)


@rule
def may_sell_done(s: State, f: Facts) -> int:
    """SOLARIUS-84: only an odd rest may be lost."""
    return OK if s.sell_credit < 2 else no(84)


@rule
def do_sell_done(s: State) -> None:
    """SOLARIUS-84: the odd rest is lost."""
    s.sell_credit = 0


@rule
def end_sale(s: State) -> None:
    """Section 4.1: the game returns to the phase in which the sale began."""
    s.phase = s.sell_return
    s.sell_return = NONE


@rule
def may_xbuy(s: State, f: Facts, units: int, colour: int) -> int:
    """SOLARIUS-18, -36, -54, -83, -86: two units of any mix for a cube of value 1, into a free field of column I."""
    p = s.to_act
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
    s.fuel[s.to_act] -= 2 - units
    s.buck[s.to_act] -= units
    s.res[s.to_act, colour, 0] += 1


@rule
def may_drive_up(s: State, f: Facts) -> int:
    """SOLARIUS-18, -54, -85, -86: 3 fuel and a neutral drive of value 1."""
    p = s.to_act
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
    s.fuel[s.to_act] -= PURCHASE
    s.drv1[s.to_act] -= 1
    s.drv2[s.to_act] += 1
