"""Solarius Mission: a star chart of hexes through the window of a ship, and its console."""

from __future__ import annotations

import math

from .kit import Point, Scene, ball, circle, g, n, path, polygon, rect, ring, sun, towards

SUN = (300, 96)
SIZE = 31
COLOURS = {
    "black": ("#b9c0d8", "#4a5170", "#12162c"),
    "yellow": ("#fff2c4", "#f2b632", "#7a4d06"),
    "turquoise": ("#d6fff6", "#27c1ae", "#07514d"),
    "brown": ("#ffe0c7", "#b0693c", "#4a2110"),
}


def draw() -> str:
    """The cover."""
    scene = Scene(seed=53)
    ground = scene.radial(
        (0, "#2f6a93", 1), (0.3, "#1c4376", 1), (0.65, "#122456", 1), (1, "#070c26", 1), at=SUN, r=400, by="user"
    )
    scene.add(path("M0 0h480v300H0z", ground))
    scene.stars(150)
    _chart(scene)
    _console(scene)
    return scene.svg()


def _cell(column: int, row: int) -> Point:
    return 12 + SIZE * math.sqrt(3) * (column + (row % 2) / 2), 16 + SIZE * 1.5 * row


def _hex(at: Point, r: float) -> list[Point]:
    return [(at[0] + r * math.sin(math.radians(60 * i)), at[1] - r * math.cos(math.radians(60 * i))) for i in range(6)]


def _chart(scene: Scene) -> None:
    lines = scene.radial((0, "#bfe6ff", 0.8), (0.5, "#6fa8e8", 0.5), (1, "#6fa8e8", 0.18), at=SUN, r=330, by="user")
    cells = [_cell(column, row) for row in range(6) for column in range(-1, 10)]
    scene.add(
        path(
            "".join("M" + "L".join(f"{n(x)} {n(y)}" for x, y in _hex(at, SIZE - 1)) + "z" for at in cells),
            stroke=lines,
            stroke_width=1.2,
        )
    )
    for column, row, light in ((1, 1, 0.16), (2, 3, 0.12), (7, 1, 0.14), (6, 3, 0.12), (4, 0, 0.1)):
        scene.add(polygon(_hex(_cell(column, row), SIZE - 4), "#9fd4ff", opacity=light))
    cell = {name: _cell(*where) for name, where in {"sun": (5, 2), "home": (2, 3), "goal": (7, 1)}.items()}
    way = [cell["home"], _cell(3, 2), _cell(3, 1), _cell(4, 1), _cell(5, 1), _cell(6, 1), cell["goal"]]
    line = "M" + "L".join(f"{n(x)} {n(y)}" for x, y in way)
    scene.add(path(line, stroke="#0b1a3d", stroke_width=5, opacity=0.5, stroke_linejoin="round"))
    scene.add(
        path(
            line,
            stroke="#ffd166",
            stroke_width=2.6,
            stroke_dasharray="7 6",
            stroke_linecap="round",
            stroke_linejoin="round",
        )
    )
    scene.add(*(circle(at, 3, "#ffe9b0") for at in way[1:-1]))
    sun(scene, cell["sun"], 24, 20, 3.4)
    _planets(scene, cell["sun"])
    flag = g(
        path("M0 0V-30", stroke="#fff", stroke_width=2),
        path("M0 -30L18 -25L0 -19z", "#ef6a4c"),
        transform=f"translate({n(cell['goal'][0] + 8)} {n(cell['goal'][1] - 12)})",
    )
    scene.add(flag, _ship(scene, (cell["home"][0] + 10, cell["home"][1] - 4)))


def _planets(scene: Scene, light: Point) -> None:
    for where, r, kind in (
        ((7, 1), 15, "turquoise"),
        ((1, 1), 13, "yellow"),
        ((7, 3), 16, "brown"),
        ((8, 2), 9, "yellow"),
        ((0, 3), 10, "brown"),
    ):
        at = _cell(*where)
        around = ring(r * 1.55, 0.32, 3, "#ffd9b8", -18) if kind == "brown" and r > 12 else ("", "")
        bands = path(f"M{-r} -4q{r} 5 {2 * r} 0M{-r} 5q{r} 5 {2 * r} 0", stroke="#fff", stroke_width=2, opacity=0.3)
        scene.add(ball(scene, at, r, COLOURS[kind], towards(at, light), bands, around))


def _ship(scene: Scene, at: Point) -> str:
    body = scene.linear((0, "#8f9cc9", 1), (0.45, "#fbfcff", 1), (1, "#aeb9e0", 1), turn=0)
    flame = scene.linear((0, "#f4fdff", 1), (0.4, "#7fe0ff", 0.9), (1, "#3aa0ff", 0))
    return g(
        path("M-7 20Q-2 60 0 74Q2 60 7 20z", flame),
        path("M-10 2L-26 24L-8 20zM10 2L26 24L8 20z", "#d8455a"),
        path("M-10 2L-26 24L-17 22z", "#8c2338"),
        path("M0 -38C13 -24 13 4 9 22H-9C-13 4 -13 -24 0 -38z", body),
        path("M0 -38C7 -30 9.6 -20 10.4 -12H-10.4C-9.6 -20 -7 -30 0 -38z", "#d8455a"),
        circle((0, -2), 5.4, "#17336b", stroke="#fff", stroke_width=2),
        path("M-3 -4a4 4 0 0 1 4 -2", stroke="#bfe6ff", stroke_width=1.6, stroke_linecap="round"),
        path("M-9 22h18l-3 5h-12z", "#4a558c"),
        transform=f"translate({n(at[0])} {n(at[1])}) rotate(62) scale(.84)",
    )


def _console(scene: Scene) -> None:
    """The frame of the window and the desk below it, with dice in their slots."""
    frame = scene.linear((0, "#5b6aa5", 1), (0.5, "#2c3768", 1), (1, "#141a3d", 1))
    scene.add(
        path(
            "M0 0H480V300H0zM16 22Q16 12 28 12H452Q464 12 464 22V212Q360 190 240 190T16 212z",
            "#0a1030",
            fill_rule="evenodd",
            opacity=0.55,
        )
    )
    scene.add(
        path("M0 0H480V300H0zM12 20Q12 8 26 8H454Q468 8 468 20V208Q360 186 240 186T12 208z", frame, fill_rule="evenodd")
    )
    scene.add(
        path("M12 208Q120 186 240 186T468 208", stroke="#a9b9ee", stroke_width=2),
        path("M26 8H454", stroke="#8ea0dd", stroke_width=1.4),
    )
    desk = scene.linear((0, "#3a4780", 1), (1, "#11173a", 1))
    scene.add(
        path("M0 232Q120 206 240 206T480 232V300H0z", desk),
        path("M0 232Q120 206 240 206T480 232", stroke="#b6c4f5", stroke_width=1.6, opacity=0.7),
    )
    scene.add(_dice(scene))
    for x, y, colour, part in (
        (62, 258, "#7be3ff", 0.7),
        (124, 252, "#ffd166", 0.45),
        (356, 252, "#6fe3a1", 0.85),
        (418, 258, "#ff8fa8", 0.3),
    ):
        scene.add(_gauge((x, y), 22, colour, part))
    for i, x in enumerate((26, 92, 388, 454)):
        scene.add(circle((x, 236 if i in (1, 2) else 242), 3, ("#ffd166", "#6fe3a1", "#ff8fa8", "#ffd166")[i]))


def _gauge(at: Point, r: float, colour: str, part: float) -> str:
    turn = math.radians(-130 + 260 * part)
    tip = (at[0] + r * 0.66 * math.sin(turn), at[1] - r * 0.66 * math.cos(turn))
    start, end = (math.radians(-130), turn)
    a = (at[0] + r * 0.8 * math.sin(start), at[1] - r * 0.8 * math.cos(start))
    b = (at[0] + r * 0.8 * math.sin(end), at[1] - r * 0.8 * math.cos(end))
    big = int(260 * part > 180)
    return g(
        circle(at, r, "#0a0f2b", stroke="#7f90d0", stroke_width=2),
        path(
            f"M{n(a[0])} {n(a[1])}A{n(r * 0.8)} {n(r * 0.8)} 0 {big} 1 {n(b[0])} {n(b[1])}",
            stroke=colour,
            stroke_width=4,
            stroke_linecap="round",
        ),
        path(f"M{n(at[0])} {n(at[1])}L{n(tip[0])} {n(tip[1])}", stroke="#fff", stroke_width=2, stroke_linecap="round"),
        circle(at, 2.6, "#fff"),
    )


def _dice(scene: Scene) -> str:
    pips = {1: ((0, 0),), 2: ((-6, -6), (6, 6)), 3: ((-6, -6), (0, 0), (6, 6)), 4: ((-6, -6), (6, -6), (-6, 6), (6, 6))}
    colours = {
        "black": ("#6b7290", "#1b2036", "#fff"),
        "yellow": ("#ffe08a", "#e09a12", "#241600"),
        "turquoise": ("#7fe9db", "#128f80", "#00211d"),
        "brown": ("#e0a878", "#7d4322", "#fff"),
    }
    dice = [rect(164, 222, 152, 50, "#0a0f2b", rx=12, stroke="#7f90d0", stroke_width=2)]
    for i, (kind, count) in enumerate((("black", 3), ("yellow", 2), ("turquoise", 4), ("brown", 1))):
        light, dark, pip = colours[kind]
        face = scene.linear((0, light, 1), (1, dark, 1), turn=55)
        spots = (circle(at, 2.7, pip) for at in pips[count])
        dice.append(
            g(
                rect(-14, -14, 28, 28, face, rx=7),
                path("M-9 -12.4h18", stroke="#fff", stroke_width=1.4, opacity=0.55, stroke_linecap="round"),
                *spots,
                transform=f"translate({186 + i * 36} 247)",
            )
        )
    return "".join(dice)
