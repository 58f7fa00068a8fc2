"""Advancing the airship: the cards on the first strip are scored, and the strip is turned over. Section 4.5."""

from __future__ import annotations

from perihelion.rules import rule, tell

from .components import CARD_GOODS, CARD_OF_KIND, CARD_STAR_ON, VALUE
from .events import ADVANCED, CLEARED, SALVAGED, SCORED, SCORED_NOTHING, STRIP_TURNED
from .state import FIELDS, NONE, STONE, TWILIGHT, WATER, WHEAT, WOOD, State, gain, is_city, is_rival, kind
from .upgrades import SALVAGE, lasting

DAWN = 2
"""The light of the twilight strip's first side in an event; dusk is one more."""


@rule
def step_ahead(s: State, card: int) -> None:
    """SOLENIA-32, -41: a 0-card moves the airship one field straight ahead at once, other values do not."""
    if VALUE[card] == 0:
        advance_airship(s)


@rule
def advance_airship(s: State) -> None:
    """SOLENIA-32, -33: the airship steps to c4; the first strip is scored at the end of the turn."""
    s.advance = 1
    tell(s, ADVANCED)


@rule
def score_cards(s: State, p: int) -> None:
    """SOLENIA-33, -34, -35, -60: the seat's cards on the first strip give their bonus and go to its discard pile."""
    scored = 0
    for field in range(5):
        if s.card_owner[field] == p:
            scored += 1
            card = s.card_type[field]
            if is_rival(s, p):
                tell(s, CLEARED, card)
            else:
                card_bonus(s, p, card, kind(s, field))
            s.discard[p, card] += 1
            s.card_owner[field] = NONE
            s.card_type[field] = NONE
    if scored > 0:
        salvage = lasting(s, p, SALVAGE)
        s.stars[p] += salvage
        if salvage > 0:
            tell(s, SALVAGED, p, salvage)


@rule
def card_bonus(s: State, p: int, card: int, field_kind: int) -> None:
    """SOLENIA-37, -38, -39: the goods and stars that the card brings on a field of this kind."""
    wood = bonus_goods(card, field_kind, WOOD)
    wheat = bonus_goods(card, field_kind, WHEAT)
    stone = bonus_goods(card, field_kind, STONE)
    water = bonus_goods(card, field_kind, WATER)
    stars = bonus_stars(card, field_kind)
    gain(s, p, wood, wheat, stone, water, stars)
    if wood + wheat + stone + water + stars > 0:
        tell(s, SCORED, p, card, wood, wheat, stone, water, stars)
    else:
        tell(s, SCORED_NOTHING, p, card)


@rule
def bonus_goods(card: int, field_kind: int, good: int) -> int:
    """SOLENIA-37, -38: depicted goods of this kind, and goods of the island's kind."""
    return CARD_GOODS[card, good] + (CARD_OF_KIND[card] if good == field_kind else 0)


@rule
def bonus_stars(card: int, field_kind: int) -> int:
    """SOLENIA-37, -39: stars on a city; a star on the right island."""
    if is_city(field_kind):
        return CARD_OF_KIND[card]
    return 1 if CARD_STAR_ON[card] == field_kind else 0


@rule
def turn_strip(s: State) -> None:
    """SOLENIA-36, -42: the first strip is turned over and attached in front; everything else moves one row back."""
    strip = s.strip[0]
    side = s.side[0]
    for row in range(4):
        s.strip[row] = s.strip[row + 1]
        s.side[row] = s.side[row + 1]
    s.strip[4] = strip
    s.side[4] = 1 - side
    for field in range(FIELDS - 5):
        s.card_owner[field] = s.card_owner[field + 5]
        s.card_type[field] = s.card_type[field + 5]
    for field in range(FIELDS - 5, FIELDS):
        s.card_owner[field] = NONE
        s.card_type[field] = NONE
    s.advance = 0
    s.score_seat = NONE
    tell(s, STRIP_TURNED, s.side[4] + (DAWN if strip == TWILIGHT else 0))
