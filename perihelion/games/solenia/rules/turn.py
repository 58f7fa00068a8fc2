"""The flow of a turn: who decides, how a turn ends, the scoring seat by seat, the next card. Sections 4.4 and 4.5."""

from __future__ import annotations

from perihelion.rules import rule

from .reach import ALL_FIELDS, find_reach, list_fields, prepare_card, survey, taken_fields
from .scoring import tell_rank
from .state import (
    CARD,
    DRAW,
    DROP,
    END,
    FIELD,
    NONE,
    OVER,
    RIVAL,
    THE_RIVAL,
    TURNS,
    Facts,
    State,
    decide,
    deck_size,
    draw,
    is_overfull,
    is_rival,
    owners,
)
from .strip_scoring import score_cards, turn_strip


@rule
def prepare(s: State, f: Facts) -> None:
    """Facts for CARD and FIELD; the other decisions look at one thing each."""
    if s.phase == CARD or s.phase == FIELD:
        f.empty = ALL_FIELDS & ~taken_fields(s)
        find_reach(s, f, s.active)
        if s.phase == CARD:
            prepare_card(s, f, s.active)
        else:
            survey(s, f, s.active)
            list_fields(f)


@rule
def end_turn(s: State) -> None:
    """SOLENIA-33: if the airship has advanced the first strip is scored; then a card is drawn."""
    s.cur_field = NONE
    s.cur_row = NONE
    s.cur_pos = NONE
    if s.advance == 1:
        score_from(s, s.active)
    else:
        draw_card(s)


@rule
def score_from(s: State, p: int) -> None:
    """SOLENIA-40: from this seat round the table; a seat with too many goods decides before the next one scores."""
    last = (s.active + owners(s) - 1) % owners(s)
    while True:
        s.score_seat = p
        score_cards(s, p)
        if is_overfull(s, p):
            decide(s, DROP, p)
            return
        if p == last:
            break
        p = (p + 1) % owners(s)
    finish_scoring(s)


@rule
def score_after(s: State, p: int) -> None:
    """SOLENIA-40: the scoring goes on with the seat after this one."""
    following = (p + 1) % owners(s)
    if following == s.active:
        finish_scoring(s)
    else:
        score_from(s, following)


@rule
def finish_scoring(s: State) -> None:
    """SOLENIA-36, -43: the first strip goes to the front, then a card is drawn."""
    turn_strip(s)
    draw_card(s)


@rule
def draw_card(s: State) -> None:
    """SOLENIA-43: one card at the end of the own turn while the deck lasts; the Rival draws at the start of its own."""
    if is_rival(s, s.active):
        next_turn(s)
    elif deck_size(s, s.active) > 0:
        draw(s, DRAW)
    else:
        after_draw(s)


@rule
def deal_draw(s: State, card: int) -> None:
    """SOLENIA-43, -63: the card goes from the deck to the hand of the active seat."""
    give_card(s, s.active, card)
    after_draw(s)


@rule
def give_card(s: State, p: int, card: int) -> None:
    """SOLENIA-63, -66: from deck to hand."""
    s.deck[p, card] -= 1
    s.hand[p, card] += 1
    s.hand_n[p] += 1


@rule
def after_draw(s: State) -> None:
    """SOLENIA-7, -61: the next seat; in solo the Rival comes first."""
    if s.solo == 1:
        s.active = THE_RIVAL
        draw(s, RIVAL)
    else:
        next_turn(s)


@rule
def next_turn(s: State) -> None:
    """SOLENIA-7, -44: the next seat in order; the game is over when every seat has used 16 cards."""
    s.turn += 1
    if s.turn == TURNS * s.players:
        end_game(s)
    else:
        s.active = 0 if s.active + 1 >= s.players else s.active + 1
        decide(s, CARD, s.active)


@rule
def end_game(s: State) -> None:
    """SOLENIA-44, -61: nobody decides any more; a solo game is rated by the own total."""
    s.active = 0
    decide(s, END, OVER)
    if s.solo == 1:
        tell_rank(s)
