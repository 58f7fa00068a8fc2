"""The bridge: the bonus wheel as a curved console with the action dice, and what the present step offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import Point, around
from perihelion.draw.marks import frame
from perihelion.draw.shapes import Look, g, group, rect, text, title
from perihelion.draw.symbols import card_back
from perihelion.draw.theme import INK, LINE, QUIET, RAISED

from ..rules.components import BLACK, BRIDGE, BROWN, COLOURS, TURQUOISE, YELLOW
from ..rules.state import (
    ACTION,
    AT_BONUS,
    AT_PUSH,
    AT_UPGRADE,
    FLIGHT,
    FUEL_MORE,
    LAND,
    PLAY_SIDE,
    STORE,
    State,
)
from .cards import draw_halves
from .layout import (
    BRIDGE_HEIGHT,
    CHART_HEIGHT,
    MARGIN,
    WHEEL_INNER,
    WHEEL_X,
    WHEEL_Y,
    WIDTH,
    bridge_top,
    chart_top,
    slot_edges,
)
from .names import bonus_words, letter_of
from .symbols import action_die, any_cube, coin, cube, fuel, kind_chip, portal, step_up

if TYPE_CHECKING:
    from perihelion.core.view import View

DIE, SHARED_DIE = 68, 56
"""The side of a die, alone in a slot of the wheel and beside others."""
TILE_WIDE, TILE_HIGH = 94, 96
"""A tile of the present step."""


def _hub(s: State) -> Point:
    return WHEEL_X, bridge_top(s) + WHEEL_Y


def draw_bridge(scene: Scene, view: View) -> None:
    """Draw the dice on the bridge, the die in use, the tiles of the present step, the piles and the bag."""
    for part in (_dice, _in_use, _step, _deck, _bag):
        scene.part(part, view)


def _dice(scene: Scene, view: View) -> None:
    for i in range(BRIDGE):
        _die(scene, view, i)


def _die(scene: Scene, view: View, i: int) -> None:
    s: State = view.state
    if s.bridge_col[i] < 0:
        return
    slot, colour, face = s.bridge_slot[i], s.bridge_col[i], s.bridge_face[i]
    key = f"die-{i}"
    if slot < 0:
        at, size = (WHEEL_X + (i - 1.5) * 80, bridge_top(s) + 176), DIE
        said = view.words("board-die-rolled", number=i + 1, colour=colour, face=face)
    else:
        at, size = _die_at(s, i)
        said = view.words("board-die", number=i + 1, colour=colour, face=face, slot=bonus_words(slot))
    halo = frame(size + 8, size + 8, corner=16)
    die = action_die(colour, face, size, letter_of(view, colour))
    scene.put(key, group(key, "die rolls", at, die, title(said), halo))


def _die_at(s: State, i: int) -> tuple[Point, int]:
    """The place of a die on the wheel, and its size; dice that share a slot stand in pairs."""
    slot = s.bridge_slot[i]
    together = [k for k in range(BRIDGE) if s.bridge_col[k] >= 0 and s.bridge_slot[k] == slot]
    place, count = together.index(i), len(together)
    start, end = slot_edges(slot)
    middle, wide = (start + end) / 2, 2.05
    across = 0.0 if count == 1 else wide if place % 2 else -wide
    along = 96.0 if count < 3 else 122.0 - 59 * (place // 2)
    return around(_hub(s), WHEEL_INNER + along, middle + across), DIE if count == 1 else SHARED_DIE


def _in_use(scene: Scene, view: View) -> None:
    """The die just taken: what it was, what it counts as, and how many points it brings."""
    s: State = view.state
    if s.die_col < 0:
        return
    shapes = [action_die(s.die_col, s.die_face, 42, letter_of(view, s.die_col), at=(-90, 0))]
    if s.final_col >= 0:
        chip = kind_chip(s.final_col, 38, letter_of(view, s.final_col), at=(-8, 0))
        shapes += [text("→", at=(-46, 0), size=28, fill=QUIET), chip]
        points = view.words("board-points-of-die", n=s.base_ap)
        shapes.append(text(points, at=(22, 0), size=24, anchor="start", fill=INK))
    final = s.final_col if s.final_col >= 0 else s.die_col
    shapes.append(title(view.words("board-in-use", face=s.die_face, colour=final)))
    scene.put("in-use", group("in-use", "die through", (WHEEL_X, bridge_top(s) + 197), *shapes))


def _step(scene: Scene, view: View) -> None:
    """Draw what the present step offers besides the things on the boards, as tiles at the right of the console."""
    s: State = view.state
    tiles: list[tuple[str, str, str]] = []
    if s.phase == AT_BONUS:
        for f in range(s.ap + 1):
            said = view.words("board-bonus", fuel=f, buck=s.ap - f)
            tiles.append((f"bonus-{f}", _units(f, s.ap - f), said))
    elif s.phase == ACTION:
        letter = letter_of(view, s.final_col)
        tiles = [
            ("act-1", cube(s.final_col, 54, letter), view.words("board-act-1", colour=s.final_col)),
            ("act-2", _colour_action(s.final_col, letter), view.words(f"board-act-2-{s.final_col}")),
        ]
    elif s.phase in (STORE, AT_UPGRADE, AT_PUSH, FUEL_MORE):
        left = s.store_left if s.phase == STORE else s.ap
        more = coin(32, at=(24, 27)) + text("+1", at=(-14, 27), size=24, font_weight=700)
        tiles = [("ap", text(str(left), at=(0, -14), size=44, font_weight=700) + more, view.words("board-ap", n=left))]
    elif s.phase == FLIGHT:
        word = "board-portals-open" if s.portal_open else "board-portals-closed"
        tiles = [("portals", portal(74), view.words(word))]
    elif s.phase == LAND and s.revealed:
        tiles = [("explore", any_cube(54), view.words("board-explore"))]
    elif s.phase == PLAY_SIDE and s.picked_card >= 0:
        draw_halves(scene, view, s.picked_card, (WIDTH - MARGIN - 104, bridge_top(s) + BRIDGE_HEIGHT / 2 + 2))
    for i, (key, picture, said) in enumerate(tiles):
        _tile(scene, s, key, i, picture, said)


def _tile(scene: Scene, s: State, key: str, i: int, picture: str, said: str) -> None:
    x = WIDTH - MARGIN - 204 + (i % 2 + 0.5) * (TILE_WIDE + 4)
    y = bridge_top(s) + 14 + (i // 2 + 0.5) * (TILE_HIGH + 4)
    body = rect(TILE_WIDE, TILE_HIGH, corner=14, fill=RAISED, stroke=LINE, stroke_width=1.5)
    scene.put(key, group(key, "tile", (x, y), body, picture, title(said), frame(TILE_WIDE, TILE_HIGH, corner=14)))


def _units(fuels: int, bucks: int) -> str:
    """A row of flames above a row of coins."""
    flames = [fuel(30, at=((i - (fuels - 1) / 2) * 28, -20 if bucks else 0)) for i in range(fuels)]
    coins = [coin(30, at=((i - (bucks - 1) / 2) * 28, 20 if fuels else 0)) for i in range(bucks)]
    return g(*flames, *coins)


def _colour_action(colour: int, letter: str) -> str:
    """SOLARIUS-40 to -43: what the second action of a colour brings."""
    pictures = {BLACK: fuel(56), YELLOW: coin(56), TURQUOISE: step_up(56), BROWN: step_up(56, turn=90)}
    return pictures[colour] + kind_chip(colour, 24, letter, at=(30, -30))


def _deck(scene: Scene, view: View) -> None:
    """SOLARIUS-46, -48: deck and discard pile, in the upper right corner of the chart."""
    s: State = view.state
    gone = sum(s.card_zone[card] == 1 for card in range(len(s.card_zone)))
    y = chart_top(s) + 68
    for key, x, count in (("deck", WIDTH - 152, s.deck_n), ("discard", WIDTH - 62, gone)):
        full: dict[str, Look] = {"fill": "transparent", "stroke": LINE, "stroke_width": 2, "stroke_dasharray": "5 5"}
        pile = card_back(scene, 74, 96) if count and key == "deck" else rect(74, 96, corner=9, **full)
        ink = "#ffffff" if key == "deck" and count else INK
        number = text(str(count), at=(0, 29), size=30, font_weight=700, fill=ink)
        name = text(view.words(f"board-{key}-short"), at=(0, 65), size=20)
        said = title(view.words(f"board-{key}", count=count))
        scene.put(key, group(key, "pile", (x, y), pile, number, name, said, frame(84, 106, corner=13)))


def _bag(scene: Scene, view: View) -> None:
    """The dice left in the bag, in the lower left corner of the chart."""
    s: State = view.state
    shapes = [text(view.words("board-bag-short"), at=(0, -34), size=20, anchor="start")]
    for colour in range(COLOURS):
        shapes += [kind_chip(colour, 32, letter_of(view, colour), at=(16 + colour * 46, 0))]
        shapes.append(text(str(s.bag[colour]), at=(16 + colour * 46, 32), size=24, font_weight=700))
    place = (28, chart_top(s) + CHART_HEIGHT - 50)
    scene.put("bag", group("bag", "label through", place, *shapes, title(bag_words(view))))


def bag_words(view: View) -> str:
    """The dice left in the bag, by colour."""
    s: State = view.state
    said = [view.words("board-bag-of", colour=colour, count=s.bag[colour]) for colour in range(COLOURS)]
    return view.words("board-bag", dice=", ".join(said))
