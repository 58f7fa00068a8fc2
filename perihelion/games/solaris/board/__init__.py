"""Solaris' board: `draw`, `touch` and `outline`; STYLE holds its colours by day and by night.

Keys: `ED` a station, `b0` a bridge, `s2` a shuttle, `t0-ED` a token at a station, `l0` a token on the laser, `stack`,
`d0` a card of the display, `discard`, `p1` a player, `h-HQ.k` the cards of one kind in one's own hand.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from perihelion.draw import Scene

from .ground import STYLE, ground
from .outline import outline
from .places import TRAY_TOP, WIDTH, height
from .ring import bridges, laser, shuttles, stations, tokens
from .symbols import define_paints
from .touching import happened, touch
from .tray import hand, players, table

if TYPE_CHECKING:
    from perihelion.core.view import View

__all__ = ["STYLE", "draw", "outline", "touch"]


def draw(view: View) -> Scene:
    """The board as this seat sees it."""
    scene = Scene("solaris", WIDTH, height(view.seat), title=view.words("game"), style=STYLE)
    scene.upon(_ground(scene.height, view.state.n_players))
    for part in (stations, bridges, shuttles, laser, tokens, table, players, hand):
        part(scene, view)
    scene.parts = [(view.words("part-ring"), 0.0), (view.words("part-cards"), TRAY_TOP)]
    scene.happened = [key for key in happened(view) if key in scene.groups]
    return scene


@cache
def _ground(high: float, seats: int) -> Scene:
    """All that never changes, and every paint a later position may need."""
    scene = Scene("solaris", WIDTH, high)
    ground(scene, seats)
    define_paints(scene)
    return scene
