"""The star chart: 133 fields on seven tiles with planets, portals, trade centres, figures and ships."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import Point, hexagon
from perihelion.draw.marks import hexframe
from perihelion.draw.shapes import circle, g, group, line, polygon, rect, text, title
from perihelion.draw.symbols import sun
from perihelion.draw.theme import INK, QUIET

from ..rules.components import CENTRE, HOME, MARKER_OP, PLACE, PLANET_COLOUR, PORTAL, ROUNDS, TILES, UNUSED
from ..rules.geometry import FIELDS
from ..rules.space import is_erected
from ..rules.state import State
from .colours import GRID, RIM, SPACE
from .layout import HEX, chart_top, hex_at, hex_key
from .names import back_title, letters, marker_title, planet_title
from .planets import back, face
from .symbols import figure_of, op_picture, portal, ship

if TYPE_CHECKING:
    from perihelion.core.view import View

GLOBE = 25
"""The radius of a planet on the chart."""
BERTHS = ((-15, -13), (15, -13), (-15, 15), (15, 15))
"""Where the ships of the four seats stand when they share a field."""


def draw_chart(scene: Scene, view: View) -> None:
    """Draw every field with what lies on it, then the ships and the rounds."""
    for part in (_fields, _ships, _rounds):
        scene.part(part, view)


def _fields(scene: Scene, view: View) -> None:
    for h in range(FIELDS):
        scene.put(hex_key(h), _field(scene, view, h))


def _ships(scene: Scene, view: View) -> None:
    s: State = view.state
    for seat in range(s.players):
        key = f"ship-{seat}"
        said = title(view.words("board-ship", player=seat, number=s.ship[seat], own=int(seat == view.seat)))
        look = g(ship(seat, 46), at=_berth(s, seat))
        scene.put(key, group(key, "ship through mover", hex_at(s, s.ship[seat]), look, said))


_cache: dict[tuple[object, ...], str] = {}
"""Drawings and titles of fields by everything they depend on, since a move changes few of the 133 fields."""
MOST_CACHED = 20_000


def _cached(view: View, h: int, what: str, make: Callable[[], str]) -> str:
    """Return the cached text for these facts about a field, or make it."""
    s: State = view.state
    facts = (s.hex_planet[h], s.hex_back[h], s.hex_owner[h], s.hex_fig[h], s.hex_outpost[h], s.overflow[h])
    ships = tuple(p for p in range(s.players) if s.ship[p] == h)
    names = view.words.names if ships or s.hex_owner[h] >= 0 else ()
    words = (view.words.nameless, names, view.seat in ships and view.seat)
    key = (what, words, h, s.players, s.hex_kind[h], s.hex_tile[h], is_erected(s, h), facts, ships)
    found = _cache.get(key)
    if found is None:
        if len(_cache) >= MOST_CACHED:
            _cache.clear()
        found = _cache[key] = make()
    return found


def _field(scene: Scene, view: View, h: int) -> str:
    """A field with what is printed and lies on it. Home is not cached, because it defines a paint in every scene."""
    s: State = view.state

    def make() -> str:
        shapes = (_area(), _printed(scene, s, h), _lying(s, h, letters(view)), title(field_title(view, h)))
        return group(hex_key(h), "field", hex_at(s, h), *shapes)

    return make() if s.hex_kind[h] == HOME else _cached(view, h, "drawn", make)


@cache
def _area() -> str:
    """The area of a field that can be touched, and its highlight."""
    return polygon(hexagon(HEX - 1), fill="transparent") + hexframe(HEX - 2)


def _berth(s: State, seat: int) -> Point:
    """The place of a ship on its field, from the middle: there on an empty one, else to the side."""
    h = s.ship[seat]
    shared = sum(s.ship[p] == h for p in range(s.players)) > 1
    if shared:
        return BERTHS[seat]
    if s.hex_owner[h] >= 0 or s.hex_planet[h] >= 0 or s.hex_kind[h] in (HOME, PORTAL, CENTRE):
        return -19, -14
    return 0, 0


def _printed(scene: Scene, s: State, h: int) -> str:
    """What is printed on a field."""
    kind = s.hex_kind[h]
    if kind == HOME:
        return sun(scene, 21, rays=16)
    if kind == PORTAL:
        return portal(60)
    if kind == CENTRE:
        return _centre(TILES[s.hex_tile[h] - 1], is_erected(s, h))
    if kind == UNUSED:
        return circle(GLOBE - 7, fill="none", stroke=GRID, stroke_width=2, stroke_dasharray="2 6")
    return ""


@cache
def _centre(letter: str, erected: bool) -> str:
    """SOLARIUS-4: a trade centre; before it is erected only its outline and letter are printed."""
    if not erected:
        ring = polygon(hexagon(22, flat=True), fill="none", stroke=RIM, stroke_width=2, stroke_dasharray="5 4")
        return ring + text(letter, size=24, fill=QUIET, font_weight=700)
    arms = [line((0, 0), corner) for corner in hexagon(30, flat=True)]
    docks = [rect(11, 7, at=(0, -30), corner=2, transform=f"rotate({60 * k + 30})") for k in range(6)]
    return g(
        g(*arms, stroke="#c99a3f", stroke_width=5),
        g(*docks, fill="#fff1c9", stroke="#7a4a00", stroke_width=1.5),
        circle(23, fill="none", stroke="#7a4a00", stroke_width=6),
        circle(23, fill="none", stroke="#ffe6a6", stroke_width=3, stroke_dasharray="4 3"),
        polygon(hexagon(19, flat=True), fill="#ffd166", stroke="#7a4a00", stroke_width=2),
        text(letter, size=26, fill="#3a2400", font_weight=700),
    )


def _lying(s: State, h: int, letters: str) -> str:
    """The planet on a field, or the figure with its outpost."""
    if s.hex_planet[h] >= 0:
        return face(s.hex_planet[h], GLOBE, letters[PLANET_COLOUR[s.hex_planet[h]]])
    if s.hex_owner[h] >= 0:
        figure = figure_of(s.hex_fig[h], s.hex_owner[h], 48)
        return _outpost(s.hex_outpost[h]) + figure if s.hex_outpost[h] >= 0 else figure
    if s.hex_kind[h] == PLACE and s.hex_back[h] >= 0:
        return back(s.hex_back[h], GLOBE - 6, letters[s.hex_back[h] : s.hex_back[h] + 1])
    return ""


@cache
def _outpost(marker: int) -> str:
    """SOLARIUS-79: an outpost below a figure: a plate with six sides and two rims."""
    plate = polygon(hexagon(32), fill=SPACE, stroke=RIM, stroke_width=3.5)
    return (
        plate
        + polygon(hexagon(27), fill="none", stroke=RIM, stroke_width=1.2)
        + op_picture(MARKER_OP[marker, 0], 1, 20, at=(0, 24))
    )


def field_title(view: View, h: int) -> str:
    """A field with its number and all that lies on it."""
    return _cached(view, h, "said", lambda: _field_title(view, h))


def _field_title(view: View, h: int) -> str:
    s: State = view.state
    said = [view.words("board-field", number=h, kind=view.words(f"board-kind-{s.hex_kind[h]}"))]
    if s.hex_kind[h] == CENTRE:
        erected = is_erected(s, h)
        said.append(view.words("board-centre-up" if erected else "board-centre-down", tile=s.hex_tile[h] - 1))
    if s.hex_planet[h] >= 0:
        said.append(planet_title(view, s.hex_planet[h]))
    elif s.hex_back[h] >= 0:
        said.append(back_title(view, s.hex_back[h]))
    if s.hex_owner[h] >= 0:
        figure = view.words(f"board-figure-{s.hex_fig[h]}")
        said.append(view.words("board-owned", figure=figure, player=s.hex_owner[h]))
    if s.hex_outpost[h] >= 0:
        said.append(marker_title(view, s.hex_outpost[h]))
    if s.overflow[h] == 1:
        said.append(view.words("board-overflow"))
    here = (p for p in range(s.players) if s.ship[p] == h)
    said += [view.words("board-ship-here", player=p, own=int(p == view.seat)) for p in here]
    return ", ".join(said)


def _rounds(scene: Scene, view: View) -> None:
    """Draw the round, and the trade centre of every round as far as it is known."""
    s: State = view.state
    x, y = 28, chart_top(s) + 36
    shapes = [text(view.words("board-round", round=max(1, s.round)), size=28, anchor="start", font_weight=700)]
    for i in range(ROUNDS):
        letter, up = _letter_of(s, i)
        at = (22 + i * 52, 48)
        disc = circle(22, at=at, fill="#ffd166" if up else "none", stroke="#7a4a00" if up else RIM, stroke_width=2)
        ink = "#3a2400" if up else INK if letter else QUIET
        shapes += [disc, text(letter or str(i + 1), at=at, size=24, fill=ink)]
    scene.put("round", group("round", "label through", (x, y), *shapes, title(centres_words(view))))


def _letter_of(s: State, i: int) -> tuple[str, bool]:
    """The letter of the centre of a round, and whether it is erected; an empty text if it is not known."""
    erected = [letter for letter in range(6) if s.tc_up[letter] == i + 1]
    if erected:
        return TILES[erected[0]], True
    return (TILES[s.tc_plan[i]], False) if s.tc_plan[i] >= 0 else ("", False)


def centres_words(view: View) -> str:
    """The trade centres of the four rounds."""
    s: State = view.state
    said = []
    for i in range(ROUNDS):
        letter, up = _letter_of(s, i)
        if letter:
            word = "board-centre-of-round" if up else "board-centre-planned"
            said.append(view.words(word, round=i + 1, letter=letter))
    return "; ".join(said) or view.words("board-no-centre")
