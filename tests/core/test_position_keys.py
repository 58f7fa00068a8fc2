"""Keys of positions: equal if a viewer cannot tell two positions apart, and never otherwise."""

from __future__ import annotations

import random
from typing import Any

import pytest

import perihelion
from perihelion.core.log import UNSEEN
from perihelion.core.position_keys import DECISIONS, KNOWN, OPENING_DECISIONS, OWN, find_keys, keys_now, list_decisions
from perihelion.core.view import sees


def leduc(*moves: str) -> perihelion.Position:
    return perihelion.new("leduc").play(*moves)


def test_what_the_seat_cannot_know_does_not_matter():
    mine = leduc("~K2", "~K1")
    assert keys_now(mine) == keys_now(leduc("~K2", "~J1"))
    assert keys_now(mine)[KNOWN] != keys_now(leduc("~J1", "~K1"))[KNOWN]


def test_the_decisions_so_far_have_a_key_whatever_chance_brought():
    king, jack = keys_now(leduc("~K2", "~Q1", "call")), keys_now(leduc("~J2", "~Q1", "call"))
    raised = keys_now(leduc("~K2", "~Q1", "raise"))
    assert king[DECISIONS] == jack[DECISIONS] != raised[DECISIONS]
    assert king[OWN] == raised[OWN], "this seat has chosen nothing yet"


def test_a_position_that_was_written_has_no_decisions_before_it():
    written = perihelion.position("leduc", text=leduc("~K2", "~K1").text)
    assert set(keys_now(written)) == {KNOWN}
    assert keys_now(written)[KNOWN] == keys_now(leduc("~K2", "~K1"))[KNOWN]


@pytest.mark.parametrize("key", ["leduc", "tender", "solari", "solaris"])
def test_a_finished_game_has_the_keys_that_each_decision_had(key: str):
    """The analysis board asks for `keys_now`; the table counts with `list_decisions`."""
    options: dict[str, Any] = {"players": 3} if key == "solaris" else {}
    position = perihelion.new(key, **options)
    draw, expected = random.Random(3), list[Any]()
    while position.actor != perihelion.OVER and len(expected) < OPENING_DECISIONS + 3:
        if position.actor == perihelion.CHANCE:
            position.play(draw.choice(list(position.outcomes)))
            continue
        action = draw.choice(position.legal_ids)
        expected.append((position.actor, action, keys_now(position)))
        position.play(action)
    text = position.text
    assert [tuple(each) for each in list_decisions(position)][::-1] == expected[:OPENING_DECISIONS]
    assert position.text == text


def test_what_the_table_played_by_itself_is_no_decision():
    position = leduc("~K2", "~K1", "call", "call")
    assert [each.seat for each in list_decisions(position, skipped=[2])] == [1]


def test_every_kind_of_key_is_another_number():
    position = leduc("~K2", "~K1", "raise")
    seen = [(e.actor, e.number if sees(e.seen, 1) else UNSEEN) for e in position.entries if e.actor >= 0]
    keys = find_keys(position.game, position.options, position.plain.pack(), 1, seen)
    assert keys == keys_now(position)
    assert len(set(keys.values())) == 3
