"""Families: ids are counted, never written."""

import pytest

from perihelion.core.actions import ActionSpace, Axis, Family

PASS = Family("pass", "pass")
MOVE = Family("move", "{piece}{way}", Axis("piece", "123"), Axis("way", "NE"))


def test_ids_follow_the_families_and_the_last_axis_runs_fastest():
    book = ActionSpace([PASS, MOVE])
    assert book.texts == ["pass", "1N", "1E", "2N", "2E", "3N", "3E"]
    assert book.ids["2E"] == 4


def test_an_id_is_split_into_its_axes_and_joined_again():
    book = ActionSpace([PASS, MOVE])
    assert book.family(4) == (MOVE, (1, 1))
    assert [MOVE.join(*MOVE.split(m)) for m in range(MOVE.size)] == list(range(6))
    assert PASS.split(0) == ()


def test_two_ids_with_one_text_are_refused():
    with pytest.raises(ValueError, match="share a text: pass"):
        ActionSpace([PASS, Family("again", "pass")])
