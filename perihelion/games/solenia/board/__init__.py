"""Solenia's board: `draw`, `touch` and `outline`; STYLE holds its colours by day and by night.

Keys: `c3` a field, `strip-4` a strip, `card-0-4-1` a card (seat, type, copy), `tile-30` an order tile wherever it lies,
`place-0-d2` a place, `store-0-w` the goods of a kind, `l1-0` and `l3-0` offers, `deck`, `discard`, `airship`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.shapes import radial, rect
from perihelion.draw.symbols import card_back, stars
from perihelion.draw.theme import SKY, SKY_EDGE, SKY_GLOW

from .cards import define_cards
from .colours import STYLE
from .draft import draft
from .landscape import define_landscape
from .others import other_players
from .outline import outline
from .own import own_board, own_ground
from .places import WIDTH, height, main_seat, own_top, window_top
from .touching import happened, touch
from .window import displays, window, window_ground

if TYPE_CHECKING:
    from perihelion.core.view import View

    from ..rules.state import State

__all__ = ["STYLE", "draw", "outline", "touch"]


def draw(view: View) -> Scene:
    """The board as this seat sees it."""
    s: State = view.state
    scene = Scene("solenia", WIDTH, height(s), title=view.words("game"), style=STYLE)
    scene.upon(_ground(scene.height, window_top(s), own_top(s)))
    other_players(scene, view)
    displays(scene, view)
    window(scene, view)
    own_board(scene, view)
    scene.part(draft, view)
    scene.parts = [(view.words("part-islands"), 0.0), (view.words.seat(main_seat(view.seat)), own_top(s))]
    scene.happened = [key for key in happened(view) if key in scene.groups]
    return scene


@cache
def _ground(high: float, top: float, own: float) -> Scene:
    """All that never changes, and every paint a later position may need; `top` and `own` are upper edges."""
    scene = Scene("solenia", WIDTH, high)
    sky = scene.define("heaven", radial((0, SKY_GLOW), (0.6, SKY), (1, SKY_EDGE), at=(0.5, 0.36), r=0.8))
    define_landscape(scene)
    define_cards(scene)
    card_back(scene, 1, 1)
    scene.stay(rect(WIDTH, high, at=(WIDTH / 2, high / 2), corner=26, fill=sky), stars(WIDTH, high, count=110, seed=24))
    scene.stay(window_ground(top), own_ground(own))
    return scene
