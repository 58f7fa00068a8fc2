"""Replaying a game file."""

from __future__ import annotations

from io import StringIO

import pytest

import perihelion
from perihelion import InvalidOptions
from perihelion.term.replay import replay
from perihelion.term.screen import Screen
from tests.term.scripted import Script

PLAYED = ["Q2", "J1", "call", "raise", "call", "K1", "call", "call"]


def told(script: Script | None = None, at: int | None = None, step: bool = False) -> str:
    out = StringIO()
    replay(perihelion.new("leduc", lang="en").play(*PLAYED), Screen(out), script or Script(), at, step)
    return out.getvalue()


def test_the_whole_game_is_shown_with_its_result():
    text = told()
    assert text.count("· ") == len(PLAYED)
    assert "First wins." in text


def test_at_stops_earlier_and_shows_the_board_there():
    text = told(at=4)
    assert text.count("· ") == 4
    assert "Second  hidden  3" in text
    assert "wins" not in text
    with pytest.raises(InvalidOptions, match="0 to 8"):
        told(at=9)


def test_step_shows_the_board_after_every_decision_at_the_users_pace():
    script = Script("", "", "", "")
    text = told(script, step=True)
    assert text.count("Pot") == 5
    assert script.asked == ["Press Enter."] * 4
    assert "Entry 3 of 8." in text
    assert told(Script(), step=True).count("Pot") == 1
