"""The inputs of a network: every cell of a record activates one of them.

A network reads whole records. In a search these are sampled worlds, never the hidden truth. Fields that no seat may see
(the order of a deck) are still left out, because no decision can depend on them. A game's PLANES say how a field is
read; `INPUTS` in its `observation.py` may override that for networks. Pieces that are `alike` share their inputs, which
then count the pieces.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from ..core.game import Game
from ..core.planes import CHOICE, LEFT_OUT, SEAT, Plane
from ..core.record import NOBODY, OWNER, Field
from .arrays import Array
from .network_rules import BOUNDED, CELL_COLUMNS, ONE_OF, SEATED, WORD
from .observation import plane_of

MOST_INPUTS = 64
"""A number with more values than this maps neighbouring values to the same input."""


class Block(NamedTuple):
    """The inputs of one place of a field, or of all places that are alike."""

    field: str
    seat: int
    """The seat that the place belongs to, counted from the viewer, or -1."""
    place: tuple[int, ...]
    """The place in the field, without the seat."""
    names_seats: bool
    """True if each input stands for a seat, counted from the viewer."""
    begin: int
    """The first input."""
    size: int


class Inputs:
    """The inputs of a game with these options, for each viewer."""

    def __init__(self, game: Game, options: Mapping[str, Any]):
        self.game = game
        self.seats = int(game.rules.seats(game.new_state(game.read_options(options))))
        self.words = game.rules.state.dtype().itemsize // 8
        self.size = 0
        self.blocks: list[Block] = []
        """The groups of inputs, in their order."""
        self._cells: list[list[list[int]]] = [[] for _ in range(self.seats)]
        for field in game.rules.state.fields:
            plane = game.inputs.get(field.name) or plane_of(game, field)
            if plane is not LEFT_OUT and field.seen != NOBODY:
                self._add_field(field, plane)
        cells = [sorted(viewer) for viewer in self._cells]
        self.cells = np.array(cells, np.int32)
        self.begins = np.array([np.searchsorted(rows[:, WORD], np.arange(self.words + 1)) for rows in self.cells])

    @cached_property
    def hash(self) -> str:
        """A hash of everything that determines the meaning of the inputs."""
        return sha256(repr((self.game.key, self.seats)).encode() + self.cells.tobytes()).hexdigest()[:16]

    def _add_field(self, field: Field, plane: Plane) -> None:
        by_seat = plane.by_seat or field.seen == OWNER
        shape = list(field.shape)
        if by_seat:
            shape[0] = self.seats
        kind, low, step, size = self._scale(field, plane)
        blocks: dict[tuple[int, ...], int] = {}
        for place in product(*map(range, shape)):
            block = (*place[:-1], plane.alike[place[-1]]) if plane.alike else place
            if block not in blocks:
                blocks[block] = self.size
                kin = block[1:] if by_seat else block
                self.blocks.append(Block(field.name, block[0] if by_seat else -1, kin, kind == SEATED, self.size, size))
                self.size += size
            for viewer in range(self.seats):
                there = ((place[0] + viewer) % self.seats, *place[1:]) if by_seat else place
                word, shift = self._address(field, there)
                cell = [word, shift, field.width * 8, kind, low, step, size, blocks[block]]
                assert len(cell) == CELL_COLUMNS
                self._cells[viewer].append(cell)

    def _scale(self, field: Field, plane: Plane) -> tuple[int, int, int, int]:
        """Return the kind of a field's cells, the least value, the values per input, and the number of inputs."""
        if plane.kind == SEAT:
            return SEATED, 0, 1, self.seats
        if plane.kind == CHOICE:
            return ONE_OF, plane.low, 1, plane.high - plane.low + 1
        low = max(field.low, -int(plane.most))
        values = min(field.high, int(plane.most)) - low + 1
        step = -(-values // MOST_INPUTS)
        return BOUNDED, low, step, -(-values // step)

    def _address(self, field: Field, place: tuple[int, ...]) -> tuple[int, int]:
        """Return the word that holds a number, and its first bit there."""
        fields: Any = self.game.rules.state.dtype().fields
        inner = int(np.ravel_multi_index(place, field.shape)) if field.shape else 0
        word, byte = divmod(fields[field.name][1] + inner * field.width, 8)
        return word, byte * 8

    def first_sums(self, rows: Array, bias: Array, viewer: int) -> Array:
        """Return the first layer of a record of zeros."""
        from .network_rules import input_of

        sums = bias.astype(np.int32)
        for c in range(self.cells.shape[1]):
            i = input_of(self.cells, viewer, c, 0, self.seats)
            if i >= 0:
                sums += rows[i]
        return sums
