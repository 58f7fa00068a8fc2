"""Leduc poker; the numbers are those of rules.md."""

from __future__ import annotations

from typing import Any

from perihelion.rules import (
    CHANCE,
    EVERYBODY,
    NOBODY,
    OK,
    OWNER,
    UNKNOWN,
    Axis,
    Cells,
    Family,
    Line,
    NoFacts,
    Record,
    Rules,
    Step,
    Steps,
    below,
    int8,
    no,
    rule,
)
from perihelion.rules import OVER as GAME_OVER

PHASES = ("DEAL", "BOARD", "BET", "OVER")
DEAL, BOARD, BET, OVER = range(4)
CARDS, SEATS, ANTE, MOST_RAISES, NONE = 6, 2, 1, 2, -1


class State(Record):
    """The table; card 0..5, rank = card // 2."""

    phase: int = int8("The phase, an index of PHASES.")
    players: int = int8("The number of seats, always two.")
    to_act: int = int8("The seat to act; while cards are dealt, the seat that gets the next one.")
    round: int = int8("The round of betting, 0 or 1.")
    paid: Cells = int8("Chips in the pot, by seat.", 2)
    raises: int = int8("Raises in this round.")
    calls: int = int8("Calls in this round since the last raise.")
    folded: int = int8("The seat that gave up its hand, or NONE.", low=NONE, high=1)
    board: int = int8("The card for both seats, or NONE.", low=NONE, high=5)
    hand: Cells = int8("The card of each seat, or NONE.", 2, seen=OWNER, low=NONE, high=5)
    deck: Cells = int8("1 for each card still in the deck.", 6, seen=NOBODY)


FOLD, CALL, RAISE = Family("fold", "fold"), Family("call", "call"), Family("raise", "raise")
FAMILIES = (FOLD, CALL, RAISE)
CARD = Family("card", "{card}", Axis("card", ("J1", "J2", "Q1", "Q2", "K1", "K2")))
OUTCOMES = {DEAL: CARD, BOARD: CARD}


def setup(s: State, options: dict[str, Any]) -> None:
    """LEDUC-1, -2: six cards in the deck, one chip from each seat in the pot."""
    s.players = SEATS
    s.folded = s.board = NONE
    for p in range(SEATS):
        s.hand[p], s.paid[p] = NONE, ANTE
    for card in range(CARDS):
        s.deck[card] = 1


@rule
def actor(s: State) -> int:
    """Chance deals, a seat bets, nobody acts at the end."""
    if s.phase == BET:
        return s.to_act
    return GAME_OVER if s.phase == OVER else CHANCE


@rule
def deals(s: State, weights: Any) -> int:
    """LEDUC-3, -4: every card left in the deck is as likely as any other."""
    for card in range(CARDS):
        weights[card] = s.deck[card]
    return CARDS


@rule
def deal(s: State, card: int) -> None:
    """LEDUC-3, -4, -5: a card to each seat, or one for both; then seat 0 begins to bet."""
    s.deck[card] = 0
    if s.phase == BOARD:
        s.board = card
        s.phase = BET
    else:
        s.hand[s.to_act] = card
        s.to_act = 1 - s.to_act
        if s.to_act == 0:
            s.phase = BET


@rule
def seen(s: State) -> int:
    """LEDUC-3: a hand is seen by its seat alone; all else by everybody."""
    return 1 << s.to_act if s.phase == DEAL else EVERYBODY


@rule
def may_fold(s: State, f: NoFacts) -> int:
    """LEDUC-6: only if the other seat paid more."""
    return OK if s.paid[s.to_act] < s.paid[1 - s.to_act] else no(6)


@rule
def do_fold(s: State) -> None:
    """LEDUC-6, -11: the hand is given up, and with it the pot."""
    s.folded = s.to_act
    s.phase = OVER


@rule
def may_call(s: State, f: NoFacts) -> int:
    """LEDUC-5, -7: always possible, so that the turns go on."""
    return OK


@rule
def do_call(s: State) -> None:
    """LEDUC-7, -9: pay what the other seat paid; the round ends when nobody has to answer."""
    s.paid[s.to_act] = s.paid[1 - s.to_act]
    s.calls += 1
    if s.raises == 0 and s.calls < SEATS:
        s.to_act = 1 - s.to_act
        return
    s.raises, s.calls, s.to_act = 0, 0, 0
    s.phase = BOARD if s.round == 0 else OVER
    s.round = 1


@rule
def may_raise(s: State, f: NoFacts) -> int:
    """LEDUC-8: twice in a round at most."""
    return OK if s.raises < MOST_RAISES else no(8)


@rule
def do_raise(s: State) -> None:
    """LEDUC-8: two chips more than the other seat paid in the first round, four in the second."""
    s.paid[s.to_act] = s.paid[1 - s.to_act] + 2 + 2 * s.round
    s.raises += 1
    s.calls = 0
    s.to_act = 1 - s.to_act


@rule
def strength(s: State, seat: int) -> int:
    """LEDUC-10: a pair beats everything, then the higher rank."""
    rank = s.hand[seat] // 2
    return rank + 3 if rank == s.board // 2 else rank


@rule
def winners(s: State) -> int:
    """LEDUC-10, -11: the seat that did not fold; at the showdown the stronger hand, or both."""
    if s.phase != OVER:
        return 0
    if s.folded != NONE:
        return 2 - s.folded
    difference = strength(s, 0) - strength(s, 1)
    return 3 if difference == 0 else 1 if difference > 0 else 2


@rule
def points(s: State, seat: int) -> int:
    """LEDUC-10, -11: the chips won or lost; while the game runs, what was paid."""
    won = winners(s)
    if won == 3:
        return 0
    return s.paid[1 - seat] if won == 1 << seat else -s.paid[seat]


@rule
def sample(s: State, seat: int, r: Any) -> None:
    """Any card this seat has not seen may be in the other hand; a spectator (-1) has seen none."""
    for card in range(CARDS):
        s.deck[card] = 0 if card == s.board else 1
    dealt = s.to_act if s.phase == DEAL else SEATS
    for p in range(SEATS):
        if s.hand[p] != UNKNOWN and s.hand[p] != NONE:
            s.deck[s.hand[p]] = 0
    for p in range(SEATS):
        if s.hand[p] == UNKNOWN:
            s.hand[p] = NONE if p >= dealt else draw(s, r)


@rule
def draw(s: State, r: Any) -> int:
    """Take a card out of the deck."""
    card = below(r, CARDS)
    while s.deck[card] == 0:
        card = below(r, CARDS)
    s.deck[card] = 0
    return card


def sheet(s: State) -> list[Line]:
    """The chips each seat paid, and what it won."""
    return [
        Line("paid", [s.paid[p] for p in range(SEATS)], counts=False),
        Line("won", [points(s, p) for p in range(SEATS)]),
    ]


STEPS: Steps = {
    (BET, FOLD): Step(may_fold, do_fold),
    (BET, CALL): Step(may_call, do_call),
    (BET, RAISE): Step(may_raise, do_raise),
}

PHASE_RULES = {
    DEAL: 3,
    BOARD: 4,
    BET: 5,
    OVER: 10,
}
"""For each phase, the rule that refuses an action which does not belong there."""

RULES: Rules[State, NoFacts] = Rules(
    state=State,
    phases=PHASES,
    families=FAMILIES,
    outcomes=OUTCOMES,
    steps=STEPS,
    phase_rules=PHASE_RULES,
    setup=setup,
    actor=actor,
    deals=deals,
    deal=deal,
    seen=seen,
    sample=sample,
    points=points,
    winners=winners,
    sheet=sheet,
)
