"""Values in the sentences of refusals: prices, what is missing, and which of a rule's conditions does not hold."""

from __future__ import annotations

from collections.abc import Callable

from perihelion.rules import Value

from .rules.bridge import has_space
from .rules.components import (
    BLACK,
    DEMAND,
    DEMANDS,
    EXACT,
    FULL,
    LAST_COLUMN,
    MOST_DRIVES,
    MOST_MISSIONS,
    MOST_STATIONS,
    PLANET_COLOUR,
    PURCHASE,
    STATION_KINDS,
    TOTAL,
)
from .rules.die_action import point_price, step_cost
from .rules.flight import flight_price, range_price
from .rules.missions import demand_value
from .rules.planets import planet_price
from .rules.space import ship_range, way_to
from .rules.state import (
    ANY_ROW,
    AT_PUSH,
    DEVELOPED,
    FUEL_MORE,
    OPEN_MISSION,
    PENDING,
    PLAY_SIDE,
    STORE,
    TURN_END,
    State,
    is_die_action,
)
from .rules.stations import station_price, stations_built
from .rules.storage import has_room, row_value

Values = dict[str, Value]


def refusal_values(s: State, rule: int, family: str, axes: tuple[int, ...]) -> Values:
    """Return the values that the sentence of a rule needs; `family` is empty for an action at the wrong time."""
    if rule in (13, 17, 24, 26, 47, 78) and family:
        return {"why": "choice", "most": s.ap}
    reader = READERS.get(rule)
    return {} if reader is None else reader(s, family, axes)


def _malus(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-18: the die on -1 itself, or something that would leave nothing to pay for one."""
    return {"why": "keep" if family in ("xbuy", "finish", "drive-up") else family}


def _transform(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-22: used in this round, or the die has this colour already."""
    return {"why": "used" if s.used_trans[s.to_act] == 1 else "same"}


def _development(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-25: not an own development with a die space, used in this round, or the same colour."""
    card = axes[0]
    if s.card_zone[card] != DEVELOPED or s.card_owner[card] != s.to_act:
        return {"why": "not-yours"}
    if not has_space(card):
        return {"why": "no-space"}
    return {"why": "used" if s.card_die[card] == 1 else "same"}


def _point(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-33: which of the conditions of buying a point does not hold."""
    p = s.to_act
    price = point_price(s, p)
    values: Values = {"price": price, "missing": max(0, price - s.buck[p]), "left": s.store_left}
    if family == "done":
        return {**values, "why": "use"}
    if not is_die_action(s):
        return {**values, "why": "no-die"}
    if s.phase == STORE and s.store_left > 0:
        return {**values, "why": "left"}
    if s.phase == STORE and not has_room(s, p, s.store_row):
        return {**values, "why": "no-room"}
    if s.phase == FUEL_MORE and s.fuel[p] == FULL:
        return {**values, "why": "full"}
    if s.buck[p] < price:
        return {**values, "why": "price"}
    return {**values, "why": "no-use"}


def _storage_row(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-35: no cube is left to store, or it is another row; at the wrong time, what is to be stored."""
    free = s.store_row == ANY_ROW
    values: Values = {"left": s.store_left, "any": int(free), "colour": 0 if free else s.store_row}
    if s.store_left == 0:
        return {**values, "why": "none"}
    return {**values, "why": "row" if family else ""}


def _storage_field(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-36: the row and the column; a cube that is exchanged goes into column I."""
    return {"column": axes[1] if family == "store" else 0}


def _technology(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-41, -43: the points of the step and those that are there; column V is the last."""
    if not family:
        return {"price": 0, "points": s.ap}
    p, colour = s.to_act, axes[0]
    if s.phase == AT_PUSH and s.column[p, colour] == LAST_COLUMN:
        return {"why": "last", "price": 0, "points": s.ap}
    return {"why": "price", "price": step_cost(s, p, colour), "points": s.ap}


def _extra_action(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-44: still to come, or taken already."""
    return {"why": "done" if s.phase == TURN_END else ""}


def _drive(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-45: three drives already, or fuel that is missing."""
    p = s.to_act
    full = s.drv1[p] + s.drv2[p] >= MOST_DRIVES
    why = "" if not family else "full" if full else "price"
    return {"why": why, "missing": max(0, PURCHASE - s.fuel[p])}


def _card(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-49: no card in hand, another card, or the wrong time; without a marker a card is no mission."""
    if family:
        return {"why": "not-yours" if axes else "none"}
    side = "side" if s.missions_started[s.to_act] < MOST_MISSIONS else "development"
    return {"why": side if s.phase == PLAY_SIDE else ""}


def _portals(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-53: open already, or what would have to be given is not there."""
    return {"why": "open" if s.portal_open == 1 else family}


def _range(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-54: how far it is, how far the ship flies, and the fuel for the rest; or fuel that a flight needs."""
    if family != "fly":
        return {"why": "stay", "way": 0, "range": 0, "price": 0, "fuel": 0}
    p = s.to_act
    way, reach = way_to(s, s.ship[p], axes[0], s.portal_open), ship_range(s, p)
    return {"way": way, "range": reach, "price": flight_price(way, reach, range_price(s, p)), "fuel": s.fuel[p]}


def _stop(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-58: this field, or no field at all."""
    return {"why": "" if family == "fly" else "none"}


def _landing(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-59, -61: a planet just turned up is settled or explored; without a colony only explored."""
    p = s.to_act
    if s.revealed == 0 or s.hex_planet[s.ship[p]] < 0:
        return {"why": ""}
    return {"why": "planet" if s.colonies_left[p] > 0 else "explore"}


def _no_planet(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-63: no planet lies here, or another player turned it up."""
    return {"why": "known" if s.hex_planet[s.ship[s.to_act]] >= 0 else ""}


def _planet(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-64: another planet, or how much its price is missing."""
    p, planet = s.to_act, axes[0]
    black = PLANET_COLOUR[planet] == BLACK
    price, units = planet_price(s, p, planet), s.fuel[p] if black else s.buck[p]
    mine = s.planet_zone[planet] == PENDING and s.planet_owner[planet] == p
    why = "not-yours" if not mine else "fuel" if black else "buck"
    return {"why": why, "price": price, "missing": max(0, price - units)}


def _station_cubes(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-67: the first kind of which too little is there, and how much is missing."""
    p, (station, higher) = s.to_act, axes
    for kind, price in ((higher, station_price(s, p, 1)), (1 - higher, station_price(s, p, 0))):
        colour = STATION_KINDS[station, kind]
        if row_value(s, p, colour) < price:
            return {"colour": colour, "price": price, "missing": price - row_value(s, p, colour)}
    raise AssertionError("both kinds are there")


def _station_built(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-68: four stations stand already, or this one does."""
    return {"why": "four" if stations_built(s, s.to_act) == MOST_STATIONS else ""}


def _trigger(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-70: at the wrong time also while a new station uses the earlier ones."""
    return {"why": "choice" if family else "building" if s.resume == TURN_END else ""}


def _mission_cubes(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-72: another mission, or what is missing for it."""
    p, card = s.to_act, axes[0]
    if s.card_zone[card] != OPEN_MISSION or s.card_owner[card] != p:
        return {"why": "not-yours", "colour": 0, "price": 0, "missing": 0}
    for i in range(DEMANDS):
        colour, price = DEMAND[card, i, 1], demand_value(s, p, card, i)
        value = row_value(s, p, colour)
        if DEMAND[card, i, 0] == TOTAL and value < price:
            return {"why": "total", "colour": colour, "price": price, "missing": price - value}
        if DEMAND[card, i, 0] == EXACT:
            cubes = s.res[p, colour, DEMAND[card, i, 3] - 1]
            if cubes < price:
                return {"why": "exact", "colour": colour, "price": DEMAND[card, i, 3], "missing": price - cubes}
    raise AssertionError("everything is there")


def _outpost_tile(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-79: the centre, or a tile that has an outpost already."""
    return {"why": "centre" if s.hex_tile[s.ship[s.to_act]] == 0 else ""}


def _exchange(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-83: how many fuel and SpaceBucks are there."""
    return {"fuel": s.fuel[s.to_act], "buck": s.buck[s.to_act]}


def _sale(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-84: no such cube, all cubes together worth 1, a unit that has to be taken, or nothing to take yet."""
    if family == "sell" and s.res[s.to_act, axes[0], axes[1]] == 0:
        return {"why": "none"}
    if s.sell_credit >= 2:
        return {"why": "take"}
    return {"why": "little" if family == "sell" else "more"}


def _better_drive(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-85: no drive of value 1, or fuel that is missing."""
    p = s.to_act
    return {"why": "price" if s.drv1[p] > 0 else "none", "missing": max(0, PURCHASE - s.fuel[p])}


def _payment(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-87: cubes that are not there, too little, or too much; at the wrong time, what is to be paid."""
    values: Values = {"colour": s.pay_row, "price": s.pay_value}
    if not family:
        return values
    given = axes[0] + 2 * axes[1] + 3 * axes[2]
    there = all(cubes <= s.res[s.to_act, s.pay_row, column] for column, cubes in enumerate(axes))
    why = "cubes" if not there else "little" if given < s.pay_value else "much"
    return {**values, "why": why, "value": given}


def _back(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-97: the colour of the planet that is turned up."""
    return {"colour": s.hex_back[s.ship[s.turn_player]]}


def _track(s: State, family: str, axes: tuple[int, ...]) -> Values:
    """SOLARIUS-91: which track is full."""
    return {"why": family}


READERS: dict[int, Callable[[State, str, tuple[int, ...]], Values]] = {
    18: _malus, 22: _transform, 25: _development, 33: _point, 35: _storage_row, 36: _storage_field, 41: _technology,
    43: _technology, 44: _extra_action, 45: _drive, 49: _card, 53: _portals, 54: _range, 58: _stop, 59: _landing,
    61: _landing, 63: _no_planet, 64: _planet, 67: _station_cubes, 68: _station_built, 70: _trigger, 72: _mission_cubes,
    79: _outpost_tile, 83: _exchange, 84: _sale, 85: _better_drive, 87: _payment, 91: _track, 97: _back,
}  # fmt: skip
"""The function that reads the values of each rule's sentence."""
