"""Records as data: equal under former names, and carried over by field names if the layout changed."""

from dataclasses import replace
from typing import ClassVar

import pytest

import perihelion
from perihelion.core.record_data import Data, agree, read_record, rename_fields, write_record
from perihelion.core.registry import game as find_game
from perihelion.rules import int8

LEDUC = find_game("leduc")
State = LEDUC.rules.state


class Renamed(State):  # type: ignore[misc, valid-type]
    former_names: ClassVar = {"pot": "paid", "turn": "to_act"}


class Larger(State):  # type: ignore[misc, valid-type]
    burnt = int8("Cards put away.", 3)


@pytest.fixture
def position():
    return perihelion.new("leduc").play("Q1", "J1", "raise")


@pytest.fixture
def under(monkeypatch):
    """Let Leduc poker have another State."""

    def change(state):
        monkeypatch.setitem(LEDUC.__dict__, "rules", replace(LEDUC.rules, state=state))

    return change


def test_a_record_is_read_as_it_was_written(position):
    read = read_record(LEDUC, position.options, write_record(position.plain))
    assert read.state == position.plain
    assert read.complete


def test_former_names_are_read(position, under):
    data = write_record(position.plain)
    old = {{"paid": "pot", "to_act": "turn"}.get(name, name): value for name, value in data.items()}
    under(Renamed)
    read = read_record(LEDUC, position.options, old)
    assert read.complete
    assert write_record(read.state) == data
    assert rename_fields(Renamed, old) == data
    assert agree(Renamed, data, old)
    assert not agree(Renamed, data, old | {"pot": [9, 9]})


def test_what_is_new_keeps_the_value_of_a_new_game_and_what_is_unknown_is_dropped(position, under):
    data = write_record(position.plain)
    under(Larger)
    read = read_record(LEDUC, position.options, {**data, "rake": 4})
    assert (read.unknown, read.missing, read.unreadable) == (["rake"], ["burnt"], [])
    assert read.state.burnt == {0: 0, 1: 0, 2: 0}
    assert read.state.paid == position.plain.paid
    assert str(read) == "dropped: rake; new: burnt"


@pytest.mark.parametrize(
    ("wrong", "says"),
    [([1, 2, 3], "paid takes 2 numbers, not 3"), ([1, 999], "paid: 999 is out of range"), ("x", "paid takes numbers")],
)
def test_a_field_that_does_not_fit_is_reported_and_all_others_are_read(position, wrong, says):
    read = read_record(LEDUC, position.options, write_record(position.plain) | {"paid": wrong})
    assert len(read.unreadable) == 1
    assert says in str(read)
    assert read.state.paid == {0: 1, 1: 1}, "as in a new game"
    assert read.state.hand == position.plain.hand


def test_records_agree_where_they_have_the_same_fields():
    one: Data = {"phase": 2, "paid": [1, 1]}
    assert agree(State, one, {"phase": 2, "paid": [1, 1], "new": 7})
    assert agree(State, one, {"phase": 2, "paid": [1, 1, 1]}), "another size cannot be compared"
    assert not agree(State, one, {"phase": 3, "paid": [1, 1]})
