"""Boards: whatever is asked of one in any position, it answers."""

import pytest

import perihelion
from perihelion.core.warm import smallest
from tests.support import ALL_GAMES, walk

POSITIONS = 8
WATCHING = -1


@pytest.mark.parametrize("key", ALL_GAMES)
def test_every_action_possible_or_not_has_things_to_touch_or_none(key):
    """`touch` is asked about all actions when something forbidden was touched: it never raises."""
    game = perihelion.games()[key]
    board = game.part("board")
    for step, position in enumerate(walk(perihelion.new(key, **smallest(game)), 5, 21 * POSITIONS)):
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
