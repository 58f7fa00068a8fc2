"""The tiles of Solari's domino games, below the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import spread
from perihelion.draw.marks import frame
from perihelion.draw.planets import planet
from perihelion.draw.shapes import group, polygon, rect, title
from perihelion.draw.symbols import domino
from perihelion.draw.theme import AMBER, RAISED

from ..rules.state import COMBOS, DOMINO, FREE, NONE, OPEN, TILES, State, letters
from .layout import CHOICE_HEIGHT, DICE_HEIGHT, DICE_TOP, MARGIN, TILES_HEIGHT, WIDTH, kind_of

if TYPE_CHECKING:
    from perihelion.core.view import View

COLUMNS = 7
"""The free tiles lie in three rows of seven."""


def is_choosing_tile(view: View) -> bool:
    """Whether this seat chooses one of its own tiles now."""
    return bool(view.state.phase == DOMINO and view.legal)


def draw_tiles(scene: Scene, view: View) -> None:
    """The tiles of all players. Used ones are empty frames; a mark points at the next one of an open order."""
    s: State = view.state
    mine = max(0, view.seat)
    rows = [(mine + i) % s.players for i in range(s.players)]
    top = DICE_TOP + DICE_HEIGHT
    if s.rand == FREE:
        _free_tiles(scene, view, rows.pop(0))
        top = DICE_TOP + CHOICE_HEIGHT
    for row, player in enumerate(rows):
        key = f"tiles-{letters(s.players)[player].lower()}"
        at = (0, top + (row + 0.5) * TILES_HEIGHT - 4)
        scene.put(key, group(key, "tiles through", at, _tile_row(scene, s, player)))


def _tile_row(scene: Scene, s: State, player: int) -> str:
    content = [planet(scene, kind_of(s, player), 14, at=(28, 0), light=0)]
    order = [s.tile_order[player, i] for i in range(TILES)] if s.rand == OPEN else list(range(TILES))
    following = next((t for t in order if t >= 0 and not s.tile_used[player, t]), NONE) if s.rand == OPEN else NONE
    for tile, x in zip(order, spread(TILES, 52, WIDTH - MARGIN), strict=True):
        if tile == NONE:
            content.append(rect(32, 64, at=(x, 0), corner=6, fill=RAISED))
            continue
        a, b = COMBOS[tile]
        content.append(domino(a, b, 34, at=(x, 0), used=bool(s.tile_used[player, tile]), upright=True))
        if tile == following:
            content.append(polygon(((x - 9, -40), (x + 9, -40), (x, -29)), fill=AMBER))
    return "".join(content)


def _free_tiles(scene: Scene, view: View, player: int) -> None:
    """SOLARI-58: the free tiles of a player; the player touches the tile to play."""
    s: State = view.state
    large = is_choosing_tile(view)
    top = DICE_TOP if large else DICE_TOP + DICE_HEIGHT
    step = 100 if large else (CHOICE_HEIGHT - DICE_HEIGHT) / 3
    for tile, (a, b) in enumerate(COMBOS):
        row, column = divmod(tile, COLUMNS)
        at = ((column + 0.5) * (WIDTH - 2 * MARGIN) / COLUMNS + MARGIN, top + (row + 0.5) * step - 4)
        drawing = domino(a, b, 55 if large else 50, used=bool(s.tile_used[player, tile]))
        key = f"t{tile}"
        hit, mark = rect(123, step, fill="transparent"), frame(116, 62 if large else 56, corner=14)
        scene.put(key, group(key, "tile", at, hit, drawing, title(f"{a}-{b}"), mark))
