"""Hands, stack, discard pile and display (sections 4.3, 4.6 and rules 60 to 65 and 78)."""

from __future__ import annotations

from perihelion.rules import rule, tell

from .components import CARD_TYPES
from .events import RESHUFFLE
from .state import DISPLAY_SLOTS, NONE, Facts, State


@rule
def held(s: State, f: Facts, i: int) -> int:
    """The i-th kind of card in the hand."""
    return f.kind[i] if i < f.kinds else NONE


@rule
def discard(s: State, p: int, card: int) -> None:
    """SOLARIS-22, -78: a card played or discarded leaves the hand at once, for all to see."""
    s.hand[p, card] -= 1
    s.hand_n[p] -= 1
    s.discard[card] += 1
    if s.open_hand[p, card] > 0:
        s.open_hand[p, card] -= 1


@rule
def play_card(s: State, p: int, card: int) -> None:
    """SOLARIS-60: a card that counts for replacement cards."""
    discard(s, p, card)
    s.cards_played += 1


@rule
def renew_stack(s: State) -> None:
    """SOLARIS-64: the stack is empty; the discard pile, shuffled, becomes the stack."""
    for card in range(CARD_TYPES):
        s.stack[card] += s.discard[card]
        s.stack_n += s.discard[card]
        s.discard[card] = 0
    if s.stack_n > 0:
        tell(s, RESHUFFLE)


@rule
def ready_stack(s: State) -> bool:
    """SOLARIS-64, -65: a card is needed; an empty stack is renewed first. Return whether the stack has a card."""
    if s.stack_n == 0:
        renew_stack(s)
    return s.stack_n > 0


@rule
def take_top(s: State, card: int) -> None:
    """SOLARIS-64: this card is the top card; with the last one gone the discard pile becomes the stack at once."""
    s.stack[card] -= 1
    s.stack_n -= 1
    if s.stack_n == 0:
        renew_stack(s)


@rule
def add_to_hand(s: State, p: int, card: int) -> None:
    """SOLARIS-78: a card joins the hand; what the others know stays as it was."""
    s.hand[p, card] += 1
    s.hand_n[p] += 1


@rule
def take_from_display(s: State, p: int, slot: int) -> None:
    """SOLARIS-32, -41, -78: an open card joins the hand, and everybody remembers it; the gap stays for now."""
    card = s.display[slot]
    s.display[slot] = NONE
    add_to_hand(s, p, card)
    s.open_hand[p, card] += 1


@rule
def stack_and_discard(s: State) -> int:
    """How many cards can still come from the stack."""
    cards = s.stack_n
    for card in range(CARD_TYPES):
        cards += s.discard[card]
    return cards


@rule
def obtainable(s: State) -> bool:
    """SOLARIS-65: whether any card can be taken, from the display or the stack."""
    if s.stack_n > 0:
        return True
    for slot in range(DISPLAY_SLOTS):
        if s.display[slot] != NONE:
            return True
    return stack_and_discard(s) > 0
