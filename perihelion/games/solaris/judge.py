"""What a position of Solaris is worth to a seat.

The laser wins the game. Energy gets there in one turn a round, at the energy centre, if three things meet: energy
there, a docked shuttle with energy at its station, and a card of its colour. `transfer` counts how often they meet now,
`plan` how often they would with the right shuttles; the other terms value what may meet later. An action that has been
chosen and not yet begun is worth its best first step: `promise`.

A step is described by six numbers: one energy leaves `paid`, one leaves `taken` for the laser, one comes to `gained`,
`card` is played, and the shuttle of `colour` docks at `dock`; NONE where nothing of the kind happens.
"""

from __future__ import annotations

from perihelion.rules import OK, Judge, SearchSettings, rule, table

from .rules.actions import send_cw_refusal, step_refusal
from .rules.components import CARD_TYPES, COLOURS, STATIONS, colour_of, station_of
from .rules.scoring import goal_reached
from .rules.state import (
    BIOTOPE,
    BIOTOPE_STATION,
    CANTEEN,
    CANTEEN_STATION,
    CENTRE,
    CHOOSE,
    DRAW,
    ENERGY_CENTRE,
    ENGINE,
    ENGINE_DECK,
    EXCHANGE_DRAW,
    FULL,
    HAND_LIMIT,
    HQ_DRAW,
    LAST,
    NONE,
    PORT,
    REDIRECT,
    REPLACE,
    REPLENISH,
    SHUTTLE_PORT,
    STEAL,
    TIME_GAME_ROUNDS,
    Facts,
    State,
    active,
    clockwise,
    counterclockwise,
)

TERMS = ("laser", "transfer", "plan", "centre", "energy", "cards", "promise")
LASER, TRANSFER, PLAN, AT_CENTRE, ENERGY, CARDS, PROMISE = range(len(TERMS))
WEIGHTS = (1000, 1000, 60, 490, 80, 300, 1)
"""A promise is counted in weighted terms already."""
WEIGHT = table(WEIGHTS)

VALUE = table([0, 1000, 1900, 2700, 3400, 4000, 4500, 4900])
"""What so much energy at a station is worth: the first the most."""
CARD_VALUE = table([0, 1000, 1800, 2400, 2800, 3050, 3200, 3300])
"""What so many cards are worth; poor stations bring new ones, so a full hand is worth little more."""


@rule
def judge(s: State, f: Facts, seat: int, term: int) -> int:
    """The value of a term for the seat, in thousandths."""
    if term == PROMISE:
        return promise(s, seat)
    return value_if(s, seat, term, NONE, NONE, NONE, NONE, NONE, NONE)


@rule
def value_if(s: State, p: int, term: int, paid: int, taken: int, gained: int, card: int, colour: int, dock: int) -> int:
    """The value of a term after a step."""
    if term == LASER:
        return 1000 * (s.laser[p] + (1 if taken != NONE else 0))
    if term == TRANSFER:
        return 1000 * transfers_if(s, p, paid, taken, gained, card, colour, dock)
    if term == CARDS:
        return left_over(s, CARD_VALUE[cards_if(s, p, card)])
    at_centre = energy_if(s, p, ENERGY_CENTRE, paid, taken, gained)
    if term == AT_CENTRE:
        return left_over(s, VALUE[at_centre])
    energy = 0
    value = 0
    for station in range(LAST):
        here = energy_if(s, p, station, paid, taken, gained)
        energy += here
        value += VALUE[here]
    if term == ENERGY:
        return left_over(s, value)
    return left_over(s, 1000 * min(min(at_centre, energy), cards_if(s, p, card)))


@rule
def energy_if(s: State, p: int, station: int, paid: int, taken: int, gained: int) -> int:
    """The player's energy at a station after a step."""
    energy = s.energy[p, station]
    if station == paid:
        energy -= 1
    if station == taken:
        energy -= 1
    if station == gained:
        energy += 1
    return energy


@rule
def left_over(s: State, value: int) -> int:
    """What is not on the laser counts little where the game ends with this round."""
    last = s.round == TIME_GAME_ROUNDS if s.time_game else goal_reached(s) or s.round == s.max_rounds
    return value // 5 if last else value


@rule
def transfers_if(s: State, p: int, paid: int, taken: int, gained: int, card: int, colour: int, dock: int) -> int:
    """SOLARIS-55: how many energy the player could move to the laser in this round, as things stand after a step."""
    if centre_is_over(s, p):
        return 0
    at_centre = energy_if(s, p, ENERGY_CENTRE, paid, taken, gained)
    through = 0
    for station in range(STATIONS):
        matching = 0
        for c in range(COLOURS):
            if s.shuttle[c] == station or (c == colour and dock == station):
                matching += coloured_if(s, p, c, card)
        if station == ENERGY_CENTRE:
            pairs = min(matching, at_centre // 2)
            at_centre -= pairs
            through += pairs
        elif matching > 0:
            through += min(matching, energy_if(s, p, station, paid, taken, gained))
    return min(at_centre, through)


@rule
def centre_is_over(s: State, p: int) -> bool:
    """SOLARIS-19: whether the player's turn at the energy centre has passed, or serves another action."""
    if s.pos < LAST or s.on_rim[p] == 0:
        return False
    return s.to_act != p or (s.phase != CHOOSE and s.phase != CENTRE)


@rule
def coloured_if(s: State, p: int, colour: int, card: int) -> int:
    """The cards of a colour in the hand after a step."""
    cards = 0
    for station in range(STATIONS):
        cards += s.hand[p, station * COLOURS + colour]
    if card != NONE and colour_of(card) == colour:
        cards -= 1
    return cards


@rule
def cards_if(s: State, p: int, card: int) -> int:
    """SOLARIS-42: the cards the player holds or has stolen after a step, those on their way included, seven at most."""
    return min(HAND_LIMIT, s.hand_n[p] + s.stolen_n[p] + coming_if(s, p, card))


@rule
def coming_if(s: State, p: int, card: int) -> int:
    """SOLARIS-39, -60: cards that are on their way into the hand after a step, less the card played."""
    phase = s.phase
    if s.to_act != p and s.draw_for != p:
        return 0
    if phase == REPLENISH or phase == REDIRECT or phase == ENGINE or phase == CENTRE:
        if card == NONE:
            return s.cards_played // 2
        return (s.cards_played + 1) // 2 - 1
    if phase == REPLACE or phase == HQ_DRAW or phase == DRAW:
        return max(1, s.draws_owed)
    return 1 if phase == EXCHANGE_DRAW or phase == STEAL else 0


# Promises


@rule
def promise(s: State, p: int) -> int:
    """SOLARIS-20: what the best first step of the chosen action brings."""
    if s.to_act != p or s.steps > 0:
        return 0
    if s.phase == PORT:
        return best_dock(s, p)
    if s.phase == BIOTOPE:
        return max(best_gifts(s, p, 1), best_gifts(s, p, STATIONS - 1))
    if s.phase == CANTEEN:
        return left_over(s, 200 * WEIGHT[CARDS]) + gain(s, p, CANTEEN_STATION, NONE, NONE, NONE, NONE, NONE)
    if s.phase == REPLENISH or s.phase == REDIRECT or s.phase == ENGINE or s.phase == CENTRE:
        return best_card(s, p)
    return 0


@rule
def gain(s: State, p: int, paid: int, taken: int, gained: int, card: int, colour: int, dock: int) -> int:
    """What a step changes in all terms, weighted."""
    total = 0
    for term in range(PROMISE):
        then = value_if(s, p, term, paid, taken, gained, card, colour, dock)
        total += WEIGHT[term] * (then - value_if(s, p, term, NONE, NONE, NONE, NONE, NONE, NONE))
    return total


@rule
def best_card(s: State, p: int) -> int:
    """The best card to begin with."""
    best = NONE
    worth = 0
    for card in range(CARD_TYPES):
        if s.hand[p, card] > 0 and step_refusal(s, s.phase, card) == OK:
            asked = gain_of_card(s, p, card)
            if best == NONE or asked > worth:
                best = card
                worth = asked
    return worth


@rule
def gain_of_card(s: State, p: int, card: int) -> int:
    """What playing this card brings in the action that is chosen."""
    if s.phase == REPLENISH:
        return gain(s, p, NONE, NONE, active(s), card, NONE, NONE)
    if s.phase == ENGINE:
        return gain(s, p, ENGINE_DECK, NONE, station_of(card), card, NONE, NONE)
    if s.phase == CENTRE:
        return gain(s, p, ENERGY_CENTRE, s.shuttle[colour_of(card)], NONE, card, NONE, NONE)
    neighbour = clockwise(s) if send_cw_refusal(s, card) == OK else counterclockwise(s)
    return gain(s, p, active(s), NONE, neighbour, card, NONE, NONE)


@rule
def best_dock(s: State, p: int) -> int:
    """The best shuttle and place to begin with."""
    best = gain(s, p, SHUTTLE_PORT, NONE, NONE, NONE, NONE, NONE)
    for colour in range(COLOURS):
        if s.shuttle[colour] == NONE:
            for station in range(STATIONS):
                best = max(best, gain(s, p, SHUTTLE_PORT, NONE, NONE, NONE, colour, station))
    return best


@rule
def best_gifts(s: State, p: int, onward: int) -> int:
    """SOLARIS-43, -45: the best number of gifts one way round, looking at the energy alone."""
    left = s.energy[p, BIOTOPE_STATION] - 1
    best = 0
    worth = WEIGHT[ENERGY] * (VALUE[left] - VALUE[left + 1])
    begun = False
    position = s.pos
    for _ in range(LAST):
        position = (position + onward) % STATIONS
        station = s.ring[position]
        energy = s.energy[p, station]
        if energy < FULL and left > 0:
            weight = WEIGHT[AT_CENTRE] if station == ENERGY_CENTRE else WEIGHT[ENERGY]
            worth += weight * (VALUE[energy + 1] - VALUE[energy]) - WEIGHT[ENERGY] * (VALUE[left] - VALUE[left - 1])
            left -= 1
            if not begun or worth > best:
                best = worth
            begun = True
    return best


JUDGE = Judge(
    terms=TERMS,
    weights=WEIGHTS,
    judge=judge,
    search=SearchSettings(
        value_scale=1.5,
        prior_sharpness=12,
        rollout_turns=99,  # to the end of the game: leaves judged after one round made the search much weaker
        simulations=1500,
        error_temperature=0.06,
    ),
)
