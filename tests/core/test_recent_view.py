"""The recent view shows the same as the whole one, with a part of the log."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import perihelion
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.core.recent_view import recent_view
from perihelion.core.view import HiddenArrays, hide_packed
from perihelion.core.vocabulary import SPECTATOR
from perihelion.engine.runtimes import INTERPRETED, force_runtime
from perihelion.engine.warmup import smallest_options
from tests.support import ALL_GAMES, PLAYED_GAMES, positions, walk

MOST = 60
"""How many entries of the log a recent view has at most."""


@pytest.mark.parametrize("key", PLAYED_GAMES)
@given(data=st.data())
def test_the_recent_view_is_the_end_of_the_view(key, data):
    p = data.draw(positions(key))
    for seat in range(SPECTATOR, p.seats):
        whole, quick = p.view(seat), recent_view(p, seat, p.words)
        assert quick.state == whole.state
        assert quick.state.pack().tobytes() == hide_packed(p.game, p.state.reshape(1), seat).tobytes()
        assert quick.log == whole.log[len(whole.log) - len(quick.log) :]
        assert len(quick.log) == MOST or quick.log == last_turn(whole.log)
        assert (quick.legal, quick.actor, quick.seat) == (whole.legal, whole.actor, whole.seat)
        assert quick.happened == whole.happened[-len(quick.happened) :] if quick.happened else not whole.happened


@pytest.mark.parametrize("key", ["solaris", "solarius"])
def test_readers_share_what_hides_nothing(key):
    """A copy of the whole state for each viewer would take most of a table's memory."""
    p = perihelion.new(key, players=3)
    resolve_chance(p, FastDraws(1))
    before = p.unchanged
    assert p.unchanged is before
    secret = {field.name for field in type(before).secret_fields}
    for seat in range(SPECTATOR, p.seats):
        for name, value in vars(recent_view(p, seat, p.words).state).items():
            if isinstance(value, dict):
                assert (value is getattr(before, name)) == (name not in secret), name
    assert before == p.plain, "hiding changed nothing in it"
    p.play(p.legal_ids[0])
    assert p.unchanged is not before
    assert p.unchanged == p.plain
    assert p.undo().unchanged == before
    twin = p.copy()
    twin.play(twin.legal_ids[-1])
    assert p.unchanged == before


@pytest.mark.parametrize("key", ALL_GAMES)
def test_what_was_hidden_before_is_used_again_and_hides_the_same(key):
    """One memory for all seats, as the viewers of a table have it; moves are also taken back."""
    options: Any = smallest_options(perihelion.games()[key])
    made: HiddenArrays = {}
    for step, position in enumerate(walk(perihelion.new(key, **options), 3, 60)):
        shown = [position, position.copy().undo(), position] if step and step % 7 == 0 else [position]
        for p in shown:
            for seat in range(SPECTATOR, p.seats):
                hidden = recent_view(p, seat, p.words, made=made).state
                assert hidden == p.view(seat).state
                again = recent_view(p, seat, p.words, made=made).state
                assert all(vars(again)[name] is value for name, value in vars(hidden).items() if type(value) is dict)


def last_turn(log):
    """All since the last decision of another seat than the one that decided last."""
    seats = [entry.actor for entry in log if entry.actor >= 0]
    others = [i for i, entry in enumerate(log) if entry.actor >= 0 and entry.actor != seats[-1]]
    return log[others[-1] + 1 :] if others else log


@pytest.mark.parametrize("key", ALL_GAMES)
def test_what_followed_from_an_action_is_noted_when_it_is_played(key):
    """Interpreted rules report while they run; carrying the entry out once more reports the same."""
    with force_runtime(INTERPRETED):
        options: Any = smallest_options(perihelion.games()[key])
        *_, position = walk(perihelion.new(key, **options), 5, 40)
        noted = list(position._log)
        assert all(entry.events is not None for entry in noted)
        assert [position._complete_entry(k) for k in range(len(noted))] == noted == position.log
