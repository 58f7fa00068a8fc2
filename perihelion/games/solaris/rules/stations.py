"""The stations' own actions (chapter "The stations' actions in detail")."""

from __future__ import annotations

from perihelion.rules import OK, no, rule, tell

from .cards import obtainable, play_card
from .components import CARD_TYPES, COLOURS, STATIONS, colour_of, station_of
from .events import LASER
from .state import (
    BIOTOPE_STATION,
    CANTEEN,
    CANTEEN_STATION,
    ENERGY_CENTRE,
    ENGINE_DECK,
    FINISH_ACTION,
    FULL,
    HEADQUARTERS,
    HQ_DRAW,
    HQ_MORE,
    NONE,
    SHUTTLE_PORT,
    STEAL,
    Facts,
    State,
)
from .tokens import gain, move, pay
from .turn import ask_chance, ask_player

# Engine deck


@rule
def may_engine(s: State, f: Facts, card: int) -> int:
    """SOLARIS-36, -37, -38: a card of another station below 7; every second card of a station is free."""
    return engine_refusal(s, card)


@rule
def engine_price(s: State, station: int) -> int:
    """SOLARIS-37: the first card of each pair of a station costs one energy, the second is free."""
    return 1 - s.deck_count[station] % 2


@rule
def engine_refusal(s: State, card: int) -> int:
    """SOLARIS-36, -37, -38: why this card cannot be played at the engine deck."""
    p = s.to_act
    station = station_of(card)
    if s.hand[p, card] == 0 or station == ENGINE_DECK:
        return no(36)
    if s.energy[p, station] == FULL:
        return no(38)
    if s.energy[p, ENGINE_DECK] < engine_price(s, station):
        return no(37)
    return OK


@rule
def do_engine(s: State, card: int) -> None:
    """SOLARIS-36, -37: the first card of each pair costs one energy; the station of the symbol gets one."""
    p = s.to_act
    station = station_of(card)
    if engine_price(s, station) > 0:
        pay(s, p, ENGINE_DECK)
    s.deck_count[station] += 1
    s.steps += 1
    play_card(s, p, card)
    gain(s, p, station)
    if s.hand_n[p] == 0 or not engine_can_go_on(s, p):
        s.phase = FINISH_ACTION


@rule
def engine_can_go_on(s: State, p: int) -> bool:
    """SOLARIS-77: whether some card, if the player held it, could still be played at the engine deck."""
    for station in range(STATIONS):
        if station != ENGINE_DECK and s.energy[p, station] < FULL:
            if s.energy[p, ENGINE_DECK] >= engine_price(s, station):
                return True
    return False


# Headquarters


@rule
def may_spend(s: State, f: Facts) -> int:
    """SOLARIS-34, -39, -40, -65: another energy for two cards, if any can be taken."""
    if s.energy[s.to_act, HEADQUARTERS] == 0:
        return no(34)
    if not obtainable(s):
        return no(65)
    return OK


@rule
def do_spend(s: State) -> None:
    """SOLARIS-39: one energy; two cards are to be taken."""
    pay(s, s.to_act, HEADQUARTERS)
    s.steps += 1
    s.draws_owed = 2
    s.phase = HQ_DRAW


@rule
def continue_headquarters(s: State) -> None:
    """SOLARIS-40, -77: with the cards in hand the player may spend once more, if that is possible at all."""
    if s.energy[s.to_act, HEADQUARTERS] == 0 or not obtainable(s):
        s.phase = FINISH_ACTION
    else:
        s.phase = HQ_MORE


# Biotope


@rule
def gift_price(gifts: int) -> int:
    """SOLARIS-43: one energy for the action and one for each station served."""
    return gifts + 1


@rule
def may_give(s: State, f: Facts, gifts: int) -> int:
    """SOLARIS-20, -43, -46: there is energy for `gifts` + 1 stations, and at least as many are not full."""
    if s.energy[s.to_act, BIOTOPE_STATION] < gift_price(gifts + 1):
        return no(43)
    if gifts + 1 > f.open:
        return no(46)
    return OK


@rule
def do_give_cw(s: State, gifts: int) -> None:
    """SOLARIS-44: clockwise."""
    give(s, gifts + 1, 1)


@rule
def do_give_ccw(s: State, gifts: int) -> None:
    """SOLARIS-44: counter-clockwise."""
    give(s, gifts + 1, STATIONS - 1)


@rule
def give(s: State, gifts: int, onward: int) -> None:
    """SOLARIS-43, -45, -46: walking one way round, each station below 7 gets one until all is given."""
    p = s.to_act
    move(s, p, BIOTOPE_STATION, -gift_price(gifts))
    position = s.pos
    while gifts > 0:
        position = (position + onward) % STATIONS
        if s.energy[p, s.ring[position]] < FULL:
            gain(s, p, s.ring[position])
            gifts -= 1
    s.phase = FINISH_ACTION


# Shuttle port


@rule
def may_dock(s: State, f: Facts, colour: int, station: int) -> int:
    """SOLARIS-34, -47, -48, -49: a shuttle of the supply at any station, for one energy."""
    if s.shuttle[colour] != NONE:
        return no(48)
    if s.energy[s.to_act, SHUTTLE_PORT] == 0:
        return no(34)
    return OK


@rule
def do_dock(s: State, colour: int, station: int) -> None:
    """SOLARIS-47: one energy; the shuttle lies between the station and the laser."""
    pay(s, s.to_act, SHUTTLE_PORT)
    s.steps += 1
    s.shuttle[colour] = station
    if s.energy[s.to_act, SHUTTLE_PORT] == 0 or not shuttle_in_supply(s):
        s.phase = FINISH_ACTION


@rule
def shuttle_in_supply(s: State) -> bool:
    """SOLARIS-50, -77: whether a shuttle is left to dock."""
    for colour in range(COLOURS):
        if s.shuttle[colour] == NONE:
            return True
    return False


@rule
def may_port(s: State, f: Facts) -> int:
    """SOLARIS-50: without a shuttle in the supply there is no station action."""
    return OK if shuttle_in_supply(s) else no(50)


# Canteen


@rule
def may_steal(s: State, f: Facts, victim: int) -> int:
    """SOLARIS-34, -51, -52: one card from each other player with hand cards, once a turn."""
    if victim >= s.players or victim == s.to_act or s.robbed[victim] == 1:
        return no(51)
    if s.hand_n[victim] == 0:
        return no(52)
    if s.energy[s.to_act, CANTEEN_STATION] == 0:
        return no(34)
    return OK


@rule
def do_steal(s: State, victim: int) -> None:
    """SOLARIS-51: one energy; chance picks the card."""
    thief = s.to_act
    pay(s, thief, CANTEEN_STATION)
    s.steps += 1
    s.robbed[victim] = 1
    s.victim = victim
    ask_chance(s, STEAL, thief, 1)


@rule
def steal_card(s: State, card: int) -> None:
    """SOLARIS-53, -78: the card lies face down before the thief; any known card of the victim may be the lost one."""
    thief = s.draw_for
    victim = s.victim
    s.hand[victim, card] -= 1
    s.hand_n[victim] -= 1
    for known in range(CARD_TYPES):
        if s.open_hand[victim, known] > 0:
            s.open_hand[victim, known] -= 1
    s.stolen[thief, card] += 1
    s.stolen_n[thief] += 1
    s.victim = NONE
    ask_player(s, thief, CANTEEN)
    if s.energy[thief, CANTEEN_STATION] == 0 or not somebody_to_rob(s):
        s.phase = FINISH_ACTION


@rule
def somebody_to_rob(s: State) -> bool:
    """SOLARIS-51, -52, -77: whether another player, not yet robbed in this turn, has hand cards."""
    for q in range(s.players):
        if q != s.to_act and s.robbed[q] == 0 and s.hand_n[q] > 0:
            return True
    return False


@rule
def may_canteen(s: State, f: Facts) -> int:
    """SOLARIS-52: without hand cards of others there is no station action."""
    return OK if somebody_to_rob(s) else no(52)


# Energy centre


@rule
def can_serve(s: State, p: int, station: int) -> bool:
    """SOLARIS-55, -57: one energy at the shuttle's station beside the one paid here; at the centre itself two."""
    if station == ENERGY_CENTRE:
        return s.energy[p, ENERGY_CENTRE] >= 2
    return s.energy[p, station] >= 1


@rule
def may_transfer(s: State, f: Facts, card: int) -> int:
    """SOLARIS-55, -56, -57: a card of the colour of a docked shuttle, energy here and at the shuttle's station."""
    return transfer_refusal(s, card)


@rule
def transfer_refusal(s: State, card: int) -> int:
    """SOLARIS-34, -55, -56, -57: why this card cannot move energy to the laser."""
    p = s.to_act
    station = s.shuttle[colour_of(card)]
    if s.hand[p, card] == 0 or station == NONE:
        return no(55)
    if s.energy[p, ENERGY_CENTRE] == 0:
        return no(34)
    if not can_serve(s, p, station):
        return no(57) if station == ENERGY_CENTRE else no(55)
    return OK


@rule
def do_transfer(s: State, card: int) -> None:
    """SOLARIS-55, -58, -59: energy leaves the centre and the shuttle's station; the laser gets one, without limit."""
    p = s.to_act
    s.steps += 1
    play_card(s, p, card)
    pay(s, p, ENERGY_CENTRE)
    station = s.shuttle[colour_of(card)]
    pay(s, p, station)
    s.laser[p] += 1
    tell(s, LASER, p, s.laser[p], station)
    if s.hand_n[p] == 0 or s.energy[p, ENERGY_CENTRE] == 0 or not some_shuttle_serves(s, p):
        s.phase = FINISH_ACTION


@rule
def some_shuttle_serves(s: State, p: int) -> bool:
    """SOLARIS-77: whether the player has the energy to use some docked shuttle."""
    for colour in range(COLOURS):
        if s.shuttle[colour] != NONE and can_serve(s, p, s.shuttle[colour]):
            return True
    return False
