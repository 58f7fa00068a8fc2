"""Solari's pieces: comets, hunters, blockers, doublers and counters.

Its colour, the planet's shape and its letter show whose piece it is. The light comes from the sun's side. A
comet's tail points away from the sun; in Solari 3 it shows where the comet comes from, and a pointer where it faces.
"""

from __future__ import annotations

from perihelion.draw import Scene
from perihelion.draw.layout import Point, around
from perihelion.draw.marks import ring
from perihelion.draw.planets import COLOURS, RINGS, planet
from perihelion.draw.shapes import circle, ellipse, figure, g, group, linear, path, polygon, text, title
from perihelion.draw.symbols import sphere

from ..rules.components import BLOCKER, COMETS, HUNTER
from .layout import sunward

QUARTER = 90

FREE, AT_REST = -1, -2
"""How a comet without a facing is drawn: with its tail away from the sun, or without a tail."""

SIZES = {"uranus": 29, "saturn": 28, "neptune": 31, "jupiter": 31}
"""The radius of a comet's head; ringed ones are smaller, so that the ring stays in the cell."""


def define_pieces(scene: Scene) -> None:
    """Define every paint a piece may need, so that a later position finds it."""
    for kind in COLOURS:
        _tail(scene, kind, 0)
    _moon(scene)


def piece(scene: Scene, key: str, kind: str, number: int, at: Point, name: str, *, flight: int, classes: str) -> str:
    """One piece; `flight` is a comet's facing, FREE or AT_REST."""
    light = sunward(at)
    if number < COMETS:
        drawing = comet(scene, kind, number + 1, light, flight)
    elif number == HUNTER:
        drawing = hunter(scene, kind, light)
    elif number == BLOCKER:
        drawing = blocker(scene, kind, light)
    else:
        drawing = doubler(scene, kind, light)
    return group(key, classes, at, drawing, title(name), ring(45))


def comet(scene: Scene, kind: str, number: int, light: float, flight: int) -> str:
    """A comet: head, number, owner's letter, and a tail while it flies."""
    r = SIZES[kind]
    if flight < 0:
        return g(
            _tail(scene, kind, light + 180) if flight == FREE else "",
            planet(scene, kind, r, light=light),
            figure(str(number), size=40),
            _letter(kind, (27, 27)),
        )
    side = 27 if flight in (0, 3) else -27
    return g(
        _tail(scene, kind, flight * QUARTER + 180),
        planet(scene, kind, r - 2, light=light),
        _pointer(kind, flight),
        figure(str(number), size=38),
        _letter(kind, (side, side)),
    )


def hunter(scene: Scene, kind: str, light: float) -> str:
    """A small planet on a star of eight points: the eight directions it may go."""
    points = [around((0, 0), 43 if k % 2 == 0 else 21, 22.5 * k) for k in range(16)]
    pale, _, dark = COLOURS[kind]
    return g(
        polygon(points, fill=pale, stroke=dark, stroke_width=3, stroke_linejoin="round"),
        planet(scene, kind, 20, light=light),
        figure("H", size=28),
        _letter(kind, (27, 27)),
    )


def blocker(scene: Scene, kind: str, light: float) -> str:
    """A moon: grey and full of craters, with a belt in its owner's colour."""
    craters = [
        ellipse(6, 5, at=(-15, -17)),
        ellipse(4, 3, at=(6, -24)),
        ellipse(7, 6, at=(17, 20)),
        ellipse(5, 4, at=(-10, 24)),
        ellipse(3, 3, at=(22, -12)),
    ]
    _, body, dark = COLOURS[kind]
    return g(
        g(circle(34, fill=_moon(scene), stroke="#3c4156", stroke_width=2), turn=light),
        g(*craters, fill="#6f7590", stroke="#d7dbea", stroke_width=1.2),
        path("M-34 -2Q0 10 34 -2V9Q0 22 -34 9Z", fill=body, stroke=dark, stroke_width=2, stroke_linejoin="round"),
        figure("B", size=30),
        _letter(kind, (27, 27)),
    )


def doubler(scene: Scene, kind: str, light: float) -> str:
    """A large planet, as large as its cell."""
    r = 36 if kind in RINGS else 42
    return g(planet(scene, kind, r, light=light), figure("×2", size=34), _letter(kind, (29, 29)))


def counter(scene: Scene, key: str, kind: str, at: Point, name: str, *, crowded: bool) -> str:
    """A player's counter on the counting track; smaller if a corner is crowded."""
    r = 15 if kind in RINGS else 17
    drawing = g(
        planet(scene, kind, r, light=sunward(at)),
        figure(kind[0].upper(), size=30 if crowded else 25, rim=4),
        scale=0.66 if crowded else 1,
    )
    return group(key, "counter through", at, drawing, title(name), ring(19))


def _letter(kind: str, at: Point) -> str:
    """The owner's letter on a small disc."""
    _, body, dark = COLOURS[kind]
    disc = circle(14, fill=dark, stroke=body, stroke_width=2)
    return g(disc, text(kind[0].upper(), size=21, fill="#ffffff", font_weight=700), at=at)


def _pointer(kind: str, facing: int) -> str:
    """Where a comet faces: a point before its head."""
    dark = COLOURS[kind][2]
    point = polygon(((-15, -31), (0, -48), (15, -31), (0, -36)), fill="#ffffff", stroke=dark, stroke_width=3)
    return g(point, turn=facing * QUARTER, stroke_linejoin="round")


def _tail(scene: Scene, kind: str, direction: float) -> str:
    """Dust and light behind a comet: a fan that fades, drawn upwards and turned into its direction."""
    pale, body, _ = COLOURS[kind]
    dust = scene.define(f"dust-{kind}", linear((0, body, 0), (0.35, body, 0.4), (1, body, 0.95)))
    gas = scene.define(f"gas-{kind}", linear((0, pale, 0), (0.4, pale, 0.55), (1, pale, 1)))
    fan = path("M-26 -10Q-25 -38 -20 -58Q0 -66 20 -58Q25 -38 26 -10Z", fill=dust)
    rays = path("M-17 -20L-14 -54L-9 -20ZM-5 -20L0 -62L5 -20ZM9 -20L14 -54L17 -20Z", fill=gas)
    return g(fan, rays, turn=direction)


def _moon(scene: Scene) -> str:
    return sphere(scene, "moon", "#f4f5fb", "#b3b9cf", "#585e78")
