"""The ground of Solari's board: the inner solar system, the cells, the rim, and the counting track around it."""

from __future__ import annotations

from functools import cache
from math import hypot

from perihelion.draw import Scene
from perihelion.draw.marks import frame
from perihelion.draw.planets import define_planets
from perihelion.draw.shapes import circle, g, group, line, path, polygon, radial, rect, text, title
from perihelion.draw.symbols import stars, sun
from perihelion.draw.theme import AMBER, QUIET, SKY, SKY_EDGE, SKY_GLOW, themed

from ..rules.cardboard import LAP, RIM_CELLS, SIZE, SUN_CELLS
from .places import DEEP, MIDDLE, PITCH, WIDTH, cell_at, cell_key, track_at

STYLE = themed(
    "solari",
    dark={
        "cell": "#ffffff14",
        "cell-edge": "#ffffff2e",
        "rim": "#8fa2ff2b",
        "rim-edge": "#a9b8ff66",
        "orbit": "#ffd16638",
        "track": "#0b1030c8",
        "track-edge": "#7d8ac466",
        "sun-edge": "#5a2a0066",
    },
    light={
        "cell": "#ffffff9c",
        "cell-edge": "#5a6ba33d",
        "rim": "#7f97dc47",
        "rim-edge": "#5a6ba380",
        "orbit": "#d9770655",
        "track": "#ffffffd8",
        "track-edge": "#7d8ac499",
        "sun-edge": "#5a2a0066",
    },
)
"""The colours of this board that differ by day and by night."""

CELL, CELL_EDGE, RIM, RIM_EDGE, ORBIT, TRACK, TRACK_EDGE, SUN_EDGE = (
    f"var(--solari-{name})"
    for name in ("cell", "cell-edge", "rim", "rim-edge", "orbit", "track", "track-edge", "sun-edge")
)

INNER_PLANETS = ((1, -1, 4, "#b9b3a9"), (-1, 2, 6, "#f3d9a4"), (2, 2, 6.5, "#6fb1ff"), (-3, -2, 5, "#ff8a5c"))
"""Mercury, Venus, Earth and Mars: place as seen from the sun, in cells; size and colour."""

ROUND = 15
"""The corners of a cell."""


def ground(scene: Scene) -> None:
    """All that never changes."""
    sky = scene.define("sky", radial((0, SKY_GLOW), (0.62, SKY), (1, SKY_EDGE), r=0.72))
    define_planets(scene)
    scene.stay(
        rect(WIDTH, scene.height, at=(WIDTH / 2, scene.height / 2), corner=26, fill=SKY_EDGE),
        rect(WIDTH, WIDTH, at=MIDDLE, corner=26, fill=sky),
        stars(WIDTH, scene.height, count=150, seed=36),
        _track(),
        _orbits(),
        rect(6 * PITCH + 4, 6 * PITCH + 4, at=MIDDLE, corner=ROUND + 5, fill="none", stroke=RIM_EDGE, stroke_width=2),
        sun(scene, 78, at=MIDDLE, rays=28),
    )


def cells(scene: Scene, names: list[str]) -> None:
    """The 64 cells; a cell is named as the two values that call for it."""
    for cell in range(SIZE * SIZE):
        key = cell_key(cell)
        halo = frame(86, 86, glow=True, cased=cell in SUN_CELLS)
        scene.put(key, group(key, "cell", cell_at(cell), _cell(cell), title(names[cell]), halo))


@cache
def _cell(cell: int) -> str:
    hit = rect(PITCH, PITCH, fill="transparent")
    if cell in SUN_CELLS:
        return hit + rect(92, 92, corner=ROUND, fill="none", stroke=SUN_EDGE, stroke_width=2, stroke_dasharray="2 7")
    if cell in RIM_CELLS:
        return hit + rect(92, 92, corner=ROUND, fill=RIM, stroke=RIM_EDGE, stroke_width=1.5)
    number = text(f"{cell // SIZE}{cell % SIZE}", at=(-29, -31), size=19, fill=QUIET, opacity=0.75)
    return hit + rect(92, 92, corner=ROUND, fill=CELL, stroke=CELL_EDGE, stroke_width=1.5) + number


@cache
def _orbits() -> str:
    """The ways of the inner planets; each planet stands where four cells meet, so that no cell seems taken."""
    ways, bodies = [], []
    for column, row, size, colour in INNER_PLANETS:
        x, y = column * PITCH, row * PITCH
        ways.append(circle(hypot(x, y), at=MIDDLE))
        bodies.append(circle(size, at=(MIDDLE[0] + x, MIDDLE[1] + y), fill=colour))
    return g(*ways, fill="none", stroke=ORBIT, stroke_width=1.5) + "".join(bodies)


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
            marks.append(text(str(step), at=at, size=21, fill=QUIET, font_weight=600))
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
