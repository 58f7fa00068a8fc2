"""Solari's board: `draw`, `touch` and `outline`; STYLE holds its colours by day and by night.

Keys: `c45` a cell, `u1` a piece, `count-u` a counter, `player-u` a player's card, `t7` a free tile, `lo2` and `hi5` the
values named for six-six, `f0` an arrow to choose a facing.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import Point
from perihelion.draw.planets import COLOURS
from perihelion.rules import Board

from ..rules.components import COMETS, LAP
from ..rules.state import DICE, FACE, State, letters
from .about import about
from .choices import draw_facing_choice
from .colours import STYLE
from .ground import draw_cells, draw_ground
from .inks import inks
from .layout import KINDS, WIDTH, cell_at, counter_places, height, kind_of, piece_key
from .names import cell_name, names_of_cells, piece_name, pieces_of
from .outline import holdings, outline
from .pictures import picture
from .pieces import AT_REST, FREE, counter, define_pieces, piece
from .scored import scored
from .touch import touch, touched_last
from .tray import draw_tray, pieces_aside

if TYPE_CHECKING:
    from perihelion.core.view import View


def draw(view: View) -> Scene:
    """The board as this seat sees it."""
    s: State = view.state
    scene = Scene("solari", WIDTH, height(s), title=view.words("board-title", level=s.level), style=STYLE)
    scene.upon(_ground(scene.height))
    scene.part(_cells, view)
    draw_tray(scene, view)
    scene.part(_counters, view)
    places = {(p, k): at for _, away in pieces_aside(view) for p, k, at in away}
    for player, number in pieces_of(s):
        scene.part(_piece, view, player, number, places.get((player, number)))
    if s.phase == FACE and view.legal:
        draw_facing_choice(scene, view)
    if s.rand != DICE:
        scene.parts = [(view.words("outline-board"), 0.0), (view.words("outline-tiles"), WIDTH)]
    scene.seats = {f"player-{letters(s.players)[seat].lower()}": seat for seat in range(s.players)}
    scene.happened = [key for key in touched_last(view) if key in scene.groups]
    return scene


@cache
def _ground(high: float) -> Scene:
    """All that never changes, and every gradient that a later position may need."""
    scene = Scene("solari", WIDTH, high)
    draw_ground(scene)
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


def _cells(scene: Scene, view: View) -> None:
    draw_cells(scene, names_of_cells(view))


def _piece(scene: Scene, view: View, player: int, number: int, beside: Point | None) -> None:
    """A piece on the board, or beside it: in hand or off the board. It keeps its key, wherever it goes.

    Only one's own pieces stand in the way of a touch, so that a cell can be touched through those of others.
    """
    s: State = view.state
    if beside:
        at, flight = beside, AT_REST
    else:
        at, flight = cell_at(s.pos[player, number]), FREE
        if s.level == 3 and number < COMETS:
            flight = s.face[player, number]
    key, name = piece_key(s, player, number), piece_name(view, player, number)
    if not beside:
        name = f"{name} ({cell_name(view, s.pos[player, number])})"
    classes = " ".join(["piece", *["through"] * (player != view.seat), *["mover"] * (beside is None)])
    scene.put(key, piece(scene, key, kind_of(s, player), number, at, name, flight=flight, classes=classes))


def seat_colours(seats: int) -> list[str]:
    """The colour of each player's planet."""
    return [COLOURS[KINDS[letter]][1] for letter in letters(seats)]


BOARD = Board(
    draw=draw,
    about=about,
    touch=touch,
    outline=outline,
    inks=inks,
    holdings=holdings,
    scored=scored,
    seat_colours=seat_colours,
    picture=picture,
    style=STYLE,
)
