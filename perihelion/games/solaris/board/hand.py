"""One's own hand, and the cards taken in the canteen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.marks import frame
from perihelion.draw.shapes import g, group, text, title
from perihelion.draw.theme import QUIET

from ..rules.components import CARD_TYPES
from ..rules.state import State
from .layout import CARD_HIGH, CARD_WIDE, HAND_HEIGHT, HAND_TOP, WIDTH, hand_key, hand_places
from .names import card_title
from .symbols import card

if TYPE_CHECKING:
    from perihelion.core.view import View


def draw_hand(scene: Scene, view: View) -> None:
    """Draw one's own hand, a place for every card type, then the cards taken in the canteen."""
    if view.seat >= 0:
        scene.part(_hand, view, view.seat)


def _hand(scene: Scene, view: View, me: int) -> None:
    s: State = view.state
    kinds = [kind for kind in range(CARD_TYPES) if s.hand[me, kind]]
    taken = [kind for kind in range(CARD_TYPES) for _ in range(s.stolen[me, kind])]
    places = hand_places(len(kinds) + len(taken))
    for kind, at in zip(kinds, places, strict=False):
        count = s.hand[me, kind]
        key = hand_key(kind)
        name = card_title(view.words("board-hand-card", card=kind, count=count), kind)
        halo = frame(CARD_WIDE + 8, CARD_HIGH + 8, corner=18)
        scene.put(key, group(key, "card", at, card(scene, kind, count), title(name), halo))
    for i, (kind, at) in enumerate(zip(taken, places[len(kinds) :], strict=True)):
        key = f"taken{i}"
        name = card_title(view.words("board-taken", card=kind), kind)
        origin = text(view.words("board-canteen"), at=(0, 68), size=17, fill=QUIET)
        look = g(card(scene, kind), scale=0.8, opacity=0.75) + origin
        scene.put(key, group(key, "card through", at, look, title(name)))
    if not kinds and not taken:
        empty = text(view.words("board-empty-hand"), size=22, fill=QUIET)
        scene.put("empty", group("empty", "label through", (WIDTH / 4, HAND_TOP + HAND_HEIGHT / 2), empty))
