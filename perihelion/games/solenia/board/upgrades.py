"""The upgrade tiles: what is still offered, and what each player has. Below the hand, so that they cover nothing.

A row for each player has a tile of level 1 and a pair of level 3. While the players draft, row i shows the offers of
position i. A taken tile moves to the rows without an offer, in the order of the seats: after the draft each row belongs
to one player.
"""

from __future__ import annotations

from functools import cache
from textwrap import wrap
from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import Point
from perihelion.draw.marks import frame
from perihelion.draw.shapes import fit, g, group, rect, text, title
from perihelion.draw.theme import AMBER, INK, LINE, QUIET, RAISED

from ..rules.state import DAY, NIGHT, State
from .layout import MARGIN, UPGRADE_HEIGHT, UPGRADE_STEP, WIDTH, upgrades_top
from .symbols import emblem, little_sun, night

if TYPE_CHECKING:
    from perihelion.core.view import View

LEVELS = (1, 3)
LEVEL_1, HALF, GAP = 258, 294, 8
"""The width of a tile of level 1, and of a half of a pair of level 3; the gap between both."""
HEAD, LETTERS, LINE_HEIGHT = 36, 22, 23
"""The height of the name above what an upgrade does; letters of nine pixels on a phone, and the height of a line."""


Tile = tuple[str, int, bool]
"""The word of a tile or half, its number (-1: none), and whether it is active."""


def upgrades(scene: Scene, view: View) -> None:
    """SOLENIA-55, -57: the offers, and the tiles that players took."""
    players = view.state.players
    for level in LEVELS:
        owners = (seat for seat in range(players) if _owned(view, level, seat)[0][1] >= 0)
        for row in range(players):
            tiles = _offered(view, level, row)
            if tiles[0][1] >= 0:
                _put(scene, view, f"l{level}-{row}", tiles, row)
            elif (seat := next(owners, -1)) >= 0:
                _put(scene, view, f"l{level}-of-{seat}", _owned(view, level, seat), row, seat)


def upgrades_of(scene: Scene, view: View, seat: int) -> None:
    """SOLENIA-58, -59: the tiles of one player, in the first row."""
    for level in LEVELS:
        tiles = _owned(view, level, seat)
        if tiles[0][1] >= 0:
            _put(scene, view, f"l{level}-of-{seat}", tiles, 0, seat)


def _offered(view: View, level: int, position: int) -> list[Tile]:
    s: State = view.state
    if level == 1:
        return [("upgrade", s.l1_offer[position], False)]
    return [("half", s.l3_offer[position, row], False) for row in (DAY, NIGHT)]


def _owned(view: View, level: int, seat: int) -> list[Tile]:
    s: State = view.state
    if level == 1:
        return [("upgrade", s.l1_tile[seat], bool(s.l1_active[seat]))]
    return [("half", s.l3_half[seat, row], bool(s.l3_active[seat, row])) for row in (DAY, NIGHT)]


def _put(scene: Scene, view: View, key: str, tiles: list[Tile], row: int, owner: int = -1) -> None:
    wide = LEVEL_1 if len(tiles) == 1 else 2 * HALF
    left = MARGIN + GAP / 2 if len(tiles) == 1 else WIDTH - MARGIN - GAP / 2 - wide
    at: Point = left + wide / 2, upgrades_top(view.state) + UPGRADE_STEP * (row + 0.5)
    look, said = [rect(wide, UPGRADE_HEIGHT, corner=14, fill=RAISED, stroke=LINE, stroke_width=2)], []
    for i, (word, tile, active) in enumerate(tiles):
        if tile >= 0:
            name, about = view.words(f"{word}-{tile}"), view.words(f"{word}-{tile}.about")
            light = -1 if word == "upgrade" else i
            middle = (i - (len(tiles) - 1) / 2) * HALF
            look.append(g(_content(name, about, wide / len(tiles), active, light, owner), at=(middle, 0)))
            said.append(view.words("labelled", label=name, text=about))
    if len(tiles) == 2:
        look.append(rect(1.5, UPGRADE_HEIGHT - 24, fill=LINE))
    scene.put(
        key, group(key, "offer", at, *look, title(" ".join(said)), frame(wide + 6, UPGRADE_HEIGHT + 6, corner=17))
    )


@cache
def _content(name: str, about: str, wide: float, active: bool, light: int, owner: int) -> str:
    """The name of a tile, its light, its owner, and what it does."""
    top, edge = -UPGRADE_HEIGHT / 2, 22 - wide / 2
    ink, quiet = ("#1a2040", "#1a2040") if active else (INK, QUIET)
    look = [rect(wide - 6, UPGRADE_HEIGHT - 6, corner=12, fill=AMBER)] if active else []
    if light >= 0:
        look.append(little_sun(10, at=(edge, top + 23)) if light == DAY else night(12, at=(edge, top + 23)))
    if owner >= 0:
        look.append(emblem(owner, 24, at=(-edge, top + 23)))
    look.append(text(name, at=(0, top + 23), size=fit(name, wide - 104, 25), font_weight=700, fill=ink))
    lines = wrap(about, int((wide - 20) / (LETTERS * 0.5)))
    middle = HEAD + (UPGRADE_HEIGHT - HEAD - LINE_HEIGHT * len(lines)) / 2.6
    look += [
        text(line, at=(0, top + middle + (i + 0.5) * LINE_HEIGHT), size=LETTERS, fill=quiet)
        for i, line in enumerate(lines)
    ]
    return "".join(look)
