"""What is told beside the action itself: gains, the scoring of a strip card by card, upgrades, the Rival."""

from __future__ import annotations

from perihelion.core.game import Event, Value

from .airship import is_rival, owners
from .cardboard import (
    CARD_GOODS,
    CARD_OF_KIND,
    CARD_STAR_ON,
    CARDBOARD,
    DEMAND,
    GOODS,
    ORDER_STARS,
    PLACE_GOODS,
    PLACE_STARS,
    PLACE_STORAGE,
    VALUE,
)
from .end import points
from .solo import target
from .state import (
    CARD,
    DIE,
    END,
    FIELD,
    FIELD_AXIS,
    FIELDS,
    NONE,
    PAY,
    REFILL,
    SHOW,
    TILES,
    TWILIGHT,
    TYPES,
    State,
    is_city,
    kind,
    winter,
)
from .upgrades import SALVAGE, WORKSHOP, is_covered, lasting

DAWN = 2


def events(before: State, after: State) -> list[Event]:
    """Everything that followed from one action or outcome, in the order in which it happened."""
    told = [*_placing(before, after), *_rival(before, after), *_advance(before, after), *_delivery(before, after)]
    told += [*_new_order(before, after), *_bonus(before, after), *_activation(before, after)]
    told += [*_scoring(before, after), *_turned(before, after), *_end(before, after)]
    return told


def _gains(goods: list[int], stars: int) -> dict[str, Value]:
    return {**dict(zip(GOODS, goods, strict=True)), "stars": stars}


def _was_turned(before: State, after: State) -> bool:
    """Whether the first strip went to the front."""
    return before.strip[0] >= 0 and before.strip[4] >= 0 and before.strip[0] != after.strip[0]


def _placed_field(before: State, after: State) -> int:
    """Where the open card was put in this step; -1 if nowhere, or if its strip was scored and turned since."""
    if before.phase == PAY and after.cur_card < 0:
        return before.cur_field
    if before.phase == FIELD and after.cur_card < 0:
        shift = 5 if _was_turned(before, after) else 0
        for field in range(FIELDS - shift):
            if after.card_owner[field] == before.active and before.card_owner[field + shift] < 0:
                return field + shift
    return NONE


def _placing(before: State, after: State) -> list[Event]:
    """What the card's value gave."""
    field = _placed_field(before, after)
    if field < 0 or VALUE[before.cur_card] == 0:
        return []
    p, value, field_kind = before.active, VALUE[before.cur_card], kind(before, field)
    if is_city(field_kind):
        return [Event("city", {"player": p, "stars": value})]
    if value == 1:
        value += lasting(before, p, WORKSHOP)
    return [Event("island", {"player": p, "good": field_kind, "count": value})]


def _rival(before: State, after: State) -> list[Event]:
    """Where the Rival's card went, and the tile it took."""
    if before.phase != DIE:
        return []
    field = target(before, after.die)
    if field < 0:
        return [Event("rival-misses", {"card": before.cur_card})]
    told = [Event("rival-at", {"card": before.cur_card, "field": FIELD_AXIS.labels[field]})]
    for tile in range(2 * TILES):
        if after.rival_tiles[tile] > before.rival_tiles[tile]:
            told.append(Event("rival-order", {"tile": tile, **_order(tile)}))
    return told


def _order(tile: int) -> dict[str, Value]:
    return {**_gains([DEMAND[tile, j] for j in range(4)], ORDER_STARS[tile]), "light": tile // TILES}


def _advance(before: State, after: State) -> list[Event]:
    """The airship flew on."""
    if before.advance == 0 and (after.advance == 1 or _was_turned(before, after)):
        return [Event("advance", {})]
    return []


def _new_place(before: State, after: State) -> tuple[int, int, int]:
    """Seat, row and column of the tile put on a player board in this step; -1 if none."""
    for (p, row, column), tile in after.places.items():
        if tile != before.places[p, row, column]:
            return p, row, column
    return NONE, NONE, NONE


def _delivery(before: State, after: State) -> list[Event]:
    """The order that was fulfilled: told when the tile leaves the display."""
    if before.cur_tile >= 0 or before.phase in (SHOW, REFILL, DIE):
        return []
    for (row, position), tile in before.display.items():
        if tile >= 0 and after.display[row, position] != tile:
            return [Event("delivered", {"player": before.active, "tile": tile, **_order(tile)})]
    return []


def _new_order(before: State, after: State) -> list[Event]:
    """The tile that was revealed, and that its pile is used up."""
    if before.phase not in (SHOW, REFILL):
        return []
    told = [Event("order", _order(after.display[before.cur_row, before.cur_pos]))]
    if not any(after.pile[before.cur_row, i] for i in range(TILES)):
        told.append(Event("last-order", {"light": before.cur_row}))
    return told


def _bonus(before: State, after: State) -> list[Event]:
    """What the printed place gave."""
    if before.phase == REFILL and before.cur_col >= 0:
        p, row, column = before.active, before.cur_row, before.cur_col
    elif after.cur_col < 0:
        p, row, column = _new_place(before, after)
    else:
        return []
    if p < 0 or is_covered(after, p, row, column):
        return []
    at = winter(after), row, column
    told = []
    goods, stars = [PLACE_GOODS[(*at, j)] for j in range(4)], PLACE_STARS[at]
    if any(goods) or stars:
        told.append(Event("bonus", {"player": p, **_gains(goods, stars)}))
    if PLACE_STORAGE[at]:
        told.append(Event("storage", {"player": p, "count": after.capacity[p]}))
    return told


def _activation(before: State, after: State) -> list[Event]:
    """Upgrade tiles that began to work."""
    told = []
    for p in range(after.n):
        if after.l1_active[p] > before.l1_active[p]:
            told.append(Event("upgrade", {"player": p, "upgrade": after.l1_tile[p]}))
        for row in range(2):
            if after.l3_active[p, row] > before.l3_active[p, row]:
                told.append(Event("half", {"player": p, "half": after.l3_half[p, row], "light": row}))
    return told


def _scoring(before: State, after: State) -> list[Event]:
    """The bonus of each card that was scored, seat by seat."""
    told = []
    for i in range(owners(after)):
        p = (before.active + i) % owners(after)
        cards = _scored_cards(before, after, p)
        told += [_scored(before, p, card, field_kind) for card, field_kind in cards]
        salvage = lasting(after, p, SALVAGE)
        if cards and salvage:
            told.append(Event("salvage", {"player": p, "stars": salvage}))
    return told


def _scored(s: State, p: int, card: int, field_kind: int) -> Event:
    """One line of the strip's scoring."""
    if is_rival(s, p):
        return Event("cleared", {"card": card})
    gains = _gains(_card_goods(card, field_kind), _card_stars(card, field_kind))
    if not any(gains.values()):
        return Event("scored-nothing", {"player": p, "card": card})
    return Event("scored", {"player": p, "card": card, **gains})


def _card_goods(card: int, field_kind: int) -> list[int]:
    """Section 2.4: the goods a card on a field of this kind gives."""
    return [CARD_GOODS[card, j] + (CARD_OF_KIND[card] if j == field_kind else 0) for j in range(4)]


def _card_stars(card: int, field_kind: int) -> int:
    """Section 2.4: the stars a card on a field of this kind gives."""
    return int(CARD_STAR_ON[card] == field_kind) + (CARD_OF_KIND[card] if is_city(field_kind) else 0)


def _scored_cards(before: State, after: State, p: int) -> list[tuple[int, int]]:
    """The cards of the seat that went from the first strip to its discard pile, with the kind of their field."""
    gone = [after.discard[p, card] - before.discard[p, card] for card in range(TYPES)]
    thrown = _thrown_away(before, after)
    if thrown >= 0 and p == before.active:
        gone[thrown] -= 1
    cards = []
    for field in range(5):
        card = before.card_type[field]
        if before.card_owner[field] == p and gone[card] > 0:
            gone[card] -= 1
            cards.append((card, kind(before, field)))
    for card in range(TYPES):
        if gone[card] > 0:  # placed on the first strip and scored in the same step
            cards.append((card, _kind_under(before, after, p, cards)))
    return cards


def _thrown_away(before: State, after: State) -> int:
    """The card that was discarded instead of placed; -1 if none."""
    if before.phase == DIE and target(before, after.die) < 0:
        return before.cur_card
    if before.phase == CARD and after.cur_card < 0:
        return next(card for card in range(TYPES) if after.hand[before.active, card] < before.hand[before.active, card])
    return NONE


def _kind_under(before: State, after: State, p: int, others: list[tuple[int, int]]) -> int:
    """The kind of the field under the 0-card just placed and scored, read from where it lay or from what it gave."""
    if before.phase == PAY:
        return kind(before, before.cur_field)
    if before.phase == DIE:
        return kind(before, target(before, after.die))
    gains = [after.goods[p, j] - before.goods[p, j] - CARD_GOODS[before.cur_card, j] for j in range(4)]
    for card, field_kind in others:
        gains = [gain - known for gain, known in zip(gains, _card_goods(card, field_kind), strict=True)]
    return max(range(4), key=lambda j: gains[j])


def _turned(before: State, after: State) -> list[Event]:
    """The strip that was turned over, by the light it now shows."""
    if not _was_turned(before, after):
        return []
    return [Event("turned", {"light": after.side[4] + (DAWN if after.strip[4] == TWILIGHT else 0)})]


def _end(before: State, after: State) -> list[Event]:
    """In solo the rank reached."""
    if after.phase != END or before.phase == END or after.solo == 0:
        return []
    total = points(after, 0)
    return [Event("rank", {"rank": sum(total >= step for step in CARDBOARD.ranks), "points": total})]
