"""The strips: paper-cut layers of sky, clouds and hills, and what floats above them, islands and cities.

A strip is drawn around its middle and keyed by its number, so that it glides when the board moves on.
"""

from __future__ import annotations

from functools import cache
from math import pi, sin

from perihelion.draw import Scene
from perihelion.draw.layout import Point
from perihelion.draw.shapes import circle, clip, ellipse, g, linear, num, path, polygon, rect

from ..rules.components import STRIP_KIND
from ..rules.state import CITY_DAY, TWILIGHT
from .colours import FRAME_EDGE, LIGHTS, MEADOW, MEADOW_NIGHT, MEDALLION, ROCK, Paper
from .layout import CELL, WINDOW
from .symbols import good, little_sun, moon

HALF = WINDOW / 2
EDGE = CELL / 2
NAMES = (("day", "night"), ("dawn", "dusk"))


def define_strips(scene: Scene) -> None:
    """Define the gradients of both sides of every strip, because strips are turned over during the game."""
    for kinds, names in zip(LIGHTS, NAMES, strict=True):
        for paper, name in zip(kinds, names, strict=True):
            top, middle, low = paper.sky
            scene.define(f"sky-{name}", linear((0, top), (0.55, middle), (1, low)))
    scene.define("strip", clip(rect(WINDOW, CELL, corner=10)))


def paper_of(strip: int, side: int) -> tuple[Paper, str]:
    """The paper of one side of a strip, and its name."""
    twilight = int(strip == TWILIGHT)
    return LIGHTS[twilight][side], NAMES[twilight][side]


@cache
def strip_picture(strip: int, side: int) -> str:
    """One side of a strip with everything on it."""
    paper, name = paper_of(strip, side)
    layers = [rect(WINDOW, CELL, fill=f"url(#solenia-sky-{name})"), _lights(strip, side)]
    layers += [_clouds(paper, strip * 2 + side)]
    for depth, colour in enumerate(paper.hills):
        layers.append(_hills(colour, paper.shade, strip * 5 + side * 3 + depth, depth))
    content = [g(*layers, clip_path="url(#solenia-strip)")]
    content.append(rect(WINDOW, CELL, corner=10, fill="none", stroke=FRAME_EDGE, stroke_width=1.5, stroke_opacity=0.7))
    for column in range(5):
        at = (-HALF + (column + 0.5) * CELL, 0.0)
        content.append(field_picture(STRIP_KIND[strip, side, column], dark=side == 1, at=at, seed=strip * 5 + column))
    return "".join(content)


def _lights(strip: int, side: int) -> str:
    """Stars and a moon at night, a pale sun by day, both low at dawn and dusk."""
    where = (-HALF + ((strip * 2 + 1) % 5) * CELL + 6, -EDGE + 26)
    if strip == TWILIGHT:
        glow = circle(46, at=(-HALF + CELL * (0.02 if side == 0 else 5.0), 12), fill="#fff1c9", opacity=0.55)
        return glow + (_stars(12, 77) if side == 1 else "")
    if side == 1:
        return _stars(36, strip + 11) + moon(15, at=where)
    return circle(30, at=where, fill="#fff4cf", opacity=0.5) + circle(17, at=where, fill="#fffbe9", opacity=0.9)


def _stars(count: int, seed: int) -> str:
    """White stars in the upper half of a strip, whatever the theme of the page: dots in two sizes."""
    dots, r = ["", ""], seed
    for k in range(count):
        r = (r * 1103515245 + 12345) % 2**31
        x, y = (r >> 4) % 1000, (r >> 14) % 1000
        dots[k % 3 == 0] += f"M{x / 1000 * WINDOW - HALF:.0f} {y / 1000 * CELL * 0.6 - EDGE + 4:.0f}h0"
    small, large = (path(d, stroke_width=wide) for d, wide in zip(dots, (1.8, 3.2), strict=True))
    return g(small, large, stroke="#ffffff", stroke_linecap="round", opacity=0.8)


def _clouds(paper: Paper, seed: int) -> str:
    """Two banks of cut paper clouds."""
    drawn = []
    for k in range(3):
        x = -HALF + ((seed * 173 + k * 229) % 620) + 10
        y = -EDGE + 18 + (seed * 31 + k * 41) % 44
        wide = 52 + (seed * 17 + k * 23) % 40
        d = f"M{num(x - wide)} {num(y)}q4 -12 {num(wide * 0.4)} -11q{num(wide * 0.22)} -16 {num(wide * 0.6)} -8"
        d += f"q{num(wide * 0.34)} -9 {num(wide * 0.52)} 6q{num(wide * 0.36)} -2 {num(wide * 0.48)} 13z"
        drawn.append(d)
    ways = "".join(drawn)
    return path(ways, fill=paper.shade, opacity=0.14, transform="translate(0,3)") + path(
        ways, fill=paper.cloud, opacity=0.85
    )


def _hills(colour: str, shade: str, seed: int, depth: int) -> str:
    """One layer of hills; the nearer, the lower and darker, each with the soft edge of cut paper."""
    base = EDGE - 44 + depth * 17
    points = []
    for step in range(33):
        x = -HALF + step * WINDOW / 32
        wave = sin(step * pi / (5.0 + seed % 3) + seed) * (11 - 2 * depth) + sin(step * pi / 2.7 + seed * 2) * 4
        points.append(f"{x:.0f} {base + wave:.0f}")
    d = f"M{num(-HALF)} {num(EDGE)}L{' '.join(points)}V{num(EDGE)}Z"
    return path(d, fill=colour, stroke=shade, stroke_opacity=0.2, stroke_width=8, paint_order="stroke")


@cache
def field_picture(kind: int, *, dark: bool, at: Point = (0, 0), seed: int = 0) -> str:
    """A floating island or city; its medallion in the middle is what a card's porthole shows."""
    light, body, low = ROCK[int(dark)]
    rock = path("M-50 18C-44 40 -24 50 -6 58C2 62 8 58 14 52C34 44 46 36 50 18Z", fill=low)
    rock += path("M-50 16C-42 34 -26 42 -12 50C-2 54 6 50 12 44C30 38 44 32 50 16Z", fill=body)
    rock += path("M-50 14C-38 26 -20 32 -4 36C14 34 38 28 50 14Z", fill=light)
    if kind >= CITY_DAY:
        top = ellipse(51, 11, at=(0, 15), fill="#e9d3a5" if not dark else "#5f68a6")
        scene, badge = _city(dark=kind > CITY_DAY), _city_badge(kind)
    else:
        top = ellipse(51, 11, at=(0, 15), fill=(MEADOW_NIGHT if dark else MEADOW)[kind])
        scene, badge = SCENERY[kind](dark), good(kind, 40)
    disc = circle(30, at=(0, 3), fill="#000000", opacity=0.18) + circle(29, fill=MEDALLION)
    ring = circle(29, fill="none", stroke="#8a6a36" if not dark else "#aab3e6", stroke_width=2)
    if kind > CITY_DAY:
        disc = circle(30, at=(0, 3), fill="#000000", opacity=0.25) + circle(29, fill="#141a4a")
    return g(rock, top, scene, disc, ring, badge, at=at)


def _forest(dark: bool) -> str:
    """Firs on both sides."""
    near, far = ("#2f6b4c", "#275a45") if dark else ("#3f8f46", "#357a3d")
    trees = []
    for x, y, size, colour in (
        (-38, 14, 34, near),
        (38, 14, 36, far),
        (-22, 8, 42, far),
        (24, 8, 40, near),
        (0, 4, 40, far),
    ):
        tiers = [
            polygon(((x - size * w, y - size * a), (x, y - size * b), (x + size * w, y - size * a)))
            for w, a, b in TIERS
        ]
        trees.append(g(rect(4, 10, at=(x, y - 2), fill="#5b3716"), g(*tiers, fill=colour)))
    return "".join(trees)


TIERS = ((0.34, 0.1, 0.65), (0.28, 0.4, 0.9), (0.2, 0.68, 1.15))


def _fields(dark: bool) -> str:
    """Sheaves of wheat."""
    colour, edge = ("#c79a3f", "#7f5f1f") if dark else ("#f0c14b", "#a3761a")
    drawn = []
    for x, y in ((-38, 8), (-28, 3), (28, 3), (38, 8), (-18, -2), (18, -2)):
        d = f"M{x} {y + 8}C{x - 10} {y - 6} {x - 9} {y - 22} {x - 4} {y - 32}M{x} {y + 8}V{y - 36}"
        d += f"M{x} {y + 8}C{x + 10} {y - 6} {x + 9} {y - 22} {x + 4} {y - 32}"
        drawn.append(d)
    ways = "".join(drawn)
    return g(
        path(ways, stroke=edge, stroke_width=5.5),
        path(ways, stroke=colour, stroke_width=3.5),
        fill="none",
        stroke_linecap="round",
    )


def _peaks(dark: bool) -> str:
    """Peaks of rock."""
    light, shade = ("#aab2d2", "#6d76a3") if dark else ("#d4d9e6", "#8f97ab")
    drawn = []
    for x, wide, high in ((-32, 22, 44), (32, 24, 48), (-8, 26, 56), (14, 22, 50)):
        drawn.append(polygon(((x - wide, 16), (x, 16 - high), (x + wide, 16)), fill=light))
        drawn.append(polygon(((x, 16 - high), (x + wide, 16), (x + wide * 0.2, 16)), fill=shade))
    return "".join(drawn)


def _lake(dark: bool) -> str:
    """A lake that falls over the edge of its island."""
    water, foam = ("#3f9fd1", "#a9dcf5") if dark else ("#4fc3e8", "#e4f8ff")
    fall = path("M-34 18C-36 34 -34 48 -36 60H-22C-24 48 -22 34 -20 20Z", fill=water)
    fall += path("M-31 22C-32 36 -30 48 -31 58M-25 22C-26 36 -26 46 -26 56", fill="none", stroke=foam, stroke_width=2)
    lake = ellipse(44, 9, at=(0, 14), fill=water) + ellipse(30, 4, at=(4, 12), fill=foam, opacity=0.6)
    reeds = "".join(
        path(
            f"M{x} 12C{x} 0 {x + bend} -10 {x + bend} -22",
            fill="none",
            stroke="#4f9160",
            stroke_width=4,
            stroke_linecap="round",
        )
        for x, bend in ((-42, -3), (-36, 2), (40, 3), (34, -2))
    )
    return fall + lake + reeds


SCENERY = {0: _forest, 1: _fields, 2: _peaks, 3: _lake}


def _city(dark: bool) -> str:
    """Towers with domes by day, with lit windows by night."""
    wall, shade, roof = ("#4a5599", "#363f7c", "#20275c") if dark else ("#fdeccb", "#e8c996", "#d3603a")
    glow = "#ffd166" if dark else "#8fc7dd"
    drawn = []
    for x, wide, high, kind in TOWERS:
        top = 16 - high
        drawn.append(rect(wide, high, at=(x, 16 - high / 2), fill=wall))
        drawn.append(rect(wide * 0.36, high, at=(x + wide * 0.32, 16 - high / 2), fill=shade))
        if kind == 0:
            drawn.append(polygon(((x - wide * 0.66, top), (x, top - wide * 1.05), (x + wide * 0.66, top)), fill=roof))
        else:
            r = num(wide * 0.56)
            drawn.append(
                path(f"M{num(x - wide * 0.56)} {num(top)}A{r} {r} 0 0 1 {num(x + wide * 0.56)} {num(top)}Z", fill=roof)
            )
            drawn.append(path(f"M{x} {num(top - wide * 0.5)}v-9", stroke=roof, stroke_width=2.5))
        for y in range(int(top) + 8, 8, 12):
            drawn.append(rect(4, 6, at=(x - wide * 0.14, y), corner=1.5, fill=glow))
    return "".join(drawn)


TOWERS = ((-40, 16, 34, 0), (40, 16, 38, 0), (-26, 18, 50, 1), (26, 18, 46, 1), (-9, 18, 54, 0), (10, 18, 58, 1))


def _city_badge(kind: int) -> str:
    return little_sun(13) if kind == CITY_DAY else moon(17, at=(-1, 0))
