"""A sealed sale; all players choose a card in secret, then the highest card with its pledge wins the prize.

SALE-1: every player gets 2 to 5 coins, which nobody else sees. SALE-2: a prize is turned up in each of three rounds.
SALE-3: in turn, every player pledges coins that he has. SALE-4: in turn, every player chooses a card of his hand in
secret. SALE-5: all cards are revealed and leave the hands, all pledges are paid. SALE-6: the highest sum of card and
pledge wins the prize if it is the only one. SALE-7: most points win.
"""

from __future__ import annotations

from typing import Any

from perihelion.rules import (
    CHANCE,
    EVERYBODY,
    OK,
    OWNER,
    UNKNOWN,
    Axis,
    Cells,
    EventKind,
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
    tell,
)
from perihelion.rules import OVER as GAME_OVER

PHASES = ("DEAL", "PRIZE", "PLEDGE", "SELL", "OVER")
DEAL, PRIZE, PLEDGE, SELL, OVER = range(5)
SEATS, CARDS, ROUNDS, FEWEST, AMOUNTS, NONE = 3, 4, 3, 2, 4, -1


class State(Record):
    """The table."""

    phase: int = int8("The phase, an index of PHASES.", high=4)
    players: int = int8("The number of players.", low=2, high=3)
    to_act: int = int8("The seat to act, or that gets coins.", high=2)
    round: int = int8("Rounds played.", high=3)
    prize: int = int8("The prize of the round, 0 if none is turned up.", high=3)
    hand: Cells = int8("1 for each card in a hand; all may see them.", SEATS, CARDS, high=1)
    chosen: Cells = int8("The card that was chosen in secret, or NONE.", SEATS, seen=OWNER, low=NONE, high=3)
    pledge: Cells = int8("The coins pledged in this round.", SEATS, high=3)
    spent: Cells = int8("The coins paid so far.", SEATS, high=5)
    coins: Cells = int8("The coins of each player.", SEATS, seen=OWNER, high=5)
    won: Cells = int8("The points of each player.", SEATS, high=9)


PLEDGES = Family("pledge", "pledge {amount}", Axis("amount", "0123"))
SELLS = Family("sell", "sell {card}", Axis("card", "abcd"))
COINS = Family("coins", "{coins}", Axis("coins", "2345"))
PRIZES = Family("prize", "prize {value}", Axis("value", "123"))
EVENTS = (EventKind("sold", "player", "card"),)
SOLD = 0


def setup(s: State, options: dict[str, Any]) -> None:
    """SALE-4: four cards in each hand."""
    s.players = options["players"]
    for p in range(SEATS):
        s.chosen[p] = NONE
        for card in range(CARDS):
            s.hand[p, card] = 1 if p < s.players else 0


@rule
def actor(s: State) -> int:
    """Chance deals and turns up prizes."""
    if s.phase == OVER:
        return GAME_OVER
    return CHANCE if s.phase == DEAL or s.phase == PRIZE else s.to_act


@rule
def deals(s: State, weights: Any) -> int:
    """SALE-1, -2: all amounts and all prizes are equally likely."""
    n = AMOUNTS if s.phase == DEAL else 3
    for i in range(n):
        weights[i] = 1
    return n


@rule
def deal(s: State, outcome: int) -> None:
    """SALE-1, -2: coins for a player, or a prize."""
    if s.phase == PRIZE:
        s.prize = outcome + 1
        s.phase = PLEDGE
        return
    s.coins[s.to_act] = outcome + FEWEST
    go_on(s, PRIZE)


@rule
def go_on(s: State, following: int) -> None:
    """The next player; after the last one the following phase."""
    s.to_act += 1
    if s.to_act == s.players:
        s.to_act = 0
        s.phase = following


@rule
def seen(s: State) -> int:
    """SALE-1, -4: coins and cards are seen by their player alone."""
    return 1 << s.to_act if s.phase == DEAL or s.phase == SELL else EVERYBODY


@rule
def may_pledge(s: State, f: NoFacts, amount: int) -> int:
    """SALE-3: coins that the player has."""
    return OK if amount <= s.coins[s.to_act] else no(3)


@rule
def do_pledge(s: State, amount: int) -> None:
    """SALE-3: the pledge lies open."""
    s.pledge[s.to_act] = amount
    go_on(s, SELL)


@rule
def may_sell(s: State, f: NoFacts, card: int) -> int:
    """SALE-4: a card of the hand."""
    return OK if s.hand[s.to_act, card] == 1 else no(4)


@rule
def do_sell(s: State, card: int) -> None:
    """SALE-4, -5: a secret choice; after the last one all are revealed."""
    s.chosen[s.to_act] = card
    go_on(s, PRIZE)
    if s.phase == PRIZE:
        reveal(s)


@rule
def reveal(s: State) -> None:
    """SALE-5, -6: cards and pledges are gone, the prize is won."""
    best = 0
    winner = NONE
    for p in range(s.players):
        value = s.chosen[p] + s.pledge[p]
        if value == best:
            winner = NONE
        if value > best:
            best = value
            winner = p
    if winner != NONE:
        s.won[winner] += s.prize
    for p in range(s.players):
        tell(s, SOLD, p, s.chosen[p])
        s.hand[p, s.chosen[p]] = 0
        s.chosen[p] = NONE
        s.coins[p] -= s.pledge[p]
        s.spent[p] += s.pledge[p]
        s.pledge[p] = 0
    s.prize = 0
    s.round += 1
    if s.round == ROUNDS:
        s.phase = OVER


@rule
def sample(s: State, seat: int, r: Any) -> None:
    """SALE-1, -4: coins that allow what was paid and pledged, a card that is still in the hand."""
    for p in range(SEATS):
        if s.coins[p] == UNKNOWN:
            s.coins[p] = 0
            if p < s.players and (s.phase != DEAL or p < s.to_act):
                least = max(FEWEST, s.spent[p] + s.pledge[p])
                s.coins[p] = least + below(r, FEWEST + AMOUNTS - least) - s.spent[p]
        if s.chosen[p] == UNKNOWN:
            s.chosen[p] = NONE
            if s.phase == SELL and p < s.to_act:
                s.chosen[p] = guess_card(s, p, r)


@rule
def guess_card(s: State, p: int, r: Any) -> int:
    """SALE-4: a card of the hand."""
    card = below(r, CARDS)
    while s.hand[p, card] == 0:
        card = below(r, CARDS)
    return card


@rule
def points(s: State, seat: int) -> int:
    """SALE-6: the prizes."""
    return s.won[seat]


@rule
def winners(s: State) -> int:
    """SALE-7: all who have the most points."""
    if s.phase != OVER:
        return 0
    best = 0
    for p in range(s.players):
        best = max(best, s.won[p])
    mask = 0
    for p in range(s.players):
        if s.won[p] == best:
            mask |= 1 << p
    return mask


def sheet(s: State) -> list[Line]:
    """SALE-6: the prizes."""
    return [Line("won", [s.won[p] for p in range(s.players)])]


STEPS: Steps = {
    (PLEDGE, PLEDGES): Step(may_pledge, do_pledge),
    (SELL, SELLS): Step(may_sell, do_sell),
}

PHASE_RULES = {DEAL: 1, PRIZE: 2, PLEDGE: 3, SELL: 4, OVER: 7}

RULES: Rules[State, NoFacts] = Rules(
    state=State,
    phases=PHASES,
    families=(PLEDGES, SELLS),
    outcomes={DEAL: COINS, PRIZE: PRIZES},
    steps=STEPS,
    phase_rules=PHASE_RULES,
    events=EVENTS,
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
