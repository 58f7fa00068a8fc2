"""The order of play: who decides, turns, stations, rounds and the end (section 4.3).

If a decision or outcome completes something, it leaves a moment in `phase` instead of a phase: the action is
finished, the turn ends, and so on. `advance` then runs on to the next decision or chance point; no position rests
at a moment.
"""

from __future__ import annotations

from perihelion.rules import rule, tell

from .cards import obtainable, ready_stack, stack_and_discard
from .components import CARD_TYPES, COLOURS, SEATS, STATIONS
from .events import LIMIT, LOW_STATIONS, NEW_ROUND, NEW_STATION, PICK_UP, SHARES, WINS
from .scoring import goal_reached, leads
from .state import (
    BEGIN_TURN,
    BIOTOPE_STATION,
    CANTEEN_LIMIT,
    CANTEEN_STATION,
    CENTRE,
    CHANCE,
    CHOOSE,
    DISPLAY,
    DISPLAY_SLOTS,
    DRAW,
    END_STATION,
    END_TURN,
    ENGINE,
    EXCHANGE_DISCARD,
    FINISH_ACTION,
    GAME_OVER,
    HAND_LIMIT,
    LAST,
    LIMIT_CANTEEN,
    LIMIT_ROUND,
    LIMIT_TURN,
    NEXT_STATION,
    NONE,
    OVER,
    REPLACE,
    ROUND_DRAWS,
    ROUND_LIMIT,
    SWAP_CARD,
    TIME_GAME_ROUNDS,
    TURN_LIMIT,
    Facts,
    State,
    active,
)
from .tokens import move_to_rim, open_stations


@rule
def prepare(s: State, f: Facts) -> None:
    """Note the card types in the deciding hand and, at the biotope, the number of stations that can get energy."""
    p = s.to_act
    kinds = 0
    if reads_hand(s.phase):
        for card in range(CARD_TYPES):
            f.kind[kinds] = card  # written before it is counted, which avoids a branch that is often mispredicted
            kinds += 1 if s.hand[p, card] > 0 else 0
    f.kinds = kinds
    if active(s) == BIOTOPE_STATION:
        f.open = open_stations(s, p)


@rule
def reads_hand(phase: int) -> bool:
    """Whether the options of this phase depend on the hand."""
    return phase <= EXCHANGE_DISCARD or phase == ENGINE or phase == CENTRE or LIMIT_TURN <= phase <= LIMIT_ROUND


@rule
def advance(s: State) -> None:
    """Section 4.3: what follows by itself; each moment leads to a later one, a decision or a chance point."""
    if s.phase == FINISH_ACTION:
        finish_action(s)
    if s.phase == TURN_LIMIT:
        limit_turn(s)
    if s.phase == END_TURN:
        end_turn(s)
    if s.phase == BEGIN_TURN:
        begin_turn(s)
    if s.phase < 0:
        change_station(s)


@rule
def change_station(s: State) -> None:
    """SOLARIS-10: everybody has had a turn; the next station, the next round or the end of the game."""
    if s.phase == END_STATION:
        end_station(s)
    if s.phase == CANTEEN_LIMIT:
        limit_canteen(s)
    if s.phase == NEXT_STATION:
        next_station(s)
    if s.phase == ROUND_DRAWS:
        draw_round_card(s)
    if s.phase == ROUND_LIMIT:
        limit_round(s)
    if s.phase == BEGIN_TURN:
        begin_turn(s)


@rule
def ask_chance(s: State, phase: int, seat: int, points: int) -> None:
    """Section 4.7: chance decides next at this number of chance points, first for this seat."""
    s.phase = phase
    s.to_act = CHANCE
    s.draw_for = seat
    s.draw_left = points


@rule
def ask_player(s: State, p: int, phase: int) -> None:
    """A player (or nobody, when the game is over) decides next."""
    s.phase = phase
    s.to_act = p
    s.draw_for = NONE
    s.draw_left = 0


# The turn


@rule
def finish_action(s: State) -> None:
    """SOLARIS-60: after the action one card for each full two cards played."""
    s.draws_owed = s.cards_played // 2
    s.phase = REPLACE if s.draws_owed > 0 and obtainable(s) else TURN_LIMIT


@rule
def limit_turn(s: State) -> None:
    """SOLARIS-42: at the end of the turn the hand has at most seven cards."""
    s.phase = LIMIT_TURN if s.hand_n[s.to_act] > HAND_LIMIT else END_TURN


@rule
def end_turn(s: State) -> None:
    """SOLARIS-63: the turn is complete; its counters are cleared and the display is refilled."""
    s.steps = 0
    s.cards_played = 0
    s.draws_owed = 0
    for station in range(STATIONS):
        s.deck_count[station] = 0
    for q in range(SEATS):
        s.robbed[q] = 0
    refill(s)


@rule
def refill(s: State) -> None:
    """SOLARIS-63, -65: a card for every gap in the display, as far as there are cards."""
    gaps = 0
    for slot in range(DISPLAY_SLOTS):
        if s.display[slot] == NONE:
            gaps += 1
    if gaps > s.stack_n:
        gaps = min(gaps, stack_and_discard(s))
    if gaps == 0:
        s.phase = BEGIN_TURN
    else:
        ready_stack(s)
        ask_chance(s, DISPLAY, NONE, gaps)


@rule
def begin_turn(s: State) -> None:
    """SOLARIS-11, -12, -13: of the players still to act, the one with most energy, the upper token first."""
    station = active(s)
    first = NONE
    rank = NONE
    waiting = 0
    for p in range(s.players):
        # no stack is higher than the number of seats, so this orders by energy, then by height
        mine = s.energy[p, station] * SEATS + s.height[p, station]
        if s.on_rim[p] == 0 and mine > rank:
            first = p
            rank = mine
        waiting += 1 - s.on_rim[p]
    if first == NONE:
        s.phase = END_STATION
        return
    if waiting == s.players:
        tell(s, NEW_STATION, station)
    move_to_rim(s, first)
    ask_player(s, first, CHOOSE)


# The station


@rule
def end_station(s: State) -> None:
    """SOLARIS-17: all tokens go from the rim to the same space of the energy track, stacks as they are."""
    for p in range(s.players):
        s.on_rim[p] = 0
    if active(s) == CANTEEN_STATION:
        pick_up_stolen(s)
        s.phase = CANTEEN_LIMIT
    else:
        s.phase = NEXT_STATION


@rule
def pick_up_stolen(s: State) -> None:
    """SOLARIS-54: the face-down cards join their owners' hands."""
    for p in range(s.players):
        if s.stolen_n[p] > 0:
            tell(s, PICK_UP, p, s.stolen_n[p])
            for card in range(CARD_TYPES):
                s.hand[p, card] += s.stolen[p, card]
                s.stolen[p, card] = 0
            s.hand_n[p] += s.stolen_n[p]
            s.stolen_n[p] = 0


@rule
def over_limit(s: State) -> int:
    """The lowest seat with more than seven cards, or none."""
    for p in range(s.players):
        if s.hand_n[p] > HAND_LIMIT:
            return p
    return NONE


@rule
def limit_canteen(s: State) -> None:
    """SOLARIS-54: after the canteen everybody above seven cards discards, the lowest seat first."""
    p = over_limit(s)
    if p == NONE:
        s.phase = NEXT_STATION
    else:
        ask_player(s, p, LIMIT_CANTEEN)


@rule
def next_station(s: State) -> None:
    """SOLARIS-10, -70: on to the next station; after the energy centre the round is complete."""
    if s.pos < LAST:
        s.pos += 1
        s.phase = BEGIN_TURN
    elif game_ends(s):
        end_game(s)
    else:
        end_round(s)


# The round


@rule
def game_ends(s: State) -> bool:
    """SOLARIS-70, -74, -76: the end is checked only here, after the energy centre."""
    if s.time_game:
        return s.round == TIME_GAME_ROUNDS
    return goal_reached(s) or s.round >= s.max_rounds


@rule
def end_game(s: State) -> None:
    """SOLARIS-71, -73, -76: the winners are named; the rest of the round end is left out."""
    if not s.time_game and not goal_reached(s):
        s.limit_hit = 1
        tell(s, LIMIT, s.round)
    won = 0
    for p in range(s.players):
        if leads(s, p):
            s.winners[p] = 1
            won += 1
    for p in range(s.players):
        if s.winners[p]:
            tell(s, WINS if won == 1 else SHARES, p)
    ask_player(s, GAME_OVER, OVER)


@rule
def end_round(s: State) -> None:
    """SOLARIS-65, -66, -67: the shuttles return; a card is turned for the bridge swap, if there is one."""
    for colour in range(COLOURS):
        s.shuttle[colour] = NONE
    if ready_stack(s):
        ask_chance(s, SWAP_CARD, NONE, 1)
    else:
        s.phase = ROUND_LIMIT  # nobody can draw for low stations either


@rule
def low_stations(s: State, p: int) -> int:
    """SOLARIS-68: at how many stations the player has no or one energy."""
    low = 0
    for station in range(STATIONS):
        if s.energy[p, station] <= 1:
            low += 1
    return low


@rule
def owe_round_cards(s: State) -> None:
    """SOLARIS-68: everybody draws a card for each low station."""
    draws = 0
    for p in range(s.players):
        cards = low_stations(s, p)
        draws += cards
        if cards > 0:
            tell(s, LOW_STATIONS, p, cards)
    s.draw_left = draws
    s.phase = ROUND_DRAWS


@rule
def draw_round_card(s: State) -> None:
    """SOLARIS-65, -68: the next of the round-end cards, in ascending seats: the last seats draw the last ones."""
    if s.draw_left == 0 or not ready_stack(s):
        s.phase = ROUND_LIMIT
        return
    behind = 0
    seat = s.players
    while behind < s.draw_left:
        seat -= 1
        behind += low_stations(s, seat)
    ask_chance(s, DRAW, seat, s.draw_left)


@rule
def limit_round(s: State) -> None:
    """SOLARIS-69: everybody above seven cards discards, the lowest seat first; then the next round begins."""
    p = over_limit(s)
    if p == NONE:
        s.round += 1
        s.pos = 0
        tell(s, NEW_ROUND, s.round)
        s.phase = BEGIN_TURN
    else:
        ask_player(s, p, LIMIT_ROUND)
