"""Progress cards: a mission above, a development below."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import Point
from perihelion.draw.marks import frame
from perihelion.draw.shapes import fit, g, group, rect, text, title

from ..rules.components import (
    AP,
    AP_CHEAP,
    DEMAND,
    DEMANDS,
    DEV_COLOUR,
    DEV_KIND,
    DEV_NUMBER,
    DEV_OP,
    EXACT,
    EXPLORE,
    INC,
    MDISC,
    MISSION,
    MISSION_POINTS,
    PDISC,
    PORTAL_FREE,
    RANGE,
    RANGE_CHEAP,
    SDISC,
    SPACE,
    SPACE_AP,
    SPACE_COLOUR,
    STATION,
    TURQUOISE,
    WSPACE,
)
from .layout import CARD_HIGH, CARD_WIDE
from .names import card_title, development_title, letters, mission_title
from .planets import globe
from .symbols import LEAST, any_cube, coin, drive, figure_sign, fuel, kind_chip, op_picture, portal, star, waste

if TYPE_CHECKING:
    from perihelion.core.view import View

HALF, MIDDLES = 66, (-19.0, 50.0)
"""The height of a half, and the middles of both."""
PLAYED_HIGH = 69
"""The height of a played card: one half of it."""

PAPER, PAPER_INK, MISSION_PAPER, DEV_PAPER = "#fdf8ea", "#1a2040", "#dbe6ff", "#ffe7bf"


@cache
def card_face(card: int, name: str, letters: str) -> str:
    """A card around its middle: its name, its mission, its development."""
    size = max(LEAST, fit(name, CARD_WIDE - 8, 20))
    return g(
        rect(CARD_WIDE, CARD_HIGH, corner=14, fill=PAPER, stroke="#c9bc98", stroke_width=1.5),
        text(name, at=(0, 17 - CARD_HIGH / 2), size=size, fill=PAPER_INK, font_weight=600),
        g(_mission_half(card, letters), at=(0, MIDDLES[0])),
        g(_development_half(card, letters), at=(0, MIDDLES[1])),
    )


@cache
def half_face(card: int, letters: str, *, mission: bool) -> str:
    """The half of a played card that counts, around its middle."""
    edge = rect(CARD_WIDE, PLAYED_HIGH, corner=11, fill=PAPER, stroke="#c9bc98", stroke_width=1.5)
    return edge + (_mission_half(card, letters) if mission else _development_half(card, letters))


def _mission_half(card: int, letters: str) -> str:
    points = star(MISSION_POINTS[card], 46, at=(CARD_WIDE / 2 - 29, 0))
    return rect(CARD_WIDE - 10, HALF - 4, corner=9, fill=MISSION_PAPER) + _demands(card, letters) + points


def _development_half(card: int, letters: str) -> str:
    return rect(CARD_WIDE - 10, HALF - 4, corner=9, fill=DEV_PAPER) + _development(card, letters)


def _demands(card: int, letters: str) -> str:
    """SOLARIUS-72: the cubes asked for: the kind and the total value, or a number of cubes of one exact value."""
    drawn = []
    asked = [i for i in range(DEMANDS) if DEMAND[card, i, 0] > 0]
    for place, i in enumerate(asked):
        kind, colour, n, worth = (DEMAND[card, i, k] for k in range(4))
        words = f"{n}×{worth}" if kind == EXACT else str(n)
        x, y = place * 39 - 62, 0
        if len(asked) > 3:
            x, y = place % 2 * 54 - 58, place // 2 * 32 - 16
        big = 36 if len(asked) < 4 else 31
        letter = kind_chip(colour, 24, letters[colour], at=(x + big * 0.42, y + big * 0.36))
        drawn.append(kind_chip(colour, big, words, at=(x, y)) + letter)
    return "".join(drawn)


def _development(card: int, letters: str) -> str:
    """What a development does, in pictures."""
    y, kind, colour, n = 0, DEV_KIND[card], DEV_COLOUR[card], DEV_NUMBER[card]
    chip, plus = kind_chip(colour, 32, letters[colour], at=(-28, y)), _say("+1", (24, y))
    op = op_picture(DEV_OP[card], n, 34, at=(26, y)) if DEV_OP[card] > 0 else ""
    die = _die_space((-28, y))
    pictures = {
        INC: lambda: chip + _say("→", (0, y), 20) + op,
        AP: lambda: chip + plus,
        SPACE: lambda: die + op,
        SPACE_COLOUR: lambda: die + kind_chip(colour, 36, letters[colour], at=(24, y)),
        SPACE_AP: lambda: die + plus,
        RANGE: lambda: drive(0, 42, at=(-24, y)) + plus,
        RANGE_CHEAP: lambda: drive(0, 34, at=(-42, y)) + _say("+1 = 1", (0, y), 17) + fuel(26, at=(42, y)),
        AP_CHEAP: lambda: _say("+1 = 1", (-18, y), 22) + coin(32, at=(42, y)),
        PORTAL_FREE: lambda: portal(52, at=(-20, y)) + _say("0", (28, y)),
        EXPLORE: lambda: globe(TURQUOISE, 17, at=(-28, y)) + _say("→", (2, y), 20) + any_cube(32, at=(30, y)),
        PDISC: lambda: globe(colour, 18, at=(-26, y)) + _say("−2" if colour < TURQUOISE else "−1", (24, y)),
        SDISC: lambda: figure_sign(STATION, 42, at=(-26, y)) + _say("−1", (26, y)),
        MDISC: lambda: figure_sign(MISSION, 42, at=(-26, y)) + _say("−2", (26, y)),
        WSPACE: lambda: waste(34, at=(-24, y)) + _say(f"+{n}", (26, y)),
    }
    return g(pictures[kind](), scale=1.3)


def _say(words: str, at: Point, size: float = 28) -> str:
    return text(words, at=at, size=size, fill=PAPER_INK, font_weight=700)


def _die_space(at: Point) -> str:
    """SOLARIUS-25: a die space."""
    return rect(38, 38, at=at, corner=8, fill="#ffffff", stroke=PAPER_INK, stroke_width=2, stroke_dasharray="5 4")


def name_of(view: View, card: int) -> str:
    """A card's name."""
    return view.words(f"card-{card}")


def draw_halves(scene: Scene, view: View, card: int, at: Point) -> None:
    """SOLARIUS-49: draw the card just picked, which everybody sees, with an area to touch for each half."""
    face = card_face(card, name_of(view, card), letters(view))
    scene.put("picked", group("picked", "card through", at, face, title(card_title(view, card))))
    cut = (MIDDLES[0] + MIDDLES[1]) / 2
    mission, development = mission_title(view, card), development_title(view, card)
    for key, y, said in (("side-mission", -1, mission), ("side-dev", 1, development)):
        high = CARD_HIGH / 2 - y * cut
        area = rect(CARD_WIDE, high, fill="transparent") + title(said)
        where = (at[0], at[1] + cut + y * high / 2)
        scene.put(key, group(key, "half", where, area, frame(CARD_WIDE + 2, high - 2, corner=12)))
