"""What prompts name: the two values of the turn, and whether there are other pieces than comets."""

from __future__ import annotations

from perihelion.rules import Value

from .rules.chance import order_of
from .rules.components import BLOCKER, DOUBLER, HUNTER, name_of
from .rules.knockouts import waiting
from .rules.reach import target_of
from .rules.state import FIRST, NONE, ORDER, OWNER_OF, PIECE_OF, TILES, State

PIECES_MOVED = {"comet": 0, "hunter": HUNTER, "blocker": BLOCKER, "doubler": DOUBLER}
"""The piece of each family of moves; that of a comet is its first axis."""
TURN_STARTS = ("ROLL", "TILE")
"""A roll or a domino belongs to the turn of the player who uses it."""
FIRST_PHASES = ("DOMINO", "WILD", "PICK", "ENTER", "MOVE1")
"""The first decision of a turn is one of these, whatever was rolled or drawn."""


def prompt_values(s: State) -> dict[str, Value]:
    """Return the values of the turn; `extras` is 1 if hunter, blocker or doubler are in the game."""
    return {
        "low": s.dice[0],
        "high": s.dice[1],
        "double": int(s.dice[0] == s.dice[1]),
        "left": s.d2,
        "another": s.excl,
        "extras": int(s.use_hunter + s.use_blocker + s.use_doubler > 0),
        "cells": " / ".join(dict.fromkeys((f"{s.dice[0]}{s.dice[1]}", f"{s.dice[1]}{s.dice[0]}"))),
    }


def chance_values(s: State) -> dict[str, Value]:
    """Return whose roll or domino it is, or whose open order is laid, and at which place."""
    if s.phase == ORDER:
        player = order_of(s)
        return {"seat": player, "n": sum(s.tile_order[player, place] != NONE for place in range(TILES)) + 1}
    return {} if s.phase == FIRST else {"seat": s.to_act}


def choice_values(s: State, family: str, axes: tuple[int, ...]) -> dict[str, Value]:
    """Return the cell on which a moving piece lands, the piece that comes back, or the one hit and whose it is."""
    if family == "entry":
        return {"victim": s.enter_piece}
    if family in ("put", "gone") and (victim := waiting(s)) != NONE:
        owner = s.vict[victim, OWNER_OF]
        return {"victim": s.vict[victim, PIECE_OF], "seat": owner, "own": int(owner == s.to_act)}
    if family not in PIECES_MOVED:
        return {}
    piece = axes[0] if family == "comet" else PIECES_MOVED[family]
    target = target_of(piece, s.pos[s.to_act, piece], axes[-2], axes[-1] + 1)
    return {"cell": name_of(target) if target >= 0 else ""}
