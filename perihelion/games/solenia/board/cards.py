"""Airship cards with their porthole, and the giant airship."""

from __future__ import annotations

from functools import cache

from perihelion.draw import Scene
from perihelion.draw.layout import Point
from perihelion.draw.shapes import circle, ellipse, figure, g, linear, num, path, rect
from perihelion.draw.symbols import card_back

from ..rules.components import CARD_GOODS, CARD_OF_KIND, CARD_STAR_ON, VALUE
from .colours import PLAYER_COLOURS
from .layout import CARD_HEIGHT, CARD_WIDTH
from .symbols import emblem, good, porthole, star

HOLE = 30
"""The radius of a card's porthole."""
CORNER = 12
BRASS, BRASS_DARK = "#e3b45a", "#7d5313"


def define_cards(scene: Scene) -> None:
    """Define the gradients of cards and airship."""
    for seat, colours in enumerate(PLAYER_COLOURS):
        scene.define(
            f"cards-{seat}", linear((0, colours.light), (0.45, colours.body), (1, colours.dark), a=(0, 0), b=(0.3, 1))
        )
    scene.define("hull", linear((0, "#fff3d4"), (0.5, "#e8b765"), (1, "#9a5f22"), a=(0, 0), b=(1, 0)))


@cache
def card_face(seat: int, card: int) -> str:
    """A card around its middle: value and emblem above, the bonus below, and a hole in the middle."""
    return g(_body(seat), _balloon(seat), _ring(), _value(card), emblem(seat, 24, at=(41, -42)), bonus(card))


def _body(seat: int) -> str:
    """Paper with a round hole through it."""
    w, h, c, r = CARD_WIDTH / 2, CARD_HEIGHT / 2, CORNER, HOLE
    outside = f"M{num(c - w)} {num(-h)}H{num(w - c)}Q{num(w)} {num(-h)} {num(w)} {num(c - h)}V{num(h - c)}"
    outside += f"Q{num(w)} {num(h)} {num(w - c)} {num(h)}H{num(c - w)}Q{num(-w)} {num(h)} {num(-w)} {num(h - c)}"
    outside += f"V{num(c - h)}Q{num(-w)} {num(-h)} {num(c - w)} {num(-h)}Z"
    hole = f"M{r} 0A{r} {r} 0 1 0 {-r} 0A{r} {r} 0 1 0 {r} 0Z"
    look = {"fill": f"url(#solenia-cards-{seat})", "fill_rule": "evenodd", "stroke": "#ffffff", "stroke_width": 2}
    return path(outside + hole, fill="#000000", opacity=0.25, fill_rule="evenodd", transform="translate(0,4)") + path(
        outside + hole, **look
    )


def _balloon(seat: int) -> str:
    """The player's airship, cut out of lighter paper around the porthole."""
    colours = PLAYER_COLOURS[seat]
    hull = "M-54 0C-40 -36 40 -36 54 0C40 36 -40 36 -54 0Z"
    hole = f"M{HOLE} 0A{HOLE} {HOLE} 0 1 0 {-HOLE} 0A{HOLE} {HOLE} 0 1 0 {HOLE} 0Z"
    fins = path("M44 -6L57 -19V-2ZM44 6L57 19V2Z", fill=colours.light, opacity=0.85)
    return path(hull + hole, fill=colours.light, fill_rule="evenodd", opacity=0.6) + fins


def _ring() -> str:
    rivets = [circle(1.6, at=(0, -HOLE - 3), transform=f"rotate({45 * k})") for k in range(8)]
    ring = circle(HOLE + 3, fill="none", stroke=BRASS_DARK, stroke_width=8)
    return ring + circle(HOLE + 3, fill="none", stroke=BRASS, stroke_width=5) + g(*rivets, fill=BRASS_DARK)


def _value(card: int) -> str:
    return circle(16, at=(-40, -41), fill="#fff8e7") + figure(str(VALUE[card]), at=(-40, -41), size=28, rim=0.1)


@cache
def bonus(card: int) -> str:
    """The end-of-life bonus: depicted goods, what the porthole shows, or a star on the right island."""
    signs: list[str] = []
    for kind in range(4):
        signs += [good(kind, 28)] * CARD_GOODS[card, kind]
    signs += [porthole(30)] * CARD_OF_KIND[card]
    if CARD_STAR_ON[card] >= 0:
        signs += [star(28), good(CARD_STAR_ON[card], 28)]
    places: list[Point] = [(-40, 41)] if len(signs) == 1 else [(-40, 41), (40, 41)]
    return "".join(
        g(circle(16, fill="#fff8e7", opacity=0.92), sign, at=at) for at, sign in zip(places, signs, strict=True)
    )


@cache
def airship() -> str:
    """The giant airship from above, nose up: slim enough that the corners of a card below it can be read.

    Through its porthole the field shows.
    """
    hole = "M26 0A26 26 0 1 0 -26 0A26 26 0 1 0 26 0Z"
    edge = {"stroke": "#6e3f12", "stroke_width": 2, "stroke_linejoin": "round"}
    return g(
        path(_hull(34) + hole, fill="#000000", fill_rule="evenodd", opacity=0.3, transform="translate(5,7)"),
        _engine(-37),
        _engine(37),
        path("M-9 44L-25 58V74L-8 64ZM9 44L25 58V74L8 64Z", fill="#b8324c", **edge),
        path(_hull(34) + hole, fill="url(#solenia-hull)", fill_rule="evenodd", **edge),
        path(_hull(22) + hole, fill="#b8324c", fill_rule="evenodd", opacity=0.92),
        path(_hull(11) + hole, fill="#fff3d4", fill_rule="evenodd"),
        path("M-3 44H3V78Q0 82 -3 78Z", fill="#8e2238", **edge),
        circle(28, fill="none", stroke=BRASS_DARK, stroke_width=7),
        circle(28, fill="none", stroke=BRASS, stroke_width=4),
    )


def _hull(half: float) -> str:
    """A stripe of the hull from nose to tail, `half` wide on each side of the middle."""
    a, b, c = num(half), num(half * 0.9), num(half * 0.5)
    return f"M0 -90C{b} -84 {a} -44 {a} -8C{a} 26 {c} 56 0 68C-{c} 56 -{a} 26 -{a} -8C-{a} -44 -{b} -84 0 -90Z"


def _engine(x: float) -> str:
    """An engine at the side, its propeller behind."""
    pod = ellipse(6, 14, at=(x, -4), fill="#8a5a22", stroke="#4d2d0c", stroke_width=1.6)
    return pod + ellipse(11, 2.6, at=(x, 12), fill="#f2e3c2", opacity=0.9)


def back(scene: Scene, scale: float) -> str:
    """A card face down."""
    return card_back(scene, CARD_WIDTH * scale, CARD_HEIGHT * scale)


def ghost(scale: float = 1) -> str:
    """The outline of an empty place for a card."""
    return rect(
        CARD_WIDTH * scale,
        CARD_HEIGHT * scale,
        corner=CORNER * scale,
        fill="none",
        stroke="var(--line)",
        stroke_width=2,
    )
