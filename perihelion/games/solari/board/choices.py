"""What a player chooses by touch besides the cells: the two values of six-six, and the facing of a comet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import spread
from perihelion.draw.marks import frame
from perihelion.draw.shapes import group, rect, text, title
from perihelion.draw.symbols import arrow, die
from perihelion.draw.theme import INK, QUIET, SURFACE

from ..rules.state import COMBOS, State
from .layout import MARGIN, WIDTH, arrow_places

if TYPE_CHECKING:
    from perihelion.core.view import View


def draw_value_choice(scene: Scene, view: View) -> None:
    """SOLARI-22: the values from which the player names a lower and a higher one for six-six."""
    legal = [view.game.actions.family(action) for action in view.legal]
    combos = [COMBOS[values[0]] for family, values in legal if family.name == "combination"]
    rows = (("lo", "board-lower", {a for a, _ in combos}), ("hi", "board-higher", {b for _, b in combos}))
    for row, (prefix, word, possible) in enumerate(rows):
        y = WIDTH + (row + 0.5) * 101
        words = text(view.words(word), at=(-8, 0), size=24, anchor="middle", fill=QUIET)
        scene.put(prefix, group(prefix, "label through", (64, y), words))
        for value, x in zip(range(1, 7), spread(6, 118, WIDTH - MARGIN), strict=True):
            key = f"{prefix}{value}"
            hit = rect(124, 100, fill="transparent")
            drawing = die(value, 78, used=value not in possible)
            name = title(f"{view.words(word)} {value}")
            scene.put(key, group(key, "choice", (x, y), hit, drawing, name, frame(96, 94, corner=22)))


def draw_facing_choice(scene: Scene, view: View) -> None:
    """SOLARI-35, -52: four arrows around the comet whose facing is chosen."""
    s: State = view.state
    cell = s.pos[s.face_job[1], s.face_job[2]]
    names = [view.words(f"facing-{way}") for way in range(4)]
    for way, at in enumerate(arrow_places(cell)):
        key = f"f{way}"
        disc = rect(66, 66, corner=33, fill=SURFACE, stroke=QUIET, stroke_width=2)
        drawing = disc + arrow(38, turn=90 * way, fill=INK)
        hit = rect(96, 96, fill="transparent")
        scene.put(key, group(key, "handle", at, hit, drawing, title(names[way]), frame(76, 76, corner=38)))
