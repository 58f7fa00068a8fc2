"""Where things are on Solenia's board, and the keys of the groups they are drawn in.

From the top: the other players, the window of five strips between day and night orders, the own board, the hand.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from perihelion.draw import memoise
from perihelion.draw.layout import GAP, Area, Arrangement, Grid, Point, above, beside, columns, shown, spread

from ..rules.components import DISPLAY
from ..rules.families import FIELD_AXIS
from ..rules.state import FIELDS, PLACES, TYPES, UPGRADES, State

if TYPE_CHECKING:
    from perihelion.core.view import View

WIDTH, MARGIN = 880, 8
CELL = 128
"""A field's side: 56 pixels on a phone 390 wide."""
WINDOW = 5 * CELL
LEFT = (WIDTH - WINDOW) / 2

OTHERS_HEIGHT = {0: 100, 1: 100, 2: 168, 3: 168}
"""The height of the other players' cards, by their number."""
NEXT_HEIGHT = 44
"""The ribbon below the first strip."""
HEAD_HEIGHT, PLACE_HEIGHT, HAND_HEIGHT = 74, 98, 196
"""The own name and stars; one row of places; the hand."""

PLACE_WIDTH = 106
STORE_WIDTH = 106
ORDER_WIDTH, ORDER_HEIGHT = 104, 136
"""An order tile on display."""
CARD_WIDTH, CARD_HEIGHT, HAND_SCALE = 118, 120, 1.42
HAND_STEP = CARD_WIDTH * HAND_SCALE + 14
"""The distance between the middles of two cards in hand."""
UPGRADE_HEIGHT, UPGRADE_STEP = 152, 162
"""The height of an upgrade tile, and the distance between two rows of them."""
PILE, OWN_BESIDE, OWN_BESIDE_UPGRADES = 168, 540, 410
"""The width of a pile beside the hand; that of the own board if the hand or the upgrade tiles are beside it."""

GOOD_LETTERS = "wgsa"


def main_seat(seat: int) -> int:
    """Whose board lies at the bottom: the viewer's own; a spectator sits with the first player."""
    return max(0, seat)


def others(s: State, seat: int) -> list[int]:
    """The other players in turn order from the viewer on; in solo the Rival."""
    if s.solo == 1:
        return [1]
    mine = main_seat(seat)
    return [(mine + i) % s.players for i in range(1, s.players)]


def window_top(s: State) -> float:
    """The upper edge of the window."""
    return OTHERS_HEIGHT[max(1, s.players - 1)] + 2 * MARGIN


def own_top(s: State) -> float:
    """The upper edge of the own board."""
    return window_top(s) + WINDOW + NEXT_HEIGHT + MARGIN


def upgrades_top(s: State) -> float:
    """The upper edge of the upgrade tiles; without them the lower edge of the board."""
    return own_top(s) + HEAD_HEIGHT + 2 * PLACE_HEIGHT + HAND_HEIGHT + 2 * MARGIN


def height(s: State, rows: int) -> float:
    """The height of the whole with this number of rows of upgrade tiles, the same all game long."""
    return upgrades_top(s) + (rows * UPGRADE_STEP + MARGIN if s.variant == UPGRADES else 0)


@cache
def arrangements(window: float, own: float, hand: float, upgrades: float, bottom: float) -> tuple[Arrangement, ...]:
    """Two columns for a wide screen. For an upright tablet, the own board and the hand side by side, below the window.

    The numbers are the upper edges of the parts and the lower edge of the board. On the tablet the piles are beside the
    other players. If there are upgrade tiles, they are there instead of the hand, which stays below the own board.
    """
    two = columns((WIDTH, [(0, 0, WIDTH, own)]), (WIDTH, [(0, own, WIDTH, bottom - own)]))
    if bottom > upgrades:
        mine = shown((0, own, WIDTH, upgrades - own), OWN_BESIDE_UPGRADES)
        tiles = shown((0, upgrades, WIDTH, bottom - upgrades), WIDTH - OWN_BESIDE_UPGRADES - GAP)
        return two, above(shown((0, 0, WIDTH, own), WIDTH), beside(mine, tiles), gap=2)
    piles: list[Area] = [(0, hand, PILE, upgrades - hand), (WIDTH - PILE, hand, PILE, upgrades - hand)]
    cards: Area = PILE, hand, WIDTH - 2 * PILE, upgrades - hand
    high = window - MARGIN
    small = [shown(pile, PILE * high / pile[3]) for pile in piles]
    aside = WIDTH - sum(pile.width + GAP for pile in small)
    top = beside(shown((0, 0, WIDTH, high), aside), *small)
    islands = shown((0, window - MARGIN, WIDTH, own - window + MARGIN), WIDTH)
    below = beside(shown((0, own, WIDTH, hand - own), OWN_BESIDE), shown(cards, WIDTH - OWN_BESIDE - GAP))
    return two, above(top, islands, below, gap=2)


def is_laid(s: State, row: int) -> bool:
    """Whether a strip lies in this row with a known side: from the set-up on."""
    return s.strip[row] >= 0 and s.side[row] >= 0


def strip_at(s: State, row: int) -> Point:
    """The middle of a strip: the airship flies up, so the first strip lies at the bottom."""
    return WIDTH / 2, window_top(s) + (4.5 - row) * CELL


def field_at(s: State, field: int) -> Point:
    """The middle of a field."""
    row, column = divmod(field, 5)
    return LEFT + (column + 0.5) * CELL, strip_at(s, row)[1]


def display_at(s: State, row: int, position: int) -> Point:
    """The middle of a display position: day orders on the left, night orders on the right."""
    shown = DISPLAY[s.players - 1]
    y = spread(shown, window_top(s) + 64, window_top(s) + 64 + shown * (ORDER_HEIGHT + MARGIN))[position]
    x = LEFT / 2 - 2
    return (x if row == 0 else WIDTH - x), y


def place_at(s: State, row: int, column: int) -> Point:
    """The middle of a place of the own board."""
    left = WIDTH - MARGIN - PLACES * PLACE_WIDTH - 4
    grid = Grid(left, own_top(s) + HEAD_HEIGHT, PLACE_WIDTH, PLACE_HEIGHT)
    return grid.at(row, column)


def store_at(s: State, good: int) -> Point:
    """The middle of the storage crate of a good: wood and wheat above, stone and water below."""
    grid = Grid(MARGIN + 4, own_top(s) + HEAD_HEIGHT, STORE_WIDTH, PLACE_HEIGHT)
    return grid.at(good // 2, good % 2)


def hand_at(s: State, i: int, of: int) -> Point:
    """The middle of the i-th of `of` cards in hand."""
    return WIDTH / 2 + (i - (of - 1) / 2) * HAND_STEP, hand_middle(s)


def hand_top(s: State) -> float:
    """The upper edge of the hand."""
    return own_top(s) + HEAD_HEIGHT + 2 * PLACE_HEIGHT + MARGIN


def hand_middle(s: State) -> float:
    """The height at which the hand lies."""
    return hand_top(s) + HAND_HEIGHT / 2


def field_name(field: int) -> str:
    """A field's name and key: c3."""
    return str(FIELD_AXIS.labels[field])


def store_key(seat: int, good: int) -> str:
    """The key of a player's goods of one kind."""
    return f"store-{seat}-{GOOD_LETTERS[good]}"


def place_key(seat: int, row: int, column: int) -> str:
    """The key of a place on a player board."""
    return f"place-{seat}-{'dn'[row]}{column}"


def tile_key(tile: int) -> str:
    """The key of an order tile, wherever it lies."""
    return f"tile-{tile}"


def card_key(seat: int, card: int, copy: int) -> str:
    """The key of an airship card: cards of one type are counted from the discard pile over the board to the hand."""
    return f"card-{seat}-{card}-{copy}"


def board_cards(s: State) -> list[tuple[int, str]]:
    """The fields with a card, and the key of each card."""
    met: dict[tuple[int, int], int] = {}
    found = []
    for field in range(FIELDS):
        owner, card = s.card_owner[field], s.card_type[field]
        if owner >= 0:
            copy = met.get((owner, card), s.discard[owner, card])
            met[owner, card] = copy + 1
            found.append((field, card_key(owner, card, copy)))
    return found


def hand_cards(s: State, seat: int) -> list[tuple[int, str, bool]]:
    """The cards a seat holds, the open one first: type, key, and whether it lies open."""
    used = [s.discard[seat, card] for card in range(TYPES)]
    for field in range(FIELDS):
        if s.card_owner[field] == seat:
            used[s.card_type[field]] += 1
    cards = []
    if s.cur_card >= 0 and s.active == seat:
        cards.append((s.cur_card, card_key(seat, s.cur_card, used[s.cur_card]), True))
        used[s.cur_card] += 1
    for card in range(TYPES):
        for copy in range(max(0, s.hand[seat, card])):
            cards.append((card, card_key(seat, card, used[card] + copy), False))
    return cards


def open_card(view: View, seat: int) -> tuple[tuple[int, str], ...]:
    """Return type and key of the card that lies open, if there is one, without a look at the hand: all may know it."""
    return memoise(_open_card, view, seat)


def _open_card(view: View, seat: int) -> tuple[tuple[int, str], ...]:
    s: State = view.state
    card = s.cur_card
    if card < 0 or s.active != seat:
        return ()
    laid = sum(s.card_owner[field] == seat and s.card_type[field] == card for field in range(FIELDS))
    return ((card, card_key(seat, card, s.discard[seat, card] + laid)),)


def cards_of(view: View, seat: int) -> tuple[tuple[int, str, bool], ...]:
    """Return `hand_cards` for what a viewer knows, computed once for each view."""
    return memoise(_cards_of, view, seat)


def _cards_of(view: View, seat: int) -> tuple[tuple[int, str, bool], ...]:
    return tuple(hand_cards(view.state, seat))
