"""Below the rows of the player board: fuel, SpaceBucks, waste, figures left, die fields, drives, planets."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.marks import frame
from perihelion.draw.shapes import fit, g, group, rect, text, title
from perihelion.draw.theme import INK, LINE, QUIET, RAISED

from ..rules.components import (
    COLONY,
    COLOURS,
    FULL,
    LETTERS,
    MISSION,
    MOST_DRIVES,
    MOST_MISSIONS,
    MOST_STATIONS,
    PLANET_COLOUR,
    PLANETS,
    STATION,
    STATIONS,
    TURNS,
)
from ..rules.space import ship_range
from ..rules.state import PENDING, SETTLED, State
from .colours import FIELD, PLAYER_COLOURS
from .layout import FIELDS_AT, LEFT, PLANETS_AT, TRACKS_AT, WIDTH, own_top
from .names import letter_of, planet_title
from .planets import face
from .symbols import coin, drive, figure_of, fuel, kind_chip, waste

if TYPE_CHECKING:
    from perihelion.core.view import View

TRACK_WIDE, TRACK_HIGH, GAP = 118, 118, 8
FIELD_HIGH, LABEL_HIGH = 88, 28
"""A field under its label."""
CHIP, DRIVE_WIDE, NORMAL_WIDE, RESEARCH_WIDE = 90, 88, 204, 92
DRIVES_LEFT = LEFT + 2 * (TRACK_WIDE + GAP)
WASTE_LEFT = DRIVES_LEFT + 4 * DRIVE_WIDE + GAP - 4
TRANSFORM_LEFT = LEFT + NORMAL_WIDE + GAP
RESEARCH_LEFT = TRANSFORM_LEFT + COLOURS * CHIP + GAP - 4
FIGURES_LEFT = RESEARCH_LEFT + RESEARCH_WIDE + GAP


def draw_holdings(scene: Scene, view: View, seat: int) -> None:
    """Draw all that a player has besides cubes and cards."""
    for part in (_tracks, _drives, _waste, _die_fields, _figures, _planets):
        scene.part(part, view, seat)


def _tracks(scene: Scene, view: View, seat: int) -> None:
    """SOLARIUS-91: fuel and SpaceBucks."""
    s: State = view.state
    for i, (key, units) in enumerate((("fuel", s.fuel[seat]), ("buck", s.buck[seat]))):
        at = (LEFT + TRACK_WIDE / 2 + i * (TRACK_WIDE + GAP), own_top(s) + TRACKS_AT + TRACK_HIGH / 2)
        scene.put(key, group(key, "track", at, _track(key, units, view.words(f"board-{key}", n=units))))


def _plate(wide: float, high: float, fill: str = FIELD) -> str:
    """The background of a thing on the player board."""
    return rect(wide, high, corner=14, fill=fill, stroke=LINE, stroke_width=1.5)


@cache
def _track(key: str, units: int, name: str) -> str:
    """SOLARIUS-91: fuel or SpaceBucks, from 0 to 10."""
    picture = fuel if key == "fuel" else coin
    ticks = [
        rect(7.5, 14, at=(-45 + i * 10, 42), corner=2, fill=INK if i < units else "none", stroke=QUIET, stroke_width=1)
        for i in range(FULL)
    ]
    return g(
        _plate(TRACK_WIDE, TRACK_HIGH),
        picture(56, at=(-26, -12)),
        text(str(units), at=(28, -12), size=fit(str(units), 48, 44), font_weight=700),
        *ticks,
        title(name),
    ) + frame(TRACK_WIDE + 2, TRACK_HIGH + 2, corner=15)


def _waste(scene: Scene, view: View, seat: int) -> None:
    """SOLARIUS-31, -32: waste on its spaces, and beside the board."""
    s: State = view.state
    cap, on, off = s.waste_cap[seat], s.waste_on[seat], s.waste_off[seat]
    wide = WIDTH - LEFT - WASTE_LEFT
    step = min(34.0, (wide - 20) / max(1, cap))
    spaces = []
    for i in range(cap):
        where = ((i - (cap - 1) / 2) * step, -22)
        spaces.append(rect(step - 4, 34, at=where, corner=5, fill="none", stroke=QUIET, stroke_width=1.5))
        if i < on:
            spaces.append(waste(min(30.0, step - 2), at=where))
    words = view.words("board-waste-beside", n=off)
    beside = text(words, at=(0, 30), size=fit(words, wide - 24, 24), fill=INK if off else QUIET)
    said = title(view.words("board-waste", n=on, cap=cap, off=off))
    at = (WASTE_LEFT + wide / 2, own_top(s) + TRACKS_AT + TRACK_HIGH / 2)
    scene.put("waste", group("waste", "waste through", at, _plate(wide, TRACK_HIGH), *spaces, beside, said))


def _figures(scene: Scene, view: View, seat: int) -> None:
    """Colonies, stations and mission markers that are left."""
    s: State = view.state
    left = _left(s, seat)
    wide, high = WIDTH - LEFT - FIGURES_LEFT, FIELD_HIGH + LABEL_HIGH - 2
    shapes = [_plate(wide, high)]
    for i, (kind, count) in enumerate(left.items()):
        x = (i - 1) * 50
        shapes += [figure_of(kind, seat, 42, at=(x, -20)), text(str(count), at=(x, 28), size=25, font_weight=700)]
    at = (FIGURES_LEFT + wide / 2, own_top(s) + FIELDS_AT + high / 2)
    scene.put("left", group("left", "figures through", at, *shapes, title(figures_left(view, seat))))


def _left(s: State, seat: int) -> dict[int, int]:
    """How many figures of each kind a player still has."""
    stations = MOST_STATIONS - sum(s.st_order[seat, k] > 0 for k in range(STATIONS))
    return {COLONY: s.colonies_left[seat], STATION: stations, MISSION: MOST_MISSIONS - s.missions_started[seat]}


def figures_left(view: View, seat: int) -> str:
    """The figures that a player still has, in words."""
    left = _left(view.state, seat)
    return view.words("board-left", colonies=left[COLONY], stations=left[STATION], missions=left[MISSION])


def _label(words: str, x: float, width: float) -> str:
    """The label above the first of some fields."""
    return text(words, at=(x, -FIELD_HIGH / 2 - 15), size=fit(words, width, 22), fill=QUIET)


def _middle(s: State, top: float) -> float:
    """The middle height of fields whose label begins at `top`."""
    return own_top(s) + top + LABEL_HIGH + FIELD_HIGH / 2


def _die_fields(scene: Scene, view: View, seat: int) -> None:
    """SOLARIUS-22, -24, -26: four ordinary fields, the transformation field, the research field."""
    s: State = view.state
    y = _middle(s, FIELDS_AT)
    held = [colour for colour in range(COLOURS) for _ in range(s.held[seat, colour])]
    places = []
    for i in range(TURNS):
        x = (i - 1.5) * 49
        places.append(rect(44, 58, at=(x, 0), corner=9, fill=FIELD, stroke=LINE, stroke_width=1.5))
        if i < len(held):
            places.append(kind_chip(held[i], 38, letter_of(view, held[i]), at=(x, 0)))
    body = rect(NORMAL_WIDE, FIELD_HIGH, corner=14, fill=RAISED)
    label = _label(view.words("board-normal-short"), 0, NORMAL_WIDE)
    halo = frame(NORMAL_WIDE + 2, FIELD_HIGH + 2, corner=15)
    shapes = [body, *places, label, title(view.words("board-normal")), halo]
    scene.put("field-normal", group("field-normal", "diefield", (LEFT + NORMAL_WIDE / 2, y), *shapes))
    _transform(scene, view, seat, y)
    used = s.used_res[seat] == 1
    shapes = [
        _plate(RESEARCH_WIDE, FIELD_HIGH, RAISED),
        text("✓" if used else "?", size=46, font_weight=700, fill=QUIET if used else INK),
        _label(view.words("board-research-short"), 0, RESEARCH_WIDE + 14),
        title(view.words("board-research-used" if used else "board-research")),
        frame(RESEARCH_WIDE + 2, FIELD_HIGH + 2, corner=15),
    ]
    scene.put("field-research", group("field-research", "diefield", (RESEARCH_LEFT + RESEARCH_WIDE / 2, y), *shapes))


def _transform(scene: Scene, view: View, seat: int, y: float) -> None:
    """SOLARIUS-22: the colours a die can take on the transformation field."""
    s: State = view.state
    used = s.used_trans[seat] == 1
    for colour in range(COLOURS):
        key = f"as-{LETTERS[colour]}"
        chip = text("→", at=(0, -25), size=26, fill=QUIET) + kind_chip(colour, 46, letter_of(view, colour), at=(0, 13))
        shapes = [
            _plate(CHIP - 4, FIELD_HIGH, RAISED),
            g(chip, opacity=0.35 if used else 1),
            title(view.words("board-transform-used" if used else "board-transform", colour=colour)),
            frame(CHIP - 2, FIELD_HIGH + 2, corner=15),
        ]
        if colour == 0:
            shapes.insert(2, _label(view.words("board-transform-short"), 1.5 * CHIP, COLOURS * CHIP))
        scene.put(key, group(key, "diefield", (TRANSFORM_LEFT + (colour + 0.5) * CHIP - 2, y), *shapes))


def drives_of(s: State, seat: int) -> list[int]:
    """The neutral drives of a ship by slot: those of value 2 first; 0 is a free slot."""
    drives = [2] * s.drv2[seat] + [1] * s.drv1[seat]
    return drives + [0] * (MOST_DRIVES - len(drives))


def _drives(scene: Scene, view: View, seat: int) -> None:
    """SOLARIUS-45, -52: the own drive, three slots for neutral ones, and the range they make."""
    s: State = view.state
    y = _middle(s, TRACKS_AT)
    values = [1, *drives_of(s, seat)]
    for slot, value in enumerate(values):
        key = f"drive-{slot}"
        fill = PLAYER_COLOURS[seat].light if slot == 0 else "#cfd6ea"
        word = "board-drive-own" if slot == 0 else "board-drive" if value else "board-drive-free"
        shapes = [
            _plate(DRIVE_WIDE - 4, FIELD_HIGH),
            drive(value, 64, fill=fill) if value else text("+", size=36, fill=QUIET),
            title(view.words(word, n=value)),
            frame(DRIVE_WIDE - 2, FIELD_HIGH + 2, corner=15),
        ]
        if slot == 0:
            shapes.insert(2, _label(view.words("board-range", n=ship_range(s, seat)), 1.5 * DRIVE_WIDE, 4 * DRIVE_WIDE))
        scene.put(key, group(key, "drive", (DRIVES_LEFT + (slot + 0.5) * DRIVE_WIDE - 2, y), *shapes))


def planets_of(s: State, seat: int, zone: int) -> list[int]:
    """The planets of a player that are pending or settled."""
    return [planet for planet in range(PLANETS) if s.planet_zone[planet] == zone and s.planet_owner[planet] == seat]


def _planets(scene: Scene, view: View, seat: int) -> None:
    """SOLARIUS-62, -64: pending planets first, then settled ones; a pending one is touched to pay for it."""
    s: State = view.state
    y = own_top(s) + PLANETS_AT + 44
    owned = [(p, False) for p in planets_of(s, seat, PENDING)] + [(p, True) for p in planets_of(s, seat, SETTLED)]
    body = _plate(WIDTH - 2 * LEFT, 88)
    none = "" if owned else text(view.words("board-no-planets"), size=24, fill=QUIET)
    scene.put("planets", group("planets", "tray through", (WIDTH / 2, y), body, none))
    step = min(84.0, (WIDTH - 2 * LEFT - 10) / max(1, len(owned)))
    for i, (planet, settled) in enumerate(owned):
        key = f"planet-{planet}"
        word = "board-settled" if settled else "board-pending"
        said = title(view.words(word, what=planet_title(view, planet)))
        at = (LEFT + 5 + (i + 0.5) * step, y - 2)
        globe = face(planet, 30, letter_of(view, PLANET_COLOUR[planet]), settled=settled)
        scene.put(key, group(key, "planet", at, globe, said, frame(80, 86, corner=16)))
