"""No field leaves the bounds of its declaration, and something is possible in every position that is not over."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import perihelion

from ..core.game import Game, Options
from ..core.position import Position
from ..core.record import UNKNOWN, Field, Record
from ..engine.batch import Batch
from ..operating_system import count_cores
from .options import variety
from .random_games import new_games, walk

if TYPE_CHECKING:
    from ..core.record import PackedArray

SOAK = int(os.environ.get("PERIHELION_DECISIONS", "0"))
"""The number of random decisions that `make soak` makes in each game, over all options; other runs make fewer."""
DECISIONS, COMBINATIONS, GAMES = 80_000, 4, 64
"""The numbers of other runs: decisions, combinations of options, and games side by side."""


def outside(state: type[Record], states: PackedArray) -> tuple[Field, int] | None:
    """Return the first field that holds a number outside its bounds, with the index of the record; or None."""
    for field in state.fields:
        numbers = states[field.name]
        if numbers.min() < field.low or numbers.max() > field.high:
            wrong = ((numbers < field.low) | (numbers > field.high)).reshape(len(states), -1)
            return field, int(np.flatnonzero(wrong.any(axis=1))[0])
    return None


def check_bounds(game: Game, options: Options, states: PackedArray) -> None:
    """Fail with the field and the position if a record leaves its bounds."""
    found = outside(game.rules.state, states)
    if found:
        field, g = found
        position = Position(game, game.read_options(options), game.rules.state.unpack(states[g : g + 1]))
        text = f"{field.name} is {states[field.name][g].tolist()}, outside {field.low}..{field.high}: {position.text}"
        raise AssertionError(text)


def test_bounds_leave_room_for_what_is_hidden(key: str) -> None:
    """UNKNOWN stands for a hidden number, so no field may hold it."""
    for field in perihelion.games()[key].rules.state.fields:
        most = 2 ** (8 * field.width - 1)
        assert UNKNOWN < field.low <= field.high < most, field.name


@given(data=st.data())
def test_random_play_stays_within_bounds(key: str, data: st.DataObject) -> None:
    """Also between two outcomes of chance, at which batches do not stop."""
    position = data.draw(new_games(key))
    for p in walk(position, data.draw(st.integers(0, 2**30)), 150):
        check_bounds(p.game, p.options, p.state.reshape(1))


@pytest.mark.slow
@pytest.mark.compiles
def test_many_random_decisions_stay_within_bounds_and_never_stick(key: str) -> None:
    """Compiled. A batch raises StuckGame if nothing is legal or no outcome is possible."""
    game = perihelion.games()[key]
    combinations = variety(game)
    games = 1024 if SOAK else GAMES
    chosen = combinations if SOAK else combinations[:: -(-len(combinations) // COMBINATIONS)]
    for number, options in enumerate(chosen):
        batch = Batch(game, options, games=games, seed=number << 32, threads=count_cores())
        for _ in range(-(-(SOAK or DECISIONS) // (len(chosen) * games))):
            check_bounds(game, options, batch.states)
            batch.random()
            assert not batch.stuck.any()
