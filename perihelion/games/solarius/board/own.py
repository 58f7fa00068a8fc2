"""The viewer's own board: its panel, its head, and all its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.shapes import group, text, title
from perihelion.draw.symbols import panel, pill
from perihelion.draw.theme import AMBER

from ..rules.scoring import points
from ..rules.state import State
from .cards import own_cards
from .holdings import own_holdings
from .names import standing
from .places import LEFT, MARGIN, OWN_HEIGHT, WIDTH, main_seat, own_top
from .rows import own_rows, rows_ground
from .stations import own_stations
from .symbols import emblem, ship, star

if TYPE_CHECKING:
    from perihelion.core.view import View


def own_ground(scene: Scene, s: State) -> None:
    """The panel everything lies on, and the cells of the rows."""
    scene.stay(panel(WIDTH - 2 * MARGIN, OWN_HEIGHT, at=(WIDTH / 2, own_top(s) + OWN_HEIGHT / 2), corner=18))
    rows_ground(scene, s)


def own_board(scene: Scene, view: View) -> None:
    """The player board of the viewer; a spectator sees the first player's."""
    seat = main_seat(view.seat)
    _head(scene, view, seat)
    own_rows(scene, view, seat)
    own_holdings(scene, view, seat)
    own_stations(scene, view, seat)
    own_cards(scene, view, seat)


def _head(scene: Scene, view: View, seat: int) -> None:
    s: State = view.state
    name, total = view.words.seat(seat), points(s, seat)
    look = [
        emblem(seat, 36, at=(LEFT + 20, 0)),
        ship(seat, 44, at=(LEFT + 60, 0)),
        text(name, at=(LEFT + 88, 0), size=28, anchor="start", font_weight=600),
        star(total, 52, at=(WIDTH - LEFT - 34, 0)),
        title(view.words("board-points", player=seat, points=total)),
    ]
    said = standing(view, seat)
    if said:
        look.append(pill(said, at=(LEFT + 170 + 17 * len(name), 0), size=18, fill=AMBER, ink="#1a2040"))
    scene.put("own", group("own", "own", (0, own_top(s) + 32), *look))
