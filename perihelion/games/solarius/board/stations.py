"""The six station cards and the six outpost markers of the own board."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import Grid
from perihelion.draw.marks import frame
from perihelion.draw.shapes import figure, g, group, rect, text, title
from perihelion.draw.theme import INK, LINE, QUIET, RAISED

from ..rules.cardboard import (
    HIGH_PRICE,
    INSTANT,
    LOW_PRICE,
    MARKER_OP,
    MARKERS,
    MOST_STATIONS,
    PERMANENT,
    SDISC,
    STATION,
    STATION_KINDS,
    STATION_WASTE,
    STATIONS,
    TILES,
)
from ..rules.cards import effects
from ..rules.state import State
from .colours import FIELD
from .names import marker_title, pair, station_title
from .places import LEFT, STATIONS_AT, own_top
from .symbols import figure_of, figure_sign, kind_chip, op_picture, ops_row, waste

if TYPE_CHECKING:
    from perihelion.core.view import View

WIDE, HIGH = 98, 112
"""A station card."""
MARKER_WIDE, MARKER_HIGH = 69, 56


def own_stations(scene: Scene, view: View, seat: int) -> None:
    """SOLARIUS-68: all six station cards, then the outposts."""
    s: State = view.state
    y = own_top(s) + STATIONS_AT + HIGH / 2 + 2
    for station in range(STATIONS):
        key, order = f"station-{station}", s.st_order[seat, station]
        name = view.words(f"station-{station}")
        look = [
            rect(WIDE, HIGH, corner=12, fill=RAISED if order else FIELD, stroke=LINE, stroke_width=1.5),
            _effects(station),
            _price(s, seat, order),
            text(name, at=(0, -HIGH / 2 + 14), size=15 if len(name) < 11 else 13, font_weight=600),
            title(_said(view, seat, station)),
            frame(WIDE + 4, HIGH + 4, corner=14),
        ]
        scene.put(key, group(key, "station", (LEFT + WIDE / 2 + station * (WIDE + 5), y), *look))
    grid = Grid(LEFT + STATIONS * (WIDE + 5) + 8, y - HIGH / 2, MARKER_WIDE, MARKER_HIGH)
    for marker in range(MARKERS):
        key, used = f"outpost-{marker}", s.outpost_tile[seat, marker] > 0
        look = [
            rect(MARKER_WIDE - 5, MARKER_HIGH - 5, corner=12, fill=FIELD, stroke=LINE, stroke_width=1.5),
            g(_marker(marker), opacity=0.3 if used else 1),
            figure(TILES[s.outpost_tile[seat, marker] - 1], size=28) if used else "",
            title(_placed(view, seat, marker)),
            frame(MARKER_WIDE - 3, MARKER_HIGH - 3, corner=13),
        ]
        scene.put(key, group(key, "outpost", grid.at(marker % 2, marker // 2), *look))


@cache
def _effects(station: int) -> str:
    """The two kinds; below what comes at once, and what comes again and again, with a turning arrow."""
    first, second = STATION_KINDS[station, 0], STATION_KINDS[station, 1]
    drawn = kind_chip(first, 22, at=(-12, -24)) + kind_chip(second, 22, at=(12, -24))
    drawn += ops_row(pair(INSTANT, station), 22, at=(-3, 3))
    again = pair(PERMANENT, station)
    middle = -2 if STATION_WASTE[station] else 4
    drawn += text("↻", at=(-38, 27), size=17, fill=QUIET) + ops_row(again, 19, at=(middle, 27))
    if STATION_WASTE[station]:
        drawn += waste(18, at=(32, 27)) + text("+", at=(20, 27), size=14, fill=QUIET)
    return drawn


def next_price(s: State, seat: int) -> tuple[int, int]:
    """SOLARIUS-67: the higher and the lower value of the next station, (0, 0) after the last."""
    built = sum(s.st_order[seat, k] > 0 for k in range(STATIONS))
    if built >= MOST_STATIONS:
        return 0, 0
    less = effects(s, seat, SDISC, 0)
    return HIGH_PRICE[built] - less, LOW_PRICE[built] - less


def _price(s: State, seat: int, order: int) -> str:
    """The price of the next station, or the number of a built one."""
    y = HIGH / 2 - 12
    if order:
        return figure_of(STATION, seat, 24, at=(-16, y)) + text(f"{order}.", at=(12, y), size=17, font_weight=700)
    high, low = next_price(s, seat)
    return text(f"{high} + {low}", at=(0, y), size=16, fill=INK, font_weight=700) if high else ""


def _said(view: View, seat: int, station: int) -> str:
    s: State = view.state
    order = s.st_order[seat, station]
    if order:
        return f"{station_title(view, station)} {view.words('board-station-built', number=order)}"
    high, low = next_price(s, seat)
    said = station_title(view, station)
    return f"{said} {view.words('board-station-price', high=high, low=low)}" if high else said


@cache
def _marker(marker: int) -> str:
    """The figure an outpost belongs to, and its bonus."""
    sign = figure_sign(marker // 2 + 1, 26, at=(-15, 0))
    return sign + op_picture(MARKER_OP[marker, 0], MARKER_OP[marker, 1], 24, at=(14, 0))


def _placed(view: View, seat: int, marker: int) -> str:
    """An outpost, and the tile where it lies."""
    s: State = view.state
    tile = s.outpost_tile[seat, marker]
    said = marker_title(view, marker)
    return f"{said} {view.words('board-marker-used', tile=tile - 1)}" if tile > 0 else said
