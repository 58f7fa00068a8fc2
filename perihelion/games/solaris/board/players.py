"""A panel for every player: token, name, laser, hand size and the cards everybody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import Point, around
from perihelion.draw.marks import frame
from perihelion.draw.shapes import circle, g, group, line, name_text, once, rect, text, title
from perihelion.draw.symbols import card_back, panel
from perihelion.draw.theme import AMBER, RAISED, SURFACE
from perihelion.draw.to_play import to_play

from ..rules.components import CARD_TYPES
from ..rules.state import State
from .layout import PLAYERS_HEIGHT, PLAYERS_MARGIN, PLAYERS_TOP, player_step
from .symbols import chip, token

if TYPE_CHECKING:
    from perihelion.core.view import View


def draw_players(scene: Scene, view: View) -> None:
    """Draw a panel for every player: token, name, laser, hand size, and the cards everybody has seen in the hand."""
    s: State = view.state
    for p in range(s.players):
        scene.part(_player, view, p, to_play(view, s.to_act) == p)


def _player(scene: Scene, view: View, p: int, acts: bool) -> None:
    s: State = view.state
    step = player_step(s.players)
    wide, high = step - PLAYERS_MARGIN, PLAYERS_HEIGHT - PLAYERS_MARGIN
    first = acts or s.winners[p] == 1
    left = -wide / 2
    content = [panel(wide, high, fill=RAISED if first else SURFACE, stroke_opacity=0 if first else 0.5)]
    if first:
        content.append(rect(7, high - 26, at=(left + 8, 0), corner=3.5, fill=AMBER))
    content += [
        g(token(scene, p, 16), at=(left + 34, -40)),
        name_text(view.words.seat(p), wide - 72, 27, at=(left + 58, -40), font_weight=600),
        _laser(s.laser[p], (left + 34, 1)),
        _hand_size(scene, s, p, left + max(100, wide * 0.5)),
        *_known(s, p, left, wide),
        title(view.words(f"board-player{'-turn' if acts else ''}", player=p, laser=s.laser[p], cards=s.hand_n[p])),
        frame(wide, high, corner=18),
    ]
    key = f"p{p}"
    at = (PLAYERS_MARGIN + p * step + wide / 2, PLAYERS_TOP + PLAYERS_HEIGHT / 2)
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
