"""Suits and goods as pictures: each is recognizable by its shape as well as by its colour.

Every picture is drawn in a square of 100 around its middle; `size` scales it.
"""

from __future__ import annotations

from .layout import Point
from .shapes import Look, circle, once, path, polygon, rect
from .symbols import picture

SUITS = {"purple": "#9b5de5", "pink": "#ff6fae", "blue": "#3a86ff", "green": "#2fbf71"}


@once
def suit(colour: str, size: float, *, at: Point = (0, 0)) -> str:
    """Solaris' suits: purple triangle, pink circle, blue square, green cross."""
    look: dict[str, Look] = {"fill": SUITS[colour], "stroke": "#ffffff", "stroke_width": 5, "stroke_linejoin": "round"}
    if colour == "purple":
        shape = polygon(((0, -44), (44, 36), (-44, 36)), **look)
    elif colour == "pink":
        shape = circle(40, **look)
    elif colour == "blue":
        shape = rect(74, 74, corner=8, **look)
    else:
        shape = path("M-15 -44H15V-15H44V15H15V44H-15V15H-44V-15H-15Z", **look)
    return picture(shape, at=at, scale=size / 100)


def wood(size: float, *, at: Point = (0, 0)) -> str:
    """Two logs, one on top of the other."""
    bark: dict[str, Look] = {"fill": "#8a5a2b", "stroke": "#5b3716", "stroke_width": 4}
    face: dict[str, Look] = {"fill": "#e3b778", "stroke": "#5b3716", "stroke_width": 4}
    logs = []
    for x, y in ((8, 20), (-6, -18)):
        logs.append(rect(66, 34, at=(x, y), corner=17, **bark))
        logs.append(circle(17, at=(x - 25, y), **face))
        logs.append(circle(8, at=(x - 25, y), fill="none", stroke="#a8743a", stroke_width=3))
    return picture(*logs, at=at, scale=size / 100)


def wheat(size: float, *, at: Point = (0, 0)) -> str:
    """An ear of wheat."""
    grains = []
    for y in (-26, -6, 14):
        for side in (-1, 1):
            grains.append(f"M0 {y}c{side * 4} -14 {side * 16} -20 {side * 27} -20c0 14 {side * -9} 24 {side * -27} 22z")
    ear = path("".join(grains), fill="#f4b942", stroke="#8f5f0a", stroke_width=3.5, stroke_linejoin="round")
    tip = path("M0 -48c9 8 9 20 0 26c-9 -6 -9 -18 0 -26z", fill="#f4b942", stroke="#8f5f0a", stroke_width=3.5)
    stalk = path("M0 -22V46", stroke="#8f5f0a", stroke_width=5, stroke_linecap="round")
    return picture(stalk, ear, tip, at=at, scale=size / 100)


def stone(size: float, *, at: Point = (0, 0)) -> str:
    """A hewn block with three faces."""
    edge: dict[str, Look] = {"stroke": "#3f4658", "stroke_width": 4, "stroke_linejoin": "round"}
    return picture(
        polygon(((-42, -6), (2, 12), (2, 44), (-42, 22)), fill="#7f879b", **edge),
        polygon(((2, 12), (42, -10), (42, 18), (2, 44)), fill="#5d6579", **edge),
        polygon(((-42, -6), (-4, -34), (42, -10), (2, 12)), fill="#b9c0d0", **edge),
        at=at,
        scale=size / 100,
    )


def water(size: float, *, at: Point = (0, 0)) -> str:
    """A drop."""
    return picture(
        path(
            "M0 -46C20 -18 32 -4 32 14A32 32 0 0 1 -32 14C-32 -4 -20 -18 0 -46Z",
            fill="#2d9cdb",
            stroke="#0f5687",
            stroke_width=4,
            stroke_linejoin="round",
        ),
        path("M-16 14A17 17 0 0 0 0 30", fill="none", stroke="#ffffff", stroke_width=6, stroke_linecap="round"),
        at=at,
        scale=size / 100,
    )


GOODS = {"wood": wood, "wheat": wheat, "stone": stone, "water": water}
