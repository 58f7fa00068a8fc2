"""Tender; the numbers are those of rules.md."""

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
    recalled,
    recalled_choice,
    recalled_phase,
    rule,
    tell,
)
from perihelion.rules import OVER as GAME_OVER

PHASES = ("FAVOURITE", "LOT", "BID", "OVER")
FAVOURITE, LOT, BID, OVER = range(4)
SEATS, LOTS, CARDS, EXTRA, NONE = 10, 5, 8, 3, -1


class State(Record):
    """The table; lot and card 0 are those with the number 1."""

    phase: int = int8("The phase, an index of PHASES.", high=OVER)
    players: int = int8("The number of players.", high=SEATS)
    to_act: int = int8("The seat to act, CHANCE or OVER.", low=GAME_OVER, high=SEATS - 1)
    dealt: int = int8("Favourites that are dealt.", high=SEATS)
    lot: int = int8("The lot that is sold now, or NONE.", low=NONE, high=LOTS - 1)
    buyer: Cells = int8("For each lot the seat that bought it, or NONE.", LOTS, low=NONE, high=SEATS - 1)
    offered: Cells = int8("1 for each lot that has been offered.", LOTS, high=1)
    hand: Cells = int8("1 for each card in hand, by seat; a card leaves it when it is revealed.", SEATS, CARDS, high=1)
    chosen: Cells = int8("1 for each seat that has bid for this lot.", SEATS, high=1)
    bid: Cells = int8("The card that each seat has bid, or NONE.", SEATS, seen=OWNER, low=NONE, high=CARDS - 1)
    favourite: Cells = int8("The lot that each seat likes, or NONE.", SEATS, seen=OWNER, low=NONE, high=LOTS - 1)


BID_CARD = Family("bid", "bid {card}", Axis("card", tuple(str(n + 1) for n in range(CARDS))))
FAMILIES = (BID_CARD,)
LOT_DRAWN = Family("lot", "{lot}", Axis("lot", tuple(str(n + 1) for n in range(LOTS))))
OUTCOMES = {FAVOURITE: LOT_DRAWN, LOT: LOT_DRAWN}


def number_of(n: int) -> int:
    """Return the number that is printed on a lot or a card."""
    return n + 1


EVENTS = (
    EventKind("favourite", "player"),
    EventKind("revealed", "player", "card", card=number_of),
    EventKind("bought", "player", "lot", lot=number_of),
    EventKind("unsold", "lot", lot=number_of),
)
DEALT, REVEALED, BOUGHT, UNSOLD = range(len(EVENTS))


def setup(s: State, options: dict[str, Any]) -> None:
    """TENDER-1: everybody has a card of each number."""
    s.players, s.to_act, s.lot = options["players"], CHANCE, NONE
    for lot in range(LOTS):
        s.buyer[lot] = NONE
    for p in range(SEATS):
        s.bid[p] = s.favourite[p] = NONE
        for card in range(CARDS):
            s.hand[p, card] = 1 if p < s.players else 0


@rule
def deals(s: State, weights: Any) -> int:
    """TENDER-2, -3: any lot may be a favourite; a lot is offered once."""
    for lot in range(LOTS):
        weights[lot] = 1 if s.phase == FAVOURITE else 1 - s.offered[lot]
    return LOTS


@rule
def deal(s: State, lot: int) -> None:
    """TENDER-2, -3: a favourite to each seat; then a lot, for which all may bid."""
    if s.phase == FAVOURITE:
        s.favourite[s.dealt] = lot
        tell(s, DEALT, s.dealt)
        s.dealt += 1
        if s.dealt == s.players:
            s.phase = LOT
        return
    s.lot, s.phase, s.to_act = lot, BID, 0
    s.offered[lot] = 1


@rule
def seen(s: State) -> int:
    """TENDER-2, -4: a favourite is seen by its seat and the next one, a bid by its seat alone."""
    if s.phase == FAVOURITE:
        return 1 << s.dealt | 1 << (s.dealt + 1) % s.players
    return 1 << s.to_act if s.phase == BID else EVERYBODY


@rule
def choosing(s: State) -> int:
    """TENDER-4: all who have not bid for this lot."""
    mask = 0
    if s.phase == BID:
        for p in range(s.players):
            if s.chosen[p] == 0:
                mask |= 1 << p
    return mask


@rule
def may_bid(s: State, f: NoFacts, card: int) -> int:
    """TENDER-4: a card of the hand."""
    return OK if s.hand[s.to_act, card] else no(4)


@rule
def do_bid(s: State, card: int) -> None:
    """TENDER-4, -5: the card lies face down; when everybody has bid, all are revealed."""
    s.bid[s.to_act] = card
    s.chosen[s.to_act] = 1
    s.to_act = 0
    while s.to_act < s.players and s.chosen[s.to_act]:
        s.to_act += 1
    if s.to_act == s.players:
        sell(s)


@rule
def sell(s: State) -> None:
    """TENDER-5, -6, -7: the highest card that nobody else has bid gets the lot; then the next lot is offered."""
    best = NONE
    for p in range(s.players):
        tell(s, REVEALED, p, s.bid[p])
        s.hand[p, s.bid[p]] = 0
        if is_alone(s, p) and (best == NONE or s.bid[p] > s.bid[best]):
            best = p
    s.buyer[s.lot] = best
    if best == NONE:
        tell(s, UNSOLD, s.lot)
    else:
        tell(s, BOUGHT, best, s.lot)
    left = 0
    for lot in range(LOTS):
        left += 1 - s.offered[lot]
    for p in range(s.players):
        s.bid[p] = NONE
        s.chosen[p] = 0
    s.lot = NONE
    s.phase, s.to_act = (LOT, CHANCE) if left else (OVER, GAME_OVER)


@rule
def is_alone(s: State, seat: int) -> bool:
    """TENDER-6: nobody else has bid the same card."""
    same = 0
    for p in range(s.players):
        if s.bid[p] == s.bid[seat]:
            same += 1
    return same == 1


@rule
def lots_of(s: State, seat: int) -> int:
    """TENDER-8: a lot counts its number."""
    total = 0
    for lot in range(LOTS):
        if s.buyer[lot] == seat:
            total += lot + 1
    return total


@rule
def extra_of(s: State, seat: int) -> int:
    """TENDER-9: the favourite counts three points more."""
    return EXTRA if s.favourite[seat] != NONE and s.buyer[s.favourite[seat]] == seat else 0


@rule
def points(s: State, seat: int) -> int:
    """TENDER-8, -9: the lots and the favourite."""
    return lots_of(s, seat) + extra_of(s, seat)


@rule
def winners(s: State) -> int:
    """TENDER-10: the most points win; equal points share the victory."""
    mask = 0
    if s.phase == OVER:
        most = 0
        for p in range(s.players):
            most = max(most, points(s, p))
        for p in range(s.players):
            if points(s, p) == most:
                mask |= 1 << p
    return mask


@rule
def sample(s: State, seat: int, r: Any) -> None:
    """A bid is any card of the hand; a favourite any lot, or the one that the seat saw when it was dealt."""
    for p in range(SEATS):
        if s.favourite[p] == UNKNOWN:
            s.favourite[p] = below(r, LOTS) if p < s.dealt else NONE
        if s.bid[p] == UNKNOWN:
            s.bid[p] = guess_bid(s, p, r) if s.chosen[p] else NONE
    p = 0
    for i in range(recalled(r)):
        if recalled_phase(r, i) == FAVOURITE:
            if recalled_choice(r, i) >= 0:
                s.favourite[p] = recalled_choice(r, i)
            p += 1


@rule
def guess_bid(s: State, seat: int, r: Any) -> int:
    """Return a random card of a hand."""
    card = below(r, CARDS)
    while s.hand[seat, card] == 0:
        card = below(r, CARDS)
    return card


def sheet(s: State) -> list[Line]:
    """The lots, and the favourites, which stay secret until the end."""
    seats = range(s.players)
    return [
        Line("lots", [lots_of(s, p) for p in seats]),
        Line("favourite", [extra_of(s, p) for p in seats], private=True),
    ]


STEPS: Steps = {(BID, BID_CARD): Step(may_bid, do_bid)}

PHASE_RULES = {FAVOURITE: 2, LOT: 3, BID: 4, OVER: 10}
"""For each phase, the rule that refuses an action which does not belong there."""

RULES: Rules[State, NoFacts] = Rules(
    state=State,
    phases=PHASES,
    families=FAMILIES,
    outcomes=OUTCOMES,
    steps=STEPS,
    phase_rules=PHASE_RULES,
    events=EVENTS,
    setup=setup,
    choosing=choosing,
    deals=deals,
    deal=deal,
    seen=seen,
    sample=sample,
    recalls=True,
    points=points,
    winners=winners,
    sheet=sheet,
)
