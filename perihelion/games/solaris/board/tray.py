"""The tray below the ring: stack, display and discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import Point
from perihelion.draw.marks import frame
from perihelion.draw.shapes import figure, g, group, rect, text, title
from perihelion.draw.symbols import card_back
from perihelion.draw.theme import LINE, SURFACE

from ..rules.components import CARD_TYPES
from ..rules.state import DISPLAY_SLOTS, NONE, State
from .layout import CARD_HIGH, CARD_WIDE, slot_at
from .names import slot_title
from .symbols import card, chip

if TYPE_CHECKING:
    from perihelion.core.view import View


def draw_tray(scene: Scene, view: View) -> None:
    """SOLARIS-8, -63: the stack, the display, the discard pile."""
    for part in (_stack, _display, _discard):
        scene.part(part, view)


def _stack(scene: Scene, view: View) -> None:
    s: State = view.state
    words = view.words("board-stack", cards=s.stack_n)
    look = card_back(scene, CARD_WIDE, CARD_HIGH) if s.stack_n else _gap()
    _put(scene, "stack", slot_at(0), look + figure(str(s.stack_n), at=(0, 50), size=30), words)


def _display(scene: Scene, view: View) -> None:
    s: State = view.state
    for i in range(DISPLAY_SLOTS):
        kind = s.display[i]
        _put(scene, f"d{i}", slot_at(i + 1), _gap() if kind == NONE else card(scene, kind), slot_title(view, i))


def _put(scene: Scene, key: str, at: Point, look: str, words: str) -> None:
    halo = frame(CARD_WIDE + 10, CARD_HIGH + 10, corner=18)
    scene.put(key, group(key, "card", at, look, title(words), halo))


def _gap() -> str:
    """An empty place for a card."""
    return rect(
        CARD_WIDE, CARD_HIGH, corner=12, fill="transparent", stroke=LINE, stroke_width=2, stroke_dasharray="6 8"
    )


def _discard(scene: Scene, view: View) -> None:
    """SOLARIS-22: the discard pile lies open: every kind of card in it as a small sign."""
    s: State = view.state
    kinds = [kind for kind in range(CARD_TYPES) if s.discard[kind]]
    columns, scale = (4, 1.0) if len(kinds) <= 12 else (6, 0.68)
    signs = []
    for i, kind in enumerate(kinds):
        row, column = divmod(i, columns)
        at = ((column - (columns - 1) / 2) * 25.4 * scale, (row + 0.5) * 36 * scale - 71)
        signs.append(chip(kind, at, scale))
    count = text(str(sum(s.discard.values())), at=(0, 55), size=30, font_weight=700)
    ground = rect(CARD_WIDE, CARD_HIGH, corner=12, fill=SURFACE, stroke=LINE, stroke_width=2)
    words = view.words("board-discard", cards=sum(s.discard.values()))
    _put(scene, "discard", slot_at(4), g(ground, *signs, count), words)
