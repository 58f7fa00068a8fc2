"""The star chart: 133 fields on seven tiles with planets, portals, trade centres, figures and ships."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import Hexes, Point, hexagon
from perihelion.draw.marks import hexframe
from perihelion.draw.shapes import circle, g, group, line, polygon, rect, text, title
from perihelion.draw.symbols import stars, sun
from perihelion.draw.theme import INK, QUIET

from ..rules.cardboard import CENTRE, HOME, MARKER_OP, PLACE, PORTAL, ROUNDS, TILES, UNUSED
from ..rules.geometry import COORDINATES, FIELDS, LOCALS
from ..rules.space import is_erected
from ..rules.state import State
from .colours import GRID, RIM, SPACE, TILE
from .names import back_title, marker_title, planet_title
from .places import CHART_HEIGHT, HEX, MARGIN, WIDTH, chart_top, hex_at, hex_key, hexes
from .planets import back, face
from .symbols import figure_of, op_picture, portal, ship

if TYPE_CHECKING:
    from perihelion.core.view import View

GLOBE = 21
"""The radius of a planet on the chart."""
BERTHS = ((-15, -13), (15, -13), (-15, 15), (15, 15))
"""Where the ships of the four seats stand when they share a field."""
ACROSS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The neighbours across the sides of a pointy hex, in the order of its corners."""


def chart_ground(scene: Scene, s: State) -> None:
    """SOLARIUS-57: the seven sectors and their borders; which tile lies where is told by the fields."""
    top = chart_top(s)
    scene.stay(rect(WIDTH - 2 * MARGIN, CHART_HEIGHT, at=(WIDTH / 2, top + CHART_HEIGHT / 2), corner=22, fill=SPACE))
    scene.stay(stars(WIDTH - 40, CHART_HEIGHT - 20, count=150, seed=61, at=(20, top + 10)))
    scene.stay(_sectors(hexes(s)))
    sun(scene, 1)  # its paints, for home


@cache
def _sectors(grid: Hexes) -> str:
    """All fields, and a strong line where two sectors meet or space ends."""
    field_at = {at: h for h, at in enumerate(COORDINATES)}
    cells, borders = [], []
    for h, (q, r) in enumerate(COORDINATES):
        cells.append(polygon(grid.corners(q, r, 1)))
        corners = grid.corners(q, r)
        for side, (dq, dr) in enumerate(ACROSS):
            other = field_at.get((q + dq, r + dr), -1)
            if other < 0 or other // LOCALS != h // LOCALS:
                borders.append(line(corners[side], corners[(side + 1) % 6]))
    return g(*cells, fill=TILE, fill_opacity=0.86, stroke=GRID, stroke_width=1) + g(
        *borders, stroke=RIM, stroke_width=2.6, stroke_linecap="round"
    )


def chart(scene: Scene, view: View) -> None:
    """Every field with what lies on it, then the ships."""
    s: State = view.state
    for h in range(FIELDS):
        area = polygon(hexagon(HEX - 1), fill="transparent")
        look = [area, hexframe(HEX - 2, glow=True), _printed(scene, s, h), _lying(s, h), title(field_title(view, h))]
        scene.put(hex_key(h), group(hex_key(h), "field", hex_at(s, h), *look))
    for seat in range(s.n_players):
        key = f"ship-{seat}"
        said = title(view.words("board-ship", player=seat, number=s.ship[seat]))
        scene.put(key, group(key, "ship through", _berth(s, seat), ship(seat, 36), said))
    _rounds(scene, view)


def _berth(s: State, seat: int) -> Point:
    """The place of a ship on its field: in the middle of an empty one, else to the side."""
    h = s.ship[seat]
    x, y = hex_at(s, h)
    shared = sum(s.ship[p] == h for p in range(s.n_players)) > 1
    if shared:
        dx, dy = BERTHS[seat]
    elif s.hex_owner[h] >= 0 or s.hex_planet[h] >= 0 or s.hex_kind[h] in (HOME, PORTAL, CENTRE):
        dx, dy = -19, -14
    else:
        dx, dy = 0, 0
    return x + dx, y + dy


def _printed(scene: Scene, s: State, h: int) -> str:
    """What is printed on a field."""
    kind = s.hex_kind[h]
    if kind == HOME:
        return sun(scene, 17, rays=16)
    if kind == PORTAL:
        return portal(52)
    if kind == CENTRE:
        return _centre(TILES[s.hex_tile[h] - 1], is_erected(s, h))
    if kind == UNUSED:
        return circle(GLOBE - 3, fill="none", stroke=GRID, stroke_width=2, stroke_dasharray="2 6")
    return ""


@cache
def _centre(letter: str, erected: bool) -> str:
    """SOLARIUS-4: a trade centre; before it is erected only its outline and letter are printed."""
    if not erected:
        ring = polygon(hexagon(22, flat=True), fill="none", stroke=RIM, stroke_width=2, stroke_dasharray="5 4")
        return ring + text(letter, size=20, fill=QUIET, font_weight=700)
    arms = [line((0, 0), corner, stroke="#c99a3f", stroke_width=6) for corner in hexagon(29, flat=True)]
    knobs = [circle(5, at=corner, fill="#ffb703", stroke="#7a4a00") for corner in hexagon(29, flat=True)]
    body = polygon(hexagon(21, flat=True), fill="#ffd166", stroke="#7a4a00", stroke_width=2)
    return g(*arms, *knobs, body, text(letter, size=25, fill="#3a2400", font_weight=700))


def _lying(s: State, h: int) -> str:
    """A planet, or an outpost and the figure upon it."""
    if s.hex_planet[h] >= 0:
        return face(s.hex_planet[h], GLOBE)
    if s.hex_owner[h] >= 0:
        look = figure_of(s.hex_fig[h], s.hex_owner[h], 48)
        return _outpost(s.hex_outpost[h]) + look if s.hex_outpost[h] >= 0 else look
    if s.hex_kind[h] == PLACE and s.hex_back[h] >= 0:
        return back(s.hex_back[h], GLOBE - 6)
    return ""


@cache
def _outpost(marker: int) -> str:
    """SOLARIUS-79: the base below a figure: a plate with six sides, double rimmed."""
    plate = polygon(hexagon(32), fill=SPACE, stroke=RIM, stroke_width=3.5)
    return (
        plate
        + polygon(hexagon(27), fill="none", stroke=RIM, stroke_width=1.2)
        + op_picture(MARKER_OP[marker, 0], 1, 15, at=(0, 26))
    )


def field_title(view: View, h: int) -> str:
    """A field with its number and all that lies on it."""
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
    said += [view.words("board-ship-here", player=p) for p in range(s.n_players) if s.ship[p] == h]
    return ", ".join(said)


def _rounds(scene: Scene, view: View) -> None:
    """The round, the turn, and the trade centre of every round so far (or as far as it is known)."""
    s: State = view.state
    x, y = 28, chart_top(s) + 32
    look = [text(view.words("board-round", round=max(1, s.round)), size=22, anchor="start", font_weight=700)]
    for i in range(ROUNDS):
        letter, up = _letter_of(s, i)
        at = (18 + i * 46, 40)
        disc = circle(18, at=at, fill="#ffd166" if up else "none", stroke="#7a4a00" if up else RIM, stroke_width=2)
        ink = "#3a2400" if up else INK if letter else QUIET
        look += [disc, text(letter or str(i + 1), at=at, size=18, fill=ink)]
    scene.put("round", group("round", "label through", (x, y), *look, title(centres_words(view))))


def _letter_of(s: State, i: int) -> tuple[str, bool]:
    """The letter of the centre of a round, and whether it is erected; nothing where it is not known."""
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
