"""Chance: the outcomes of each draw, their weights, and what they bring (section 4.10)."""

from __future__ import annotations

from typing import Any

from perihelion.rules import EVERYBODY, rule, tell

from .bridge import refill, sort_first_dice
from .cards import take_card
from .components import (
    BRIDGE,
    CARDS,
    COLOURS,
    FACES,
    OUTER_TILES,
    PLANET_COLOUR,
    PLANET_POINTS,
    PLANETS,
    ROUNDS,
    SEATS,
    SIXTHS,
)
from .events import PLANET_REVEALED
from .geometry import FIELDS
from .setup import DEALT, begin_dice, begin_players, lay_out_space, take_start_card
from .space import erect_centre
from .state import (
    CHANCE_BACK,
    CHANCE_CARD,
    CHANCE_CENTRE,
    CHANCE_DIE,
    CHANCE_PLANET,
    CHANCE_ROTATION,
    CHANCE_START_CARD,
    CHANCE_START_PLAYER,
    CHANCE_TILE,
    DRAW,
    FACE_UP,
    KEEP,
    LAND,
    LETTERS_PUBLIC,
    NEW_ROUND,
    NONE,
    REFILLED,
    UNDRAWN,
    UNSEEN,
    State,
    await_outcome,
)


@rule
def deals(s: State, weights: Any) -> int:
    """SOLARIUS-93 to -100: the weight of every outcome."""
    if s.phase == CHANCE_TILE:
        return tile_weights(s, weights)
    if s.phase == CHANCE_ROTATION:
        for i in range(6):
            weights[i] = 1
        return 6
    if s.phase == CHANCE_BACK:
        for colour in range(COLOURS):
            weights[colour] = s.back_left[colour]
        return COLOURS
    if s.phase == CHANCE_START_PLAYER:
        for p in range(SEATS):
            weights[p] = 1 if p < s.players else 0
        return SEATS
    if s.phase == CHANCE_START_CARD:
        return start_card_weights(s, weights)
    if s.phase == CHANCE_CARD:
        for card in range(CARDS):
            weights[card] = s.deck[card]
        return CARDS
    if s.phase == CHANCE_DIE:
        for colour in range(COLOURS):
            for face in range(FACES):
                weights[FACES * colour + face] = s.bag[colour] * SIXTHS[face]
        return COLOURS * FACES
    if s.phase == CHANCE_CENTRE:
        return centre_weights(s, weights)
    colour = s.hex_back[s.ship[s.turn_player]]
    for planet in range(PLANETS):
        weights[planet] = 1 if s.planet_zone[planet] == UNSEEN and PLANET_COLOUR[planet] == colour else 0
    return PLANETS


@rule
def tile_weights(s: State, weights: Any) -> int:
    """SOLARIUS-93: every tile not yet laid."""
    for tile in range(OUTER_TILES):
        weights[tile] = 1
    for sector in range(OUTER_TILES):
        if s.tile_at[sector] != NONE:
            weights[s.tile_at[sector]] = 0
    return OUTER_TILES


@rule
def start_card_weights(s: State, weights: Any) -> int:
    """SOLARIUS-95: every start card not yet dealt."""
    for start in range(SEATS):
        weights[start] = 1
    for p in range(SEATS):
        if s.start_card[p] > 0:
            weights[s.start_card[p] - 1] = 0
    return SEATS


@rule
def centre_weights(s: State, weights: Any) -> int:
    """SOLARIUS-98: every letter not yet seen."""
    for letter in range(OUTER_TILES):
        weights[letter] = 1 if s.tc_up[letter] == 0 else 0
    for i in range(ROUNDS):
        if s.tc_plan[i] != NONE:
            weights[s.tc_plan[i]] = 0
    return OUTER_TILES


@rule
def deal(s: State, outcome: int) -> None:
    """SOLARIUS-93 to -100: the outcome happens."""
    if s.phase == CHANCE_TILE:
        deal_tile(s, outcome)
    elif s.phase == CHANCE_ROTATION:
        deal_rotation(s, outcome)
    elif s.phase == CHANCE_BACK:
        deal_back(s, outcome)
    elif s.phase == CHANCE_START_PLAYER:
        begin_players(s, outcome)
    elif s.phase == CHANCE_START_CARD:
        deal_start_card(s, outcome)
    elif s.phase == CHANCE_CARD:
        deal_card(s, outcome)
    elif s.phase == CHANCE_DIE:
        deal_die(s, outcome // FACES, outcome % FACES)
    elif s.phase == CHANCE_CENTRE:
        deal_centre(s, outcome)
    else:
        deal_planet(s, outcome)


@rule
def deal_tile(s: State, tile: int) -> None:
    """SOLARIUS-93: the tile of the next sector."""
    s.tile_at[s.deal_no] = tile
    s.deal_no += 1
    if s.deal_no == OUTER_TILES:
        s.deal_no = 0
        s.phase = CHANCE_ROTATION


@rule
def deal_rotation(s: State, turns: int) -> None:
    """SOLARIUS-93: the rotation of the next sector's tile."""
    s.tile_rot[s.deal_no] = turns
    s.deal_no += 1
    if s.deal_no == OUTER_TILES:
        s.deal_no = 0
        lay_out_space(s)


@rule
def deal_back(s: State, colour: int) -> None:
    """SOLARIUS-96: the colour of the next place at set-up, or of the planet under the ship."""
    s.back_left[colour] -= 1
    if s.round > 0:
        s.hex_back[s.ship[s.turn_player]] = colour
        s.phase = CHANCE_PLANET
        return
    h = next_undrawn(s, 0)
    s.hex_back[h] = colour
    s.deal_no += 1
    if next_undrawn(s, h) == FIELDS:
        s.deal_no = 0
        s.phase = CHANCE_START_PLAYER


@rule
def next_undrawn(s: State, h: int) -> int:
    """The next field from h on whose planet has no colour yet, FIELDS after the last."""
    while h < FIELDS and s.hex_back[h] != UNDRAWN:
        h += 1
    return h


@rule
def deal_start_card(s: State, start: int) -> None:
    """SOLARIUS-95: the start card of the next seat."""
    take_start_card(s, s.deal_no, start)
    s.deal_no += 1
    if s.deal_no == s.players:
        begin_dice(s)


@rule
def deal_card(s: State, card: int) -> None:
    """SOLARIUS-99: a card of the deck, for the drawing seat alone."""
    take_card(s, s.draw_player, card, s.batch)
    if s.round > 0:
        s.draw_left -= 1
        s.phase = DRAW
        return
    s.deal_no += 1
    if s.deal_no < DEALT * s.players:
        s.draw_player = s.deal_no // DEALT
        s.draw_left = DEALT - s.deal_no % DEALT
        return
    s.deal_no = 0
    s.draw_player = NONE
    s.draw_left = 0
    s.to_act = s.start_player
    s.phase = KEEP


@rule
def deal_die(s: State, colour: int, face: int) -> None:
    """SOLARIUS-100: a die out of the bag, rolled; at set-up the fourth is followed by sorting."""
    if s.round > 0:
        refill(s, colour, face)
        s.phase = REFILLED
        return
    s.bag[colour] -= 1
    s.bridge_col[s.deal_no] = colour
    s.bridge_face[s.deal_no] = face
    s.deal_no += 1
    if s.deal_no == BRIDGE:
        s.deal_no = 0
        sort_first_dice(s)
        s.phase = NEW_ROUND
        if s.flags & LETTERS_PUBLIC != 0:
            await_outcome(s, CHANCE_CENTRE)


@rule
def deal_centre(s: State, letter: int) -> None:
    """SOLARIUS-4, -10, -98: the letter of this round; with public letters those of all rounds at set-up."""
    if s.round > 0:
        erect_centre(s, letter)
        return
    s.tc_plan[s.deal_no] = letter
    s.deal_no += 1
    if s.deal_no == ROUNDS:
        s.deal_no = 0
        s.phase = NEW_ROUND


@rule
def deal_planet(s: State, planet: int) -> None:
    """SOLARIUS-60, -97: the planet under the ship is turned up."""
    h = s.ship[s.turn_player]
    s.hex_back[h] = NONE
    s.hex_planet[h] = planet
    s.planet_zone[planet] = FACE_UP
    tell(s, PLANET_REVEALED, planet, PLANET_POINTS[planet])
    s.revealed = 1
    s.to_act = s.turn_player
    s.phase = LAND


@rule
def seen(s: State) -> int:
    """SOLARIUS-99: everything is seen by all, except a card drawn."""
    return 1 << s.draw_player if s.phase == CHANCE_CARD else EVERYBODY
