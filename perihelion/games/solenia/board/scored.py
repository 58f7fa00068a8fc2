"""The things on Solenia's board that scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.families import AT, PUT
from .layout import board_cards, main_seat, tile_key

if TYPE_CHECKING:
    from perihelion.core.events import Event
    from perihelion.core.view import View


def scored(view: View) -> list[str]:
    """Return the order delivered, the card in the city, or the player who got stars. Goods alone light nothing."""
    last = view.log[-1]
    keys = [key for event in last.events or () for key in _keys_of_event(view, event)]
    if last.actor >= 0 and last.number >= 0 and view.game.actions.family(last.number)[0] is PUT:
        keys += _order_delivered(view)
    return list(dict.fromkeys(keys))


def _keys_of_event(view: View, event: Event) -> list[str]:
    if event.key == "delivered":
        return [tile_key(int(event.values["tile"]))]
    if not event.values.get("stars") or "player" not in event.values:
        return []
    if event.key == "city" and (card := _card_placed(view)):
        return [card]
    player = int(event.values["player"])
    return ["own" if player == main_seat(view.seat) else f"player-{player}"]


def _order_delivered(view: View) -> list[str]:
    """Return the order that was put on a place: in winter it counts only there."""
    events = [event for entry in view.log for event in entry.events or () if event.key == "delivered"]
    return [tile_key(int(event.values["tile"])) for event in events[-1:]]


def _card_placed(view: View) -> str | None:
    """Return the key of the card that was placed in this turn."""
    for entry in reversed(view.log):
        if entry.actor >= 0 and entry.number >= 0:
            family, values = view.game.actions.family(entry.number)
            if family is AT:
                return dict(board_cards(view.state)).get(values[0])
    return None
