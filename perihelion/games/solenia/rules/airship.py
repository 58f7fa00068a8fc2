"""The end of a turn: scoring the first strip, surplus goods, turning the strip, the next card. Sections 4.4 and 4.5."""

from __future__ import annotations

from perihelion.core.jit import rule
from perihelion.core.kit import OK, no

from .cardboard import CARD_GOODS, CARD_OF_KIND, CARD_STAR_ON, VALUE
from .state import (
    CARD,
    DRAW,
    DROP,
    END,
    FIELDS,
    NONE,
    OVER,
    RIVAL,
    THE_RIVAL,
    TURNS,
    TYPES,
    Facts,
    State,
    decide,
    draw,
    goods_of,
    is_city,
    kind,
)
from .upgrades import SALVAGE, lasting


@rule
def owners(s: State) -> int:
    """How many own cards on the board: the seats, and in solo the Rival."""
    return s.n + s.solo


@rule
def is_rival(s: State, p: int) -> bool:
    """SOLENIA-61: in solo seat 1 is the Rival."""
    return s.solo == 1 and p == THE_RIVAL


@rule
def is_overfull(s: State, p: int) -> bool:
    """SOLENIA-21: more goods than storage spaces."""
    return goods_of(s, p) > s.capacity[p]


@rule
def settle_goods(s: State, p: int) -> None:
    """SOLENIA-21: after the gains of the turn the surplus goes back, then the turn ends."""
    if is_overfull(s, p):
        decide(s, DROP, p)
    else:
        end_turn(s)


@rule
def may_drop(s: State, f: Facts, good: int) -> int:
    """SOLENIA-21: any own good may go."""
    return OK if s.goods[s.to_move, good] > 0 else no(21)


@rule
def do_drop(s: State, good: int) -> None:
    """SOLENIA-21, -40: one good returns to the supply; then the turn, or the strip's scoring, goes on."""
    p = s.to_move
    s.goods[p, good] -= 1
    if is_overfull(s, p):
        return
    if s.score_seat >= 0:
        score_after(s, p)
    else:
        end_turn(s)


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
    turn_strip(s)


@rule
def score_after(s: State, p: int) -> None:
    """SOLENIA-40: the scoring goes on with the seat after this one."""
    following = (p + 1) % owners(s)
    if following == s.active:
        turn_strip(s)
    else:
        score_from(s, following)


@rule
def score_cards(s: State, p: int) -> None:
    """SOLENIA-33, -34, -35: all cards of the seat on the first strip give their bonus and go to its discard pile."""
    scored = 0
    for field in range(5):
        if s.card_owner[field] == p:
            scored += 1
            card = s.card_type[field]
            if not is_rival(s, p):
                card_bonus(s, p, card, kind(s, field))
            s.discard[p, card] += 1
            s.card_owner[field] = NONE
            s.card_type[field] = NONE
    if scored > 0:
        s.stars[p] += lasting(s, p, SALVAGE)


@rule
def card_bonus(s: State, p: int, card: int, field_kind: int) -> None:
    """SOLENIA-37, -38, -39: depicted goods; goods of the island's kind, stars on a city; a star on the right island."""
    for j in range(4):
        s.goods[p, j] += CARD_GOODS[card, j]
    if is_city(field_kind):
        s.stars[p] += CARD_OF_KIND[card]
    else:
        s.goods[p, field_kind] += CARD_OF_KIND[card]
    if CARD_STAR_ON[card] == field_kind:
        s.stars[p] += 1


@rule
def turn_strip(s: State) -> None:
    """SOLENIA-36, -42: the first strip is turned over and attached in front; everything else moves one row back."""
    strip = s.strip[0]
    side = s.side[0]
    for row in range(4):
        s.strip[row] = s.strip[row + 1]
        s.side[row] = s.side[row + 1]
    s.strip[4] = strip
    s.side[4] = 1 - side
    for field in range(FIELDS - 5):
        s.card_owner[field] = s.card_owner[field + 5]
        s.card_type[field] = s.card_type[field + 5]
    for field in range(FIELDS - 5, FIELDS):
        s.card_owner[field] = NONE
        s.card_type[field] = NONE
    s.advance = 0
    s.score_seat = NONE
    draw_card(s)


@rule
def deck_size(s: State, p: int) -> int:
    """How many cards the seat has not drawn yet."""
    size = 0
    for card in range(TYPES):
        size += s.deck[p, card]
    return size


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
    if s.turn == TURNS * s.n:
        s.active = 0
        decide(s, END, OVER)
    else:
        s.active = 0 if s.active + 1 >= s.n else s.active + 1
        decide(s, CARD, s.active)


@rule
def step_ahead(s: State, card: int) -> None:
    """SOLENIA-32, -41: a 0-card moves the airship one field straight ahead at once, other values do not."""
    if VALUE[card] == 0:
        s.advance = 1
