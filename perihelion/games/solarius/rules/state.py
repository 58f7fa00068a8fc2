"""The record of section 11.3, the phases of section 4.2, and the questions about them that every chapter asks."""

from __future__ import annotations

from typing import ClassVar

from perihelion.rules import CHANCE, NOBODY, OK, OWNER, Cells, Record, int8, int16, rule

from .components import BRIDGE, CARDS, COLOURS, PLANETS, SEATS, STATIONS
from .geometry import FIELDS

PHASES = (
    "KEEP", "START_PUSH", "START_UP", "TURN_START", "PLACE_DIE", "BONUS", "MALUS", "RESEARCH", "PLAY_CARD",
    "PLAY_SIDE", "DISCARD", "ACTION", "STORE", "UPGRADE", "PUSH", "FUEL_MORE", "B_MENU", "DRIVES", "FLIGHT", "LAND",
    "PAY", "OUTPOST", "PICK", "TRIGGER", "SELL", "TURN_END", "FINAL_SETTLE", "CHANCE_TILE", "CHANCE_ROTATION",
    "CHANCE_BACK", "CHANCE_START_PLAYER", "CHANCE_START_CARD", "CHANCE_CARD", "CHANCE_DIE", "CHANCE_CENTRE",
    "CHANCE_PLANET", "GAME_OVER",
)  # fmt: skip
(
    KEEP, START_PUSH, START_UP, TURN_START, PLACE_DIE, AT_BONUS, MALUS, AT_RESEARCH, PLAY_CARD,
    PLAY_SIDE, DISCARD, ACTION, STORE, AT_UPGRADE, AT_PUSH, FUEL_MORE, B_MENU, DRIVES, FLIGHT, LAND,
    AT_PAY, AT_OUTPOST, AT_PICK, AT_TRIGGER, AT_SELL, TURN_END, FINAL_SETTLE, CHANCE_TILE, CHANCE_ROTATION,
    CHANCE_BACK, CHANCE_START_PLAYER, CHANCE_START_CARD, CHANCE_CARD, CHANCE_DIE, CHANCE_CENTRE,
    CHANCE_PLANET, GAME_OVER,
) = range(len(PHASES))  # fmt: skip

RUN, PLACED, DRAW, REFILLED, NEW_ROUND, ERECTED = -1, -2, -3, -4, -5, -6
"""Inner phases: what `advance` has to do next. No position stays in them: run the queue, value the die just placed,
draw a card, end the turn after the refill, begin a round, give the bonuses of the trade centre just erected."""

NONE = -1
ANY_ROW = 4
"""`store_row`: cubes of any colour."""
UNDRAWN = 4
"""`hex_back`: a planet whose colour is not yet drawn."""
QUEUE = 16
"""The most effects that wait at the same time."""
MOST_IN_HAND = 5
"""Cards in hand before the surplus is discarded."""

BACK_COLOUR, DOUBLE_CENTRE, WASTE_ADDS, LETTERS_PUBLIC = 1, 2, 4, 8
"""Bits of `flags`."""
AT_CARDS, AT_FREE = 0, 1
"""`start_opt`."""
AT_RANDOM, AT_FIXED, AT_GIVEN = 0, 1, 2
"""`arr_opt`."""
UNSEEN, FACE_UP, PENDING, SETTLED = 0, 1, 2, 3
"""`planet_zone`."""
HIDDEN, DISCARDED, OPEN_MISSION, FULFILLED, DEVELOPED, PICKED = 0, 1, 2, 3, 4, 5
"""`card_zone`."""
ON_NORMAL, ON_TRANSFORM, ON_RESEARCH, ON_CARD = 0, 1, 2, 3
"""`place_kind`."""
LINES = 13
"""Lines of the score sheet."""


class State(Record):
    """The record of a position."""

    former_names: ClassVar[dict[str, str]] = {"n_players": "players", "actor": "to_act", "node": "phase"}

    players: int = int8("The number of players, 2 to 4.", low=2, high=4)
    start_opt: int = int8("The option `start`: 0 start cards, 1 free start.", high=1)
    arr_opt: int = int8("The option `arrangement`: 0 random, 1 fixed, 2 given.", high=2)
    flags: int = int8(
        "Options as bits: 1 planet_back_colour, 2 outpost_double_tc, 4 field_waste_adds, 8 centre_letters_public.",
        high=15,
    )
    round: int = int8("The round, 1 to 4; 0 during set-up.", high=4)
    turn_no: int = int8(
        "The number of the turn within the round, from 0; during round end that of the last turn.", high=15
    )
    start_player: int = int8("The seat that begins the round; 0 until it is drawn.", high=3)
    turn_player: int = int8(
        "The seat whose turn it is; at round start the start player, at round end the seat of the last turn.", high=3
    )
    to_act: int = int8("The seat to act, -1 if chance decides, -2 if the game is over.", low=-2, high=3)
    phase: int = int8("The phase, an index of PHASES.", high=len(PHASES) - 1)
    resume: int = int8(
        "The phase that follows when the queue is empty; it says which part of the turn or round is going on.",
        high=len(PHASES) - 1,
    )
    deal_no: int = int8("The number of the present draw within a step of set-up, from 0; otherwise 0.")
    tile_at: Cells = int8(
        "The tile in sectors 1 to 6: 0 to 5 for A to F, -1 if it is not yet drawn.", 6, low=-1, high=5
    )
    tile_rot: Cells = int8(
        "The rotation of the tile in sectors 1 to 6 in steps of 60 degrees, -1 if it is not yet drawn.",
        6,
        low=-1,
        high=5,
    )
    hex_kind: Cells = int8(
        "The kind of each field: 0 plain, 1 home, 2 planet place, 3 unused place, 4 portal, 5 trade-centre field.",
        FIELDS,
        high=5,
    )
    hex_tile: Cells = int8("The tile of each field: 0 the centre, 1 to 6 for A to F.", FIELDS, high=6)
    hex_back: Cells = int8(
        "The planet face down on each field: its colour 0 to 3, 4 if the colour is not yet drawn, -1 if none.",
        FIELDS,
        low=-1,
        high=4,
    )
    hex_planet: Cells = int8("The planet face up on each field, 0 to 35, -1 if none.", FIELDS, low=-1, high=35)
    hex_owner: Cells = int8("The seat whose figure is on each field, -1 if none.", FIELDS, low=-1, high=3)
    hex_fig: Cells = int8("The figure on each field: 0 none, 1 colony, 2 station, 3 mission.", FIELDS, high=3)
    hex_outpost: Cells = int8("The outpost marker on each field, 0 to 5, -1 if none.", FIELDS, low=-1, high=5)
    back_left: Cells = int8("Planets in play whose back is not yet drawn, by colour.", COLOURS)
    planet_zone: Cells = int8(
        "Where each planet is: 0 not yet seen, 1 face up in space, 2 pending, 3 settled.", PLANETS, high=3
    )
    planet_owner: Cells = int8("The seat that has each pending or settled planet, -1 if none.", PLANETS, low=-1, high=3)
    tc_up: Cells = int8("The round in which each trade centre A to F was erected, 0 if it is not erected.", 6, high=4)
    tc_plan: Cells = int8(
        "The trade centre of rounds 1 to 4 as drawn at set-up: 0 to 5 for A to F, -1 if it is not drawn.",
        4,
        low=-1,
        high=5,
    )
    card_zone: Cells = int8(
        "Each card: 0 in deck or hand, 1 discarded, 2 open mission, 3 fulfilled mission, 4 development, 5 picked.",
        CARDS,
        high=5,
    )
    card_owner: Cells = int8("The seat that has played each card, -1 if none.", CARDS, low=-1, high=3)
    card_die: Cells = int8("1 for each development whose die space was used in this round, by card.", CARDS, high=1)
    deck: Cells = int8("1 for each card in the deck.", CARDS, seen=NOBODY, high=1)
    hand: Cells = int8("1 for each card in a hand, by seat and card.", SEATS, CARDS, seen=OWNER, high=1)
    deck_n: int = int8("The number of cards in the deck.", high=32)
    hand_n: Cells = int8("The number of cards in hand, by seat.", SEATS, high=5)
    batch: int = int16("The batch of the present deck: 1 for the first deck, one more after each renewal.", low=1)
    card_batch: Cells = int16(
        "The batch of each card that everybody knows to be in a hand, -1 for all other cards.", CARDS, low=-1
    )
    hand_batch: Cells = int16(
        "The batches of the cards in hand, rising, by seat and place in hand; -1 after the last card.",
        SEATS,
        MOST_IN_HAND,
        low=-1,
    )
    draw_player: int = int8("The seat that draws cards, -1 if none.", low=-1, high=3)
    draw_left: int = int8("The number of cards that this seat still draws.")
    bag: Cells = int8("Action dice in the bag, by colour.", COLOURS)
    bridge_col: Cells = int8("The colour of each die on the bridge, -1 if the place is empty.", BRIDGE, low=-1, high=3)
    bridge_face: Cells = int8(
        "The face of each die on the bridge: 0 to 2 for 1 to 3, 3 star, 4 star+1, -1 if the place is empty.",
        BRIDGE,
        low=-1,
        high=4,
    )
    bridge_slot: Cells = int8(
        "The slot of each die on the bonus wheel: 0 to 4 for -1 to 3, -1 if there is no die or it is not yet sorted.",
        BRIDGE,
        low=-1,
        high=4,
    )
    held: Cells = int8("Action dice taken in this round, by seat and colour.", SEATS, COLOURS)
    fuel: Cells = int8("Fuel, 0 to 10, by seat.", SEATS, high=10)
    buck: Cells = int8("SpaceBucks, 0 to 10, by seat.", SEATS, high=10)
    level: Cells = int8("The level of each technology die, 1 to 6, by seat and colour.", SEATS, COLOURS, high=6)
    column: Cells = int8("The column of each technology die, 1 to 5, by seat and colour.", SEATS, COLOURS, high=5)
    res: Cells = int8("Resource cubes, by seat, row and storage column.", SEATS, COLOURS, 3, high=3)
    waste_on: Cells = int8("Waste on waste spaces, by seat.", SEATS)
    waste_off: Cells = int8("Waste beside the board, by seat.", SEATS)
    waste_cap: Cells = int8("The number of waste spaces, by seat.", SEATS)
    drv1: Cells = int8("Neutral drives of value 1, by seat.", SEATS, high=3)
    drv2: Cells = int8("Neutral drives of value 2, by seat.", SEATS, high=3)
    ship: Cells = int16("The field of the ship, by seat.", SEATS, high=132)
    st_order: Cells = int8(
        "The number in building order of each station card, 1 to 4, 0 if it is not built, by seat and station card.",
        SEATS,
        STATIONS,
        high=4,
    )
    missions_started: Cells = int8("Missions played so far, open or fulfilled, by seat.", SEATS)
    colonies_left: Cells = int8("Colonies not yet placed, by seat.", SEATS)
    start_card: Cells = int8(
        "The start card, 1 to 4, 0 in a free start or if it is not yet dealt, by seat.", SEATS, high=4
    )
    outpost_tile: Cells = int8(
        "The tile of each outpost marker, 1 to 6, 0 if it is not placed, by seat and marker.", SEATS, 6, high=6
    )
    tc_used: Cells = int8(
        "1 if the claim to the bonus of a trade centre is spent, by seat and letter.", SEATS, 6, high=1
    )
    overflow: Cells = int8("1 for each field with a mission placed by overflow.", FIELDS, high=1)
    used_trans: Cells = int8("1 if the transformation field was used in this round, by seat.", SEATS, high=1)
    used_res: Cells = int8("1 if the research field was used in this round, by seat.", SEATS, high=1)
    die_idx: int = int8("The place on the bridge of the die chosen in this turn, 0 to 3, -1 if none.", low=-1, high=3)
    die_col: int = int8("The colour of the die chosen in this turn, -1 if none.", low=-1, high=3)
    die_face: int = int8(
        "The face of the die chosen in this turn, coded as in bridge_face, -1 if none.", low=-1, high=4
    )
    final_col: int = int8("The colour that the die counts as, -1 until it is placed.", low=-1, high=3)
    place_kind: int = int8(
        "The field of the die: 0 ordinary, 1 transformation, 2 research, 3 development, -1 until it is placed.",
        low=-1,
        high=3,
    )
    place_card: int = int8("The card whose die space the die is on, 0 to 31, -1 if none.", low=-1, high=31)
    base_ap: int = int8("The action points of the die alone, 0 until it is placed.")
    ap: int = int8(
        "In BONUS the units to take, in ACTION the action points, in UPGRADE and PUSH the points left; otherwise 0."
    )
    must_use: int = int8("1 while an action point just bought is not yet used.", high=1)
    cheap_used: int = int8("1 if the cheaper action point of this turn was bought.", high=1)
    b_done: int = int8("1 once the extra action of this turn is chosen.", high=1)
    store_row: int = int8("The row in which cubes are stored, 4 for any row, -1 if none.", low=-1, high=4)
    store_left: int = int8("The number of cubes that may still be stored.")
    portal_open: int = int8("1 if the portals are open in this turn.", high=1)
    revealed: int = int8("1 if a planet was turned up in this turn.", high=1)
    picked_card: int = int8("The card that was picked to be played, 0 to 31, -1 if none.", low=-1, high=31)
    sell_credit: int = int8("The value of sold cubes for which nothing was taken yet.")
    sell_return: int = int8("The phase in which the sale began, -1 if none.", low=-1, high=len(PHASES) - 1)
    pay_row: int = int8("The row that has to pay, -1 if none.", low=-1, high=3)
    pay_value: int = int8("The value that this row has to pay.")
    discard_need: int = int8("The number of cards still to discard.")
    trig_mask: int = int8("The station cards whose permanent effect is still to be used, one bit each.", high=63)
    q_player: Cells = int8("The seat of each effect in the queue; the first entry is carried out next.", QUEUE, high=3)
    q_op: Cells = int8("The code of each effect in the queue (section 2.9), 0 if the entry is free.", QUEUE)
    q_a: Cells = int8(
        "The first number of each effect: an amount, a row, a kind of figure, a station card or a mask of them.",
        QUEUE,
    )
    q_b: Cells = int8(
        "The second number of each effect: the value to pay, the cubes to take, or the card number of a mission.", QUEUE
    )
    q_c: Cells = int8(
        "The third number of each effect: the value of the cubes to take, or 1 for a mission placed by overflow.", QUEUE
    )
    q_n: int = int8("The number of effects in the queue.", high=16)
    score: Cells = int8(
        "The final points by seat and line of section 6, 0 until the game is over.", SEATS, LINES, low=-127
    )


class Facts(Record):
    """What the checks of one decision share."""

    turn: int = int8("1 while any-time actions are open to the seat to act.")
    worth: int = int8("The value of all cubes of the seat to act.")
    keep: int = int8("Units of fuel and SpaceBucks that have to stay, so that a die can still be taken.")
    step: int = int8("1 if some spending step is legal.")
    buy: int = int8("1 if an action point may be bought.")
    reach: int = int8("The range of the ship.")
    price: int = int8("Fuel for one more point of range.")
    nearest: int = int16("The way to the nearest field where the flight may end, with the portals as they are.")
    nearest_open: int = int16("The same way with open portals.")
    way: Cells = int16("The way to each field where the flight may end, -1 for all other fields.", FIELDS, low=-1)
    ground: int = int8("1 if the ship is on a plain field without figure.")
    mission_field: int = int8("1 if a mission may be fulfilled here, 2 if it would be placed by overflow, otherwise 0.")
    high: int = int8("The higher value of the price of the next station, 0 if none may be built.")
    low: int = int8("The lower value of the price of the next station, 0 if none may be built.")
    figures: int = int8("Own figures of the kind just placed on the tile of the ship.")


@rule
def next_seat(s: State, p: int) -> int:
    """The seat clockwise of p."""
    return p + 1 if p + 1 < s.players else 0


@rule
def is_turn(s: State) -> bool:
    """SOLARIUS-86, -92: whether a turn is going on; `resume` alone decides."""
    return s.resume == ACTION or s.resume == B_MENU or s.resume == TURN_END


@rule
def is_die_action(s: State) -> bool:
    """Whether the points come from the die; only then more points may be bought."""
    return s.resume == B_MENU


@rule
def await_outcome(s: State, phase: int) -> None:
    """Section 4.10: chance decides next, in this phase."""
    s.phase = phase
    s.to_act = CHANCE


@rule
def free_choice(s: State, f: Facts) -> int:
    """SOLARIUS-5, -34, -44, -49, -65, -78: a choice that nothing forbids."""
    return OK
