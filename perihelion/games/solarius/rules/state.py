"""The record of section 11.3, the nodes of section 4.2, and the questions about them that every chapter asks."""

from __future__ import annotations

from ....core.jit import rule
from ....core.kit import OK
from ....core.record import NOBODY, OWNER, Cells, Record, int8, int16
from .cardboard import BRIDGE, CARDS, COLOURS, FULL, PLANETS, SEATS, STATIONS
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
"""What `advance` has to do next; no position rests here: run the queue, value the die just placed, draw a card, end
the turn after the refill, begin a round, give the bonuses of the trade centre just erected."""

CHANCE, OVER = -1, -2
NONE = -1
ANY_ROW = 4
UNDRAWN = 4
"""`hex_back`: a planet whose colour is not yet drawn."""
QUEUE = 16
HAND_ROOM = 5

BACK_COLOUR, DOUBLE_CENTRE, WASTE_ADDS, LETTERS_PUBLIC = 1, 2, 4, 8
"""Bits of `flags`."""
AT_CARDS, AT_FREE = 0, 1
AT_RANDOM, AT_FIXED, AT_GIVEN = 0, 1, 2
UNSEEN, FACE_UP, PENDING, SETTLED = 0, 1, 2, 3
"""`planet_zone`."""
HIDDEN, DISCARDED, OPEN_MISSION, FULFILLED, DEVELOPED, PICKED = 0, 1, 2, 3, 4, 5
"""`card_zone`."""
ON_NORMAL, ON_TRANSFORM, ON_RESEARCH, ON_CARD = 0, 1, 2, 3
"""`place_kind`."""
LINES = 13


class State(Record):
    """Everything there is to know about a game."""

    n_players: int = int8()
    start_opt: int = int8()
    arr_opt: int = int8()
    flags: int = int8()
    round: int = int8()
    turn_no: int = int8()
    start_player: int = int8()
    turn_player: int = int8()
    actor: int = int8()
    node: int = int8()
    resume: int = int8()
    deal_no: int = int8()
    tile_at: Cells = int8(6)
    tile_rot: Cells = int8(6)
    hex_kind: Cells = int8(FIELDS)
    hex_tile: Cells = int8(FIELDS)
    hex_back: Cells = int8(FIELDS)
    hex_planet: Cells = int8(FIELDS)
    hex_owner: Cells = int8(FIELDS)
    hex_fig: Cells = int8(FIELDS)
    hex_outpost: Cells = int8(FIELDS)
    back_left: Cells = int8(COLOURS)
    planet_zone: Cells = int8(PLANETS)
    planet_owner: Cells = int8(PLANETS)
    tc_up: Cells = int8(6)
    tc_plan: Cells = int8(4)
    card_zone: Cells = int8(CARDS)
    card_owner: Cells = int8(CARDS)
    card_die: Cells = int8(CARDS)
    deck: Cells = int8(CARDS, seen=NOBODY)
    hand: Cells = int8(SEATS, CARDS, seen=OWNER)
    deck_n: int = int8()
    hand_n: Cells = int8(SEATS)
    batch: int = int16()
    card_batch: Cells = int16(CARDS)
    hand_batch: Cells = int16(SEATS, HAND_ROOM)
    draw_player: int = int8()
    draw_left: int = int8()
    bag: Cells = int8(COLOURS)
    bridge_col: Cells = int8(BRIDGE)
    bridge_face: Cells = int8(BRIDGE)
    bridge_slot: Cells = int8(BRIDGE)
    held: Cells = int8(SEATS, COLOURS)
    fuel: Cells = int8(SEATS)
    buck: Cells = int8(SEATS)
    level: Cells = int8(SEATS, COLOURS)
    column: Cells = int8(SEATS, COLOURS)
    res: Cells = int8(SEATS, COLOURS, 3)
    waste_on: Cells = int8(SEATS)
    waste_off: Cells = int8(SEATS)
    waste_cap: Cells = int8(SEATS)
    drv1: Cells = int8(SEATS)
    drv2: Cells = int8(SEATS)
    ship: Cells = int16(SEATS)
    st_order: Cells = int8(SEATS, STATIONS)
    missions_started: Cells = int8(SEATS)
    colonies_left: Cells = int8(SEATS)
    start_card: Cells = int8(SEATS)
    outpost_tile: Cells = int8(SEATS, 6)
    tc_used: Cells = int8(SEATS, 6)
    overflow: Cells = int8(FIELDS)
    used_trans: Cells = int8(SEATS)
    used_res: Cells = int8(SEATS)
    die_idx: int = int8()
    die_col: int = int8()
    die_face: int = int8()
    final_col: int = int8()
    place_kind: int = int8()
    place_card: int = int8()
    base_ap: int = int8()
    ap: int = int8()
    must_use: int = int8()
    cheap_used: int = int8()
    b_done: int = int8()
    store_row: int = int8()
    store_left: int = int8()
    portal_open: int = int8()
    revealed: int = int8()
    picked_card: int = int8()
    sell_credit: int = int8()
    sell_return: int = int8()
    pay_row: int = int8()
    pay_value: int = int8()
    discard_need: int = int8()
    trig_mask: int = int8()
    q_player: Cells = int8(QUEUE)
    q_op: Cells = int8(QUEUE)
    q_a: Cells = int8(QUEUE)
    q_b: Cells = int8(QUEUE)
    q_c: Cells = int8(QUEUE)
    q_n: int = int8()
    score: Cells = int8(SEATS, LINES)


class Facts(Record):
    """What the checks of one decision share."""

    turn: int = int8()
    """1 while any-time options are open to the actor."""
    worth: int = int8()
    """Value of all cubes of the actor."""
    keep: int = int8()
    """Units of fuel and SpaceBucks that have to stay, so that a die can still be taken."""
    step: int = int8()
    """1 where some spending step is legal."""
    buy: int = int8()
    """1 where an action point may be bought."""
    reach: int = int8()
    """Range of the ship."""
    price: int = int8()
    """Fuel for one more point of range."""
    nearest: int = int16()
    """Way to the nearest field where the flight may end, with the portals as they are."""
    nearest_open: int = int16()
    """The same with portals open."""
    way: Cells = int16(FIELDS)
    """Way to each field where the flight may end, else -1."""
    ground: int = int8()
    """1 where the ship is on a plain field without figure."""
    mission_field: int = int8()
    """1 where a mission may be fulfilled, 2 where it would be overflow."""
    high: int = int8()
    low: int = int8()
    """Prices of the next station."""
    figures: int = int8()
    """Own figures on the ship's tile of the kind just placed."""


@rule
def seats(s: State) -> int:
    """SOLARIUS-7: two, three or four players."""
    return s.n_players


@rule
def next_seat(s: State, p: int) -> int:
    """The seat clockwise of p."""
    return p + 1 if p + 1 < s.n_players else 0


@rule
def is_turn(s: State) -> bool:
    """SOLARIUS-86, -92: whether a turn is going on; `resume` alone decides."""
    return s.resume == ACTION or s.resume == B_MENU or s.resume == TURN_END


@rule
def is_die_action(s: State) -> bool:
    """Whether points come from the die; only then more may be bought."""
    return s.resume == B_MENU


@rule
def chance(s: State, node: int) -> None:
    """The next draw."""
    s.node = node
    s.actor = CHANCE


@rule
def free_choice(s: State, f: Facts) -> int:
    """SOLARIUS-5, -34, -44, -49, -65, -78: what nobody has to do and nothing forbids."""
    return OK


@rule
def gain_fuel(s: State, p: int, n: int) -> None:
    """SOLARIUS-40, -91: fuel up to 10; the rest is lost."""
    s.fuel[p] = min(FULL, s.fuel[p] + n)


@rule
def gain_bucks(s: State, p: int, n: int) -> None:
    """SOLARIUS-40, -91: SpaceBucks up to 10; the rest is lost."""
    s.buck[p] = min(FULL, s.buck[p] + n)


@rule
def take_waste(s: State, p: int) -> None:
    """SOLARIUS-31, -32: one waste, to a free waste space, else beside the board for good."""
    if s.waste_on[p] < s.waste_cap[p]:
        s.waste_on[p] += 1
    else:
        s.waste_off[p] += 1


@rule
def remove_waste(s: State, p: int, n: int) -> None:
    """SOLARIUS-32: waste leaves the spaces, never what lies beside the board."""
    s.waste_on[p] -= min(n, s.waste_on[p])


@rule
def put_last(s: State, p: int, op: int, a: int, b: int, c: int) -> None:
    """Section 4.3: an op at the end of the queue."""
    n = s.q_n
    s.q_player[n] = p
    s.q_op[n] = op
    s.q_a[n] = a
    s.q_b[n] = b
    s.q_c[n] = c
    s.q_n = n + 1


@rule
def put_first(s: State, p: int, op: int, a: int) -> None:
    """Section 4.3: an op at the front of the queue, where ops produced by an op go."""
    for k in range(s.q_n):
        i = s.q_n - k
        s.q_player[i] = s.q_player[i - 1]
        s.q_op[i] = s.q_op[i - 1]
        s.q_a[i] = s.q_a[i - 1]
        s.q_b[i] = s.q_b[i - 1]
        s.q_c[i] = s.q_c[i - 1]
    s.q_player[0] = p
    s.q_op[0] = op
    s.q_a[0] = a
    s.q_b[0] = 0
    s.q_c[0] = 0
    s.q_n += 1


@rule
def drop_first(s: State) -> None:
    """Section 4.3: the first op leaves the queue; free entries hold 0."""
    s.q_n -= 1
    for i in range(s.q_n):
        s.q_player[i] = s.q_player[i + 1]
        s.q_op[i] = s.q_op[i + 1]
        s.q_a[i] = s.q_a[i + 1]
        s.q_b[i] = s.q_b[i + 1]
        s.q_c[i] = s.q_c[i + 1]
    last = s.q_n
    s.q_player[last] = 0
    s.q_op[last] = 0
    s.q_a[last] = 0
    s.q_b[last] = 0
    s.q_c[last] = 0
