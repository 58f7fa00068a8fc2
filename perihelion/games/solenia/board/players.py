"""The players: points and standing of each, and panels of the other players (in solo of the Rival)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene, memoise
from perihelion.draw.layout import Point
from perihelion.draw.shapes import g, group, name_text, rect, text, title
from perihelion.draw.symbols import die, panel
from perihelion.draw.theme import AMBER, INK, QUIET, RAISED, SURFACE
from perihelion.draw.to_play import to_play

from ..rules.scoring import points
from ..rules.state import END, PLACES, THE_RIVAL, TILES, TYPES, UPGRADES, State
from .cards import card_face
from .layout import MARGIN, OTHERS_HEIGHT, WIDTH, open_card, others, place_key, store_key, tile_key
from .names import card_title, order_title
from .orders import empty_small, small
from .symbols import emblem, good, star

if TYPE_CHECKING:
    from perihelion.core.view import View

STEP = 36
"""The distance between two places."""


def total(view: View, seat: int) -> int:
    """The points of a player."""
    return memoise(_total, view, seat)


def _total(view: View, seat: int) -> int:
    return points(view.state, seat)


def standing(view: View, seat: int) -> str:
    """What a player's card says beside the name: wins, or to play."""
    return memoise(_standing, view, seat)


def _standing(view: View, seat: int) -> str:
    s: State = view.state
    if memoise(_winners, view, memoise(_is_over, view)) >> seat & 1:
        return view.words("board-wins")
    return view.words("board-to-play") if seat == to_play(view, s.active if s.to_act == -1 else s.to_act) else ""


def _is_over(view: View) -> bool:
    return bool(view.state.phase == END)


def _winners(view: View, over: bool) -> int:
    """The winners as bits. Before the end this asks for nothing, so that it is not counted after every decision."""
    return int(view.game.rules.winners(view.state)) if over else 0


def other_players(scene: Scene, view: View) -> None:
    """Draw a panel for each other player; in solo for the Rival."""
    s: State = view.state
    seats = others(s, view.seat)
    wide = (WIDTH - MARGIN * (len(seats) + 1)) / len(seats)
    high = OTHERS_HEIGHT[len(seats)]
    for i, seat in enumerate(seats):
        left = MARGIN + i * (wide + MARGIN)
        scene.part(_card, view, seat, left, wide, high)
        _things(scene, view, seat, left, wide, high)


def _card(scene: Scene, view: View, seat: int, left: float, wide: float, high: float) -> None:
    s: State = view.state
    said = standing(view, seat)
    middle = (left + wide / 2, MARGIN + high / 2)
    body = panel(wide, high, fill=RAISED if said else SURFACE, stroke_opacity=0 if said else 0.5, corner=14)
    bar = rect(6, high - 28, at=(8 - wide / 2, 0), corner=3, fill=AMBER) if said else ""
    stars = total(view, seat)
    row = -high / 2 + 30 if high > 100 else 0
    top = row if high > 100 else -18
    name = [
        emblem(seat, 26, at=(32 - wide / 2, top)),
        name_text(
            view.words.seat(seat), wide - 160 if high > 100 else 160, 26, at=(54 - wide / 2, top), font_weight=600
        ),
        text(said, at=(54 - wide / 2, top + 36), size=22, anchor="start", fill=QUIET) if high <= 100 else "",
        _points(stars, (wide / 2 - 24, row) if high > 100 else (276 - wide / 2, 0)),
        title(view.words("board-points", player=seat, points=stars, stars=max(0, s.stars[seat]))),
    ]
    key = f"player-{seat}"
    scene.put(key, group(key, "player", middle, body, bar, *name))


def _things(scene: Scene, view: View, seat: int, left: float, wide: float, high: float) -> None:
    if view.state.solo == 1:
        scene.part(_rival, view, (left, MARGIN))
    elif high > 100:
        scene.part(_goods, view, seat, (left + 34, MARGIN + 68), (wide - 40) / 4)
        scene.part(_cards_in_hand, view, seat, (left + wide - 34, MARGIN + 128))
        scene.part(_places, view, seat, (left + 28, MARGIN + 110))
    else:
        scene.part(_goods, view, seat, (left + 318, MARGIN + high / 2), 74)
        scene.part(_places, view, seat, (left + wide - 208, MARGIN + high / 2 - 17))
        scene.part(_cards_in_hand, view, seat, (left + wide - 254, MARGIN + high / 2))


def _points(total: int, at: Point) -> str:
    words = text(str(total), at=at, size=30, anchor="end", font_weight=700)
    return words + star(28, at=(at[0] - 22 - 17 * len(str(total)), at[1]))


def _goods(scene: Scene, view: View, seat: int, at: Point, step: float) -> None:
    s: State = view.state
    for kind in range(4):
        count, key = s.goods[seat, kind], store_key(seat, kind)
        look = g(good(kind, 34), opacity=1 if count else 0.3)
        number = text(str(count), at=(22, 0), size=24, anchor="start", font_weight=700, fill=INK if count else QUIET)
        name = title(f"{view.words.seat(seat)}, {view.words('board-goods', good=kind, count=count)}")
        scene.put(key, group(key, "store through", (at[0] + kind * step, at[1]), look, number, name))


def _places(scene: Scene, view: View, seat: int, at: Point) -> None:
    """SOLENIA-29: six places in each row, and the orders that lie on them."""
    s: State = view.state
    for row in range(2):
        for column in range(PLACES):
            where = (at[0] + column * STEP, at[1] + row * 34)
            tile, key = s.places[seat, row, column], place_key(seat, row, column)
            scene.put(key, group(key, "place through", where, empty_small(row)))
            if tile >= 0:
                look = small(tile) + title(order_title(view, tile))
                scene.put(tile_key(tile), group(tile_key(tile), "order through", where, look))


def _cards_in_hand(scene: Scene, view: View, seat: int, at: Point) -> None:
    s: State = view.state
    count = s.hand_n[seat]
    backs = [
        rect(20, 28, at=(-8 + 7 * i, 0), corner=4, fill="#26306b", stroke="#aab3d6", stroke_width=1.5)
        for i in range(count)
    ]
    look = [*backs, text(str(count), at=(0, 29), size=22, fill=QUIET)]
    if s.variant == UPGRADES:
        look.append(title(_upgrades(view, seat)))
    else:
        look.append(title(view.words("board-hand", player=seat, count=count)))
    key = f"hand-{seat}"
    scene.put(key, group(key, "hand through", at, *look))
    _open_card(scene, view, seat, (at[0] - 52, at[1] - 2))


def _open_card(scene: Scene, view: View, seat: int, at: Point) -> None:
    """SOLENIA-7: the card that lies open before it is placed."""
    for card, key in open_card(view, seat):
        look = g(card_face(seat, card), scale=0.5) + title(card_title(view, seat, card))
        scene.put(key, group(key, "card through", at, look))


def _upgrades(view: View, seat: int) -> str:
    """The upgrade tiles of another player, in words."""
    s: State = view.state
    names = [view.words(f"upgrade-{s.l1_tile[seat]}")] if s.l1_tile[seat] >= 0 else []
    names += [view.words(f"half-{s.l3_half[seat, row]}") for row in range(2) if s.l3_half[seat, row] >= 0]
    return ", ".join(names)


def _rival(scene: Scene, view: View, corner: Point) -> None:
    """SOLENIA-61: the die, and the tiles the Rival has taken."""
    s: State = view.state
    x, y = corner
    shown = die(s.die, 62) if s.die else g(die(1, 62), opacity=0.25)
    scene.put("die", group("die", "die through", (x + 318, y + 50), shown, title(view.words("board-die", face=s.die))))
    taken = [tile for tile in range(2 * TILES) if s.rival_tiles[tile] == 1]
    for i, tile in enumerate(taken):
        where = (x + 396 + (i % 8) * STEP, y + 33 + (i // 8) * 34)
        look = small(tile) + title(order_title(view, tile))
        scene.put(tile_key(tile), group(tile_key(tile), "order through", where, look))
    _open_card(scene, view, THE_RIVAL, (x + 748, y + 50))
    left = sum(max(0, s.deck[THE_RIVAL, card]) for card in range(TYPES))
    look = rect(30, 42, corner=5, fill="#26306b", stroke="#aab3d6", stroke_width=2)
    words = text(str(left), at=(0, 34), size=22, fill=QUIET)
    scene.put(
        "rival-deck",
        group(
            "rival-deck", "pile through", (x + 820, y + 44), look, words, title(view.words("board-deck", count=left))
        ),
    )
