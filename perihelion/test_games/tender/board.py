"""The sale: the lots in a row, the own cards to touch, and who has bid."""

from __future__ import annotations

from perihelion.core.view import View
from perihelion.draw.marks import frame
from perihelion.draw.outline import Section
from perihelion.draw.scene import Scene
from perihelion.draw.shapes import group, rect, text, title
from perihelion.draw.theme import AMBER, INK, SKY
from perihelion.rules import UNKNOWN, Board

from .rules import CARDS, LOTS, NONE, State

WIDTH, HEIGHT = 880, 430
PAPER, NIGHT = "#f2f4ff", "#131a41"


def draw(view: View) -> Scene:
    """Draw the lots, the players with what they have bid, and the cards of the viewer."""
    scene, s = Scene("tender", WIDTH, HEIGHT, title=view.words("game")), view.state
    scene.stay(rect(WIDTH, HEIGHT, at=(WIDTH / 2, HEIGHT / 2), fill=SKY))
    for lot in range(LOTS):
        fill = AMBER if lot == s.lot else PAPER
        shapes = [rect(110, 110, corner=14, fill=fill), text(str(lot + 1), size=44, fill=NIGHT)]
        shapes.append(text(fate(view, lot), size=18, at=(0, 80), fill=INK))
        scene.put(f"lot-{lot}", group(f"lot-{lot}", "lot", (120 + 160 * lot, 80), *shapes))
    for p in range(s.players):
        place = (90 + 175 * (p % 5), 200 + 56 * (p // 5))
        said = [text(view.words.seat(p), size=18, fill=INK), text(bid_of(view, p), size=20, at=(0, 24), fill=INK)]
        scene.put(f"bid-{p}", group(f"bid-{p}", "bid", place, *said))
    for card in range(CARDS):
        if view.seat >= 0 and s.hand[view.seat, card]:
            name = title(view.words("board-card", n=card + 1))
            shape = rect(84, 104, corner=10, fill=AMBER if s.bid[view.seat] == card else PAPER)
            number = text(str(card + 1), size=40, fill=NIGHT)
            parts = (name, shape, number, frame(96, 116))
            scene.put(key_of(card), group(key_of(card), "card", (90 + 100 * card, 355), *parts))
    return scene


def key_of(card: int) -> str:
    """The key of a card of the viewer."""
    return f"card-{card}"


def touch(view: View, action: int) -> list[str]:
    """Touch a card to bid it."""
    return [key_of(action)]


def fate(view: View, lot: int) -> str:
    """Return who bought a lot, in words."""
    s: State = view.state
    if s.buyer[lot] != NONE:
        return view.words.seat(s.buyer[lot])
    if s.favourite[view.seat] == lot if view.seat >= 0 else False:
        return view.words("board-favourite")
    return view.words("board-unsold") if s.offered[lot] and lot != s.lot else ""


def bid_of(view: View, seat: int) -> str:
    """Return what a seat has bid, as far as the viewer knows it."""
    s: State = view.state
    if not s.chosen[seat]:
        return "–"
    return view.words("board-down") if s.bid[seat] == UNKNOWN else str(s.bid[seat] + 1)


def outline(view: View) -> list[Section]:
    """The lots, and for each player the bid and the cards."""
    words, s = view.words, view.state
    lots = [f"{lot + 1}: {words('board-now') if lot == s.lot else fate(view, lot) or '–'}" for lot in range(LOTS)]
    rows = [
        [words.seat(p), bid_of(view, p), " ".join(str(card + 1) for card in range(CARDS) if s.hand[p, card])]
        for p in range(s.players)
    ]
    return [
        Section(words("line-lots"), lots),
        Section(words("board-bids"), header=["", words("board-bid"), words("board-hand")], rows=rows),
    ]


BOARD = Board(draw=draw, touch=touch, outline=outline)
