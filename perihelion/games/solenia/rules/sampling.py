"""Sampling: a random state that fits what a seat knows. Section 10."""

from __future__ import annotations

from typing import Any

from perihelion.rules import below, rule

from .components import COPIES
from .state import FIELDS, SEATS, TYPES, State


@rule
def sample(s: State, seat: int, r: Any) -> None:
    """SOLENIA-63, -66: hands and decks of the others that fit; section 10."""
    if s.solo == 1:
        return
    for p in range(SEATS):
        if p != seat:
            guess_cards(s, p, r)


@rule
def guess_cards(s: State, p: int, r: Any) -> None:
    """SOLENIA-66: a hand drawn from the cards nobody has seen; the rest is the deck."""
    unseen = 0
    for card in range(TYPES):
        s.hand[p, card] = 0
        s.deck[p, card] = unseen_cards(s, p, card) if p < s.players else 0
        unseen += s.deck[p, card]
    for drawn in range(s.hand_n[p]):
        rest = below(r, unseen - drawn)
        card = 0
        while rest >= s.deck[p, card]:
            rest -= s.deck[p, card]
            card += 1
        s.deck[p, card] -= 1
        s.hand[p, card] += 1


@rule
def unseen_cards(s: State, p: int, card: int) -> int:
    """SOLENIA-66: copies that are neither on the board nor discarded nor open, so in hand or deck."""
    unseen = COPIES[card] - s.discard[p, card]
    for field in range(FIELDS):
        if s.card_owner[field] == p and s.card_type[field] == card:
            unseen -= 1
    if s.active == p and s.cur_card == card:
        unseen -= 1
    return unseen
