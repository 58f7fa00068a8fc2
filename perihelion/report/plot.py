"""Plots as SVG, in the style of the boards: ratings with their intervals, and shares over a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..bots.ratings import Interval
from ..draw.scene import Scene
from ..draw.shapes import circle, fit, line, path, rect, text
from ..draw.theme import AMBER, INK, LINE, QUIET, SURFACE

WIDTH = 760
PLOT, NARROW_PLOT = (WIDTH, 250), (360, 180)
"""The width of a picture and the height of its curve; the narrow one is for phones."""
DASHES = ("", "10 4", "3 4", "12 4 3 4", "1 5")
"""A pattern of dashes for each seat."""


class Bar(NamedTuple):
    """One row of a plot of intervals."""

    label: str
    interval: Interval
    says: str


def intervals(key: str, title: str, bars: Sequence[Bar], middle: float, left: int = 130) -> str:
    """Return a standalone picture: a point with its interval for each bar, and a vertical line at `middle`.

    The labels have the space up to `left`.
    """
    right, step, top = WIDTH - 190, 44, 70
    scene = Scene(key, WIDTH, top + step * len(bars) + 20, title=title)
    low = min(middle, *(bar.interval.low for bar in bars))
    high = max(middle, *(bar.interval.high for bar in bars))
    wide = (high - low) or 1.0

    def x(value: float) -> float:
        return left + (right - left) * (value - low) / wide

    scene.stay(
        rect(WIDTH, scene.height, at=(WIDTH / 2, scene.height / 2), fill=SURFACE, corner=14),
        text(title, at=(24, 32), size=fit(title, WIDTH - 48, 20), anchor="start", fill=INK),
        line((x(middle), top - 16), (x(middle), scene.height - 16), stroke=LINE, stroke_dasharray="4 4"),
    )
    for i, bar in enumerate(bars):
        y = top + step * i + step / 2
        scene.stay(
            text(bar.label, at=(24, y), size=fit(bar.label, left - 34, 16), anchor="start", fill=INK),
            line(
                (x(bar.interval.low), y), (x(bar.interval.high), y), stroke=INK, stroke_width=3, stroke_linecap="round"
            ),
            circle(8, at=(x(bar.interval.value), y), fill=AMBER, stroke=INK, stroke_width=2),
            text(bar.says, at=(right + 20, y), size=14, anchor="start", fill=QUIET),
        )
    return scene.svg()


def lines(
    key: str,
    title: str,
    names: Sequence[str],
    colours: Sequence[str],
    values: Sequence[Sequence[float]],
    marks: Sequence[tuple[int, int]] = (),
    standalone: bool = False,
    size: tuple[int, int] = PLOT,
    percent: Callable[[int], str] = "{}%".format,
) -> str:
    """Return a picture for a page: for each name a line of shares from 0 to 1; `marks` are (index, line) to circle."""
    width, high = size
    left, right, top = 52, width - 110, 24
    scene = Scene(key, width, top + high + 34, title=title)
    last = max(1, len(values) - 1)

    def at(i: int, value: float) -> tuple[float, float]:
        return left + (right - left) * i / last, top + high * (1 - value)

    for share in (0, 25, 50, 75, 100):
        y = at(0, share / 100)[1]
        scene.stay(line((left, y), (right, y), stroke=LINE, stroke_width=1, opacity=0.6))
        scene.stay(text(percent(share), at=(left - 8, y), size=12, anchor="end", fill=QUIET))
    ends = [at(last, share)[1] for share in values[-1]] if values else [top] * len(names)
    places = _spread(ends, 18, scene.height - 12)
    for k, name in enumerate(names):
        course = " ".join(
            f"{'M' if i == 0 else 'L'}{x:.1f} {y:.1f}"
            for i, (x, y) in enumerate(at(i, row[k]) for i, row in enumerate(values))
        )
        under = {"fill": "none", "stroke_dasharray": DASHES[k % 5], "stroke_linejoin": "round"}
        label = fit(name, width - right - 16, 14)
        scene.stay(
            path(course, stroke=QUIET, stroke_width=5, opacity=0.5, **under),  # white and black lines need an edge
            path(course, stroke=colours[k], stroke_width=3, **under),
            text(name, at=(right + 10, places[k]), size=label, anchor="start", fill=INK),
        )
    for i, k in marks:
        x, y = at(i, values[i][k])
        scene.stay(circle(7, at=(x, y), fill="none", stroke=INK, stroke_width=2))
    return scene.svg(standalone=standalone)


def _spread(heights: Sequence[float], step: float, lowest: float) -> list[float]:
    """Return heights for labels so that none covers another: moved down, or up at the lower edge."""
    order = sorted(range(len(heights)), key=lambda k: heights[k])
    places, above = list(heights), -step
    for k in order:
        above = places[k] = max(places[k], above + step)
    below = lowest + step
    for k in reversed(order):
        below = places[k] = min(places[k], below - step)
    return places
