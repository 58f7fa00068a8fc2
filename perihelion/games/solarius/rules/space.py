"""Space in this game: tiles, trade centres, portals, figures, where a ship may stop (sections 2.7 and 4.6)."""

from __future__ import annotations

from perihelion.rules import rule, tell

from .cards import effects
from .components import (
    CENTRE,
    CENTRE_LOCAL,
    COLONY,
    KIND_AT,
    MISSION,
    OUTER_TILES,
    PLACE,
    PLAIN,
    PORTAL_LOCAL,
    PRINTED,
    RANGE,
)
from .events import CENTRE_ERECTED
from .geometry import FIELDS, LOCALS, NEIGHBOUR, SECTORS, TURNED, distance
from .state import ERECTED, FULFILLED, NONE, UNDRAWN, State

FAR = 99


@rule
def lay_tiles(s: State) -> None:
    """SOLARIUS-7, -8, -9: field kinds of all tiles; a planet face down on every place in use."""
    for sector in range(SECTORS):
        tile = 0 if sector == 0 else s.tile_at[sector - 1] + 1
        turns = 0 if sector == 0 else s.tile_rot[sector - 1]
        for local in range(LOCALS):
            h = LOCALS * sector + TURNED[turns, local]
            kind = KIND_AT[s.players - 2, PRINTED[tile, local]]
            s.hex_kind[h] = kind
            s.hex_tile[h] = tile
            if kind == PLACE:
                s.hex_back[h] = UNDRAWN


@rule
def sector_of(s: State, letter: int) -> int:
    """The sector 1..6 where the tile of a letter lies."""
    sector = 0
    while s.tile_at[sector] != letter:
        sector += 1
    return sector + 1


@rule
def centre_field(s: State, letter: int) -> int:
    """The trade-centre field of a letter."""
    sector = sector_of(s, letter)
    return LOCALS * sector + TURNED[s.tile_rot[sector - 1], CENTRE_LOCAL[letter]]


@rule
def portal_field(s: State, portal: int) -> int:
    """The portal of sector portal + 1."""
    return LOCALS * (portal + 1) + TURNED[s.tile_rot[portal], PORTAL_LOCAL[s.tile_at[portal]]]


@rule
def centre_beside(s: State, h: int) -> int:
    """The letter of the trade-centre field next to a field, erected or not, or -1; a field never touches two."""
    letter = -1
    for way in range(6):
        h2 = NEIGHBOUR[h, way]
        if h2 >= 0 and s.hex_kind[h2] == CENTRE:
            letter = s.hex_tile[h2] - 1
    return letter


@rule
def erect_centre(s: State, letter: int) -> None:
    """SOLARIUS-4: the trade centre of this round stands on the field of its letter."""
    s.tc_up[letter] = s.round
    s.phase = ERECTED
    tell(s, CENTRE_ERECTED, letter, s.round)


@rule
def is_erected(s: State, h: int) -> bool:
    """SOLARIUS-4: whether a trade centre stands on this field."""
    return s.hex_kind[h] == CENTRE and s.tc_up[s.hex_tile[h] - 1] > 0


@rule
def is_ground(s: State, h: int) -> bool:
    """SOLARIUS-66, -71, -88: a plain field without figure."""
    return s.hex_kind[h] == PLAIN and s.hex_fig[h] == 0


@rule
def has_other_ship(s: State, p: int, h: int) -> bool:
    """Whether another player's ship is there."""
    ships = 0
    for other in range(s.players):
        if other != p and s.ship[other] == h:
            ships += 1
    return ships > 0


@rule
def may_stop(s: State, p: int, h: int) -> bool:
    """SOLARIUS-58, -88: not with another player's ship or figure, nor on an erected trade centre."""
    return (s.hex_owner[h] < 0 or s.hex_owner[h] == p) and not has_other_ship(s, p, h) and not is_erected(s, h)


@rule
def ship_range(s: State, p: int) -> int:
    """SOLARIUS-52: own drive 1, neutral drives 1 or 2 each, one more with a development."""
    return 1 + s.drv1[p] + 2 * s.drv2[p] + effects(s, p, RANGE, 0)


@rule
def nearest_portal(s: State, start: int, other: int) -> int:
    """The portal nearest to a field, other than this one."""
    best = NONE
    for portal in range(OUTER_TILES):
        if portal != other and (
            best < 0 or distance(start, portal_field(s, portal)) < distance(start, portal_field(s, best))
        ):
            best = portal
    return best


@rule
def way_by_portals(s: State, start: int, h: int, first: int, second: int) -> int:
    """SOLARIUS-55: over a portal and any other one; the jump costs one.

    `first` and `second` are the portals nearest to the start: one of them begins every jump that is worth it.
    """
    least = FAR
    for portal in range(OUTER_TILES):
        there = distance(start, portal_field(s, second if portal == first else first))
        least = min(least, there + 1 + distance(portal_field(s, portal), h))
    return least


@rule
def shortest_way(s: State, start: int, h: int, portals: int, first: int, second: int) -> int:
    """SOLARIUS-55, -57: the shortest way, with open portals also through two of them; everything may be flown over."""
    straight = distance(start, h)
    return min(straight, way_by_portals(s, start, h, first, second)) if portals == 1 else straight


@rule
def way_to(s: State, start: int, h: int, portals: int) -> int:
    """SOLARIUS-55, -57: the same way for a single field."""
    first = nearest_portal(s, start, NONE) if portals == 1 else NONE
    second = nearest_portal(s, start, first) if portals == 1 else NONE
    return shortest_way(s, start, h, portals, first, second)


@rule
def nearest_stop(s: State, p: int) -> int:
    """SOLARIUS-56: steps to the nearest field where the flight may end, FAR if there is none."""
    start = s.ship[p]
    if may_stop(s, p, start):
        return 0
    least = FAR
    for h in range(FIELDS):
        if distance(start, h) < least and may_stop(s, p, h):
            least = distance(start, h)
    return least


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
