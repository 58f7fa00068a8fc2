"""Solaris' pictures: the six stations, tokens, bridges, shuttles and cards.

Symbols are drawn in a square of 100. A player is known by the colour of a token and by its pips, a colour of cards,
bridges and shuttles by its suit's shape.
"""

from __future__ import annotations

from functools import cache

from perihelion.draw import Scene
from perihelion.draw.goods import SUITS, suit
from perihelion.draw.layout import Point, around
from perihelion.draw.shapes import Look, circle, figure, g, linear, num, once, path, polygon, rect, text
from perihelion.draw.symbols import card as blank_card
from perihelion.draw.symbols import picture, pips

from ..rules.components import COLOUR_NAMES, COLOURS, STATION_CODES
from .colours import DARK, PLAYERS
from .layout import CARD_HIGH, CARD_WIDE, TOKEN


def define_paints(scene: Scene) -> None:
    """Define every paint a later position may need."""
    for p in range(len(PLAYERS)):
        body(scene, p)
    for name in COLOUR_NAMES:
        _metal(scene, name)
    card(scene, 0)


def body(scene: Scene, p: int) -> str:
    """The paint of a player's token."""
    light, colour, _, _ = PLAYERS[p]
    return scene.define(f"player-{p}", linear((0, light), (0.45, colour), (1, colour)))


def token(scene: Scene, p: int, r: float = TOKEN) -> str:
    """SOLARIS-15: a flat round token with a rim; its pips count the seats."""
    _, _, dark, ink = PLAYERS[p]
    edge = "#c8cfe6" if p == 3 else dark
    return g(
        circle(r, at=(0, r * 0.2), fill=dark, stroke="#0a0f2a", stroke_width=r * 0.1),
        circle(r, fill=body(scene, p), stroke=edge, stroke_width=r * 0.1),
        pips(p + 1, r * 1.72, fill=ink, dot=0.11),
    )


@cache
def station_symbol(station: int, size: float, ink: str, at: Point = (0, 0)) -> str:
    """Gear, star, leaf, rocket, cup or bolt."""
    return picture(_SYMBOLS[station](ink), at=at, scale=size / 100)


def _gear(ink: str) -> str:
    teeth = []
    for k in range(8):
        for r, angle in ((37, -14), (48, -9), (48, 9), (37, 14)):
            teeth.append(around((0, 0), r, 45 * k + angle))
    outline = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in teeth) + "Z"
    return path(outline + "M16 0A16 16 0 1 0 -16 0A16 16 0 1 0 16 0Z", fill=ink, fill_rule="evenodd")


def _star(ink: str) -> str:
    points = [around((0, 3), 48 if k % 2 == 0 else 20, 36 * k) for k in range(10)]
    return polygon(points, fill=ink, stroke=ink, stroke_width=4, stroke_linejoin="round")


def _leaf(ink: str) -> str:
    blade = "M-30 30C-48 -14 -16 -46 44 -44C48 14 14 48 -30 30Z"
    vein = "M-46 46C-30 20 -8 -6 22 -22"
    cut = "M-27 26C-12 8 4 -8 22 -22"
    return (
        path(blade, fill=ink)
        + path(vein, fill="none", stroke=ink, stroke_width=7, stroke_linecap="round")
        + path(cut, fill="none", stroke="#00000066", stroke_width=5, stroke_linecap="round")
    )


def _rocket(ink: str) -> str:
    hull = "M0 -50C20 -32 22 -4 16 20H-16C-22 -4 -20 -32 0 -50ZM9 -14A9 9 0 1 0 -9 -14A9 9 0 1 0 9 -14Z"
    fins = "M-19 0L-36 30L-15 24ZM19 0L36 30L15 24Z"
    flame = "M-10 27H10L0 50Z"
    return path(hull, fill=ink, fill_rule="evenodd") + path(fins + flame, fill=ink)


def _cup(ink: str) -> str:
    bowl = "M-36 -12H22V18A22 22 0 0 1 0 40H-14A22 22 0 0 1 -36 18Z"
    handle = "M24 -4H30A13 13 0 0 1 30 22H22"
    steam = "M-20 -22C-28 -30 -12 -36 -20 -46M0 -22C-8 -30 8 -36 0 -46"
    line: dict[str, Look] = {"fill": "none", "stroke": ink, "stroke_width": 7, "stroke_linecap": "round"}
    return path(bowl, fill=ink) + path(handle, **line) + path(steam, **line)


def _bolt(ink: str) -> str:
    points = ((10, -50), (-30, 8), (-5, 8), (-12, 50), (30, -12), (4, -12))
    return polygon(points, fill=ink, stroke=ink, stroke_width=4, stroke_linejoin="round")


_SYMBOLS = (_gear, _star, _leaf, _rocket, _cup, _bolt)


def _metal(scene: Scene, name: str) -> str:
    return scene.define(f"metal-{name}", linear((0, SUITS[name]), (0.55, SUITS[name]), (1, DARK[name])))


def bridge(scene: Scene, colour: int, turn: float) -> str:
    """SOLARIS-4: a bridge: two girders and a deck in its colour; the suit stays upright."""
    name = COLOUR_NAMES[colour]
    ties = [rect(5, 58, at=(x, 0), corner=2, fill="#0b1030", opacity=0.5) for x in (-36, 36)]
    deck = g(
        rect(100, 72, corner=16, fill="#0a0f2a", opacity=0.5),
        rect(94, 66, corner=13, fill=_metal(scene, name), stroke="#ffffff", stroke_opacity=0.8, stroke_width=2.5),
        *ties,
        turn=turn,
    )
    return deck + circle(28, fill=DARK[name]) + suit(name, 40)


def shuttle(scene: Scene, colour: int) -> str:
    """SOLARIS-47: a shuttle: a winged hull with its suit on the back."""
    name = COLOUR_NAMES[colour]
    wings = "M-13 -2L-38 24Q-38 31 -30 31L-12 27ZM13 -2L38 24Q38 31 30 31L12 27Z"
    hull = "M0 -38C15 -28 20 -8 20 12V26Q20 33 12 33H-12Q-20 33 -20 26V12C-20 -8 -15 -28 0 -38Z"
    edge: dict[str, Look] = {"stroke": "#ffffff", "stroke_width": 2.5, "stroke_linejoin": "round"}
    return g(
        path("M-9 33L-6 42L0 36L6 42L9 33Z", fill="#ffd166"),
        path(wings, fill=DARK[name], **edge),
        path(hull, fill=_metal(scene, name), **edge),
        path("M-7 -21Q0 -29 7 -21L5 -13H-5Z", fill="#dff3ff", opacity=0.9),
        suit(name, 31, at=(0, 11)),
    )


def card(scene: Scene, kind: int, count: int = 1) -> str:
    """A card: the station's symbol large, the suit in two corners, the station's code below; a number for several."""
    station, colour = divmod(kind, COLOURS)
    name = COLOUR_NAMES[colour]
    wide, high = CARD_WIDE / 2, CARD_HIGH / 2
    several = [] if count == 1 else [_badge(count, (wide - 20, -high + 20))]
    second = [suit(name, 30, at=(wide - 22, -high + 23))] if count == 1 else []
    return blank_card(
        scene,
        CARD_WIDE,
        CARD_HIGH,
        circle(38, at=(0, -4), fill="#000000", opacity=0.2),
        station_symbol(station, 58, "#ffffff", (0, -4)),
        suit(name, 30, at=(-wide + 22, -high + 23)),
        *second,
        figure(STATION_CODES[station], at=(0, high - 21), size=26, fill="#ffffff", stroke=DARK[name], rim=5),
        *several,
        body=_metal(scene, name),
    )


def _badge(count: int, at: Point) -> str:
    """How many cards of a kind there are."""
    return g(
        circle(19, fill="#0a0f24", stroke="#ffffff", stroke_width=2.5),
        text(f"{count}", size=25, fill="#ffffff", font_weight=700),
        at=at,
    )


@once
def chip(kind: int, at: Point, scale: float = 1) -> str:
    """A small sign for a card: suit and station."""
    station, colour = divmod(kind, COLOURS)
    name = COLOUR_NAMES[colour]
    return g(
        rect(22, 32, corner=5, fill=SUITS[name], stroke="#ffffff", stroke_opacity=0.8, stroke_width=1.5),
        station_symbol(station, 17, "#ffffff", (0, -6)),
        suit(name, 11, at=(0, 9.5)),
        at=at,
        scale=scale,
    )
