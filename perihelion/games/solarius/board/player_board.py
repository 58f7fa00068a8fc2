"""The player board of the viewer: its head and all its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.shapes import g, group, name_text, once, path, title
from perihelion.draw.symbols import pill
from perihelion.draw.theme import AMBER

from ..rules.state import State
from .colours import PLAYER_COLOURS
from .hand import draw_hand
from .holdings import draw_holdings
from .layout import LEFT, MARGIN, WIDTH, own_top
from .names import standing, total
from .rows import draw_rows
from .stations import draw_stations
from .symbols import emblem, ship, star

if TYPE_CHECKING:
    from perihelion.core.view import View


def draw_player_board(scene: Scene, view: View, seat: int) -> None:
    """Draw the player board of a seat with its cards; the hand lies face down for others."""
    scene.part(_head, view, seat)
    draw_rows(scene, view, seat)
    draw_holdings(scene, view, seat)
    scene.part(draw_stations, view, seat)
    draw_hand(scene, view, seat)


def _head(scene: Scene, view: View, seat: int) -> None:
    s: State = view.state
    all_points, said = total(view, seat), standing(view, seat)
    shapes = [
        _plate(seat, view.words.seat(seat)),
        star(all_points, 62, at=(WIDTH - LEFT - 38, 0)),
        title(view.words("board-points", player=seat, points=all_points)),
    ]
    if said:
        shapes.append(pill(said, at=(WIDTH / 2 + 80, 0), size=24, fill=AMBER, ink="#1a2040"))
    scene.put("own", group("own", "own", (0, own_top(s) + 34), *shapes))


@once
def _plate(seat: int, name: str) -> str:
    """The name plate in the colours of the player."""
    colours, left, right = PLAYER_COLOURS[seat], MARGIN + 1, 372
    d = f"M{left + 18} -33H{right}L{right - 34} 33H{left}V-15a18 18 0 0 1 18 -18Z"
    return g(
        path(d, fill=colours.dark),
        path(f"M{right} -33l-34 66h12l34 -66z", fill=colours.body),
        emblem(seat, 36, at=(LEFT + 24, 0)),
        ship(seat, 52, at=(LEFT + 72, 0)),
        name_text(name, 220, 34, at=(LEFT + 108, 0), font_weight=700, fill="#ffffff"),
    )
