"""Solenia's board: `draw`, `touch` and `outline`; STYLE holds its colours by day and by night.

Keys: `c3` a field, `strip-4` a strip, `card-0-4-1` a card (seat, type, copy), `tile-30` an order tile wherever it lies,
`place-0-d2` a place, `store-0-w` the goods of a kind, `l1-0` and `l3-0` offers,
`l1-of-0` and `l3-of-0` the upgrades of a seat, `deck`, `discard`, `airship`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.rules import Board

from ..rules.state import UPGRADES
from .about import about
from .colours import PLAYER_COLOURS, STYLE
from .ground import draw_ground
from .hand import hand
from .inks import inks
from .layout import WIDTH, arrangements, hand_top, height, main_seat, others, own_top, upgrades_top, window_top
from .notes import draw_prices, note
from .outline import holdings, outline
from .pictures import picture
from .player_board import player_board
from .players import other_players
from .scored import scored
from .touch import happened, touch
from .upgrades import upgrades, upgrades_of
from .window import displays, window

if TYPE_CHECKING:
    from perihelion.core.view import View

    from ..rules.state import State


def draw(view: View) -> Scene:
    """The board as this seat sees it."""
    s: State = view.state
    scene = Scene("solenia", WIDTH, height(s, s.players), title=view.words("game"), style=STYLE)
    scene.upon(draw_ground(scene.height, window_top(s), own_top(s)))
    other_players(scene, view)
    displays(scene, view)
    window(scene, view)
    player_board(scene, view, main_seat(view.seat))
    scene.part(hand, view, main_seat(view.seat))
    scene.part(upgrades, view)
    draw_prices(scene, view)
    scene.parts = [(view.words("part-islands"), 0.0), (view.words.seat(main_seat(view.seat)), own_top(s))]
    if s.variant == UPGRADES:
        scene.parts.append((view.words("outline-upgrades"), upgrades_top(s)))
    scene.arrangements = list(arrangements(window_top(s), own_top(s), hand_top(s), upgrades_top(s), scene.height))
    scene.seats = {f"player-{seat}": seat for seat in others(s, view.seat) if seat < s.players}
    scene.happened = [key for key in happened(view) if key in scene.groups]
    return scene


def draw_seat(view: View, seat: int) -> Scene:
    """The board of one player alone."""
    s: State = view.state
    scene = Scene("solenia", WIDTH, height(s, 1), title=view.words.seat(seat), style=STYLE)
    scene.upon(draw_ground(scene.height, window_top(s), own_top(s)))
    player_board(scene, view, seat)
    scene.part(hand, view, seat)
    scene.part(upgrades_of, view, seat)
    scene.parts = [(view.words.seat(seat), own_top(s))]
    return scene


def seat_colours(seats: int) -> list[str]:
    """The colour of each player's pieces."""
    return [PLAYER_COLOURS[seat].body for seat in range(seats)]


BOARD = Board(
    draw=draw,
    about=about,
    touch=touch,
    outline=outline,
    inks=inks,
    holdings=holdings,
    draw_seat=draw_seat,
    note=note,
    scored=scored,
    seat_colours=seat_colours,
    picture=picture,
    style=STYLE,
)
