"""The six station cards and the six outpost markers of the player board."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.marks import frame
from perihelion.draw.shapes import Look, figure, fit, g, group, rect, text, title
from perihelion.draw.theme import INK, LINE, QUIET, RAISED

from ..rules.components import (
    INSTANT,
    MARKER_OP,
    MARKERS,
    PERMANENT,
    STATION,
    STATION_KINDS,
    STATION_WASTE,
    STATIONS,
    TILES,
)
from ..rules.state import State
from ..rules.stations import station_price
from .colours import FIELD
from .layout import LEFT, OUTPOSTS_AT, STATIONS_AT, cards_top
from .names import letters, marker_title, pair, station_title
from .symbols import LEAST, figure_of, figure_sign, kind_chip, op_picture, ops_row, waste

if TYPE_CHECKING:
    from perihelion.core.view import View

WIDE, HIGH, MARKER_HIGH = 134, 162, 70
"""A station card, and an outpost below."""
STEP = WIDE + 7.2


def draw_stations(scene: Scene, view: View, seat: int) -> None:
    """SOLARIUS-68: draw all six station cards, then the outposts."""
    s: State = view.state
    top = cards_top(s)
    for station in range(STATIONS):
        key, order = f"station-{station}", s.st_order[seat, station]
        name = view.words(f"station-{station}")
        shapes = [
            rect(WIDE, HIGH, corner=14, fill=RAISED if order else FIELD, stroke=LINE, stroke_width=1.5),
            _effects(station, letters(view)),
            _price(s, seat, order),
            _name(name),
            title(_said(view, seat, station)),
            frame(WIDE + 2, HIGH + 2, corner=15),
        ]
        scene.put(key, group(key, "station", (LEFT + WIDE / 2 + station * STEP, top + STATIONS_AT + HIGH / 2), *shapes))
    for marker in range(MARKERS):
        key, used = f"outpost-{marker}", s.outpost_tile[seat, marker] > 0
        shapes = [
            rect(WIDE, MARKER_HIGH, corner=14, fill=FIELD, stroke=LINE, stroke_width=1.5),
            g(_marker(marker), opacity=0.3 if used else 1),
            figure(TILES[s.outpost_tile[seat, marker] - 1], size=36) if used else "",
            title(_placed(view, seat, marker)),
            frame(WIDE + 2, MARKER_HIGH + 2, corner=15),
        ]
        at = (LEFT + WIDE / 2 + marker * STEP, top + OUTPOSTS_AT + MARKER_HIGH / 2)
        scene.put(key, group(key, "outpost", at, *shapes))


def _name(name: str) -> str:
    """The name of a station, in narrow letters if it would be too small otherwise."""
    size = fit(name, 0.88 * WIDE, 22)  # bold
    narrow: dict[str, Look] = {"textLength": 0.94 * WIDE, "lengthAdjust": "spacingAndGlyphs"} if size < LEAST else {}
    return text(name, at=(0, -HIGH / 2 + 19), size=max(size, LEAST), font_weight=600, **narrow)


@cache
def _effects(station: int, letters: str) -> str:
    """The two kinds; below them the instant effect, and with a turning arrow the permanent effect."""
    first, second = STATION_KINDS[station, 0], STATION_KINDS[station, 1]
    drawn = kind_chip(first, 29, letters[first], at=(-17, -33)) + kind_chip(second, 29, letters[second], at=(17, -33))
    drawn += ops_row(pair(INSTANT, station), 30, at=(-3, 4))
    permanent = pair(PERMANENT, station)
    middle = -8 if STATION_WASTE[station] else 8
    drawn += text("↻", at=(-50, 36), size=26, fill=QUIET) + ops_row(permanent, 27, at=(middle, 36))
    if STATION_WASTE[station]:
        drawn += text("+", at=(30, 36), size=22, fill=QUIET) + waste(26, at=(50, 36))
    return drawn


def _price(s: State, seat: int, order: int) -> str:
    """The price of the next station, or the number of a built one."""
    y = HIGH / 2 - 14
    if order:
        return figure_of(STATION, seat, 28, at=(-18, y)) + text(f"{order}.", at=(16, y), size=23, font_weight=700)
    high, low = station_price(s, seat, 1), station_price(s, seat, 0)
    return text(f"{high} + {low}", at=(0, y), size=23, fill=INK, font_weight=700) if high else ""


def _said(view: View, seat: int, station: int) -> str:
    s: State = view.state
    order = s.st_order[seat, station]
    if order:
        return f"{station_title(view, station)} {view.words('board-station-built', number=order)}"
    high, low = station_price(s, seat, 1), station_price(s, seat, 0)
    said = station_title(view, station)
    return f"{said} {view.words('board-station-price', high=high, low=low)}" if high else said


@cache
def _marker(marker: int) -> str:
    """The figure an outpost belongs to, and its bonus."""
    sign = figure_sign(marker // 2 + 1, 40, at=(-28, 0))
    return sign + op_picture(MARKER_OP[marker, 0], MARKER_OP[marker, 1], 38, at=(26, 0))


def _placed(view: View, seat: int, marker: int) -> str:
    """An outpost, and the tile where it lies."""
    s: State = view.state
    tile = s.outpost_tile[seat, marker]
    said = marker_title(view, marker)
    return f"{said} {view.words('board-marker-used', tile=tile - 1)}" if tile > 0 else said
