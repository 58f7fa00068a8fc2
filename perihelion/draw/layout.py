"""Places: grids, hexes, rings, and arrangements of a drawing for screens of other proportions. Pure arithmetic."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from math import cos, radians, sin, sqrt

Point = tuple[float, float]
Area = tuple[float, float, float, float]
"""A rectangle: left, top, width, height."""
GAP = 10
"""The gap between two areas of an arrangement."""


@dataclass(frozen=True)
class Grid:
    """Rows and columns of equal cells; `left`, `top` is the corner of cell (0, 0)."""

    left: float
    top: float
    width: float
    height: float

    def at(self, row: float, column: float) -> Point:
        """The middle of a cell; fractions are between cells."""
        return self.left + (column + 0.5) * self.width, self.top + (row + 0.5) * self.height


@dataclass(frozen=True)
class Hexes:
    """Hexes with a corner at the top, in axial coordinates q, r; r counts the rows.

    `size` is the distance from a hex's middle to its corners.
    """

    origin: Point
    size: float

    def at(self, q: float, r: float) -> Point:
        """The middle of hex q, r."""
        return self.origin[0] + sqrt(3) * self.size * (q + r / 2), self.origin[1] + 1.5 * self.size * r

    def corners(self, q: float, r: float, inset: float = 0) -> list[Point]:
        """The six corners of hex q, r, moved inwards by `inset`."""
        return hexagon(self.size - inset, self.at(q, r))


def hexagon(size: float, at: Point = (0, 0), *, flat: bool = False) -> list[Point]:
    """The corners of a hex, clockwise, from the top (pointy) or from the upper right (flat)."""
    return list(_hexagon(size, at, 30 if flat else 0))


@cache
def _hexagon(size: float, at: Point, turn: float) -> tuple[Point, ...]:
    return tuple(around(at, size, 60 * k + turn) for k in range(6))


@lru_cache(maxsize=30_000)
def around(at: Point, r: float, angle: float) -> Point:
    """The point at distance r from `at`; the angle is in degrees, clockwise from the top."""
    return at[0] + r * sin(radians(angle)), at[1] - r * cos(radians(angle))


@lru_cache(maxsize=30_000)
def sector(at: Point, inner: float, outer: float, start: float, end: float) -> str:
    """The path of a piece of a ring between two radii and two angles (in degrees, clockwise from the top)."""
    wide = 1 if end - start > 180 else 0
    a, b = around(at, outer, start), around(at, outer, end)
    c, d = around(at, inner, end), around(at, inner, start)
    return (
        f"M{a[0]:.1f} {a[1]:.1f}A{outer:g} {outer:g} 0 {wide} 1 {b[0]:.1f} {b[1]:.1f}"
        f"L{c[0]:.1f} {c[1]:.1f}A{inner:g} {inner:g} 0 {wide} 0 {d[0]:.1f} {d[1]:.1f}Z"
    )


def spread(count: int, start: float, end: float) -> list[float]:
    """The middles of `count` equal parts between start and end."""
    step = (end - start) / max(1, count)
    return [start + (i + 0.5) * step for i in range(count)]


def border(size: int) -> list[tuple[int, int]]:
    """The cells (row, column) of the border of a square, clockwise from the top left corner."""
    last = size - 1
    top = [(0, c) for c in range(last)]
    right = [(r, last) for r in range(last)]
    bottom = [(last, c) for c in range(last, 0, -1)]
    left = [(r, 0) for r in range(last, 0, -1)]
    return top + right + bottom + left


@dataclass(frozen=True)
class Place:
    """A rectangle of a drawing (left, top, width, height), and its corner and scale in an arrangement."""

    left: float
    top: float
    width: float
    height: float
    x: float
    y: float
    scale: float


@dataclass(frozen=True)
class Arrangement:
    """The areas of a drawing rearranged for a screen of other proportions; `above` and `beside` combine them."""

    width: float
    height: float
    places: tuple[Place, ...]

    def shifted(self, x: float, y: float) -> tuple[Place, ...]:
        """The places, moved."""
        return tuple(replace(place, x=round(place.x + x, 2), y=round(place.y + y, 2)) for place in self.places)


def shown(area: Area, wide: float) -> Arrangement:
    """One area, scaled to a width."""
    scale = wide / area[2]
    return Arrangement(wide, area[3] * scale, (Place(*area, 0, 0, round(scale, 4)),))


def beside(*parts: Arrangement, gap: float = GAP) -> Arrangement:
    """Arrangements side by side, from the top."""
    places, x = list[Place](), 0.0
    for part in parts:
        places += part.shifted(x, 0)
        x += part.width + gap
    return Arrangement(round(x - gap, 2), max(round(part.height, 2) for part in parts), tuple(places))


def above(*parts: Arrangement, gap: float = GAP, height: float = 0) -> Arrangement:
    """Arrangements one above the other; they are spread over a height if there is more than they need."""
    together = sum(part.height for part in parts)
    gap = max(gap, (height - together) / max(1, len(parts) - 1))
    places, y = list[Place](), 0.0
    for part in parts:
        places += part.shifted(0, y)
        y += part.height + gap
    return Arrangement(max(part.width for part in parts), round(y - gap, 2), tuple(places))


def columns(*stacks: tuple[float, list[Area]]) -> Arrangement:
    """Columns side by side: each area is scaled to the width of its column and placed within the whole height."""
    parts = [[shown(area, wide) for area in areas] for wide, areas in stacks]
    height = max(above(*column).height for column in parts)
    return beside(*(above(*column, height=height) for column in parts))
