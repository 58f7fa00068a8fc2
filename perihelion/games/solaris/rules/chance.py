"""Everything that chance decides: what can happen, what follows, who sees it (section 4.7)."""

from __future__ import annotations

from typing import Any

from perihelion.rules import EVERYBODY, rule, tell

from .actions import draw_in_turn
from .cards import add_to_hand, ready_stack, take_top
from .components import CARD_TYPES, STATIONS, station_of
from .events import SWAP
from .setup import deal_set_up, weigh_set_up
from .state import (
    BEGIN_TURN,
    DEAL,
    DISPLAY,
    DRAW,
    NONE,
    ROUND_DRAWS,
    STEAL,
    SWAP_CARD,
    SWAP_PLACE,
    State,
    ring_position,
)
from .stations import steal_card
from .turn import ask_chance, owe_round_cards

# What can happen


@rule
def deals(s: State, weights: Any) -> int:
    """SOLARIS-2, -4 to -6, -51, -67, -75: the weights of the outcomes of this chance point (section 4.7)."""
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
    return weigh_set_up(s, weights)


# What happens then


@rule
def deal(s: State, outcome: int) -> None:
    """Section 4.7: the outcome is applied, and the interrupted procedure goes on."""
    phase = s.phase
    if phase == DRAW:
        if s.on_rim[s.draw_for]:
            draw_in_turn(s, outcome)
        else:
            draw_at_round_end(s, outcome)
    elif phase == DISPLAY:
        reveal_card(s, outcome)
    elif phase == STEAL:
        steal_card(s, outcome)
    elif phase == SWAP_CARD:
        turn_swap_card(s, outcome)
    elif phase == SWAP_PLACE:
        swap_bridges(s, outcome)
    else:
        deal_set_up(s, outcome)


@rule
def reveal_card(s: State, card: int) -> None:
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
        ready_stack(s)


@rule
def turn_swap_card(s: State, card: int) -> None:
    """SOLARIS-67: the card goes to the discard pile; the spares are placed at random."""
    take_top(s, card)
    s.discard[card] += 1
    s.swap_card = card
    ask_chance(s, SWAP_PLACE, NONE, 1)


@rule
def swap_bridges(s: State, first: int) -> None:
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
    tell(s, SWAP, s.ring[cw], s.bridge[cw], s.bridge[ccw])
    owe_round_cards(s)


@rule
def draw_at_round_end(s: State, card: int) -> None:
    """SOLARIS-68: the card joins the hand of the player it was drawn for."""
    take_top(s, card)
    add_to_hand(s, s.draw_for, card)
    s.draw_left -= 1
    s.phase = ROUND_DRAWS


# Who sees it


@rule
def seen(s: State) -> int:
    """Sections 4.7 and 10.2: everything is open but dealt, drawn and stolen cards."""
    if s.phase == DEAL or s.phase == DRAW:
        return 1 << s.draw_for
    if s.phase == STEAL:
        return (1 << s.draw_for) | (1 << s.victim)
    return EVERYBODY
