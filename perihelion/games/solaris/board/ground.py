"""The ground of Solaris' board: a red giant, and before it the ring of stations around the laser."""

from __future__ import annotations

from functools import cache

from perihelion.draw import Scene
from perihelion.draw.layout import around, sector
from perihelion.draw.shapes import circle, clip, ellipse, g, line, linear, path, radial, rect, text
from perihelion.draw.symbols import stars
from perihelion.draw.theme import INK, QUIET, SKY, SKY_EDGE, SKY_GLOW

from ..rules.components import STATIONS
from ..rules.state import FULL, LASER_GOAL
from .colours import (
    DIAL_EDGE,
    DIAL_FILL,
    ENERGY_FILL,
    GIANT,
    GIANT_GLOW,
    GIANT_HEART,
    GIANT_LIMB,
    GOAL,
    HULL_DARK,
    HULL_EDGE,
    HULL_FILL,
    HULL_LIT,
    ORBIT,
    RIM_FILL,
    SEAM,
    SPACE_EDGE,
    WINDOW,
)
from .layout import (
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

GIANT_AT, GIANT_SIZE = (96, 724), 700


def draw_ground(scene: Scene, seats: int) -> None:
    """Draw all that never changes."""
    sky = scene.define("sky", radial((0, SKY_GLOW), (0.6, SKY), (1, SKY_EDGE), at=(0.2, 0.7), r=0.95))
    whole = rect(WIDTH, scene.height, at=(WIDTH / 2, scene.height / 2), corner=26, fill=SKY_EDGE)
    window = scene.define("window", clip(rect(WIDTH, RING_HEIGHT, at=(WIDTH / 2, RING_HEIGHT / 2), corner=26)))
    hull = scene.define(
        "hull",
        linear((0, HULL_LIT), (0.5, HULL_FILL), (1, HULL_DARK), a=(90, 790), b=(790, 110), units="userSpaceOnUse"),
    )
    scene.stay(
        whole,
        g(
            rect(WIDTH, RING_HEIGHT, at=(WIDTH / 2, RING_HEIGHT / 2), fill=sky),
            stars(WIDTH, RING_HEIGHT, count=150, seed=7),
            _giant(scene),
            clip_path=window,
        ),
        *(_station(position, hull) for position in range(STATIONS)),
        _dial(scene, seats),
    )


def _giant(scene: Scene) -> str:
    """The red giant: glow, arcs of fire at its limb, a disc with bright heart and dark limb, threads and spots."""
    glow = scene.define("giant-glow", radial((0.6, GIANT_GLOW, 0.7), (0.78, GIANT_GLOW, 0.2), (1, GIANT_GLOW, 0)))
    disc = scene.define(
        "giant", radial((0, GIANT_HEART), (0.5, GIANT), (0.93, GIANT_LIMB), (1, GIANT_LIMB), at=(0.42, 0.56), r=0.6)
    )
    inside = scene.define("giant-edge", clip(circle(GIANT_SIZE, at=GIANT_AT)))
    return g(
        circle(GIANT_SIZE * 1.5, at=GIANT_AT, fill=glow),
        _flares(),
        circle(GIANT_SIZE, at=GIANT_AT, fill=disc),
        g(_threads(), clip_path=inside),
        circle(GIANT_SIZE - 2, at=GIANT_AT, fill="none", stroke=GIANT_GLOW, stroke_width=5, stroke_opacity=0.6),
    )


@cache
def _flares() -> str:
    """Fire that leaps from the limb and falls back."""
    drawn = []
    for angle, wide, high in ((8, 5, 56), (26, 3.4, 30), (44, 6.5, 84), (61, 4, 38), (80, 5.5, 62), (91, 3, 28)):
        a, b = around(GIANT_AT, GIANT_SIZE, angle - wide), around(GIANT_AT, GIANT_SIZE, angle + wide)
        c, d = around(GIANT_AT, GIANT_SIZE + high, angle - wide), around(GIANT_AT, GIANT_SIZE + high, angle + wide / 2)
        drawn.append(f"M{a[0]:.0f} {a[1]:.0f}C{c[0]:.0f} {c[1]:.0f} {d[0]:.0f} {d[1]:.0f} {b[0]:.0f} {b[1]:.0f}")
    ways = "".join(drawn)
    return path(ways, fill=GIANT_GLOW, fill_opacity=0.25, stroke=GIANT, stroke_width=7, stroke_opacity=0.85)


@cache
def _threads() -> str:
    """Currents around the giant's heart, bright and dark, the same on every board."""
    bright: list[str] = []
    dark: list[str] = []
    r = 41
    for k in range(84):
        values = []
        for _ in range(4):
            r = (r * 1103515245 + 12345) % 2**31
            values.append((r >> 8) % 10_000 / 10_000)
        out, turn, long, bend = values
        away = GIANT_SIZE * (0.12 + 0.86 * out**0.7)
        start, span = turn * 120 - 20, (8 + 26 * long) * 300 / (away + 100)
        a, b = around(GIANT_AT, away, start), around(GIANT_AT, away, start + span)
        c = around(GIANT_AT, away * (1.02 + 0.04 * bend), start + span / 2)
        (dark if k % 4 == 0 else bright).append(f"M{a[0]:.0f} {a[1]:.0f}Q{c[0]:.0f} {c[1]:.0f} {b[0]:.0f} {b[1]:.0f}")
    spots = [ellipse(26, 12, at=(388, 246)), ellipse(13, 7, at=(430, 262)), ellipse(22, 10, at=(470, 640))]
    return g(
        path("".join(bright), stroke=GIANT_HEART, stroke_width=5, stroke_opacity=0.34),
        path("".join(dark), stroke=GIANT_LIMB, stroke_width=7, stroke_opacity=0.34),
        g(*spots, fill=GIANT_LIMB, fill_opacity=0.55),
        fill="none",
        stroke_linecap="round",
    )


@cache
def _station(position: int, paint: str) -> str:
    """SOLARIS-16: hull, rim track and energy track of a station, with the numbers both tracks share."""
    middle = sector_angle(position)
    a, b = middle - HALF, middle + HALF
    hull = path(
        sector(MIDDLE, HULL_INNER, HULL, a - 1, b + 1),
        fill=paint,
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
        numbers.append(text(str(energy), at=at, size=28, fill=INK, font_weight=weight))
    return g(_masts(middle), hull, _plating(middle), g(*spaces, stroke=SPACE_EDGE, stroke_width=1.5), *numbers)


def _masts(middle: float) -> str:
    """What stands out of a hull: two aerials and a dish at its outer edge."""
    ways = []
    for angle, high in ((middle - 17, 20), (middle - 15, 12), (middle + 17, 16)):
        (x, y), (to_x, to_y) = around(MIDDLE, HULL, angle), around(MIDDLE, HULL + high, angle)
        ways.append(f"M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}")
    lamps = [circle(3, at=around(MIDDLE, HULL + high, angle)) for angle, high in ((middle - 17, 20), (middle + 17, 16))]
    return path("".join(ways), stroke=HULL_EDGE, stroke_width=2.5) + g(*lamps, fill=WINDOW)


def _plating(middle: float) -> str:
    """Seams between the plates of a hull, and lit windows along its inner edge."""
    seams, windows = [], []
    for angle in (middle - HALF / 2, middle, middle + HALF / 2):
        (x, y), (to_x, to_y) = around(MIDDLE, HULL_INNER + 3, angle), around(MIDDLE, ENERGY_INNER - 4, angle)
        seams.append(f"M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}")
    for k in range(12):
        x, y = around(MIDDLE, HULL_INNER + 10, middle - 15.4 + k * 2.8)
        if k % 5 != 3:
            windows.append(f"M{x - 2:.1f} {y:.1f}h4")
    return path("".join(seams), stroke=SEAM, stroke_width=2) + path(
        "".join(windows), stroke=WINDOW, stroke_width=5, stroke_opacity=0.85
    )


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
        fill = GOAL if goal else QUIET
        numbers.append(text(str(n), at=at, size=27 if goal else 21, fill=fill, font_weight=700 if goal else 600))
    mark = line(
        around(MIDDLE, 46, GOAL_ANGLE),
        around(MIDDLE, DIAL - 25, GOAL_ANGLE),
        stroke=GOAL,
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
