"""The ground of Solari's board: the inner solar system, the cells, the rim, and the counting track around it."""

from __future__ import annotations

from functools import cache, lru_cache
from math import hypot

from perihelion.draw import Scene
from perihelion.draw.layout import around
from perihelion.draw.marks import frame
from perihelion.draw.planets import define_planets
from perihelion.draw.shapes import circle, ellipse, g, group, line, once, path, polygon, radial, rect, text, title
from perihelion.draw.symbols import stars, sun
from perihelion.draw.theme import AMBER, QUIET, SKY, SKY_EDGE, SKY_GLOW

from ..rules.components import LAP, RIM_CELLS, SIZE, SUN_CELLS
from .colours import CELL, CELL_EDGE, DUST, HAZE, ORBIT, RIM, RIM_EDGE, SUN_EDGE, TRACK, TRACK_EDGE
from .layout import DEEP, MIDDLE, PITCH, WIDTH, cell_at, cell_key, sunward, track_at

INNER_PLANETS = (
    ("mercury", 1, -1, 7.5, "#e9e2d6", "#a79c8c", "#4d463d"),
    ("venus", -1, 2, 12, "#fff6d6", "#ecc27a", "#7a4f17"),
    ("earth", 2, 2, 13, "#d8f1ff", "#3f8cf0", "#0b2f73"),
    ("mars", -3, -2, 10, "#ffd2b8", "#e0683a", "#6b220c"),
)
"""Name; column and row from the sun, in cells; radius; colours of light, body and shadow."""

CORNER = 15
"""The radius of a cell's corners."""


def draw_ground(scene: Scene) -> None:
    """Draw all that never changes."""
    sky = scene.define("sky", radial((0, SKY_GLOW), (0.62, SKY), (1, SKY_EDGE), r=0.72))
    haze = scene.define("haze", radial((0, HAZE, 0.36), (0.4, HAZE, 0.12), (1, HAZE, 0)))
    dust = scene.define("dust", radial((0, DUST, 0.3), (0.6, DUST, 0.1), (1, DUST, 0)))
    define_planets(scene)
    scene.stay(
        rect(WIDTH, scene.height, at=(WIDTH / 2, scene.height / 2), corner=26, fill=SKY_EDGE),
        rect(WIDTH, WIDTH, at=MIDDLE, corner=26, fill=sky),
        g(ellipse(560, 120, fill=dust), ellipse(330, 62, fill=dust), at=MIDDLE, turn=-38),
        stars(WIDTH, scene.height, count=170, seed=36),
        _track(),
        circle(400, at=MIDDLE, fill=haze),
        _orbits(),
        rect(6 * PITCH + 4, 6 * PITCH + 4, at=MIDDLE, corner=CORNER + 5, fill="none", stroke=RIM_EDGE, stroke_width=2),
        g(*(ellipse(30, 205, fill=haze, transform=f"rotate({45 * k + 12})") for k in range(4)), at=MIDDLE),
        sun(scene, 80, at=MIDDLE, rays=28),
        _sun_surface(),
        *(_planet(scene, *planet) for planet in INNER_PLANETS),
    )


def draw_cells(scene: Scene, names: list[str]) -> None:
    """Draw the 64 cells; an inner cell shows its row and column, the two values that name it."""
    for first in range(0, SIZE * SIZE, SIZE):
        scene.groups.bring(_row(first, *names[first : first + SIZE]))


@lru_cache(maxsize=2_000)
def _row(first: int, *names: str) -> dict[str, str]:
    """Return the cells of a row: a move changes two rows, and the others are those drawn before."""
    return {cell_key(cell): _named_cell(cell, name) for cell, name in enumerate(names, first)}


@once
def _named_cell(cell: int, name: str) -> str:
    halo = frame(86, 86, glow=True, cased=cell in SUN_CELLS)
    return group(cell_key(cell), "cell", cell_at(cell), _cell(cell), title(name), halo)


@cache
def _cell(cell: int) -> str:
    hit = rect(PITCH, PITCH, fill="transparent")
    if cell in SUN_CELLS:
        return hit + rect(92, 92, corner=CORNER, fill="none", stroke=SUN_EDGE, stroke_width=2, stroke_dasharray="2 7")
    if cell in RIM_CELLS:
        return hit + rect(92, 92, corner=CORNER, fill=RIM, stroke=RIM_EDGE, stroke_width=1.5)
    number = text(f"{cell // SIZE}{cell % SIZE}", at=(-28, -30), size=22, fill=QUIET)
    return hit + rect(92, 92, corner=CORNER, fill=CELL, stroke=CELL_EDGE, stroke_width=1.5) + number


@cache
def _orbits() -> str:
    """The orbits of the inner planets, and beyond them the asteroids."""
    orbits = [circle(hypot(column, row) * PITCH, at=MIDDLE) for _, column, row, *_ in INNER_PLANETS]
    rocks = []
    for k in range(96):
        x, y = around(MIDDLE, 396 + (k * 37 % 23) - 11, k * 3.75 + k % 3)
        rocks.append(circle(1.2 + (k * 29 % 7) / 4, at=(round(x), round(y))))
    return g(*orbits, fill="none", stroke=ORBIT, stroke_width=1.6) + g(*rocks, fill=QUIET, opacity=0.5)


def _planet(scene: Scene, name: str, column: int, row: int, r: float, light: str, body: str, dark: str) -> str:
    """An inner planet, lit by the sun. It stands where four cells meet, so that no cell seems taken."""
    x, y = column * PITCH, row * PITCH
    at = (MIDDLE[0] + x, MIDDLE[1] + y)
    day = scene.define(f"world-{name}", radial((0, light), (0.45, body), (1, dark), at=(0.5, 0.12), r=0.9))
    drawn = [circle(r, fill=day)]
    if name == "earth":
        land = "M-8 -3Q-4 -9 1 -6Q3 -2 -2 0Q-3 5 -6 4ZM3 1Q8 -2 10 3Q7 9 3 7Z"
        drawn += [path(land, fill="#5fbf7a"), circle(3, at=(16, -12), fill="#e6e9f2")]
    return g(*drawn, at=at, turn=sunward(at))


@cache
def _sun_surface() -> str:
    """The surface of the sun: a darker limb, bright threads, two spots."""
    threads = (
        "M-58 -22Q-40 -38 -20 -30T18 -38M-64 12Q-44 0 -26 10T12 2T46 -10M-46 44Q-28 30 -6 40T36 30T60 18"
        "M-10 -60Q8 -52 24 -58M14 62Q30 56 40 60"
    )
    return g(
        circle(72, fill="none", stroke="#f07800", stroke_width=16, stroke_opacity=0.28),
        path(threads, fill="none", stroke="#fff6cf", stroke_width=5, stroke_opacity=0.55),
        ellipse(6, 4, at=(30, 18), fill="#c65a00", fill_opacity=0.6),
        ellipse(4, 3, at=(40, 24), fill="#c65a00", fill_opacity=0.5),
        at=MIDDLE,
        stroke_linecap="round",
    )


@cache
def _track() -> str:
    """SOLARI-11: 36 counting cells around the board; a lap begins and ends at the corner beside 00."""
    a, b = 4, DEEP - 2
    band = (
        f"M{a + 22:g} {a:g}H{WIDTH - a - 22:g}a22 22 0 0 1 22 22V{WIDTH - a - 22:g}a22 22 0 0 1 -22 22"
        f"H{a + 22:g}a22 22 0 0 1 -22 -22V{a + 22:g}a22 22 0 0 1 22 -22Z"
        f"M{b + 12:g} {b:g}a12 12 0 0 0 -12 12V{WIDTH - b - 12:g}a12 12 0 0 0 12 12H{WIDTH - b - 12:g}"
        f"a12 12 0 0 0 12 -12V{b + 12:g}a12 12 0 0 0 -12 -12Z"
    )
    ticks, marks = [], []
    for k in range(SIZE + 1):
        x = DEEP + k * PITCH
        for near, far in ((a + 5, b - 5), (WIDTH - b + 5, WIDTH - a - 5)):
            ticks += [line((x, near), (x, far)), line((near, x), (far, x))]
    for step in range(1, LAP):
        at = track_at(step)
        if step % 3:
            marks.append(circle(3, at=at, fill=QUIET, opacity=0.6))
        else:
            marks.append(text(str(step), at=at, size=25, fill=QUIET, font_weight=600))
    return g(
        path(band, fill=TRACK, stroke=TRACK_EDGE, stroke_width=1.5),
        g(*ticks, stroke=TRACK_EDGE, stroke_width=1.5),
        *marks,
        _goal(),
    )


def _goal() -> str:
    """The corner where every lap begins and ends: a small sun."""
    rays = [polygon(((-2.4, -10), (0, -16), (2.4, -10)), transform=f"rotate({45 * k})") for k in range(8)]
    return g(circle(8), *rays, at=track_at(0), fill=AMBER)
