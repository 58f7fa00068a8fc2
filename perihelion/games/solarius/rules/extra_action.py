"""The extra action without a flight: buying drives, drawing and playing cards (section 4.6)."""

from __future__ import annotations

from perihelion.rules import OK, no, rule

from .cards import can_draw, start_drawing
from .components import MOST_DRIVES, PURCHASE
from .state import DRIVES, PLAY_CARD, Facts, State


@rule
def may_b_drive(s: State, f: Facts) -> int:
    """SOLARIUS-45: 3 fuel, at most three neutral drives on the ship."""
    p = s.to_act
    return OK if s.fuel[p] >= PURCHASE and s.drv1[p] + s.drv2[p] < MOST_DRIVES else no(45)


@rule
def do_b_drive(s: State) -> None:
    """SOLARIUS-44, -45: a drive of value 1; more may follow in the same action."""
    s.fuel[s.to_act] -= PURCHASE
    s.drv1[s.to_act] += 1
    s.b_done = 1
    s.phase = DRIVES


@rule
def may_b_draw(s: State, f: Facts) -> int:
    """SOLARIUS-46, -48: while deck or discard pile has a card."""
    return OK if can_draw(s) else no(46)


@rule
def do_b_draw(s: State) -> None:
    """SOLARIUS-44, -46: two cards, then one of the whole hand is discarded."""
    s.b_done = 1
    s.discard_need = 1
    start_drawing(s, s.to_act, 2)


@rule
def do_b_play(s: State) -> None:
    """SOLARIUS-44, -49: one card of the hand."""
    s.b_done = 1
    s.phase = PLAY_CARD
