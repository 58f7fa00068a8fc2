"""Set-up and everything that chance decides (section 3 and the rows of section 4.7)."""

from __future__ import annotations

from typing import Any

from ....core.jit import rule
from ....core.kit import EVERYBODY
from .actions import drawn_in_turn
from .cardboard import (
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
from .cards import into_hand, stack_ready, take_top
from .state import (
    BEGIN_TURN,
    BRIDGE,
    DEAL,
    DISPLAY,
    DISPLAY_SLOTS,
    DRAW,
    LAST,
    LAYOUT,
    NONE,
    PLACING,
    ROUND_DRAWS,
    START_HAND,
    STEAL,
    SWAP_CARD,
    SWAP_PLACE,
    TILE_A,
    TILE_B,
    State,
)
from .stations import stolen
from .tokens import ring_position, station_of
from .turn import ask_chance, owe_round_cards


def setup(s: State, options: dict[str, Any]) -> None:
    """SOLARIS-1, -3, -7, -9, -75: before the first outcome all cards are in the stack, all shuttles in the supply."""
    s.n_players = options["players"]
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


# What can happen


@rule
def deals(s: State, weights: Any) -> int:
    """Section 4.7: the weights of the outcomes of this chance point."""
    phase = s.phase
    if phase == STEAL:
        for card in range(CARD_TYPES):
            weights[card] = s.hand[s.victim, card]
        return CARD_TYPES
    if phase >= DEAL and phase != SWAP_PLACE:
        for card in range(CARD_TYPES):
            weights[card] = s.stack[card]
        return CARD_TYPES
    if phase == SWAP_PLACE:
        weights[0] = 1
        weights[1] = 1
        return 2
    return set_up_deals(s, weights)


@rule
def set_up_deals(s: State, weights: Any) -> int:
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
        for p in range(s.n_players):
            weights[p] = 1 - s.placed[p]
        return s.n_players
    for half in range(HALVES):
        weights[half] = 1
        for p in range(s.draw_for):
            if has_half(s, p, half):
                weights[half] = 0
    return HALVES


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


# What happens then


@rule
def deal(s: State, outcome: int) -> None:
    """Section 4.7: the outcome is applied, and the interrupted procedure goes on."""
    phase = s.phase
    if phase == DRAW:
        if s.on_rim[s.draw_for]:
            drawn_in_turn(s, outcome)
        else:
            drawn_at_round_end(s, outcome)
    elif phase == DISPLAY:
        revealed(s, outcome)
    elif phase == STEAL:
        stolen(s, outcome)
    elif phase == SWAP_CARD:
        swap_card_turned(s, outcome)
    elif phase == SWAP_PLACE:
        bridges_swapped(s, outcome)
    else:
        set_up(s, outcome)


@rule
def revealed(s: State, card: int) -> None:
    """SOLARIS-8, -63: the card fills the first gap of the display; with the last one the next turn begins."""
    slot = 0
    while s.display[slot] != NONE:
        slot += 1
    take_top(s, card)
    s.display[slot] = card
    s.draw_left -= 1
    if s.draw_left == 0:
        s.phase = BEGIN_TURN
    else:
        stack_ready(s)


@rule
def swap_card_turned(s: State, card: int) -> None:
    """SOLARIS-67: the card goes to the discard pile; the spares are placed at random."""
    take_top(s, card)
    s.discard[card] += 1
    s.swap_card = card
    ask_chance(s, SWAP_PLACE, NONE, 1)


@rule
def bridges_swapped(s: State, first: int) -> None:
    """SOLARIS-67: the spares replace the two bridges of the station; those become the spares, in ascending order."""
    cw = ring_position(s, station_of(s.swap_card))
    ccw = (cw + STATIONS - 1) % STATIONS
    old_cw = s.bridge[cw]
    old_ccw = s.bridge[ccw]
    s.bridge[cw] = s.spare[first]
    s.bridge[ccw] = s.spare[1 - first]
    s.spare[0] = min(old_cw, old_ccw)
    s.spare[1] = max(old_cw, old_ccw)
    s.swap_card = NONE
    owe_round_cards(s)


@rule
def drawn_at_round_end(s: State, card: int) -> None:
    """SOLARIS-68: the card joins the hand of the player it was drawn for."""
    take_top(s, card)
    into_hand(s, s.draw_for, card)
    s.draw_left -= 1
    s.phase = ROUND_DRAWS


# Set-up


@rule
def set_up(s: State, outcome: int) -> None:
    """Section 3: one outcome of the set-up, then the next row begins."""
    if s.phase == DEAL:
        dealt(s, outcome)
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
            ask_chance(s, TILE_A, 0, s.n_players)
    elif s.phase == PLACING:
        place_tokens(s, outcome)
        if s.draw_left == 0:
            ask_chance(s, DEAL, 0, START_HAND * s.n_players)
    else:
        deal_half(s, outcome)


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
def deal_half(s: State, half: int) -> None:
    """SOLARIS-5, -75: the numbers of the half are the start energy at its three ring positions."""
    first = 0 if s.phase == TILE_A else HALF
    for place in range(HALF):
        s.energy[s.draw_for, s.ring[first + place]] = number_on(s, half, place)
    s.draw_for += 1
    if s.draw_left == 0:
        if s.phase == TILE_A:
            ask_chance(s, TILE_B, 0, s.n_players)
        else:
            ask_chance(s, PLACING, NONE, s.n_players)


@rule
def place_tokens(s: State, p: int) -> None:
    """SOLARIS-6: the player's tokens go on top of those already placed."""
    for station in range(STATIONS):
        below = 0
        for q in range(s.n_players):
            if s.placed[q] and s.energy[q, station] == s.energy[p, station]:
                below += 1
        s.height[p, station] = below
    s.placed[p] = 1


@rule
def dealt(s: State, card: int) -> None:
    """SOLARIS-8: five cards for each seat, then three for the display."""
    take_top(s, card)
    into_hand(s, s.draw_for, card)
    left = s.draw_left - 1
    if left == 0:
        ask_chance(s, DISPLAY, NONE, DISPLAY_SLOTS)
    else:
        ask_chance(s, DEAL, s.n_players - 1 - (left - 1) // START_HAND, left)


# Who sees it


@rule
def seen(s: State) -> int:
    """Sections 4.7 and 10.2: everything is open but dealt, drawn and stolen cards."""
    if s.phase == DEAL or s.phase == DRAW:
        return 1 << s.draw_for
    if s.phase == STEAL:
        return (1 << s.draw_for) | (1 << s.victim)
    return EVERYBODY
