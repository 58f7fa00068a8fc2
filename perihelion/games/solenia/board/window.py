"""The window of five strips, the cards and the airship on it, and the orders on display beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene, again
from perihelion.draw.marks import frame
from perihelion.draw.shapes import figure, g, group, path, rect, text, title
from perihelion.draw.symbols import chevron

from ..rules.cardboard import DISPLAY
from ..rules.state import FIELDS, MIDDLE, TILES, TYPES, State
from .cards import airship, card_face
from .colours import FRAME, FRAME_EDGE, ORDER_DAY, ORDER_NIGHT
from .landscape import strip_picture
from .names import card_title, field_title, order_title
from .orders import large, pile
from .places import (
    CELL,
    LEFT,
    ORDER_HEIGHT,
    ORDER_WIDTH,
    WIDTH,
    WINDOW,
    card_key,
    display_at,
    field_at,
    field_name,
    is_laid,
    strip_at,
    tile_key,
    window_top,
)
from .symbols import star

if TYPE_CHECKING:
    from perihelion.core.view import View


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
            scene.put(key, group(key, "strip through", strip_at(s, row), look))


def _fields(scene: Scene, view: View, row: int) -> None:
    s: State = view.state
    for field in range(5 * row, 5 * row + 5):
        key = field_name(field)
        hit = rect(CELL, CELL, fill="transparent")
        name = figure(key, at=(44, 50), size=18, rim=3, fill="#ffffff", stroke="#1a2040", opacity=0.85)
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
    scene.put("airship", group("airship", "airship through", field_at(s, ahead), airship()))


def board_cards(s: State) -> list[tuple[int, str]]:
    """The fields with a card, and the key of each card."""
    met: dict[tuple[int, int], int] = {}
    found = []
    for field in range(FIELDS):
        owner, card = s.card_owner[field], s.card_type[field]
        if owner >= 0:
            copy = met.get((owner, card), s.discard[owner, card])
            met[owner, card] = copy + 1
            found.append((field, card_key(owner, card, copy)))
    return found


def hand_cards(s: State, seat: int) -> list[tuple[int, str, bool]]:
    """The cards a seat holds, the open one first: type, key, and whether it lies open."""
    used = [s.discard[seat, card] for card in range(TYPES)]
    for field in range(FIELDS):
        if s.card_owner[field] == seat:
            used[s.card_type[field]] += 1
    cards = []
    if s.cur_card >= 0 and s.active == seat:
        cards.append((s.cur_card, card_key(seat, s.cur_card, used[s.cur_card]), True))
        used[s.cur_card] += 1
    for card in range(TYPES):
        for copy in range(max(0, s.hand[seat, card])):
            cards.append((card, card_key(seat, card, used[card] + copy), False))
    return cards


def cards_of(view: View, seat: int) -> tuple[tuple[int, str, bool], ...]:
    """The same for a view."""
    return again(_cards_of, view, seat)


def _cards_of(view: View, seat: int) -> tuple[tuple[int, str, bool], ...]:
    return tuple(hand_cards(view.state, seat))


def _ribbon(scene: Scene, view: View) -> None:
    """SOLENIA-33: the strip that is scored next lies at the bottom; after an advance it is scored in this turn."""
    s: State = view.state
    words = view.words("board-scored-now" if s.advance == 1 else "board-scored-next")
    half, y = WINDOW / 2, 22
    wide = len(words) * 14 + 64
    room = int((WINDOW - wide - 56) / 52)
    notches = "".join("l10 9l10 -9" for _ in range(WINDOW // 20))
    arrows = [
        chevron(9, at=(side * (wide / 2 + 38 + 26 * k), y - 2), turn=180, stroke="#5b3000", stroke_width=4)
        for side in (-1, 1)
        for k in range(min(3, room))
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
    for position in range(DISPLAY[s.n - 1]):
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


def window_ground(top: float) -> str:
    """The frame around the window."""
    middle = (LEFT + WINDOW / 2, top + WINDOW / 2)
    return rect(WINDOW + 10, WINDOW + 10, at=middle, corner=16, fill=FRAME, stroke=FRAME_EDGE, stroke_width=2)
