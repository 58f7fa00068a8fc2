"""Shapes: small functions that return SVG as strings.

Places are points (x, y); a shape is drawn around its place. Keywords become attributes: `stroke_width=2` is
`stroke-width="2"`, `classes="quiet"` is `class="quiet"`. Colours are the theme's (`fill=INK`) or plain ones. Nothing
here writes a `style` attribute or a script, so a board works under the strictest Content-Security-Policy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from html import escape
from typing import Any, TypeVar

from .layout import Point as Point
from .theme import FIGURE, FIGURE_RIM, INK

F = TypeVar("F", bound=Callable[..., str])

Look = Any
"""The value of an attribute: a text, or a number that is shortened by `num`."""

Paint = Callable[[str], str]
"""A definition for `<defs>`: takes its id, returns its SVG; see Scene.define."""


def num(value: float) -> str:
    """Return a number in its shortest form: 3.0 is 3, 2.504 is 2.5."""
    if value == int(value):
        return str(int(value))
    written = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written


def attributes(look: dict[str, Look]) -> str:
    """Return keywords as attributes; empty texts are left out."""
    written = []
    for name, value in look.items():
        if value == "":
            continue
        name = "class" if name == "classes" else name.replace("_", "-")
        written.append(f' {name}="{escape(value) if isinstance(value, str) else num(value)}"')
    return "".join(written)


def once(function: F) -> F:
    """Cache a shape: most of a board is the same after every move.

    A group of a board has two kilobytes, so the limit bounds the memory of a server that runs for months.
    """
    return lru_cache(maxsize=8_000)(function)  # type: ignore[return-value]


@once
def element(tag: str, *content: str, **look: Look) -> str:
    """An element with this tag."""
    inside = "".join(content)
    return f"<{tag}{attributes(look)}>{inside}</{tag}>" if inside else f"<{tag}{attributes(look)}/>"


@once
def group(key: str, classes: str, at: Point, *content: str) -> str:
    """A keyed group: one thing that can be touched, marked or moved. Only its transform holds its place.

    Some classes have a meaning: touches pass through a group that is `through`; a `mover` is a piece that players move
    across the board, so pages show the way it took; a `carrier` is ground that moves together with all movers.
    """
    place = f"translate({num(at[0])},{num(at[1])})"
    inside = "".join(content)
    return f'<g data-key="{escape(key)}"{attributes({"classes": classes})} transform="{place}">{inside}</g>'


def place_of(svg: str) -> Point:
    """Return the place of a keyed group."""
    x, y = svg.partition('transform="translate(')[2].partition(")")[0].split(",")
    return float(x), float(y)


def put_at(svg: str, at: Point) -> str:
    """Return a keyed group at another place."""
    head, transform, rest = svg.partition('transform="translate(')
    return f"{head}{transform}{num(at[0])},{num(at[1])}{rest[rest.index(')') :]}"


@once
def g(*content: str, at: Point = (0, 0), turn: float = 0, scale: float = 1, **look: Look) -> str:
    """A group without a key, moved, turned (degrees, clockwise) and scaled."""
    steps = []
    if at != (0, 0):
        steps.append(f"translate({num(at[0])},{num(at[1])})")
    if turn:
        steps.append(f"rotate({num(turn)})")
    if scale != 1:
        steps.append(f"scale({num(scale)})")
    return element("g", *content, transform=" ".join(steps), **look)


@once
def circle(r: float, *, at: Point = (0, 0), **look: Look) -> str:
    """A circle around `at`."""
    return element("circle", **centre(at, "cx", "cy"), r=r, **look)


@once
def ellipse(rx: float, ry: float, *, at: Point = (0, 0), **look: Look) -> str:
    """An ellipse around `at`."""
    return element("ellipse", **centre(at, "cx", "cy"), rx=rx, ry=ry, **look)


@once
def rect(width: float, height: float, *, at: Point = (0, 0), corner: float = 0, **look: Look) -> str:
    """A rectangle around `at`, optionally with round corners."""
    rounded: dict[str, Look] = {"rx": corner} if corner else {}
    return element("rect", x=at[0] - width / 2, y=at[1] - height / 2, width=width, height=height, **rounded, **look)


def line(a: Point, b: Point, **look: Look) -> str:
    """A straight line from a to b."""
    return element("line", x1=a[0], y1=a[1], x2=b[0], y2=b[1], **look)


def path(d: str, **look: Look) -> str:
    """A path in SVG path syntax."""
    return element("path", d=d, **look)


def polygon(points: Iterable[Point], **look: Look) -> str:
    """A closed shape through these points."""
    return element("polygon", points=_points(*points), **look)


@once
def _points(*points: Point) -> str:
    return " ".join(f"{num(x)},{num(y)}" for x, y in points)


@once
def text(words: str, *, at: Point = (0, 0), size: float = 16, anchor: str = "middle", **look: Look) -> str:
    """A line of text whose middle height is at `at`."""
    look.setdefault("fill", INK)
    lowered = at[1] + size * 0.35  # half the height of a digit: SVG places text by its baseline
    return element("text", escape(words, quote=False), x=at[0], y=lowered, font_size=size, text_anchor=anchor, **look)


def fit(words: str, width: float, size: float) -> float:
    """The size at which a line of text is no wider than `width`: `size`, or less for a long text."""
    return round(min(size, width / (0.58 * max(1, len(words)))), 1)


def shorten(words: str, width: float, size: float) -> str:
    """The text, cut with an ellipsis if it is wider than `width` at this size.

    A number at its end is kept, by which "Random bot 2" and "Random bot 3" differ.
    """
    most = max(2, int(width / (0.58 * size)))
    if len(words) <= most:
        return words
    first, _, last = words.rpartition(" ")
    end = f" {last}" if first and last.isdecimal() and len(last) + 3 < most else ""
    return f"{(first if end else words)[: most - len(end) - 1].rstrip()}…{end}"


def name_text(name: str, width: float, size: float, *, at: Point, **look: Look) -> str:
    """A player's name, starting at `at`: smaller if it is long, and cut if it is too long for that, too."""
    narrow = 0.88 * width  # names are bold
    short = shorten(name, narrow, 0.7 * size)
    return text(short, at=at, size=fit(short, narrow, size), anchor="start", **look)


def name_width(name: str, width: float, size: float) -> float:
    """The width of `name_text` with these arguments."""
    return min(width, len(name) * 0.58 * size / 0.88)


@once
def figure(words: str, *, at: Point = (0, 0), size: float = 20, rim: float = 0, **look: Look) -> str:
    """A number on a piece: bold, with an outline, so that it is legible on any ground."""
    outlined: dict[str, Look] = {"fill": FIGURE, "stroke": FIGURE_RIM, "stroke_width": rim or size * 0.17} | look
    lowered = at[1] + size * 0.35
    return element(
        "text",
        escape(words, quote=False),
        x=at[0],
        y=lowered,
        font_size=size,
        font_weight=700,
        text_anchor="middle",
        stroke_linejoin="round",
        paint_order="stroke",
        **outlined,
    )


@once
def title(words: str) -> str:
    """The name of a thing: its tooltip, and its label for screen readers."""
    return element("title", escape(words, quote=False))


def radial(*stops: tuple[float, str] | tuple[float, str, float], at: Point = (0.5, 0.5), r: float = 0.5) -> Paint:
    """A radial gradient: stops are (offset, colour) or (offset, colour, opacity)."""

    def paint(name: str) -> str:
        return element("radialGradient", *map(_stop, stops), id=name, cx=at[0], cy=at[1], r=r)

    return paint


def linear(
    *stops: tuple[float, str] | tuple[float, str, float], a: Point = (0, 0), b: Point = (0, 1), units: str = ""
) -> Paint:
    """A linear gradient from a to b, by default from top to bottom; `units="userSpaceOnUse"` for board coordinates."""

    def paint(name: str) -> str:
        ends: dict[str, Look] = {"x1": a[0], "y1": a[1], "x2": b[0], "y2": b[1], "gradientUnits": units}
        return element("linearGradient", *map(_stop, stops), id=name, **ends)

    return paint


def clip(*content: str) -> Paint:
    """A clip path: what is drawn with `clip_path=scene.define(...)` is visible only inside these shapes."""
    return lambda name: element("clipPath", *content, id=name)


def centre(at: Point, x: str, y: str) -> dict[str, Look]:
    """The place of a shape as attributes; none at the origin."""
    return {name: value for name, value in ((x, at[0]), (y, at[1])) if value}


def _stop(stop: tuple[float, str] | tuple[float, str, float]) -> str:
    opacity: dict[str, Look] = {"stop_opacity": stop[2]} if len(stop) == 3 else {}
    return element("stop", offset=stop[0], stop_color=stop[1], **opacity)
