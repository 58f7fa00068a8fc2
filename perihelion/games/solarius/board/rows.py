"""The four rows of the player board: technology dice in their columns, and storage left of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from perihelion.draw import Scene
from perihelion.draw.marks import frame
from perihelion.draw.shapes import group, rect, text, title
from perihelion.draw.theme import INK, QUIET, RAISED

from ..rules.components import COLOURS, LAST_COLUMN, LAST_LEVEL, LETTERS, OPEN, PUSH_COST, UPGRADE_COST
from ..rules.state import State
from ..rules.storage import row_value
from .colours import FIELD
from .layout import CELL, DIE_CELL, FIRST_CELL, LABEL, LEFT, ROW, cell_at, cell_key, die_key
from .names import letter_of
from .symbols import ROMAN, cube, kind_chip, tech_die

if TYPE_CHECKING:
    from perihelion.core.view import View


def draw_rows(scene: Scene, view: View, seat: int) -> None:
    """SOLARIUS-36, -41, -43: draw each row: its head, its storage fields, its technology die."""
    for row in range(COLOURS):
        scene.part(_row, view, seat, row)


def _row(scene: Scene, view: View, seat: int, row: int) -> None:
    _head(scene, view, seat, row)
    for column in range(3):
        for place in range(3 - column):
            _field(scene, view, seat, row, column, place)
    _die(scene, view, seat, row)


def _head(scene: Scene, view: View, seat: int, row: int) -> None:
    """The kind of a row and the value of its cubes; touched to say which kind pays the higher price of a station."""
    s: State = view.state
    key, worth = f"row-{LETTERS[row]}", row_value(s, seat, row)
    shapes = [
        rect(LABEL - 4, ROW - 5, corner=10, fill=RAISED),
        kind_chip(row, 40, letter_of(view, row), at=(0, -15)),
        text(str(worth), at=(0, 24), size=24, fill=INK if worth else QUIET, font_weight=700),
        title(row_words(view, seat, row)),
        frame(LABEL - 2, ROW - 3, corner=11),
    ]
    scene.put(key, group(key, "row", (LEFT + LABEL / 2 - 3, cell_at(s, row, 0)[1]), *shapes))


def _field(scene: Scene, view: View, seat: int, row: int, column: int, place: int) -> None:
    """SOLARIUS-36, -37: a storage field: closed, free or with a cube."""
    s: State = view.state
    cell = FIRST_CELL[column] + place
    key, at = cell_key(row, cell), cell_at(s, row, cell)
    is_open = _is_open(s, seat, row, column, place)
    filled = place < s.res[seat, row, column]
    ground = rect(CELL - 5, ROW - 5, corner=10, fill=FIELD if is_open else "transparent")
    value = text(str(column + 1), at=(0, 0), size=32, fill=QUIET, opacity=1 if is_open else 0.35)
    number = text(str(column + 1), at=(31, -22), size=24, font_weight=700)
    said = title(view.words(field_word(s, seat, row, column, place), colour=row, n=column + 1))
    shapes = [ground, cube(row, 60, letter_of(view, row), at=(-8, 3)) + number if filled else value, said]
    scene.put(key, group(key, "store", at, *shapes, frame(CELL - 3, ROW - 3, corner=11)))


def _is_open(s: State, seat: int, row: int, column: int, place: int) -> bool:
    """SOLARIUS-36: whether the technology die has opened a storage field."""
    return place < OPEN[max(1, s.column[seat, row]), column]


def field_word(s: State, seat: int, row: int, column: int, place: int) -> str:
    """Which sentence names a storage field: with a cube, free or closed."""
    if place < s.res[seat, row, column]:
        return "board-cube"
    return "board-free" if _is_open(s, seat, row, column, place) else "board-closed"


def row_words(view: View, seat: int, row: int) -> str:
    """A row and the value of its cubes."""
    return view.words("board-row", colour=row, n=row_value(view.state, seat, row))


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
    die = tech_die(row, s.level[seat, row], 72, letter_of(view, row)) + title(die_words(view, seat, row))
    scene.put(key, group(key, "die", at, die, frame(CELL - 3, ROW - 3, corner=13)))
