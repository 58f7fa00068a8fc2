"""Marks: what can be touched, what just happened, what was refused.

A mark is an attribute of a keyed group, `data-mark="touch"`; the stylesheet then shows the group's halo: two
outlines, one inside the other, invisible while nothing is marked. So a client marks and unmarks without drawing,
and a piece keeps its mark when it moves. Put a halo last into every group that can be touched or changed by a turn:

    group("u1", "comet", at, ..., ring(44))

    touch       the outer outline, warm and dashed
    priced      with touch: it costs something; thinner, without a glow (a price badge shows the cost)
    quiet       with touch: it can wait; thin dots
    happened    the inner outline, cyan and solid
    refused     both, red: a double line
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .layout import Point, hexagon
from .shapes import Look, circle, g, num, once, polygon, rect, text

Marks = Mapping[str, str]
"""Keys of groups, each with the names of its marks."""

TOUCH, HAPPENED, REFUSED = "touch", "happened", "refused"

GAP = 6
"""The distance between the two outlines."""

OUTER, GLOW, INNER, CASING = "halo outer", "halo outer glow", "halo inner", "halo casing"


@once
def ring(r: float) -> str:
    """The halo of something round; r is the outer outline's radius."""
    return circle(r, classes=OUTER) + circle(r - GAP, classes=INNER)


@once
def frame(
    width: float,
    height: float,
    *,
    corner: float = 12,
    glow: bool = False,
    cased: bool = False,
    turn: float = 0,
    at: Point = (0, 0),
) -> str:
    """The halo of a card, a tile or a cell around `at`, turned by `turn` degrees.

    With `glow` its inside lights up, too, when it can be touched; `cased` sets it off from a ground of similar colour.
    """
    look: dict[str, Look] = {"at": at} | ({"transform": f"rotate({num(turn)})"} if turn else {})
    casing = rect(width, height, corner=corner, classes=CASING, **look) if cased else ""
    outer = rect(width, height, corner=corner, classes=GLOW if glow else OUTER, **look)
    inner = rect(width - 2 * GAP, height - 2 * GAP, corner=max(0, corner - GAP), classes=INNER, **look)
    return casing + outer + inner


@once
def hexframe(size: float) -> str:
    """The halo of a hex, which lights up, too; `size` is the distance from its middle to a corner."""
    return polygon(hexagon(size), classes=GLOW) + polygon(hexagon(size - GAP), classes=INNER)


@once
def price_badge(count: int, symbol: str, *, size: float = 26, at: Point = (0, 0)) -> str:
    """The price of a thing: a number and the symbol of the currency, drawn as large as the number."""
    half = size * 0.56
    return g(
        rect(size * 2.25, size * 1.3, corner=size * 0.65, fill="#0a0f24", stroke="#ffffff", stroke_width=2),
        text(str(count), at=(-half * 0.85, 0), size=size, fill="#ffffff", font_weight=700),
        g(symbol, at=(half * 0.85, 0)),
        at=at,
    )


def marks(touch: Iterable[str] = (), happened: Iterable[str] = (), refused: Iterable[str] = ()) -> dict[str, str]:
    """Return marks for Scene.svg from the keys of each kind."""
    named: dict[str, list[str]] = {}
    for name, keys in ((TOUCH, touch), (HAPPENED, happened), (REFUSED, refused)):
        for key in dict.fromkeys(keys):
            named.setdefault(key, []).append(name)
    return {key: " ".join(names) for key, names in named.items()}


def joined(these: Marks, those: Marks) -> dict[str, str]:
    """Return the union of both, each key with the names of all its marks."""
    names = {key: f"{these.get(key, '')} {those.get(key, '')}".split() for key in {**these, **those}}
    return {key: " ".join(dict.fromkeys(words)) for key, words in names.items()}


def marked(svg: str, names: str) -> str:
    """Return a keyed group with its marks."""
    return svg.replace("<g ", f'<g data-mark="{names}" ', 1)
