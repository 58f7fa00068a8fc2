"""The table: drawn, and in words."""

from __future__ import annotations

from perihelion.core.view import View
from perihelion.draw.outline import Section
from perihelion.draw.scene import Scene
from perihelion.draw.shapes import group, rect, text
from perihelion.rules import UNKNOWN, Board

from .rules import NONE, SEATS


def draw(view: View) -> Scene:
    """Three cards; a key names a place, never a card."""
    scene = Scene("leduc", 480, 200, title=view.words("game"))
    scene.stay(rect(480, 200, at=(240, 100), fill="#131a41"))
    s = view.state
    for key, place, card in (("hand-0", 80, s.hand[0]), ("board", 240, s.board), ("hand-1", 400, s.hand[1])):
        scene.put(key, group(key, "card", (place, 80), rect(90, 110, corner=8, fill="#f2f4ff"), text(name(view, card))))
    for p in range(SEATS):
        label = f"{view.words.seat(p)}: {s.paid[p]}"
        scene.put(f"paid-{p}", group(f"paid-{p}", "chips", (80 + 320 * p, 165), text(label, fill="#f2f4ff")))
    return scene


def touch(view: View, action: int) -> list[str]:
    """Nothing: fold, call and raise are buttons."""
    return []


def outline(view: View) -> list[Section]:
    """The open card, the hands, what was paid."""
    words, s = view.words, view.state
    rows = [[words.seat(p), name(view, s.hand[p]), str(s.paid[p])] for p in range(SEATS)]
    return [
        Section(words("board"), [name(view, s.board)]),
        Section(words("pot"), header=["", words("hand"), words("line-paid")], rows=rows),
    ]


def name(view: View, card: int) -> str:
    """A card for people."""
    if card == UNKNOWN:
        return view.words("hidden")
    return view.words("none") if card == NONE else view.words(f"card-{card}")


BOARD = Board(draw=draw, touch=touch, outline=outline)
