"""What never changes on Solenia's board: the sky, the frame of the window, the panel of the own board, gradients."""

from __future__ import annotations

from functools import cache

from perihelion.draw import Scene
from perihelion.draw.shapes import radial, rect
from perihelion.draw.symbols import card_back, panel, stars
from perihelion.draw.theme import SKY, SKY_EDGE, SKY_GLOW

from .cards import define_cards
from .colours import FRAME, FRAME_EDGE
from .layout import HAND_HEIGHT, HEAD_HEIGHT, LEFT, MARGIN, PLACE_HEIGHT, WIDTH, WINDOW
from .strips import define_strips


@cache
def draw_ground(high: float, top: float, own: float) -> Scene:
    """Draw what never changes and define every gradient that a later position may need.

    `top` and `own` are the upper edges of the window and of the own board.
    """
    scene = Scene("solenia", WIDTH, high)
    sky = scene.define("sky", radial((0, SKY_GLOW), (0.6, SKY), (1, SKY_EDGE), at=(0.5, 0.36), r=0.8))
    define_strips(scene)
    define_cards(scene)
    card_back(scene, 1, 1)
    scene.stay(rect(WIDTH, high, at=(WIDTH / 2, high / 2), corner=26, fill=sky), stars(WIDTH, high, count=110, seed=24))
    scene.stay(window_ground(top), own_ground(own))
    return scene


def window_ground(top: float) -> str:
    """The frame around the window."""
    middle = (LEFT + WINDOW / 2, top + WINDOW / 2)
    return rect(WINDOW + 10, WINDOW + 10, at=middle, corner=16, fill=FRAME, stroke=FRAME_EDGE, stroke_width=2)


def own_ground(top: float) -> str:
    """The panel everything lies on."""
    high = HEAD_HEIGHT + 2 * PLACE_HEIGHT + HAND_HEIGHT + MARGIN
    return panel(WIDTH - 2 * MARGIN, high, at=(WIDTH / 2, top + high / 2), corner=18)
