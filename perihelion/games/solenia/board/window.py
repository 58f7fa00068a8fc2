"""The window of five strips, the cards and the airship on it, and the orders on display beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.marks import frame
from perihelion.draw.shapes import figure, g, group, path, rect, text, title
from perihelion.draw.symbols import chevron

from ..rules.components import DISPLAY
from ..rules.state import MIDDLE, TILES, State
from .cards import airship, card_face
from .colours import ORDER_DAY, ORDER_NIGHT
from .layout import (
    CELL,
    ORDER_HEIGHT,
    ORDER_WIDTH,
    WIDTH,
    WINDOW,
    board_cards,
    display_at,
    field_at,
    field_name,
    is_laid,
    strip_at,
    tile_key,
    window_top,
)
from .names import card_title, field_title, order_title
from .orders import large, pile
from .strips import strip_picture
from .symbols import star

if TYPE_CHECKING:
    from perihelion.core.view import View

FIELD_NAME = 24
"""The size of the name of a field: nine pixels on a phone."""


def window(scene: Scene, view: View) -> None:
    """Strips, fields, cards, the airship, and the ribbon that says which strip is scored next."""
    scene.part(_strips, view)
    scene.part(_ribbon, view)
    for row in range(5):
        scene.part(_fields, view, row)
    scene.part(_cards, view)
    scene.part(_airship, view)


def _strips(scene: Scene, view: View) -> None:
    s: State = view.state
    for row in range(5):
        if is_laid(s, row):
            key = f"strip-{s.strip[row]}"
            look = strip_picture(s.strip[row], s.side[row])
            scene.put(key, group(key, "strip through carrier", strip_at(s, row), look))


def _fields(scene: Scene, view: View, row: int) -> None:
    s: State = view.state
    for field in range(5 * row, 5 * row + 5):
        key = field_name(field)
        hit = rect(CELL, CELL, fill="transparent")
        name = figure(key, at=(42, 47), size=FIELD_NAME, rim=3.5, fill="#ffffff", stroke="#1a2040", opacity=0.85)
        halo = frame(CELL - 12, CELL - 12, cased=True, corner=14)
        scene.put(key, group(key, "field", field_at(s, field), hit, name, title(field_title(view, field)), halo))


def _cards(scene: Scene, view: View) -> None:
    s: State = view.state
    for field, key in board_cards(s):
        owner, card = s.card_owner[field], s.card_type[field]
        look = card_face(owner, card) + title(card_title(view, owner, card)) + frame(CELL - 4, CELL - 4, corner=14)
        scene.put(key, group(key, "card through", field_at(s, field), look))


def _airship(scene: Scene, view: View) -> None:
    s: State = view.state
    ahead = MIDDLE + 5 if s.advance == 1 else MIDDLE
    scene.put("airship", group("airship", "airship through mover", field_at(s, ahead), airship()))


def _ribbon(scene: Scene, view: View) -> None:
    """SOLENIA-33: the strip that is scored next lies at the bottom; after an advance it is scored in this turn."""
    s: State = view.state
    words = view.words("board-scored-now" if s.advance == 1 else "board-scored-next")
    half, y = WINDOW / 2, 22
    wide = len(words) * 14 + 64
    most = int((WINDOW - wide - 56) / 52)
    notches = "".join("l10 9l10 -9" for _ in range(WINDOW // 20))
    arrows = [
        chevron(9, at=(side * (wide / 2 + 38 + 26 * k), y - 2), turn=180, stroke="#5b3000", stroke_width=4)
        for side in (-1, 1)
        for k in range(min(3, most))
    ]
    look = [
        path(f"M{-half} -4H{half}V34{notches.replace('l10', 'l-10')}Z", fill="#eba63f"),
        rect(WINDOW, 4, at=(0, 0), fill="#5b3000", opacity=0.35),
        star(26, at=(-wide / 2, y - 2)),
        star(26, at=(wide / 2, y - 2)),
        *arrows,
        text(words, at=(0, y - 2), size=24, fill="#3a1e00", font_weight=700),
    ]
    scene.put("next", group("next", "next through", (WIDTH / 2, window_top(s) + WINDOW), *look))


def displays(scene: Scene, view: View) -> None:
    """SOLENIA-3: day orders on the left, night orders on the right; above each its pile."""
    for row in range(2):
        scene.part(_display, view, row)


def _display(scene: Scene, view: View, row: int) -> None:
    s: State = view.state
    x = display_at(s, row, 0)[0]
    left = sum(s.pile[row, i] for i in range(TILES))
    key = f"pile-{row}"
    name = title(view.words("board-pile", light=row, count=left))
    scene.put(key, group(key, "pile", (x, window_top(s) + 26), pile(row, left), name))
    for position in range(DISPLAY[s.players - 1]):
        at, tile = display_at(s, row, position), s.display[row, position]
        taken = tile < 0 <= s.cur_tile and (row, position) == (s.cur_row, s.cur_pos)
        key = f"show-{row}-{position}"
        scene.put(key, group(key, "empty through", at, _empty(row)))
        if tile >= 0:
            look = large(tile) + title(order_title(view, tile))
            halo = frame(ORDER_WIDTH + 6, ORDER_HEIGHT + 6, corner=15)
            scene.put(tile_key(tile), group(tile_key(tile), "order", at, look, halo))
        elif taken:  # fulfilled, and on its way to a place of the winter side
            key, look = tile_key(s.cur_tile), large(s.cur_tile) + title(order_title(view, s.cur_tile))
            scene.put(key, group(key, "order through", (at[0] + (10 if row == 0 else -10), at[1] + 10), look))


def _empty(row: int) -> str:
    _, edge, _ = ORDER_DAY if row == 0 else ORDER_NIGHT
    return g(rect(ORDER_WIDTH, ORDER_HEIGHT, corner=12, fill="none", stroke=edge, stroke_opacity=0.5, stroke_width=2))
