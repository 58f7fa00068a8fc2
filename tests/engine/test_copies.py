"""Copies of a position share its past, and none of them can change it."""

import pytest

import perihelion
from perihelion.core.chance import FastDraws, resolve_chance
from tests.support import ALL_GAMES, walk


def test_playing_on_in_a_copy_does_not_change_where_it_came_from():
    p = perihelion.new("leduc").play("J1", "Q1", "call")
    p.copy().undo().play("raise")
    assert p.undo().text == perihelion.new("leduc").play("J1", "Q1").text


@pytest.mark.parametrize("key", ALL_GAMES)
def test_every_state_of_the_past_is_what_it_was(key):
    game = perihelion.games()[key]
    options = {option.name: option.values[0] for option in game.options if option.default == "required"}
    p, texts = perihelion.new(key, lang=None, **options), []
    for now in walk(p, 3, 60):
        texts.append(now.text)
        other = now.copy()
        if other.log:
            resolve_chance(other.undo(), FastDraws(len(texts)))
            if other.actor >= 0:
                other.play(other.legal_ids[-1])
    while p.log:
        assert p.text == texts.pop()
        p.undo()
