"""Tests of the game: the contract, and the rules by their numbers."""

from __future__ import annotations

import pytest

import perihelion
from perihelion import IllegalAction
from perihelion.check.problems import find_problems


def test_the_package_keeps_the_contract() -> None:
    assert find_problems(perihelion.games()["newgame"]) == []


def test_the_player_who_takes_the_last_stick_wins() -> None:
    """NEWGAME-6."""
    position = perihelion.new("newgame", sticks=12).play("3", "3", "3", "1", "2")
    assert position.scores.winners == (0,)


def test_nobody_takes_more_than_there_are() -> None:
    """NEWGAME-5."""
    position = perihelion.new("newgame", sticks=12).play("3", "3", "3", "1")
    with pytest.raises(IllegalAction, match="NEWGAME-5"):
        position.play("3")
