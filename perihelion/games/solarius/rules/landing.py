"""After the flight: planets, stations, missions and outposts (section 4.7)."""

from __future__ import annotations

from ....core.jit import rule
from ....core.kit import OK, no
from .cardboard import (
    BUILT,
    COLONY,
    DEMAND,
    DEMANDS,
    EXACT,
    EXPLORE,
    FIGURE,
    HIGH_PRICE,
    INSTANT,
    LOW_PRICE,
    MARKER_OP,
    MARKERS,
    MDISC,
    MISSION,
    OUTPOST,
    PAY,
    PERMANENT,
    PICK,
    PLANET_POINTS,
    RES,
    SDISC,
    STATION,
    STATION_KINDS,
    STATION_WASTE,
    STATIONS,
    TAKE,
    TOTAL,
    TRIG,
)
from .cards import effects
from .geometry import FIELDS, NEIGHBOUR, bit, is_in
from .space import TILES, centre_beside, centre_field, has_other_ship, is_ground
from .state import (
    FULFILLED,
    NONE,
    OPEN_MISSION,
    PENDING,
    RUN,
    TURN_END,
    Facts,
    State,
    put_first,
    put_last,
)
from .storage import row_value

ORDINARY, OVERFLOW = 1, 2
"""Mission fields."""


@rule
def may_land_none(s: State, f: Facts) -> int:
    """SOLARIUS-59, -61: nothing has to be done, except after turning up a planet."""
    return no(61) if s.revealed == 1 and s.hex_planet[s.ship[s.actor]] >= 0 else OK


@rule
def do_land_none(s: State) -> None:
    """SOLARIUS-59: no action after landing."""
    s.node = RUN


@rule
def may_settle(s: State, f: Facts) -> int:
    """SOLARIUS-62, -63: a planet face up, while a colony is left."""
    if s.hex_planet[s.ship[s.actor]] < 0:
        return no(63)
    return OK if s.colonies_left[s.actor] > 0 else no(62)


@rule
def do_settle(s: State) -> None:
    """SOLARIUS-62: the planet goes to the pending side, a colony to the field; no explorer bonus."""
    p = s.actor
    h = s.ship[p]
    planet = s.hex_planet[h]
    s.hex_planet[h] = NONE
    s.planet_zone[planet] = PENDING
    s.planet_owner[planet] = p
    put_last(s, p, FIGURE, COLONY, 0, 0)
    if s.revealed == 1 and effects(s, p, EXPLORE, 0) > 0:
        put_last(s, p, RES, effects(s, p, EXPLORE, 0), 0, 0)
    put_last(s, p, OUTPOST, 0, 0, 0)
    s.node = RUN


@rule
def may_explore(s: State, f: Facts) -> int:
    """SOLARIUS-61, -63: only for a planet turned up in this landing."""
    if s.hex_planet[s.ship[s.actor]] < 0:
        return no(61)
    return OK if s.revealed == 1 else no(63)


@rule
def do_explore(s: State) -> None:
    """SOLARIUS-61: cubes of free choice, as many as the planet has points; the planet stays."""
    p = s.actor
    cubes = PLANET_POINTS[s.hex_planet[s.ship[p]]] + effects(s, p, EXPLORE, 0)
    put_last(s, p, RES, cubes, 0, 0)
    s.node = RUN


@rule
def stations_built(s: State, p: int) -> int:
    """How many stations the player has built."""
    n = 0
    for station in range(STATIONS):
        if s.st_order[p, station] > 0:
            n += 1
    return n


@rule
def station_mask(s: State, p: int) -> int:
    """The station cards built, one bit each."""
    mask = 0
    for station in range(STATIONS):
        if s.st_order[p, station] > 0:
            mask += 1 << station
    return mask


@rule
def may_build(s: State, f: Facts, station: int, higher: int) -> int:
    """SOLARIUS-66, -67, -68: on plain ground, a card not yet built, at most four, both kinds at their value."""
    p = s.actor
    if f.ground == 0:
        return no(66)
    if f.high == 0 or s.st_order[p, station] > 0:
        return no(68)
    if (
        row_value(s, p, STATION_KINDS[station, higher]) < f.high
        or row_value(s, p, STATION_KINDS[station, 1 - higher]) < f.low
    ):
        return no(67)
    return OK


@rule
def do_build(s: State, station: int, higher: int) -> None:
    """SOLARIUS-69: pay, place, instant effect, permanent effects of earlier stations, outpost."""
    p = s.actor
    built = stations_built(s, p)
    less = effects(s, p, SDISC, 0)
    put_last(s, p, PAY, STATION_KINDS[station, higher], HIGH_PRICE[built] - less, 0)
    put_last(s, p, PAY, STATION_KINDS[station, 1 - higher], LOW_PRICE[built] - less, 0)
    put_last(s, p, FIGURE, STATION, 0, 0)
    put_last(s, p, BUILT, station, 0, 0)
    for i in range(2):
        if INSTANT[station, i, 0] > 0:
            put_last(s, p, INSTANT[station, i, 0], INSTANT[station, i, 1], 0, 0)
    if built > 0:
        put_last(s, p, TRIG, station_mask(s, p), 0, 0)
    put_last(s, p, OUTPOST, 0, 0, 0)
    s.node = RUN


@rule
def mark_built(s: State, p: int, station: int) -> None:
    """SOLARIUS-32, -68: the next number in order; its waste spaces are there from now on."""
    s.st_order[p, station] = stations_built(s, p) + 1
    s.waste_cap[p] += STATION_WASTE[station]


@rule
def may_trigger(s: State, f: Facts, station: int) -> int:
    """SOLARIUS-69, -70: each station's permanent effect once, in free order."""
    if (s.trig_mask >> station) & 1 == 1:
        return OK
    return no(69) if s.resume == TURN_END else no(70)


@rule
def do_trigger(s: State, station: int) -> None:
    """SOLARIUS-69, -70: the effect first, then the other stations."""
    p = s.actor
    rest = s.trig_mask - (1 << station)
    if rest > 0:
        put_first(s, p, TRIG, rest)
    for k in range(2):
        i = 1 - k
        if PERMANENT[station, i, 0] > 0:
            put_first(s, p, PERMANENT[station, i, 0], PERMANENT[station, i, 1])
    s.trig_mask = 0
    s.node = RUN


@rule
def demand_value(s: State, p: int, card: int, i: int) -> int:
    """SOLARIUS-72: what the i-th demand of a mission asks for; the first total is lower with a development."""
    if DEMAND[card, i, 0] != TOTAL:
        return DEMAND[card, i, 2]
    earlier = 0
    for k in range(i):
        if DEMAND[card, k, 0] == TOTAL:
            earlier += 1
    if earlier > 0:
        return DEMAND[card, i, 2]
    return max(0, DEMAND[card, i, 2] - 2 * effects(s, p, MDISC, 0))


@rule
def can_fulfil(s: State, p: int, card: int) -> bool:
    """SOLARIUS-72: whether the cubes for every demand are on the board."""
    missing = 0
    for i in range(DEMANDS):
        colour = DEMAND[card, i, 1]
        asked = demand_value(s, p, card, i)
        if DEMAND[card, i, 0] == TOTAL and row_value(s, p, colour) < asked:
            missing += 1
        if DEMAND[card, i, 0] == EXACT and s.res[p, colour, DEMAND[card, i, 3] - 1] < asked:
            missing += 1
    return missing == 0


@rule
def is_full(s: State, p: int, letter: int) -> bool:
    """SOLARIUS-76: every plain neighbour of the trade-centre field has a figure or another player's ship."""
    centre = centre_field(s, letter)
    free = 0
    for way in range(6):
        h = NEIGHBOUR[centre, way]
        if is_ground(s, h) and not has_other_ship(s, p, h):
            free += 1
    return free == 0


@rule
def is_chained(s: State, start: int, letter: int) -> bool:
    """SOLARIUS-76: a chain of figures of any owners leads from a neighbour of this field to the trade-centre field.

    The fields reached so far are a set in three integers.
    """
    low = bit(start, 0)
    middle = bit(start, 1)
    high = bit(start, 2)
    grown = 1
    while grown > 0:
        grown = 0
        for h in range(FIELDS):
            near = 0
            if s.hex_fig[h] > 0 and not is_in(low, middle, high, h):
                for way in range(6):
                    h2 = NEIGHBOUR[h, way]
                    if h2 >= 0 and is_in(low, middle, high, h2):
                        near = 1
            if near == 1:
                low |= bit(h, 0)
                middle |= bit(h, 1)
                high |= bit(h, 2)
                grown = 1
    centre = centre_field(s, letter)
    touching = 0
    for way in range(6):
        h = NEIGHBOUR[centre, way]
        if s.hex_fig[h] > 0 and is_in(low, middle, high, h):
            touching += 1
    return touching > 0


@rule
def mission_field(s: State, p: int, h: int) -> int:
    """SOLARIUS-71, -76: ORDINARY next to a trade-centre field, OVERFLOW where all room there is taken, else 0."""
    if not is_ground(s, h):
        return 0
    if centre_beside(s, h) >= 0:
        return ORDINARY
    figures = 0
    for way in range(6):
        h2 = NEIGHBOUR[h, way]
        if h2 >= 0 and s.hex_fig[h2] > 0:
            figures += 1
    if figures == 0:
        return 0
    found = 0
    for letter in range(TILES):
        if is_full(s, p, letter) and is_chained(s, h, letter):
            found += 1
    return OVERFLOW if found > 0 else 0


@rule
def may_mission(s: State, f: Facts, card: int) -> int:
    """SOLARIUS-71, -72, -77: an own open mission, on a mission field, with all it asks for."""
    if s.card_zone[card] != OPEN_MISSION or s.card_owner[card] != s.actor:
        return no(72)
    if f.mission_field == 0:
        return no(71)
    return OK if can_fulfil(s, s.actor, card) else no(72)


@rule
def do_mission(s: State, card: int) -> None:
    """SOLARIUS-72 to -76: pay, place the marker, the bonus of the trade centre, outpost."""
    p = s.actor
    h = s.ship[p]
    for i in range(DEMANDS):
        asked = demand_value(s, p, card, i)
        if DEMAND[card, i, 0] == TOTAL and asked > 0:
            put_last(s, p, PAY, DEMAND[card, i, 1], asked, 0)
        if DEMAND[card, i, 0] == EXACT:
            put_last(s, p, TAKE, DEMAND[card, i, 1], asked, DEMAND[card, i, 3])
    letter = centre_beside(s, h)
    put_last(s, p, FIGURE, MISSION, card + 1, 1 if letter < 0 else 0)
    if letter < 0:
        spend_claims(s, p, h)
    elif s.tc_up[letter] > 0 and s.tc_used[p, letter] == 0:
        s.tc_used[p, letter] = 1
        put_last(s, p, PICK, 0, 0, 0)
    put_last(s, p, OUTPOST, 0, 0, 0)
    s.node = RUN


@rule
def spend_claims(s: State, p: int, h: int) -> None:
    """SOLARIUS-76: an overflow mission that is the first at a trade centre spends the claim to its bonus."""
    for letter in range(TILES):
        if is_full(s, p, letter) and is_chained(s, h, letter) and own_missions_at(s, p, letter) == 0:
            s.tc_used[p, letter] = 1


@rule
def own_missions_at(s: State, p: int, letter: int) -> int:
    """Mission markers of the player next to a trade-centre field."""
    centre = centre_field(s, letter)
    n = 0
    for way in range(6):
        h = NEIGHBOUR[centre, way]
        if s.hex_owner[h] == p and s.hex_fig[h] == MISSION:
            n += 1
    return n


@rule
def place_figure(s: State, p: int, kind: int, card_number: int, overflow: int) -> None:
    """SOLARIUS-62, -69, -72, -89: an own figure on the ship's field, for good; a mission's card is fulfilled."""
    h = s.ship[p]
    s.hex_owner[h] = p
    s.hex_fig[h] = kind
    if kind == COLONY:
        s.colonies_left[p] -= 1
    if kind == MISSION:
        s.card_zone[card_number - 1] = FULFILLED
        s.overflow[h] = overflow


@rule
def figures_on_tile(s: State, p: int, tile: int, kind: int) -> int:
    """SOLARIUS-80: own figures of a kind on a tile."""
    n = 0
    for h in range(FIELDS):
        if s.hex_owner[h] == p and s.hex_fig[h] == kind and s.hex_tile[h] == tile:
            n += 1
    return n


@rule
def may_outpost(s: State, f: Facts, marker: int) -> int:
    """SOLARIUS-78 to -81: the kind of the figure, outer tiles, one each, the first of its kind there, in order."""
    p = s.actor
    h = s.ship[p]
    kind = s.hex_fig[h]
    if s.outpost_tile[p, marker] > 0 or marker // 2 + 1 != kind:
        return no(78)
    tile = s.hex_tile[h]
    if tile == 0:
        return no(79)
    kinds = 0
    for m in range(MARKERS):
        if s.outpost_tile[p, m] == tile:
            return no(79)
    for k in range(3):
        if s.outpost_tile[p, 2 * k] > 0 or s.outpost_tile[p, 2 * k + 1] > 0:
            kinds += 1
    if f.figures > 1:
        return no(80)
    twin = marker + 1 - 2 * (marker % 2)
    return no(81) if s.outpost_tile[p, twin] > 0 and kinds < 3 else OK


@rule
def do_outpost(s: State, marker: int) -> None:
    """SOLARIUS-78, -82: the marker under the figure; its bonus at once."""
    p = s.actor
    h = s.ship[p]
    s.outpost_tile[p, marker] = s.hex_tile[h]
    s.hex_outpost[h] = marker
    put_first(s, p, MARKER_OP[marker, 0], MARKER_OP[marker, 1])
    s.node = RUN


@rule
def do_outpost_none(s: State) -> None:
    """SOLARIUS-78: no outpost for this figure, and none later."""
    s.node = RUN


@rule
def may_pick(s: State, f: Facts, marker: int) -> int:
    """SOLARIUS-73: any of the six bonuses, whether the marker is used or not."""
    return OK


@rule
def do_pick(s: State, marker: int) -> None:
    """SOLARIUS-73: the bonus at once."""
    put_first(s, s.actor, MARKER_OP[marker, 0], MARKER_OP[marker, 1])
    s.node = RUN
