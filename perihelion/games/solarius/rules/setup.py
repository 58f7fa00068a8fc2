"""Set-up: the options, the first state, and what is decided before round 1 (section 3)."""

from __future__ import annotations

from typing import Any

from perihelion.rules import OK, InvalidOptions, no, rule

from .cards import take_card
from .components import (
    BACKS,
    BRIDGE,
    CARDS,
    COLONIES,
    COLOURS,
    DICE,
    PLANETS,
    ROUNDS,
    SEATS,
    START_TRACK,
    STARTS,
    TILES,
    WASTE_SPACES,
)
from .geometry import FIELDS
from .space import lay_tiles
from .state import (
    AT_FREE,
    AT_GIVEN,
    AT_RANDOM,
    BACK_COLOUR,
    CHANCE_BACK,
    CHANCE_CARD,
    CHANCE_DIE,
    CHANCE_START_CARD,
    CHANCE_START_PLAYER,
    CHANCE_TILE,
    DOUBLE_CENTRE,
    LETTERS_PUBLIC,
    MOST_IN_HAND,
    NONE,
    START_PUSH,
    START_UP,
    TURN_START,
    WASTE_ADDS,
    Facts,
    State,
    await_outcome,
    next_seat,
)

DEALT = 3
"""Cards dealt to each player in a free start."""
FLAGS = (
    ("planet_back_colour", BACK_COLOUR),
    ("outpost_double_tc", DOUBLE_CENTRE),
    ("field_waste_adds", WASTE_ADDS),
    ("centre_letters_public", LETTERS_PUBLIC),
)


def setup(s: State, options: dict[str, Any]) -> None:
    """Section 3: everything up to the first draw."""
    arrangement = ("random", "fixed", "given").index(options["arrangement"])
    if arrangement != AT_GIVEN and (options["tiles"] != TILES or set(options["rotations"]) != {"0"}):
        raise InvalidOptions("tiles and rotations need arrangement=given")
    s.players = options["players"]
    s.start_opt = ("cards", "free").index(options["start"])
    s.arr_opt = arrangement
    s.flags = sum(bit for name, bit in FLAGS if options[name])
    s.resume = TURN_START
    clear_state(s)
    for p in range(s.players):
        equip_player(s, p)
    if arrangement == AT_RANDOM:
        await_outcome(s, CHANCE_TILE)
        return
    for sector in range(6):
        s.tile_at[sector] = TILES.index(options["tiles"][sector])
        s.tile_rot[sector] = int(options["rotations"][sector])
    lay_out_space(s)


@rule
def clear_state(s: State) -> None:
    """Section 11.3: fields that have no value yet are -1; all cards are in the deck."""
    for sector in range(6):
        s.tile_at[sector] = NONE
        s.tile_rot[sector] = NONE
    for h in range(FIELDS):
        s.hex_back[h] = NONE
        s.hex_planet[h] = NONE
        s.hex_owner[h] = NONE
        s.hex_outpost[h] = NONE
    for colour in range(COLOURS):
        s.back_left[colour] = BACKS[s.players - 2]
        s.bag[colour] = DICE[s.players - 2]
    for planet in range(PLANETS):
        s.planet_owner[planet] = NONE
    for i in range(ROUNDS):
        s.tc_plan[i] = NONE
    for card in range(CARDS):
        s.deck[card] = 1
        s.card_owner[card] = NONE
        s.card_batch[card] = NONE
    s.deck_n = CARDS
    s.batch = 1
    for p in range(SEATS):
        for i in range(MOST_IN_HAND):
            s.hand_batch[p, i] = NONE
    for i in range(BRIDGE):
        s.bridge_col[i] = NONE
        s.bridge_face[i] = NONE
        s.bridge_slot[i] = NONE
    s.draw_player = NONE
    s.die_idx = NONE
    s.die_col = NONE
    s.die_face = NONE
    s.final_col = NONE
    s.place_kind = NONE
    s.place_card = NONE
    s.store_row = NONE
    s.picked_card = NONE
    s.sell_return = NONE
    s.pay_row = NONE


@rule
def equip_player(s: State, p: int) -> None:
    """SOLARIUS-11, -15: 2 fuel, 2 SpaceBucks, all dice level 1 in column I, the ship on the home planet."""
    s.fuel[p] = START_TRACK
    s.buck[p] = START_TRACK
    s.waste_cap[p] = WASTE_SPACES
    s.colonies_left[p] = COLONIES
    for colour in range(COLOURS):
        s.level[p, colour] = 1
        s.column[p, colour] = 1


@rule
def lay_out_space(s: State) -> None:
    """SOLARIUS-7, section 3 steps 2 and 3: space is laid, planets lie face down; their colours come next if public."""
    lay_tiles(s)
    await_outcome(s, CHANCE_BACK if s.flags & BACK_COLOUR != 0 else CHANCE_START_PLAYER)


@rule
def begin_players(s: State, p: int) -> None:
    """SOLARIUS-12, -13, section 3 steps 6 and 7: the start player, then start cards or three cards for each."""
    s.start_player = p
    s.turn_player = p
    if s.start_opt == AT_FREE:
        s.draw_player = 0
        s.draw_left = DEALT
        await_outcome(s, CHANCE_CARD)
    else:
        await_outcome(s, CHANCE_START_CARD)


@rule
def take_start_card(s: State, p: int, start: int) -> None:
    """SOLARIUS-11, -12: one die pushed, one turned, cubes in the other rows, two progress cards."""
    s.start_card[p] = start + 1
    s.column[p, STARTS[start, 0]] = 2
    s.level[p, STARTS[start, 1]] = 2
    s.res[p, STARTS[start, 2], 0] = 2
    s.res[p, STARTS[start, 3], 0] = 2
    for i in range(4, 6):
        take_card(s, p, STARTS[start, i], 0)
        s.card_batch[STARTS[start, i]] = 0


@rule
def begin_dice(s: State) -> None:
    """SOLARIUS-14, section 3 step 8: the first four dice are drawn."""
    s.deal_no = 0
    await_outcome(s, CHANCE_DIE)


@rule
def may_start_push(s: State, f: Facts, colour: int) -> int:
    """SOLARIUS-11: any die goes to column II."""
    return OK


@rule
def do_start_push(s: State, colour: int) -> None:
    """SOLARIUS-11: the die is pushed."""
    s.column[s.to_act, colour] = 2
    s.phase = START_UP


@rule
def may_start_up(s: State, f: Facts, colour: int) -> int:
    """SOLARIUS-11: another die than the one pushed."""
    return OK if s.column[s.to_act, colour] == 1 else no(11)


@rule
def do_start_up(s: State, colour: int) -> None:
    """SOLARIUS-11: the die is turned to 2; the other two rows get two cubes each."""
    p = s.to_act
    s.level[p, colour] = 2
    for row in range(COLOURS):
        if s.column[p, row] == 1 and row != colour:
            s.res[p, row, 0] = 2
    s.to_act = next_seat(s, p)
    s.phase = START_PUSH
    if s.to_act == s.start_player:
        begin_dice(s)
