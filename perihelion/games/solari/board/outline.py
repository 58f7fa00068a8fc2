"""Solari's position in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Section, memoise
from perihelion.draw.outline import row_items
from perihelion.draw.to_play import to_play

from ..rules.components import COMETS, LAP, PIECE_LETTERS, PIECES, SIZE
from ..rules.state import COMBOS, DICE, IN_HAND, OFF, OPEN, SIX_SIX, TILES, State, letters
from .names import names_of_cells, piece_name
from .tray import used_values

if TYPE_CHECKING:
    from perihelion.core.view import View

ARROWS = "↑→↓←"


def outline(view: View) -> list[Section]:
    """Board, players, dice, what is off the board, tiles."""
    sections = [memoise(part, view) for part in (_board, _players, _values)]
    for word, where in (("outline-hand", IN_HAND), ("outline-off", OFF)):
        away = _away(view, where)
        if away:
            sections.append(Section(view.words(word), away))
    if view.state.rand != DICE:
        sections.append(memoise(_tiles, view))
    return sections


def holdings(view: View, seat: int) -> list[Section]:
    """Everything of a player; nothing is hidden."""
    s: State = view.state
    cells = names_of_cells(view)
    pieces = [cells[s.pos[seat, k]] for k in range(PIECES) if s.pos[seat, k] >= 0]
    pieces += [view.words("labelled", label=view.words("board-hand"), text=name) for name in _away(view, IN_HAND, seat)]
    pieces += [view.words("labelled", label=view.words("board-off"), text=name) for name in _away(view, OFF, seat)]
    sections = [Section(view.words.seat(seat), row_items(_players(view), seat, view.words))]
    sections.append(Section(view.words("outline-board"), pieces))
    if s.rand != DICE:
        tiles = _tiles(view)
        sections.append(Section(tiles.heading, [tiles.items[seat]]))
    return sections


def _board(view: View) -> Section:
    """The 64 cells: letter and number of a piece, in Solari 3 an arrow for its facing."""
    s: State = view.state
    signs = {s.pos[p, k]: _sign(s, p, k) for p in range(s.players) for k in range(PIECES)}
    rows = [[str(row), *(signs.get(row * SIZE + column, "·") for column in range(SIZE))] for row in range(SIZE)]
    legend = [view.words("outline-legend", level=s.level, letter=letters(s.players)[0], player=0)]
    return Section(view.words("outline-board"), header=["", *map(str, range(SIZE))], rows=rows, legend=legend)


def _sign(s: State, player: int, piece: int) -> str:
    facing = ARROWS[s.face[player, piece]] if s.level == 3 and piece < COMETS else ""
    return letters(s.players)[player] + PIECE_LETTERS[piece] + facing


def _players(view: View) -> Section:
    s: State = view.state
    words = view.words
    header = [words("outline-player"), words("outline-points"), words("outline-laps"), words("outline-turns"), ""]
    rows = []
    for player in range(s.players):
        turn = words("board-to-play") if player == to_play(view, s.to_act) else ""
        name = f"{words.seat(player)} ({letters(s.players)[player]})"
        rows.append([name, str(s.score[player]), str(s.score[player] // LAP), str(s.turns[player]), turn])
    return Section(words("outline-players"), header=header, rows=rows)


def _values(view: View) -> Section:
    """The values in play, and which of them are used."""
    s: State = view.state
    if s.dice[0] == 0:
        word = "outline-wild" if s.combo == SIX_SIX else "outline-no-values"
        return Section(view.words("outline-values"), [view.words(word)])
    used = used_values(s)
    items = [view.words("outline-used" if used[i] else "outline-left", value=s.dice[i]) for i in range(2)]
    return Section(view.words("outline-values"), items)


def _away(view: View, where: int, seat: int | None = None) -> list[str]:
    s: State = view.state
    seats = range(s.players) if seat is None else [seat]
    return [piece_name(view, p, k) for p in seats for k in range(PIECES) if s.pos[p, k] == where]


def _tiles(view: View) -> Section:
    """The tiles everybody still has; open ones in the order in which they will be played."""
    s: State = view.state
    items = []
    for player in range(s.players):
        order = [s.tile_order[player, i] for i in range(TILES)] if s.rand == OPEN else range(TILES)
        left = [f"{a}-{b}" for a, b in (COMBOS[t] for t in order if t >= 0 and not s.tile_used[player, t])]
        items.append(view.words("outline-tiles-of", player=player, tiles=" ".join(left), count=len(left)))
    return Section(view.words("outline-tiles"), items)
