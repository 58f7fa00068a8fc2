"""Missions: demands, mission fields, and the bonus of a trade centre (sections 4.7 and 4.9)."""

from __future__ import annotations

from perihelion.rules import OK, no, rule

from .cards import effects
from .components import (
    DEMAND,
    DEMANDS,
    EXACT,
    FIGURE,
    MARKER_OP,
    MDISC,
    MISSION,
    OUTER_TILES,
    OUTPOST,
    PAY,
    PICK,
    TAKE,
    TOTAL,
)
from .geometry import FIELDS, NEIGHBOUR, bit, is_in
from .queue import put_first, put_last
from .space import centre_beside, centre_field, has_other_ship, is_ground
from .state import OPEN_MISSION, RUN, Facts, State, next_seat
from .storage import row_value

ORDINARY, OVERFLOW = 1, 2
"""Mission fields."""


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
    """SOLARIUS-71, -76: ORDINARY next to a trade-centre field, OVERFLOW if all room there is taken, else 0."""
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
    for letter in range(OUTER_TILES):
        if is_full(s, p, letter) and is_chained(s, h, letter):
            found += 1
    return OVERFLOW if found > 0 else 0


@rule
def may_mission(s: State, f: Facts, card: int) -> int:
    """SOLARIUS-71, -72, -77: an own open mission, on a mission field, with all it asks for."""
    if s.card_zone[card] != OPEN_MISSION or s.card_owner[card] != s.to_act:
        return no(72)
    if f.mission_field == 0:
        return no(71)
    return OK if can_fulfil(s, s.to_act, card) else no(72)


@rule
def do_mission(s: State, card: int) -> None:
    """SOLARIUS-72 to -76: pay, place the marker, the bonus of the trade centre, outpost."""
    p = s.to_act
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
    s.phase = RUN


@rule
def spend_claims(s: State, p: int, h: int) -> None:
    """SOLARIUS-76: an overflow mission that is the first at a trade centre spends the claim to its bonus."""
    for letter in range(OUTER_TILES):
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
def give_centre_bonuses(s: State) -> None:
    """SOLARIUS-74, -75: who has a mission next to the new trade centre, and its claim, gets the bonus in turn order."""
    letter = 0
    while s.tc_up[letter] != s.round:
        letter += 1
    p = s.start_player
    for _ in range(s.players):
        if s.tc_used[p, letter] == 0 and has_claim(s, p, letter):
            s.tc_used[p, letter] = 1
            put_last(s, p, PICK, 0, 0, 0)
        p = next_seat(s, p)
    s.phase = RUN


@rule
def has_claim(s: State, p: int, letter: int) -> bool:
    """SOLARIUS-75, -76: a mission next to the trade centre, not one placed by overflow."""
    centre = centre_field(s, letter)
    n = 0
    for way in range(6):
        h = NEIGHBOUR[centre, way]
        if s.hex_owner[h] == p and s.hex_fig[h] == MISSION and s.overflow[h] == 0:
            n += 1
    return n > 0


@rule
def may_pick(s: State, f: Facts, marker: int) -> int:
    """SOLARIUS-73: any of the six bonuses, whether the marker is used or not."""
    return OK


@rule
def do_pick(s: State, marker: int) -> None:
    """SOLARIUS-73: the bonus at once."""
    put_first(s, s.to_act, MARKER_OP[marker, 0], MARKER_OP[marker, 1])
    s.phase = RUN
