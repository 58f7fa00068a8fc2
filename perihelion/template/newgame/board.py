"""The row of sticks: drawn, touched, and as text."""

from __future__ import annotations

from perihelion.core.view import View
from perihelion.draw.marks import frame
from perihelion.draw.outline import Section
from perihelion.draw.scene import Scene
from perihelion.draw.shapes import group, rect, text, title
from perihelion.draw.theme import AMBER, INK, SKY
from perihelion.rules import Board

WIDTH, HEIGHT = 880, 360
STICK_WIDTH, STICK_HEIGHT, IN_A_ROW = 26, 130, 10


def draw(view: View) -> Scene:
    """Draw the sticks in rows of ten, and below them the number that each player has taken."""
    scene, s = Scene("newgame", WIDTH, HEIGHT, title=view.words("game")), view.state
    scene.stay(rect(WIDTH, HEIGHT, at=(WIDTH / 2, HEIGHT / 2), fill=SKY))
    for stick in range(s.left):
        place = (80 + 80 * (stick % IN_A_ROW), 85 + 150 * (stick // IN_A_ROW))
        shape = rect(STICK_WIDTH, STICK_HEIGHT, corner=12, fill=AMBER)
        name = title(view.words("board-stick", number=s.left - stick))
        scene.put(key_of(stick), group(key_of(stick), "stick", place, name, shape, frame(44, 144, corner=18)))
    for p in range(s.players):
        said = text(f"{view.words.seat(p)}: {s.taken[p]}", size=24, fill=INK)
        scene.put(f"taken-{p}", group(f"taken-{p}", "taken", (120 + 210 * p, 335), said))
    return scene


def key_of(stick: int) -> str:
    """The key of a stick, counted from the left."""
    return f"stick-{stick}"


def touch(view: View, action: int) -> list[str]:
    """Touch a stick: it and all to its right are taken."""
    first = view.state.left - 1 - action
    return [key_of(first)] if first >= 0 else []


def outline(view: View) -> list[Section]:
    """The sticks that are left, and those of each player."""
    words, s = view.words, view.state
    return [
        Section(words("board-left"), [str(s.left)]),
        Section(words("line-sticks"), rows=[[words.seat(p), str(s.taken[p])] for p in range(s.players)]),
    ]


BOARD = Board(draw=draw, touch=touch, outline=outline)
