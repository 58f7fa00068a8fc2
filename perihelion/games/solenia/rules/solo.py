"""The Rival of the solo game, which decides nothing. Section 7.3."""

from __future__ import annotations

from perihelion.rules import rule, tell

from .city import pile_is_empty
from .components import ORDER_STARS, TARGETS
from .events import RIVAL_MISSED, RIVAL_ORDER, RIVAL_PLACED
from .reach import DISTANCE
from .state import (
    CITY_DAY,
    DIE,
    FIELDS,
    MIDDLE,
    NONE,
    POSITIONS,
    REFILL,
    THE_RIVAL,
    State,
    draw,
    is_city,
    kind,
)
from .strip_scoring import step_ahead
from .turn import end_turn

CITY_FACE = 6


@rule
def deal_rival(s: State, card: int) -> None:
    """SOLENIA-61, -63: the Rival's card lies open, then the die is rolled, even if no face makes a difference."""
    s.deck[THE_RIVAL, card] -= 1
    s.cur_card = card
    draw(s, DIE)


@rule
def deal_die(s: State, i: int) -> None:
    """SOLENIA-61: the card goes where the die points, or to the Rival's discard pile; a 0-card moves the airship."""
    s.die = i + 1
    card = s.cur_card
    s.cur_card = NONE
    field = target(s, s.die)
    if field >= 0:
        s.card_owner[field] = THE_RIVAL
        s.card_type[field] = card
        s.cur_field = field
        tell(s, RIVAL_PLACED, card, field)
        step_ahead(s, card)
        take_order(s, kind(s, field))
    else:
        s.discard[THE_RIVAL, card] += 1
        tell(s, RIVAL_MISSED, card)
        step_ahead(s, card)
        end_turn(s)


@rule
def target(s: State, face: int) -> int:
    """SOLENIA-61: the field of this face, or of the next face whose field is empty; face 6: the nearest city."""
    if face == CITY_FACE:
        return nearest_city(s)
    for i in range(5):
        field = TARGETS[(face - 1 + i) % 5]
        if s.card_owner[field] < 0:
            return field
    return NONE


@rule
def nearest_city(s: State) -> int:
    """SOLENIA-61: the empty city nearest to the middle, then of the smallest id, whose kind is displayed."""
    nearest = NONE
    for field in range(FIELDS):
        if s.card_owner[field] < 0 and is_city(kind(s, field)) and best_position(s, kind(s, field) - CITY_DAY) >= 0:
            if nearest < 0 or DISTANCE[MIDDLE, field] < DISTANCE[MIDDLE, nearest]:
                nearest = field
    return nearest


@rule
def best_position(s: State, row: int) -> int:
    """SOLENIA-61: where the displayed tile with the most stars lies, the lowest on ties; -1 if none is left."""
    best = NONE
    for position in range(POSITIONS):
        tile = s.display[row, position]
        if tile >= 0 and (best < 0 or ORDER_STARS[tile] > ORDER_STARS[s.display[row, best]]):
            best = position
    return best


@rule
def take_order(s: State, field_kind: int) -> None:
    """SOLENIA-61: on a city the Rival takes the best tile without paying; islands give it nothing."""
    position = best_position(s, field_kind - CITY_DAY) if is_city(field_kind) else NONE
    if position < 0:
        end_turn(s)
        return
    s.cur_row = field_kind - CITY_DAY
    s.cur_pos = position
    tile = s.display[s.cur_row, position]
    s.rival_tiles[tile] = 1
    s.display[s.cur_row, position] = NONE
    tell(s, RIVAL_ORDER, tile)
    if pile_is_empty(s, s.cur_row):
        end_turn(s)
    else:
        draw(s, REFILL)
