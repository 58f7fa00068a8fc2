"""The board of Solarius Mission: `draw`, `touch` and `outline`; STYLE holds its colours by day and by night.

Keys: `h22` a field of space, `ship-0` a ship, `die-1` a die on the bridge, `tech-K` an own technology die, `field-K-0`
an own storage field, `row-K` the head of a row, `fuel`, `buck`, `drive-1`, `field-normal`, `as-K`, `field-research`,
`planet-20`, `station-3`, `outpost-2`, `card-7` a progress card, `hand-0-1` a card face down, `deck`, `discard`,
`player-1`; and for what the present step offers `bonus-2`, `act-1`, `ap`, `portals`, `explore`, `side-dev`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.shapes import radial, rect
from perihelion.draw.theme import SKY, SKY_EDGE, SKY_GLOW

from .bridge import bridge, bridge_ground
from .chart import chart, chart_ground
from .colours import STYLE
from .others import other_players
from .outline import outline
from .own import own_board, own_ground
from .places import (
    BRIDGE_HEIGHT,
    CHART_HEIGHT,
    MARGIN,
    WIDTH,
    bridge_top,
    cards_top,
    chart_top,
    height,
    main_seat,
    own_top,
)
from .planets import define_planets
from .touching import happened, touch

if TYPE_CHECKING:
    from perihelion.core.view import View

    from ..rules.state import State

__all__ = ["STYLE", "draw", "outline", "touch"]


def draw(view: View) -> Scene:
    """The board as this seat sees it."""
    s: State = view.state
    scene = Scene("solarius", WIDTH, height(s), title=view.words("game"), style=STYLE)
    scene.upon(_ground(scene.height, chart_top(s)))
    other_players(scene, view)
    chart(scene, view)
    bridge(scene, view)
    own_board(scene, view)
    scene.parts = _parts(view)
    scene.happened = [key for key in happened(view) if key in scene.groups]
    return scene


def _parts(view: View) -> list[tuple[str, float]]:
    """The parts from top to bottom, for screens that cannot show all of it at once."""
    s, words = view.state, view.words
    space = (words("part-others"), 0.0), (words("part-space"), chart_top(s))
    own = (words.seat(main_seat(view.seat)), own_top(s)), (words("outline-cards"), cards_top(s))
    return [*space, (words("outline-bridge"), bridge_top(s)), *own]


@cache
def _ground(high: float, top: float) -> Scene:
    """All that never changes, and every paint a later position may need; the chart begins at `top`."""
    scene = Scene("solarius", WIDTH, high)
    sky = scene.define("heaven", radial((0, SKY_GLOW), (0.6, SKY), (1, SKY_EDGE), at=(0.5, 0.3), r=0.8))
    define_planets(scene)
    scene.stay(rect(WIDTH, high, at=(WIDTH / 2, high / 2), corner=26, fill=sky))
    chart_ground(scene, top)
    bridge_ground(scene, top + CHART_HEIGHT)
    own_ground(scene, top + CHART_HEIGHT + BRIDGE_HEIGHT + MARGIN)
    return scene
