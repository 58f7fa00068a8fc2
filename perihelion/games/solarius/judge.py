"""The judge of Solarius Mission: what a position is worth to a player, in thousandths of a point.

The first term counts the points so far. The other terms estimate points to come: from planets not yet settled, missions
and stations whose cubes are being collected, units and cubes, the ship and its technology, and the rest of the turn.
"""

from __future__ import annotations

from perihelion.rules import Cells, Judge, SearchSettings, rule, table

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
    DEMAND,
    DEMANDS,
    DEV_KIND,
    DRIVE,
    EXACT,
    FIGURE,
    FUEL,
    FULL,
    HIGH_PRICE,
    LOW_PRICE,
    MISSION,
    MISSION_POINTS,
    MOST_STATIONS,
    OUTPOST,
    PAID_PLANETS,
    PAY,
    PICK,
    PIPS,
    PLANET_COLOUR,
    PLANET_LEVEL,
    PLANET_NEED,
    PLANET_POINTS,
    PLANETS,
    PUSH,
    RES,
    RESEARCH,
    ROUNDS,
    STATION,
    STATION_KINDS,
    STATION_POINTS,
    STATIONS,
    TAKE,
    TRIG,
    TURNS,
    TURQUOISE,
    UP,
    WREM,
    YELLOW,
)
from .rules.flight import flight_price
from .rules.geometry import FIELDS, distance
from .rules.missions import can_fulfil, mission_field
from .rules.planets import planet_price
from .rules.scoring import line_points
from .rules.space import centre_beside, is_ground, ship_range
from .rules.state import (
    ACTION,
    AT_BONUS,
    AT_PICK,
    AT_RESEARCH,
    AT_SELL,
    CHANCE_BACK,
    CHANCE_CARD,
    CHANCE_PLANET,
    DEVELOPED,
    FINAL_SETTLE,
    FLIGHT,
    GAME_OVER,
    LAND,
    LINES,
    MALUS,
    OPEN_MISSION,
    PENDING,
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

TERMS = (
    "points", "pending", "cards", "missions", "stations", "means", "cubes", "technology", "drives", "figures", "waste",
    "place", "turn",
)  # fmt: skip
WEIGHTS = (1000, 720, 1400, 900, 700, 1470, 900, 840, 2200, 1000, 1000, 1400, 610)
"""The weights of the terms; docs/contract.md explains their unit."""

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
EXTRA = 400
"""The worth of an extra action not yet taken."""
REVEAL = 1900
"""The worth of a planet about to be turned up."""

DEV_WORTH: Cells = table([50, 60, 45, 35, 45, 60, 40, 40, 20, 25, 60, 60, 40, 35])
"""The worth of a development for each turn ahead, by its kind."""


@rule
def judge(s: State, f: Facts, seat: int, term: int) -> int:
    """The value of a term for a seat; a larger value is better for the seat."""
    turns = turns_left(s, seat)
    if term == 0:
        return points_so_far(s, seat, turns)
    if term == 1:
        return pending_worth(s, seat, turns)
    if term == 2:
        return cards_worth(s, seat, turns)
    if term == 3:
        return missions_worth(s, seat, turns)
    if term == 4:
        return stations_worth(s, seat, turns)
    if term == 5:
        return means_worth(s, seat, turns)
    if term == 6:
        return cubes_worth(s, seat, turns)
    if term == 7:
        return technology_worth(s, seat, turns)
    if term == 8:
        return turns * DRIVE_WORTH * min(ship_range(s, seat), 6)
    if term == 9:
        return figures_worth(s, seat)
    if term == 10:
        return waste_worth(s, seat, turns)
    if term == 11:
        return place_worth(s, seat, turns)
    return turn_worth(s, f, seat, turns) if s.turn_player == seat and is_turn(s) else 0


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
def points_so_far(s: State, seat: int, turns: int) -> int:
    """Points of the lines that cannot be lost any more; those of the tracks count only near the end.

    From the final settlement on, planets that are not settled cost their points.
    """
    total = POINT * line_points(s, seat, 1) if is_last_settlement(s) else 0
    for line in range(LINES):
        if line != 1 and line != 5 and line != 10 and line != 12:
            total += POINT * line_points(s, seat, line)
    return total + POINT * line_points(s, seat, 10) * max(0, 3 - turns) // 3


@rule
def pending_worth(s: State, seat: int, turns: int) -> int:
    """Pending planets: their points, weighted by how likely they are to be settled in time.

    At the final settlement `points_so_far` counts what paying them gives.
    """
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
def cards_worth(s: State, seat: int, turns: int) -> int:
    """Cards in hand and developments; both are worth more, the more turns are left."""
    total = CARD_WORTH * s.hand_n[seat] * min(turns, 3) // 3
    for card in range(CARDS):
        if s.card_owner[card] == seat and s.card_zone[card] == DEVELOPED:
            total += DEV_WORTH[DEV_KIND[card]] * turns
    return total


@rule
def missions_worth(s: State, seat: int, turns: int) -> int:
    """Open missions, by the share of their cubes that is there."""
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
def stations_worth(s: State, seat: int, turns: int) -> int:
    """Stations built, and the next one by the share of its cubes that is there."""
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
def means_worth(s: State, seat: int, turns: int) -> int:
    """Fuel and SpaceBucks; the first units are worth most."""
    units = min(s.fuel[seat], 6) * 3 + max(0, s.fuel[seat] - 6)
    units += min(s.buck[seat], 6) * 3 + max(0, s.buck[seat] - 6)
    return units * UNIT * min(turns, LONG) // 3


@rule
def cubes_worth(s: State, seat: int, turns: int) -> int:
    """Cubes by their value."""
    cubes = 0
    for row in range(COLOURS):
        cubes += row_value(s, seat, row)
    return cubes * CUBE * min(turns, LONG)


@rule
def technology_worth(s: State, seat: int, turns: int) -> int:
    """Pips and columns of the technology dice; they are worth more, the more turns are left."""
    steps = 0
    for c in range(COLOURS):
        steps += min(s.level[seat, c], PIPS) + min(s.column[seat, c], PIPS)
    return turns * STEP * steps


@rule
def figures_worth(s: State, seat: int) -> int:
    """Own figures in space; on an outpost they weigh double."""
    total = 0
    for h in range(FIELDS):
        if s.hex_owner[h] == seat:
            total += FIGURE_WORTH
            if s.hex_outpost[h] >= 0:
                total += OUTPOST_WORTH
    return total


@rule
def waste_worth(s: State, seat: int, turns: int) -> int:
    """Free waste spaces; each one that later strong dice will need saves most of a point."""
    free = s.waste_cap[seat] - s.waste_on[seat]
    needed = min(free, (2 * turns + 4) // 5)
    return 600 * needed + 80 * min(free - needed, 4)


@rule
def place_worth(s: State, seat: int, turns: int) -> int:
    """The distance of the ship to the nearest planet, and with a payable mission to the nearest mission field."""
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


@rule
def turn_worth(s: State, f: Facts, seat: int, turns: int) -> int:
    """What the rest of this turn will bring: action points, the extra action, the queue, the landing."""
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


JUDGE = Judge(
    terms=TERMS,
    weights=WEIGHTS,
    judge=judge,
    search=SearchSettings(
        value_scale=8,
        prior_sharpness=40,
        rollout_turns=2,
        simulations=300,
        error_temperature=0.0216,
    ),
)
