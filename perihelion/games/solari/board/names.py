"""What Solari's cells and pieces are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import memoise

from ..rules.components import BLOCKER, CELLS, COMETS, DOUBLER, HUNTER, PIECES, RIM_CELLS, SUN_CELLS, name_of
from ..rules.state import UNUSED, State

if TYPE_CHECKING:
    from collections.abc import Callable

    from perihelion.core.view import View

EXTRA = {HUNTER: "board-hunter", BLOCKER: "board-blocker", DOUBLER: "board-doubler"}


def pieces_of(s: State) -> list[tuple[int, int]]:
    """Player and number of every piece in use."""
    return [(p, k) for p in range(s.players) for k in range(PIECES) if s.pos[p, k] != UNUSED]


def names_of_cells(view: View) -> list[str]:
    """The name of every cell, with the piece that stands on it."""
    s: State = view.state
    names = list(memoise(_names_of_empty_cells, view))
    for p, k in pieces_of(s):
        if s.pos[p, k] >= 0:
            names[s.pos[p, k]] += f": {piece_name(view, p, k)}"
    return names


def _names_of_empty_cells(view: View) -> tuple[str, ...]:
    return tuple(cell_name(view, cell) for cell in range(CELLS))


def cell_name(view: View, cell: int) -> str:
    """A cell without what stands on it."""
    kind = "board-rim" if cell in RIM_CELLS else "board-sun" if cell in SUN_CELLS else "board-cell"
    return view.words(kind, cell=name_of(cell))


def piece_name(view: View, player: int, piece: int) -> str:
    """A piece in full: whose it is, which one, and in Solari 3 where it faces. My own one is "your comet 4"."""
    s: State = view.state
    faces = piece < COMETS and s.level >= 3 and s.pos[player, piece] >= 0
    return _piece_name(view.words, player, piece, s.face[player, piece] if faces else None, int(player == view.seat))


def _piece_name(words: Callable[..., str], player: int, piece: int, facing: int | None, own: int) -> str:
    if piece >= COMETS:
        return str(words(EXTRA[piece], player=player, own=own))
    name = str(words("board-comet", player=player, number=piece + 1, own=own))
    return name if facing is None else str(words("board-faces", comet=name, direction=words(f"facing-{facing}")))
