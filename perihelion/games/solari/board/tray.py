"""Below Solari's board: players, dice or tiles, pieces in hand and off the board, and what there is to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.layout import Point, spread
from perihelion.draw.marks import frame
from perihelion.draw.planets import planet
from perihelion.draw.shapes import circle, fit, g, group, polygon, rect, text, title
from perihelion.draw.symbols import arrow, die, domino, panel, pill
from perihelion.draw.theme import AMBER, INK, QUIET, RAISED, SURFACE

from ..rules.cardboard import LAP, PIECES
from ..rules.state import (
    COMBOS,
    DICE,
    DOMINO,
    DRAW,
    FREE,
    IN_HAND,
    NONE,
    OFF,
    OPEN,
    SIX_SIX,
    TILES,
    WILD,
    State,
    letters,
)
from .places import (
    CHOICE_HEIGHT,
    DICE_HEIGHT,
    PLAYERS_HEIGHT,
    TILES_HEIGHT,
    WIDTH,
    handle_places,
    kind_of,
)

if TYPE_CHECKING:
    from perihelion.core.view import View

MARGIN = 8
SIX = range(1, 7)
DICE_TOP = WIDTH + PLAYERS_HEIGHT
COLUMNS = 7
"""The free tiles lie in three rows of seven."""


def tray(scene: Scene, view: View) -> None:
    """All that lies below the board, except pieces."""
    s: State = view.state
    if s.phase == WILD and view.legal:
        _chooser(scene, view)
    else:
        for player in range(s.players):
            scene.part(_player, view, player)
        if not choosing_tile(view):
            scene.part(_dice, view)
            scene.part(_labels, view)
            if not aside(s):
                scene.part(_legend, view)
    if s.rand != DICE:
        scene.part(_tiles, view)


def choosing_tile(view: View) -> bool:
    """Whether this seat chooses one of its own tiles now."""
    return bool(view.state.phase == DOMINO and view.legal)


def _player(scene: Scene, view: View, player: int) -> None:
    """A player's card: planet, name, points; the one whose turn it is stands out, at the end the winner."""
    s: State = view.state
    first = s.cur == player or _won(view, player)
    step = (WIDTH - MARGIN) / s.players
    wide, high = step - MARGIN, PLAYERS_HEIGHT - MARGIN
    content = [panel(wide, high, fill=RAISED if first else SURFACE, stroke_opacity=0 if first else 0.5)]
    if first:
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
    room = 26 * len(target) * 0.55
    return [
        planet(scene, kind_of(s, player), 25, at=(48 - half, 0), light=0),
        text(view.words.seat(player), at=(88 - half, -14), size=30, anchor="start", font_weight=600),
        text(_standing(view, player), at=(88 - half, 20), size=25, anchor="start", fill=QUIET),
        text(str(s.score[player]), at=(half - 20 - room, -2), size=54, anchor="end", font_weight=700),
        text(target, at=(half - 14, 8), size=26, anchor="end", fill=QUIET),
    ]


def _narrow_card(scene: Scene, view: View, player: int, half: float) -> list[str]:
    s: State = view.state
    return [
        planet(scene, kind_of(s, player), 17, at=(38 - half, 0), light=0),
        text(view.words.seat(player), at=(68 - half, -20), size=26, anchor="start", font_weight=600),
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
    """What a card says beside the points: the result, the turn, the team's sum, the last gain, the laps."""
    s: State = view.state
    words = view.words
    if _won(view, player):
        return words("board-draw" if s.winner == DRAW else "board-wins")
    if s.cur == player:
        return words("board-to-play")
    if s.teams:
        return words("board-team", points=s.score[player] + s.score[(player + 2) % s.players])
    if s.last_gain and s.cur == (player + 1) % s.players:
        return words("board-gain", points=s.last_gain)
    laps = s.score[player] // LAP
    return words("board-laps", laps=laps) if laps else ""


def _won(view: View, player: int) -> bool:
    """SOLARI-80, -82, -83, -84: whether the player is among the winners; at a draw all who share the best score are."""
    return bool(view.game.rules.winners(view.state) >> player & 1)


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
        look = g(die(values[i], 80, used=used[i]), opacity=0.35 if hidden else 1)
        scene.put(key, group(key, "die through", (x, middle), look))
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


def aside(s: State) -> list[tuple[str, list[tuple[int, int, Point]]]]:
    """The pieces that are not on the board, under their word: [(word, [(player, piece, place)])]."""
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
        placed.append((word, [(p, k, (at, middle)) for (p, k), at in zip(away, middles, strict=True)]))
        x += step * len(away)
    return placed


def _labels(scene: Scene, view: View) -> None:
    """What the pieces beside the dice are: in hand, or off the board."""
    for word, away in aside(view.state):
        first = away[0][2]
        at = (first[0] - 58, first[1])
        lines = view.words(word).split(" ")
        middle = (len(lines) - 1) / 2
        words = [text(w, at=(0, (i - middle) * 23), size=24, anchor="end", fill=QUIET) for i, w in enumerate(lines)]
        scene.put(word, group(word, "label through", at, *words))


def _legend(scene: Scene, view: View) -> None:
    """SOLARI-72, -75, -77: what rows are worth, where nothing else needs the place."""
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


def _chooser(scene: Scene, view: View) -> None:
    """SOLARI-22: six-six is wild: a lower and a higher value are named."""
    legal = [view.game.actions.family(action) for action in view.legal]
    combos = [COMBOS[values[0]] for family, values in legal if family.name == "combination"]
    rows = (("lo", "board-lower", {a for a, _ in combos}), ("hi", "board-higher", {b for _, b in combos}))
    for row, (prefix, word, possible) in enumerate(rows):
        y = WIDTH + (row + 0.5) * 101
        words = text(view.words(word), at=(-8, 0), size=24, anchor="middle", fill=QUIET)
        scene.put(prefix, group(prefix, "label through", (64, y), words))
        for value, x in zip(SIX, spread(6, 118, WIDTH - MARGIN), strict=True):
            key = f"{prefix}{value}"
            look = [rect(124, 100, fill="transparent"), die(value, 78, used=value not in possible)]
            scene.put(
                key, group(key, "choice", (x, y), *look, title(f"{view.words(word)} {value}"), frame(96, 94, corner=22))
            )


def _tiles(scene: Scene, view: View) -> None:
    """The tiles of everybody: used ones are empty frames, and of an open order the next one is pointed at."""
    s: State = view.state
    mine = max(0, view.seat)
    rows = [(mine + i) % s.players for i in range(s.players)]
    top = DICE_TOP + DICE_HEIGHT
    if s.rand == FREE:
        _free_tiles(scene, view, rows.pop(0))
        top = DICE_TOP + CHOICE_HEIGHT
    for row, player in enumerate(rows):
        key = f"tiles-{letters(s.players)[player].lower()}"
        at = (0, top + (row + 0.5) * TILES_HEIGHT - 4)
        scene.put(key, group(key, "tiles through", at, _tile_row(scene, s, player)))


def _tile_row(scene: Scene, s: State, player: int) -> str:
    content = [planet(scene, kind_of(s, player), 14, at=(28, 0), light=0)]
    order = [s.tile_order[player, i] for i in range(TILES)] if s.rand == OPEN else list(range(TILES))
    following = next((t for t in order if t >= 0 and not s.tile_used[player, t]), NONE) if s.rand == OPEN else NONE
    for tile, x in zip(order, spread(TILES, 52, WIDTH - MARGIN), strict=True):
        if tile == NONE:
            content.append(rect(32, 64, at=(x, 0), corner=6, fill=RAISED))
            continue
        a, b = COMBOS[tile]
        content.append(domino(a, b, 34, at=(x, 0), used=bool(s.tile_used[player, tile]), upright=True))
        if tile == following:
            content.append(polygon(((x - 9, -40), (x + 9, -40), (x, -29)), fill=AMBER))
    return "".join(content)


def _free_tiles(scene: Scene, view: View, player: int) -> None:
    """SOLARI-58: of the free tiles one touches the one to play."""
    s: State = view.state
    large = choosing_tile(view)
    top = DICE_TOP if large else DICE_TOP + DICE_HEIGHT
    step = 100 if large else (CHOICE_HEIGHT - DICE_HEIGHT) / 3
    for tile, (a, b) in enumerate(COMBOS):
        row, column = divmod(tile, COLUMNS)
        at = ((column + 0.5) * (WIDTH - 2 * MARGIN) / COLUMNS + MARGIN, top + (row + 0.5) * step - 4)
        look = domino(a, b, 55 if large else 50, used=bool(s.tile_used[player, tile]))
        key = f"t{tile}"
        hit = rect(123, step, fill="transparent")
        scene.put(key, group(key, "tile", at, hit, look, title(f"{a}-{b}"), frame(116, 62 if large else 56, corner=14)))


def handles(scene: Scene, view: View) -> None:
    """SOLARI-35, -52: four arrows around the comet whose facing is chosen."""
    s: State = view.state
    cell = s.pos[s.face_job[1], s.face_job[2]]
    names = [view.words(f"facing-{way}") for way in range(4)]
    for way, at in enumerate(handle_places(cell)):
        key = f"f{way}"
        look = rect(66, 66, corner=33, fill=SURFACE, stroke=QUIET, stroke_width=2) + arrow(38, turn=90 * way, fill=INK)
        hit = rect(96, 96, fill="transparent")
        scene.put(key, group(key, "handle", at, hit, look, title(names[way]), frame(76, 76, corner=38)))
