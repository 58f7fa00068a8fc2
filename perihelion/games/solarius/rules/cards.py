"""Progress cards: hands, deck, batches, missions and developments (sections 2.10, 4.6 and 10.1)."""

from __future__ import annotations

from perihelion.rules import OK, no, rule, tell

from .components import (
    CARDS,
    DEV_COLOUR,
    DEV_KIND,
    DEV_NUMBER,
    DEV_OP,
    EFFECT_CARDS,
    HAND_LIMIT,
    INC,
    MOST_MISSIONS,
    WSPACE,
)
from .events import DECK_RENEWED
from .queue import put_last
from .state import (
    ACTION,
    CHANCE_CARD,
    DEVELOPED,
    DISCARD,
    DISCARDED,
    DRAW,
    HIDDEN,
    KEEP,
    MOST_IN_HAND,
    NONE,
    OPEN_MISSION,
    PICKED,
    PLAY_CARD,
    PLAY_SIDE,
    RUN,
    START_PUSH,
    Facts,
    State,
    await_outcome,
    next_seat,
)
from .tracks import add_waste_spaces


@rule
def effects(s: State, p: int, kind: int, colour: int) -> int:
    """SOLARIUS-51: how many developments of this kind (and colour, else 0) the player has."""
    found = 0
    i = 0
    while EFFECT_CARDS[kind, colour, i] >= 0:
        card = EFFECT_CARDS[kind, colour, i]
        if s.card_zone[card] == DEVELOPED and s.card_owner[card] == p:
            found += 1
        i += 1
    return found


@rule
def count_discards(s: State) -> int:
    """The number of cards in the discard pile."""
    n = 0
    for card in range(CARDS):
        if s.card_zone[card] == DISCARDED:
            n += 1
    return n


@rule
def can_draw(s: State) -> bool:
    """SOLARIUS-48: a card can be drawn while deck or discard pile has one."""
    return s.deck_n > 0 or count_discards(s) > 0


@rule
def start_drawing(s: State, p: int, n: int) -> None:
    """SOLARIUS-46: the next n cards go to this hand."""
    s.draw_player = p
    s.draw_left = n
    s.phase = DRAW


@rule
def next_draw(s: State) -> None:
    """SOLARIUS-46, -47, -48: the next card by chance; after the last one the surplus is discarded."""
    if s.draw_left > 0 and s.deck_n == 0:
        renew_deck(s)
    if s.draw_left > 0 and s.deck_n > 0:
        await_outcome(s, CHANCE_CARD)
        return
    p = s.draw_player
    s.to_act = p
    s.draw_player = NONE
    s.draw_left = 0
    s.discard_need = max(s.discard_need, s.hand_n[p] - HAND_LIMIT, 0)
    s.phase = DISCARD if s.discard_need > 0 else RUN


@rule
def renew_deck(s: State) -> None:
    """SOLARIUS-48: the discard pile becomes the deck; all know now that the other unseen cards are in hands."""
    if count_discards(s) == 0:
        return
    for card in range(CARDS):
        if s.card_zone[card] == HIDDEN and s.card_batch[card] == NONE:
            s.card_batch[card] = s.batch
        if s.card_zone[card] == DISCARDED:
            s.card_zone[card] = HIDDEN
            s.deck[card] = 1
            s.deck_n += 1
    s.batch += 1
    tell(s, DECK_RENEWED, s.deck_n)


@rule
def take_card(s: State, p: int, card: int, batch: int) -> None:
    """SOLARIUS-99: a card of a batch comes into a hand; batches are kept in rising order."""
    if s.deck[card] == 1:
        s.deck[card] = 0
        s.deck_n -= 1
    s.hand[p, card] = 1
    i = s.hand_n[p]
    while i > 0 and s.hand_batch[p, i - 1] > batch:
        s.hand_batch[p, i] = s.hand_batch[p, i - 1]
        i -= 1
    s.hand_batch[p, i] = batch
    s.hand_n[p] += 1


@rule
def show_card(s: State, p: int, card: int, zone: int) -> None:
    """Section 10.1: a card leaves a hand openly, and its batch leaves `hand_batch`."""
    batch = s.batch if s.card_batch[card] == NONE else s.card_batch[card]
    s.hand[p, card] = 0
    s.hand_n[p] -= 1
    s.card_batch[card] = NONE
    s.card_zone[card] = zone
    i = 0
    while s.hand_batch[p, i] != batch:
        i += 1
    while i < MOST_IN_HAND - 1:
        s.hand_batch[p, i] = s.hand_batch[p, i + 1]
        i += 1
    s.hand_batch[p, MOST_IN_HAND - 1] = NONE


@rule
def may_keep(s: State, f: Facts, card: int) -> int:
    """SOLARIUS-13: one of the three cards dealt goes to the discard pile."""
    return OK if s.hand[s.to_act, card] == 1 else no(13)


@rule
def do_keep(s: State, card: int) -> None:
    """SOLARIUS-13: the card is discarded openly; after the last player the start player arranges the board."""
    show_card(s, s.to_act, card, DISCARDED)
    s.to_act = next_seat(s, s.to_act)
    s.phase = START_PUSH if s.to_act == s.start_player else KEEP


@rule
def may_discard(s: State, f: Facts, card: int) -> int:
    """SOLARIUS-46, -47: a card of the whole hand."""
    return OK if s.hand[s.to_act, card] == 1 else no(47)


@rule
def do_discard(s: State, card: int) -> None:
    """SOLARIUS-46, -47: the card goes to the discard pile, until enough have gone."""
    show_card(s, s.to_act, card, DISCARDED)
    s.discard_need -= 1
    if s.discard_need == 0:
        s.phase = RUN


@rule
def may_res_draw(s: State, f: Facts) -> int:
    """SOLARIUS-24, -48: research draws a card if there is one."""
    return OK if can_draw(s) else no(48)


@rule
def do_res_draw(s: State) -> None:
    """SOLARIUS-24: one card; a fourth card in hand makes one be discarded."""
    start_drawing(s, s.to_act, 1)


@rule
def may_play(s: State, f: Facts) -> int:
    """SOLARIUS-24, -49: a card of the hand may be played."""
    return OK if s.hand_n[s.to_act] > 0 else no(49)


@rule
def do_play(s: State) -> None:
    """SOLARIUS-49: the player will choose a card."""
    s.phase = PLAY_CARD


@rule
def may_play_card(s: State, f: Facts, card: int) -> int:
    """SOLARIUS-49: a card of the own hand."""
    return OK if s.hand[s.to_act, card] == 1 else no(49)


@rule
def do_play_card(s: State, card: int) -> None:
    """SOLARIUS-49: the card leaves the hand openly before its half is chosen."""
    show_card(s, s.to_act, card, PICKED)
    s.card_owner[card] = s.to_act
    s.picked_card = card
    s.phase = PLAY_SIDE


@rule
def may_side_mission(s: State, f: Facts) -> int:
    """SOLARIUS-50: a mission takes one of six mission markers."""
    return OK if s.missions_started[s.to_act] < MOST_MISSIONS else no(50)


@rule
def do_side_mission(s: State) -> None:
    """SOLARIUS-49, -50: an open mission."""
    s.card_zone[s.picked_card] = OPEN_MISSION
    s.missions_started[s.to_act] += 1
    s.picked_card = NONE
    s.phase = RUN


@rule
def do_side_dev(s: State) -> None:
    """SOLARIUS-49, -51: a development works at once; income of the present die action comes last in the queue."""
    card = s.picked_card
    s.card_zone[card] = DEVELOPED
    s.picked_card = NONE
    if DEV_KIND[card] == WSPACE:
        add_waste_spaces(s, s.to_act, DEV_NUMBER[card])
    if DEV_KIND[card] == INC and s.resume == ACTION and DEV_COLOUR[card] == s.final_col:
        put_last(s, s.to_act, DEV_OP[card], DEV_NUMBER[card], 0, 0)
    s.phase = RUN
