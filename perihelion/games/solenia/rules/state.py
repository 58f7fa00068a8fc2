"""The record of Solenia, its phases, and short questions about it. Section 11.2."""

from __future__ import annotations

from typing import ClassVar

from perihelion.rules import OWNER, Cells, Record, int8, int16, int32, rule

from .components import STRIP_KIND

PHASES = (
    *("DRAFT", "CARD", "FIELD", "PAY", "ORDER", "WAIVE", "SLOT", "TAKE", "DROP", "END"),
    *("LAYOUT", "STRIP", "SHOW", "DEAL", "OFFER", "HALF_DAY", "HALF_NIGHT", "REFILL", "DRAW", "RIVAL", "DIE"),
)
DRAFT, CARD, FIELD, PAY, ORDER, WAIVE, SLOT, TAKE, DROP, END = range(10)
LAYOUT, STRIP, SHOW, DEAL, OFFER, HALF_DAY, HALF_NIGHT, REFILL, DRAW, RIVAL, DIE = range(10, 21)

SUMMER, WINTER, UPGRADES = 0, 1, 2
WOOD, WHEAT, STONE, WATER, CITY_DAY, CITY_NIGHT = range(6)
DAY, NIGHT = 0, 1
TWILIGHT = 4
FIELDS, MIDDLE = 25, 12
AIRSHIP = 1 << MIDDLE
SEATS, TYPES, TILES, PLACES, POSITIONS, TURNS = 4, 14, 24, 6, 4, 16
ANY_GOOD = 15
THE_RIVAL = 1
NONE, CHANCE, OVER = -1, -1, -2


class State(Record):
    """Section 11.2. Decks and piles are counts and masks; nothing has an order."""

    former_names: ClassVar[dict[str, str]] = {"n": "players", "to_move": "to_act"}

    players: int = int8("The number of players, 1 to 4; the Rival of the solo game does not count.", low=1, high=4)
    variant: int = int8("The variant: 0 summer, 1 winter, 2 winter with upgrade tiles.", high=2)
    solo: int = int8("1 in the solo game, otherwise 0.", high=1)
    strip: Cells = int8(
        "The strip that lies in each row, from the first strip to the front; -1 before it is drawn.", 5, low=-1, high=4
    )
    side: Cells = int8(
        "The upper side of the strip in each row: 0 day or dawn, 1 night or dusk, -1 before LAYOUT.", 5, low=-1, high=1
    )
    card_owner: Cells = int8("The seat whose card lies on each field; -1 if the field is empty.", 25, low=-1, high=3)
    card_type: Cells = int8("The type of the card on each field; -1 if the field is empty.", 25, low=-1, high=13)
    hand: Cells = int8("Cards in hand, by seat and type.", 4, 14, seen=OWNER, unless="solo")
    hand_n: Cells = int8("The size of each hand, by seat.", 4, high=3)
    deck: Cells = int8("Cards not yet drawn, by seat and type.", 4, 14, seen=OWNER, unless="solo")
    discard: Cells = int8("Cards in the discard pile, by seat and type.", 4, 14)
    goods: Cells = int8("Goods, by seat and kind (wood, wheat, stone, water).", 4, 4)
    stars: Cells = int16("Gold stars collected so far, by seat.", 4)
    capacity: Cells = int8("Storage spaces, 6 to 8, by seat; 0 if the seat does not take part.", 4, high=8)
    places: Cells = int8(
        "The order tile on each place, by seat, row (0 day, 1 night) and column; -1 if none.", 4, 2, 6, low=-1, high=47
    )
    rival_tiles: Cells = int8("Solo: 1 for each order tile that the Rival has taken.", 48, high=1)
    pile: Cells = int8(
        "1 for each order tile not yet seen, by kind (0 day, 1 night); [kind, i] is tile 24 kind + i.", 2, 24, high=1
    )
    display: Cells = int8(
        "The order tile on display, by kind (0 day, 1 night) and position; -1 if none.", 2, 4, low=-1, high=47
    )
    l1_offer: Cells = int8("The level-1 upgrade tile on offer, by position; -1 if none.", 4, low=-1)
    l3_offer: Cells = int8(
        "The level-3 halves on offer, by position and row (0 day, 1 night); -1 if none.", 4, 2, low=-1
    )
    l1_tile: Cells = int8("The level-1 upgrade tile of each seat; -1 if none.", 4, low=-1)
    l3_half: Cells = int8("The level-3 halves, by seat and row (0 day, 1 night); -1 if none.", 4, 2, low=-1)
    l1_active: Cells = int8("1 if the level-1 tile is active, by seat.", 4, high=1)
    l3_active: Cells = int8("1 if the level-3 half is active, by seat and row (0 day, 1 night).", 4, 2, high=1)
    phase: int = int8("The phase, an index of PHASES.", high=len(PHASES) - 1)
    active: int = int8(
        "The seat whose turn it is; 1 in a turn of the Rival, 0 before the first turn and at the end.", high=3
    )
    to_act: int = int8("The seat to act; -1 for chance, -2 when the game is over.", low=-2, high=3)
    turn: int = int8("Turns taken by all seats together, 0 to 16 for each player; in solo the rounds.", high=64)
    cur_card: int = int8(
        "The type of the card lying open, the Rival's in DIE; -1 outside FIELD, PAY and DIE.", low=-1, high=13
    )
    cur_field: int = int8("The field chosen for the card, until the end of the turn; -1 if none.", low=-1, high=24)
    cur_row: int = int8(
        "The kind (0 day, 1 night) of the order being delivered or of the tile being drawn; -1 if none.", low=-1, high=1
    )
    cur_pos: int = int8(
        "The display position of the order being delivered or of the tile being drawn; -1 if none.", low=-1, high=3
    )
    cur_tile: int = int8("The order tile between display and place; -1 outside SLOT.", low=-1, high=47)
    cur_col: int = int8(
        "The column of the tile just placed while its bonus is to come; -1 outside REFILL.", low=-1, high=5
    )
    pay_left: int = int8("Goods still to pay for the range; 0 outside PAY.", high=3)
    take_left: int = int8("Goods still to take as a bonus; 0 outside TAKE.")
    take_mask: int = int8(
        "The kinds of goods that may be taken, as bits (bit 0 wood to bit 3 water); 0 outside TAKE.", high=15
    )
    advance: int = int8("1 from the airship's step to c4 until the first strip is turned over, otherwise 0.", high=1)
    score_seat: int = int8(
        "The seat whose cards on the first strip are being scored; -1 outside the scoring.", low=-1, high=3
    )
    draft_step: int = int8("Upgrade offers drafted so far, 0 to 2 for each player.", high=8)
    die: int = int8("Solo: the last face rolled, 1 to 6; 0 before the first roll.", high=6)


class Facts(Record):
    """What the checks of one decision share."""

    can_place: int = int8("CARD: 1 if a legal field exists.")
    can_stay_near: int = int8("CARD: 1 if a legal field costs nothing, so that discarding is illegal.")
    empty: int = int32("CARD and FIELD: the empty fields, as bits.")
    legal: int = int32("FIELD: the legal fields, as bits.")
    reach: Cells = int32("CARD and FIELD: the fields that cost at most 0, 1, 2 or 3 goods, as bits.", 4)
    spare: Cells = int8(
        "FIELD: the most goods that can go into the range so that an order of the kind (0 day, 1 night) stays payable; "
        "-1 if none is.",
        2,
        low=-1,
    )
    legal_fields: Cells = int8("FIELD: the legal fields, rising, then -1.", 26, low=-1, high=24)


@rule
def kind(s: State, field: int) -> int:
    """SOLENIA-24: what the field is, by the strip that lies there and its upper side."""
    row = field // 5
    return STRIP_KIND[s.strip[row], s.side[row], field % 5]


@rule
def is_city(field_kind: int) -> bool:
    """SOLENIA-24: a day or night city; everything else is a production island."""
    return field_kind >= CITY_DAY


@rule
def winter(s: State) -> int:
    """The side of the player boards: 0 summer, 1 winter."""
    return 0 if s.variant == SUMMER else 1


@rule
def owners(s: State) -> int:
    """How many own cards on the board: the seats, and in solo the Rival."""
    return s.players + s.solo


@rule
def is_rival(s: State, p: int) -> bool:
    """SOLENIA-61: in solo seat 1 is the Rival."""
    return s.solo == 1 and p == THE_RIVAL


@rule
def goods_of(s: State, p: int) -> int:
    """How many goods the seat has."""
    return s.goods[p, WOOD] + s.goods[p, WHEAT] + s.goods[p, STONE] + s.goods[p, WATER]


@rule
def is_overfull(s: State, p: int) -> bool:
    """SOLENIA-21: more goods than storage spaces."""
    return goods_of(s, p) > s.capacity[p]


@rule
def deck_size(s: State, p: int) -> int:
    """How many cards the seat has not drawn yet."""
    size = 0
    for card in range(TYPES):
        size += s.deck[p, card]
    return size


@rule
def gain(s: State, p: int, wood: int, wheat: int, stone: int, water: int, stars: int) -> None:
    """SOLENIA-6: goods and stars from the supply, which is unlimited."""
    s.goods[p, WOOD] += wood
    s.goods[p, WHEAT] += wheat
    s.goods[p, STONE] += stone
    s.goods[p, WATER] += water
    s.stars[p] += stars


@rule
def decide(s: State, phase: int, seat: int) -> None:
    """SOLENIA-65: the seat decides next, even if it has only one option."""
    s.phase = phase
    s.to_act = seat


@rule
def draw(s: State, phase: int) -> None:
    """SOLENIA-62: chance decides next."""
    s.phase = phase
    s.to_act = CHANCE
