"""The four outer planets, each recognizable by colour and by shape.

Uranus has a steep thin ring, Neptune bands, Saturn a broad ring, Jupiter belts and a spot. `light` is the direction
of the sun as an angle (clockwise from the top): the far side of a planet is in shadow.
"""

from __future__ import annotations

from .layout import Point
from .scene import Scene
from .shapes import circle, clip, ellipse, g, linear, num, once, path, radial

PLANETS = ("uranus", "saturn", "neptune", "jupiter")

COLOURS = {
    "uranus": ("#e4fff4", "#43cfa6", "#0c5a4c"),
    "saturn": ("#fff4d6", "#e3b14f", "#6b430d"),
    "neptune": ("#e3eaff", "#5b7cff", "#1b2a80"),
    "jupiter": ("#ffe9df", "#e2744c", "#701f10"),
}
"""Light, body and shadow of each planet."""

RINGS = {
    "uranus": (1.4, 0.34, 0.09, -58, "#b9fbe6", "#0c5a4c"),
    "saturn": (1.34, 0.4, 0.22, -14, "#f7dca0", "#7a5216"),
}
"""Half the length and the height of a ring, its width, its tilt, its colour and that of its edge."""

SHADE = linear((0.35, "#05081c", 0), (1, "#05081c", 0.5))


def define_planets(scene: Scene, *kinds: str) -> None:
    """Define all paints of these planets, so that every later position has them."""
    for kind in kinds or PLANETS:
        _paints(scene, kind)


def planet(scene: Scene, kind: str, r: float, *, at: Point = (0, 0), light: float = -45) -> str:
    """One planet of radius r; rings reach out to 1.4 r."""
    return _planet(kind, r, at, light, *_paints(scene, kind))


@once
def _planet(kind: str, r: float, at: Point, light: float, fill: str, disc: str, shade: str) -> str:
    body = [
        g(circle(r, fill=fill), turn=light),
        g(_marks(kind), scale=r / 100, clip_path=disc),
        g(circle(r, fill=shade), _gleam(r), turn=light),
    ]
    if kind not in RINGS:
        return g(*body, at=at)
    return g(_ring(r, kind, front=False), *body, _ring(r, kind, front=True), at=at)


def _paints(scene: Scene, kind: str) -> tuple[str, str, str]:
    """The paint of a planet's body, the edge of its disc, and its shadow."""
    light, body, dark = COLOURS[kind]
    fill = scene.define(f"planet-{kind}", radial((0, light), (0.38, body), (1, dark), at=(0.5, 0.16), r=0.92))
    return fill, scene.define("disc", clip(circle(100))), scene.define("shade", SHADE)


def _gleam(r: float) -> str:
    """The rim of light on the sunny side."""
    x, y = r * 0.94 * 0.82, r * 0.94 * 0.57
    d = f"M{num(-x)} {num(-y)}A{num(r * 0.94)} {num(r * 0.94)} 0 0 1 {num(x)} {num(-y)}"
    return path(d, fill="none", stroke="#fff8dc", stroke_width=r * 0.07, stroke_opacity=0.8, stroke_linecap="round")


def _marks(kind: str) -> str:
    """The markings on the disc, in a circle of radius 100."""
    if kind == "neptune":
        waves = [f"M-100 {y}q50 -22 100 0t100 0" for y in (-48, -2, 46)]
        return path("".join(waves), fill="none", stroke="#dfe7ff", stroke_width=15, stroke_opacity=0.75)
    if kind == "jupiter":
        belts = path("M-100 -62H100V-34H-100ZM-100 26H100V58H-100Z", fill="#7d2a17", fill_opacity=0.55)
        stripe = path("M-100 -12H100V-2H-100Z", fill="#ffe3d3", fill_opacity=0.6)
        spot = ellipse(31, 20, at=(44, 44), fill="#fff1e6", stroke="#7d2a17", stroke_width=9)
        return belts + stripe + spot
    if kind == "saturn":
        return path("M-100 -52H100V-38H-100ZM-100 -78H100V-70H-100Z", fill="#8a5c1c", fill_opacity=0.35)
    return ellipse(90, 34, at=(-10, -70), fill="#ffffff", fill_opacity=0.22)


def _ring(r: float, kind: str, *, front: bool) -> str:
    """Half a ring: the far half is drawn before the planet, the near one after it."""
    long, short, width, tilt, colour, edge = RINGS[kind]
    a, b = num(r * long), num(r * short)
    half = f"M-{a} 0A{a} {b} 0 0 {0 if front else 1} {a} 0"
    return g(
        path(half, fill="none", stroke=edge, stroke_width=r * (width + 0.08)),
        path(half, fill="none", stroke=colour, stroke_width=r * width),
        turn=tilt,
        opacity=1 if front else 0.75,
    )
