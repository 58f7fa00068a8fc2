"""The draft of upgrade tiles: the offers of both levels, laid over the window."""

from __future__ import annotations

from functools import cache
from textwrap import wrap
from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import Point, spread
from perihelion.draw.marks import frame
from perihelion.draw.shapes import fit, group, rect, text, title
from perihelion.draw.symbols import panel
from perihelion.draw.theme import LINE, QUIET, RAISED

from ..rules.state import DAY, DRAFT, HALF_DAY, HALF_NIGHT, NIGHT, OFFER, State
from .layout import MARGIN, NEXT_HEIGHT, WIDTH, WINDOW, window_top
from .symbols import little_sun, night

if TYPE_CHECKING:
    from perihelion.core.view import View

HIGH_1, HIGH_3, HEAD, GAP = 162, 350, 46, 12
"""The height of both kinds of offers, and of the name above what an upgrade does."""


def draft(scene: Scene, view: View) -> None:
    """SOLENIA-55, -57: what is still offered."""
    s: State = view.state
    if s.phase not in (DRAFT, OFFER, HALF_DAY, HALF_NIGHT):
        return
    high = HIGH_1 + HIGH_3 + 3 * GAP
    top = window_top(s) + WINDOW - high + NEXT_HEIGHT
    look = panel(WIDTH - 2 * MARGIN, high, corner=18)
    scene.put("draft", group("draft", "draft", (WIDTH / 2, top + high / 2), look))
    columns = spread(s.players, MARGIN + GAP / 2, WIDTH - MARGIN - GAP / 2)
    wide = min(400, (WIDTH - 2 * MARGIN - GAP) / s.players - GAP)
    for position in range(s.players):
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
        text(name, at=(0, -HIGH_1 / 2 + 26), size=fit(name, wide - 20, 26), font_weight=700),
        paragraph(about, wide, HIGH_1 - HEAD, -HIGH_1 / 2 + HEAD),
        title(view.words("labelled", label=name, text=about)),
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
        corner = (22 - wide / 2, y + 26)
        look.append(little_sun(10, at=corner) if row == DAY else night(12, at=corner))
        look.append(text(name, at=(16, y + 26), size=fit(name, wide - 52, 25), font_weight=700))
        look.append(paragraph(about, wide, HIGH_3 / 2 - HEAD, y + HEAD))
        said.append(view.words("labelled", label=name, text=about))
    look += [rect(wide - 24, 1.5, fill=LINE), title(" ".join(said)), frame(wide + 6, HIGH_3 + 6, corner=17)]
    scene.put(key, group(key, "offer", at, *look))


@cache
def paragraph(words: str, width: float, height: float, top: float) -> str:
    """A text broken into lines, in the largest size that fits."""
    for size in (22, 20, 18, 16):
        lines = wrap(words, int((width - 24) / (size * 0.54)))
        if len(lines) * size * 1.22 <= height:
            break
    spoken = [text(part, at=(0, top + (i + 0.5) * size * 1.22), size=size, fill=QUIET) for i, part in enumerate(lines)]
    return "".join(spoken)
