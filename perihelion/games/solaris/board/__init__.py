"""Solaris' board: `draw`, `touch` and `outline`; STYLE holds its colours by day and by night.

Keys: `ED` a station, `b0` a bridge, `s2` a shuttle, `t0-ED` a token at a station, `l0` a token on the laser, `stack`,
`d0` a card of the display, `discard`, `p1` a player, `h-HQ.k` the cards of one kind in one's own hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene

from .ground import STYLE, ground
from .outline import outline
from .places import WIDTH, height
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
    ground(scene, view.state.n_players)
    define_paints(scene)
    for part in (stations, bridges, shuttles, laser, tokens, table, players, hand):
        part(scene, view)
    scene.happened = [key for key in happened(view) if key in scene.groups]
    return scene
