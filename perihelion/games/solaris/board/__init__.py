"""Solaris' board: `draw` and BOARD.

Keys: `ED` a station, `b0` a bridge, `s2` a shuttle, `t0-ED` a token at a station, `l0` a token on the laser, `stack`,
`d0` a card of the display, `discard`, `p1` a player, `h-HQ.k` the cards of one kind in one's own hand.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.rules import Board

from ..rules.families import DONE, PASS_TURN
from .about import about
from .colours import PLAYERS, STYLE
from .ground import draw_ground
from .hand import draw_hand
from .inks import inks
from .layout import TRAY_TOP, WIDTH, arrangements, height
from .notes import draw_prices, note
from .outline import holdings, outline
from .pictures import picture
from .players import draw_players
from .ring import draw_bridges, draw_laser, draw_shuttles, draw_stations, draw_tokens
from .scored import scored
from .symbols import define_paints
from .touch import happened, touch
from .tray import draw_tray

if TYPE_CHECKING:
    from perihelion.core.view import View


PARTS = (
    draw_stations,
    draw_bridges,
    draw_shuttles,
    draw_laser,
    draw_tokens,
    draw_tray,
    draw_players,
    draw_hand,
)
"""The parts that change, from the lowest layer to the highest."""


def draw(view: View) -> Scene:
    """Draw the board as this seat sees it."""
    scene = Scene("solaris", WIDTH, height(view.seat), title=view.words("game"), style=STYLE)
    scene.upon(_ground(scene.height, view.state.players))
    for draw_part in PARTS:
        draw_part(scene, view)
    draw_prices(scene, view)
    scene.parts = [(view.words("part-ring"), 0.0), (view.words("part-cards"), TRAY_TOP)]
    scene.arrangements = list(arrangements(view.state.players, view.seat))
    scene.seats = {f"p{seat}": seat for seat in range(view.state.players)}
    scene.happened = [key for key in happened(view) if key in scene.groups]
    return scene


@cache
def _ground(high: float, seats: int) -> Scene:
    """Return all that never changes, and every paint a later position may need."""
    scene = Scene("solaris", WIDTH, high)
    draw_ground(scene, seats)
    define_paints(scene)
    return scene


def seat_colours(seats: int) -> list[str]:
    """The colour of each player's pieces."""
    return [PLAYERS[seat][1] for seat in range(seats)]


LAST = (PASS_TURN, DONE)
BOARD = Board(
    draw=draw,
    about=about,
    touch=touch,
    outline=outline,
    inks=inks,
    holdings=holdings,
    note=note,
    scored=scored,
    seat_colours=seat_colours,
    picture=picture,
    style=STYLE,
    last=LAST,
)
