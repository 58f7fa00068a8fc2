"""The things one touches on the board to play an action, and those that the last turn touched.

Most things are touched themselves. A cube is bought by touching what pays for it, then the field it goes to; a price is
paid cube by cube; a station is built by its card, then the row that pays the higher value; portals are opened by their
tile, then the drive that is given up or the card that spares it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..rules import families as a
from ..rules.components import DEV_KIND, LETTERS, PORTAL_FREE, STATION_KINDS
from ..rules.state import DEVELOPED, State
from .hand import played
from .holdings import drives_of
from .layout import FIRST_CELL, card_key, cell_key, die_key, hex_key, main_seat

if TYPE_CHECKING:
    from perihelion.core.view import View
    from perihelion.rules import Family


def touch(view: View, action: int) -> list[str]:
    """The keys one touches, in order; none for actions that are buttons, such as to finish or to decline something."""
    family, values = view.game.actions.family(action)
    return WAYS[family](view.state, *values) if family in WAYS else []


def _key(name: str) -> Callable[[State], list[str]]:
    """A way to touch one fixed key."""
    return lambda s: [name]


def _numbered(name: str) -> Callable[[State, int], list[str]]:
    """A way to touch a key with a number."""
    return lambda s, number: [f"{name}-{number}"]


def _transform(s: State, colour: int) -> list[str]:
    return [f"as-{LETTERS[colour]}"]


def _tech(s: State, colour: int) -> list[str]:
    return [die_key(colour)]


def _card(s: State, card: int) -> list[str]:
    return [card_key(card)]


def _field(s: State, field: int) -> list[str]:
    return [hex_key(field)]


def _here(s: State) -> list[str]:
    """The field of the own ship."""
    return [hex_key(s.ship[max(0, s.to_act)])]


def _store(s: State, row: int, column: int) -> list[str]:
    """The first free field of a storage column."""
    return [cell_key(row, FIRST_CELL[column] + s.res[max(0, s.to_act), row, column])]


def _sell(s: State, row: int, column: int) -> list[str]:
    """The last cube of a storage column."""
    return [cell_key(row, FIRST_CELL[column] + s.res[max(0, s.to_act), row, column] - 1)]


def _pay(s: State, ones: int, twos: int, threes: int) -> list[str]:
    """SOLARIUS-87: cube by cube. No payment begins with another payment, since none has a cube too many."""
    row, seat = max(0, s.pay_row), max(0, s.to_act)
    keys = []
    for column, count in enumerate((ones, twos, threes)):
        last = FIRST_CELL[column] + s.res[seat, row, column] - 1
        keys += [cell_key(row, last - i) for i in range(count)]
    return keys


def _buy_cube(s: State, units: int, row: int) -> list[str]:
    """SOLARIUS-83: two fuel, one of both, or two SpaceBucks; then the field."""
    payers = (["fuel"], ["fuel", "buck"], ["buck"])[units]
    return payers + _store(s, row, 0)


def _slot(s: State, value: int) -> str:
    """The first drive of this value, or the first free slot."""
    drives = drives_of(s, max(0, s.to_act))
    return f"drive-{drives.index(value) + 1 if value in drives else 0}"


def _build(s: State, station: int, order: int) -> list[str]:
    return [f"station-{station}", f"row-{LETTERS[STATION_KINDS[station, order]]}"]


def _free_portals(s: State) -> list[str]:
    """SOLARIUS-53: the tile of the portals, then the development that opens them."""
    keys = [card for card in played(s, max(0, s.to_act), DEVELOPED) if DEV_KIND[card] == PORTAL_FREE]
    return ["portals", card_key(keys[0])] if keys else ["portals"]


WAYS: dict[Family, Callable[..., list[str]]] = {
    a.DIE: _numbered("die"),
    a.PLACE_NORMAL: _key("field-normal"),
    a.PLACE_TRANSFORM: _transform,
    a.PLACE_RESEARCH: _key("field-research"),
    a.PLACE_DEV: _card,
    a.BONUS: _numbered("bonus"),
    a.MALUS_FUEL: _key("fuel"),
    a.MALUS_BUCK: _key("buck"),
    a.ACT_I: _key("act-1"),
    a.ACT_II: _key("act-2"),
    a.STORE: _store,
    a.UPGRADE: _tech,
    a.PUSH: _tech,
    a.BUY_AP: _key("ap"),
    a.B_DRIVE: lambda s: [_slot(s, 0)],
    a.B_DRAW: _key("deck"),
    a.B_PLAY: _key("hand"),
    a.B_FLY: _here,
    a.RES_DRAW: _key("deck"),
    a.RES_PLAY: _key("hand"),
    a.PICK_CARD: _card,
    a.SIDE_MISSION: _key("side-mission"),
    a.SIDE_DEV: _key("side-dev"),
    a.PORTAL_FLIP: lambda s: ["portals", _slot(s, 2)],
    a.PORTAL_DROP: lambda s: ["portals", _slot(s, 1)],
    a.PORTAL_FREE: _free_portals,
    a.FLY: _field,
    a.LAND_SETTLE: _here,
    a.LAND_EXPLORE: _key("explore"),
    a.LAND_STATION: _build,
    a.LAND_MISSION: _card,
    a.PAY: _pay,
    a.OUTPOST: _numbered("outpost"),
    a.PICK_BONUS: _numbered("outpost"),
    a.TRIGGER: _numbered("station"),
    a.SELL: _sell,
    a.SELL_FUEL: _key("fuel"),
    a.SELL_BUCK: _key("buck"),
    a.XBUY: _buy_cube,
    a.DRIVE_UP: lambda s: [_slot(s, 1)],
    a.FINISH: _numbered("planet"),
}
"""DONE, END_TURN, LAND_NONE and OUTPOST_NONE are buttons."""

ON_CHART = (a.LAND_SETTLE, a.LAND_EXPLORE, a.LAND_STATION, a.LAND_MISSION, a.OUTPOST)


def happened(view: View) -> list[str]:
    """The keys that the last turn touched: the field of the ship, and things of the player or the player's panel."""
    s: State = view.state
    who = next((entry.actor for entry in reversed(view.log) if entry.actor >= 0), -1)
    if who < 0:
        return []
    keys: list[str] = []
    for action in view.happened:
        family, values = view.game.actions.family(action)
        if family is a.FLY or family in ON_CHART:
            keys.append(hex_key(s.ship[who]))
        elif who != main_seat(view.seat):
            keys.append(f"player-{who}")
        elif family in (a.UPGRADE, a.PUSH):
            keys += _tech(s, *values)
        elif family in (a.STORE, a.SELL):
            row, column = values
            shift = 1 if family is a.STORE else 0
            keys.append(cell_key(row, FIRST_CELL[column] + s.res[who, row, column] - shift))
    return list(dict.fromkeys(keys))
