"""Boards answer every question in every position."""

from __future__ import annotations

from importlib import import_module

import pytest

import perihelion

from ..core.contract import Board
from ..core.game import Game
from ..draw.memo import parts
from ..engine.jit import COMPILED
from ..engine.jit import import_for as twin
from ..engine.warmup import smallest_options
from .random_games import walk

POSITIONS = 8
WATCHING = -1


def game_with_board(key: str) -> tuple[Game, Board]:
    """Return a game and its board; a game without one has nothing to test here."""
    game = perihelion.games()[key]
    if game.board is None:
        pytest.skip("this game has no board")
    return game, game.board


def test_every_action_possible_or_not_has_things_to_touch_or_none(key: str) -> None:
    """After a touch that fits no legal action, `touch` is called for all actions; it never raises."""
    game, board = game_with_board(key)
    if board.touch is None:
        pytest.skip("nothing can be touched on this board")
    options = smallest_options(game)
    for step, position in enumerate(walk(perihelion.new(key, lang=None, **options), 5, 21 * POSITIONS)):
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


def test_a_board_draws_on_after_its_rules_were_read_for_another_runtime(key: str) -> None:
    """Rules are imported again for machine code; a function of a board may have the name of its file."""
    game, board = game_with_board(key)
    options = smallest_options(game)
    view = perihelion.new(key, lang=None, **options).view(0)
    before = board.draw(view).groups
    twin(game.package, COMPILED, lambda: import_module(f"{game.package}.rules"))
    for value in vars(board).values():
        if hasattr(value, "cache_clear"):
            value.cache_clear()
    parts.clear()
    assert board.draw(view).groups == before
