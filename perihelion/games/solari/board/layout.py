"""Where things are on Solari's board, and their keys."""

from __future__ import annotations

from math import atan2, degrees

from perihelion.draw.layout import Grid, Point, border

from ..rules.components import LAP, PIECE_LETTERS, SIZE
from ..rules.state import DICE, FREE, State, letters

PITCH = 100
"""A cell's side. The board is 880 wide, so that a cell is 44 pixels on the narrowest phone."""
DEEP = 40
"""The depth of the counting track around the board."""
WIDTH = SIZE * PITCH + 2 * DEEP
MIDDLE = (WIDTH / 2, WIDTH / 2)

CELLS = Grid(DEEP, DEEP, PITCH, PITCH)

PLAYERS_HEIGHT, DICE_HEIGHT, TILES_HEIGHT, CHOICE_HEIGHT = 88, 116, 78, 300
"""What lies below the board: the players' cards, dice and pieces off the board, a row of tiles, the free tiles."""

DICE_TOP = WIDTH + PLAYERS_HEIGHT
MARGIN = 8
"""The space between the panels below the board."""

SIDE = SIZE + 1
"""Counting cells from corner to corner."""

KINDS = {"U": "uranus", "S": "saturn", "N": "neptune", "J": "jupiter"}


def height(s: State) -> float:
    """The height of the picture, the same all game long."""
    if s.rand == FREE:
        below = CHOICE_HEIGHT + TILES_HEIGHT * (s.players - 1)
    elif s.rand == DICE:
        below = DICE_HEIGHT
    else:
        below = DICE_HEIGHT + TILES_HEIGHT * s.players
    return WIDTH + PLAYERS_HEIGHT + below


def cell_at(cell: int) -> Point:
    """The middle of a cell."""
    return CELLS.at(*divmod(cell, SIZE))


def cell_key(cell: int) -> str:
    """A cell's key: `c45` is row 4, column 5."""
    return f"c{cell // SIZE}{cell % SIZE}"


def piece_key(s: State, player: int, piece: int) -> str:
    """A piece's key: `u1` is the first comet of Uranus, `nh` Neptune's hunter."""
    return (letters(s.players)[player] + PIECE_LETTERS[piece]).lower()


def kind_of(s: State, player: int) -> str:
    """The planet of a player."""
    return KINDS[letters(s.players)[player]]


def sunward(at: Point) -> float:
    """The direction of the sun seen from here: 0 is up, clockwise, in degrees."""
    return round(degrees(atan2(MIDDLE[0] - at[0], at[1] - MIDDLE[1])))


def track_at(step: int) -> Point:
    """SOLARI-11: the middle of a counting cell; cell 0 is the corner beside 00, then clockwise."""
    row, column = border(SIZE + 2)[step % LAP]
    return _along(column), _along(row)


def _along(place: int) -> float:
    """One coordinate of a counting cell: the first and the last are as narrow as the track is deep."""
    if place == 0:
        return DEEP / 2
    if place == SIZE + 1:
        return WIDTH - DEEP / 2
    return DEEP + (place - 0.5) * PITCH


def counter_places(s: State) -> list[tuple[Point, bool]]:
    """SOLARI-11: where the counters stand, cell = score mod 36, and whether they crowd in a corner."""
    steps = [s.score[player] % LAP for player in range(s.players)]
    places = []
    for player, step in enumerate(steps):
        x, y = track_at(step)
        there = [p for p in range(s.players) if steps[p] == step]
        mine, corner, across = there.index(player), step % SIDE == 0, step // SIDE % 2
        shift = (mine - (len(there) - 1) / 2) * 25
        if corner and len(there) > 1:
            places.append(((x + (9 if mine % 2 else -9), y + (9 if mine in (1, 2) else -9)), True))
        else:
            places.append(((x, y + shift) if across else (x + shift, y), False))
    return places


def arrow_places(cell: int) -> list[Point]:
    """Where the four arrows of a facing stand: around the cell; at the edge the cross moves inwards as a whole."""
    far, edge = 78, 42
    x, y = (min(max(value, edge + far), WIDTH - edge - far) for value in cell_at(cell))
    return [(x, y - far), (x + far, y), (x, y + far), (x - far, y)]
