"""Solaris: the ring station seen from above, in front of a red giant."""

from __future__ import annotations

from .kit import Point, Scene, circle, ellipse, g, n, path, polar, polygon, rect, sector

RING = (196, 158)
GIANT = (430, 66)
BRIDGES = (
    ("triangle", "#b07cff"),
    ("round", "#ff6fae"),
    ("square", "#5a9bff"),
    ("cross", "#45c97c"),
    ("triangle", "#b07cff"),
    ("round", "#ff6fae"),
)


def draw() -> str:
    """The cover."""
    scene = Scene(seed=23)
    ground = scene.radial(
        (0, "#a32631", 1), (0.35, "#561430", 1), (0.68, "#241031", 1), (1, "#090a1e", 1), at=GIANT, r=480, by="user"
    )
    scene.add(path("M0 0h480v300H0z", ground))
    scene.stars(130)
    _giant(scene)
    _station(scene)
    scene.add(_shuttle(scene, (352, 232), 0.95, -52), _shuttle(scene, (44, 66), 0.5, 128))
    return scene.svg()


def _giant(scene: Scene) -> None:
    r = 128
    scene.add(circle(GIANT, 230, scene.radial((0.45, "#ff6a3c", 0.6), (0.7, "#ff3b30", 0.22), (1, "#ff3b30", 0))))
    disc = scene.radial(
        (0, "#fff0c9", 1),
        (0.3, "#ffb066", 1),
        (0.66, "#f0522f", 1),
        (0.92, "#b81d2c", 1),
        (1, "#8c1027", 1),
        at=(0.44, 0.46),
        r=0.56,
    )
    scene.add(circle(GIANT, r, disc))
    clouds = []
    for y, bend, high, colour, light in (
        (-92, 12, 14, "#ffd9a0", 0.25),
        (-58, -10, 20, "#c9262c", 0.3),
        (-22, 14, 16, "#ffe6b8", 0.28),
        (10, -12, 22, "#c9262c", 0.28),
        (48, 12, 15, "#ffc98a", 0.26),
        (78, -9, 24, "#8c1027", 0.35),
    ):
        clouds.append(path(f"M-130 {y}q65 {bend} 130 0t130 0v{high}q-65 {bend} -130 0t-130 0z", colour, opacity=light))
    clouds += [ellipse((-52, 34), 22, 9, "#fff0c9", opacity=0.4), ellipse((-70, -34), 12, 5, "#7a0e22", opacity=0.4)]
    inner = g(*clouds, transform=f"translate({GIANT[0]} {GIANT[1]}) rotate(-14)")
    scene.add(g(inner, clip_path=scene.clip(circle(GIANT, r))))
    for angle, big in ((236, 26), (198, 34), (262, 18)):
        a, b = polar(GIANT, r - 2, angle - big / 2), polar(GIANT, r - 2, angle + big / 2)
        c, d = polar(GIANT, r + big, angle - big / 3), polar(GIANT, r + big, angle + big / 3)
        scene.add(
            path(
                f"M{n(a[0])} {n(a[1])}C{n(c[0])} {n(c[1])} {n(d[0])} {n(d[1])} {n(b[0])} {n(b[1])}",
                stroke="#ff9a5c",
                stroke_width=2.4,
                opacity=0.8,
            )
        )


def _station(scene: Scene) -> None:
    """Six stations, six bridges, spokes, and the laser in the middle."""
    hull = scene.linear(
        (0, "#e9dfe8", 1), (0.28, "#8d93b8", 1), (0.62, "#3c4474", 1), (1, "#1a1f45", 1), by=((300, 60), (96, 258))
    )
    deck = scene.linear((0, "#4a5488", 1), (1, "#151a3c", 1), by=((300, 60), (96, 258)))
    scene.add(circle((RING[0] - 8, RING[1] + 9), 124, "#04050f", opacity=0.35))
    for i in range(6):
        angle = i * 60
        a, b = polar(RING, 30, angle), polar(RING, 74, angle)
        scene.add(
            path(f"M{n(a[0])} {n(a[1])}L{n(b[0])} {n(b[1])}", stroke=hull, stroke_width=9),
            path(f"M{n(a[0])} {n(a[1])}L{n(b[0])} {n(b[1])}", stroke="#10142f", stroke_width=4.5),
        )
    scene.add(circle(RING, 76, stroke=hull, stroke_width=10), circle(RING, 76, stroke="#10142f", stroke_width=5))
    for i in range(6):
        start = i * 60 + 5
        scene.add(
            path(sector(RING, 72, 124, start, start + 50), hull),
            path(sector(RING, 75.5, 120.5, start + 1.6, start + 48.4), deck),
        )
        scene.add(path(sector(RING, 100, 117, start + 4, start + 46), "#0d1230"))
        for k in range(8):
            spot = polar(RING, 108.5, start + 7.4 + k * 5)
            lit = (i * 3 + k * 5) % 4
            scene.add(circle(spot, 2.1, ("#ffd166", "#ffe9b0", "#4a5590", "#ffd166")[lit]))
        scene.add(*_windows(start))
    for i, (shape, colour) in enumerate(BRIDGES):
        scene.add(_bridge(polar(RING, 76, i * 60), i * 60, shape, colour))
    beam, end = polar(RING, 22, 64), polar(RING, 128, 64)
    wide = scene.linear((0, "#fff6d0", 0.95), (1, "#ffd166", 0.1), by=(beam, end))
    side = [polar(RING, 20, 58), polar(RING, 20, 70), polar(end, 9, 154), polar(end, 9, -26)]
    scene.add(polygon(side, wide))
    scene.add(circle(RING, 62, scene.radial((0.2, "#ff9a5c", 0.4), (1, "#ff9a5c", 0))))
    scene.add(
        circle(RING, 31, hull),
        circle(RING, 27, "#10142f"),
        circle(RING, 21, stroke="#ff9a5c", stroke_width=1.5, opacity=0.8),
    )
    scene.add(
        circle(
            RING, 15, scene.radial((0, "#fffbe6", 1), (0.5, "#ffcf70", 1), (1, "#f0522f", 1), at=(0.42, 0.38), r=0.62)
        )
    )


def _windows(start: float) -> list[str]:
    return [
        path(
            sector(RING, 84, 91, start + 8 + k * 9, start + 13 + k * 9),
            "#ffe0a3" if (k + int(start)) % 3 else "#2b3363",
            opacity=0.9,
        )
        for k in range(4)
    ]


def _bridge(at: Point, turn: float, shape: str, colour: str) -> str:
    signs = {
        "triangle": path("M0 -6L6 5H-6z", "#fff"),
        "round": circle((0, 0), 5.4, "#fff"),
        "square": rect(-5, -5, 10, 10, "#fff"),
        "cross": path("M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z", "#fff"),
    }
    plate = rect(-12, -11, 24, 22, colour, rx=5, stroke="#0b0e26", stroke_width=2)
    gleam = path("M-9 -9h18", stroke="#fff", stroke_width=1.6, opacity=0.6, stroke_linecap="round")
    turned = g(plate, gleam, transform=f"rotate({n(turn)})")
    return g(turned, signs[shape], transform=f"translate({n(at[0])} {n(at[1])})")


def _shuttle(scene: Scene, at: Point, size: float, turn: float) -> str:
    """A shuttle, nose up before it is turned."""
    body = scene.linear((0, "#8f96bd", 1), (0.45, "#f6f3ff", 1), (1, "#c9a9b8", 1), turn=0)
    flame = scene.linear((0, "#fff6d0", 1), (0.4, "#ffb84d", 0.9), (1, "#ff5a36", 0))
    return g(
        path("M-5 16Q0 52 0 56Q0 52 5 16z", flame),
        path("M-8 4L-17 18L-6 15zM8 4L17 18L6 15z", "#b5314a"),
        path("M0 -26C9 -16 10 2 7 17H-7C-10 2 -9 -16 0 -26z", body),
        circle((0, -6), 3.6, "#24305f", stroke="#dfe4ff", stroke_width=1.4),
        path("M-7 17h14l-2 4h-10z", "#3c4474"),
        transform=f"translate({n(at[0])} {n(at[1])}) rotate({turn}) scale({size})",
    )
