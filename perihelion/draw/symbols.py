"""Things that more than one board shows: stars, the sun, dice, dominoes, cards, arrows.

A function that needs a gradient takes the scene first, so that the gradient's id includes the name of the game.
"""

from __future__ import annotations

from functools import cache

from .layout import Point, around
from .scene import Scene
from .shapes import Look, circle, element, g, linear, num, once, path, polygon, radial, rect, text
from .theme import INK, LINE, QUIET, RAISED, STAR, SURFACE

PIPS: dict[int, tuple[Point, ...]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""The places of the pips of a die, in quarters of its side from the middle."""


KINDS_OF_STARS = ((1.3, 0.25), (1.7, 0.4), (2.2, 0.55), (3.2, 0.75))
"""Width and brightness of the stars of a sky, from the most to the least frequent."""


@cache
def stars(width: float, height: float, *, count: int = 120, seed: int = 1, at: Point = (0, 0)) -> str:
    """A field of stars in a rectangle whose corner is `at`. The same seed gives the same sky.

    All stars of a kind are one path of dots, which keeps the SVG small.
    """
    dots, r = [""] * len(KINDS_OF_STARS), seed * 2 + 1
    for _ in range(count):
        values = []
        for _ in range(3):
            r = (r * 1103515245 + 12345) % 2**31
            values.append((r >> 8) % 10_000 / 10_000)
        x, y, kind = values
        dots[int(4 * kind**2)] += f"M{at[0] + x * width:.0f} {at[1] + y * height:.0f}h0"
    skies = [
        path(d, stroke_width=wide, opacity=light) for d, (wide, light) in zip(dots, KINDS_OF_STARS, strict=True) if d
    ]
    return g(*skies, stroke=STAR, stroke_linecap="round")


def sun(scene: Scene, r: float, *, at: Point = (0, 0), rays: int = 24) -> str:
    """The sun: a glow three radii wide, rays, and a disc with a bright centre."""
    glow = scene.define("sun-glow", radial((0, "#ffb703", 0.55), (0.34, "#fb8500", 0.22), (1, "#fb8500", 0)))
    disc = scene.define(
        "sun-disc", radial((0, "#fffbe6"), (0.45, "#ffe08a"), (0.8, "#ffb703"), (1, "#fb8500"), at=(0.44, 0.4), r=0.62)
    )
    spikes = []
    for k in range(rays):
        angle, long = 360 / rays * k, 1.42 if k % 2 else 1.26
        tip, base = around((0, 0), r * long, angle), 66 / rays
        left, right = around((0, 0), r * 1.08, angle - base), around((0, 0), r * 1.08, angle + base)
        spikes.append(polygon((left, tip, right)))
    return g(
        circle(r * 3, fill=glow),
        g(*spikes, fill="#ffb703", opacity=0.75),
        circle(r, fill=disc),
        circle(r * 0.985, fill="none", stroke="#fff3c4", stroke_opacity=0.55, stroke_width=r * 0.03),
        at=at,
    )


def sphere(scene: Scene, name: str, light: str, body: str, dark: str) -> str:
    """Define the paint of a sphere lit from the upper left; return the value for `fill`."""
    return scene.define(f"sphere-{name}", radial((0, light), (0.42, body), (1, dark), at=(0.36, 0.32), r=0.78))


@once
def die(value: int, size: float, *, at: Point = (0, 0), used: bool = False) -> str:
    """A die showing a value; a used one is pale and crossed out."""
    half = size / 2
    body = rect(size, size, corner=size * 0.22, fill="#fdf6e3", stroke="#c9b98f", stroke_width=size * 0.025)
    foot = path(
        f"M{num(-half)} {num(half * 0.5)}v{num(half * 0.06)}a{num(size * 0.22)} {num(size * 0.22)} 0 0 0 "
        f"{num(size * 0.22)} {num(size * 0.22)}h{num(size * 0.56)}a{num(size * 0.22)} {num(size * 0.22)} 0 0 0 "
        f"{num(size * 0.22)} {num(-size * 0.22)}v{num(-half * 0.06)}q0 {num(size * 0.16)} {num(-size * 0.24)} "
        f"{num(size * 0.16)}h{num(-size * 0.52)}q{num(-size * 0.24)} 0 {num(-size * 0.24)} {num(-size * 0.16)}z",
        fill="#c9b98f",
        opacity=0.55,
    )
    spots = pips(value, size)
    cross = ""
    if used:
        a = half * 0.86
        cross = path(f"M{num(-a)} {num(a)}L{num(a)} {num(-a)}", stroke=INK, stroke_width=size * 0.05, opacity=0.9)
        return g(g(body, foot, spots, opacity=0.32), cross, at=at)
    return g(body, foot, spots, at=at)


@once
def pips(value: int, size: float, *, at: Point = (0, 0), fill: str = "#1a2040", dot: float = 0.088) -> str:
    """The pips of one half of a domino or of a die; `dot` is the radius of one as a fraction of the side."""
    spots = [circle(size * dot, at=(x * size * 0.25, y * size * 0.25)) for x, y in PIPS[value]]
    return g(*spots, at=at, fill=fill)


@once
def domino(a: int, b: int, size: float, *, at: Point = (0, 0), used: bool = False, upright: bool = False) -> str:
    """A domino tile; `size` is its short side. A used one is an empty outline with small numbers."""
    wide, high = (size, 2 * size) if upright else (2 * size, size)
    corner, step = size * 0.16, size / 2
    first, second = ((0, -step), (0, step)) if upright else ((-step, 0), (step, 0))
    if used:
        small = size * 0.5
        frame = rect(wide - 2, high - 2, corner=corner, fill="none", stroke=LINE, stroke_width=size * 0.04)
        words = text(str(a), at=first, size=small, fill=QUIET) + text(str(b), at=second, size=small, fill=QUIET)
        return g(frame, words, at=at)
    body = rect(wide - 2, high - 2, corner=corner, fill="#fdf6e3", stroke="#c9b98f", stroke_width=size * 0.035)
    bar = (-size * 0.36, 0, size * 0.36, 0) if upright else (0, -size * 0.36, 0, size * 0.36)
    middle = path(
        f"M{num(bar[0])} {num(bar[1])}L{num(bar[2])} {num(bar[3])}", stroke="#8d7f5a", stroke_width=size * 0.04
    )
    return g(body, middle, pips(a, size, at=first), pips(b, size, at=second), at=at)


def panel(width: float, height: float, *, at: Point = (0, 0), corner: float = 16, **look: Look) -> str:
    """A plain surface for other things: a tray, a player's card."""
    settings: dict[str, Look] = {"fill": SURFACE, "stroke": LINE, "stroke_opacity": 0.5, "stroke_width": 1.5}
    return rect(width, height, at=at, corner=corner, **(settings | look))


def card(scene: Scene, width: float, height: float, *content: str, at: Point = (0, 0), body: str = "") -> str:
    """A playing card, face up: `content` is drawn around its middle; `body` is its colour."""
    corner = min(width, height) * 0.11
    light = scene.define("card-light", linear((0, "#ffffff", 0.32), (0.5, "#ffffff", 0), (1, "#000000", 0.18)))
    return g(
        rect(width, height, corner=corner, fill=body or RAISED),
        rect(width, height, corner=corner, fill=light, stroke="#ffffff", stroke_opacity=0.5, stroke_width=1.5),
        *content,
        at=at,
    )


def card_back(scene: Scene, width: float, height: float, *, at: Point = (0, 0)) -> str:
    """A playing card, face down: a small sun in the night."""
    return _card_back(width, height, at, scene.define("card-back", radial((0, "#3b478f"), (1, "#131a41"), r=0.75)))


@cache
def _card_back(width: float, height: float, at: Point, night: str) -> str:
    corner, r = min(width, height) * 0.11, min(width, height) * 0.2
    rays = [path(f"M0 {num(-r * 1.25)}V{num(-r * 1.6)}", transform=f"rotate({45 * k})") for k in range(8)]
    return g(
        rect(width, height, corner=corner, fill=night, stroke="#8a96d0", stroke_width=1.5),
        rect(width * 0.84, height * 0.88, corner=corner * 0.7, fill="none", stroke="#8a96d0", stroke_opacity=0.5),
        circle(r, fill="#ffd166"),
        g(*rays, stroke="#ffd166", stroke_width=r * 0.16, stroke_linecap="round"),
        at=at,
    )


def arrow(size: float, *, at: Point = (0, 0), turn: float = 0, **look: Look) -> str:
    """A broad arrow of length `size`, pointing up unless turned."""
    h, w = size / 2, size * 0.42
    d = f"M0 {num(-h)}L{num(w)} {num(-h * 0.05)}H{num(w * 0.42)}V{num(h)}H{num(-w * 0.42)}V{num(-h * 0.05)}H{num(-w)}Z"
    look.setdefault("fill", INK)
    return g(path(d, stroke_linejoin="round", **look), at=at, turn=turn)


def chevron(size: float, *, at: Point = (0, 0), turn: float = 0, **look: Look) -> str:
    """A slim pointer, pointing up unless turned."""
    d = f"M{num(-size)} {num(size * 0.55)}L0 {num(-size * 0.55)}L{num(size)} {num(size * 0.55)}"
    settings: dict[str, Look] = {"fill": "none", "stroke": INK, "stroke_width": size * 0.45}
    return g(path(d, stroke_linecap="round", stroke_linejoin="round", **(settings | look)), at=at, turn=turn)


def pill_width(words: str, size: float) -> float:
    """The width of a pill."""
    return len(words) * size * 0.62 + size * 1.2


def pill(words: str, *, at: Point = (0, 0), size: float = 16, fill: str = RAISED, ink: str = INK) -> str:
    """A short label on a rounded background."""
    wide = pill_width(words, size)
    return g(rect(wide, size * 1.7, corner=size * 0.85, fill=fill), text(words, size=size, fill=ink), at=at)


@once
def picture(*content: str, at: Point = (0, 0), scale: float = 1) -> str:
    """A symbol drawn in a square of 100, around its middle, at another size."""
    return element("g", *content, transform=f"translate({num(at[0])},{num(at[1])}) scale({scale:.4g})")
