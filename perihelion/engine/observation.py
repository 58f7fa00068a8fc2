"""Observations: the view of a seat as floats, one definition for adapters, search and training.

A game's `observation.py` says how its fields become floats: `PLANES = {"pos": choice(-3, 63, by_seat=True), ...}`. A
field without an entry is an amount; the phase is a choice. Fields that the viewer may not see are left out. A field
that another field can open is 0 while hidden, and the float `<field>_known` says whether it is open. Seats are counted
from the viewer, who is always number 0. The last two parts say which seat is to act and which seat the viewer has.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from itertools import product
from math import prod
from typing import Any

import numpy as np

from ..core.events import Value
from ..core.game import Game
from ..core.planes import AMOUNT, CHOICE, KNOWN, LEFT_OUT, SEAT, Plane, amount, choice
from ..core.position import Position
from ..core.record import ALL, NOBODY, OWNER, Field
from ..core.view import View
from ..errors import InvalidPosition
from . import encoder_loops
from .arrays import Array
from .encoder_loops import COLUMNS, COUNT, KIND, LOW, OFFSET, OPENER, PLACE, SIZE, WIDEST, WIDTH, Encoding
from .jit import COMPILED
from .loading import load_shared


def plane_of(game: Game, field: Field) -> Plane:
    """Return how a field is written: as in the game's PLANES, or the default."""
    if field.name in game.planes:
        return game.planes[field.name]
    if field.name == "phase":
        return choice(0, len(game.rules.phases) - 1)
    return amount((1 << 8 * field.width - 1) - 1, by_seat=field.seen == OWNER)


@dataclass(frozen=True)
class Part:
    """A named piece of an observation: floats start .. start + size - 1, in this shape."""

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """The number of floats."""
        return prod(self.shape)


def observe(seen: Position | View, seat: int | None = None) -> Array:
    """Return what a seat sees of a position as floats; by default the seat to act, or seat 0 if no seat is to act.

    A view is observed by its own seat.
    """
    if isinstance(seen, View):
        state, viewer = seen.state, seen.seat if seat is None else seat
        known = viewer == seen.seat >= 0
    else:
        state, viewer = seen.plain, max(seen.actor, 0) if seat is None else seat
        known = 0 <= viewer < seen.seats
    if not known:
        raise InvalidPosition(f"seat {viewer} cannot be observed here; a position has a view for each of its seats")
    layout = _layout_of(seen.game, tuple(sorted(seen.options.items())))
    out = np.zeros((1, layout.size), np.float32)
    layout.write(state.pack(), np.array([seen.actor]), np.array([viewer]), out)
    row: Array = out[0]
    return row


@lru_cache(maxsize=64)
def _layout_of(game: Game, options: tuple[tuple[str, Value], ...]) -> Layout:
    return Layout(game, dict(options))


class Layout:
    """The observation of a game with these options, and the lists of cells that write it."""

    def __init__(self, game: Game, options: Mapping[str, Any]):
        self.game = game
        self.seats = int(game.rules.seats(game.new_state(game.read_options(options))))
        self._parts: list[Part] = []
        self._cells: list[list[list[int]]] = [[] for _ in range(self.seats)]
        self._scales: list[float] = []
        self._lows: list[tuple[int, float]] = []
        for field in game.rules.state.fields:
            plane = plane_of(game, field)
            if plane is not LEFT_OUT and (field.seen != NOBODY or field.unless):
                self._add_field(field, plane)
        self._add_part("decides", (self.seats,), "who decides, counted from the viewer")
        self._add_part("viewer", (self.seats,), "which seat the viewer is")
        self.encoding = Encoding(*self._join_runs(), self.seats, self.size)

    @property
    def parts(self) -> tuple[Part, ...]:
        """The named pieces, in order."""
        return tuple(self._parts)

    @property
    def size(self) -> int:
        """The number of floats in an observation."""
        last = self._parts[-1]
        return last.start + last.size

    @cached_property
    def bounds(self) -> tuple[Array, Array]:
        """The least and the greatest value of each float; all lie between -1 and 1."""
        low = np.zeros(self.size, np.float32)
        for start, least in self._lows:
            low[start] = max(-1.0, least)
        return low, np.ones(self.size, np.float32)

    @property
    def version(self) -> int:
        """The version of the game's observations."""
        return self.game.observation_version

    @cached_property
    def hash(self) -> str:
        """A hash of everything that determines the meaning of the floats: layouts with equal hashes are equal."""
        parts = [(part.name, part.start, part.shape, part.meaning) for part in self._parts]
        digest = sha256(repr((self.game.key, self.seats, parts)).encode())
        digest.update(np.array(self._cells, np.int32)[:, :, KIND : OFFSET + 1].tobytes())
        digest.update(np.array(self._scales, np.float32).tobytes())
        return digest.hexdigest()[:16]

    @cached_property
    def _loops(self) -> Any:
        return load_shared(COMPILED, encoder_loops.__file__)

    def write(self, states: Array, actors: Array, viewers: Array, out: Array, first: int = 0, last: int = -1) -> None:
        """Write the view that viewers[g] has of states[g] into out[g] (C-ordered float32), for some of the games."""
        if out.shape != (len(states), self.size) or out.dtype != np.float32 or not out.flags.c_contiguous:
            raise ValueError(f"observations need a C-ordered float32 array of shape {(len(states), self.size)}")
        last = len(states) if last < 0 else last
        self._loops.observe(self.encoding, states.view(np.int64), actors, viewers, out.reshape(-1), first, last)

    def _add_part(self, name: str, shape: tuple[int, ...], meaning: str) -> Part:
        assert name not in {part.name for part in self._parts}
        part = Part(name, self.size if self._parts else 0, shape, meaning)
        self._parts.append(part)
        return part

    def _add_field(self, field: Field, plane: Plane) -> None:
        """Add the cells of a field: for each viewer the visible ones, in the viewer's order of seats."""
        by_seat = plane.by_seat or field.seen == OWNER
        shape = list(field.shape)
        if by_seat:
            shape[0] = self.seats if field.seen == ALL or field.unless else 1
        floats = {AMOUNT: 1, CHOICE: plane.high - plane.low + 1, SEAT: self.seats}[plane.kind]
        form = tuple(shape) + ((floats,) if plane.kind != AMOUNT else ())
        part = self._add_part(field.name, form or (1,), self._describe(field, plane, by_seat))
        places = list(product(*map(range, shape)))
        if field.unless:
            known = self._add_part(f"{field.name}_known", (1,), "whether the rows of the others are open")
            for viewer in range(self.seats):
                self._cells[viewer].append(self._cell(field, (0,) * len(field.shape), (KNOWN, 0, 1), known.start, True))
            self._scales.append(1)
        for k, place in enumerate(places):
            for viewer in range(self.seats):
                there = ((place[0] + viewer) % self.seats, *place[1:]) if by_seat else place
                closed = bool(field.unless) and not (field.seen == OWNER and there[0] == viewer)
                cell = self._cell(field, there, (plane.kind, plane.low, floats), part.start + k * floats, closed)
                self._cells[viewer].append(cell)
            self._scales.append(1 / plane.most)
            if plane.kind == AMOUNT and field.low < 0:
                self._lows.append((part.start + k, field.low / plane.most))

    def _cell(
        self, field: Field, place: tuple[int, ...], plane: tuple[int, int, int], to: int, closed: bool
    ) -> list[int]:
        """Return one number of a record as a run of one."""
        fields: Any = self.game.rules.state.dtype().fields
        inner = int(np.ravel_multi_index(place, field.shape)) if field.shape else 0
        opener = fields[field.unless][1] if closed else -1
        begin, unaligned = divmod(fields[field.name][1], field.width)
        cell = [begin + inner, field.width, 1, *plane, to, opener]
        assert len(cell) == COLUMNS
        assert not unaligned
        return cell

    def _join_runs(self) -> tuple[Array, Array, Array]:
        """Return the runs of all viewers sorted by width, their scales, and the first run of each width."""
        joined = [sorted(self._join_cells(cells), key=lambda run: run[0][WIDTH]) for cells in self._cells]
        most = max(map(len, joined))
        runs = np.zeros((self.seats, most, COLUMNS), np.int32)
        scales = np.zeros((self.seats, most), np.float32)
        runs[:, :, OPENER] = -1
        for viewer, some in enumerate(joined):
            for r, (run, scale) in enumerate(some):
                runs[viewer, r], scales[viewer, r] = run, scale
        widths = [[run[WIDTH] for run, _ in some] for some in joined]
        begins = np.array([np.searchsorted(each, range(WIDEST + 2)) for each in widths], np.int32)
        return runs, scales, begins

    def _join_cells(self, cells: list[list[int]]) -> list[tuple[list[int], float]]:
        """Join adjacent cells that become floats in the same way."""
        runs: list[tuple[list[int], float]] = []
        for cell, scale in zip(cells, self._scales, strict=True):
            if runs:
                run, of_run = runs[-1]
                follows = cell[PLACE] == run[PLACE] + run[COUNT]
                follows &= cell[OFFSET] == run[OFFSET] + run[COUNT] * run[SIZE]
                if follows and scale == of_run and all(cell[i] == run[i] for i in (WIDTH, KIND, LOW, SIZE, OPENER)):
                    run[COUNT] += 1
                    continue
            runs.append((list(cell), scale))
        return runs

    def _describe(self, field: Field, plane: Plane, by_seat: bool) -> str:
        """Return a one-line description of a part."""
        rows = "the viewer's own; " if field.seen == OWNER and not field.unless else "by seat; " if by_seat else ""
        if plane.kind == AMOUNT:
            return f"{rows}number / {plane.most:g}"
        if plane.kind == SEAT:
            return f"{rows}which seat, counted from the viewer"
        return f"{rows}which of {plane.low} to {plane.high}"
