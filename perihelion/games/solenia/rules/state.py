"""The record of Solenia, its phases, and the names and ids of everything that can be chosen."""

from __future__ import annotations

from perihelion.core.actions import Axis, Family
from perihelion.core.jit import rule, table
from perihelion.core.record import OWNER, Cells, Record, int8, int16, int32

from .cardboard import CARD_NAMES, COLUMNS, STRIP_KIND

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

    n: int = int8()
    variant: int = int8()
    solo: int = int8()
    strip: Cells = int8(5)
    side: Cells = int8(5)
    card_owner: Cells = int8(25)
    card_type: Cells = int8(25)
    hand: Cells = int8(4, 14, seen=OWNER, unless="solo")
    hand_n: Cells = int8(4)
    deck: Cells = int8(4, 14, seen=OWNER, unless="solo")
    discard: Cells = int8(4, 14)
    goods: Cells = int8(4, 4)
    stars: Cells = int16(4)
    capacity: Cells = int8(4)
    places: Cells = int8(4, 2, 6)
    rival_tiles: Cells = int8(48)
    pile: Cells = int8(2, 24)
    display: Cells = int8(2, 4)
    l1_offer: Cells = int8(4)
    l3_offer: Cells = int8(4, 2)
    l1_tile: Cells = int8(4)
    l3_half: Cells = int8(4, 2)
    l1_active: Cells = int8(4)
    l3_active: Cells = int8(4, 2)
    phase: int = int8()
    active: int = int8()
    to_move: int = int8()
    turn: int = int8()
    cur_card: int = int8()
    cur_field: int = int8()
    cur_row: int = int8()
    cur_pos: int = int8()
    cur_tile: int = int8()
    cur_col: int = int8()
    pay_left: int = int8()
    take_left: int = int8()
    take_mask: int = int8()
    advance: int = int8()
    score_seat: int = int8()
    draft_step: int = int8()
    die: int = int8()


class Facts(Record):
    """What the checks of one decision share."""

    can_place: int = int8()
    """CARD: a legal field exists."""
    can_stay_near: int = int8()
    """CARD: one of them costs nothing, so discarding is illegal."""
    empty: int = int32()
    legal: int = int32()
    """FIELD: empty and legal fields, as bits."""
    reach: Cells = int32(4)
    """FIELD: fields that cost at most 0, 1, 2, 3 goods."""
    spare: Cells = int8(2)
    """FIELD: the most goods that can go into the range and still leave an order of the kind payable; -1 if none is."""
    legal_fields: Cells = int8(26)
    """FIELD: the legal fields, rising, and -1."""


CARD_AXIS = Axis("card", CARD_NAMES)
FIELD_AXIS = Axis("field", [f"{COLUMNS[f % 5]}{f // 5 + 1}" for f in range(FIELDS)])
GOOD_AXIS = Axis("good", "wgsa")
POSITION_AXIS = Axis("position", "0123")
COLUMN_AXIS = Axis("column", "012345")

PLAY = Family("play", "play {card}", CARD_AXIS)
AT = Family("at", "at {field}", FIELD_AXIS)
PAY_GOOD = Family("pay", "pay {good}", GOOD_AXIS)
TAKE_GOOD = Family("take", "take {good}", GOOD_AXIS)
DROP_GOOD = Family("drop", "drop {good}", GOOD_AXIS)
FULFIL = Family("order", "order {position}", POSITION_AXIS)
PUT = Family("slot", "slot {column}", COLUMN_AXIS)
WAIVE_GOOD = Family("waive", "waive {good}", GOOD_AXIS)
DISCARD = Family("discard", "discard {card}", CARD_AXIS)
DRAFT_L1 = Family("draft1", "draft L1-{position}", POSITION_AXIS)
DRAFT_L3 = Family("draft3", "draft L3-{position}", POSITION_AXIS)

FAMILIES = (PLAY, AT, PAY_GOOD, TAKE_GOOD, DROP_GOOD, FULFIL, PUT, WAIVE_GOOD, DISCARD, DRAFT_L1, DRAFT_L3)

_TILE = Family("tile", "tile {tile}", Axis("tile", [str(tile) for tile in range(48)]))
_CARD = Family("card", "card {card}", CARD_AXIS)
_EIGHT = "01234567"

OUTCOMES = {
    LAYOUT: Family("layout", "layout {layout}", Axis("layout", "01")),
    STRIP: Family("strip", "strip {strip}", Axis("strip", "0123")),
    SHOW: _TILE,
    DEAL: _CARD,
    OFFER: Family("upgrade", "upgrade {upgrade}", Axis("upgrade", _EIGHT)),
    HALF_DAY: Family("dayhalf", "dayhalf {half}", Axis("half", _EIGHT)),
    HALF_NIGHT: Family("nighthalf", "nighthalf {half}", Axis("half", _EIGHT)),
    REFILL: _TILE,
    DRAW: _CARD,
    RIVAL: Family("rival", "rival {card}", CARD_AXIS),
    DIE: Family("die", "die {face}", Axis("face", "123456")),
}

PHASE_RULES = {
    DRAFT: 57, CARD: 7, FIELD: 8, PAY: 12, ORDER: 23, WAIVE: 60, SLOT: 51, TAKE: 28, DROP: 21, END: 44,
    **dict.fromkeys(range(LAYOUT, DIE + 1), 62),
}  # fmt: skip

DISTANCE = table([
    [abs(x % 5 - y % 5) + abs(x // 5 - y // 5) for y in range(FIELDS)] for x in range(FIELDS)
])  # fmt: skip


@rule
def kind(s: State, field: int) -> int:
    """SOLENIA-24: what the field is, by the strip that lies there and its upper side."""
    row = field // 5
    return STRIP_KIND[s.strip[row], s.side[row], field % 5]  # type: ignore[no-any-return]


@rule
def goods_of(s: State, p: int) -> int:
    """How many goods the seat has."""
    return s.goods[p, WOOD] + s.goods[p, WHEAT] + s.goods[p, STONE] + s.goods[p, WATER]


@rule
def winter(s: State) -> int:
    """The side of the player boards: 0 summer, 1 winter."""
    return 0 if s.variant == SUMMER else 1


@rule
def decide(s: State, phase: int, seat: int) -> None:
    """SOLENIA-65: the seat decides next, also where it has one option only."""
    s.phase = phase
    s.to_move = seat


@rule
def draw(s: State, phase: int) -> None:
    """SOLENIA-62: chance decides next."""
    s.phase = phase
    s.to_move = CHANCE


@rule
def is_city(field_kind: int) -> bool:
    """SOLENIA-24: a day or night city; everything else is a production island."""
    return field_kind >= CITY_DAY
