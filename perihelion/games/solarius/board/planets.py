"""Planets of four kinds, which differ by colour, pattern and letter: face down, face up, pending, settled."""

from __future__ import annotations

from functools import cache

from perihelion.draw import Scene
from perihelion.draw.layout import Point
from perihelion.draw.shapes import Look, circle, clip, ellipse, fit, g, linear, num, path, rect, text
from perihelion.draw.symbols import sphere

from ..rules.components import (
    BLACK,
    BROWN,
    PLANET_COLOUR,
    PLANET_LEVEL,
    PLANET_NEED,
    PLANET_POINTS,
    TURQUOISE,
    YELLOW,
)
from ..rules.state import UNDRAWN
from .colours import KINDS
from .symbols import ROMAN, coin, fuel, star


def define_planets(scene: Scene) -> None:
    """Define the paints of planets and dice."""
    for colour, kind in enumerate(KINDS):
        sphere(scene, str(colour), kind.light, kind.body, kind.dark)
        scene.define(f"die-{colour}", linear((0, kind.light), (0.35, kind.body), (1, kind.dark), a=(0, 0), b=(0.6, 1)))
    scene.define("disc", clip(circle(100)))


@cache
def globe(colour: int, r: float, *, at: Point = (0, 0)) -> str:
    """A planet of a kind: craters on black, bands on yellow, a ring around turquoise, canyons on brown."""
    body = circle(r, fill=f"url(#solarius-sphere-{colour})", stroke="#ffffff", stroke_opacity=0.55, stroke_width=1.2)
    marks = g(_pattern(colour), scale=r / 100, clip_path="url(#solarius-disc)")
    front = ""
    if colour == TURQUOISE:
        d = f"M{num(-r * 1.32)} 0A{num(r * 1.32)} {num(r * 0.36)} 0 0 0 {num(r * 1.32)} 0"
        front = g(path(d, fill="none", stroke="#d7fff8", stroke_width=r * 0.16, stroke_opacity=0.9), turn=-16)
    return g(body, marks, front, at=at)


def _pattern(colour: int) -> str:
    if colour == BLACK:
        pits = [circle(r, at=(x, y)) for x, y, r in ((-34, -30, 22), (38, -44, 13), (30, 30, 26), (-40, 44, 15))]
        return g(*pits, fill="#05070f", stroke="#8d96b8", stroke_width=6, opacity=0.7)
    if colour == YELLOW:
        return path("M-100 -58H100V-34H-100ZM-100 -4H100V12H-100ZM-100 44H100V66H-100Z", fill="#a86a08", opacity=0.5)
    if colour == BROWN:
        return path(
            "M-100 -30L-40 -52L0 -24L48 -50L100 -28M-100 40L-52 18L-4 44L46 20L100 46",
            fill="none",
            stroke="#3c1d08",
            stroke_width=15,
            stroke_opacity=0.6,
        )
    return ellipse(80, 30, at=(-16, -66), fill="#ffffff", fill_opacity=0.3)


@cache
def back(colour: int, r: float, letter: str) -> str:
    """A planet face down: a dim disc in a broken ring, with its letter, or a question mark."""
    ring = circle(r + 3, fill="none", stroke="#aab3d6", stroke_width=1.6, stroke_dasharray="3 4")
    if colour == UNDRAWN:
        return g(ring, circle(r, fill="#3b467f"), text("?", size=r * 1.2, fill="#ffffff", font_weight=700))
    kind = KINDS[colour]
    rim: dict[str, Look] = {"stroke": kind.body, "stroke_width": 4, "paint_order": "stroke"}
    said = text(letter, size=r * 1.2, fill=kind.ink, font_weight=700, **rim)
    disc = circle(r, fill=f"url(#solarius-sphere-{colour})", stroke="#ffffff", stroke_opacity=0.75, stroke_width=1.4)
    return g(ring, disc, said)


@cache
def face(planet: int, r: float, letter: str, *, settled: bool = False) -> str:
    """A planet face up: its globe, its points, its condition below, or a tick when it is settled."""
    colour = PLANET_COLOUR[planet]
    points = star(PLANET_POINTS[planet], r * 1.06, at=(r * 0.64, -r * 0.6))
    kind = KINDS[colour]
    rim: dict[str, Look] = {"stroke": kind.body, "stroke_width": r * 0.16, "paint_order": "stroke"}
    said = text(letter, at=(-r * 0.24, -r * 0.22), size=r * 0.84, fill=kind.ink, font_weight=700, **rim)
    if settled:
        tick = path(f"M{num(-r * 0.34)} {num(r * 0.7)}l{num(r * 0.26)} {num(r * 0.26)}l{num(r * 0.5)} {num(-r * 0.52)}")
        below = g(tick, fill="none", stroke="#ffffff", stroke_width=r * 0.34, stroke_linecap="round") + g(
            tick, fill="none", stroke="#1f8f4d", stroke_width=r * 0.18, stroke_linecap="round"
        )
    else:
        below = _condition(planet, r)
    return g(globe(colour, r), said, points, below)


def _condition(planet: int, r: float) -> str:
    """What it takes to settle the planet, on a plate as wide as a field allows, so that it can be read."""
    colour, n, size = PLANET_COLOUR[planet], PLANET_NEED[planet], r * 0.86
    low = (0, r * 0.78)
    ground = rect(r * 2.3, r * 0.96, at=low, corner=r * 0.4, fill="#ffffff", stroke="#1a2040", stroke_width=1)
    ink: dict[str, Look] = {"fill": "#1a2040", "font_weight": 700}
    if colour in (BLACK, YELLOW):
        sign = (fuel if colour == BLACK else coin)(size, at=(r * 0.42, r * 0.78))
        return ground + text(str(n), at=(-r * 0.38, r * 0.8), size=size, **ink) + sign
    least = f"≥{ROMAN[PLANET_LEVEL[planet]]}" if colour == BROWN else f"≥{PLANET_LEVEL[planet]}"
    words = f"{n}×{least}"
    return ground + text(words, at=low, size=fit(words, r * 2.1, size), **ink)
