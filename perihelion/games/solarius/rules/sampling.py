"""Sampling: a random guess at the hidden cards that fits what a seat knows (section 10.2)."""

from __future__ import annotations

from typing import Any

from perihelion.rules import below, rule

from .components import CARDS, SEATS, STARTS
from .state import HIDDEN, NONE, State


@rule
def is_unplaced(s: State, card: int) -> bool:
    """Section 10.2: whether a card is not public and not yet in a hand."""
    held = 0
    for p in range(SEATS):
        held += s.hand[p, card]
    return s.card_zone[card] == HIDDEN and held == 0


@rule
def place_start_cards(s: State, seat: int) -> None:
    """Section 10.2 step 2: start progress cards still in a hand are with the seat whose start card names them."""
    for p in range(s.players):
        if p != seat and s.start_card[p] > 0:
            for i in range(4, 6):
                card = STARTS[s.start_card[p] - 1, i]
                if s.card_batch[card] == 0:
                    s.hand[p, card] = 1


@rule
def place_one(s: State, p: int, batch: int, r: Any) -> None:
    """Section 10.2 steps 3 and 4: one card of a batch at random; cards of the present batch have `card_batch` -1."""
    known = NONE if batch == s.batch else batch
    n = 0
    for card in range(CARDS):
        if s.card_batch[card] == known and is_unplaced(s, card):
            n += 1
    k = below(r, n)
    for card in range(CARDS):
        if s.card_batch[card] == known and is_unplaced(s, card):
            if k == 0:
                s.hand[p, card] = 1
                return
            k -= 1


@rule
def sample(s: State, seat: int, r: Any) -> None:
    """Section 10.2: deal the unseen cards; every deal that fits the batches is equally likely."""
    for p in range(SEATS):
        if p != seat:
            for card in range(CARDS):
                s.hand[p, card] = 0
    place_start_cards(s, seat)
    for p in range(s.players):
        if p != seat:
            for i in range(s.hand_n[p]):
                if s.hand_batch[p, i] > 0:
                    place_one(s, p, s.hand_batch[p, i], r)
    for card in range(CARDS):
        s.deck[card] = 1 if s.card_batch[card] == NONE and is_unplaced(s, card) else 0
