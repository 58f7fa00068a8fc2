"""The players' cards below Solari's board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.planets import planet
from perihelion.draw.shapes import fit, group, name_text, rect, text
from perihelion.draw.symbols import panel
from perihelion.draw.theme import AMBER, QUIET, RAISED, SURFACE
from perihelion.draw.to_play import to_play

from ..rules.components import LAP
from ..rules.state import DRAW, State, letters
from .layout import MARGIN, PLAYERS_HEIGHT, WIDTH, kind_of

if TYPE_CHECKING:
    from perihelion.core.view import View


def draw_player(scene: Scene, view: View, player: int) -> None:
    """A player's card: planet, name, points. The active player's card stands out, at the end the winner's."""
    s: State = view.state
    stands_out = to_play(view, s.to_act) == player or _won(view, player)
    step = (WIDTH - MARGIN) / s.players
    wide, high = step - MARGIN, PLAYERS_HEIGHT - MARGIN
    content = [panel(wide, high, fill=RAISED if stands_out else SURFACE, stroke_opacity=0 if stands_out else 0.5)]
    if stands_out:
        content.append(rect(7, high - 26, at=(8 - wide / 2, 0), corner=3.5, fill=AMBER))
    content += (
        _wide_card(scene, view, player, wide / 2) if s.players == 2 else _narrow_card(scene, view, player, wide / 2)
    )
    key = f"player-{letters(s.players)[player].lower()}"
    at = (MARGIN / 2 + (player + 0.5) * step, WIDTH + PLAYERS_HEIGHT / 2)
    scene.put(key, group(key, "player", at, *content))


def _wide_card(scene: Scene, view: View, player: int, half: float) -> list[str]:
    s: State = view.state
    target = f"/ {s.target}" if s.target else ""
    width = 26 * len(target) * 0.55
    return [
        planet(scene, kind_of(s, player), 25, at=(48 - half, 0), light=0),
        name_text(view.words.seat(player), 2 * half - 190 - width, 30, at=(88 - half, -14), font_weight=600),
        text(_standing(view, player), at=(88 - half, 20), size=25, anchor="start", fill=QUIET),
        text(str(s.score[player]), at=(half - 20 - width, -2), size=54, anchor="end", font_weight=700),
        text(target, at=(half - 14, 8), size=26, anchor="end", fill=QUIET),
    ]


def _narrow_card(scene: Scene, view: View, player: int, half: float) -> list[str]:
    s: State = view.state
    return [
        planet(scene, kind_of(s, player), 17, at=(38 - half, 0), light=0),
        name_text(view.words.seat(player), 2 * half - 78, 26, at=(68 - half, -20), font_weight=600),
        text(str(s.score[player]), at=(68 - half, 16), size=40, anchor="start", font_weight=700),
        text(
            _standing(view, player),
            at=(half - 10, 20),
            size=fit(_standing(view, player), 104, 21),
            anchor="end",
            fill=QUIET,
        ),
    ]


def _standing(view: View, player: int) -> str:
    """What a card says besides the points: the result, the turn, the team's sum, the last gain, the laps."""
    s: State = view.state
    words = view.words
    if _won(view, player):
        return words("board-draw" if s.winner == DRAW else "board-wins")
    if to_play(view, s.to_act) == player:
        return words("board-to-play")
    if s.teams:
        return words("board-team", points=s.score[player] + s.score[(player + 2) % s.players])
    if s.last_gain and s.to_act == (player + 1) % s.players:
        return words("board-gain", points=s.last_gain)
    laps = s.score[player] // LAP
    return words("board-laps", laps=laps) if laps else ""


def _won(view: View, player: int) -> bool:
    """SOLARI-80, -82, -83, -84: whether the player is among the winners; at a draw all who share the best score are."""
    return bool(view.game.rules.winners(view.state) >> player & 1)
