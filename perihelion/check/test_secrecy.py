"""Views hide secrets: a seat that may not know a thing gets the same bytes, whatever the thing is."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import perihelion

from .. import CHANCE, IllegalAction
from ..core.position import Position
from ..core.record import ALL, OWNER, UNKNOWN
from ..core.story import measure
from ..core.view import hide, hide_packed, sees
from ..core.vocabulary import SPECTATOR
from ..engine.runtimes import interpreted
from ..words import Words
from .random_games import positions, walk


def channels(position: Position, seat: int) -> list[object]:
    """Everything a seat receives, as bytes or text."""
    view = position.view(seat)
    out: list[object] = [
        view.state.pack().tobytes(),
        repr(view.log),
        repr(view.legal),
        repr(view.happened),
        repr(view.actor),
    ]
    board = position.game.board
    if board is not None:
        for lang in ("en", "de"):
            said = replace(view, words=Words(lang, position.game.package, players=position.seats))
            out.append(board.draw(said).svg())
            if board.outline is not None:
                out.append(repr(board.outline(said)))
            if board.text_map is not None:
                out.append(repr(board.text_map(said)))
    return out


def another_world(position: Position, seat: int, seed: int) -> Position:
    """A position that looks the same to the seat, with other values in all hidden places."""
    hidden = hide_packed(position.game, position.state.reshape(1), seat)
    s = position.game.rules.state.unpack(hidden)
    interpreted(position.game).sample(s, seat, [seed + 1, seed + 7])
    twin = position.copy()
    twin._s = twin._runtime.state(s)
    twin._forget_readings()
    return twin


@given(data=st.data())
def test_everybody_can_count_the_measures(key: str, data: st.DataObject) -> None:
    """Stories and hints tell them to everybody, so they must not depend on anything hidden."""
    p = data.draw(positions(key))
    for seat in range(p.seats):
        assert measure(p.game, p.plain, seat) == measure(p.game, hide(p.plain, SPECTATOR), seat)


@pytest.mark.hidden_information
@given(data=st.data())
def test_a_sample_fits_its_view(key: str, data: st.DataObject) -> None:
    p = data.draw(positions(key))
    for seat in range(SPECTATOR, p.seats):
        other = another_world(p, seat, data.draw(st.integers(0, 1000)))
        state = other.plain
        for field in p.game.rules.state.fields:
            value = getattr(state, field.name)
            assert UNKNOWN not in (value.values() if field.shape else [value]), f"{field.name} is still unknown"
        one, two = (hide_packed(p.game, q.state.reshape(1), seat).tobytes() for q in (p, other))
        assert one == two


@pytest.mark.hidden_information
@given(data=st.data())
def test_nothing_a_seat_receives_depends_on_what_is_hidden(key: str, data: st.DataObject) -> None:
    p = data.draw(positions(key))
    for seat in range(SPECTATOR, p.seats):
        other = another_world(p, seat, data.draw(st.integers(0, 1000)))
        assert channels(p, seat) == channels(other, seat)


@pytest.mark.hidden_information
@given(data=st.data())
def test_who_did_not_see_an_outcome_cannot_tell_what_it_was(key: str, data: st.DataObject) -> None:
    p = data.draw(positions(key))
    for _ in walk(p, data.draw(st.integers(0, 1000)), 60):
        if p.actor == CHANCE:
            break
    if p.actor != CHANCE:
        return
    mask = p._best().seen(p._s)
    outcomes = list(p.outcomes)[:4]
    for seat in range(SPECTATOR, p.seats):
        if not sees(mask, seat):
            assert len({tuple(channels(p.copy().play(o), seat)) for o in outcomes}) == 1


@pytest.mark.hidden_information
@given(data=st.data())
def test_a_refusal_to_the_actor_is_the_same_whatever_others_hold(key: str, data: st.DataObject) -> None:
    p = data.draw(positions(key))
    if p.actor < 0:
        return
    other = another_world(p, p.actor, data.draw(st.integers(0, 1000)))
    assert other.legal == p.legal
    for number in range(0, len(p.game.actions), 5):
        assert p.why_not(number) == other.why_not(number)
        if p.why_not(number):
            with pytest.raises(IllegalAction) as one:
                p.play(number)
            with pytest.raises(IllegalAction) as two:
                other.play(number)
            assert str(one.value) == str(two.value)


def test_a_view_hides_what_its_field_says(key: str) -> None:
    """`hide` itself, field by field, against the words of the declaration."""
    game = perihelion.games()[key]
    state = np.zeros(1, game.rules.state.dtype())
    for seat in (SPECTATOR, 0, 1):
        hidden = hide_packed(game, state, seat)
        for field in game.rules.state.fields:
            value = hidden[field.name][0]
            if field.seen == ALL:
                assert (value == 0).all()
            elif field.seen == OWNER:
                for row in range(field.shape[0]):
                    assert (value[row] == (0 if row == seat else UNKNOWN)).all()
            else:
                assert (value == UNKNOWN).all()
