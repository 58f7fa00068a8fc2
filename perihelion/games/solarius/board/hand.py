"""The cards of the viewer: the hand, open missions, developments, and fulfilled missions."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import Point
from perihelion.draw.marks import frame
from perihelion.draw.shapes import group, rect, text, title
from perihelion.draw.symbols import card_back
from perihelion.draw.theme import INK, LINE, QUIET, RAISED

from ..rules.components import CARDS, HAND_LIMIT, MISSION, MISSION_POINTS
from ..rules.state import DEVELOPED, FULFILLED, OPEN_MISSION, State
from .cards import PAPER_INK, PLAYED_HIGH, card_face, half_face, name_of
from .colours import FIELD
from .layout import CARD_HIGH, CARD_WIDE, HAND_AT, LEFT, MARGIN, PLAYED_AT, WIDTH, card_key, cards_top
from .names import card_title, development_title, letters, mission_title
from .symbols import figure_sign, star

if TYPE_CHECKING:
    from perihelion.core.view import View

ASIDE, GAP, ROW = 110, 10, 4
"""The width of the fields beside the hand, the gap between cards, and the played cards that fit in a row."""


def draw_hand(scene: Scene, view: View, seat: int) -> None:
    """Draw open missions, developments and fulfilled missions, then the hand of the viewer."""
    scene.part(_played, view, seat)
    scene.part(_hand, view, seat)


def hand_of(view: View, seat: int) -> list[int]:
    """The cards in the viewer's own hand; nobody else's are known."""
    s: State = view.state
    return [card for card in range(CARDS) if s.hand[seat, card] == 1] if view.seat == seat else []


def _hand(scene: Scene, view: View, seat: int) -> None:
    """SOLARIUS-46, -49: the hand; it is face down if the viewer may not see it."""
    s: State = view.state
    y = cards_top(s) + HAND_AT + CARD_HIGH / 2
    shapes = [
        rect(ASIDE, CARD_HIGH, corner=14, fill=RAISED, stroke=LINE, stroke_width=1.5),
        text(view.words("board-hand-short"), at=(0, -28), size=24, fill=QUIET),
        text(f"{s.hand_n[seat]}/{HAND_LIMIT}", at=(0, 16), size=40, font_weight=700),
        title(view.words("board-hand", player=seat, count=s.hand_n[seat])),
        frame(ASIDE + 2, CARD_HIGH + 2, corner=15),
    ]
    scene.put("hand", group("hand", "hand", (LEFT + ASIDE / 2, y), *shapes))
    known = hand_of(view, seat)
    many = s.hand_n[seat] > HAND_LIMIT  # until some are discarded, they lie over what is beside them
    left, right = (MARGIN, WIDTH - MARGIN) if many else (LEFT + ASIDE + GAP, WIDTH - LEFT - ASIDE)
    step = (right - left) / max(HAND_LIMIT, s.hand_n[seat])
    for i in range(s.hand_n[seat]):
        at = (left + (i + 0.5) * step, y)
        if i < len(known):
            key, card = card_key(known[i]), known[i]
            halo = frame(CARD_WIDE + 2, CARD_HIGH + 2, corner=15)
            face = card_face(card, name_of(view, card), letters(view))
            scene.put(key, group(key, "card", at, face, title(card_title(view, card)), halo))
        else:
            key = f"hand-{seat}-{i}"
            scene.put(key, group(key, "card through", at, card_back(scene, CARD_WIDE, CARD_HIGH)))


def played(s: State, seat: int, zone: int) -> list[int]:
    """The cards of a player in a zone."""
    return [card for card in range(CARDS) if s.card_zone[card] == zone and s.card_owner[card] == seat]


def _played(scene: Scene, view: View, seat: int) -> None:
    """SOLARIUS-50, -51: open missions and developments in two rows; a used die space shows a die."""
    s: State = view.state
    top = cards_top(s) + PLAYED_AT + PLAYED_HIGH / 2
    cards = [(card, True) for card in played(s, seat, OPEN_MISSION)]
    cards += [(card, False) for card in played(s, seat, DEVELOPED)]
    row = max(ROW, ceil(len(cards) / 2))
    step = (WIDTH - 2 * LEFT - CARD_WIDE) / (row - 1)
    for i, (card, mission) in enumerate(cards):
        key = card_key(card)
        at = (LEFT + CARD_WIDE / 2 + i % row * step, top + i // row * (PLAYED_HIGH + 1))
        face = half_face(card, letters(view), mission=mission)
        used = _used_die() if s.card_die[card] == 1 else ""
        said = mission_title(view, card) if mission else development_title(view, card)
        halo = frame(CARD_WIDE + 2, PLAYED_HIGH, corner=12)
        scene.put(key, group(key, "card", at, face, used, title(said), halo))
    _fulfilled(scene, view, seat, (WIDTH - LEFT - ASIDE / 2, cards_top(s) + HAND_AT + CARD_HIGH / 2))


def _used_die() -> str:
    die = rect(44, 44, at=(-36, 0), corner=9, fill="#ffffff", stroke=PAPER_INK, stroke_width=2)
    return die + text("✓", at=(-36, 0), size=32, fill=PAPER_INK, font_weight=700)


def _fulfilled(scene: Scene, view: View, seat: int, at: Point) -> None:
    """The number of fulfilled missions and their points."""
    s: State = view.state
    done = played(s, seat, FULFILLED)
    total = sum(MISSION_POINTS[card] for card in done)
    shapes = [
        rect(ASIDE, CARD_HIGH, corner=14, fill=FIELD, stroke=LINE, stroke_width=1.5),
        figure_sign(MISSION, 44, at=(-24, -36)),
        text(str(len(done)), at=(26, -36), size=38, font_weight=700, fill=INK if done else QUIET),
        star(total, 64, at=(0, 34)),
        title(view.words("board-fulfilled", count=len(done), points=total)),
    ]
    scene.put("fulfilled", group("fulfilled", "tile through", at, *shapes))
