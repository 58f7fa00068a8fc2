"""What a seat may do depends on what it sees: the hidden cells that a `may` reads are found, and get other values.

Two sampled worlds seldom differ in the one cell that matters, so worlds are sampled until they do.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..core.game import Game
from ..core.position import Position
from ..core.record import UNKNOWN, Index, Record
from ..core.view import hide
from ..engine.runtimes import interpreted
from .played import points_by_step
from .secrets import different_refusal
from .worlds import place, sample

POINTS = 12
"""Positions for every phase and family of actions."""
WORLDS = 40
"""Worlds that are sampled at most for one position."""

Cell = tuple[str, Index]


class _Watched(dict[Index, int]):
    """An array that notes which of its cells are read."""

    def __init__(self, name: str, values: dict[Index, int], read: set[Cell]):
        super().__init__(values)
        self.name, self.read = name, read

    def __getitem__(self, index: Index) -> int:
        self.read.add((self.name, index))
        return super().__getitem__(index)


def find_hidden_reads(game: Game) -> Iterator[str]:
    """Yield a sentence for each action whose legality depends on what the seat to act cannot see."""
    if not game.hides:
        return
    for number, position in enumerate(points_by_step(game, POINTS)):
        if position.actor >= 0 and (read := _hidden_cells_read(position)):
            yield from _vary(position, read, number)


def _hidden_cells_read(position: Position) -> set[Cell]:
    """Return the cells that decide which actions are legal and that the seat to act cannot see."""
    s, view, read = position.plain, hide(position.plain, position.actor), set[Cell]()
    for field in type(s).secret_fields:
        if field.shape:
            setattr(s, field.name, _Watched(field.name, getattr(s, field.name), read))
    interpreted(position.game).legal(s)
    return {cell for cell in read if _value(view, cell) == UNKNOWN}


def _vary(position: Position, cells: set[Cell], number: int) -> Iterator[str]:
    """Compare the position with worlds in which these cells have other values, until each of them had one."""
    s, left = position.plain, set(cells)
    for seed in range(WORLDS):
        world = sample(position, position.actor, WORLDS * number + seed)
        different = {cell for cell in left if _value(world, cell) != _value(s, cell)}
        left -= different
        if different and (problem := different_refusal(position, place(position, world))):
            yield problem
            return
        if not left:
            return


def _value(s: Record, cell: Cell) -> int:
    name, index = cell
    return int(getattr(s, name)[index])
