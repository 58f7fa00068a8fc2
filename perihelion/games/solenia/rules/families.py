"""Actions and outcomes: their ids and texts. Sections 4.7 and 11.1."""

from __future__ import annotations

from perihelion.rules import Axis, Family

from .components import CARD_NAMES, COLUMNS
from .state import (
    DEAL,
    DIE,
    DRAW,
    FIELDS,
    HALF_DAY,
    HALF_NIGHT,
    LAYOUT,
    OFFER,
    REFILL,
    RIVAL,
    SHOW,
    STRIP,
    TILES,
)

CARD_AXIS = Axis("card", CARD_NAMES)
FIELD_AXIS = Axis("field", [f"{COLUMNS[f % 5]}{f // 5 + 1}" for f in range(FIELDS)])
GOOD_AXIS = Axis("good", "wgsa")
POSITION_AXIS = Axis("position", "0123")
COLUMN_AXIS = Axis("column", "012345")
TILE_AXIS = Axis("tile", [str(tile) for tile in range(2 * TILES)])
EIGHT = "01234567"

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

DRAWN_TILE = Family("tile", "tile {tile}", TILE_AXIS)
DRAWN_CARD = Family("card", "card {card}", CARD_AXIS)

OUTCOMES = {
    LAYOUT: Family("layout", "layout {layout}", Axis("layout", "01")),
    STRIP: Family("strip", "strip {strip}", Axis("strip", "0123")),
    SHOW: DRAWN_TILE,
    DEAL: DRAWN_CARD,
    OFFER: Family("upgrade", "upgrade {upgrade}", Axis("upgrade", EIGHT)),
    HALF_DAY: Family("dayhalf", "dayhalf {half}", Axis("half", EIGHT)),
    HALF_NIGHT: Family("nighthalf", "nighthalf {half}", Axis("half", EIGHT)),
    REFILL: DRAWN_TILE,
    DRAW: DRAWN_CARD,
    RIVAL: Family("rival", "rival {card}", CARD_AXIS),
    DIE: Family("die", "die {face}", Axis("face", "123456")),
}
