"""Sampling: full states that fit what one seat knows (section 10.3)."""

from __future__ import annotations

from typing import Any

from perihelion.rules import OK, rule, weighted

from .actions import step_refusal
from .components import CARD_TYPES, DECK, SEATS
from .state import CENTRE, DISPLAY_SLOTS, ENGINE, NONE, REDIRECT, REPLENISH, State

MOST_TRIES = 1000
"""How often hidden cards are drawn again at most; only a position that no play leads to needs many tries."""


@rule
def sample(s: State, seat: int, r: Any) -> None:
    """Section 10.3: deal the hidden cards at random, so that a player who has chosen an action has a first step."""
    guess(s, seat, r)
    tries = 1
    while tries < MOST_TRIES and not fits(s, seat):
        guess(s, seat, r)
        tries += 1


@rule
def guess(s: State, seat: int, r: Any) -> None:
    """SOLARIS-2, -78: the cards nobody can place, dealt to hands, stolen piles and stack up to their sizes."""
    gather_unseen(s, seat)
    for q in range(SEATS):
        if q != seat:
            for card in range(CARD_TYPES):
                s.hand[q, card] = s.open_hand[q, card]
                s.stolen[q, card] = 0
            for _ in range(s.hand_n[q] - known_cards(s, q)):
                s.hand[q, draw_unseen(s, r)] += 1
            for _ in range(s.stolen_n[q]):
                s.stolen[q, draw_unseen(s, r)] += 1


@rule
def gather_unseen(s: State, seat: int) -> None:
    """The stack takes up every card that does not lie open, is not the seat's own and is not known to be in a hand."""
    for card in range(CARD_TYPES):
        s.stack[card] = DECK[card] - s.discard[card]
        for q in range(SEATS):
            if q == seat:
                s.stack[card] -= s.hand[q, card] + s.stolen[q, card]
            else:
                s.stack[card] -= s.open_hand[q, card]
    for slot in range(DISPLAY_SLOTS):
        if s.display[slot] != NONE:
            s.stack[s.display[slot]] -= 1


@rule
def draw_unseen(s: State, r: Any) -> int:
    """A random card of the gathered ones."""
    card = weighted(r, s.stack, CARD_TYPES)
    s.stack[card] -= 1
    return card


@rule
def known_cards(s: State, q: int) -> int:
    """SOLARIS-78: how many cards of this hand everybody knows."""
    known = 0
    for card in range(CARD_TYPES):
        known += s.open_hand[q, card]
    return known


@rule
def fits(s: State, seat: int) -> bool:
    """SOLARIS-20: another player who has just chosen an action holds a card for its first step."""
    p = s.to_act
    phase = s.phase
    played_with_cards = phase == REPLENISH or phase == REDIRECT or phase == ENGINE or phase == CENTRE
    if p == seat or s.steps > 0 or not played_with_cards:
        return True
    for card in range(CARD_TYPES):
        if s.hand[p, card] > 0 and step_refusal(s, phase, card) == OK:
            return True
    return False
