"""Boards: whatever is asked of one in any position, it answers."""

from importlib import import_module

import pytest

import perihelion
from perihelion.draw.memo import parts
from perihelion.engine.jit import COMPILED
from perihelion.engine.jit import import_for as twin
from perihelion.engine.warmup import smallest_options
from tests.support import ALL_GAMES, walk

POSITIONS = 8
WATCHING = -1


@pytest.mark.parametrize("key", ALL_GAMES)
def test_every_action_possible_or_not_has_things_to_touch_or_none(key):
    """`touch` is asked about all actions when something forbidden was touched: it never raises."""
    game = perihelion.games()[key]
    board = game.board
    for step, position in enumerate(walk(perihelion.new(key, **smallest_options(game)), 5, 21 * POSITIONS)):  # type: ignore
        if step % 21:
            continue
        for seat in {WATCHING, 0, max(position.actor, 0)}:
            view = position.view(seat)
            for number in range(len(position.game.actions)):
                keys = board.touch(view, number)
                assert all(isinstance(key, str) for key in keys)
        acting = position.view(max(position.actor, WATCHING))
        groups = board.draw(acting).groups
        for number in acting.legal:
            assert set(board.touch(acting, number)) <= set(groups), "one cannot touch what is not drawn"


@pytest.mark.parametrize("key", ALL_GAMES)
def test_a_board_draws_on_after_its_rules_were_read_for_another_runtime(key):
    """Rules are read anew for machine code; a function of a board may have the name of the file it stands in."""
    game = perihelion.games()[key]
    board, view = game.board, perihelion.new(key, **smallest_options(game)).view(0)  # type: ignore[arg-type]
    before = board.draw(view).groups
    twin(game.package, COMPILED, lambda: import_module(f"{game.package}.rules"))
    for value in vars(board).values():
        if hasattr(value, "cache_clear"):
            value.cache_clear()
    parts.clear()
    assert board.draw(view).groups == before
