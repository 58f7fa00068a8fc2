"""What a position of Solaris is worth to a seat.

The laser wins the game. Energy gets there in one turn a round, at the energy centre, if three things meet: energy
there, a docked shuttle with energy at its station, and a card of its colour. `transfer` counts how often they meet now,
`plan` how often they would with the right shuttles; the other terms value what may meet later. An action that has been
chosen and not yet begun is worth its best first step: `promise`.

A step is described by six numbers: one energy leaves `paid`, one leaves `taken` for the laser, one comes to `gained`,
`card` is played, and the shuttle of `colour` docks at `dock`. NONE means that this part does not happen.
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

LASER, TRANSFER, PLAN, AT_CENTRE, ENERGY, CARDS = 1000, 1000, 60, 490, 80, 300
"""The weights of the terms."""

VALUE = table([0, 1000, 1900, 2700, 3400, 4000, 4500, 4900])
"""The worth of the energy at a station, by its amount; each further unit is worth less."""
CARD_VALUE = table([0, 1000, 1800, 2400, 2800, 3050, 3200, 3300])
"""The worth of a hand, by its size; poor stations bring new cards, so a full hand is worth little more."""


@rule
def laser(s: State, f: Facts, seat: int) -> int:
    """SOLARIS-71: energy on the laser."""
    return laser_if(s, seat, NONE)


@rule
def transfer(s: State, f: Facts, seat: int) -> int:
    """SOLARIS-55: energy that the player could move to the laser in this round."""
    return 1000 * transfers_if(s, seat, NONE, NONE, NONE, NONE, NONE, NONE)


@rule
def plan(s: State, f: Facts, seat: int) -> int:
    """SOLARIS-55: energy that the player could move to the laser with the right shuttles."""
    return plan_if(s, seat, NONE, NONE, NONE, NONE)


@rule
def centre(s: State, f: Facts, seat: int) -> int:
    """Energy at the energy centre."""
    return centre_if(s, seat, NONE, NONE, NONE)


@rule
def energy(s: State, f: Facts, seat: int) -> int:
    """Energy at the other stations."""
    return stations_if(s, seat, NONE, NONE, NONE)


@rule
def cards(s: State, f: Facts, seat: int) -> int:
    """Cards in hand, and those on their way."""
    return hand_if(s, seat, NONE)


@rule
def weighted_if(s: State, p: int, paid: int, taken: int, gained: int, card: int, colour: int, dock: int) -> int:
    """The weighted sum of all terms but the promise, after a step."""
    worth = LASER * laser_if(s, p, taken)
    worth += TRANSFER * 1000 * transfers_if(s, p, paid, taken, gained, card, colour, dock)
    worth += PLAN * plan_if(s, p, paid, taken, gained, card) + AT_CENTRE * centre_if(s, p, paid, taken, gained)
    return worth + ENERGY * stations_if(s, p, paid, taken, gained) + CARDS * hand_if(s, p, card)


@rule
def laser_if(s: State, p: int, taken: int) -> int:
    """Energy on the laser after a step."""
    return 1000 * (s.laser[p] + (1 if taken != NONE else 0))


@rule
def plan_if(s: State, p: int, paid: int, taken: int, gained: int, card: int) -> int:
    """The energy that could be moved to the laser with the right shuttles after a step."""
    at_centre = energy_if(s, p, ENERGY_CENTRE, paid, taken, gained)
    elsewhere = 0
    for station in range(LAST):
        elsewhere += energy_if(s, p, station, paid, taken, gained)
    return left_over(s, 1000 * min(min(at_centre, elsewhere), cards_if(s, p, card)))


@rule
def centre_if(s: State, p: int, paid: int, taken: int, gained: int) -> int:
    """The worth of the energy at the energy centre after a step."""
    return left_over(s, VALUE[energy_if(s, p, ENERGY_CENTRE, paid, taken, gained)])


@rule
def stations_if(s: State, p: int, paid: int, taken: int, gained: int) -> int:
    """The worth of the energy at the other stations after a step."""
    value = 0
    for station in range(LAST):
        value += VALUE[energy_if(s, p, station, paid, taken, gained)]
    return left_over(s, value)


@rule
def hand_if(s: State, p: int, card: int) -> int:
    """The worth of the hand after a step."""
    return left_over(s, CARD_VALUE[cards_if(s, p, card)])


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
    """What is not on the laser counts little if the game ends with this round."""
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
def promise(s: State, f: Facts, p: int) -> int:
    """SOLARIS-20: what the best first step of the chosen action brings, in weighted terms."""
    if s.to_act != p or s.steps > 0:
        return 0
    if s.phase == PORT:
        return best_dock(s, p) - weighted(s, p)
    if s.phase == BIOTOPE:
        return max(best_gifts(s, p, 1), best_gifts(s, p, STATIONS - 1))
    if s.phase == CANTEEN:
        stolen = left_over(s, 200 * CARDS)
        return stolen + weighted_if(s, p, CANTEEN_STATION, NONE, NONE, NONE, NONE, NONE) - weighted(s, p)
    if s.phase == REPLENISH or s.phase == REDIRECT or s.phase == ENGINE or s.phase == CENTRE:
        return best_card(s, p)
    return 0


@rule
def weighted(s: State, p: int) -> int:
    """The weighted sum of all terms but the promise, as things stand."""
    return weighted_if(s, p, NONE, NONE, NONE, NONE, NONE, NONE)


@rule
def best_card(s: State, p: int) -> int:
    """What the best card to begin with brings; 0 if none can be played."""
    best = NONE
    worth = 0
    for card in range(CARD_TYPES):
        if s.hand[p, card] > 0 and step_refusal(s, s.phase, card) == OK:
            asked = worth_of_card(s, p, card)
            if best == NONE or asked > worth:
                best = card
                worth = asked
    return 0 if best == NONE else worth - weighted(s, p)


@rule
def worth_of_card(s: State, p: int, card: int) -> int:
    """The weighted terms after this card is played in the action that is chosen."""
    if s.phase == REPLENISH:
        return weighted_if(s, p, NONE, NONE, active(s), card, NONE, NONE)
    if s.phase == ENGINE:
        return weighted_if(s, p, ENGINE_DECK, NONE, station_of(card), card, NONE, NONE)
    if s.phase == CENTRE:
        return weighted_if(s, p, ENERGY_CENTRE, s.shuttle[colour_of(card)], NONE, card, NONE, NONE)
    neighbour = clockwise(s) if send_cw_refusal(s, card) == OK else counterclockwise(s)
    return weighted_if(s, p, active(s), NONE, neighbour, card, NONE, NONE)


@rule
def best_dock(s: State, p: int) -> int:
    """The weighted terms after the best shuttle docks at the best place to begin with."""
    best = weighted_if(s, p, SHUTTLE_PORT, NONE, NONE, NONE, NONE, NONE)
    for colour in range(COLOURS):
        if s.shuttle[colour] == NONE:
            for station in range(STATIONS):
                best = max(best, weighted_if(s, p, SHUTTLE_PORT, NONE, NONE, NONE, colour, station))
    return best


@rule
def best_gifts(s: State, p: int, onward: int) -> int:
    """SOLARIS-43, -45: the best number of gifts one way round, looking at the energy alone."""
    left = s.energy[p, BIOTOPE_STATION] - 1
    best = 0
    worth = ENERGY * (VALUE[left] - VALUE[left + 1])
    begun = False
    position = s.pos
    for _ in range(LAST):
        position = (position + onward) % STATIONS
        station = s.ring[position]
        energy = s.energy[p, station]
        if energy < FULL and left > 0:
            weight = AT_CENTRE if station == ENERGY_CENTRE else ENERGY
            worth += weight * (VALUE[energy + 1] - VALUE[energy]) - ENERGY * (VALUE[left] - VALUE[left - 1])
            left -= 1
            if not begun or worth > best:
                best = worth
            begun = True
    return best


JUDGE = Judge(
    terms={
        "laser": (LASER, laser),
        "transfer": (TRANSFER, transfer),
        "plan": (PLAN, plan),
        "centre": (AT_CENTRE, centre),
        "energy": (ENERGY, energy),
        "cards": (CARDS, cards),
        "promise": (1, promise),  # counted in weighted terms already
    },
    search=SearchSettings(
        value_scale=1.5,
        prior_sharpness=12,
        rollout_turns=99,  # to the end of the game: leaves judged after one round made the search much weaker
        simulations=1500,
        error_temperature=0.06,
    ),
)
