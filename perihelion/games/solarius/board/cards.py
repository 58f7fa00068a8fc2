"""Progress cards: a mission above, a development below; in hand, played, or face down."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import Point
from perihelion.draw.marks import frame
from perihelion.draw.shapes import fit, g, group, rect, text, title
from perihelion.draw.symbols import card_back
from perihelion.draw.theme import INK, LINE, QUIET, RAISED

from ..rules.cardboard import (
    AP,
    AP_CHEAP,
    CARDS,
    DEMAND,
    DEMANDS,
    DEV_COLOUR,
    DEV_KIND,
    DEV_NUMBER,
    DEV_OP,
    EXACT,
    EXPLORE,
    HAND_LIMIT,
    INC,
    MDISC,
    MISSION,
    MISSION_POINTS,
    PDISC,
    PORTAL_FREE,
    RANGE,
    RANGE_CHEAP,
    SDISC,
    SPACE,
    SPACE_AP,
    SPACE_COLOUR,
    STATION,
    TURQUOISE,
    WSPACE,
)
from ..rules.state import DEVELOPED, FULFILLED, OPEN_MISSION, State
from .colours import FIELD
from .names import card_title, development_title, mission_title
from .places import CARD_HIGH, CARD_WIDE, HAND_AT, LEFT, PLAYED_AT, SMALL, WIDTH, card_key, cards_top
from .planets import globe
from .symbols import any_cube, coin, drive, figure_sign, fuel, kind_chip, op_picture, portal, star, waste

if TYPE_CHECKING:
    from perihelion.core.view import View

ASIDE, GAP = 110, 10
"""The width of what stands beside the hand, and the gap between cards."""

HALF, MIDDLES = 66, (-19.0, 50.0)
"""The height of a half, and the middles of both."""

PAPER, PAPER_INK, MISSION_PAPER, DEV_PAPER = "#fdf8ea", "#1a2040", "#dbe6ff", "#ffe7bf"


@cache
def card_face(card: int, name: str, *, mission: bool = True, development: bool = True) -> str:
    """A card around its middle; the half that does not count is pale."""
    half, middle = CARD_HIGH / 2, MIDDLES
    above = rect(CARD_WIDE - 10, HALF, at=(0, middle[0]), corner=9, fill=MISSION_PAPER) + _demands(card)
    points = star(MISSION_POINTS[card], 46, at=(CARD_WIDE / 2 - 29, middle[0]))
    below = rect(CARD_WIDE - 10, HALF, at=(0, middle[1]), corner=9, fill=DEV_PAPER) + _development(card)
    return g(
        rect(CARD_WIDE, CARD_HIGH, corner=14, fill=PAPER, stroke="#c9bc98", stroke_width=1.5),
        text(name, at=(0, 17 - half), size=fit(name, CARD_WIDE - 14, 20), fill=PAPER_INK, font_weight=600),
        g(above, points, opacity=1 if mission else 0.25),
        g(below, opacity=1 if development else 0.25),
    )


def _demands(card: int) -> str:
    """SOLARIUS-72: the cubes asked for: kind and value, or so many of exactly one value."""
    drawn = []
    asked = [i for i in range(DEMANDS) if DEMAND[card, i, 0] > 0]
    for place, i in enumerate(asked):
        kind, colour, n, worth = (DEMAND[card, i, k] for k in range(4))
        words = f"{n}×{worth}" if kind == EXACT else str(n)
        x, y = place * 39 - 62, MIDDLES[0]
        if len(asked) > 3:
            x, y = place % 2 * 54 - 58, y - 16 + place // 2 * 32
        big = 36 if len(asked) < 4 else 31
        letter = kind_chip(colour, 19, at=(x + big * 0.42, y + big * 0.36))
        drawn.append(kind_chip(colour, big, words, at=(x, y)) + letter)
    return "".join(drawn)


def _development(card: int) -> str:
    """What a development does, in pictures."""
    y, kind, colour, n = 0, DEV_KIND[card], DEV_COLOUR[card], DEV_NUMBER[card]
    chip, plus = kind_chip(colour, 32, at=(-28, y)), _say("+1", (24, y))
    op = op_picture(DEV_OP[card], n, 34, at=(26, y)) if DEV_OP[card] > 0 else ""
    die = _die_space((-28, y))
    pictures = {
        INC: lambda: chip + _say("→", (0, y), 20) + op,
        AP: lambda: chip + plus,
        SPACE: lambda: die + op,
        SPACE_COLOUR: lambda: die + kind_chip(colour, 36, at=(24, y)),
        SPACE_AP: lambda: die + plus,
        RANGE: lambda: drive(0, 42, at=(-24, y)) + plus,
        RANGE_CHEAP: lambda: drive(0, 34, at=(-42, y)) + _say("+1 = 1", (0, y), 17) + fuel(26, at=(42, y)),
        AP_CHEAP: lambda: _say("+1 = 1", (-18, y), 22) + coin(32, at=(42, y)),
        PORTAL_FREE: lambda: portal(52, at=(-20, y)) + _say("0", (28, y)),
        EXPLORE: lambda: globe(TURQUOISE, 17, at=(-28, y)) + _say("→", (2, y), 20) + any_cube(32, at=(30, y)),
        PDISC: lambda: globe(colour, 18, at=(-26, y)) + _say("−2" if colour < TURQUOISE else "−1", (24, y)),
        SDISC: lambda: figure_sign(STATION, 42, at=(-26, y)) + _say("−1", (26, y)),
        MDISC: lambda: figure_sign(MISSION, 42, at=(-26, y)) + _say("−2", (26, y)),
        WSPACE: lambda: waste(34, at=(-24, y)) + _say(f"+{n}", (26, y)),
    }
    return g(pictures[kind](), at=(0, MIDDLES[1]), scale=1.3)


def _say(words: str, at: Point, size: float = 28) -> str:
    return text(words, at=at, size=size, fill=PAPER_INK, font_weight=700)


def _die_space(at: Point) -> str:
    """SOLARIUS-25: room for a die."""
    return rect(38, 38, at=at, corner=8, fill="#ffffff", stroke=PAPER_INK, stroke_width=2, stroke_dasharray="5 4")


def name_of(view: View, card: int) -> str:
    """A card's number and name."""
    return view.words(f"card-{card}")


def own_cards(scene: Scene, view: View, seat: int) -> None:
    """The hand of the viewer, then open missions, developments and what is fulfilled."""
    scene.part(_hand, view, seat)
    scene.part(_played, view, seat)


def hand_of(view: View, seat: int) -> list[int]:
    """The cards in the viewer's own hand; nobody else's are known."""
    s: State = view.state
    return [card for card in range(CARDS) if s.hand[seat, card] == 1] if view.seat == seat else []


def _hand(scene: Scene, view: View, seat: int) -> None:
    """SOLARIUS-46, -49: the hand, face down for whoever may not see it."""
    s: State = view.state
    y = cards_top(s) + HAND_AT + CARD_HIGH / 2
    look = [
        rect(ASIDE, CARD_HIGH, corner=14, fill=RAISED, stroke=LINE, stroke_width=1.5),
        text(view.words("board-hand-short"), at=(0, -28), size=24, fill=QUIET),
        text(f"{s.hand_n[seat]}/{HAND_LIMIT}", at=(0, 16), size=40, font_weight=700),
        title(view.words("board-hand", player=seat, count=s.hand_n[seat])),
        frame(ASIDE + 2, CARD_HIGH + 2, corner=15),
    ]
    scene.put("hand", group("hand", "hand", (LEFT + ASIDE / 2, y), *look))
    known = hand_of(view, seat)
    step = (WIDTH - 2 * (LEFT + ASIDE) - GAP) / max(HAND_LIMIT, s.hand_n[seat])
    size = min(1, (step - GAP) / CARD_WIDE)  # with more than the limit, until some are discarded, all are smaller
    wide, high = CARD_WIDE * size, CARD_HIGH * size
    for i in range(s.hand_n[seat]):
        at = (LEFT + ASIDE + GAP + (i + 0.5) * step, y)
        if i < len(known):
            key, card = card_key(known[i]), known[i]
            halo = frame(wide + 2, high + 2, corner=15)
            face = g(card_face(card, name_of(view, card)), scale=size)
            scene.put(key, group(key, "card", at, face, title(card_title(view, card)), halo))
        else:
            key = f"hand-{seat}-{i}"
            scene.put(key, group(key, "card through", at, card_back(scene, wide, high)))


def played(s: State, seat: int, zone: int) -> list[int]:
    """The cards of a player in a zone."""
    return [card for card in range(CARDS) if s.card_zone[card] == zone and s.card_owner[card] == seat]


def _played(scene: Scene, view: View, seat: int) -> None:
    """SOLARIUS-50, -51: open missions and developments; a die on a development's space lies upon it."""
    s: State = view.state
    y = cards_top(s) + PLAYED_AT + CARD_HIGH * SMALL / 2
    cards = [(card, True) for card in played(s, seat, OPEN_MISSION)]
    cards += [(card, False) for card in played(s, seat, DEVELOPED)]
    wide, high = CARD_WIDE * SMALL, CARD_HIGH * SMALL
    step = min(wide + GAP, (WIDTH - 2 * LEFT - wide) / max(1, len(cards) - 1))
    for i, (card, mission) in enumerate(cards):
        key = card_key(card)
        face = g(card_face(card, name_of(view, card), mission=mission, development=not mission), scale=SMALL)
        used = _used_die() if s.card_die[card] == 1 else ""
        said = mission_title(view, card) if mission else development_title(view, card)
        halo = frame(wide + 4, high + 4, corner=12)
        scene.put(key, group(key, "card", (LEFT + wide / 2 + i * step, y), face, used, title(said), halo))
    _fulfilled(scene, view, seat, (WIDTH - LEFT - ASIDE / 2, cards_top(s) + HAND_AT + CARD_HIGH / 2))


def _used_die() -> str:
    die = rect(36, 36, at=(-26, 35), corner=8, fill="#ffffff", stroke=PAPER_INK, stroke_width=2)
    return die + text("✓", at=(-26, 35), size=26, fill=PAPER_INK, font_weight=700)


def _fulfilled(scene: Scene, view: View, seat: int, at: Point) -> None:
    """Missions done: how many, and the points they bring."""
    s: State = view.state
    done = played(s, seat, FULFILLED)
    total = sum(MISSION_POINTS[card] for card in done)
    look = [
        rect(ASIDE, CARD_HIGH, corner=14, fill=FIELD, stroke=LINE, stroke_width=1.5),
        figure_sign(MISSION, 44, at=(-24, -36)),
        text(str(len(done)), at=(26, -36), size=38, font_weight=700, fill=INK if done else QUIET),
        star(total, 64, at=(0, 34)),
        title(view.words("board-fulfilled", count=len(done), points=total)),
    ]
    scene.put("fulfilled", group("fulfilled", "tile through", at, *look))


def halves(scene: Scene, view: View, card: int, at: Point) -> None:
    """SOLARIUS-49: the card just picked, to be played by its upper or its lower half; everybody sees it."""
    name = name_of(view, card)
    scene.put("picked", group("picked", "card through", at, card_face(card, name), title(card_title(view, card))))
    cut = (MIDDLES[0] + MIDDLES[1]) / 2
    mission, development = mission_title(view, card), development_title(view, card)
    for key, y, said in (("side-mission", -1, mission), ("side-dev", 1, development)):
        high = CARD_HIGH / 2 - y * cut
        area = rect(CARD_WIDE, high, fill="transparent") + title(said)
        where = (at[0], at[1] + cut + y * high / 2)
        scene.put(key, group(key, "half", where, area, frame(CARD_WIDE + 2, high - 2, corner=12)))
