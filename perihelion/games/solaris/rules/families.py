"""The actions and outcomes of Solaris, with their ids and texts (sections 4.7 and 11.1)."""

from __future__ import annotations

from perihelion.rules import Axis, Family

from .components import CARD_NAMES, COLOUR_NAMES, HALF_NAMES_A, HALF_NAMES_B, SEAT_NAMES, STATION_CODES
from .state import BRIDGE, DEAL, DISPLAY, DRAW, LAST, LAYOUT, PLACING, STEAL, SWAP_CARD, SWAP_PLACE, TILE_A, TILE_B

CARD = Axis("card", CARD_NAMES)
COLOUR = Axis("colour", COLOUR_NAMES)
STATION = Axis("station", STATION_CODES)
SEAT = Axis("seat", SEAT_NAMES)
SLOT = Axis("slot", "123")
GIFTS = Axis("gifts", "12345")

PASS_TURN = Family("pass", "pass")
TO_REPLENISH = Family("replenish", "replenish")
TO_REDIRECT = Family("redirect", "redirect")
TO_EXCHANGE = Family("exchange", "exchange")
TO_STATION = Family("station", "station")
DONE = Family("done", "done")
SPEND = Family("spend", "spend")
DRAW_STACK = Family("draw-stack", "draw stack")
DRAW_DISPLAY = Family("draw-display", "draw {slot}", SLOT)
STEAL_FROM = Family("steal", "steal {seat}", SEAT)
BIO_CW = Family("biotope-cw", "biotope cw {gifts}", GIFTS)
BIO_CCW = Family("biotope-ccw", "biotope ccw {gifts}", GIFTS)
PLAY = Family("play", "play {card}", CARD)
SEND_CW = Family("send-cw", "send cw {card}", CARD)
SEND_CCW = Family("send-ccw", "send ccw {card}", CARD)
DISCARD = Family("discard", "discard {card}", CARD)
DOCK = Family("dock", "dock {colour} {station}", COLOUR, STATION)

FAMILIES = (
    PASS_TURN,
    TO_REPLENISH,
    TO_REDIRECT,
    TO_EXCHANGE,
    TO_STATION,
    DONE,
    SPEND,
    DRAW_STACK,
    DRAW_DISPLAY,
    STEAL_FROM,
    BIO_CW,
    BIO_CCW,
    PLAY,
    SEND_CW,
    SEND_CCW,
    DISCARD,
    DOCK,
)

_card = Family("card", "{card}", CARD)
OUTCOMES = {
    LAYOUT: Family("layout", "{station}", Axis("station", STATION_CODES[:LAST])),
    BRIDGE: Family("bridge", "{colour}", COLOUR),
    TILE_A: Family("tile-a", "{half}", Axis("half", HALF_NAMES_A)),
    TILE_B: Family("tile-b", "{half}", Axis("half", HALF_NAMES_B)),
    PLACING: Family("placing", "{seat}", SEAT),
    DEAL: _card,
    DISPLAY: _card,
    DRAW: _card,
    STEAL: _card,
    SWAP_CARD: _card,
    SWAP_PLACE: Family("swap-place", "{spare} cw", Axis("spare", ("first", "second"))),
}

USUAL_SPELLING = {name.lower(): name for name in (*CARD_NAMES, *COLOUR_NAMES, *SEAT_NAMES, *STATION_CODES)}


def read_action(text: str) -> str:
    """Return an action or outcome in its usual spelling. Capitals do not matter; `clockwise` may be written out."""
    words = (
        text.lower().replace("counter-clockwise", "ccw").replace("counterclockwise", "ccw").replace("clockwise", "cw")
    )
    return " ".join(USUAL_SPELLING.get(word, word) for word in words.split())
