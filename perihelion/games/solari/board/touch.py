"""What a player touches on Solari's board to play an action, and what the last actions touched."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..rules.components import BLOCKER, DOUBLER, HUNTER, RIM_CELLS, SIZE, beyond
from ..rules.families import (
    BLOCKER_MOVE,
    COMBINATION,
    COMET,
    DOUBLER_MOVE,
    ENTRY,
    FACING,
    HUNTER_MOVE,
    PICKED,
    PUT,
)
from ..rules.state import COMBOS, DOMINO, State
from .layout import cell_key, piece_key

if TYPE_CHECKING:
    from perihelion.core.view import View
    from perihelion.rules import Family


def touch(view: View, action: int) -> list[str]:
    """The keys to touch, in order; none for an action that is a button (a lapse, a piece that leaves the board)."""
    s: State = view.state
    family, values = view.game.actions.family(action)
    return KEYS_OF_FAMILY[family](s, *values) if family in KEYS_OF_FAMILY else []


def touched_last(view: View) -> list[str]:
    """The pieces moved and the cells filled by the last actions of one player."""
    s: State = view.state
    who = next((entry.actor for entry in reversed(view.log) if entry.actor >= 0), 0)
    keys = []
    for action in view.happened:
        family, values = view.game.actions.family(action)
        if family in PIECE_OF_FAMILY:
            keys.append(piece_key(s, who, PIECE_OF_FAMILY[family](*values)))
        elif family in (PUT, ENTRY):
            keys += KEYS_OF_FAMILY[family](s, *values)
    return keys


def _comet(s: State, piece: int, way: int, distance: int) -> list[str]:
    return _move(s, piece, beyond(s.pos[s.to_act, piece], way, distance + 1))


def _hunter(s: State, way: int, distance: int) -> list[str]:
    return _move(s, HUNTER, beyond(s.pos[s.to_act, HUNTER], way, distance + 1))


def _blocker(s: State, way: int, distance: int) -> list[str]:
    return _move(s, BLOCKER, beyond(s.pos[s.to_act, BLOCKER], way, distance + 1))


def _doubler(s: State, turn: int, distance: int) -> list[str]:
    """SOLARI-43: along the rim, clockwise or the other way; nothing if there is no doubler on the board."""
    steps = -(distance + 1) if turn else distance + 1
    if s.pos[s.to_act, DOUBLER] not in RIM_CELLS:
        return []
    here = RIM_CELLS.index(s.pos[s.to_act, DOUBLER])
    return _move(s, DOUBLER, RIM_CELLS[(here + steps) % len(RIM_CELLS)])


def _move(s: State, piece: int, cell: int) -> list[str]:
    """A piece, then the cell it lands on; only the piece if that cell lies beyond the edge."""
    key = piece_key(s, s.to_act, piece)
    return [key, cell_key(cell)] if cell >= 0 else [key]


def _put(s: State, rim: int) -> list[str]:
    return [cell_key(RIM_CELLS[rim])]


def _enter(s: State, row: int, column: int) -> list[str]:
    return [cell_key((row + 1) * SIZE + column + 1)]


def _pick(s: State, piece: int) -> list[str]:
    return [piece_key(s, s.to_act, piece)]


def _face(s: State, way: int) -> list[str]:
    return [f"f{way}"]


def _combination(s: State, combo: int) -> list[str]:
    """A free tile is touched itself; for six-six the player touches the lower and the higher value."""
    if s.phase == DOMINO:
        return [f"t{combo}"]
    lower, higher = COMBOS[combo]
    return [f"lo{lower}", f"hi{higher}"]


KEYS_OF_FAMILY: dict[Family, Callable[..., list[str]]] = {
    COMET: _comet,
    HUNTER_MOVE: _hunter,
    BLOCKER_MOVE: _blocker,
    DOUBLER_MOVE: _doubler,
    PUT: _put,
    ENTRY: _enter,
    PICKED: _pick,
    FACING: _face,
    COMBINATION: _combination,
}
"""The keys that an action of each family touches."""

PIECE_OF_FAMILY: dict[Family, Callable[..., int]] = {
    COMET: lambda piece, way, distance: piece,
    HUNTER_MOVE: lambda way, distance: HUNTER,
    BLOCKER_MOVE: lambda way, distance: BLOCKER,
    DOUBLER_MOVE: lambda turn, distance: DOUBLER,
}
"""The piece that an action of each family moves."""
