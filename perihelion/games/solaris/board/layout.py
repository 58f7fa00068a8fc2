"""Where things are on Solaris' board, and their keys.

Angles are degrees, 0 is up, clockwise. Ring position 0 lies at the upper right, the energy centre at the upper left,
so that the top of the board is where a round begins and ends.
"""

from __future__ import annotations

from functools import cache
from math import ceil, cos, radians

from perihelion.draw.layout import Area, Arrangement, Point, above, around, beside, shown

from ..rules.components import BRIDGES, CARD_NAMES, STATION_CODES, STATIONS
from ..rules.state import BRIDGE as BRIDGE_PHASE
from ..rules.state import LASER_GOAL, LAST, LAYOUT, State, ring_position

WIDTH = 880
MIDDLE = (440.0, 441.0)
RING_HEIGHT = 880

SECTOR = 60
HALF = 25.6
"""Half of what a station takes of its sector; bridges span the gaps."""
HULL, RIM_INNER, NUMBERS_INNER, ENERGY_INNER, HULL_INNER = 424, 365, 340, 284, 216
"""Radii, from the outside: rim track, numbers, energy track, the plate with the symbol."""
RIM, NUMBERS, ENERGY, PLATE = 395, 352.5, 312, 250
SPACES = 8
BRIDGE = 250
DOCK = 187
DIAL = 156
LASER_STEP = 24
"""Degrees from one number of the laser to the next; the track shows 0 to 13."""
LASER_MOST = 13

TOKEN, RAISED = 22, 11
"""The radius of a token, and how far a token is shifted for each one underneath."""
SUPPLY = ((836, 750), (836, 833), (750, 833), (664, 836))
CARD_WIDE, CARD_HIGH = 100, 146
TRAY_TOP = RING_HEIGHT
TRAY_HEIGHT, PLAYERS_HEIGHT, HAND_HEIGHT = 160, 128, 160
SLOT_STEP, HAND_STEP, HAND_ROW = 118, 110, 4
"""From a card of the display to the next; from a card of the hand to the next; cards in half the hand's width."""
COLUMN, SLOT_WIDTH = 520, 126
"""The width of the column beside the ring, and of a card of the tray that stands there on a phone."""
PLAYERS_MARGIN = 8
PLAYERS_TOP = TRAY_TOP + TRAY_HEIGHT
HAND_TOP = PLAYERS_TOP + PLAYERS_HEIGHT


def height(seat: int) -> float:
    """Return the height of the drawing; it is smaller for a spectator, who has no hand."""
    return HAND_TOP + HAND_HEIGHT if seat >= 0 else HAND_TOP + 8


def sector_angle(position: int) -> float:
    """Return the angle of the middle of a ring position."""
    return SECTOR * position + SECTOR / 2


def space_angle(position: int, energy: float) -> float:
    """Return the angle of the middle of a space of a track; space 0 is the first one, clockwise."""
    return sector_angle(position) - HALF + (energy + 0.5) * 2 * HALF / SPACES


def token_at(s: State, p: int, station: int, position: int, is_active: bool) -> Point:
    """SOLARIS-14, -15: the place of a token: on the rim or the energy track, raised by the tokens underneath."""
    on_rim = is_active and s.on_rim[p] == 1
    raised = RAISED * s.height[p, station] * _upwards(position, on_rim)
    return around(MIDDLE, (RIM if on_rim else ENERGY) + raised, space_angle(position, s.energy[p, station]))


def _upwards(position: int, on_rim: bool) -> int:
    """Stacks grow across their track: outwards in the upper half, inwards below, at the sides towards the numbers."""
    rise = cos(radians(sector_angle(position)))
    if abs(rise) < 0.01:
        return -1 if on_rim else 1
    return 1 if rise > 0 else -1


def bridge_angle(slot: int) -> float:
    """Return the angle of a bridge, between ring position `slot` and the next."""
    return SECTOR * (slot + 1)


def dock_at(s: State, colour: int) -> Point:
    """SOLARIS-47, -49: a docked shuttle lies between its station and the laser, several side by side."""
    station = s.shuttle[colour]
    together = [c for c, docked in s.shuttle.items() if docked == station]
    shift = (together.index(colour) - (len(together) - 1) / 2) * 15
    return around(MIDDLE, DOCK, sector_angle(ring_position(s, station)) + shift)


def supply_at(colour: int) -> Point:
    """The shuttles of the supply lie around the corner at the lower right."""
    return SUPPLY[colour]


def spare_at(i: int) -> Point:
    """The spare bridges lie in the corner at the lower left."""
    return 56 + 92 * i, 836 - 4 * i


def orbit(seats: int, p: int) -> float:
    """Return the radius of a player's own track on the laser."""
    return 47 + (p + 0.5) * 84 / seats


def laser_token(seats: int) -> float:
    """Return the radius of a token on the laser: as large as its track, but never small."""
    return max(10.5, min(15.0, 42 / seats))


def laser_angle(energy: float) -> float:
    """SOLARIS-59: the direction of a number of the laser; beyond the last one the token stays and shows its number."""
    return LASER_STEP * min(energy, LASER_MOST)


GOAL_ANGLE = LASER_STEP * LASER_GOAL


def slot_at(i: int) -> Point:
    """Return where the stack (0), a card of the display (1 to 3) or the discard pile (4) lies."""
    return WIDTH / 2 + (i - 2) * SLOT_STEP, TRAY_TOP + TRAY_HEIGHT / 2


def hand_places(count: int) -> list[Point]:
    """Return the places of the cards of the hand: the left half first, then the right one; many cards overlap.

    A wide screen shows the two halves as two rows.
    """
    row = max(HAND_ROW, ceil(count / 2))
    step = min(HAND_STEP, (WIDTH / 2 - HAND_STEP) / (row - 1))
    return [
        (WIDTH / 2 * (i // row) + HAND_STEP / 2 + step * (i % row), HAND_TOP + HAND_HEIGHT / 2) for i in range(count)
    ]


def player_step(players: int) -> float:
    """Return the distance from one player's panel to the next."""
    return (WIDTH - PLAYERS_MARGIN) / players


@cache
def arrangements(players: int, seat: int) -> tuple[Arrangement, ...]:
    """For wide screens, the ring beside a column; for a phone, the ring beside the tray, above players and hand.

    The column has the players in two rows, the tray, and the hand in two rows.
    """
    row = ceil(players / 2)
    wide = row * player_step(players)
    others: list[Area] = [(PLAYERS_MARGIN / 2 + i * wide, PLAYERS_TOP, wide, PLAYERS_HEIGHT) for i in range(2)]
    tray: Area = WIDTH / 2 - 2.5 * SLOT_STEP, TRAY_TOP + 2, 5 * SLOT_STEP, TRAY_HEIGHT - 2
    hand: list[Area] = [(WIDTH / 2 * i, HAND_TOP, WIDTH / 2, HAND_HEIGHT) for i in range(2)] if seat >= 0 else []
    ring = shown((0, 0, WIDTH, RING_HEIGHT), WIDTH)

    groups = [above(*(shown(area, COLUMN) for area in areas)) for areas in (others, [tray], hand) if areas]
    column = above(*groups, height=ring.height)
    slots = [shown((tray[0] + i * SLOT_STEP, tray[1], SLOT_STEP, tray[3]), SLOT_WIDTH) for i in range(5)]
    top = beside(ring, above(*slots, height=ring.height))
    below: list[Area] = [(0, PLAYERS_TOP, WIDTH, PLAYERS_HEIGHT), (0, HAND_TOP, WIDTH, HAND_HEIGHT)]
    phone = above(top, *(shown(area, top.width) for area in below[: 2 if seat >= 0 else 1]))
    return beside(ring, column), phone


# Keys


def station_key(station: int) -> str:
    """The key of a station: `ED`."""
    return STATION_CODES[station]


def token_key(p: int, station: int) -> str:
    """The key of a token: `t0-ED`."""
    return f"t{p}-{STATION_CODES[station]}"


def hand_key(card: int) -> str:
    """The key of the cards of one kind in the hand: `h-HQ.k`."""
    return f"h-{CARD_NAMES[card]}"


# What is there yet


def stations_laid(s: State) -> dict[int, int]:
    """SOLARIS-75: ring position and station; while a random layout is drawn, only what is drawn and the last one."""
    drawn = LAST - s.draw_left if s.phase == LAYOUT else LAST
    return {position: s.ring[position] for position in (*range(drawn), LAST)}


def bridges_laid(s: State) -> list[int]:
    """SOLARIS-4: the slots that have a bridge."""
    if s.phase == LAYOUT:
        return []
    return list(range(min(STATIONS, BRIDGES - s.draw_left) if s.phase == BRIDGE_PHASE else STATIONS))


def spares_laid(s: State) -> list[int]:
    """SOLARIS-4: the places of the spare bridges that are taken; the first one drawn lies second."""
    if s.phase == LAYOUT or (s.phase == BRIDGE_PHASE and s.draw_left > 1):
        return []
    return [1] if s.phase == BRIDGE_PHASE else [0, 1]
