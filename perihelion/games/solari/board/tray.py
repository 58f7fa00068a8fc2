"""Below Solari's board: players, dice or tiles, pieces in hand and off the board, and what rows are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene, memoise
from perihelion.draw.layout import Point, spread
from perihelion.draw.shapes import circle, g, group, text, title
from perihelion.draw.symbols import die, panel, pill
from perihelion.draw.theme import QUIET

from ..rules.components import PIECES
from ..rules.state import DICE, IN_HAND, NONE, OFF, SIX_SIX, WILD, State
from .choices import draw_value_choice
from .layout import DICE_HEIGHT, DICE_TOP, MARGIN, WIDTH
from .players import draw_player
from .tiles import draw_tiles, is_choosing_tile

if TYPE_CHECKING:
    from perihelion.core.view import View


def draw_tray(scene: Scene, view: View) -> None:
    """Draw all that lies below the board, except pieces."""
    s: State = view.state
    if s.phase == WILD and view.legal:
        draw_value_choice(scene, view)
    else:
        for player in range(s.players):
            scene.part(draw_player, view, player)
        if not is_choosing_tile(view):
            scene.part(_dice, view)
            scene.part(_labels, view)
            if not pieces_aside(view):
                scene.part(_legend, view)
    if s.rand != DICE:
        scene.part(draw_tiles, view)


def _dice(scene: Scene, view: View) -> None:
    """The two values in play: a used one is crossed out."""
    s: State = view.state
    middle = DICE_TOP + DICE_HEIGHT / 2 - 2
    scene.put("tray", group("tray", "tray", (WIDTH / 2, middle), panel(WIDTH - 2 * MARGIN, DICE_HEIGHT - MARGIN)))
    values = [s.dice[0], s.dice[1]]
    if values == [0, 0] and s.combo == SIX_SIX:
        values = [6, 6]
    used = used_values(s)
    for i, x in enumerate((68, 164) if s.rand == DICE else (76, 156)):  # the halves of a tile touch
        key = f"die-{i}"
        hidden = values[i] == 0
        drawing = g(die(values[i], 80, used=used[i]), opacity=0.35 if hidden else 1)
        name = "" if hidden else view.words("outline-used" if used[i] else "outline-left", value=values[i])
        classes = "die through rolls" if s.rand == DICE else "die through"
        scene.put(key, group(key, classes, (x, middle), drawing, title(name) if name else ""))
    if s.combo == SIX_SIX and values != [6, 6]:
        named = view.words("board-named")
        scene.put("named", group("named", "named through", (116, middle + 34), pill(named, size=22)))


def used_values(s: State) -> list[bool]:
    """Which of the two values in play are used up."""
    if s.mover1 == NONE:
        return [False, False]
    if s.d2 == 0:
        return [True, True]
    return [True, False] if s.dice[1] == s.d2 else [False, True]


def pieces_aside(view: View) -> tuple[tuple[str, tuple[tuple[int, int, Point], ...]], ...]:
    """The pieces that are not on the board, under their word: ((word, ((player, piece, place), ...)), ...)."""
    return memoise(_pieces_aside, view)


def _pieces_aside(view: View) -> tuple[tuple[str, tuple[tuple[int, int, Point], ...]], ...]:
    s: State = view.state
    found = []
    for word, where in (("board-hand", IN_HAND), ("board-off", OFF)):
        away = [(p, k) for p in range(s.players) for k in range(PIECES) if s.pos[p, k] == where]
        if away:
            found.append((word, away))
    middle, x, placed = DICE_TOP + DICE_HEIGHT / 2 - 2, 236.0, []
    step = min(100.0, (WIDTH - 24 - x - 96 * len(found)) / max(1, sum(len(away) for _, away in found)))
    for word, away in found:
        x += 96
        middles = spread(len(away), x, x + step * len(away))
        placed.append((word, tuple((p, k, (at, middle)) for (p, k), at in zip(away, middles, strict=True))))
        x += step * len(away)
    return tuple(placed)


def _labels(scene: Scene, view: View) -> None:
    """What the pieces beside the dice are: in hand, or off the board."""
    for word, away in pieces_aside(view):
        first = away[0][2]
        at = (first[0] - 58, first[1])
        lines = view.words(word).split(" ")
        middle = (len(lines) - 1) / 2
        words = [text(w, at=(0, (i - middle) * 23), size=24, anchor="end", fill=QUIET) for i, w in enumerate(lines)]
        scene.put(word, group(word, "label through", at, *words))


def _legend(scene: Scene, view: View) -> None:
    """SOLARI-72, -75, -77: what rows are worth, if nothing else needs the place."""
    s: State = view.state
    lines = (("board-row", 1), ("board-sequence", 2), ("board-alignment", 1))[: s.level]
    columns, step = spread(4, 440, WIDTH - 30), 30 if s.level < 3 else 25
    top = -step * len(lines) / 2
    content = []
    for length, x in zip(range(3, 7), columns, strict=True):
        dots = [circle(5.5, at=(x + (i - (length - 1) / 2) * 15, top)) for i in range(length)]
        content.append(g(*dots, fill=QUIET, opacity=0.8))
    for row, (word, weight) in enumerate(lines):
        y = top + step * (row + 1)
        content.append(text(view.words(word), at=(410, y), size=24, anchor="end", fill=QUIET))
        for value, x in zip((1, 3, 9, 27), columns, strict=True):
            words = f"+{value * weight}" if row else str(value)
            content.append(text(words, at=(x, y), size=27, font_weight=600))
    scene.put("legend", group("legend", "legend through", (0, DICE_TOP + DICE_HEIGHT / 2 - 2), *content))
