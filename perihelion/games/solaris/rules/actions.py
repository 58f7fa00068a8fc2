"""What a player can do at every station (chapter "The actions in detail"), and the cards taken and discarded."""

from __future__ import annotations

from perihelion.rules import OK, no, rule

from .cards import (
    add_to_hand,
    discard,
    obtainable,
    play_card,
    ready_stack,
    stack_and_discard,
    take_from_display,
    take_top,
)
from .components import STATIONS, colour_of, station_of
from .state import (
    BIOTOPE,
    BIOTOPE_STATION,
    CANTEEN,
    CANTEEN_LIMIT,
    CANTEEN_STATION,
    CENTRE,
    CHOOSE,
    DRAW,
    END_TURN,
    ENGINE,
    ENGINE_DECK,
    EXCHANGE_DISCARD,
    EXCHANGE_DRAW,
    FINISH_ACTION,
    FULL,
    HEADQUARTERS,
    HQ_DRAW,
    NONE,
    PORT,
    REDIRECT,
    REPLACE,
    REPLENISH,
    ROUND_LIMIT,
    SHUTTLE_PORT,
    TURN_LIMIT,
    Facts,
    State,
    active,
    clockwise,
    counterclockwise,
)
from .stations import (
    continue_headquarters,
    do_spend,
    engine_refusal,
    may_canteen,
    may_give,
    may_port,
    may_spend,
    transfer_refusal,
)
from .tokens import gain, pay
from .turn import ask_chance, ask_player

# The choice of the action


@rule
def may_pass(s: State, f: Facts) -> int:
    """SOLARIS-19, -21: passing is always possible."""
    return OK


@rule
def do_pass(s: State) -> None:
    """SOLARIS-21: nothing changes; the token already lies on the rim."""
    s.phase = END_TURN


@rule
def step_refusal(s: State, phase: int, card: int) -> int:
    """SOLARIS-20: why this card is no step of the action that belongs to the phase."""
    if phase == REPLENISH:
        return replenish_refusal(s, card)
    if phase == REDIRECT:
        over_cw = send_cw_refusal(s, card)
        over_ccw = send_ccw_refusal(s, card)
        return OK if over_cw == OK or over_ccw == OK else max(over_cw, over_ccw)
    if phase == ENGINE:
        return engine_refusal(s, card)
    return transfer_refusal(s, card)


@rule
def may_begin(s: State, f: Facts, phase: int, otherwise: int) -> int:
    """SOLARIS-20: an action played with cards, if some card of the hand is a first step of it."""
    refusal = otherwise
    for i in range(f.kinds):
        asked = step_refusal(s, phase, f.kind[i])
        if asked == OK:
            return OK
        refusal = max(refusal, asked)
    return refusal


@rule
def may_choose_replenish(s: State, f: Facts) -> int:
    """SOLARIS-20, -23: replenishing."""
    return may_begin(s, f, REPLENISH, 23)


@rule
def may_choose_redirect(s: State, f: Facts) -> int:
    """SOLARIS-20, -25: redirecting."""
    return may_begin(s, f, REDIRECT, 25)


@rule
def may_choose_exchange(s: State, f: Facts) -> int:
    """SOLARIS-31: exchanging, with a card to give."""
    return no(31) if s.hand_n[s.to_act] == 0 else OK


@rule
def may_choose_station(s: State, f: Facts) -> int:
    """SOLARIS-20, -34, -35: the station action, if its first step can be paid and carried out."""
    station = active(s)
    if s.energy[s.to_act, station] == 0:
        return no(34)
    if station == ENGINE_DECK:
        return may_begin(s, f, ENGINE, 36)
    if station == HEADQUARTERS:
        return may_spend(s, f)
    if station == BIOTOPE_STATION:
        return may_give(s, f, 0)
    if station == SHUTTLE_PORT:
        return may_port(s, f)
    if station == CANTEEN_STATION:
        return may_canteen(s, f)
    return may_begin(s, f, CENTRE, 55)


@rule
def do_choose_replenish(s: State) -> None:
    """SOLARIS-19: the action is chosen and cannot be taken back."""
    s.phase = REPLENISH


@rule
def do_choose_redirect(s: State) -> None:
    """SOLARIS-19: the action is chosen and cannot be taken back."""
    s.phase = REDIRECT


@rule
def do_choose_exchange(s: State) -> None:
    """SOLARIS-19: the action is chosen and cannot be taken back."""
    s.phase = EXCHANGE_DISCARD


@rule
def do_choose_station(s: State) -> None:
    """SOLARIS-19, -39: the station's phase; at the headquarters the first energy is spent at once."""
    station = active(s)
    if station == HEADQUARTERS:
        do_spend(s)
    elif station == ENGINE_DECK:
        s.phase = ENGINE
    elif station == BIOTOPE_STATION:
        s.phase = BIOTOPE
    elif station == SHUTTLE_PORT:
        s.phase = PORT
    elif station == CANTEEN_STATION:
        s.phase = CANTEEN
    else:
        s.phase = CENTRE


@rule
def may_done(s: State, f: Facts) -> int:
    """SOLARIS-20, -35: after any step, but at least one must be carried out."""
    return no(20) if s.steps == 0 else OK


@rule
def do_done(s: State) -> None:
    """SOLARIS-35: the player stops."""
    s.phase = FINISH_ACTION


# Replenish


@rule
def may_replenish(s: State, f: Facts, card: int) -> int:
    """SOLARIS-16, -23, -24: a card with the symbol of the active station, while the token is below 7."""
    return replenish_refusal(s, card)


@rule
def replenish_refusal(s: State, card: int) -> int:
    """SOLARIS-23, -24: why this card does not replenish."""
    if s.hand[s.to_act, card] == 0 or station_of(card) != active(s):
        return no(23)
    if s.energy[s.to_act, active(s)] == FULL:
        return no(24)
    return OK


@rule
def do_replenish(s: State, card: int) -> None:
    """SOLARIS-23, -77: the rim token one space forward; at 7 or without cards the action is over."""
    p = s.to_act
    station = active(s)
    s.steps += 1
    play_card(s, p, card)
    gain(s, p, station)
    if s.energy[p, station] == FULL or s.hand_n[p] == 0:
        s.phase = FINISH_ACTION


# Redirect


@rule
def may_send_cw(s: State, f: Facts, card: int) -> int:
    """SOLARIS-25, -27, -28: over the clockwise bridge."""
    return send_cw_refusal(s, card)


@rule
def may_send_ccw(s: State, f: Facts, card: int) -> int:
    """SOLARIS-25, -27, -28: over the counter-clockwise bridge."""
    return send_ccw_refusal(s, card)


@rule
def send_cw_refusal(s: State, card: int) -> int:
    """SOLARIS-25: why this card sends nothing to the clockwise neighbour."""
    return send_refusal(s, card, s.bridge[s.pos], clockwise(s))


@rule
def send_ccw_refusal(s: State, card: int) -> int:
    """SOLARIS-25: why this card sends nothing to the counter-clockwise neighbour."""
    return send_refusal(s, card, s.bridge[(s.pos + STATIONS - 1) % STATIONS], counterclockwise(s))


@rule
def send_refusal(s: State, card: int, colour: int, neighbour: int) -> int:
    """SOLARIS-25, -26, -29: a card of the bridge's colour, an energy here, and room at the neighbour."""
    if s.hand[s.to_act, card] == 0 or colour_of(card) != colour:
        return no(25)
    if s.energy[s.to_act, active(s)] == 0:
        return no(26)
    if s.energy[s.to_act, neighbour] == FULL:
        return no(29)
    return OK


@rule
def do_send_cw(s: State, card: int) -> None:
    """SOLARIS-25: to the clockwise neighbour."""
    send(s, card, clockwise(s))


@rule
def do_send_ccw(s: State, card: int) -> None:
    """SOLARIS-25: to the counter-clockwise neighbour."""
    send(s, card, counterclockwise(s))


@rule
def send(s: State, card: int, neighbour: int) -> None:
    """SOLARIS-30, -77: back on the rim here, forward at the neighbour; it ends when no energy can move any more."""
    p = s.to_act
    station = active(s)
    s.steps += 1
    play_card(s, p, card)
    pay(s, p, station)
    gain(s, p, neighbour)
    both_full = s.energy[p, clockwise(s)] == FULL and s.energy[p, counterclockwise(s)] == FULL
    if s.energy[p, station] == 0 or both_full or s.hand_n[p] == 0:
        s.phase = FINISH_ACTION


# Cards discarded


@rule
def may_discard_exchanged(s: State, f: Facts, card: int) -> int:
    """SOLARIS-31: one card of the hand."""
    return no(31) if s.hand[s.to_act, card] == 0 else OK


@rule
def do_discard_exchanged(s: State, card: int) -> None:
    """SOLARIS-31, -33: exactly one card is discarded, which is not playing it."""
    discard(s, s.to_act, card)
    s.phase = EXCHANGE_DRAW


@rule
def may_discard_turn(s: State, f: Facts, card: int) -> int:
    """SOLARIS-42: any card of the hand."""
    return no(42) if s.hand[s.to_act, card] == 0 else OK


@rule
def do_discard_turn(s: State, card: int) -> None:
    """SOLARIS-42: down to seven at the end of the turn."""
    discard(s, s.to_act, card)
    s.phase = TURN_LIMIT


@rule
def may_discard_canteen(s: State, f: Facts, card: int) -> int:
    """SOLARIS-54: any card of the hand."""
    return no(54) if s.hand[s.to_act, card] == 0 else OK


@rule
def do_discard_canteen(s: State, card: int) -> None:
    """SOLARIS-54: down to seven after the canteen."""
    discard(s, s.to_act, card)
    s.phase = CANTEEN_LIMIT


@rule
def may_discard_round(s: State, f: Facts, card: int) -> int:
    """SOLARIS-69: any card of the hand."""
    return no(69) if s.hand[s.to_act, card] == 0 else OK


@rule
def do_discard_round(s: State, card: int) -> None:
    """SOLARIS-69: down to seven before the next round."""
    discard(s, s.to_act, card)
    s.phase = ROUND_LIMIT


# Cards taken: exchanged, from the headquarters, or as replacement


@rule
def may_draw_stack(s: State, f: Facts) -> int:
    """SOLARIS-31, -39, -60, -61, -65: the top card of the stack, if stack or discard pile has one."""
    return OK if s.stack_n > 0 or stack_and_discard(s) > 0 else no(65)


@rule
def do_draw_stack(s: State) -> None:
    """SOLARIS-64: chance says which card it is; an empty stack is renewed first."""
    ready_stack(s)
    ask_chance(s, DRAW, s.to_act, 1)


@rule
def may_draw_display(s: State, f: Facts, slot: int) -> int:
    """SOLARIS-32, -41, -61, -63: an open card; gaps stay until the turn is complete."""
    return no(63) if s.display[slot] == NONE else OK


@rule
def do_draw_display(s: State, slot: int) -> None:
    """SOLARIS-31, -39, -61: the open card joins the hand."""
    take_from_display(s, s.to_act, slot)
    continue_after_card(s)


@rule
def draw_in_turn(s: State, card: int) -> None:
    """SOLARIS-31, -39, -61: the top card of the stack joins the hand of the player on turn."""
    p = s.draw_for
    take_top(s, card)
    add_to_hand(s, p, card)
    ask_player(s, p, CHOOSE)
    continue_after_card(s)


@rule
def continue_after_card(s: State) -> None:
    """SOLARIS-31, -40, -60, -62: what the card was taken for goes on; the counters show what that was."""
    if s.cards_played > 0:
        s.draws_owed -= 1
        if s.draws_owed > 0 and obtainable(s):
            s.phase = REPLACE
        else:
            s.phase = TURN_LIMIT
    elif s.draws_owed > 0:
        s.draws_owed -= 1
        if s.draws_owed > 0 and obtainable(s):
            s.phase = HQ_DRAW
        else:
            continue_headquarters(s)
    else:
        s.phase = FINISH_ACTION
