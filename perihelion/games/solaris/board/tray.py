"""Below the ring: stack, display and discard pile; the players; one's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import Point, around
from perihelion.draw.marks import frame
from perihelion.draw.shapes import circle, figure, fit, g, group, line, once, rect, text, title
from perihelion.draw.symbols import card_back, panel
from perihelion.draw.theme import AMBER, LINE, QUIET, RAISED, SURFACE

from ..rules.cardboard import CARD_TYPES, COLOURS, STATION_CODES
from ..rules.state import DISPLAY_SLOTS, NONE, State
from .places import (
    CARD_HIGH,
    CARD_WIDE,
    HAND_TOP,
    PLAYERS_HEIGHT,
    PLAYERS_TOP,
    WIDTH,
    hand_key,
    hand_places,
    slot_at,
)
from .symbols import card, chip, token

if TYPE_CHECKING:
    from perihelion.core.view import View

MARGIN = 8


def table(scene: Scene, view: View) -> None:
    """SOLARIS-8, -63: the stack, the display, the discard pile."""
    for part in (_stack, _display, _discard):
        scene.part(part, view)


def _stack(scene: Scene, view: View) -> None:
    s: State = view.state
    words = view.words("board-stack", cards=s.stack_n)
    look = card_back(scene, CARD_WIDE, CARD_HIGH) if s.stack_n else _gap()
    _put(scene, "stack", slot_at(0), look + figure(str(s.stack_n), at=(0, 50), size=30), words)


def _display(scene: Scene, view: View) -> None:
    s: State = view.state
    for i in range(DISPLAY_SLOTS):
        kind = s.display[i]
        name = (
            view.words("board-gap", slot=i + 1)
            if kind == NONE
            else _named(view.words("board-open", slot=i + 1, card=kind), kind)
        )
        _put(scene, f"d{i}", slot_at(i + 1), _gap() if kind == NONE else card(scene, kind), name)


def _put(scene: Scene, key: str, at: Point, look: str, words: str) -> None:
    halo = frame(CARD_WIDE + 10, CARD_HIGH + 10, corner=18)
    scene.put(key, group(key, "card", at, look, title(words), halo))


def _named(words: str, kind: int) -> str:
    """The name of a card with what is written on it, for those who speak to the page."""
    return f"{words} ({STATION_CODES[kind // COLOURS]})"


def _gap() -> str:
    """An empty place for a card."""
    return rect(
        CARD_WIDE, CARD_HIGH, corner=12, fill="transparent", stroke=LINE, stroke_width=2, stroke_dasharray="6 8"
    )


def _discard(scene: Scene, view: View) -> None:
    """SOLARIS-22: the discard pile lies open: every kind of card in it as a small sign."""
    s: State = view.state
    kinds = [kind for kind in range(CARD_TYPES) if s.discard[kind]]
    columns, scale = (4, 1.0) if len(kinds) <= 12 else (6, 0.68)
    signs = []
    for i, kind in enumerate(kinds):
        row, column = divmod(i, columns)
        at = ((column - (columns - 1) / 2) * 25.4 * scale, (row + 0.5) * 36 * scale - 71)
        signs.append(chip(kind, at, scale))
    count = text(str(sum(s.discard.values())), at=(0, 55), size=30, font_weight=700)
    ground = rect(CARD_WIDE, CARD_HIGH, corner=12, fill=SURFACE, stroke=LINE, stroke_width=2)
    words = view.words("board-discard", cards=sum(s.discard.values()))
    _put(scene, "discard", slot_at(4), g(ground, *signs, count), words)


def players(scene: Scene, view: View) -> None:
    """A card for every player: token, name, laser, hand size, and the cards everybody has seen in the hand."""
    s: State = view.state
    for p in range(s.n_players):
        scene.part(_player, view, p, s.to_act == p)


def _player(scene: Scene, view: View, p: int, acts: bool) -> None:
    s: State = view.state
    step = (WIDTH - MARGIN) / s.n_players
    wide, high = step - MARGIN, PLAYERS_HEIGHT - MARGIN
    first = acts or s.winners[p] == 1
    left = -wide / 2
    content = [panel(wide, high, fill=RAISED if first else SURFACE, stroke_opacity=0 if first else 0.5)]
    if first:
        content.append(rect(7, high - 26, at=(left + 8, 0), corner=3.5, fill=AMBER))
    content += [
        g(token(scene, p, 16), at=(left + 34, -40)),
        text(
            view.words.seat(p),
            at=(left + 58, -40),
            size=fit(view.words.seat(p), wide - 72, 27),
            anchor="start",
            font_weight=600,
        ),
        _laser(s.laser[p], (left + 34, 1)),
        _hand_size(scene, s, p, left + max(100, wide * 0.5)),
        *_known(s, p, left, wide),
        title(view.words(f"board-player{'-turn' if acts else ''}", player=p, laser=s.laser[p], cards=s.hand_n[p])),
        frame(wide, high, corner=18),
    ]
    key = f"p{p}"
    at = (MARGIN + p * step + wide / 2, PLAYERS_TOP + PLAYERS_HEIGHT / 2)
    scene.put(key, group(key, "player", at, *content))


@once
def _laser(energy: int, at: Point) -> str:
    """SOLARIS-71: what the player has on the laser."""
    rays = [line(around((0, 0), 9, 45 * k), around((0, 0), 15, 45 * k)) for k in range(8)]
    sign = circle(6.5, fill="#ff5a3c") + g(*rays, stroke="#ff5a3c", stroke_width=3, stroke_linecap="round")
    return g(sign, text(str(energy), at=(21, 0), size=33, anchor="start", font_weight=700), at=at)


def _hand_size(scene: Scene, s: State, p: int, left: float) -> str:
    """How many cards the player holds, and how many lie face down from the canteen."""
    count = f"{s.hand_n[p]}+{s.stolen_n[p]}" if s.stolen_n[p] else str(s.hand_n[p])
    return card_back(scene, 24, 34, at=(left, 0)) + text(count, at=(left + 18, 1), size=25, anchor="start")


def _known(s: State, p: int, left: float, wide: float) -> list[str]:
    """SOLARIS-78: the cards that everybody knows to be in this hand."""
    kinds = [kind for kind in range(CARD_TYPES) for _ in range(s.open_hand[p, kind])]
    step = min(25.0, (wide - 44) / max(1, len(kinds) - 1))
    return [chip(kind, (left + 26 + step * i, 43)) for i, kind in enumerate(kinds)]


def hand(scene: Scene, view: View) -> None:
    """One's own hand, a place for every kind, and behind it what was taken in the canteen."""
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
        name = _named(view.words("board-hand-card", card=kind, count=count), kind)
        halo = frame(CARD_WIDE + 8, CARD_HIGH + 8, corner=18)
        scene.put(key, group(key, "card", at, card(scene, kind, count), title(name), halo))
    for i, (kind, at) in enumerate(zip(taken, places[len(kinds) :], strict=True)):
        key = f"taken{i}"
        name = _named(view.words("board-taken", card=kind), kind)
        origin = text(view.words("board-canteen"), at=(0, 68), size=17, fill=QUIET)
        look = g(card(scene, kind), scale=0.8, opacity=0.75) + origin
        scene.put(key, group(key, "card through", at, look, title(name)))
    if not kinds and not taken:
        empty = text(view.words("board-empty-hand"), size=22, fill=QUIET)
        scene.put("empty", group("empty", "label through", (WIDTH / 2, HAND_TOP + 80), empty))
