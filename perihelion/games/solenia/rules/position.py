"""Positions composed by hand: `position("solenia", state={...})` names some fields; the others are derived here."""

from __future__ import annotations

from perihelion.rules import InvalidPosition

from .components import COPIES, DISPLAY, HAND, LAYOUTS, PLACE_STORAGE, STORAGE
from .reach import cost
from .sampling import unseen_cards
from .state import (
    ANY_GOOD,
    CARD,
    CHANCE,
    CITY_DAY,
    DAY,
    DEAL,
    DIE,
    DRAFT,
    DRAW,
    DROP,
    END,
    FIELD,
    FIELDS,
    HALF_NIGHT,
    LAYOUT,
    NIGHT,
    NONE,
    ORDER,
    OVER,
    PAY,
    PHASES,
    PLACES,
    POSITIONS,
    REFILL,
    RIVAL,
    SHOW,
    SLOT,
    TAKE,
    THE_RIVAL,
    TILES,
    TURNS,
    TYPES,
    UPGRADES,
    WAIVE,
    State,
    goods_of,
    is_city,
    kind,
    winter,
)

NEEDS = {
    PAY: ("cur_field",), ORDER: ("cur_row",), WAIVE: ("cur_row", "cur_pos"), SLOT: ("cur_row", "cur_tile"),
    REFILL: ("cur_row", "cur_pos"),
}  # fmt: skip
"""The fields that must be given, by phase, because they cannot be derived."""


def complete(s: State, given: set[str]) -> None:
    """Derive every field that was not given; nothing given is changed.

    A composed position may ask for more copies of a card than there are; what is then missing in a deck counts as 0.
    """
    if not given:
        return
    if "phase" not in given:
        s.phase = CARD
    if LAYOUT <= s.phase <= HALF_NIGHT:
        complete_setup(s, given)
        return
    complete_strips(s, given)
    complete_players(s, given)
    complete_turn(s, given)
    complete_open_card(s, given)
    complete_cards(s, given)
    if "turn" not in given:
        s.turn = turns_taken(s)
    complete_orders(s, given)
    complete_phase(s, given)
    for name in NEEDS.get(s.phase, ()):
        if getattr(s, name) < 0:
            raise InvalidPosition(f"a position in {PHASES[s.phase]} needs {name}")


def complete_setup(s: State, given: set[str]) -> None:
    """Derive the fields of a position between the draws of the set-up."""
    s.to_act = CHANCE
    if s.phase > LAYOUT:
        complete_sides(s)
    if s.phase >= SHOW:
        complete_strips(s, given)
    if s.phase > SHOW:
        complete_orders(s, given)
    elif "pile" not in given:
        reduce_piles(s)
    if s.phase == SHOW and "cur_row" not in given:
        shown = sum(tile >= 0 for tile in s.display.values())
        s.cur_row, s.cur_pos = divmod(shown, DISPLAY[s.players - 1])
    if s.phase > DEAL:
        complete_cards(s, given)
    elif s.phase == DEAL:
        keep_hands(s, given)


def complete_sides(s: State) -> None:
    """Lay the strips by layout 0 if none was chosen."""
    if s.side[0] < 0:
        for row in range(5):
            s.side[row] = LAYOUTS[0, row]


def complete_strips(s: State, given: set[str]) -> None:
    """Lay the strips in rising order, by layout 0 if none was chosen."""
    complete_sides(s)
    if "strip" not in given:
        for row, strip in enumerate((0, 1, 4, 2, 3)):
            s.strip[row] = strip


def complete_players(s: State, given: set[str]) -> None:
    """Derive storage spaces and active upgrade tiles from the places that are filled."""
    for p in range(s.players):
        filled = [(row, column) for row in range(2) for column in range(PLACES) if s.places[p, row, column] >= 0]
        if "capacity" not in given:
            s.capacity[p] = STORAGE[winter(s)] + sum(PLACE_STORAGE[winter(s), row, column] for row, column in filled)
        if "l1_active" not in given:
            s.l1_active[p] = int(s.l1_tile[p] >= 0 and (DAY, 0) in filled and (NIGHT, 0) in filled)
        if "l3_active" not in given:
            for row in range(2):
                s.l3_active[p, row] = int(s.l3_half[p, row] >= 0 and (row, PLACES - 1) in filled)
    if "draft_step" not in given and s.variant == UPGRADES and s.phase != DRAFT:
        s.draft_step = 2 * s.players


def complete_turn(s: State, given: set[str]) -> None:
    """Derive whose turn it is and who decides."""
    if "active" not in given and s.phase not in (DRAFT, END):
        if "to_act" in given and s.to_act >= 0 and s.phase != DROP:
            s.active = s.to_act
        elif s.solo == 1:
            s.active = THE_RIVAL if s.phase in (RIVAL, DIE) else 0
        elif "turn" in given:
            s.active = s.turn % s.players
    if "to_act" in given:
        return
    if s.phase == END:
        s.to_act = OVER
    elif s.phase >= REFILL:
        s.to_act = CHANCE
    elif s.phase == DRAFT:
        s.to_act = s.players - 1 - s.draft_step % s.players
    elif s.phase == DROP:
        s.to_act = overfull_seat(s)
    else:
        s.to_act = s.active


def overfull_seat(s: State) -> int:
    """Return the seat that has to return goods: the one being scored, otherwise the first with too many."""
    if s.score_seat >= 0:
        return s.score_seat
    for p in range(s.players):
        if goods_of(s, p) > s.capacity[p]:
            return p
    raise InvalidPosition("a position in DROP needs a seat with more goods than storage spaces")


def complete_open_card(s: State, given: set[str]) -> None:
    """Open a card in FIELD, PAY and DIE: the first type of which some copy lies nowhere else."""
    if s.phase in (FIELD, PAY, DIE) and "cur_card" not in given:
        s.cur_card = next((t for t in range(TYPES) if unseen_cards(s, s.active, t) > s.hand[s.active, t]), 0)


def complete_cards(s: State, given: set[str]) -> None:
    """Fill hands and decks with the cards that lie nowhere else; a hand gets the first three of them."""
    for p in range(s.players + s.solo):
        unseen = [max(0, unseen_cards(s, p, card)) for card in range(TYPES)]
        if "hand" not in given and p < s.players:
            missing = HAND - int(p == s.active and (s.cur_card >= 0 or s.phase == DRAW))
            for card in range(TYPES):
                free = unseen[card] - (s.deck[p, card] if "deck" in given else 0)
                s.hand[p, card] = max(0, free if "deck" in given else min(free, missing))
                missing -= s.hand[p, card]
        if "deck" not in given:
            for card in range(TYPES):
                s.deck[p, card] = max(0, unseen[card] - s.hand[p, card])
    if "hand_n" not in given:
        count_hands(s)


def keep_hands(s: State, given: set[str]) -> None:
    """Leave the hands as they were given while cards are dealt; the decks are the rest."""
    if "deck" not in given:
        for p in range(s.players):
            for card in range(TYPES):
                s.deck[p, card] = COPIES[card] - s.hand[p, card]
    if "hand_n" not in given:
        count_hands(s)


def count_hands(s: State) -> None:
    """Derive the sizes of the hands."""
    for p in range(s.players):
        s.hand_n[p] = sum(s.hand[p, card] for card in range(TYPES))


def turns_taken(s: State) -> int:
    """Return the number of turns so far, by the cards that the active seat has used."""
    if s.phase == END:
        return TURNS * s.players
    if s.phase == DRAFT:
        return 0
    p = 0 if s.solo == 1 else s.active
    used = sum(s.card_owner[field] == p for field in range(FIELDS)) + sum(s.discard[p, card] for card in range(TYPES))
    before = used - (1 if s.cur_card < 0 and s.phase != CARD else 0)
    return max(0, min(TURNS - 1, before)) * s.players + (0 if s.solo == 1 else p)


def complete_orders(s: State, given: set[str]) -> None:
    """Show the first tiles left if no display was given; the piles are the tiles that lie nowhere else."""
    if "display" not in given:
        elsewhere = tiles_laid(s)
        for row in range(2):
            free = [t for t in range(TILES * row, TILES * (row + 1)) if t not in elsewhere]
            if "pile" in given:
                free = [t for t in free if s.pile[row, t - TILES * row] == 0]
            for position, tile in zip(range(DISPLAY[s.players - 1]), free, strict=False):
                if (row, position) != (s.cur_row, s.cur_pos) or s.phase not in (SLOT, REFILL):
                    s.display[row, position] = tile
    if "pile" not in given:
        reduce_piles(s)


def tiles_laid(s: State) -> set[int]:
    """Return the tiles on player boards, with the Rival, or between display and board."""
    return {*s.places.values(), s.cur_tile, *(tile for tile, taken in s.rival_tiles.items() if taken == 1)}


def reduce_piles(s: State) -> None:
    """Take the tiles that lie elsewhere out of the piles."""
    elsewhere = tiles_laid(s) | set(s.display.values())
    for row in range(2):
        for i in range(TILES):
            s.pile[row, i] = int(TILES * row + i not in elsewhere)


def complete_phase(s: State, given: set[str]) -> None:
    """Derive what remains to pay or take, the kind of the city, its display position, and an advance to come."""
    if s.phase == PAY and "pay_left" not in given and s.cur_field >= 0:
        s.pay_left = cost(s, s.active, s.cur_field)
    if s.phase == TAKE:
        if "take_left" not in given:
            s.take_left = 1
        if "take_mask" not in given:
            s.take_mask = ANY_GOOD
    if s.phase in (ORDER, WAIVE, SLOT, TAKE, REFILL) and "cur_row" not in given and s.cur_field >= 0:
        if is_city(kind(s, s.cur_field)):
            s.cur_row = kind(s, s.cur_field) - CITY_DAY
    if s.phase in (SLOT, REFILL) and "cur_pos" not in given and s.cur_row >= 0:
        free = [position for position in range(POSITIONS) if s.display[s.cur_row, position] < 0]
        s.cur_pos = free[0] if free else NONE
    if s.score_seat >= 0 and "advance" not in given:
        s.advance = 1
