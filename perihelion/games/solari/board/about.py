"""Explanations of the things on Solari's board, for a person who points at them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from perihelion.draw.by_key import by_key
from perihelion.rules import SPECTATOR, About

from ..rules.components import BLOCKER, COMETS, DOUBLER, HUNTER, PIECE_LETTERS, RIM_CELLS, SIZE, SUN_CELLS
from ..rules.state import COMBOS, DICE, OFF, SIX_SIX, State, letters
from .names import names_of_cells, piece_name
from .tray import used_values

if TYPE_CHECKING:
    from perihelion.core.view import View

PIECES = {HUNTER: "hunter", BLOCKER: "blocker", DOUBLER: "doubler"}


def _cell(view: View, row: str, column: str) -> About:
    """SOLARI-3 to -5, -36: what may happen on a cell."""
    s: State = view.state
    cell = int(row) * SIZE + int(column)
    kind = "rim" if cell in RIM_CELLS else "sun" if cell in SUN_CELLS else "cell"
    said = view.words(f"about-{kind}", row=row, column=column, doubler=s.use_doubler)
    return About(names_of_cells(view)[cell], said)


def _piece(view: View, letter: str, number: str) -> About:
    s: State = view.state
    player, piece = _player_of(s, letter), PIECE_LETTERS.lower().index(number)
    kind = PIECES.get(piece, "comet")
    said = [view.words(f"about-{kind}", level=s.level)]
    if s.pos[player, piece] == OFF:
        said.append(view.words("about-piece-off"))
    elif view.seat not in (SPECTATOR, player) and piece in (HUNTER, *range(COMETS)):
        said.append(view.words("about-piece-target"))
    name = piece_name(view, player, piece)
    return About(name[:1].upper() + name[1:], " ".join(said))


def _player_of(s: State, letter: str) -> int:
    return [each.lower() for each in letters(s.players)].index(letter)


def _player(view: View, letter: str) -> About:
    """SOLARI-64, -80: the points of a player, and how many win."""
    s: State = view.state
    player = _player_of(s, letter)
    team = s.score[player] + s.score[(player + 2) % 4] if s.teams else 0
    values = {"points": s.score[player], "target": s.target, "teams": s.teams, "team": team}
    return About(view.words.seat(player), view.words("about-player", **values))


def _counter(view: View, letter: str) -> About:
    """SOLARI-11: a counter on the track."""
    s: State = view.state
    player = _player_of(s, letter)
    name = view.words("board-counter", player=player, points=s.score[player], laps=0)
    return About(name, view.words("about-counter"))


def _tile(view: View, number: str) -> About:
    """SOLARI-58: a free tile of the viewer's row."""
    s: State = view.state
    tile, player = int(number), max(0, view.seat)
    lower, higher = COMBOS[tile]
    name = view.words("about-tile", lower=lower, higher=higher)
    return About(name, view.words("about-tile.effect", used=s.tile_used[player, tile], six=int(tile == SIX_SIX)))


def _value(word: str) -> Callable[[View, str], About]:
    """SOLARI-22: a value to name for six-six."""

    def about(view: View, value: str) -> About:
        return About(f"{view.words(word)} {value}", view.words("about-value"))

    return about


def _facing(view: View, way: str) -> About:
    return About(view.words(f"facing-{way}"), view.words("about-facing"))


def _tray(view: View) -> About:
    """SOLARI-12 to -14, -22, -72: the values in play and what rows bring."""
    s: State = view.state
    values = [str(s.dice[i]) for i, used in enumerate(used_values(s)) if s.dice[i] and not used]
    name = view.words("about-tray", dice=int(s.rand == DICE))
    left = view.words("about-tray.left", count=len(values), values=" + ".join(values))
    return About(name, f"{left} {view.words('about-tray.effect', level=s.level)}")


def _die(view: View, place: str) -> About:
    """SOLARI-12: a value in play; it is explained with the other one."""
    return _tray(view)


about = by_key(
    {
        r"c(\d)(\d)": _cell,
        r"player-(\w)": _player,
        r"count-(\w)": _counter,
        r"t(\d+)": _tile,
        r"lo(\d)": _value("board-lower"),
        r"hi(\d)": _value("board-higher"),
        r"f(\d)": _facing,
        r"tray": _tray,
        r"die-(\d)": _die,
        r"([usnj])(\w)": _piece,
    }
)
