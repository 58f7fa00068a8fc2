"""What one touches on Solenia's board to play an action, and what the last turn moved."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..rules.families import (
    AT,
    DISCARD,
    DRAFT_L1,
    DRAFT_L3,
    DROP_GOOD,
    FULFIL,
    PAY_GOOD,
    PLAY,
    PUT,
    TAKE_GOOD,
    WAIVE_GOOD,
)
from .layout import board_cards, field_name, hand_cards, place_key, store_key, tile_key

if TYPE_CHECKING:
    from perihelion.core.log import Entry
    from perihelion.core.view import View
    from perihelion.rules import Family

    from ..rules.state import State


def touch(view: View, action: int) -> list[str]:
    """The keys one touches, in order; a card is discarded by touching the discard pile first."""
    family, values = view.game.actions.family(action)
    return KEYS_BY_FAMILY[family](view.state, values[0])


def _play(s: State, card: int) -> list[str]:
    return [_card(s, card)]


def _discard(s: State, card: int) -> list[str]:
    return ["discard", _card(s, card)]


def _card(s: State, card: int) -> str:
    """The key of the first card of this type in the hand of the seat to act."""
    held = [key for kind, key, open_card in hand_cards(s, s.active) if kind == card and not open_card]
    return held[0] if held else "deck"


def _at(s: State, field: int) -> list[str]:
    return [field_name(field)]


def _good(s: State, good: int) -> list[str]:
    return [store_key(s.to_act, good)]


def _order(s: State, position: int) -> list[str]:
    tile = s.display[max(0, s.cur_row), position]
    return [tile_key(tile)] if tile >= 0 else [f"show-{max(0, s.cur_row)}-{position}"]


def _put(s: State, column: int) -> list[str]:
    return [place_key(s.to_act, max(0, s.cur_row), column)]


def _level_1(s: State, position: int) -> list[str]:
    return [f"l1-{position}"]


def _level_3(s: State, position: int) -> list[str]:
    return [f"l3-{position}"]


KEYS_BY_FAMILY: dict[Family, Callable[[State, int], list[str]]] = {
    PLAY: _play,
    DISCARD: _discard,
    AT: _at,
    PAY_GOOD: _good,
    TAKE_GOOD: _good,
    DROP_GOOD: _good,
    WAIVE_GOOD: _good,
    FULFIL: _order,
    PUT: _put,
    DRAFT_L1: _level_1,
    DRAFT_L3: _level_3,
}


def happened(view: View) -> list[str]:
    """The card placed, the goods moved and the tile taken by the last player, where they lie now."""
    turned, keys = 0, list[str]()
    for entry in reversed(_last_turn(view.log)):
        turned += sum(event.key == "turned" for event in entry.events or ())
        keys = _keys_of_entry(view, entry, turned) + keys
    return list(dict.fromkeys(keys))


def _last_turn(log: list[Entry]) -> list[Entry]:
    """The entries of the last player to decide, with the draws between and after them."""
    last = next((i for i in range(len(log) - 1, -1, -1) if log[i].actor >= 0), -1)
    if last < 0:
        return []
    first = last
    while first > 0 and log[first - 1].actor in (-1, log[last].actor):
        first -= 1
    return log[first:]


def _keys_of_entry(view: View, entry: Entry, turned: int) -> list[str]:
    """The keys of what one entry moved; the board has moved on by `turned` strips since."""
    if entry.actor < 0 or entry.number < 0:
        return []
    family, values = view.game.actions.family(entry.number)
    if family is AT:
        field = values[0] - 5 * turned
        return [key for at, key in board_cards(view.state) if at == field]
    if family in (PAY_GOOD, TAKE_GOOD, DROP_GOOD):
        return [store_key(entry.actor, values[0])]
    return [tile_key(int(event.values["tile"])) for event in entry.events or () if event.key == "delivered"]
