"""What a player of Solarius Mission has, in thousandths of a point: points, planets, missions, stations, cubes."""

from __future__ import annotations

from perihelion.rules import rule, table

from .rules.components import (
    BLACK,
    CARDS,
    COLOURS,
    DEMAND,
    DEMANDS,
    DEV_KIND,
    EXACT,
    HIGH_PRICE,
    LOW_PRICE,
    MISSION_POINTS,
    MOST_STATIONS,
    PAID_PLANETS,
    PIPS,
    PLANET_COLOUR,
    PLANET_LEVEL,
    PLANET_NEED,
    PLANET_POINTS,
    PLANETS,
    ROUNDS,
    STATION_KINDS,
    STATION_POINTS,
    STATIONS,
    TURNS,
    TURQUOISE,
    YELLOW,
)
from .rules.geometry import FIELDS, distance
from .rules.missions import can_fulfil
from .rules.planets import planet_price
from .rules.scoring import line_points
from .rules.space import centre_beside, is_ground, ship_range
from .rules.state import DEVELOPED, FINAL_SETTLE, GAME_OVER, LINES, OPEN_MISSION, PENDING, Facts, State
from .rules.stations import stations_built
from .rules.storage import row_value

POINT = 1000
LONG = 6
"""The number of turns ahead from which units and cubes are worth no more."""
UNIT = 40
"""The worth of a unit of fuel or a SpaceBuck for each turn ahead."""
CUBE = 25
"""The worth of one value of cubes for each turn ahead."""
STEP = 45
"""The worth of a step of a technology die for each turn ahead."""
DRIVE_WORTH = 60
"""The worth of a point of range for each turn ahead."""
FIGURE_WORTH = 350
OUTPOST_WORTH = 500
CARD_WORTH = 300
DEV_WORTH = table([50, 60, 45, 35, 45, 60, 40, 40, 20, 25, 60, 60, 40, 35])
"""The worth of a development for each turn ahead, by its kind."""


@rule
def turns_left(s: State, seat: int) -> int:
    """SOLARIUS-1: turns the seat has not yet begun."""
    if s.round == 0:
        return ROUNDS * TURNS
    place = seat - s.start_player if seat >= s.start_player else seat - s.start_player + s.players
    begun = (s.turn_no - place) // s.players + 1 if s.turn_no >= place else 0
    return TURNS - begun + TURNS * (ROUNDS - s.round)


@rule
def is_last_settlement(s: State) -> bool:
    """SOLARIUS-65: whether all turns are over, and planets can only be paid in the final settlement."""
    return s.phase == FINAL_SETTLE or s.phase == GAME_OVER


@rule
def points_so_far(s: State, f: Facts, seat: int) -> int:
    """Points of the lines that cannot be lost any more; those of the tracks count only near the end.

    From the final settlement on, planets that are not settled cost their points.
    """
    turns = turns_left(s, seat)
    total = POINT * line_points(s, seat, 1) if is_last_settlement(s) else 0
    for line in range(LINES):
        if line != 1 and line != 5 and line != 10 and line != 12:
            total += POINT * line_points(s, seat, line)
    return total + POINT * line_points(s, seat, 10) * max(0, 3 - turns) // 3


@rule
def pending_worth(s: State, f: Facts, seat: int) -> int:
    """Pending planets: their points, weighted by how likely they are to be settled in time.

    At the final settlement `points_so_far` counts what paying them gives.
    """
    turns = turns_left(s, seat)
    total = 0
    if is_last_settlement(s):
        return total
    for planet in range(PLANETS):
        if s.planet_zone[planet] == PENDING and s.planet_owner[planet] == seat:
            total += planet_worth(s, seat, planet, turns)
    return total


@rule
def planet_worth(s: State, seat: int, planet: int, turns: int) -> int:
    """A pending planet: between its points and what it costs to leave it unsettled."""
    lacking = missing(s, seat, planet)
    likely = POINT * (1 + 3 * turns) // (1 + 3 * turns + 4 * lacking)
    if lacking > 0 and turns == 0:
        likely = 60
    price = UNIT * min(turns, LONG) * planet_price(s, seat, planet) if planet < PAID_PLANETS else 0
    gain = PLANET_POINTS[planet] * POINT + 500 - price
    return (gain * 9 // 10 * likely - 3000 * (POINT - likely)) // POINT


@rule
def missing(s: State, seat: int, planet: int) -> int:
    """Units, or steps of technology dice, that a planet still asks for."""
    colour = PLANET_COLOUR[planet]
    if colour == BLACK:
        return max(0, planet_price(s, seat, planet) - s.fuel[seat])
    if colour == YELLOW:
        return max(0, planet_price(s, seat, planet) - s.buck[seat])
    reached = 0
    lacking = 0
    for asked in range(1, PLANET_LEVEL[planet] + 1):
        dice = 0
        for c in range(COLOURS):
            shown = s.level[seat, c] if colour == TURQUOISE else s.column[seat, c]
            if shown >= asked:
                dice += 1
        reached = max(0, PLANET_NEED[planet] - dice)
        lacking += reached * (asked - 1)
    return lacking


@rule
def cards_worth(s: State, f: Facts, seat: int) -> int:
    """Cards in hand and developments; both are worth more, the more turns are left."""
    turns = turns_left(s, seat)
    total = CARD_WORTH * s.hand_n[seat] * min(turns, 3) // 3
    for card in range(CARDS):
        if s.card_owner[card] == seat and s.card_zone[card] == DEVELOPED:
            total += DEV_WORTH[DEV_KIND[card]] * turns
    return total


@rule
def missions_worth(s: State, f: Facts, seat: int) -> int:
    """Open missions, by the share of their cubes that is there."""
    turns = turns_left(s, seat)
    total = 0
    for card in range(CARDS):
        if s.card_owner[card] == seat and s.card_zone[card] == OPEN_MISSION:
            total += mission_worth(s, seat, card, turns)
    return total


@rule
def mission_worth(s: State, seat: int, card: int, turns: int) -> int:
    """An open mission: the greater the share of its cubes that is there, the nearer it is to its points."""
    asked = 0
    there = 0
    for i in range(DEMANDS):
        colour = DEMAND[card, i, 1]
        if DEMAND[card, i, 0] == EXACT:
            value = DEMAND[card, i, 3]
            asked += DEMAND[card, i, 2] * value
            there += min(s.res[seat, colour, value - 1], DEMAND[card, i, 2]) * value
        else:
            asked += DEMAND[card, i, 2]
            there += min(row_value(s, seat, colour), DEMAND[card, i, 2])
    share = POINT * there // asked
    if turns == 0 and share < POINT:
        return -POINT
    hope = MISSION_POINTS[card] * 700 * share // POINT * share // POINT
    return hope + 500 * min(turns, LONG) // LONG - 800 * (LONG - min(turns, LONG)) // LONG


@rule
def stations_worth(s: State, f: Facts, seat: int) -> int:
    """Stations built, and the next one by the share of its cubes that is there."""
    turns = turns_left(s, seat)
    built = stations_built(s, seat)
    total = built * (900 + 110 * turns)
    if built == MOST_STATIONS or turns == 0:
        return total
    best = 0
    for station in range(STATIONS):
        if s.st_order[seat, station] == 0:
            one = row_value(s, seat, STATION_KINDS[station, 0])
            two = row_value(s, seat, STATION_KINDS[station, 1])
            high = HIGH_PRICE[built]
            low = LOW_PRICE[built]
            best = max(best, min(max(one, two), high) + min(one, two, low))
    share = POINT * best // (HIGH_PRICE[built] + LOW_PRICE[built])
    return total + station_gain(built, turns) * 6 // 10 * share // POINT * share // POINT


@rule
def station_gain(built: int, turns: int) -> int:
    """What one more station brings in all."""
    return 900 + 110 * turns + POINT * STATION_POINTS[built] + FIGURE_WORTH


@rule
def means_worth(s: State, f: Facts, seat: int) -> int:
    """Fuel and SpaceBucks; the first units are worth most."""
    turns = turns_left(s, seat)
    units = min(s.fuel[seat], 6) * 3 + max(0, s.fuel[seat] - 6)
    units += min(s.buck[seat], 6) * 3 + max(0, s.buck[seat] - 6)
    return units * UNIT * min(turns, LONG) // 3


@rule
def cubes_worth(s: State, f: Facts, seat: int) -> int:
    """Cubes by their value."""
    turns = turns_left(s, seat)
    cubes = 0
    for row in range(COLOURS):
        cubes += row_value(s, seat, row)
    return cubes * CUBE * min(turns, LONG)


@rule
def technology_worth(s: State, f: Facts, seat: int) -> int:
    """Pips and columns of the technology dice; they are worth more, the more turns are left."""
    turns = turns_left(s, seat)
    steps = 0
    for c in range(COLOURS):
        steps += min(s.level[seat, c], PIPS) + min(s.column[seat, c], PIPS)
    return turns * STEP * steps


@rule
def drives_worth(s: State, f: Facts, seat: int) -> int:
    """The range of the ship, up to 6."""
    turns = turns_left(s, seat)
    return turns * DRIVE_WORTH * min(ship_range(s, seat), 6)


@rule
def figures_worth(s: State, f: Facts, seat: int) -> int:
    """Own figures in space; on an outpost they weigh double."""
    total = 0
    for h in range(FIELDS):
        if s.hex_owner[h] == seat:
            total += FIGURE_WORTH
            if s.hex_outpost[h] >= 0:
                total += OUTPOST_WORTH
    return total


@rule
def waste_worth(s: State, f: Facts, seat: int) -> int:
    """Free waste spaces; each one that later strong dice will need saves most of a point."""
    turns = turns_left(s, seat)
    free = s.waste_cap[seat] - s.waste_on[seat]
    needed = min(free, (2 * turns + 4) // 5)
    return 600 * needed + 80 * min(free - needed, 4)


@rule
def place_worth(s: State, f: Facts, seat: int) -> int:
    """The distance of the ship to the nearest planet, and with a payable mission to the nearest mission field."""
    turns = turns_left(s, seat)
    if turns == 0:
        return 0
    start = s.ship[seat]
    reach = ship_range(s, seat)
    ready = 0
    for card in range(CARDS):
        if s.card_zone[card] == OPEN_MISSION and s.card_owner[card] == seat and can_fulfil(s, seat, card):
            ready = 1
    planet = 14
    centre = 14
    for h in range(FIELDS):
        if s.hex_back[h] >= 0 or s.hex_planet[h] >= 0:
            planet = min(planet, distance(start, h))
        elif ready == 1 and is_ground(s, h) and centre_beside(s, h) >= 0:
            centre = min(centre, distance(start, h))
    far = max(0, planet - reach) + (3 * max(0, centre - reach) if ready == 1 else 0)
    return -70 * far
