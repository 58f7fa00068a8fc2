"""Small pictures of Solarius Mission: kinds, cubes, fuel, coins, waste, drives, players, ships and figures."""

from __future__ import annotations

from functools import cache

from perihelion.draw.layout import Point, around
from perihelion.draw.shapes import Look, circle, ellipse, figure, g, num, path, polygon, rect, text
from perihelion.draw.symbols import PIPS, picture

from ..rules.components import (
    BUCK,
    CARD,
    COLONY,
    CURR,
    DRIVE,
    FUEL,
    PUSH,
    RES,
    RESEARCH,
    STATION,
    UP,
    WREM,
)
from .colours import (
    COIN_BODY,
    COIN_EDGE,
    FUEL_BODY,
    FUEL_EDGE,
    KINDS,
    PLAYER_COLOURS,
    STEEL,
    STEEL_EDGE,
    WASTE_BODY,
    WASTE_EDGE,
)

ROMAN = ("", "I", "II", "III", "IV", "V")
FACES = ("1", "2", "3", "★", "★+1")


def with_minus(number: int) -> str:
    """A number as people write it: −3 with a minus sign, not with a hyphen."""
    return str(number).replace("-", "−")


LEAST = 19.5
"""The least size of a letter: nine pixels on a laptop."""


@cache
def kind_chip(colour: int, size: float, said: str, *, at: Point = (0, 0)) -> str:
    """A kind as a disc with its letter, or with other words in its place."""
    kind = KINDS[colour]
    big = max(size * (0.64 if len(said) == 1 else 0.54), min(LEAST, size * 0.9))
    disc = circle(size / 2, fill=kind.body, stroke="#ffffff", stroke_width=max(1.2, size * 0.06))
    return g(disc, text(said, size=big, fill=kind.ink, font_weight=700), at=at)


@cache
def action_die(colour: int, face: int, size: float, letter: str, *, at: Point = (0, 0)) -> str:
    """An action die: its face large, its letter in the corner."""
    kind, said = KINDS[colour], FACES[face]
    body = rect(size, size, corner=size * 0.2, fill=f"url(#solarius-die-{colour})", stroke="#ffffff", stroke_width=2)
    big = size * 0.56 if len(said) == 1 else max(size * 0.38, 19)
    corner = text(letter, at=(-size * 0.31, size * 0.33), size=max(size * 0.3, LEAST), fill=kind.ink, font_weight=700)
    shown = text(said, at=(size * 0.05, -size * 0.08), size=big, fill=kind.ink, font_weight=700)
    return g(body, shown, corner, at=at)


@cache
def tech_die(colour: int, level: int, size: float, letter: str, *, at: Point = (0, 0)) -> str:
    """A technology die: pips, and from level 5 on its points in a star."""
    kind, pips = KINDS[colour], min(level, 4)
    body = rect(size, size, corner=size * 0.2, fill=f"url(#solarius-die-{colour})", stroke="#ffffff", stroke_width=2.4)
    step = size * 0.21
    spots = [circle(size * 0.085, at=(x * step, y * step - size * 0.06), fill=kind.ink) for x, y in PIPS[pips]]
    corner = text(letter, at=(-size * 0.33, size * 0.35), size=max(size * 0.28, LEAST), fill=kind.ink, font_weight=700)
    points = star(level * 2 - 8, size * 0.46, at=(size * 0.3, size * 0.3)) if level > 4 else ""
    return g(body, *spots, corner, points, at=at)


@cache
def star(points: int, size: float, *, at: Point = (0, 0)) -> str:
    """Victory points: a number on a gold burst."""
    said = with_minus(points)
    spikes = [around((0, 0), size / 2 if k % 2 == 0 else size * 0.4, 22.5 * k) for k in range(16)]
    body = polygon(spikes, fill=COIN_BODY, stroke=COIN_EDGE, stroke_width=max(1, size * 0.05))
    high = max(size * (0.52 if len(said) < 3 else 0.42), LEAST)
    return g(body, figure(said, size=high, rim=size * 0.07), at=at)


@cache
def cube(colour: int, size: float, letter: str, *, at: Point = (0, 0)) -> str:
    """A resource cube with three faces; the letter of its kind in front."""
    kind, h = KINDS[colour], size / 2
    edge: dict[str, Look] = {"stroke": "#ffffff", "stroke_width": max(1, size * 0.04), "stroke_linejoin": "round"}
    top, side, front = h * 0.44, h * 0.86, h * 0.42
    return g(
        polygon(((-side, -front), (0, -h), (side, -front), (0, top - front)), fill=kind.light, **edge),
        polygon(((-side, -front), (0, top - front), (0, h), (-side, front)), fill=kind.body, **edge),
        polygon(((side, -front), (0, top - front), (0, h), (side, front)), fill=kind.dark, **edge),
        text(letter, at=(-side * 0.5, h * 0.24), size=max(size * 0.36, LEAST), fill=kind.ink, font_weight=700),
        at=at,
    )


@cache
def any_cube(size: float, *, at: Point = (0, 0)) -> str:
    """A cube of any kind."""
    h = size / 2
    edge: dict[str, Look] = {"stroke": STEEL_EDGE, "stroke_width": max(1, size * 0.05), "stroke_linejoin": "round"}
    return g(
        polygon(((-h * 0.86, -h * 0.42), (0, -h), (h * 0.86, -h * 0.42), (0, 0)), fill="#ffffff", **edge),
        polygon(((-h * 0.86, -h * 0.42), (0, 0), (0, h), (-h * 0.86, h * 0.42)), fill="#dfe4f2", **edge),
        polygon(((h * 0.86, -h * 0.42), (0, 0), (0, h), (h * 0.86, h * 0.42)), fill="#aab3cc", **edge),
        at=at,
    )


@cache
def fuel(size: float, *, at: Point = (0, 0)) -> str:
    """Fuel: a flame."""
    k = size / 100
    d = "M4 -48C12 -24 36 -10 36 16A36 34 0 0 1 -36 16C-36 0 -26 -8 -20 -22C-12 -14 -8 -10 -6 -4C2 -14 6 -30 4 -48Z"
    heart = path("M2 4C10 14 16 20 16 30A16 15 0 0 1 -16 30C-16 20 -4 16 2 4Z", fill="#ffe08a")
    flame = path(d, fill=FUEL_BODY, stroke=FUEL_EDGE, stroke_width=6, stroke_linejoin="round")
    return picture(flame, heart, at=at, scale=k)


@cache
def coin(size: float, *, at: Point = (0, 0)) -> str:
    """A SpaceBuck."""
    r = size * 0.44
    sign = text("$", size=max(size * 0.56, LEAST), fill=COIN_EDGE, font_weight=700)
    if size * 0.84 < LEAST:  # too small for a sign that can be read
        sign = circle(r * 0.5, fill="none", stroke=COIN_EDGE, stroke_width=size * 0.07)
    return g(circle(r, fill=COIN_BODY, stroke=COIN_EDGE, stroke_width=size * 0.07), sign, at=at)


@cache
def waste(size: float, *, at: Point = (0, 0)) -> str:
    """A waste cube: a crumpled block."""
    h = size / 2
    points = ((-h * 0.8, -h * 0.5), (-h * 0.1, -h * 0.85), (h * 0.8, -h * 0.55), (h * 0.9, h * 0.5), (0, h * 0.9))
    body = polygon((*points, (-h * 0.9, h * 0.5)), fill=WASTE_BODY, stroke=WASTE_EDGE, stroke_width=size * 0.07)
    crack = path(f"M{num(-h * 0.5)} {num(-h * 0.2)}L0 {num(h * 0.1)}L{num(h * 0.5)} {num(-h * 0.2)}", fill="none")
    return g(body, g(crack, stroke=WASTE_EDGE, stroke_width=size * 0.07), at=at)


@cache
def drive(value: int, size: float, *, at: Point = (0, 0), fill: str = STEEL) -> str:
    """A drive: a nozzle with its value."""
    h = size / 2
    nozzle = f"M{num(-h * 0.45)} {num(-h * 0.9)}H{num(h * 0.45)}L{num(h * 0.8)} {num(h * 0.6)}H{num(-h * 0.8)}Z"
    jet = f"M{num(-h * 0.5)} {num(h * 0.66)}L0 {num(h)}L{num(h * 0.5)} {num(h * 0.66)}Z"
    body = path(nozzle, fill=fill, stroke=STEEL_EDGE, stroke_width=size * 0.05, stroke_linejoin="round")
    number = figure(str(value), at=(0, -h * 0.05), size=max(size * 0.5, LEAST)) if value else ""
    return g(path(jet, fill=FUEL_BODY), body, number, at=at)


@cache
def portal(size: float, *, at: Point = (0, 0)) -> str:
    """A portal: rings within each other."""
    rings = [
        ellipse(size * 0.46 * k, size * 0.34 * k, fill="none", stroke="#9d7bff", stroke_width=size * 0.07)
        for k in (1, 0.66, 0.32)
    ]
    return g(ellipse(size * 0.46, size * 0.34, fill="#2a1a66"), *rings, at=at, turn=-24)


@cache
def progress(size: float, *, at: Point = (0, 0)) -> str:
    """A small progress card."""
    body = rect(size * 0.62, size * 0.84, corner=size * 0.1, fill="#26306b", stroke="#ffffff", stroke_width=size * 0.06)
    return g(body, circle(size * 0.15, fill="#ffd166"), at=at)


@cache
def emblem(seat: int, size: float, *, at: Point = (0, 0)) -> str:
    """The mark of a player: a shape that differs for each seat, not only in colour."""
    colours, r = PLAYER_COLOURS[seat], size / 2
    paint: dict[str, Look] = {
        "fill": colours.body,
        "stroke": "#ffffff",
        "stroke_width": max(1.2, size * 0.08),
        "stroke_linejoin": "round",
    }
    if seat == 0:
        return circle(r * 0.9, at=at, **paint)
    if seat == 1:
        return g(rect(r * 1.44, r * 1.44, corner=r * 0.15, **paint), at=at, turn=45)
    if seat == 2:
        return g(polygon(((0, -r), (r * 0.98, r * 0.8), (-r * 0.98, r * 0.8)), **paint), at=at)
    a, b = num(r), num(r * 0.4)
    return g(path(f"M-{b} -{a}H{b}V-{b}H{a}V{b}H{b}V{a}H-{b}V{b}H-{a}V-{b}H-{b}Z", **paint), at=at)


@cache
def ship(seat: int, size: float, *, at: Point = (0, 0)) -> str:
    """A rocket in the colours of a player, with the player's mark on its hull."""
    colours, k = PLAYER_COLOURS[seat], size / 100
    edge: dict[str, Look] = {"stroke": "#ffffff", "stroke_width": 5, "stroke_linejoin": "round"}
    return picture(
        path("M-14 34L0 58L14 34Z", fill=FUEL_BODY),
        path("M-20 8L-40 36L-18 34ZM20 8L40 36L18 34Z", fill=colours.dark, **edge),
        path("M0 -56C20 -38 25 -12 20 38H-20C-25 -12 -20 -38 0 -56Z", fill=colours.light, **edge),
        emblem(seat, 32, at=(0, 4)),
        at=at,
        scale=k,
    )


@cache
def figure_of(kind: int, seat: int, size: float, *, at: Point = (0, 0)) -> str:
    """A figure on a field: a colony is a dome, a station a wheel, a mission a flag; each bears the player's mark."""
    colours, k = PLAYER_COLOURS[seat], size / 100
    edge: dict[str, Look] = {"stroke": "#ffffff", "stroke_width": 5, "stroke_linejoin": "round"}
    if kind == COLONY:
        shape = path("M-42 30A42 42 0 0 1 42 30Z", fill=colours.body, **edge) + rect(
            92, 14, at=(0, 36), corner=5, fill=colours.dark, **edge
        )
        mark = emblem(seat, 34, at=(0, 8))
    elif kind == STATION:
        spokes = path("M-40 0H40M-20 -34L20 34M-20 34L20 -34", stroke=colours.dark, stroke_width=9)
        ring = circle(40, fill="none", stroke="#ffffff", stroke_width=20) + circle(
            40, fill="none", stroke=colours.body, stroke_width=12
        )
        shape, mark = spokes + ring, emblem(seat, 40)
    else:
        pole = path("M-26 46V-46", stroke="#ffffff", stroke_width=8, stroke_linecap="round")
        shape = path("M-24 -44H44L28 -16L44 12H-24Z", fill=colours.body, **edge) + pole
        mark = emblem(seat, 32, at=(2, -16))
    return picture(shape, mark, at=at, scale=k)


@cache
def figure_sign(kind: int, size: float, *, at: Point = (0, 0), fill: str = STEEL) -> str:
    """The outline of a kind of figure, without an owner."""
    k = size / 100
    paint: dict[str, Look] = {"fill": fill, "stroke": STEEL_EDGE, "stroke_width": 7, "stroke_linejoin": "round"}
    if kind == COLONY:
        shape = path("M-42 36A42 42 0 0 1 42 36Z", **paint)
    elif kind == STATION:
        shape = circle(36, **(paint | {"fill": "none", "stroke": fill, "stroke_width": 14})) + circle(14, **paint)
    else:
        shape = path("M-24 48V-44H40L24 -18L40 8H-24", **paint)
    return picture(shape, at=at, scale=k)


@cache
def step_up(size: float, *, at: Point = (0, 0), turn: float = 0) -> str:
    """A die with an arrow: upwards for more pips, to the right for the next column."""
    h = size / 2
    body = rect(size * 0.8, size * 0.8, corner=size * 0.16, fill="#ffffff", stroke=STEEL_EDGE, stroke_width=size * 0.06)
    wing, tip = num(h * 0.36), num(-h * 0.5)
    d = f"M0 {num(h * 0.5)}V{tip}M-{wing} {num(-h * 0.1)}L0 {tip}L{wing} {num(-h * 0.1)}"
    arrow = path(d, fill="none", stroke="#1a2040", stroke_width=size * 0.11, stroke_linecap="round")
    return g(body, g(arrow, turn=turn), at=at)


@cache
def op_picture(op: int, count: int, size: float, *, at: Point = (0, 0)) -> str:
    """An effect: its picture, and its number if it is more than one."""
    pictures = {
        FUEL: fuel(size),
        BUCK: coin(size),
        CURR: fuel(size * 0.7, at=(-size * 0.2, -size * 0.1)) + coin(size * 0.7, at=(size * 0.2, size * 0.14)),
        RES: any_cube(size),
        UP: step_up(size),
        PUSH: step_up(size, turn=90),
        DRIVE: drive(1, size),
        CARD: progress(size),
        RESEARCH: progress(size) + text("?", size=max(size * 0.5, LEAST), fill="#ffffff", font_weight=700),
        WREM: waste(size) + path(
            f"M{num(-size * 0.4)} {num(size * 0.4)}L{num(size * 0.4)} {num(-size * 0.4)}",
            stroke="#ffffff",
            stroke_width=size * 0.1,
        ),
    }  # fmt: skip
    number = figure(str(count), at=(size * 0.42, size * 0.36), size=max(size * 0.56, LEAST)) if count > 1 else ""
    return g(pictures[op], number, at=at)


def ops_row(ops: list[tuple[int, int]], size: float, *, at: Point = (0, 0)) -> str:
    """Effects side by side around a middle."""
    step = size * 1.4
    drawn = [
        op_picture(op, n, size, at=(at[0] + (i - (len(ops) - 1) / 2) * step, at[1])) for i, (op, n) in enumerate(ops)
    ]
    return "".join(drawn)
