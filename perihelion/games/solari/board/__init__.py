"""Solari's board: `draw`, `touch` and `outline`; STYLE holds its colours by day and by night.

Keys: `c45` a cell, `u1` a piece, `count-u` a counter, `player-u` a player's card, `t7` a free tile, `lo2` and `hi5` the
values named for six-six, `f0` an arrow to choose a facing.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from perihelion.draw import Scene

from ..rules.cardboard import COMETS, LAP
from ..rules.state import DICE, FACE, State, letters
from .ground import STYLE, cells, ground
from .names import names_of_cells, names_of_pieces
from .outline import outline
from .pieces import AT_REST, FREE, counter, define_pieces, piece
from .places import WIDTH, cell_at, counter_places, height, kind_of, piece_key
from .touching import happened, touch
from .tray import aside, handles, tray

if TYPE_CHECKING:
    from perihelion.core.view import View

__all__ = ["STYLE", "draw", "outline", "touch"]


def draw(view: View) -> Scene:
    """The board as this seat sees it."""
    s: State = view.state
    scene = Scene("solari", WIDTH, height(s), title=view.words("board-title", level=s.level), style=STYLE)
    scene.upon(_ground(scene.height))
    names = names_of_pieces(view)
    cells(scene, names_of_cells(view, names))
    tray(scene, view)
    _counters(scene, view)
    _pieces(scene, view, names)
    if s.phase == FACE and view.legal:
        handles(scene, view)
    if s.rand != DICE:
        scene.parts = [(view.words("outline-board"), 0.0), (view.words("outline-tiles"), WIDTH)]
    scene.happened = [key for key in happened(view) if key in scene.groups]
    return scene


@cache
def _ground(high: float) -> Scene:
    """All that never changes, and every paint a later position may need."""
    scene = Scene("solari", WIDTH, high)
    ground(scene)
    define_pieces(scene)
    return scene


def _counters(scene: Scene, view: View) -> None:
    """SOLARI-11: every player's counter on the counting track."""
    s: State = view.state
    for player, (at, crowded) in enumerate(counter_places(s)):
        key = f"count-{letters(s.players)[player].lower()}"
        score = s.score[player]
        name = view.words("board-counter", player=player, points=score, laps=score // LAP)
        scene.put(key, counter(scene, key, kind_of(s, player), at, name, crowded=crowded))


def _pieces(scene: Scene, view: View, names: dict[tuple[int, int], str]) -> None:
    """Every piece: on the board, in hand or off the board. It keeps its key, wherever it goes."""
    s: State = view.state
    places = {(p, k): at for _, away in aside(s) for p, k, at in away}
    for (player, number), name in names.items():
        where = s.pos[player, number]
        flight = AT_REST if where < 0 else FREE
        if s.level == 3 and number < COMETS and where >= 0:
            flight = s.face[player, number]
        at = places[player, number] if where < 0 else cell_at(where)
        key, mine = piece_key(s, player, number), player == view.seat
        scene.put(key, piece(scene, key, kind_of(s, player), number, at, name, flight=flight, mine=mine))
