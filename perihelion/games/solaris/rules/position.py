"""Positions set by hand: fields that are not given are derived, or taken from the base state of section 9.1."""

from __future__ import annotations

from perihelion.rules import InvalidPosition

from .components import BRIDGE_COPIES, BRIDGES, CARD_NAMES, CARD_TYPES, COLOUR_LETTERS, COLOURS, DECK, SEATS, STATIONS
from .scoring import leads
from .state import (
    BIOTOPE,
    BIOTOPE_STATION,
    BRIDGE,
    CANTEEN,
    CANTEEN_STATION,
    CENTRE,
    CHANCE,
    CHOOSE,
    DEAL,
    DISPLAY,
    ENERGY_CENTRE,
    ENGINE,
    ENGINE_DECK,
    GAME_OVER,
    HEADQUARTERS,
    HQ_DRAW,
    HQ_MORE,
    LAST,
    LAYOUT,
    LIMIT_CANTEEN,
    LIMIT_ROUND,
    LIMIT_TURN,
    NONE,
    OVER,
    PLACING,
    PORT,
    REPLACE,
    SHUTTLE_PORT,
    START_HAND,
    STEAL,
    SWAP_CARD,
    SWAP_PLACE,
    TILE_A,
    TILE_B,
    State,
    active,
    ring_position,
)
from .turn import begin_turn, over_limit

ENERGY = (
    (5, 3, 3, 3, 3, 1),
    (4, 2, 3, 3, 3, 1),
    (3, 3, 5, 2, 1, 3),
    (2, 3, 3, 3, 3, 1),
    (1, 3, 3, 3, 2, 1),
)
BRIDGE_COLOURS = "kpbgkp"
OPEN_CARDS = ("ED.p", "BT.b", "CT.k")

STATION_OF_PHASE = {
    ENGINE: ENGINE_DECK,
    HQ_DRAW: HEADQUARTERS,
    HQ_MORE: HEADQUARTERS,
    BIOTOPE: BIOTOPE_STATION,
    PORT: SHUTTLE_PORT,
    CANTEEN: CANTEEN_STATION,
    LIMIT_CANTEEN: CANTEEN_STATION,
    STEAL: CANTEEN_STATION,
    CENTRE: ENERGY_CENTRE,
    LIMIT_ROUND: ENERGY_CENTRE,
    SWAP_CARD: ENERGY_CENTRE,
    SWAP_PLACE: ENERGY_CENTRE,
    OVER: ENERGY_CENTRE,
}
SET_UP = range(LAYOUT, DEAL + 1)


def complete(s: State, given: set[str]) -> None:
    """Fill in what was not given; what was given stays as it is, even if no play leads there."""
    if "phase" not in given:
        s.phase = CHOOSE
    if s.phase not in SET_UP:
        _fill_table(s, given)
    _fill_cards(s, given)
    if s.phase in SET_UP:
        _fill_set_up(s, given)
    else:
        _fill_turn(s, given)


def _fill_table(s: State, given: set[str]) -> None:
    """Ring, bridges, energy and the station marker."""
    if "ring" not in given and sorted(s.ring.values()) != list(range(STATIONS)):
        s.ring = {r: r for r in range(STATIONS)}
    if "energy" not in given:
        for p in range(s.players):
            for station in range(STATIONS):
                s.energy[p, station] = ENERGY[p][station]
    if "placed" not in given:
        for p in range(s.players):
            s.placed[p] = 1
    if "bridge" not in given:
        s.bridge = _bridges_for(s, given)
    if "spare" not in given:
        _spares(s)
    if "pos" not in given and s.phase in STATION_OF_PHASE:
        s.pos = ring_position(s, STATION_OF_PHASE[s.phase])


def _bridges_for(s: State, given: set[str]) -> dict[int, int]:
    """The bridges of section 9.1, or those that given spares leave."""
    usual = {slot: COLOUR_LETTERS.index(letter) for slot, letter in enumerate(BRIDGE_COLOURS)}
    left = _other_bridges(list(s.spare.values()))
    return dict(enumerate(left)) if "spare" in given and len(left) == STATIONS else usual


def _spares(s: State) -> None:
    """SOLARIS-4: the two bridges that do not lie in the slots; if there are not two, the record keeps zeros."""
    left = _other_bridges(list(s.bridge.values()))
    if len(left) == len(s.spare):
        s.spare = dict(enumerate(left))


def _other_bridges(colours: list[int]) -> list[int]:
    """The other bridges, ascending."""
    return [c for c in range(COLOURS) for _ in range(BRIDGE_COPIES[c] - colours.count(c))]


def _fill_cards(s: State, given: set[str]) -> None:
    """SOLARIS-2: sizes of hands and piles; what is nowhere else lies in the stack."""
    for p in range(SEATS):
        if "hand_n" not in given:
            s.hand_n[p] = sum(s.hand[p, card] for card in range(CARD_TYPES))
        if "stolen_n" not in given:
            s.stolen_n[p] = sum(s.stolen[p, card] for card in range(CARD_TYPES))
    if "stack" not in given:
        for card in range(CARD_TYPES):
            s.stack[card] = max(0, DECK[card] - _copies_outside_stack(s, card))
    if "display" not in given and s.phase not in (*SET_UP, DISPLAY):
        _fill_display(s, given)
    if "stack_n" not in given:
        s.stack_n = sum(s.stack.values())


def _copies_outside_stack(s: State, card: int) -> int:
    """Copies of a card outside the stack."""
    in_hands = sum(s.hand[p, card] + s.stolen[p, card] for p in range(SEATS))
    return in_hands + s.discard[card] + list(s.display.values()).count(card)


def _fill_display(s: State, given: set[str]) -> None:
    """The display of section 9.1; a card that is not in the stack is replaced by the first that is."""
    wanted = [CARD_NAMES.index(name) for name in OPEN_CARDS]
    for slot, card in enumerate(wanted):
        found = next((c for c in (card, *range(CARD_TYPES)) if s.stack[c] > 0), NONE)
        s.display[slot] = found
        if found != NONE and "stack" not in given:
            s.stack[found] -= 1


def _fill_set_up(s: State, given: set[str]) -> None:
    """The chance points still to come in a row of the set-up."""
    n = s.players
    left = {
        LAYOUT: LAST,
        BRIDGE: BRIDGES,
        TILE_A: n,
        TILE_B: n,
        PLACING: n - sum(s.placed.values()),
        DEAL: START_HAND * n - sum(s.hand_n.values()),
    }[s.phase]
    _let_chance_decide(s, given, left)
    if "draw_for" not in given and s.phase in (TILE_A, TILE_B):
        s.draw_for = n - s.draw_left
    if "draw_for" not in given and s.phase == DEAL:
        s.draw_for = n - 1 - (s.draw_left - 1) // START_HAND


def _let_chance_decide(s: State, given: set[str], left: int) -> None:
    """Chance decides at the next `left` chance points."""
    if "draw_left" not in given:
        s.draw_left = left
    if "to_act" not in given:
        s.to_act = CHANCE


def _fill_turn(s: State, given: set[str]) -> None:
    """Who decides, the tokens on the rim and the stacks of tokens."""
    if "draw_left" not in given and s.phase < LAYOUT:
        s.draw_left = 0
    if s.phase == DISPLAY:
        _let_chance_decide(s, given, list(s.display.values()).count(NONE))
    elif s.phase > OVER:
        _let_chance_decide(s, given, 1)
    _fill_counters(s, given)
    if s.phase <= LIMIT_TURN:
        _put_player_on_turn(s, given)
        return
    if "height" not in given:
        stack_by_seat(s, NONE)
    if s.phase in (LIMIT_CANTEEN, LIMIT_ROUND) and "to_act" not in given:
        s.to_act = over_limit(s)
    if s.phase == OVER:
        _fill_result(s, given)


def _fill_counters(s: State, given: set[str]) -> None:
    """Phases in the middle of an action that say nothing about its steps stand at their beginning."""
    if s.phase in (HQ_DRAW, HQ_MORE) and "steps" not in given:
        s.steps = 1
    if s.phase == HQ_DRAW and "draws_owed" not in given:
        s.draws_owed = 2
    if s.phase == REPLACE and "cards_played" not in given:
        s.cards_played = 2 * s.draws_owed if "draws_owed" in given else 2
    if s.phase == REPLACE and "draws_owed" not in given:
        s.draws_owed = s.cards_played // 2


def _put_player_on_turn(s: State, given: set[str]) -> None:
    """SOLARIS-12, -14: the player on turn is on the rim; if nobody is named, the next by turn order."""
    named = "to_act" in given
    if "on_rim" in given and not named:
        rim = [p for p in range(s.players) if s.on_rim[p]]
        if len(rim) != 1:
            raise InvalidPosition(f"who is on turn (to_act)? {len(rim)} players are on the rim")
        s.to_act = rim[0]
        named = True
    if named:
        if "on_rim" not in given:
            s.on_rim[s.to_act] = 1
        if "height" not in given:
            stack_by_seat(s, s.to_act)
        return
    if "height" not in given:
        stack_by_seat(s, NONE)
    phase = s.phase
    begin_turn(s)
    s.phase = phase


def stack_by_seat(s: State, last: int) -> None:
    """Section 9.1: tokens on equal spaces lie in order of seats; that of `last` has just moved to the rim, on top."""
    station_active = active(s)
    for station in range(STATIONS):
        order = [p for p in range(s.players) if p != last or station != station_active]
        if len(order) < s.players:
            order.append(last)
        for k, p in enumerate(order):
            s.height[p, station] = sum(
                s.energy[q, station] == s.energy[p, station]
                and (station != station_active or s.on_rim[q] == s.on_rim[p])
                for q in order[:k]
            )


def _fill_result(s: State, given: set[str]) -> None:
    """SOLARIS-71 to -73."""
    if "to_act" not in given:
        s.to_act = GAME_OVER
    if "winners" not in given:
        for p in range(s.players):
            s.winners[p] = int(leads(s, p))
