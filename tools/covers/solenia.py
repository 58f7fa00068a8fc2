"""Solenia: islands cut from paper between day, dusk and night, and the airship on its way."""

from __future__ import annotations

from .kit import HEIGHT, Point, Scene, circle, ellipse, g, n, path, polar, rect

CURTAINS = (
    ("#ffe9b8", 0),
    ("#ffd591", 96),
    ("#ffb37a", 178),
    ("#f08a84", 244),
    ("#a76a9e", 302),
    ("#5f5598", 354),
    ("#37407f", 404),
    ("#1f2a60", 448),
)


def draw() -> str:
    """The cover."""
    scene = Scene(seed=37)
    _sky(scene)
    _sun_and_moon(scene)
    for x, y, size in ((96, 54, 1), (196, 96, 0.7), (26, 128, 0.8)):
        scene.add(_cloud((x, y), size, "#fffaf0"))
    _hills(scene)
    scene.add(_island(scene, (88, 176), 1.05, "meadow", night=False))
    scene.add(_island(scene, (226, 204), 0.9, "village", night=False))
    scene.add(_island(scene, (398, 150), 0.86, "tower", night=True))
    scene.add(_island(scene, (330, 232), 0.66, "woods", night=True))
    scene.add(_airship(scene, (262, 84)))
    return scene.svg()


def _wave(x: float) -> str:
    """A curtain's edge, from the top of the picture to its foot."""
    return f"M{n(x)} -4C{n(x + 22)} 60 {n(x - 16)} 120 {n(x + 8)} 180S{n(x - 10)} 262 {n(x + 6)} {HEIGHT + 4}"


def _sky(scene: Scene) -> None:
    """Curtains of paper, each throwing a soft shadow on the one before it."""
    scene.add(path("M0 0h480v300H0z", CURTAINS[0][0]))
    for colour, x in CURTAINS[1:]:
        scene.add(
            path(f"{_wave(x - 5)}H500V-4z", "#2b1238", opacity=0.09),
            path(f"{_wave(x - 2)}H500V-4z", "#2b1238", opacity=0.1),
        )
        scene.add(path(f"{_wave(x)}H500V-4z", colour))
    scene.stars(46, "#fff8e0", (352, 8, 476, 190))


def _sun_and_moon(scene: Scene) -> None:
    at = (70, 66)
    rays = [
        polar(at, 62 if i % 2 else 52, i * 15 + d) if d == 0 else polar(at, 42, i * 15 + d)
        for i in range(24)
        for d in (-5, 0, 5)
    ]
    scene.add(circle(at, 92, scene.radial((0.2, "#fff3c4", 0.9), (1, "#fff3c4", 0))))
    scene.add(path("M" + "L".join(f"{n(x)} {n(y)}" for x, y in rays) + "z", "#ffc24d"))
    scene.add(
        circle((71, 68.5), 39, "#a85d12", opacity=0.22),
        circle(at, 38, "#ffd166"),
        circle(at, 29, "#ffe39a"),
        circle(at, 20, "#fff3cf"),
    )
    scene.add(path("M444 34a30 30 0 1 0 8 46a25 25 0 1 1 -8 -46z", "#0d1238", opacity=0.3, transform="translate(2 3)"))
    scene.add(path("M444 34a30 30 0 1 0 8 46a25 25 0 1 1 -8 -46z", "#fff4d6"))


def _cloud(at: Point, size: float, colour: str) -> str:
    shape = "M-34 8a9 9 0 0 1 6 -16a14 14 0 0 1 26 -5a12 12 0 0 1 20 5a9 9 0 0 1 10 16z"
    return g(
        path(shape, "#b4622a", opacity=0.18, transform="translate(1 3)"),
        path(shape, colour, opacity=0.92),
        transform=f"translate({n(at[0])} {n(at[1])}) scale({size})",
    )


def _hills(scene: Scene) -> None:
    """The planet far below, warm on the left and cold on the right."""
    layers = (
        ("M-10 250C70 214 150 240 240 228S400 214 490 246", "#f3b06a", "#4a4a8f"),
        ("M-10 272C90 244 170 268 260 254S410 250 490 272", "#dc8350", "#343a7a"),
        ("M-10 290C80 272 190 290 280 278S420 276 490 290", "#a8553f", "#1d2556"),
    )
    for edge, warm, cold in layers:
        fill = scene.linear((0, warm, 1), (0.42, warm, 1), (0.72, cold, 1), (1, cold, 1), turn=0)
        scene.add(
            path(f"{edge}V310H-10z", "#2b1238", opacity=0.16, transform="translate(0 -4)"),
            path(f"{edge}V310H-10z", fill),
        )


def _island(scene: Scene, at: Point, size: float, kind: str, night: bool) -> str:
    """An island in the air: rock below, land above, and its plants and houses."""
    land = ("#6f8fd0", "#8fb0ea") if night else ("#8fc25a", "#b7da77")
    rock = ("#4b56a0", "#37418a", "#262e6b") if night else ("#c98a55", "#a5663f", "#7c472f")
    grows = {"meadow": _meadow, "village": _village, "tower": _tower, "woods": _woods}[kind](night)
    return g(
        path(
            "M-58 6C-40 22 -30 44 -6 58C2 62 8 56 16 48C34 34 46 20 58 6z",
            "#1a0d2e",
            opacity=0.22,
            transform="translate(3 5)",
        ),
        path("M-58 4C-40 20 -30 42 -6 56C2 60 8 54 16 46C34 32 46 18 58 4z", rock[0]),
        path("M-44 10C-30 22 -22 40 -6 56C-2 58 2 57 6 54C-4 40 -12 24 -14 8z", rock[1]),
        path("M16 8C16 22 14 38 6 54C10 52 13 49 16 46C34 32 46 18 58 4z", rock[2]),
        grows,
        path("M-60 4C-50 -8 -24 -10 0 -9S50 -8 60 4C44 12 30 8 14 13S-30 13 -60 4z", land[0]),
        path("M-60 4C-50 -8 -24 -10 0 -9S50 -8 60 4C40 0 20 3 0 1S-40 1 -60 4z", land[1]),
        _before(kind, night),
        transform=f"translate({n(at[0])} {n(at[1])}) scale({size})",
    )


def _tree(x: float, y: float, size: float, night: bool) -> str:
    dark, light = ("#2f5f8f", "#4a83b5") if night else ("#2f7d46", "#58a85a")
    return g(
        path("M-1.6 0h3.2v7h-3.2z", "#6b3f28"),
        path("M0 -30L11 -8H5L14 3H-14L-5 -8H-11z", dark),
        path("M0 -30L-11 -8H-5L-14 3H0z", light),
        transform=f"translate({x} {y}) scale({size})",
    )


def _house(x: float, y: float, size: float, night: bool, roof: str) -> str:
    wall, shade = ("#c9d2f5", "#9aa6db") if night else ("#fff4dd", "#ecd2ac")
    window = "#ffd166" if night else "#7a5a48"
    return g(
        rect(-9, -14, 18, 16, wall),
        rect(2, -14, 7, 16, shade),
        path("M-12 -13L0 -25L12 -13z", roof),
        path("M0 -25L12 -13H2z", "#000", opacity=0.15),
        rect(-5.5, -9, 5, 6, window),
        transform=f"translate({x} {y}) scale({size})",
    )


def _meadow(night: bool) -> str:
    return _tree(-36, -2, 0.9, night) + _tree(-20, -6, 1.15, night) + _tree(32, -4, 0.8, night)


def _village(night: bool) -> str:
    return (
        _house(-24, -4, 1.1, night, "#d8553f")
        + _house(4, -6, 1.4, night, "#c0413a")
        + _house(30, -4, 1, night, "#e0794a")
    )


def _tower(night: bool) -> str:
    tower = g(
        rect(-7, -34, 14, 36, "#c9d2f5"),
        rect(1, -34, 6, 36, "#9aa6db"),
        path("M-10 -33L0 -50L10 -33z", "#6a4fa8"),
        rect(-3, -26, 5, 7, "#ffd166"),
        rect(-3, -13, 5, 7, "#ffd166"),
        transform="translate(-8 -5)",
    )
    return tower + _house(18, -5, 1, night, "#7d5bb5") + _tree(38, -3, 0.7, night)


def _woods(night: bool) -> str:
    return _tree(-34, -2, 0.9, night) + _tree(-14, -5, 1.2, night) + _tree(8, -5, 1, night) + _tree(28, -4, 1.1, night)


def _before(kind: str, night: bool) -> str:
    """The things in front of the edge of the land: wheat, or falling water."""
    if kind == "meadow":
        stalks = "".join(f"M{x} 2q{1 if x % 2 else -1} -9 0 -15" for x in range(-6, 20, 3))
        return path(stalks, stroke="#e8a92c", stroke_width=2.4, stroke_linecap="round")
    if kind == "tower":
        return path(
            "M-30 6C-31 22 -32 38 -30 60C-25 60 -22 60 -20 58C-22 38 -22 22 -20 8z", "#a9dcff", opacity=0.85
        ) + path("M-26 10C-27 26 -27 40 -26 54", stroke="#fff", stroke_width=1.4, opacity=0.8)
    return ""


def _airship(scene: Scene, at: Point) -> str:
    """The airship, with the ring to look through on its side."""
    stripes = scene.linear((0, "#fffdf4", 1), (0.55, "#fdebcf", 1), (1, "#d9b08a", 1))
    hull = "M-84 0C-70 -34 30 -42 78 -4C84 0 84 4 78 8C30 42 -64 34 -84 0z"
    red = scene.linear((0, "#e2604c", 1), (0.6, "#c23b3b", 1), (1, "#862432", 1))
    bands = (
        "M-62 -30C-48 -10 -48 14 -62 34h20C-28 12 -28 -12 -42 -34z"
        "M-8 -40C6 -14 6 16 -8 40h20C26 14 26 -14 12 -40zM44 -36C56 -12 56 14 44 36h16C70 14 70 -12 60 -36z"
    )
    brass = scene.linear((0, "#fff0b8", 1), (0.5, "#e2a93a", 1), (1, "#8f5d14", 1))
    return g(
        g(path(hull, "#1a0d2e"), path("M-92 -26L-66 -2L-92 24z", "#1a0d2e"), opacity=0.2, transform="translate(4 7)"),
        path("M-70 -4L-100 -30C-104 -10 -104 12 -100 32L-70 8z", red),
        path("M-22 32L-18 48M22 32L18 48", stroke="#5a3422", stroke_width=2.4),
        path("M-26 47h52l-6 15q-20 6 -40 0z", "#8a5230"),
        path("M-26 47h52l-2 6h-48z", "#c98a55"),
        path(hull, stripes),
        g(path(bands, red), clip_path=scene.clip(path(hull, "#000"))),
        path("M-80 -6C-58 -32 24 -38 72 -6", stroke="#fff", stroke_width=2.6, opacity=0.75, stroke_linecap="round"),
        circle((-24, 1), 17, "#24305f"),
        circle((-24, 1), 17, stroke=brass, stroke_width=5.5),
        circle((-24, 1), 11, scene.radial((0, "#fff3c4", 1), (0.6, "#ffd166", 1), (1, "#f08a2c", 1))),
        ellipse((-24, 1), 20.4, 20.4, stroke="#6b4310", stroke_width=1, opacity=0.6),
        transform=f"translate({n(at[0])} {n(at[1])}) rotate(-5)",
    )
