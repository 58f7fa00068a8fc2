"""Chance points: what can be drawn with which weight, and what a draw leads to. Section 4.7."""

from __future__ import annotations

from typing import Any

from perihelion.core.jit import rule
from perihelion.core.kit import EVERYBODY, below

from .airship import deal_draw
from .begin import (
    deal_card,
    deal_half_day,
    deal_half_night,
    deal_layout,
    deal_offer,
    deal_show,
    deal_strip,
    dealt_seat,
    is_laid,
    is_offered,
    is_used_half,
    may_half_night,
)
from .cardboard import COPIES, HALF_KINDS, UPGRADE_TILES
from .city import deal_refill
from .solo import deal_die, deal_rival
from .state import (
    DAY,
    DEAL,
    DRAW,
    FIELDS,
    HALF_DAY,
    HALF_NIGHT,
    LAYOUT,
    OFFER,
    REFILL,
    RIVAL,
    SEATS,
    SHOW,
    STRIP,
    THE_RIVAL,
    TILES,
    TWILIGHT,
    TYPES,
    State,
)

SIDES_OF_DIE = 6


@rule
def deals(s: State, weights: Any) -> int:
    """SOLENIA-62: the weights of the outcomes of this point."""
    if s.phase == DRAW:
        return weigh_cards(s, s.active, weights)
    if s.phase == REFILL or s.phase == SHOW:
        return weigh_tiles(s, s.cur_row, weights)
    if s.phase == RIVAL:
        return weigh_cards(s, THE_RIVAL, weights)
    if s.phase == DEAL:
        return weigh_cards(s, dealt_seat(s), weights)
    return weigh_rare(s, weights)


@rule
def weigh_cards(s: State, p: int, weights: Any) -> int:
    """SOLENIA-63: as many chances as cards of the type are left in the deck."""
    for card in range(TYPES):
        weights[card] = s.deck[p, card]
    return TYPES


@rule
def weigh_tiles(s: State, row: int, weights: Any) -> int:
    """SOLENIA-64: every tile not yet seen is equally likely."""
    for i in range(TILES):
        weights[i] = s.pile[row, i]
    return TILES


@rule
def weigh_rare(s: State, weights: Any) -> int:
    """SOLENIA-55, -56, -61, -62: layout, strips, upgrade offers and the die; equal chances for what is left."""
    if s.phase == STRIP:
        for strip in range(TWILIGHT):
            weights[strip] = 0 if is_laid(s, strip) else 1
        return TWILIGHT
    if s.phase == OFFER:
        for tile in range(UPGRADE_TILES):
            weights[tile] = 0 if is_offered(s, tile) else 1
        return UPGRADE_TILES
    if s.phase == HALF_DAY:
        for half in range(HALF_KINDS):
            weights[half] = 0 if is_used_half(s, DAY, half) else 1
        return HALF_KINDS
    if s.phase == HALF_NIGHT:
        for half in range(HALF_KINDS):
            weights[half] = 1 if may_half_night(s, half) else 0
        return HALF_KINDS
    sides = 2 if s.phase == LAYOUT else SIDES_OF_DIE
    for i in range(sides):
        weights[i] = 1
    return sides


@rule
def deal(s: State, outcome: int) -> None:
    """SOLENIA-62: what was drawn happens, up to the next decision or draw."""
    if s.phase == DRAW:
        deal_draw(s, outcome)
    elif s.phase == REFILL:
        deal_refill(s, outcome)
    elif s.phase == RIVAL:
        deal_rival(s, outcome)
    elif s.phase == DEAL:
        deal_card(s, outcome)
    elif s.phase == SHOW:
        deal_show(s, outcome)
    elif s.phase == STRIP:
        deal_strip(s, outcome)
    elif s.phase == LAYOUT:
        deal_layout(s, outcome)
    elif s.phase == OFFER:
        deal_offer(s, outcome)
    elif s.phase == HALF_DAY:
        deal_half_day(s, outcome)
    elif s.phase == HALF_NIGHT:
        deal_half_night(s, outcome)
    else:
        deal_die(s, outcome)


def member(s: State, outcome: int) -> int:
    """SOLENIA-64: outcome 0 of a draw for the night display is tile 24."""
    return outcome + TILES * s.cur_row if s.phase in (SHOW, REFILL) else outcome


@rule
def seen(s: State) -> int:
    """SOLENIA-63, -64: a card drawn is seen by its owner alone; everything else, and everything in solo, by all."""
    if s.solo == 0 and s.phase == DRAW:
        return 1 << s.active
    if s.solo == 0 and s.phase == DEAL:
        return 1 << dealt_seat(s)
    return EVERYBODY


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
        s.deck[p, card] = unseen_cards(s, p, card) if p < s.n else 0
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
    return unseen  # type: ignore[no-any-return]
