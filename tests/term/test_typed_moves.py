"""A typed line may be a number of the list, a whole move, or a part that only one move has."""

from __future__ import annotations

import pytest

from perihelion.term.typed_moves import possible_moves, read_move, split_line
from tests.term.scripted import run, sit

LEGAL = ["at c2", "at c3", "at d2", "play 0:ws", "play 1:w", "send cw BT.p", "send ccw BT.p"]
TEXTS = {text: i for i, text in enumerate([*LEGAL, "at e5", "1N4"])}


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("c2", "at c2"),
        ("C3", "at c3"),
        ("d2", "at d2"),
        ("ws", "play 0:ws"),
        ("1", "at c2"),
        ("4", "play 0:ws"),
        ("AT C2", "at c2"),
        ("play 1", "play 1:w"),
        ("ccw BT", "send ccw BT.p"),
        ("e5", "e5"),
        ("at e5", "at e5"),
        ("1n4", "1N4"),
        ("8", "8"),
        ("at", "at"),
        ("bt.p", "bt.p"),
    ],
)
def test_a_unique_part_or_a_number_is_understood(typed: str, move: str):
    assert read_move(typed, TEXTS, LEGAL) == move


def test_a_part_of_several_moves_lists_them():
    assert possible_moves("bt.p", LEGAL) == ["send cw BT.p", "send ccw BT.p"]
    table, script = sit("solenia", "person,greedy", terminal=True)
    while table.position.actor < 0:
        table.position.play(next(iter(table.position.outcome_ids)))
    script.lines = ["play"]
    text = run(table)
    assert "“play” could be: " + ", ".join(table.position.legal) in text.replace("\n", " ")


def test_a_line_is_split_at_commas_and_between_known_moves():
    assert split_line("play 0:ws, c2", TEXTS) == ["play 0:ws", "c2"]
    assert split_line("1N4 1n4", TEXTS) == ["1N4", "1n4"]
    assert split_line(" , ", TEXTS) == []


def test_each_move_of_a_line_is_read_in_its_own_position():
    table, script = sit("solenia", "person,person")
    while table.position.actor < 0:
        table.position.play(next(iter(table.position.outcome_ids)))
    free = table.position.copy().play(table.position.legal[0]).legal
    assert free[0].startswith("at ")
    script.lines = [f"1, {free[0].removeprefix('at ')}"]
    before = table.position.legal[0]
    run(table)
    played = [entry.text for entry in table.position.log if entry.actor >= 0]
    assert played[:2] == [before, free[0]]
