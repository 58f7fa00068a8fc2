"""The four rows of the own board: technology dice in their columns, and storage left of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.marks import frame
from perihelion.draw.shapes import Look, group, rect, text, title
from perihelion.draw.theme import INK, LINE, QUIET, RAISED

from ..rules.cardboard import COLOURS, LAST_COLUMN, LAST_LEVEL, LETTERS, OPEN, PUSH_COST, UPGRADE_COST
from ..rules.state import State
from ..rules.storage import row_value
from .colours import CLOSED, FIELD
from .places import CELL, DIE_CELL, FIRST_CELL, LABEL, LEFT, ROW, ROWS_AT, cell_at, cell_key, die_key, own_top
from .symbols import ROMAN, cube, kind_chip, tech_die

if TYPE_CHECKING:
    from perihelion.core.view import View

CELLS = 8
COLUMN_CELLS = {1: (0, 2), 2: (3, 4), 3: (5, 5), 4: (6, 6), 5: (7, 7)}
"""The first and last cell of every column."""


def rows_ground(scene: Scene, s: State) -> None:
    """The columns with what it costs to push a die into them, and all cells."""
    for column, (first, last) in COLUMN_CELLS.items():
        x = (cell_at(s, 0, first)[0] + cell_at(s, 0, last)[0]) / 2
        words = ROMAN[column] if column == 1 else f"{ROMAN[column]} ({PUSH_COST[column - 1]})"
        scene.stay(text(words, at=(x, own_top(s) + ROWS_AT - 13), size=16, fill=QUIET, font_weight=600))
    look: dict[str, Look] = {"fill": CLOSED, "stroke": LINE, "stroke_width": 1, "stroke_opacity": 0.6}
    for row in range(COLOURS):
        for cell in range(CELLS):
            scene.stay(rect(CELL - 5, ROW - 5, at=cell_at(s, row, cell), corner=10, **look))


def own_rows(scene: Scene, view: View, seat: int) -> None:
    """SOLARIUS-36, -41, -43: row by row its head, its storage fields, its technology die."""
    for row in range(COLOURS):
        _head(scene, view, seat, row)
        for column in range(3):
            for place in range(3 - column):
                _field(scene, view, seat, row, column, place)
        _die(scene, view, seat, row)


def _head(scene: Scene, view: View, seat: int, row: int) -> None:
    """The kind of a row and the value of its cubes; touched to say which kind pays the higher price of a station."""
    s: State = view.state
    key, worth = f"row-{LETTERS[row]}", row_value(s, seat, row)
    look = [
        rect(LABEL - 4, ROW - 5, corner=10, fill=RAISED),
        kind_chip(row, 32, at=(0, -11)),
        text(str(worth), at=(0, 20), size=18, fill=INK if worth else QUIET, font_weight=700),
        title(view.words("board-row", colour=row, n=worth)),
        frame(LABEL - 2, ROW - 3, corner=11),
    ]
    scene.put(key, group(key, "row", (LEFT + LABEL / 2 - 3, cell_at(s, row, 0)[1]), *look))


def _field(scene: Scene, view: View, seat: int, row: int, column: int, place: int) -> None:
    """SOLARIUS-36, -37: a storage field: closed, free or with a cube."""
    s: State = view.state
    cell = FIRST_CELL[column] + place
    key, at = cell_key(row, cell), cell_at(s, row, cell)
    is_open = place < OPEN[max(1, s.column[seat, row]), column]
    filled = place < s.res[seat, row, column]
    ground = rect(CELL - 5, ROW - 5, corner=10, fill=FIELD if is_open else "transparent")
    value = text(str(column + 1), at=(0, 0), size=24, fill=QUIET, opacity=0.8 if is_open else 0.3)
    number = text(str(column + 1), at=(22, -20), size=15, fill=QUIET, font_weight=700)
    word = "board-cube" if filled else "board-free" if is_open else "board-closed"
    said = title(view.words(word, colour=row, n=column + 1))
    look = [ground, cube(row, 46, at=(-4, 4)) + number if filled else value, said]
    scene.put(key, group(key, "store", at, *look, frame(CELL - 3, ROW - 3, corner=11)))


def die_words(view: View, seat: int, colour: int) -> str:
    """A technology die: its level, its column, and what the next steps cost."""
    s: State = view.state
    level, column = s.level[seat, colour], s.column[seat, colour]
    said = [view.words("board-tech", colour=colour, level=level, at=ROMAN[column])]
    if 0 < level < LAST_LEVEL:
        said.append(view.words("board-tech-up", n=UPGRADE_COST[level]))
    if 0 < column < LAST_COLUMN:
        said.append(view.words("board-tech-push", n=PUSH_COST[column]))
    return "; ".join(said)


def _die(scene: Scene, view: View, seat: int, row: int) -> None:
    s: State = view.state
    key = die_key(row)
    at = cell_at(s, row, DIE_CELL[s.column[seat, row]])
    look = tech_die(row, s.level[seat, row], 58) + title(die_words(view, seat, row))
    scene.put(key, group(key, "die", at, look, frame(CELL - 3, ROW - 3, corner=13)))
