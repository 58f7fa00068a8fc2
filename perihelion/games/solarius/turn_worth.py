"""What the rest of the running turn will bring in Solarius Mission, in thousandths of a point."""

from __future__ import annotations

from perihelion.rules import rule

from .rules.bridge import die_points
from .rules.components import (
    BLACK,
    BONUS,
    BUCK,
    BUILT,
    CARD,
    CARDS,
    COLOURS,
    CURR,
    DEV_KIND,
    DRIVE,
    FIGURE,
    FUEL,
    FULL,
    HIGH_PRICE,
    LOW_PRICE,
    MISSION,
    MISSION_POINTS,
    MOST_STATIONS,
    OUTPOST,
    PAY,
    PICK,
    PLANET_POINTS,
    PUSH,
    RES,
    RESEARCH,
    STATION,
    STATION_KINDS,
    STATIONS,
    TAKE,
    TRIG,
    UP,
    WREM,
    YELLOW,
)
from .rules.flight import flight_price
from .rules.geometry import FIELDS
from .rules.missions import can_fulfil, mission_field
from .rules.space import centre_beside, is_ground
from .rules.state import (
    ACTION,
    AT_BONUS,
    AT_PICK,
    AT_RESEARCH,
    AT_SELL,
    CHANCE_BACK,
    CHANCE_CARD,
    CHANCE_PLANET,
    FLIGHT,
    LAND,
    MALUS,
    OPEN_MISSION,
    PLACE_DIE,
    PLAY_CARD,
    PLAY_SIDE,
    STORE,
    Facts,
    State,
    is_turn,
)
from .rules.stations import stations_built
from .rules.storage import has_room_in, row_value
from .rules.turn import prepare
from .worth import (
    CARD_WORTH,
    DEV_WORTH,
    DRIVE_WORTH,
    FIGURE_WORTH,
    LONG,
    OUTPOST_WORTH,
    POINT,
    STEP,
    UNIT,
    mission_worth,
    planet_worth,
    station_gain,
    turns_left,
)

EXTRA = 400
"""The worth of an extra action not yet taken."""
REVEAL = 1900
"""The worth of a planet about to be turned up."""


@rule
def turn_worth(s: State, f: Facts, seat: int) -> int:
    """What the rest of the player's turn will bring: action points, the extra action, the queue, the landing."""
    if s.turn_player != seat or not is_turn(s):
        return 0
    turns = turns_left(s, seat)
    time = min(turns, LONG)
    total = queue_worth(s, seat, turns)
    if s.b_done == 0:
        total += EXTRA
    if s.phase == PLACE_DIE:
        total += (BONUS[s.bridge_slot[s.die_idx]]) * UNIT * time
        total += points_worth(s, seat, s.die_col, die_points(s, seat, s.die_col, s.die_face), turns)
    elif s.phase == MALUS:
        total += points_worth(s, seat, s.final_col, s.base_ap, turns) - UNIT * time
    elif s.resume == ACTION and s.phase != ACTION and s.base_ap > 0:
        total += points_worth(s, seat, s.final_col, s.base_ap, turns)
    if s.phase == ACTION:
        total += points_worth(s, seat, s.final_col, s.ap, turns)
    elif s.phase == AT_BONUS:
        total += s.ap * UNIT * time
    elif s.phase == STORE:
        if s.store_row < COLOURS:
            total += s.store_left * 200 if has_room_in(s, seat, s.store_row) else 0
        else:
            total += s.store_left * 200
    elif s.phase == AT_SELL:
        total += s.sell_credit * UNIT * time // 2
    elif s.ap > 0:
        total += s.ap * STEP * turns
    elif s.phase == FLIGHT:
        prepare(s, f)
        total += best_landing(s, f, seat, turns)
    elif s.phase == LAND:
        total += landing_worth(s, seat, s.ship[seat], turns)
    elif s.phase == CHANCE_PLANET or s.phase == CHANCE_BACK:
        total += REVEAL * (1 + turns) // (2 + turns)
    elif s.phase == CHANCE_CARD:
        total += (s.draw_left - s.discard_need) * CARD_WORTH
    elif s.phase == PLAY_CARD:
        total += CARD_WORTH + 30 * turns
    elif s.phase == PLAY_SIDE:
        total += max(DEV_WORTH[DEV_KIND[s.picked_card]] * turns, mission_worth(s, seat, s.picked_card, turns))
    elif s.phase == AT_RESEARCH or s.phase == AT_PICK:
        total += CARD_WORTH
    return total


@rule
def points_worth(s: State, seat: int, colour: int, points: int, turns: int) -> int:
    """Action points of a colour: as cubes or as its own action, whichever is better."""
    cubes = min(points, 3) * 200 if has_room_in(s, seat, colour) else 0
    if colour == BLACK:
        return max(cubes, min(points, FULL - s.fuel[seat]) * UNIT * min(turns, LONG))
    if colour == YELLOW:
        return max(cubes, min(points, FULL - s.buck[seat]) * UNIT * min(turns, LONG))
    return max(cubes, points * STEP * turns)


@rule
def queue_worth(s: State, seat: int, turns: int) -> int:
    """The effects in the queue for this seat."""
    time = min(turns, LONG)
    total = 0
    for i in range(s.q_n):
        if s.q_player[i] == seat:
            op = s.q_op[i]
            a = s.q_a[i]
            if op == FUEL or op == BUCK or op == CURR:
                total += a * UNIT * time
            elif op == RES:
                total += a * 180
            elif op == UP or op == PUSH:
                total += a * STEP * turns
            elif op == DRIVE:
                total += DRIVE_WORTH * turns
            elif op == CARD:
                total += a * CARD_WORTH
            elif op == RESEARCH or op == PICK:
                total += CARD_WORTH
            elif op == OUTPOST:
                total += OUTPOST_WORTH
            elif op == WREM:
                total += a * 160
            elif op == TRIG:
                total += CARD_WORTH
            elif op == PAY or op == TAKE:
                total -= 150 * s.q_b[i]
            elif op == FIGURE:
                total += FIGURE_WORTH
                if a == MISSION:
                    total += MISSION_POINTS[s.q_b[i] - 1] * POINT + POINT
                elif a == STATION:
                    total += POINT
            elif op == BUILT:
                total += station_gain(stations_built(s, seat), turns)
    return total


@rule
def best_landing(s: State, f: Facts, seat: int, turns: int) -> int:
    """The best field in reach of a flight that has begun, less the fuel for it."""
    best = 0
    for h in range(FIELDS):
        if f.way[h] >= 0:
            fuel = flight_price(f.way[h], f.reach, f.price)
            if fuel <= s.fuel[seat]:
                there = landing_worth(s, seat, h, turns)
                if s.hex_back[h] >= 0:
                    there = REVEAL * (1 + turns) // (2 + turns)
                best = max(best, there - fuel * UNIT * min(turns, LONG))
    return best


@rule
def landing_worth(s: State, seat: int, h: int, turns: int) -> int:
    """What can be done on a field: settle a planet face up, build a station, fulfil a mission."""
    if s.hex_planet[h] >= 0:
        worth = planet_worth(s, seat, s.hex_planet[h], turns) + FIGURE_WORTH + OUTPOST_WORTH
        explored = PLANET_POINTS[s.hex_planet[h]] * 180 if s.revealed == 1 else 0
        return max(worth, explored)
    if not is_ground(s, h):
        return 0
    best = 0
    built = stations_built(s, seat)
    if built < MOST_STATIONS:
        for station in range(STATIONS):
            one = row_value(s, seat, STATION_KINDS[station, 0])
            two = row_value(s, seat, STATION_KINDS[station, 1])
            dear = max(one, two) >= HIGH_PRICE[built] and min(one, two) >= LOW_PRICE[built]
            if s.st_order[seat, station] == 0 and dear:
                best = station_gain(built, turns) + OUTPOST_WORTH + (600 if centre_beside(s, h) >= 0 else 0)
    if mission_field(s, seat, h) > 0:
        for card in range(CARDS):
            if s.card_zone[card] == OPEN_MISSION and s.card_owner[card] == seat and can_fulfil(s, seat, card):
                best = max(best, MISSION_POINTS[card] * POINT + 1200)
    return best
