"""Sections 11.1, 4.8 and 12: all actions and outcomes, and how an action may be written."""

from __future__ import annotations

import re

from perihelion.rules import Axis, Family

from .components import LETTERS, RIM_CELLS, WAYS, name_of
from .state import COMBOS, FIRST, ORDER, ROLL, TILE

_piece = Axis("piece", "123456")
_way = Axis("way", WAYS[:4])
_way8 = Axis("way", WAYS)
_distance = Axis("distance", "123456")
_values = Axis("values", [f"{a}-{b}" for a, b in COMBOS])

COMET = Family("comet", "{piece}{way}{distance}", _piece, _way, _distance)
HUNTER_MOVE = Family("hunter", "H{way}{distance}", _way8, _distance)
BLOCKER_MOVE = Family("blocker", "B{way}{distance}", _way, _distance)
DOUBLER_MOVE = Family("doubler", "D{turn}{distance}", Axis("turn", "+-"), _distance)
PUT = Family("put", "@{rim}", Axis("rim", [name_of(cell) for cell in RIM_CELLS]))
GONE = Family("gone", "@xx")
ENTRY = Family("entry", "*{row}{column}", Axis("row", "123456"), Axis("column", "123456"))
PICKED = Family("pick", "?{off}", Axis("off", "123456HB"))
FACING = Family("facing", "^{facing}", Axis("facing", WAYS[:4]))
COMBINATION = Family("combination", "[{values}]", _values)
LAPSE = Family("lapse", "--")

FAMILIES = (
    COMET, HUNTER_MOVE, BLOCKER_MOVE, DOUBLER_MOVE, PUT, GONE, ENTRY, PICKED, FACING, COMBINATION, LAPSE,
)  # fmt: skip

_tile = Family("tile", "{values}", _values)

OUTCOMES = {FIRST: Family("begins", "{letter}", Axis("letter", LETTERS)), ORDER: _tile, ROLL: _tile, TILE: _tile}

_HIT_MARK = re.compile(r"x[USNJ][1-6HBD]$")
_COMBINATION = re.compile(r"(\[?)([1-6])-([1-6])(\]?)")


def read_action(text: str) -> str:
    """Section 12: values may stand in either order, and the mark of a hit behind a move is for readers."""
    text = _HIT_MARK.sub("", text)
    values = _COMBINATION.fullmatch(text)
    if values:
        left, a, b, right = values.groups()
        return f"{left}{min(a, b)}-{max(a, b)}{right}"
    return text
