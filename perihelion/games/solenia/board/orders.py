"""Order tiles: on display, on the own board, and small on the boards of others."""

from __future__ import annotations

from functools import cache

from perihelion.draw.layout import Point
from perihelion.draw.shapes import circle, figure, g, path, rect, text

from ..rules.components import DEMAND, ORDER_STARS
from ..rules.state import TILES
from .colours import ORDER_DAY, ORDER_NIGHT
from .layout import ORDER_HEIGHT, ORDER_WIDTH
from .symbols import good, little_sun, moon, night, star

PATTERNS: dict[int, tuple[Point, ...]] = {
    2: ((-0.5, 0), (0.5, 0)),
    3: ((-0.5, -0.5), (0.5, -0.5), (0, 0.5)),
    4: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)),
    5: ((-1, -0.5), (0, -0.5), (1, -0.5), (-0.5, 0.5), (0.5, 0.5)),
    6: ((-1, -0.5), (0, -0.5), (1, -0.5), (-1, 0.5), (0, 0.5), (1, 0.5)),
}
"""The places of the goods on a tile, by their number, in steps from its middle."""


def demanded(tile: int) -> list[int]:
    """The goods of a tile, one by one."""
    return [kind for kind in range(4) for _ in range(DEMAND[tile, kind])]


def colours(tile: int) -> tuple[str, str, str]:
    """Paper, edge and ink of a tile."""
    return ORDER_DAY if tile < TILES else ORDER_NIGHT


def _light(tile: int, r: float, at: Point) -> str:
    return little_sun(r * 0.62, at=at) if tile < TILES else moon(r, at=at)


@cache
def large(tile: int) -> str:
    """A tile on display: its stars above, the goods it asks for below."""
    paper, edge, _ = colours(tile)
    w, h = ORDER_WIDTH, ORDER_HEIGHT
    goods = demanded(tile)
    step = 36 if len(goods) <= 4 else 31
    size = 38 if len(goods) <= 4 else 31
    pieces = "".join(
        good(kind, size, at=(x * step, 28 + y * step)) for kind, (x, y) in zip(goods, PATTERNS[len(goods)], strict=True)
    )
    return g(
        rect(w, h, at=(0, 4), corner=12, fill="#000000", opacity=0.22),
        rect(w, h, corner=12, fill=paper, stroke=edge, stroke_width=3),
        path(
            f"M{-w / 2 + 3} -20H{w / 2 - 3}",
            stroke=edge,
            stroke_width=2,
            stroke_dasharray="1 6",
            stroke_linecap="round",
        ),
        star(56, at=(-12, -42)),
        figure(str(ORDER_STARS[tile]), at=(-12, -40), size=25),
        _light(tile, 12, (32, -46)),
        _plate(w - 14, 78, tile, 25),
        pieces,
    )


def _plate(width: float, height: float, tile: int, y: float) -> str:
    """Pale ground below the goods, so that they read at night, too."""
    return rect(width, height, at=(0, y), corner=10, fill="#fffaf0" if tile < TILES else "#cfd6f5", opacity=0.92)


@cache
def medium(tile: int) -> str:
    """A tile on a place of the own board."""
    paper, edge, _ = colours(tile)
    goods = demanded(tile)
    pieces = "".join(good(kind, 19, at=((i - (len(goods) - 1) / 2) * 18, 29)) for i, kind in enumerate(goods))
    return g(
        rect(98, 90, corner=10, fill=paper, stroke=edge, stroke_width=2.5),
        star(52, at=(-8, -13)),
        figure(str(ORDER_STARS[tile]), at=(-8, -11), size=24),
        _light(tile, 10, (34, -30)),
        rect(92, 24, at=(0, 29), corner=8, fill="#fffaf0" if tile < TILES else "#cfd6f5", opacity=0.92),
        pieces,
    )


@cache
def small(tile: int) -> str:
    """A tile on another player's board: only its stars."""
    paper, edge, ink = colours(tile)
    return g(
        rect(32, 30, corner=6, fill=paper, stroke=edge, stroke_width=1.5),
        text(str(ORDER_STARS[tile]), size=20, fill=ink, font_weight=700),
    )


@cache
def empty_small(row: int) -> str:
    """A free place on another player's board."""
    paper, edge, _ = ORDER_DAY if row == 0 else ORDER_NIGHT
    return rect(32, 30, corner=6, fill=paper, fill_opacity=0.16, stroke=edge, stroke_opacity=0.7, stroke_width=1.5)


@cache
def pile(row: int, count: int) -> str:
    """The sign above a display: its light, and how many tiles are still face down."""
    light = little_sun(15, at=(-26, 0)) if row == 0 else night(18, at=(-26, 0))
    paper, edge, ink = ORDER_DAY if row == 0 else ORDER_NIGHT
    stack = "".join(
        rect(38, 34, at=(24 - 2 * k, -2 * k), corner=7, fill=paper, stroke=edge, stroke_width=2) for k in range(3)
    )
    words = text(str(count), at=(20, -4), size=20, fill=ink, font_weight=700)
    return light + (stack + words if count else circle(3, at=(24, 0), fill=edge))
