"""The ground of the board: what never changes. The sky behind space, the sectors, the bonus wheel, the panels."""

from __future__ import annotations

from functools import cache

from perihelion.draw import Scene
from perihelion.draw.layout import Point, around, sector
from perihelion.draw.shapes import circle, clip, ellipse, g, line, linear, path, polygon, radial, rect, text
from perihelion.draw.symbols import card_back, panel, stars, sun
from perihelion.draw.theme import INK, LINE, QUIET, SKY, SKY_EDGE, SKY_GLOW

from ..rules.components import COLOURS, PUSH_COST, SLOTS
from ..rules.geometry import COORDINATES, LOCALS
from .colours import (
    CENTRE_TILE,
    CLOSED,
    CONSOLE,
    CONSOLE_LIGHT,
    GRID,
    RIM,
    ROSE,
    SLOT,
    SLOT_LIGHT,
    SPACE,
    TEAL,
    TILE,
    VIOLET,
)
from .layout import (
    BRIDGE_HEIGHT,
    CARDS_HEIGHT,
    CELL,
    CELLS,
    CHART_HEIGHT,
    COLUMN_CELLS,
    HEXES,
    MARGIN,
    OWN_HEIGHT,
    ROW,
    ROWS_AT,
    WHEEL_INNER,
    WHEEL_OUTER,
    WHEEL_SPAN,
    WHEEL_X,
    WHEEL_Y,
    WIDTH,
    slot_edges,
)
from .names import bonus_words
from .planets import define_planets
from .symbols import ROMAN

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

ACROSS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The neighbours across the sides of a pointy hex, in the order of its corners."""


@cache
def draw_ground(height: float, top: float) -> Scene:
    """Draw all that never changes, with every paint that a later position may need; the chart begins at `top`."""
    scene = Scene("solarius", WIDTH, height)
    sky = scene.define("sky", radial((0, SKY_GLOW), (0.6, SKY), (1, SKY_EDGE), at=(0.5, 0.3), r=0.8))
    define_planets(scene)
    scene.stay(rect(WIDTH, height, at=(WIDTH / 2, height / 2), corner=26, fill=sky))
    _draw_chart(scene, top)
    _draw_bridge(scene, top + CHART_HEIGHT)
    _draw_player_board(scene, top + CHART_HEIGHT + BRIDGE_HEIGHT + MARGIN)
    return scene


def _draw_chart(scene: Scene, top: float) -> None:
    """SOLARIUS-57: the seven sectors and their borders; the fields say which tile lies where."""
    scene.stay(g(_sky(scene), _sectors(), at=(0, top)))
    sun(scene, 1)  # its paints, for home


def _sectors() -> str:
    """All fields, and a strong line where two sectors meet or space ends."""
    field_at = {at: h for h, at in enumerate(COORDINATES)}
    cells: tuple[list[str], list[str]] = ([], [])
    borders = []
    for h, (q, r) in enumerate(COORDINATES):
        cells[h < LOCALS].append(_hex_path(HEXES.corners(q, r, 1.5)))
        corners = HEXES.corners(q, r)
        for side, (dq, dr) in enumerate(ACROSS):
            other = field_at.get((q + dq, r + dr), -1)
            if other < 0 or other // LOCALS != h // LOCALS:
                (x, y), (to_x, to_y) = corners[side], corners[(side + 1) % 6]
                borders.append(f"M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}")
    fields = g(
        path("".join(cells[0]), fill=TILE),
        path("".join(cells[1]), fill=CENTRE_TILE),
        fill_opacity=0.62,
        stroke=GRID,
        stroke_width=1,
    )
    ways = "".join(borders)
    glow = path(ways, stroke=RIM, stroke_width=8, stroke_opacity=0.22, stroke_linecap="round")
    return fields + glow + path(ways, stroke=RIM, stroke_width=2.4, stroke_linecap="round")


def _hex_path(corners: list[Point]) -> str:
    """The outline of a field as part of a path, in whole numbers to keep the picture small."""
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in corners) + "Z"


def _sky(scene: Scene) -> str:
    """What lies behind the fields of space: nebulae, the circles of a star chart, constellations, a distant planet."""
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
        _distant_planet(world),
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


def _distant_planet(paint: str) -> str:
    """A ringed planet in the lower right corner, which nothing else needs."""
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


def _draw_bridge(scene: Scene, top: float) -> None:
    """SOLARIUS-16: the wheel with its five slots from behind the pointer to before it."""
    steel = scene.define("steel", linear((0, CONSOLE_LIGHT), (0.16, CONSOLE), (1, SPACE)))
    glass = scene.define("glass", linear((0, SLOT_LIGHT), (0.4, SLOT), (1, CONSOLE)))
    high = BRIDGE_HEIGHT - 4
    hub = (WHEEL_X, WHEEL_Y)
    drawn = [rect(WIDTH - 2 * MARGIN, high, at=(WIDTH / 2, high / 2 + 4), corner=18, fill=steel), _dial()]
    for slot in range(SLOTS):
        start, end = slot_edges(slot)
        shape = sector(hub, WHEEL_INNER, WHEEL_OUTER, start + 0.3, end - 0.3)
        drawn.append(path(shape, fill=glass, stroke=RIM, stroke_width=2))
        lip = sector(hub, WHEEL_INNER, WHEEL_INNER + 32, start + 0.3, end - 0.3)
        drawn.append(path(lip, fill=SPACE, fill_opacity=0.55))
        at = around(hub, WHEEL_INNER + 16, (start + end) / 2)
        drawn.append(text(bonus_words(slot), at=at, size=26, fill=INK, font_weight=700))
    tip, a, b = (
        around(hub, r, angle)
        for r, angle in ((815, -WHEEL_SPAN + 0.2), (856, -WHEEL_SPAN - 2.2), (774, -WHEEL_SPAN - 2.2))
    )
    drawn.append(polygon((tip, a, b), fill="#ef8354", stroke="#ffffff", stroke_width=2))
    scene.stay(g(*drawn, at=(0, top)))
    card_back(scene, 1, 1)


def _dial() -> str:
    """The rim of the wheel: a scale as on an instrument, and bolts in the corners of the console."""
    hub = (WHEEL_X, WHEEL_Y)
    ticks = []
    for k in range(43):
        (x, y), (to_x, to_y) = (
            around(hub, r, k - WHEEL_SPAN) for r in (WHEEL_OUTER + 3, WHEEL_OUTER + (11 if k % 2 else 8))
        )
        ticks.append(f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}")
    bolts = [circle(5, at=(x, y)) for x in (26, WIDTH - 26) for y in (22, BRIDGE_HEIGHT - 18)]
    return path("".join(ticks), stroke=QUIET, stroke_width=2) + g(*bolts, fill=SPACE, stroke=RIM, stroke_width=1.5)


def _draw_player_board(scene: Scene, top: float) -> None:
    """The panels of the player board and of the cards, and the cells of the rows."""
    wide, below = WIDTH - 2 * MARGIN, OWN_HEIGHT + MARGIN + CARDS_HEIGHT / 2
    board = panel(wide, OWN_HEIGHT, at=(WIDTH / 2, OWN_HEIGHT / 2), corner=18)
    cards = panel(wide, CARDS_HEIGHT, at=(WIDTH / 2, below), corner=18)
    scene.stay(g(board, cards, _cells(), at=(0, top)))


def _cells() -> str:
    """The columns with what it costs to push a die into them, and all cells."""
    drawn = []
    for column, (first, last) in COLUMN_CELLS.items():
        x = (CELLS.at(0, first)[0] + CELLS.at(0, last)[0]) / 2
        words = ROMAN[column] if column == 1 else f"{ROMAN[column]} ({PUSH_COST[column - 1]})"
        drawn.append(text(words, at=(x, ROWS_AT - 16), size=22, fill=QUIET, font_weight=600))
    cells = [rect(CELL - 5, ROW - 5, at=CELLS.at(row, cell), corner=10) for row in range(COLOURS) for cell in range(8)]
    return g(*drawn, g(*cells, fill=CLOSED, stroke=LINE, stroke_width=1, stroke_opacity=0.6))
