"""The other players in small panels: points, tracks, technology, storage, planets, stations, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene, memoise
from perihelion.draw.layout import Point
from perihelion.draw.marks import frame
from perihelion.draw.shapes import fit, g, group, name_text, rect, text, title
from perihelion.draw.symbols import panel
from perihelion.draw.theme import AMBER, INK, QUIET, RAISED, SURFACE

from ..rules.components import COLOURS, MISSION, PLANET_COLOUR, STATION, STATIONS
from ..rules.space import ship_range
from ..rules.state import DEVELOPED, FULFILLED, OPEN_MISSION, PENDING, SETTLED, State
from ..rules.storage import row_value
from .hand import played
from .holdings import planets_of
from .layout import MARGIN, OTHERS_HEIGHT, WIDTH, others
from .names import letter_of, standing, total
from .symbols import ROMAN, coin, drive, emblem, figure_of, fuel, kind_chip, progress, star, tech_die, waste

if TYPE_CHECKING:
    from perihelion.core.view import View


COUNTS = ((-120, 27), (-60, 27), (0, 27), (60, 54))
"""The places of the pictures with a number, and the width of the number; the last one may have two numbers."""


def draw_players(scene: Scene, view: View) -> None:
    """Draw a panel for each of the other players."""
    s: State = view.state
    seats = others(s, view.seat)
    wide = (WIDTH - MARGIN * (len(seats) + 1)) / len(seats)
    high = OTHERS_HEIGHT[len(seats)]
    for i, seat in enumerate(seats):
        at = (MARGIN + i * (wide + MARGIN) + wide / 2, MARGIN + high / 2)
        scene.part(_panel, view, seat, at, wide, high)


def _panel(scene: Scene, view: View, seat: int, at: Point, wide: float, high: float) -> None:
    """Three blocks: beside each other on a wide panel, else one below the other."""
    said = standing(view, seat)
    body = panel(wide, high, fill=RAISED if said else SURFACE, stroke_opacity=0 if said else 0.5, corner=14)
    bar = rect(6, high - 28, at=(8 - wide / 2, 0), corner=3, fill=AMBER) if said else ""
    blocks = (memoise(_head, view, seat, said), memoise(_technology, view, seat), memoise(_things, view, seat))
    if wide > 600:
        places = [((i - 1) * 286.0, 0.0) for i in range(3)]
    else:
        places = [(0.0, (i - 1) * 79.0) for i in range(3)]
    drawn = [g(block, at=place) for block, place in zip(blocks, places, strict=True)]
    key = f"player-{seat}"
    name = title(summary(view, seat))
    scene.put(key, group(key, "player", at, body, bar, *drawn, name, frame(wide, high, corner=14)))


def _head(view: View, seat: int, said: str) -> str:
    """Name and points; fuel, SpaceBucks, range and waste."""
    s: State = view.state
    shapes = [
        emblem(seat, 30, at=(-116, -20)),
        name_text(view.words.seat(seat), 88 if said else 176, 25, at=(-94, -20), font_weight=600),
        text(said, at=(38, -20), size=fit(said, 90, 19), fill=QUIET),
        star(total(view, seat), 46, at=(112, -16)),
    ]
    counts = (
        (fuel(28), str(s.fuel[seat])),
        (coin(28), str(s.buck[seat])),
        (drive(0, 30), str(ship_range(s, seat))),
        (waste(26), f"{s.waste_on[seat]}+{s.waste_off[seat]}"),
    )
    return g(*shapes, _counts(counts, 19))


def _counts(counts: tuple[tuple[str, str], ...], y: float) -> str:
    """Pictures with their numbers, side by side."""
    drawn = []
    for (x, wide), (picture, words) in zip(COUNTS, counts, strict=True):
        size = fit(words, wide, 22)
        drawn += [g(picture, at=(x, y)), text(words, at=(x + 17, y), size=size, anchor="start", font_weight=700)]
    return "".join(drawn)


def _technology(view: View, seat: int) -> str:
    """Every technology die with its column, and the value of the cubes left of it."""
    s: State = view.state
    drawn = []
    for colour in range(COLOURS):
        x = -108 + colour * 68
        worth = row_value(s, seat, colour)
        drawn += [
            tech_die(colour, s.level[seat, colour], 40, letter_of(view, colour), at=(x, -14)),
            text(ROMAN[s.column[seat, colour]], at=(x + 24, -14), size=19, anchor="start", fill=QUIET),
            text(f"▪ {worth}", at=(x + 4, 22), size=21, fill=INK if worth else QUIET, font_weight=600),
        ]
    return g(*drawn)


def _things(view: View, seat: int) -> str:
    """Planets by colour (settled, and pending behind a plus), stations, missions, developments, cards in hand."""
    s: State = view.state
    settled, pending = (planets_of(s, seat, zone) for zone in (SETTLED, PENDING))
    drawn = []
    for colour in range(COLOURS):
        x = -118 + colour * 67
        done, waiting = (sum(PLANET_COLOUR[p] == colour for p in planets) for planets in (settled, pending))
        words = f"{done}+{waiting}" if waiting else str(done)
        drawn += [
            kind_chip(colour, 27, letter_of(view, colour), at=(x, -17)),
            text(words, at=(x + 16, -17), size=fit(words, 26, 22), anchor="start", font_weight=700),
        ]
    stations = sum(s.st_order[seat, k] > 0 for k in range(STATIONS))
    missions = f"{len(played(s, seat, FULFILLED))}+{len(played(s, seat, OPEN_MISSION))}"
    counts = (
        (progress(30), str(s.hand_n[seat])),
        (_development(), str(len(played(s, seat, DEVELOPED)))),
        (figure_of(STATION, seat, 30), str(stations)),
        (figure_of(MISSION, seat, 30), missions),
    )
    return g(*drawn, _counts(counts, 20))


def _development() -> str:
    """The sign of a development: a card with an arrow up."""
    return progress(30) + text("↑", size=20, fill="#ffffff", font_weight=700)


def summary(view: View, seat: int) -> str:
    """A player in one sentence."""
    s: State = view.state
    return view.words(
        "board-player",
        player=seat,
        points=total(view, seat),
        fuel=s.fuel[seat],
        buck=s.buck[seat],
        range=ship_range(s, seat),
        cards=s.hand_n[seat],
        on=s.waste_on[seat],
        off=s.waste_off[seat],
    )
