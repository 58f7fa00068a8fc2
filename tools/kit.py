"""Draw docs/pictures/kit.svg: every shape of the drawing kit with its name, and the marks. `make pictures` runs it."""

from __future__ import annotations

from pathlib import Path

from perihelion.draw import Scene, marks
from perihelion.draw.goods import stone, suit, water, wheat, wood
from perihelion.draw.layout import hexagon
from perihelion.draw.marks import frame, hexframe, price_badge, ring
from perihelion.draw.planets import define_planets, planet
from perihelion.draw.shapes import circle, ellipse, figure, group, line, path, polygon, rect, text
from perihelion.draw.symbols import arrow, card, card_back, chevron, die, domino, panel, pill, pips, sun
from perihelion.draw.theme import AMBER, INK, QUIET, SKY, SURFACE

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "kit.svg"

COLUMNS, CELL_WIDTH, CELL_HEIGHT = 8, 130, 140
STROKE = {"stroke": AMBER, "stroke_width": 6}


def samples(scene: Scene) -> list[tuple[str, str]]:
    """Return name and drawing of every shape."""
    define_planets(scene, "jupiter")
    return [
        ("circle", circle(36, fill=AMBER)),
        ("ellipse", ellipse(44, 26, fill=AMBER)),
        ("rect", rect(80, 56, corner=10, fill=AMBER)),
        ("line", line((-36, 24), (36, -24), **STROKE)),
        ("path", path("M-40 20 Q0 -60 40 20", fill="none", **STROKE)),
        ("polygon", polygon(hexagon(38), fill=AMBER)),
        ("text", text("words", size=26)),
        ("figure", circle(34, fill=AMBER) + figure("12", size=34)),
        ("sun", sun(scene, 26)),
        ("planet", planet(scene, "jupiter", 34)),
        ("die", die(5, 64)),
        ("pips", pips(3, 64, fill=INK)),
        ("domino", domino(2, 6, 40)),
        ("card", card(scene, 60, 84)),
        ("card_back", card_back(scene, 60, 84)),
        ("panel", panel(90, 64)),
        ("arrow", arrow(60, fill=AMBER)),
        ("chevron", chevron(50, stroke=AMBER, stroke_width=8, fill="none")),
        ("pill", pill("pill", size=22)),
        ("suit", suit("purple", 60)),
        ("wood", wood(60)),
        ("wheat", wheat(60)),
        ("stone", stone(60)),
        ("water", water(60)),
        ("price_badge", price_badge(2, wheat(22))),
    ]


HALOS = {
    "ring": ("touch", circle(34, fill=SURFACE) + ring(44)),
    "frame": ("happened", rect(80, 60, corner=10, fill=SURFACE) + frame(96, 76)),
    "hexframe": ("refused", polygon(hexagon(36), fill=SURFACE) + hexframe(44)),
}
"""The halos, each with a mark to show it."""


def draw() -> str:
    """Return the picture as SVG."""
    scene = Scene("kit", COLUMNS * CELL_WIDTH, 4 * CELL_HEIGHT + 20, title="The drawing kit")
    scene.stay(rect(scene.width, scene.height, at=(scene.width / 2, scene.height / 2), corner=20, fill=SKY))
    shown = samples(scene) + [(name, drawing) for name, (_, drawing) in HALOS.items()]
    for number, (name, drawing) in enumerate(shown):
        x = CELL_WIDTH * (number % COLUMNS) + CELL_WIDTH / 2
        y = CELL_HEIGHT * (number // COLUMNS) + 60
        label = text(name, at=(0, 68), size=16, fill=INK)
        if name in HALOS:
            label += text(HALOS[name][0], at=(0, 86), size=14, fill=QUIET)
        scene.put(name, group(name, "sample", (x, y), drawing, label))
    return scene.svg(marks(**{mark: [name] for name, (mark, _) in HALOS.items()})) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
