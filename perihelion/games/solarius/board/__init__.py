"""The board of Solarius Mission: `draw`, `touch` and `outline`; STYLE holds its colours by day and by night.

Keys: `h22` a field of space, `ship-0` a ship, `die-1` a die on the bridge, `tech-K` an own technology die, `field-K-0`
an own storage field, `row-K` the head of a row, `fuel`, `buck`, `drive-1`, `field-normal`, `as-K`, `field-research`,
`planet-20`, `station-3`, `outpost-2`, `card-7` a progress card, `hand-0-1` a card face down, `deck`, `discard`,
`player-1`; and for what the present step offers `bonus-2`, `act-1`, `ap`, `portals`, `explore`, `side-dev`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.rules import Board

from ..rules.families import DONE, END_TURN, LAND_NONE, OUTPOST_NONE
from .about import about
from .bridge import draw_bridge
from .chart import draw_chart
from .colours import PLAYER_COLOURS, STYLE
from .ground import draw_ground
from .inks import inks
from .layout import WIDTH, arrangements, bridge_top, cards_top, chart_top, height, main_seat, others, own_top
from .notes import draw_prices, note
from .outline import holdings, outline
from .pictures import picture
from .player_board import draw_player_board
from .players import draw_players
from .scored import scored
from .space_map import text_map
from .touch import happened, touch

if TYPE_CHECKING:
    from perihelion.core.view import View

    from ..rules.state import State


def draw(view: View) -> Scene:
    """Draw the board as this seat sees it."""
    s: State = view.state
    scene = Scene("solarius", WIDTH, height(s), title=view.words("game"), style=STYLE)
    scene.upon(draw_ground(scene.height, chart_top(s)))
    draw_players(scene, view)
    draw_chart(scene, view)
    draw_bridge(scene, view)
    draw_player_board(scene, view, main_seat(view.seat))
    draw_prices(scene, view)
    scene.parts = _parts(view)
    scene.arrangements = list(arrangements(s.players, chart_top(s), own_top(s), cards_top(s), scene.height))
    scene.seats = {f"player-{seat}": seat for seat in others(s, view.seat) if seat < s.players}
    scene.happened = [key for key in happened(view) if key in scene.groups]
    return scene


def draw_seat(view: View, seat: int) -> Scene:
    """Draw the board of one player alone."""
    s: State = view.state
    scene = Scene("solarius", WIDTH, height(s), title=view.words.seat(seat), style=STYLE)
    scene.upon(draw_ground(scene.height, chart_top(s)))
    draw_player_board(scene, view, seat)
    scene.parts = [(view.words.seat(seat), own_top(s))]
    return scene


def _parts(view: View) -> list[tuple[str, float]]:
    """The names and upper edges of the parts from top to bottom, for screens that cannot show all of them at once."""
    s, words = view.state, view.words
    space = (words("part-others"), 0.0), (words("part-space"), chart_top(s))
    own = (words.seat(main_seat(view.seat)), own_top(s)), (words("outline-cards"), cards_top(s))
    return [*space, (words("outline-bridge"), bridge_top(s)), *own]


def seat_colours(seats: int) -> list[str]:
    """The colour of each player's pieces."""
    return [PLAYER_COLOURS[seat].body for seat in range(seats)]


LAST = (DONE, END_TURN, LAND_NONE, OUTPOST_NONE)
BOARD = Board(
    draw=draw,
    about=about,
    touch=touch,
    outline=outline,
    text_map=text_map,
    inks=inks,
    holdings=holdings,
    draw_seat=draw_seat,
    note=note,
    scored=scored,
    seat_colours=seat_colours,
    picture=picture,
    style=STYLE,
    last=LAST,
)
