"""Where things are on the board of Solarius Mission, and their keys.

From the top: the other players, the star chart, the bridge, the own player board, the own stations and cards. A part is
as wide as the whole board, so that each fills the screen of a phone.
"""

from __future__ import annotations

from functools import cache

from perihelion.draw.layout import Area, Arrangement, Grid, Hexes, Point, columns

from ..rules.components import LETTERS, SLOTS
from ..rules.geometry import COORDINATES
from ..rules.state import State

WIDTH, MARGIN = 880, 8
OTHERS_HEIGHT = {1: 112, 2: 236, 3: 236}
"""The height of the panels of the other players, by their number."""
HEX = 37.5
"""From the middle of a field to its corners."""
CHART_HEIGHT, BRIDGE_HEIGHT, OWN_HEIGHT, CARDS_HEIGHT = 880, 222, 796, 572

LEFT, LABEL, CELL, ROW = 20, 80, 95, 84
"""The own rows: their left edge, the width of their heads, a field's width, a row's height."""
ROWS_AT, TRACKS_AT, FIELDS_AT, PLANETS_AT = 102, 448, 576, 696
"""Upper edges on the own board."""
STATIONS_AT, OUTPOSTS_AT, HAND_AT, PLAYED_AT = 12, 182, 260, 438
"""Upper edges among the own cards."""
CARD_WIDE, CARD_HIGH = 180, 172
STATIONS_WIDTH = 390
"""The width of a column with two stations beside each other."""
FIRST_CELL = (0, 3, 5)
"""The first cell of each storage column."""
DIE_CELL = (0, 2, 3, 5, 6, 7)
"""The cell a technology die stands on by its column, which counts from 1."""
COLUMN_CELLS = {1: (0, 2), 2: (3, 4), 3: (5, 5), 4: (6, 6), 5: (7, 7)}
"""The first and last cell of every column."""

WHEEL_X, WHEEL_Y = 348, 905.0
"""The middle of the bonus wheel, from the left edge of the board and far below the upper edge of the bridge."""
WHEEL_OUTER, WHEEL_INNER, WHEEL_SPAN = 890.0, 738.0, 21.0
"""The radii of the bonus wheel, and half its angle in degrees."""


def main_seat(seat: int) -> int:
    """The seat whose board is drawn large: the viewer's, or the first player's for a spectator."""
    return max(0, seat)


def others(s: State, seat: int) -> list[int]:
    """The other players in turn order from the viewer on."""
    mine = main_seat(seat)
    return [(mine + i) % s.players for i in range(1, s.players)]


def chart_top(s: State) -> float:
    """The upper edge of the star chart."""
    return OTHERS_HEIGHT[s.players - 1] + 2 * MARGIN


def bridge_top(s: State) -> float:
    """The upper edge of the bridge."""
    return chart_top(s) + CHART_HEIGHT


def own_top(s: State) -> float:
    """The upper edge of the own board."""
    return bridge_top(s) + BRIDGE_HEIGHT + MARGIN


def cards_top(s: State) -> float:
    """The upper edge of the own stations and cards."""
    return own_top(s) + OWN_HEIGHT + MARGIN


def height(s: State) -> float:
    """The height of the whole board, which stays the same during a game."""
    return cards_top(s) + CARDS_HEIGHT + MARGIN


@cache
def arrangements(players: int, space_top: float, own: float, cards: float, bottom: float) -> tuple[Arrangement, ...]:
    """Two columns: space and the own things. Or three: space, the own board, stations; several others stand with these.

    The numbers are the upper edges of the parts and the lower edge of the board.
    """
    whole: Area = 0, 0, WIDTH, own
    mine: Area = 0, own, WIDTH, bottom - own
    two = columns((WIDTH, [whole]), (WIDTH * own / (bottom - own), [mine]))
    board: Area = 0, own, WIDTH, OWN_HEIGHT
    hand: Area = 0, cards + HAND_AT - 4, WIDTH, bottom - cards - HAND_AT + 4
    if players == 2:
        third = (WIDTH - 2 * MARGIN) / 3
        pairs: list[Area] = [(MARGIN + i * third, cards, third, HAND_AT - 4) for i in range(3)]
        beside = WIDTH * own / (OWN_HEIGHT + hand[3] + MARGIN)
        return two, columns((WIDTH, [whole]), (beside, [board, hand]), (STATIONS_WIDTH, pairs))
    panel = (WIDTH - MARGIN) / (players - 1)
    others: list[Area] = [(MARGIN / 2 + i * panel, 0, panel, space_top) for i in range(players - 1)]
    stations: list[Area] = [(x, cards, WIDTH / 2 - MARGIN, HAND_AT - 4) for x in (MARGIN, WIDTH / 2)]
    space: Area = 0, space_top, WIDTH, own - space_top
    aside = 432 if players == 3 else 290
    return two, columns((WIDTH, [space]), (WIDTH, [board, hand]), (aside, [*others, *stations]))


HEXES = Hexes((WIDTH / 2, CHART_HEIGHT / 2), HEX)
"""The fields of space on the chart, home in the middle."""
CELLS = Grid(LEFT + LABEL, ROWS_AT, CELL, ROW)
"""The cells of the rows on the own board."""
FIELD_PLACES = tuple(HEXES.at(q, r) for q, r in COORDINATES)


def slot_edges(slot: int) -> tuple[float, float]:
    """The angles at which a slot of the bonus wheel begins and ends."""
    step = 2 * WHEEL_SPAN / SLOTS
    return slot * step - WHEEL_SPAN, (slot + 1) * step - WHEEL_SPAN


def hex_at(s: State, field: int) -> Point:
    """The middle of a field of space."""
    x, y = FIELD_PLACES[field]
    return x, y + chart_top(s)


def cell_at(s: State, row: int, cell: int) -> Point:
    """The middle of a cell of the own rows."""
    x, y = CELLS.at(row, cell)
    return x, y + own_top(s)


def hex_key(field: int) -> str:
    """The key of a field of space."""
    return f"h{field}"


def cell_key(row: int, cell: int) -> str:
    """The key of a storage field: K-0 to K-5 from the left."""
    return f"field-{LETTERS[row]}-{cell}"


def die_key(colour: int) -> str:
    """The key of an own technology die."""
    return f"tech-{LETTERS[colour]}"


def card_key(card: int) -> str:
    """The key of a progress card that the viewer sees; cards count from 1."""
    return f"card-{card + 1}"
