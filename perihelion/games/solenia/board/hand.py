"""The viewer's hand, with the deck and the discard pile beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from perihelion.draw import Scene, memoise
from perihelion.draw.marks import frame
from perihelion.draw.shapes import figure, g, group, rect, text, title
from perihelion.draw.theme import QUIET

from ..rules.components import DECK
from ..rules.state import FIELDS, TYPES, State, deck_size
from .cards import back, card_face, ghost
from .layout import CARD_HEIGHT, CARD_WIDTH, HAND_SCALE, HAND_STEP, WIDTH, cards_of, hand_at, hand_middle
from .names import card_title

if TYPE_CHECKING:
    from perihelion.core.view import View


def hand(scene: Scene, view: View, seat: int) -> None:
    """SOLENIA-4, -43: the hand, face down for viewers who may not see it; deck and discard pile beside it."""
    s: State = view.state
    y = hand_middle(s)
    known = knows_hand(view, seat)
    deck = deck_of(view, seat)
    _pile(scene, "deck", (96, y), deck, view.words("board-deck", count=deck))
    gone = sum(s.discard[seat, card] for card in range(TYPES))
    _pile(scene, "discard", (WIDTH - 96, y), gone, view.words("board-discard", count=gone))
    cards = cards_of(view, seat)
    hidden = 0 if known else s.hand_n[seat]
    for i in range(hidden):
        key = f"hand-{seat}-{i}"
        at = hand_at(s, len(cards) + i, len(cards) + hidden)
        scene.put(key, group(key, "card through", at, back(scene, HAND_SCALE)))
    for i, (card, key, open_card) in enumerate(cards):
        x, y = hand_at(s, i, len(cards) + hidden)
        if open_card:
            scene.put(key, group(key, "card", (x, y - 10), *_copies(view, seat, card, 1)))
        elif i == _first_copy(cards, card):
            copies = sum(kind == card and not lies_open for kind, _, lies_open in cards)
            scene.put(key, group(key, "card", (x, y), *_copies(view, seat, card, copies)))


def knows_hand(view: View, seat: int) -> bool:
    """Whether the viewer sees the cards of a seat."""
    return view.state.solo == 1 or view.seat == seat


def deck_of(view: View, seat: int) -> int:
    """How many cards the deck of a seat has, as far as the viewer can tell."""
    return memoise(_deck, view, seat, knows_hand(view, seat))


def _first_copy(cards: Sequence[tuple[int, str, bool]], card: int) -> int:
    """The place of the first card of a type that is not open."""
    return next(i for i, (kind, _, lies_open) in enumerate(cards) if kind == card and not lies_open)


def _copies(view: View, seat: int, card: int, copies: int) -> list[str]:
    """Equal cards side by side. They are one thing with the key of the first, so a touch on any of them plays it.

    The ground makes the porthole in the middle of a card a part of it.
    """
    wide, high, more = CARD_WIDTH * HAND_SCALE, CARD_HEIGHT * HAND_SCALE, (copies - 1) * HAND_STEP
    places = [(k * HAND_STEP, 0.0) for k in range(copies)]
    ground = rect(more + wide, high, at=(more / 2, 0), fill="transparent")
    faces = [g(card_face(seat, card), at=at, scale=HAND_SCALE) for at in places]
    halos = [frame(wide + 8, high + 8, corner=20, at=at) for at in places]
    return [ground, *faces, title(card_title(view, seat, card)), *halos]


def _deck(view: View, seat: int, known: bool) -> int:
    """The size of a deck: as its owner knows it, or by elimination: what was neither used nor is in hand."""
    s: State = view.state
    if known:
        return deck_size(s, seat)
    used = sum(s.card_owner[field] == seat for field in range(FIELDS)) + sum(
        s.discard[seat, card] for card in range(TYPES)
    )
    return DECK - used - s.hand_n[seat] - int(s.cur_card >= 0 and s.active == seat)


def _pile(scene: Scene, key: str, at: tuple[float, float], count: int, name: str) -> None:
    face_down = bool(count) and key == "deck"
    shown = back(scene, 0.94) if face_down else ghost(0.94)
    number = figure(str(count), size=36) if face_down else text(str(count), size=40, font_weight=700)
    halo = frame(CARD_WIDTH * 0.94 + 10, CARD_HEIGHT * 0.94 + 10, corner=16)
    words = text(name.split(":")[0], at=(0, 76), size=22, fill=QUIET)
    scene.put(key, group(key, "pile", at, rect(128, 128, fill="transparent"), shown, number, words, title(name), halo))
