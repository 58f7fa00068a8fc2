"""The player board of the viewer: name and stars, storage, places."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.marks import frame
from perihelion.draw.shapes import g, group, name_text, name_width, rect, text, title
from perihelion.draw.symbols import arrow, pill, pill_width
from perihelion.draw.theme import AMBER, INK, LINE, QUIET

from ..rules.components import (
    LEVEL,
    PLACE_CHOICE,
    PLACE_GOODS,
    PLACE_STAR_PER_ORDER,
    PLACE_STARS,
    PLACE_STORAGE,
)
from ..rules.state import PLACES, SUMMER, State, goods_of, winter
from ..rules.upgrades import is_covered
from .colours import CRATE, ORDER_DAY, ORDER_NIGHT, PLACE
from .layout import (
    HEAD_HEIGHT,
    MARGIN,
    PLACE_HEIGHT,
    PLACE_WIDTH,
    STORE_WIDTH,
    WIDTH,
    own_top,
    place_at,
    place_key,
    store_at,
    store_key,
    tile_key,
)
from .names import order_title
from .orders import medium
from .players import standing, total
from .symbols import emblem, good, numbered_star, row_of_goods, star, storage_space

if TYPE_CHECKING:
    from perihelion.core.view import View


LEAST = 18
"""The least size of a letter: nine pixels on a laptop."""
GAP = 12
"""The distance between the name and what is beside it."""


def player_board(scene: Scene, view: View, seat: int) -> None:
    """SOLENIA-21, -27, -50, -52: the player board of a seat."""
    for part in (_head, _crates, _places):
        scene.part(part, view, seat)


def _crates(scene: Scene, view: View, seat: int) -> None:
    for kind in range(4):
        _crate(scene, view, seat, kind)


def _places(scene: Scene, view: View, seat: int) -> None:
    for row in range(2):
        for column in range(PLACES):
            _place(scene, view, seat, row, column)


def _head(scene: Scene, view: View, seat: int) -> None:
    s: State = view.state
    y, left = own_top(s) + HEAD_HEIGHT / 2, MARGIN + 10
    stars, name, said = total(view, seat), view.words.seat(seat), standing(view, seat)
    start, wide = left + 48, pill_width(said, 22)
    room = WIDTH - 180 - start - (wide + 2 * GAP if said else GAP)
    look = [
        emblem(seat, 34, at=(left + 22, -12)),
        name_text(name, room, 30, at=(start, -12), font_weight=600),
        star(44, at=(WIDTH - 138, 0)),
        text(str(stars), at=(WIDTH - 108, 0), size=44, anchor="start", font_weight=700),
        title(view.words("board-points", player=seat, points=stars, stars=s.stars[seat])),
    ]
    if said:
        middle = start + name_width(name, room, 30) + GAP + wide / 2
        look.append(pill(said, at=(middle, -12), size=22, fill=AMBER, ink="#1a2040"))
    look.append(_spaces(goods_of(s, seat), s.capacity[seat], (left + 8, 24)))
    scene.put("own", group("own", "own", (0, y), *look))


def _spaces(used: int, capacity: int, at: tuple[float, float]) -> str:
    """The storage spaces: filled, free, and not yet gained."""
    boxes = []
    for i in range(8):
        look = {"fill": AMBER if i < used else "none", "stroke": QUIET if i < capacity else LINE, "stroke_width": 2}
        if i >= capacity:
            look |= {"stroke_dasharray": "2 4"}
        boxes.append(rect(17, 17, at=(i * 23, 0), corner=4, **look))
    return g(*boxes, text(f"{used}/{capacity}", at=(190, 0), size=23, anchor="start", fill=QUIET), at=at)


def _crate(scene: Scene, view: View, seat: int, kind: int) -> None:
    """The goods of one kind; touched to pay, take, return or leave out one."""
    s: State = view.state
    count = s.goods[seat, kind]
    key = store_key(seat, kind)
    look = [
        rect(STORE_WIDTH - 8, PLACE_HEIGHT - 8, corner=12, fill=CRATE, stroke=LINE, stroke_width=1.5),
        g(good(kind, 56, at=(-18, 0)), opacity=1 if count else 0.3),
        text(str(count), at=(32, 4), size=36, font_weight=700, fill=INK if count else QUIET),
        title(view.words("board-goods", good=kind, count=count)),
        frame(STORE_WIDTH - 2, PLACE_HEIGHT - 2, corner=15),
    ]
    scene.put(key, group(key, "store", store_at(s, kind), *look))


def _place(scene: Scene, view: View, seat: int, row: int, column: int) -> None:
    """A place with its bonus, and the tile that lies on it."""
    s: State = view.state
    at, key, tile = place_at(s, row, column), place_key(seat, row, column), s.places[seat, row, column]
    covered = is_covered(s, seat, row, column)
    look = [_ground(row), _covering_tile() if covered else bonus_picture(winter(s), row, column)]
    if s.variant != SUMMER:
        look.append(text("I" * LEVEL[column], at=(-40, -32), size=20, anchor="start", fill=QUIET, font_weight=700))
    if s.variant == SUMMER:
        name = view.words("board-place-summer", light=row, number=column + 1)
    else:
        name = view.words("board-place", light=row, column=column)
    covering = _covering_name(view, seat, row, column) if covered else ""
    look.append(title(view.words("labelled", label=name, text=covering) if covered else name))
    scene.put(key, group(key, "place", at, *look, frame(PLACE_WIDTH - 2, PLACE_HEIGHT - 2, corner=14)))
    if tile >= 0:
        content = medium(tile) + title(order_title(view, tile)) + frame(PLACE_WIDTH - 2, PLACE_HEIGHT - 2, corner=14)
        scene.put(tile_key(tile), group(tile_key(tile), "order through", at, content))


@cache
def _ground(row: int) -> str:
    _, edge, _ = ORDER_DAY if row == 0 else ORDER_NIGHT
    return rect(98, 90, corner=10, fill=PLACE) + rect(
        98, 90, corner=10, fill=edge, fill_opacity=0.14, stroke=edge, stroke_width=2
    )


@cache
def bonus_picture(board: int, row: int, column: int) -> str:
    """What a place gives, as pictures."""
    given = [kind for kind in range(4) for _ in range(PLACE_GOODS[board, row, column, kind])]
    choice = [kind for kind in range(4) if PLACE_CHOICE[board, row, column] >> kind & 1]
    stars = PLACE_STARS[board, row, column]
    drawn = row_of_goods(given, 40, step=42) if given else ""
    if choice:
        y = 0 if not stars else 20
        size, step = (40, 50) if len(choice) == 2 else (24, 24)
        drawn += row_of_goods(choice, size, at=(0, y), step=step)
        drawn += "".join(
            text("/", at=((i - len(choice) / 2 + 1) * step, y), size=20 if len(choice) == 2 else LEAST, fill=QUIET)
            for i in range(len(choice) - 1)
        )
    if stars:
        drawn += numbered_star(stars, 54 if not choice else 40, at=(0, 0 if not choice else -16))
    if PLACE_STORAGE[board, row, column]:
        drawn += storage_space(58)
    if PLACE_STAR_PER_ORDER[board, row, column]:
        drawn += star(36, at=(-18, 0)) + text("/", at=(6, 0), size=24, fill=QUIET) + _tiny_order(row)
    return drawn


def _tiny_order(row: int) -> str:
    paper, edge, _ = ORDER_DAY if row == 0 else ORDER_NIGHT
    return rect(26, 32, at=(26, 0), corner=5, fill=paper, stroke=edge, stroke_width=2.5)


def _covering_name(view: View, seat: int, row: int, column: int) -> str:
    """The name of the upgrade tile that covers a place."""
    s: State = view.state
    return view.words(f"upgrade-{s.l1_tile[seat]}" if column == 0 else f"half-{s.l3_half[seat, row]}")


@cache
def _covering_tile() -> str:
    """An upgrade tile on a place: its name would be too small there, and is above the places."""
    tile = rect(88, 80, corner=8, fill=AMBER, fill_opacity=0.28) + rect(52, 52, at=(6, 4), corner=26, fill=AMBER)
    return tile + arrow(34, at=(6, 4), fill="#1a2040")
