"""Shared by the covers: shapes as text, stars, light that comes from a sun."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from typing import Any

WIDTH, HEIGHT = 480, 300
Point = tuple[float, float]


class Scene:
    """A picture: paints are defined once, shapes lie on top of each other in the order they are added."""

    def __init__(self, width: int = WIDTH, height: int = HEIGHT, seed: int = 1):
        self.width, self.height = width, height
        self.paints: dict[str, str] = {}
        self.shapes: list[str] = []
        self.random = random.Random(seed)

    def add(self, *shapes: str) -> None:
        """Put shapes on top."""
        self.shapes += shapes

    def paint(self, markup: str) -> str:
        """Define a gradient or a clip (its markup with `id=ID`); returns the reference to it."""
        name = self.paints.setdefault(markup, f"p{len(self.paints)}")
        return f"url(#{name})"

    def radial(self, *stops: tuple[float, str, float], at: Point = (0.5, 0.5), r: float = 0.5, by: str = "") -> str:
        """A gradient around a point; `by="user"` measures in the picture instead of the shape."""
        units = ' gradientUnits="userSpaceOnUse"' if by else ""
        return self.paint(
            f'<radialGradient id=ID cx="{n(at[0])}" cy="{n(at[1])}" r="{n(r)}"{units}>{_stops(stops)}</radialGradient>'
        )

    def linear(self, *stops: tuple[float, str, float], turn: float = 90, by: tuple[Point, Point] | None = None) -> str:
        """A gradient along a direction (0 to the right, 90 down), or between two points of the picture."""
        if by:
            (a, b), (c, d) = by
            place = f'gradientUnits="userSpaceOnUse" x1="{n(a)}" y1="{n(b)}" x2="{n(c)}" y2="{n(d)}"'
        else:
            x, y = math.cos(math.radians(turn)) / 2, math.sin(math.radians(turn)) / 2
            place = f'x1="{n(0.5 - x)}" y1="{n(0.5 - y)}" x2="{n(0.5 + x)}" y2="{n(0.5 + y)}"'
        return self.paint(f"<linearGradient id=ID {place}>{_stops(stops)}</linearGradient>")

    def clip(self, shape: str) -> str:
        """Return a clip: things drawn with it are visible only inside the shape."""
        return self.paint(f"<clipPath id=ID>{shape}</clipPath>")

    def stars(self, count: int, colour: str = "#fff", area: tuple[float, float, float, float] | None = None) -> None:
        """A field of stars, most of them small and faint."""
        x0, y0, x1, y1 = area or (0, 0, self.width, self.height)
        sizes: dict[tuple[float, float], list[str]] = {}
        for _ in range(count):
            x, y = self.random.uniform(x0, x1), self.random.uniform(y0, y1)
            bright = self.random.random() ** 3
            look = (round(0.9 + 1.5 * bright, 1), round(0.3 + 0.6 * bright, 1))
            sizes.setdefault(look, []).append(f"M{n(x)} {n(y)}h0")
        for (size, light), places in sorted(sizes.items()):
            self.add(path("".join(places), stroke=colour, stroke_width=size, stroke_linecap="round", opacity=light))

    def svg(self, extra: str = "") -> str:
        """The whole file."""
        paints = "".join(markup.replace("id=ID", f'id="{name}"', 1) for markup, name in self.paints.items())
        size = f'viewBox="0 0 {self.width} {self.height}" preserveAspectRatio="xMidYMid slice"'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size}{extra}><defs>{paints}</defs>{"".join(self.shapes)}</svg>\n'
        )


def _stops(stops: Iterable[tuple[float, str, float]]) -> str:
    return "".join(
        f'<stop offset="{n(at)}" stop-color="{colour}"' + (f' stop-opacity="{n(light)}"/>' if light < 1 else "/>")
        for at, colour, light in stops
    )


def n(value: float) -> str:
    """Return a number in its shortest form."""
    return (
        f"{value:.2f}".rstrip("0").rstrip(".").replace("-0.", "-.").removeprefix("0")
        if 0 < abs(value) < 1
        else f"{round(value, 1):g}"
    )


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{n(value) if isinstance(value, float) else value}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{given}>{''.join(inside)}</{name}>" if inside else f"<{name}{given}/>"


def g(*inside: str, **attributes: object) -> str:
    """Several shapes together."""
    return tag("g", *inside, **attributes)


def path(d: str, fill: str = "none", **attributes: object) -> str:
    """A path."""
    return tag("path", d=d, fill=fill, **attributes)


def circle(at: Point, r: float, fill: str = "none", **attributes: object) -> str:
    """A circle."""
    return tag("circle", cx=n(at[0]), cy=n(at[1]), r=n(r), fill=fill, **attributes)


def ellipse(at: Point, rx: float, ry: float, fill: str = "none", **attributes: object) -> str:
    """An ellipse."""
    return tag("ellipse", cx=n(at[0]), cy=n(at[1]), rx=n(rx), ry=n(ry), fill=fill, **attributes)


def rect(x: float, y: float, width: float, height: float, fill: str = "none", **attributes: object) -> str:
    """A rectangle."""
    return tag("rect", x=n(x), y=n(y), width=n(width), height=n(height), fill=fill, **attributes)


def polygon(points: Iterable[Point], fill: str = "none", **attributes: object) -> str:
    """A polygon."""
    return path("M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "z", fill, **attributes)


def polar(at: Point, r: float, angle: float) -> Point:
    """A point around another; the angle is clockwise from the top."""
    turn = math.radians(angle)
    return at[0] + r * math.sin(turn), at[1] - r * math.cos(turn)


def sector(at: Point, inner: float, outer: float, start: float, end: float) -> str:
    """The path of a piece of a ring."""
    big = int(end - start > 180)
    (a, b), (c, d) = polar(at, outer, start), polar(at, outer, end)
    (e, f), (i, j) = polar(at, inner, end), polar(at, inner, start)
    there = f"M{n(a)} {n(b)}A{n(outer)} {n(outer)} 0 {big} 1 {n(c)} {n(d)}"
    return f"{there}L{n(e)} {n(f)}A{n(inner)} {n(inner)} 0 {big} 0 {n(i)} {n(j)}z"


def towards(of: Point, to: Point) -> float:
    """The direction from one point to another, as an angle clockwise from the top."""
    return math.degrees(math.atan2(to[0] - of[0], of[1] - to[1]))


def ball(
    scene: Scene,
    at: Point,
    r: float,
    colours: tuple[str, str, str],
    light: float,
    inside: str = "",
    around: tuple[str, str] = ("", ""),
) -> str:
    """A planet (light, body, shadow) lit from a direction; `inside` is drawn on it, `around` behind and in front."""
    body = scene.radial((0, colours[0], 1), (0.4, colours[1], 1), (1, colours[2], 1), at=(0.5, 0.2), r=0.85)
    shade = scene.linear((0.38, "#03061a", 0), (1, "#03061a", 0.72))
    clip = scene.clip(circle((0, 0), r)) if inside else None
    return g(
        around[0],
        circle((0, 0), r, body, transform=f"rotate({n(light)})"),
        g(inside, clip_path=clip) if inside else "",
        circle((0, 0), r + 0.3, shade, transform=f"rotate({n(light)})"),
        path(
            f"M{n(-r * 0.8)} {n(-r * 0.56)}A{n(r)} {n(r)} 0 0 1 {n(r * 0.8)} {n(-r * 0.56)}",
            stroke="#fff",
            stroke_width=round(max(0.6, r / 24), 1),
            opacity=0.7,
            stroke_linecap="round",
            transform=f"rotate({n(light)}) scale(.97)",
        ),
        around[1],
        transform=f"translate({n(at[0])} {n(at[1])})",
    )


def ring(r: float, flat: float, width: float, colour: str, turn: float) -> tuple[str, str]:
    """A ring around a planet: the half behind it, and the half in front of it."""
    look: Any = {"stroke": colour, "stroke_width": round(width, 1), "transform": f"rotate({n(turn)})"}
    return (
        path(f"M{n(-r)} 0A{n(r)} {n(r * flat)} 0 0 1 {n(r)} 0", opacity=0.6, **look),
        path(f"M{n(-r)} 0A{n(r)} {n(r * flat)} 0 0 0 {n(r)} 0", **look),
    )


def sun(scene: Scene, at: Point, r: float, rays: int = 28, reach: float = 2.6) -> None:
    """The sun: its glow, its rays, its disc."""
    scene.add(circle(at, r * reach, scene.radial((0.3, "#ffb84d", 0.6), (0.6, "#ff7a1a", 0.18), (1, "#ff7a1a", 0))))
    rays_d = []
    for i in range(rays):
        angle, long = i * 360 / rays, r * (1.36 if i % 2 else 1.2)
        points = [polar(at, r * 1.03, angle - 3.2), polar(at, long, angle), polar(at, r * 1.03, angle + 3.2)]
        rays_d.append("M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "z")
    scene.add(path("".join(rays_d), "#ffc04d", opacity=0.75))
    disc = scene.radial(
        (0, "#fffbe6", 1), (0.42, "#ffdd7a", 1), (0.8, "#ffae26", 1), (1, "#f77f00", 1), at=(0.46, 0.4), r=0.62
    )
    scene.add(circle(at, r, disc), circle(at, r * 0.985, stroke="#fff3c4", stroke_width=round(r / 60, 1), opacity=0.7))
