"""Chance points: what can be drawn with which weight, and what a draw leads to. Section 4.7."""

from __future__ import annotations

from typing import Any

from perihelion.rules import EVERYBODY, rule

from .city import deal_refill
from .components import HALF_KINDS, UPGRADE_TILES
from .setup import (
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
from .solo import deal_die, deal_rival
from .state import (
    DAY,
    DEAL,
    DRAW,
    HALF_DAY,
    HALF_NIGHT,
    LAYOUT,
    OFFER,
    REFILL,
    RIVAL,
    SHOW,
    STRIP,
    THE_RIVAL,
    TILES,
    TWILIGHT,
    TYPES,
    State,
)
from .turn import deal_draw

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
    """SOLENIA-55, -56, -61, -62: layout, strips, upgrade offers and the die; equal chances for the rest."""
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
