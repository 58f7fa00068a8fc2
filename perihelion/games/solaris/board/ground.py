"""The ground of Solaris' board: a red giant, and before it the ring of stations around the laser."""

from __future__ import annotations

from functools import cache

from perihelion.draw import Scene
from perihelion.draw.layout import around, sector
from perihelion.draw.shapes import circle, clip, ellipse, g, line, path, radial, rect, text
from perihelion.draw.symbols import stars
from perihelion.draw.theme import AMBER, INK, QUIET, SKY, SKY_EDGE, SKY_GLOW, themed

from ..rules.cardboard import STATIONS
from ..rules.state import FULL, LASER_GOAL
from .places import (
    DIAL,
    ENERGY_INNER,
    GOAL_ANGLE,
    HALF,
    HULL,
    HULL_INNER,
    LASER_MOST,
    MIDDLE,
    NUMBERS,
    NUMBERS_INNER,
    RIM_INNER,
    RING_HEIGHT,
    SPACES,
    WIDTH,
    laser_angle,
    orbit,
    sector_angle,
    space_angle,
)

STYLE = themed(
    "solaris",
    dark={
        "giant-heart": "#ff9d5c",
        "giant": "#d8402a",
        "giant-limb": "#6d0f1d",
        "giant-glow": "#ff5a2c",
        "hull": "#1b2350",
        "hull-edge": "#8d9be0",
        "lit": "#9a4a2f",
        "sunlight": "#ff9d5c",
        "rim": "#10163a",
        "energy": "#28326b",
        "space-edge": "#ffffff24",
        "dial": "#0b1030",
        "dial-edge": "#ff8a5c",
        "orbit": "#ffffff26",
    },
    light={
        "giant-heart": "#ffd9b8",
        "giant": "#ff9a7d",
        "giant-limb": "#f3b6a4",
        "giant-glow": "#ff9a6b",
        "hull": "#f4f7ff",
        "hull-edge": "#6f7db4",
        "lit": "#ffcf9e",
        "sunlight": "#ffb066",
        "rim": "#d3dcf4",
        "energy": "#e6ecfb",
        "space-edge": "#33407a33",
        "dial": "#ffffff",
        "dial-edge": "#d9532c",
        "orbit": "#33407a2e",
    },
)
"""The colours of this board that differ by day and by night."""

GIANT_HEART, GIANT, GIANT_LIMB, GIANT_GLOW, HULL_FILL, HULL_EDGE, LIT, SUNLIGHT, RIM_FILL, ENERGY_FILL = (
    f"var(--solaris-{name})"
    for name in (
        "giant-heart",
        "giant",
        "giant-limb",
        "giant-glow",
        "hull",
        "hull-edge",
        "lit",
        "sunlight",
        "rim",
        "energy",
    )
)
SPACE_EDGE, DIAL_FILL, DIAL_EDGE, ORBIT = (
    f"var(--solaris-{name})" for name in ("space-edge", "dial", "dial-edge", "orbit")
)

GIANT_AT, GIANT_SIZE = (70, 760), 690


def ground(scene: Scene, seats: int) -> None:
    """All that never changes."""
    sky = scene.define("sky", radial((0, SKY_GLOW), (0.6, SKY), (1, SKY_EDGE), at=(0.2, 0.7), r=0.95))
    whole = rect(WIDTH, scene.height, at=(WIDTH / 2, scene.height / 2), corner=26, fill=SKY_EDGE)
    window = scene.define("window", clip(rect(WIDTH, RING_HEIGHT, at=(WIDTH / 2, RING_HEIGHT / 2), corner=26)))
    scene.stay(
        whole,
        g(
            rect(WIDTH, RING_HEIGHT, at=(WIDTH / 2, RING_HEIGHT / 2), fill=sky),
            stars(WIDTH, RING_HEIGHT, count=150, seed=7),
            _giant(scene),
            clip_path=window,
        ),
        *(_station(position) for position in range(STATIONS)),
        _dial(scene, seats),
    )


def _giant(scene: Scene) -> str:
    """The red giant: glow, disc with a dark limb, grains and a few dark spots."""
    glow = scene.define("giant-glow", radial((0.62, GIANT_GLOW, 0.55), (0.8, GIANT_GLOW, 0.16), (1, GIANT_GLOW, 0)))
    disc = scene.define(
        "giant", radial((0, GIANT_HEART), (0.45, GIANT), (0.9, GIANT_LIMB), (1, GIANT_LIMB), at=(0.42, 0.55), r=0.6)
    )
    inside = scene.define("giant-edge", clip(circle(GIANT_SIZE, at=GIANT_AT)))
    return g(
        circle(GIANT_SIZE * 1.5, at=GIANT_AT, fill=glow),
        circle(GIANT_SIZE, at=GIANT_AT, fill=disc),
        g(_grains(), clip_path=inside),
    )


@cache
def _grains() -> str:
    """Bright and dark grains on the giant, the same on every board."""
    drawn, r = [], 41
    for k in range(90):
        values = []
        for _ in range(3):
            r = (r * 1103515245 + 12345) % 2**31
            values.append((r >> 8) % 10_000 / 10_000)
        x, y, size = values
        place = (round(x * WIDTH), round(y * RING_HEIGHT))
        fill = GIANT_HEART if k % 3 else GIANT_LIMB
        drawn.append(ellipse(round(14 + 40 * size), round(5 + 10 * size), at=place, fill=fill, opacity=0.1))
    return g(*drawn)


@cache
def _station(position: int) -> str:
    """SOLARIS-16: hull, rim track and energy track of a station, with the numbers both tracks share."""
    middle = sector_angle(position)
    a, b = middle - HALF, middle + HALF
    hull = path(
        sector(MIDDLE, HULL_INNER, HULL, a - 1, b + 1),
        fill=HULL_FILL,
        stroke=HULL_EDGE,
        stroke_width=3,
        stroke_linejoin="round",
    )
    spaces, numbers = [], []
    for energy in range(SPACES):
        start, end = space_angle(position, energy - 0.5) + 0.35, space_angle(position, energy + 0.5) - 0.35
        spaces.append(path(sector(MIDDLE, RIM_INNER, HULL - 5, start, end), fill=RIM_FILL))
        spaces.append(path(sector(MIDDLE, ENERGY_INNER, NUMBERS_INNER, start, end), fill=ENERGY_FILL))
        at = around(MIDDLE, NUMBERS, space_angle(position, energy))
        weight = 700 if energy == FULL else 600
        numbers.append(text(str(energy), at=at, size=21, fill=INK, font_weight=weight))
    return g(hull, g(*spaces, stroke=SPACE_EDGE, stroke_width=1.5), *numbers)


def _dial(scene: Scene, seats: int) -> str:
    """SOLARIS-7, -59, -70: the laser: a track for each player, numbers from 0 to 13, the goal marked."""
    core = scene.define(
        "core", radial((0, "#ffffff"), (0.25, "#ffe3d0"), (0.6, "#ff5a3c"), (1, "#7a0f1d"), at=(0.42, 0.4), r=0.62)
    )
    beam = scene.define("beam", radial((0.2, "#ff6a3c", 0.55), (1, "#ff6a3c", 0)))
    ways = [circle(orbit(seats, p), at=MIDDLE) for p in range(seats)]
    numbers = []
    for n in range(LASER_MOST + 1):
        at = around(MIDDLE, DIAL - 12, laser_angle(n))
        goal = n == LASER_GOAL
        fill = AMBER if goal else QUIET
        numbers.append(text(str(n), at=at, size=25 if goal else 19, fill=fill, font_weight=700 if goal else 600))
    mark = line(
        around(MIDDLE, 46, GOAL_ANGLE),
        around(MIDDLE, DIAL - 25, GOAL_ANGLE),
        stroke=AMBER,
        stroke_width=3,
        stroke_linecap="round",
    )
    return g(
        circle(DIAL + 56, at=MIDDLE, fill=beam),
        circle(DIAL, at=MIDDLE, fill=DIAL_FILL, stroke=DIAL_EDGE, stroke_width=4),
        g(*ways, fill="none", stroke=ORBIT, stroke_width=9),
        mark,
        *numbers,
        circle(40, at=MIDDLE, fill=core, stroke="#ffd9c4", stroke_width=2),
    )
