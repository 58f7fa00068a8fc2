"""Small pictures of Solenia: the star, the moon, emblems of the players, goods, bonuses."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from perihelion.draw.goods import GOODS
from perihelion.draw.layout import Point
from perihelion.draw.shapes import Look, circle, figure, g, num, path, polygon, rect

from .colours import PLAYER_COLOURS, STAR_EDGE, STAR_GOLD

GOOD_PICTURES = tuple(GOODS[name] for name in ("wood", "wheat", "stone", "water"))


def good(kind: int, size: float, *, at: Point = (0, 0)) -> str:
    """Wood, wheat, stone or water."""
    return GOOD_PICTURES[kind](size, at=at)


@cache
def star(size: float, *, at: Point = (0, 0)) -> str:
    """A gold star."""
    points = []
    for k in range(10):
        r = size / 2 * (1 if k % 2 == 0 else 0.45)
        points.append((at[0] + r * sin(k * pi / 5), at[1] - r * cos(k * pi / 5)))
    return polygon(
        points, fill=STAR_GOLD, stroke=STAR_EDGE, stroke_width=max(1.2, size * 0.045), stroke_linejoin="round"
    )


@cache
def numbered_star(number: int, size: float, *, at: Point = (0, 0)) -> str:
    """A gold star with a number."""
    return g(star(size), figure(str(number), at=(0, size * 0.04), size=size * 0.46), at=at)


@cache
def moon(r: float, *, at: Point = (0, 0), fill: str = "#f4ecc8") -> str:
    """A crescent."""
    inner = num(r * 0.8)
    d = f"M{num(r * 0.32)} {num(-r * 0.95)}A{num(r)} {num(r)} 0 1 0 {num(r * 0.95)} {num(r * 0.32)}"
    return g(path(f"{d}A{inner} {inner} 0 0 1 {num(r * 0.32)} {num(-r * 0.95)}Z", fill=fill), at=at)


@cache
def night(r: float, *, at: Point = (0, 0)) -> str:
    """The moon in its sky: the sign of the night on any ground."""
    return g(circle(r * 1.22, fill="#1a2158", stroke="#5d69c4", stroke_width=1.5), moon(r * 0.8), at=at)


@cache
def little_sun(r: float, *, at: Point = (0, 0)) -> str:
    """A small sun with rays."""
    rays = [path(f"M0 {num(-r * 1.2)}V{num(-r * 1.55)}", transform=f"rotate({45 * k})") for k in range(8)]
    disc = circle(r, fill="#ffb703", stroke="#c96a00", stroke_width=r * 0.1)
    return g(g(*rays, stroke="#e07b00", stroke_width=r * 0.22, stroke_linecap="round"), disc, at=at)


@cache
def emblem(seat: int, size: float, *, at: Point = (0, 0)) -> str:
    """A player's mark: a shape of its own beside the colour."""
    colours, r = PLAYER_COLOURS[seat], size / 2
    look: dict[str, Look] = {
        "fill": colours.body,
        "stroke": "#ffffff",
        "stroke_width": max(1.5, size * 0.08),
        "stroke_linejoin": "round",
    }
    if seat == 0:
        return circle(r * 0.92, at=at, **look)
    if seat == 1:
        return g(rect(r * 1.5, r * 1.5, corner=r * 0.15, **look), at=at, turn=45)
    if seat == 2:
        return g(polygon(((0, -r), (r * 0.98, r * 0.8), (-r * 0.98, r * 0.8)), **look), at=at)
    return g(path(cross_of(r), **look), at=at)


def cross_of(r: float) -> str:
    """The outline of a broad cross."""
    a, b = num(r), num(r * 0.42)
    return f"M-{b} -{a}H{b}V-{b}H{a}V{b}H{b}V{a}H-{b}V{b}H-{a}V-{b}H-{b}Z"


@cache
def porthole(size: float, *, at: Point = (0, 0)) -> str:
    """The sign for "what the porthole shows": a ring of brass around the sky."""
    return circle(size * 0.36, at=at, fill="#cfe8f5", stroke="#8a5600", stroke_width=size * 0.15) + circle(
        size * 0.36, at=at, fill="none", stroke="#ffd98a", stroke_width=size * 0.05
    )


@cache
def storage_space(size: float, *, at: Point = (0, 0)) -> str:
    """An open crate with a plus: one more storage space."""
    box = rect(size * 0.7, size * 0.7, corner=size * 0.1, fill="#d8b07a", stroke="#7a5426", stroke_width=size * 0.08)
    plus = path(
        f"M0 {num(-size * 0.18)}V{num(size * 0.18)}M{num(-size * 0.18)} 0H{num(size * 0.18)}",
        stroke="#5b3716",
        stroke_width=size * 0.1,
        stroke_linecap="round",
    )
    return g(box, plus, at=at)


def row_of_goods(goods: list[int], size: float, *, at: Point = (0, 0), step: float = 0) -> str:
    """Goods side by side around a middle."""
    step = step or size * 0.92
    return "".join(
        good(kind, size, at=(at[0] + (i - (len(goods) - 1) / 2) * step, at[1])) for i, kind in enumerate(goods)
    )
