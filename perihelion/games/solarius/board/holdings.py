"""Beside and below the own rows: fuel, SpaceBucks, waste, figures left, die fields, drives, planets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import Point
from perihelion.draw.marks import frame
from perihelion.draw.shapes import g, group, rect, text, title
from perihelion.draw.theme import INK, LINE, QUIET, RAISED

from ..rules.cardboard import (
    COLONY,
    COLOURS,
    FULL,
    LETTERS,
    MISSION,
    MOST_DRIVES,
    MOST_MISSIONS,
    MOST_STATIONS,
    PLANETS,
    STATION,
    STATIONS,
    TURNS,
)
from ..rules.space import ship_range
from ..rules.state import PENDING, SETTLED, State
from .colours import CREWS, FIELD
from .names import planet_title
from .places import FIELDS_AT, LEFT, PLANETS_AT, ROWS_AT, SIDE, WIDTH, own_top
from .planets import face
from .symbols import coin, drive, figure_of, fuel, kind_chip, waste

if TYPE_CHECKING:
    from perihelion.core.view import View

TRACK_WIDE, TRACK_HIGH = 96, 108
FIELD_HIGH = 74
CHIP, DRIVE_WIDE, NORMAL_WIDE = 66, 66, 172
TRANSFORM_LEFT = LEFT + NORMAL_WIDE + 10
RESEARCH_LEFT = TRANSFORM_LEFT + COLOURS * CHIP + 10
DRIVES_LEFT = RESEARCH_LEFT + 92 + 14


def own_holdings(scene: Scene, view: View, seat: int) -> None:
    """All that a player has besides cubes and cards."""
    s: State = view.state
    top = own_top(s) + ROWS_AT
    _track(scene, view, "fuel", s.fuel[seat], (SIDE + TRACK_WIDE / 2, top + TRACK_HIGH / 2 - 2))
    _track(scene, view, "buck", s.buck[seat], (SIDE + 104 + TRACK_WIDE / 2, top + TRACK_HIGH / 2 - 2))
    _waste(scene, view, seat, (SIDE + 100, top + 158))
    _figures(scene, view, seat, (SIDE + 100, top + 244))
    _die_fields(scene, view, seat)
    _drives(scene, view, seat)
    _planets(scene, view, seat)


def _track(scene: Scene, view: View, key: str, units: int, at: Point) -> None:
    """SOLARIUS-91: fuel or SpaceBucks, from 0 to 10."""
    picture = fuel if key == "fuel" else coin
    ticks = [
        rect(6, 12, at=(-36 + i * 8, 40), corner=2, fill=INK if i < units else "none", stroke=QUIET, stroke_width=1)
        for i in range(FULL)
    ]
    look = [
        rect(TRACK_WIDE, TRACK_HIGH, corner=14, fill=FIELD, stroke=LINE, stroke_width=1.5),
        picture(46, at=(-20, -12)),
        text(str(units), at=(22, -12), size=36, font_weight=700),
        *ticks,
        title(view.words(f"board-{key}", n=units)),
        frame(TRACK_WIDE + 2, TRACK_HIGH + 2, corner=15),
    ]
    scene.put(key, group(key, "track", at, *look))


def _waste(scene: Scene, view: View, seat: int, at: Point) -> None:
    """SOLARIUS-31, -32: waste on its spaces, and beside the board."""
    s: State = view.state
    cap, on, off = s.waste_cap[seat], s.waste_on[seat], s.waste_off[seat]
    step = min(26.0, 180 / max(1, cap))
    spaces = []
    for i in range(cap):
        where = ((i - (cap - 1) / 2) * step, -13)
        spaces.append(rect(step - 4, 24, at=where, corner=4, fill="none", stroke=QUIET, stroke_width=1.4))
        if i < on:
            spaces.append(waste(min(22.0, step - 3), at=where))
    beside = text(view.words("board-waste-beside", n=off), at=(0, 20), size=16, fill=INK if off else QUIET)
    body = rect(200, 76, corner=12, fill=FIELD, stroke=LINE, stroke_width=1.5)
    said = title(view.words("board-waste", n=on, cap=cap, off=off))
    scene.put("waste", group("waste", "waste through", at, body, *spaces, beside, said))


def _figures(scene: Scene, view: View, seat: int, at: Point) -> None:
    """Colonies, stations and mission markers still at hand."""
    s: State = view.state
    stations = MOST_STATIONS - sum(s.st_order[seat, k] > 0 for k in range(STATIONS))
    left = {COLONY: s.colonies_left[seat], STATION: stations, MISSION: MOST_MISSIONS - s.missions_started[seat]}
    look = [rect(200, 76, corner=12, fill=FIELD, stroke=LINE, stroke_width=1.5)]
    for i, (kind, count) in enumerate(left.items()):
        x = (i - 1) * 64
        look += [figure_of(kind, seat, 36, at=(x, -11)), text(str(count), at=(x, 22), size=19, font_weight=700)]
    said = view.words("board-left", colonies=left[COLONY], stations=left[STATION], missions=left[MISSION])
    scene.put("left", group("left", "figures through", at, *look, title(said)))


def _label(words: str, x: float) -> str:
    return text(words, at=(x, -50), size=15, fill=QUIET)


def _die_fields(scene: Scene, view: View, seat: int) -> None:
    """SOLARIUS-22, -24, -26: four ordinary fields, the transformation field, the research field."""
    s: State = view.state
    y = own_top(s) + FIELDS_AT + 62
    held = [colour for colour in range(COLOURS) for _ in range(s.held[seat, colour])]
    places = []
    for i in range(TURNS):
        x = (i - 1.5) * 42
        places.append(rect(38, 44, at=(x, 0), corner=8, fill=FIELD, stroke=LINE, stroke_width=1.5))
        if i < len(held):
            places.append(kind_chip(held[i], 30, at=(x, 0)))
    body = rect(NORMAL_WIDE, FIELD_HIGH, corner=12, fill=RAISED)
    look = [body, *places, _label(view.words("board-normal-short"), 0), title(view.words("board-normal"))]
    halo = frame(NORMAL_WIDE + 2, FIELD_HIGH + 2, corner=13)
    scene.put("field-normal", group("field-normal", "diefield", (LEFT + NORMAL_WIDE / 2, y), *look, halo))
    _transform(scene, view, seat, y)
    used = s.used_res[seat] == 1
    look = [
        rect(92, FIELD_HIGH, corner=12, fill=RAISED, stroke=LINE, stroke_width=1.5),
        text("✓" if used else "?", size=38, font_weight=700, fill=QUIET if used else INK),
        _label(view.words("board-research-short"), 0),
        title(view.words("board-research-used" if used else "board-research")),
        frame(94, FIELD_HIGH + 2, corner=13),
    ]
    scene.put("field-research", group("field-research", "diefield", (RESEARCH_LEFT + 46, y), *look))


def _transform(scene: Scene, view: View, seat: int, y: float) -> None:
    """SOLARIUS-22: the colours a die can take on the transformation field."""
    s: State = view.state
    used = s.used_trans[seat] == 1
    for colour in range(COLOURS):
        key = f"as-{LETTERS[colour]}"
        chip = text("→", at=(0, -20), size=20, fill=QUIET) + kind_chip(colour, 38, at=(0, 10))
        look = [
            rect(CHIP - 4, FIELD_HIGH, corner=12, fill=RAISED, stroke=LINE, stroke_width=1.5),
            g(chip, opacity=0.35 if used else 1),
            title(view.words("board-transform-used" if used else "board-transform", colour=colour)),
            frame(CHIP - 2, FIELD_HIGH + 2, corner=13),
        ]
        if colour == 0:
            said = view.words("board-transform-short")
            look.insert(2, text(said, at=(1.5 * CHIP, -50), size=15, fill=QUIET))
        scene.put(key, group(key, "diefield", (TRANSFORM_LEFT + (colour + 0.5) * CHIP, y), *look))


def drives_of(s: State, seat: int) -> list[int]:
    """The neutral drives of a ship by slot: those of value 2 first; 0 is a free slot."""
    drives = [2] * s.drv2[seat] + [1] * s.drv1[seat]
    return drives + [0] * (MOST_DRIVES - len(drives))


def _drives(scene: Scene, view: View, seat: int) -> None:
    """SOLARIUS-45, -52: the own drive, three slots for neutral ones, and the range they make."""
    s: State = view.state
    y = own_top(s) + FIELDS_AT + 62
    values = [1, *drives_of(s, seat)]
    for slot, value in enumerate(values):
        key = f"drive-{slot}"
        fill = CREWS[seat].light if slot == 0 else "#cfd6ea"
        word = "board-drive-own" if slot == 0 else "board-drive" if value else "board-drive-free"
        look = [
            rect(DRIVE_WIDE - 4, FIELD_HIGH, corner=12, fill=FIELD, stroke=LINE, stroke_width=1.5),
            drive(value, 50, fill=fill) if value else text("+", size=30, fill=QUIET),
            title(view.words(word, n=value)),
            frame(DRIVE_WIDE - 2, FIELD_HIGH + 2, corner=13),
        ]
        if slot == 0:
            said = view.words("board-range", n=ship_range(s, seat))
            look.insert(2, text(said, at=(1.5 * DRIVE_WIDE, -50), size=15, fill=QUIET))
        scene.put(key, group(key, "drive", (DRIVES_LEFT + (slot + 0.5) * DRIVE_WIDE, y), *look))


def planets_of(s: State, seat: int, zone: int) -> list[int]:
    """The planets of a player that are pending or settled."""
    return [planet for planet in range(PLANETS) if s.planet_zone[planet] == zone and s.planet_owner[planet] == seat]


def _planets(scene: Scene, view: View, seat: int) -> None:
    """SOLARIUS-62, -64: pending planets first, then settled ones; a pending one is touched to pay for it."""
    s: State = view.state
    y = own_top(s) + PLANETS_AT + 42
    owned = [(p, False) for p in planets_of(s, seat, PENDING)] + [(p, True) for p in planets_of(s, seat, SETTLED)]
    body = rect(WIDTH - 2 * LEFT, 80, corner=14, fill=FIELD, stroke=LINE, stroke_width=1.5)
    none = "" if owned else text(view.words("board-no-planets"), size=17, fill=QUIET)
    scene.put("planets", group("planets", "tray through", (WIDTH / 2, y), body, none))
    step = min(76.0, (WIDTH - 2 * LEFT - 10) / max(1, len(owned)))
    for i, (planet, settled) in enumerate(owned):
        key = f"planet-{planet}"
        word = "board-settled" if settled else "board-pending"
        said = title(view.words(word, what=planet_title(view, planet)))
        at = (LEFT + 5 + (i + 0.5) * step, y - 2)
        scene.put(key, group(key, "planet", at, face(planet, 25, settled=settled), said, frame(68, 74, corner=16)))
