"""Solari: the inner solar system, comets on their way around the sun."""

from __future__ import annotations

from typing import Any

from .kit import Point, Scene, ball, circle, ellipse, g, n, path, polar, ring, sun, towards

SUN = (92, 214)
URANUS = ("#e4fff4", "#43cfa6", "#0c5a4c")
NEPTUNE = ("#e3eaff", "#5b7cff", "#1b2a80")
SATURN = ("#fff4d6", "#e3b14f", "#6b430d")
JUPITER = ("#ffe9df", "#e2744c", "#701f10")


def draw() -> str:
    """The cover."""
    scene = Scene(seed=11)
    ground = scene.radial(
        (0, "#6b3350", 1), (0.3, "#3a2a63", 1), (0.62, "#1a2050", 1), (1, "#080c22", 1), at=SUN, r=470, by="user"
    )
    scene.add(path("M0 0h480v300H0z", ground))
    scene.stars(150)
    for i, r in enumerate((130, 190, 262, 346, 440)):
        look: Any = {
            "stroke": "#ffe0b0",
            "stroke_width": 1,
            "opacity": round(0.42 - 0.06 * i, 2),
            "transform": f"rotate(-17 {SUN[0]} {SUN[1]})",
        }
        scene.add(ellipse(SUN, r, r * 0.46, **look))
    sun(scene, SUN, 66)
    scene.add(
        _jupiter(scene, (392, 72), 46), _saturn(scene, (424, 232), 33), _comet(scene, (214, 118), 17, "#7df0cb", 150)
    )
    scene.add(
        _comet(scene, (286, 204), 20, "#8fb0ff", 190), _uranus(scene, (214, 118), 17), _neptune(scene, (286, 204), 20)
    )
    scene.add(_comet(scene, (196, 44), 6, "#ffd9a0", 96), circle((196, 44), 6, "#fff1d0"))
    return scene.svg()


def _comet(scene: Scene, at: Point, r: float, colour: str, long: float) -> str:
    """A comet, whose tail always points away from the sun."""
    away = towards(SUN, at)
    tails = []
    for spread, reach, light in ((9, 1, 0.5), (4.5, 0.78, 0.6), (1.5, 1.12, 0.45)):
        left, right, end = polar(at, r, away - 90), polar(at, r, away + 90), polar(at, long * reach, away)
        a, b = polar(end, spread * r / 9, away - 90), polar(end, spread * r / 9, away + 90)
        fade = scene.linear((0, colour, light), (1, colour, 0), by=(at, end))
        tails.append(
            path(
                f"M{n(left[0])} {n(left[1])}L{n(a[0])} {n(a[1])}L{n(b[0])} {n(b[1])}L{n(right[0])} {n(right[1])}z", fade
            )
        )
    glow = scene.radial((0.3, colour, 0.55), (1, colour, 0))
    return g(circle(at, r * 2, glow), *tails)


def _uranus(scene: Scene, at: Point, r: float) -> str:
    around = ring(r * 1.5, 0.3, 2.2, "#c9fff0", -58)
    return ball(scene, at, r, URANUS, towards(at, SUN), around=around)


def _neptune(scene: Scene, at: Point, r: float) -> str:
    bands = "".join(
        path(
            f"M{n(-r)} {n(y * r)}q{n(r / 2)} {n(-r / 5)} {n(r)} 0t{n(r)} 0",
            stroke="#dfe8ff",
            stroke_width=2.2,
            opacity=0.65,
        )
        for y in (-0.42, 0.02, 0.46)
    )
    return ball(scene, at, r, NEPTUNE, towards(at, SUN), bands)


def _saturn(scene: Scene, at: Point, r: float) -> str:
    wide, thin = ring(r * 1.75, 0.34, 8, "#f7dca0", -16), ring(r * 2.06, 0.34, 2.4, "#caa25a", -16)
    belts = path(f"M{-r} -8q{r} 9 {2 * r} 0M{-r} 6q{r} 9 {2 * r} 0", stroke="#a86f1d", stroke_width=4, opacity=0.4)
    return ball(scene, at, r, SATURN, towards(at, SUN), belts, (thin[0] + wide[0], wide[1] + thin[1]))


def _jupiter(scene: Scene, at: Point, r: float) -> str:
    belts = "".join(
        path(f"M{-r} {y}q{r / 2:g} {bend} {r} 0t{r} {bend / 2:g}v{high}q{-r} 5 {-2 * r} 0z", colour, opacity=0.5)
        for y, bend, high, colour in (
            (-34, 4, 9, "#fff1e2"),
            (-17, -3, 11, "#8e2f14"),
            (2, 4, 8, "#fff1e2"),
            (17, -4, 10, "#8e2f14"),
            (33, 3, 8, "#5b1a0c"),
        )
    )
    spot = ellipse((10, 22), 10, 6, "#b3321a") + ellipse((8, 21), 5, 2.6, "#f0a184", opacity=0.8)
    return ball(scene, at, r, JUPITER, towards(at, SUN), belts + spot)
