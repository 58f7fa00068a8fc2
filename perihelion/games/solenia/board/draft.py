"""The draft of upgrade tiles: the offers of both levels, laid over the lower half of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import Point, spread
from perihelion.draw.marks import frame
from perihelion.draw.shapes import group, rect, text, title
from perihelion.draw.symbols import panel
from perihelion.draw.theme import LINE, QUIET, RAISED

from ..rules.state import DAY, DRAFT, HALF_DAY, HALF_NIGHT, NIGHT, OFFER, State
from .places import MARGIN, NEXT_HEIGHT, WIDTH, WINDOW, window_top
from .symbols import little_sun, night

if TYPE_CHECKING:
    from perihelion.core.view import View

HIGH_1, HIGH_3, GAP = 118, 250, 12


def draft(scene: Scene, view: View) -> None:
    """SOLENIA-55, -57: what is still offered."""
    s: State = view.state
    if s.phase not in (DRAFT, OFFER, HALF_DAY, HALF_NIGHT):
        return
    high = HIGH_1 + HIGH_3 + 3 * GAP
    top = window_top(s) + WINDOW - high + NEXT_HEIGHT
    look = panel(WIDTH - 2 * MARGIN, high, corner=18)
    scene.put("draft", group("draft", "draft", (WIDTH / 2, top + high / 2), look))
    columns = spread(s.n, MARGIN + GAP / 2, WIDTH - MARGIN - GAP / 2)
    wide = min(300, (WIDTH - 2 * MARGIN - GAP) / s.n - GAP)
    for position in range(s.n):
        if s.l1_offer[position] >= 0:
            _level_1(scene, view, position, (columns[position], top + GAP + HIGH_1 / 2), wide)
        if s.l3_offer[position, DAY] >= 0:
            _level_3(scene, view, position, (columns[position], top + 2 * GAP + HIGH_1 + HIGH_3 / 2), wide)


def _level_1(scene: Scene, view: View, position: int, at: Point, wide: float) -> None:
    tile = view.state.l1_offer[position]
    name, about = view.words(f"upgrade-{tile}"), view.words(f"upgrade-{tile}.about")
    key = f"l1-{position}"
    look = [
        rect(wide, HIGH_1, corner=14, fill=RAISED, stroke=LINE, stroke_width=2),
        text(name, at=(0, -HIGH_1 / 2 + 24), size=20 if len(name) < 14 else 18, font_weight=700),
        paragraph(about, wide, (0, -HIGH_1 / 2 + 50)),
        title(f"{name}: {about}"),
        frame(wide + 6, HIGH_1 + 6, corner=17),
    ]
    scene.put(key, group(key, "offer", at, *look))


def _level_3(scene: Scene, view: View, position: int, at: Point, wide: float) -> None:
    s: State = view.state
    key = f"l3-{position}"
    look = [rect(wide, HIGH_3, corner=14, fill=RAISED, stroke=LINE, stroke_width=2)]
    said = []
    for row, y in ((DAY, -HIGH_3 / 2), (NIGHT, 0)):
        half = s.l3_offer[position, row]
        if half < 0:
            continue
        name, about = view.words(f"half-{half}"), view.words(f"half-{half}.about")
        corner = (22 - wide / 2, y + 20)
        look.append(little_sun(8, at=corner) if row == DAY else night(9, at=corner))
        look.append(text(name, at=(14, y + 20), size=19 if len(name) < 14 else 15, font_weight=700))
        look.append(paragraph(about, wide, (0, y + 44)))
        said.append(f"{name}: {about}")
    look += [rect(wide - 24, 1.5, fill=LINE), title(" ".join(said)), frame(wide + 6, HIGH_3 + 6, corner=17)]
    scene.put(key, group(key, "offer", at, *look))


def paragraph(words: str, width: float, at: Point, size: float = 15) -> str:
    """Words in lines that fit the width."""
    room = int((width - 14) / (size * 0.53))
    lines, line = [], ""
    for word in words.split(" "):
        if len(line) + len(word) + 1 > room and line:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    lines.append(line)
    spoken = [text(part, at=(at[0], at[1] + i * size * 1.2), size=size, fill=QUIET) for i, part in enumerate(lines)]
    return "".join(spoken)
