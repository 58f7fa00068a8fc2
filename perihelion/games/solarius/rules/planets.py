"""Planets: settling, the explorer bonus, and how a pending planet is finished (sections 4.1 and 4.7)."""

from __future__ import annotations

from perihelion.rules import OK, no, rule, tell

from .anytime import leaves_a_flight, not_now
from .cards import effects
from .components import (
    BLACK,
    COLONY,
    COLOURS,
    EXPLORE,
    FIGURE,
    OUTPOST,
    PAID_PLANETS,
    PDISC,
    PLANET_COLOUR,
    PLANET_LEVEL,
    PLANET_NEED,
    PLANET_POINTS,
    PLANETS,
    RES,
    TURQUOISE,
)
from .events import PLANET_SETTLED
from .queue import put_last
from .state import NONE, PENDING, RUN, SETTLED, Facts, State

DISCOUNT = 2
"""Units that a black or yellow planet costs less with its development."""


@rule
def may_settle(s: State, f: Facts) -> int:
    """SOLARIUS-62, -63: a planet face up, while a colony is left."""
    if s.hex_planet[s.ship[s.to_act]] < 0:
        return no(63)
    return OK if s.colonies_left[s.to_act] > 0 else no(62)


@rule
def do_settle(s: State) -> None:
    """SOLARIUS-62: the planet goes to the pending side, a colony to the field; no explorer bonus."""
    p = s.to_act
    h = s.ship[p]
    planet = s.hex_planet[h]
    s.hex_planet[h] = NONE
    s.planet_zone[planet] = PENDING
    s.planet_owner[planet] = p
    put_last(s, p, FIGURE, COLONY, 0, 0)
    if s.revealed == 1 and effects(s, p, EXPLORE, 0) > 0:
        put_last(s, p, RES, effects(s, p, EXPLORE, 0), 0, 0)
    put_last(s, p, OUTPOST, 0, 0, 0)
    s.phase = RUN


@rule
def may_explore(s: State, f: Facts) -> int:
    """SOLARIUS-61, -63: only for a planet turned up in this landing."""
    if s.hex_planet[s.ship[s.to_act]] < 0:
        return no(63)
    return OK if s.revealed == 1 else no(63)


@rule
def do_explore(s: State) -> None:
    """SOLARIUS-61: cubes of free choice, as many as the planet has points; the planet stays."""
    p = s.to_act
    cubes = PLANET_POINTS[s.hex_planet[s.ship[p]]] + effects(s, p, EXPLORE, 0)
    put_last(s, p, RES, cubes, 0, 0)
    s.phase = RUN


@rule
def planet_price(s: State, p: int, planet: int) -> int:
    """SOLARIUS-64: fuel or SpaceBucks for a black or yellow planet, less with its development."""
    return max(0, PLANET_NEED[planet] - DISCOUNT * effects(s, p, PDISC, PLANET_COLOUR[planet]))


@rule
def may_finish_now(s: State, f: Facts, planet: int) -> int:
    """SOLARIUS-64, -65: an own pending planet whose price is there."""
    p = s.to_act
    if s.planet_zone[planet] != PENDING or s.planet_owner[planet] != p:
        return no(64)
    units = s.fuel[p] if PLANET_COLOUR[planet] == BLACK else s.buck[p]
    return OK if units >= planet_price(s, p, planet) else no(64)


@rule
def may_finish(s: State, f: Facts, planet: int) -> int:
    """SOLARIUS-18, -54, -64, -86: in the own turn, if the turn can go on afterwards."""
    if f.turn == 0:
        return not_now(s)
    refusal = may_finish_now(s, f, planet)
    if refusal != OK:
        return refusal
    p = s.to_act
    price = planet_price(s, p, planet)
    if s.fuel[p] + s.buck[p] - price < f.keep:
        return no(18)
    fuel = s.fuel[p] - price if PLANET_COLOUR[planet] == BLACK else s.fuel[p]
    return OK if leaves_a_flight(s, f, fuel, f.reach) else no(54)


@rule
def do_finish(s: State, planet: int) -> None:
    """SOLARIUS-64, -65: the price is paid, the planet is settled."""
    p = s.to_act
    price = planet_price(s, p, planet)
    if PLANET_COLOUR[planet] == BLACK:
        s.fuel[p] -= price
    else:
        s.buck[p] -= price
    finish_planet(s, p, planet)


@rule
def finish_planet(s: State, p: int, planet: int) -> None:
    """SOLARIUS-64: a pending planet whose condition is met goes to the settled side."""
    s.planet_zone[planet] = SETTLED
    tell(s, PLANET_SETTLED, p, planet, 1 if planet < PAID_PLANETS else 0)


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
            finish_planet(s, p, planet)
