"""What lies behind the fields of space: nebulae, the circles of the chart, constellations, and a far world."""

from __future__ import annotations

from perihelion.draw import Scene
from perihelion.draw.layout import Point, around
from perihelion.draw.shapes import circle, clip, ellipse, g, line, path, radial, rect
from perihelion.draw.symbols import stars

from .colours import GRID, RIM, ROSE, SPACE, TEAL, VIOLET
from .places import CHART_HEIGHT, MARGIN, WIDTH

CLOUDS = (
    (ROSE, (160, 250), 330, 250),
    (VIOLET, (700, 180), 380, 260),
    (TEAL, (720, 700), 350, 270),
    (VIOLET, (170, 730), 330, 240),
)
"""Colour, place and size of the nebulae."""

CONSTELLATIONS: tuple[tuple[Point, ...], ...] = (
    ((36, 150), (66, 118), (112, 128), (132, 96), (180, 108)),
    ((690, 180), (744, 190), (776, 238), (830, 226), (852, 268)),
    ((30, 660), (62, 700), (40, 738), (98, 750)),
)


def heaven(scene: Scene) -> str:
    """The sky of the chart."""
    clouds = [
        (scene.define(f"cloud-{i}", radial((0, colour, 0.55), (0.5, colour, 0.24), (1, colour, 0))), at, wide, high)
        for i, (colour, at, wide, high) in enumerate(CLOUDS)
    ]
    world = scene.define("world", radial((0, "#ffd9a8"), (0.45, "#c8703f"), (1, "#3d1430"), at=(0.3, 0.25), r=0.85))
    size = (WIDTH - 2 * MARGIN, CHART_HEIGHT)
    inside = scene.define("chart", clip(rect(*size, at=(WIDTH / 2, CHART_HEIGHT / 2), corner=22)))
    return g(
        rect(*size, at=(WIDTH / 2, CHART_HEIGHT / 2), fill=SPACE),
        *(ellipse(wide, high, at=at, fill=paint) for paint, at, wide, high in clouds),
        stars(WIDTH - 40, CHART_HEIGHT - 20, count=110, seed=61, at=(20, 10)),
        _circles(),
        _constellations(),
        _world(world),
        clip_path=inside,
    )


def _circles() -> str:
    """The circles and rays of a star chart around home, with a scale at its edge."""
    middle = (WIDTH / 2, CHART_HEIGHT / 2)
    rays = [line(around(middle, 60, 30 * k), around(middle, 620, 30 * k)) for k in range(12)]
    ticks = []
    for k in range(120):
        (x, y), (to_x, to_y) = (around(middle, r, 3 * k) for r in (466, 482 if k % 5 == 0 else 474))
        ticks.append(f"M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}")
    return g(
        *(circle(r, at=middle, fill="none") for r in (150, 265, 380, 466, 486)),
        *rays,
        path("".join(ticks), stroke=RIM, stroke_width=2),
        stroke=GRID,
        stroke_width=1.2,
        opacity=0.75,
    )


def _constellations() -> str:
    drawn = []
    for points in CONSTELLATIONS:
        way = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
        drawn.append(path(way, fill="none", stroke=RIM, stroke_width=1.2, stroke_opacity=0.6))
        drawn += [circle(3 if i % 2 else 4, at=at, fill=RIM) for i, at in enumerate(points)]
    return "".join(drawn)


def _world(paint: str) -> str:
    """A ringed giant that rises in the corner nothing else needs."""
    ring = "M-168 0A168 44 0 0 {} 168 0"
    far, near = (path(ring.format(sweep), fill="none", stroke="#f2c796", stroke_width=13) for sweep in (1, 0))
    thin = path(ring.format(0), fill="none", stroke="#6b2c3c", stroke_width=2.5)
    bands = path("M-100 -30Q0 -8 100 -34M-108 4Q0 30 108 0M-96 44Q0 66 96 40", fill="none", stroke="#fff1d8")
    return g(
        g(far, opacity=0.5),
        circle(108, fill=paint),
        g(bands, stroke_width=9, stroke_opacity=0.22),
        g(near, opacity=0.9),
        thin,
        at=(800, 806),
        turn=-20,
    )
