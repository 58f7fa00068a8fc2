"""The record of Solaris, its phases, its action ids and its outcomes (sections 4.4, 4.7 and 11)."""

from __future__ import annotations

from ....core.actions import Axis, Family
from ....core.record import NOBODY, OWNER, Cells, Record, int8
from .cardboard import (
    CARD_NAMES,
    CARD_TYPES,
    COLOUR_NAMES,
    COLOURS,
    HALF_NAMES_A,
    HALF_NAMES_B,
    SEAT_NAMES,
    SEATS,
    STATION_CODES,
    STATIONS,
)

CHANCE, GAME_OVER, NONE = -1, -2, -1

ENGINE_DECK, HEADQUARTERS, BIOTOPE_STATION, SHUTTLE_PORT, CANTEEN_STATION, ENERGY_CENTRE = range(STATIONS)

FULL = 7
"""SOLARIS-16: the last space of an energy track."""
HAND_LIMIT = 7
LASER_GOAL = 7
"""SOLARIS-70: so much on the laser ends the basic game after the round."""
TIME_GAME_ROUNDS = 4
START_HAND = 5
DISPLAY_SLOTS = 3
LAST = STATIONS - 1
"""The ring position of the energy centre."""


class State(Record):
    """Everything on the table; see section 11.2 for the meaning and range of each field."""

    n_players: int = int8()
    time_game: int = int8()
    max_rounds: int = int8()
    ring: Cells = int8(STATIONS)
    round: int = int8()
    pos: int = int8()
    phase: int = int8()
    to_act: int = int8()
    draw_for: int = int8()
    draw_left: int = int8()
    placed: Cells = int8(SEATS)
    victim: int = int8()
    swap_card: int = int8()
    energy: Cells = int8(SEATS, STATIONS)
    height: Cells = int8(SEATS, STATIONS)
    on_rim: Cells = int8(SEATS)
    laser: Cells = int8(SEATS)
    hand: Cells = int8(SEATS, CARD_TYPES, seen=OWNER)
    hand_n: Cells = int8(SEATS)
    open_hand: Cells = int8(SEATS, CARD_TYPES)
    stolen: Cells = int8(SEATS, CARD_TYPES, seen=OWNER)
    stolen_n: Cells = int8(SEATS)
    stack: Cells = int8(CARD_TYPES, seen=NOBODY)
    stack_n: int = int8()
    discard: Cells = int8(CARD_TYPES)
    display: Cells = int8(DISPLAY_SLOTS)
    bridge: Cells = int8(STATIONS)
    spare: Cells = int8(2)
    shuttle: Cells = int8(COLOURS)
    steps: int = int8()
    cards_played: int = int8()
    draws_owed: int = int8()
    deck_count: Cells = int8(STATIONS)
    robbed: Cells = int8(SEATS)
    limit_hit: int = int8()
    winners: Cells = int8(SEATS)


class Facts(Record):
    """What many questions of one decision share."""

    kinds: int = int8()
    kind: Cells = int8(CARD_TYPES)
    """The `kinds` card types in the hand of the player who decides, rising."""
    open: int = int8()
    """At the biotope: the other stations where the player is below 7."""


PHASES = (
    "CHOOSE",
    "REPLENISH",
    "REDIRECT",
    "EXCHANGE_DISCARD",
    "EXCHANGE_DRAW",
    "ENGINE",
    "HQ_DRAW",
    "HQ_MORE",
    "BIOTOPE",
    "PORT",
    "CANTEEN",
    "CENTRE",
    "REPLACE",
    "LIMIT_TURN",
    "LIMIT_CANTEEN",
    "LIMIT_ROUND",
    "OVER",
    "LAYOUT",
    "BRIDGE",
    "TILE_A",
    "TILE_B",
    "PLACING",
    "DEAL",
    "DISPLAY",
    "DRAW",
    "STEAL",
    "SWAP_CARD",
    "SWAP_PLACE",
)
(
    CHOOSE,
    REPLENISH,
    REDIRECT,
    EXCHANGE_DISCARD,
    EXCHANGE_DRAW,
    ENGINE,
    HQ_DRAW,
    HQ_MORE,
    BIOTOPE,
    PORT,
    CANTEEN,
    CENTRE,
    REPLACE,
    LIMIT_TURN,
    LIMIT_CANTEEN,
    LIMIT_ROUND,
    OVER,
    LAYOUT,
    BRIDGE,
    TILE_A,
    TILE_B,
    PLACING,
    DEAL,
    DISPLAY,
    DRAW,
    STEAL,
    SWAP_CARD,
    SWAP_PLACE,
) = range(len(PHASES))

FINISH_ACTION, TURN_LIMIT, END_TURN, BEGIN_TURN = range(-9, -5)
END_STATION, CANTEEN_LIMIT, NEXT_STATION, ROUND_DRAWS, ROUND_LIMIT = range(-5, 0)
"""Moments between two phases, named as in section 4.3; `advance` passes through them and no position rests there."""

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
