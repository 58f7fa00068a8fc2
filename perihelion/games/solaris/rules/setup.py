"""The set-up: a new state with its options, and what chance decides before the first turn (section 3)."""

from __future__ import annotations

from typing import Any

from perihelion.rules import rule, tell

from .cards import add_to_hand, take_top
from .components import (
    BRIDGE_COPIES,
    BRIDGES,
    CARD_TYPES,
    COLOURS,
    DECK,
    DECK_SIZE,
    HALF,
    HALVES,
    STATION_CODES,
    STATIONS,
    TILES_A,
    TILES_B,
)
from .events import START
from .state import BRIDGE, DEAL, DISPLAY, DISPLAY_SLOTS, LAST, LAYOUT, NONE, PLACING, START_HAND, TILE_A, TILE_B, State
from .turn import ask_chance


def setup(s: State, options: dict[str, Any]) -> None:
    """SOLARIS-1, -3, -7, -9, -75: before the first outcome all cards are in the stack, all shuttles in the supply."""
    s.players = options["players"]
    s.time_game = int(options["time_game"])
    s.max_rounds = options["max_rounds"]
    s.round = 1
    s.draw_for = s.victim = s.swap_card = NONE
    for colour in range(COLOURS):
        s.shuttle[colour] = NONE
    for slot in range(DISPLAY_SLOTS):
        s.display[slot] = NONE
    for card in range(CARD_TYPES):
        s.stack[card] = DECK[card]
    s.stack_n = DECK_SIZE
    s.ring[LAST] = LAST
    if options["layout"] == "random":
        ask_chance(s, LAYOUT, NONE, LAST)
        return
    codes = STATION_CODES if options["layout"] == "standard" else options["layout"].split()
    for position, code in enumerate(codes):
        s.ring[position] = STATION_CODES.index(code)
    ask_chance(s, BRIDGE, NONE, BRIDGES)


@rule
def deal_set_up(s: State, outcome: int) -> None:
    """Section 3: one outcome of the set-up, then the next row begins."""
    if s.phase == DEAL:
        deal_card(s, outcome)
        return
    drawn = s.draw_left
    s.draw_left -= 1
    if s.phase == LAYOUT:
        s.ring[LAST - drawn] = outcome
        if s.draw_left == 0:
            ask_chance(s, BRIDGE, NONE, BRIDGES)
    elif s.phase == BRIDGE:
        lay_bridge(s, BRIDGES - drawn, outcome)
        if s.draw_left == 0:
            ask_chance(s, TILE_A, 0, s.players)
    elif s.phase == PLACING:
        place_tokens(s, outcome)
        if s.draw_left == 0:
            ask_chance(s, DEAL, 0, START_HAND * s.players)
    else:
        deal_half(s, outcome)


@rule
def weigh_set_up(s: State, weights: Any) -> int:
    """SOLARIS-4, -5, -6, -75: layout, bridges, tiles and placing order are drawn without replacement."""
    if s.phase == LAYOUT:
        for station in range(LAST):
            weights[station] = 1
        for position in range(LAST - s.draw_left):
            weights[s.ring[position]] = 0
        return LAST
    if s.phase == BRIDGE:
        for colour in range(COLOURS):
            weights[colour] = BRIDGE_COPIES[colour]
        for slot in range(min(STATIONS, BRIDGES - s.draw_left)):
            weights[s.bridge[slot]] -= 1
        if s.draw_left == 1:
            weights[s.spare[1]] -= 1
        return COLOURS
    if s.phase == PLACING:
        for p in range(s.players):
            weights[p] = 1 - s.placed[p]
        return s.players
    for half in range(HALVES):
        weights[half] = 1
        for p in range(s.draw_for):
            if has_half(s, p, half):
                weights[half] = 0
    return HALVES


@rule
def lay_bridge(s: State, slot: int, colour: int) -> None:
    """SOLARIS-4: slots 0 to 5, then the two spares, which are kept in ascending order."""
    if slot < STATIONS:
        s.bridge[slot] = colour
    else:
        larger = max(colour, s.spare[1])
        s.spare[0] = s.spare[1] + colour - larger
        s.spare[1] = larger


@rule
def number_on(s: State, half: int, place: int) -> int:
    """SOLARIS-5: the number on a half of the kind that is being dealt."""
    number: int = TILES_A[half, place] if s.phase == TILE_A else TILES_B[half, place]
    return number


@rule
def has_half(s: State, p: int, half: int) -> bool:
    """Whether the player was dealt this half: start energy is read off the tile, and no two halves are alike."""
    first = 0 if s.phase == TILE_A else HALF
    for place in range(HALF):
        if s.energy[p, s.ring[first + place]] != number_on(s, half, place):
            return False
    return True


@rule
def deal_half(s: State, half: int) -> None:
    """SOLARIS-5, -75: the numbers of the half are the start energy at its three ring positions."""
    first = 0 if s.phase == TILE_A else HALF
    for place in range(HALF):
        s.energy[s.draw_for, s.ring[first + place]] = number_on(s, half, place)
    if s.phase == TILE_B:
        tell(s, START, s.draw_for, energy_digits(s, s.draw_for))
    s.draw_for += 1
    if s.draw_left == 0:
        if s.phase == TILE_A:
            ask_chance(s, TILE_B, 0, s.players)
        else:
            ask_chance(s, PLACING, NONE, s.players)


@rule
def energy_digits(s: State, p: int) -> int:
    """Return a number with a decimal digit for the player's energy at each ring position, 0 to 5."""
    digits = 0
    for position in range(STATIONS):
        digits = 10 * digits + s.energy[p, s.ring[position]]
    return digits


@rule
def place_tokens(s: State, p: int) -> None:
    """SOLARIS-6: the player's tokens go on top of those already placed."""
    for station in range(STATIONS):
        below = 0
        for q in range(s.players):
            if s.placed[q] and s.energy[q, station] == s.energy[p, station]:
                below += 1
        s.height[p, station] = below
    s.placed[p] = 1


@rule
def deal_card(s: State, card: int) -> None:
    """SOLARIS-8: five cards for each seat, then three for the display."""
    take_top(s, card)
    add_to_hand(s, s.draw_for, card)
    left = s.draw_left - 1
    if left == 0:
        ask_chance(s, DISPLAY, NONE, DISPLAY_SLOTS)
    else:
        ask_chance(s, DEAL, s.players - 1 - (left - 1) // START_HAND, left)
