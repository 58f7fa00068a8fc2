"""The things on the board of Solarius Mission that won or lost points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules import families as a
from .layout import FIRST_CELL, card_key, cell_key, die_key, hex_key, main_seat
from .touch import ON_CHART

if TYPE_CHECKING:
    from perihelion.core.log import Entry
    from perihelion.core.view import View

    from ..rules.state import State


def scored(view: View) -> list[str]:
    """Return the field of the ship, the own thing that counts now, or the panel of another player."""
    last = view.log[-1]
    who = next((entry.actor for entry in reversed(view.log) if entry.actor >= 0), -1)
    if who < 0:
        return []
    mine = who == main_seat(view.seat)
    keys = [f"planet-{event.values['planet']}" for event in last.events or () if event.key == "settled" and mine]
    if any(event.key == "waste-beside" for event in last.events or ()) and mine:
        keys.append("waste")
    if last.actor >= 0 and last.number >= 0:
        keys += _keys_of_action(view, last, mine)
    return keys or ["own" if mine else f"player-{who}"]


def _keys_of_action(view: View, entry: Entry, mine: bool) -> list[str]:
    s: State = view.state
    family, values = view.game.actions.family(entry.number)
    if family is a.FLY or family in ON_CHART:
        keys = [hex_key(s.ship[entry.actor])]
        if mine and family is a.LAND_STATION:
            keys.append(f"station-{values[0]}")
        return keys
    if not mine:
        return []
    if family in (a.UPGRADE, a.PUSH):
        return [die_key(values[0])]
    if family is a.STORE:
        row, column = values
        return [cell_key(row, FIRST_CELL[column] + s.res[entry.actor, row, column] - 1)]
    return _card_begun(view) if family is a.SIDE_MISSION else []


def _card_begun(view: View) -> list[str]:
    """Return the key of the card that became a mission: the one picked before."""
    for entry in reversed(view.log):
        if entry.actor >= 0 and entry.number >= 0:
            family, values = view.game.actions.family(entry.number)
            if family is a.PICK_CARD:
                return [card_key(values[0])]
    return []
