"""The viewer's own board: its panels, its head, and all its parts."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.shapes import fit, g, group, path, text, title
from perihelion.draw.symbols import panel, pill
from perihelion.draw.theme import AMBER

from ..rules.state import State
from .cards import own_cards
from .colours import CREWS
from .holdings import own_holdings
from .names import standing, total
from .places import CARDS_HEIGHT, LEFT, MARGIN, OWN_HEIGHT, WIDTH, main_seat, own_top
from .rows import own_rows, rows_ground
from .stations import own_stations
from .symbols import emblem, ship, star

if TYPE_CHECKING:
    from perihelion.core.view import View


def own_ground(scene: Scene, top: float) -> None:
    """The panels everything lies on, and the cells of the rows."""
    wide, below = WIDTH - 2 * MARGIN, OWN_HEIGHT + MARGIN + CARDS_HEIGHT / 2
    board = panel(wide, OWN_HEIGHT, at=(WIDTH / 2, OWN_HEIGHT / 2), corner=18)
    cards = panel(wide, CARDS_HEIGHT, at=(WIDTH / 2, below), corner=18)
    scene.stay(g(board, cards, rows_ground(), at=(0, top)))


def own_board(scene: Scene, view: View) -> None:
    """The player board of the viewer; a spectator sees the first player's."""
    seat = main_seat(view.seat)
    scene.part(_head, view, seat)
    own_rows(scene, view, seat)
    own_holdings(scene, view, seat)
    scene.part(own_stations, view, seat)
    own_cards(scene, view, seat)


def _head(scene: Scene, view: View, seat: int) -> None:
    s: State = view.state
    all_points, said = total(view, seat), standing(view, seat)
    look = [
        _plate(seat, view.words.seat(seat)),
        star(all_points, 62, at=(WIDTH - LEFT - 38, 0)),
        title(view.words("board-points", player=seat, points=all_points)),
    ]
    if said:
        look.append(pill(said, at=(WIDTH / 2 + 80, 0), size=24, fill=AMBER, ink="#1a2040"))
    scene.put("own", group("own", "own", (0, own_top(s) + 34), *look))


@cache
def _plate(seat: int, name: str) -> str:
    """The name plate, in the colours of the crew."""
    crew, left, right = CREWS[seat], MARGIN + 1, 372
    d = f"M{left + 18} -33H{right}L{right - 34} 33H{left}V-15a18 18 0 0 1 18 -18Z"
    return g(
        path(d, fill=crew.dark),
        path(f"M{right} -33l-34 66h12l34 -66z", fill=crew.body),
        emblem(seat, 36, at=(LEFT + 24, 0)),
        ship(seat, 52, at=(LEFT + 72, 0)),
        text(name, at=(LEFT + 108, 0), size=fit(name, 220, 34), anchor="start", font_weight=700, fill="#ffffff"),
    )
