"""Simultaneous decisions: any order gives the same record, and nobody sees a choice before all have chosen."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ..core.chance import FastDraws
from ..core.position import Position
from ..core.view import hide
from ..core.vocabulary import OVER, SPECTATOR
from .channels import channels, difference
from .random_games import new_games, walk

MOST_STEPS = 200
"""The number of decisions and outcomes within which a simultaneous decision must come."""
ORDERS = 3
"""The number of orders that are compared with the order of the seats."""

pytestmark = pytest.mark.simultaneous


@st.composite
def open_decisions(draw: st.DrawFn, key: str) -> Position:
    """Draw a position in which several seats may choose, and some may have chosen."""
    position, seed = draw(new_games(key)), draw(st.integers(0, 2**30), label="seed")
    found: list[Position] = []
    for p in walk(position, seed, MOST_STEPS):
        if len(p.choosing) > 1:
            found.append(p.copy())
    assume(found)
    return found[draw(st.integers(0, len(found) - 1), label="decision")]


def choices(position: Position, draws: FastDraws) -> dict[int, int]:
    """Return a random legal choice of each seat that may choose."""
    legal = {seat: position.for_seat(seat).legal_ids for seat in position.choosing}
    return {seat: ids[draws.below(len(ids))] for seat, ids in legal.items()}


@given(data=st.data())
def test_any_order_of_choices_gives_the_same_record(key: str, data: st.DataObject) -> None:
    p = data.draw(open_decisions(key))
    draws = FastDraws(data.draw(st.integers(0, 2**30), label="choices"))
    chosen = choices(p, draws)
    usual = p.copy()
    for seat in sorted(chosen):
        usual.play(chosen[seat], seat=seat)
    for _ in range(ORDERS):
        other, rest = p.copy(), sorted(chosen)
        while rest:
            seat = rest.pop(draws.below(len(rest)))
            other.play(chosen[seat], seat=seat)
        assert other.state.tobytes() == usual.state.tobytes()


@given(data=st.data())
def test_a_choice_closes_its_seat_and_the_lowest_open_seat_is_next(key: str, data: st.DataObject) -> None:
    p = data.draw(open_decisions(key))
    chosen = choices(p, FastDraws(data.draw(st.integers(0, 2**30), label="choices")))
    seat = data.draw(st.sampled_from(sorted(chosen)), label="seat")
    before = p.choosing
    assert p.actor == min(before)
    p.play(chosen[seat], seat=seat)
    assert p.choosing == tuple(other for other in before if other != seat)
    assert p.actor == min(p.choosing)


@given(data=st.data())
def test_nobody_sees_a_choice_before_all_have_chosen(key: str, data: st.DataObject) -> None:
    p = data.draw(open_decisions(key))
    draws = FastDraws(data.draw(st.integers(0, 2**30), label="choices"))
    seat = data.draw(st.sampled_from(p.choosing), label="seat")
    worlds = [p.copy().play(action, seat=seat) for action in p.for_seat(seat).legal_ids[:3]]
    assert_all_the_same_to_others(worlds, seat)
    other = worlds[0].choosing[0]
    action = choices(worlds[0], draws)[other]
    assert all(action in world.for_seat(other).legal_ids for world in worlds), "legality depends on a hidden choice"
    if len(worlds[0].choosing) > 1:
        for world in worlds:
            world.play(action, seat=other)
        assert_all_the_same_to_others(worlds, seat)


def assert_all_the_same_to_others(worlds: list[Position], seat: int) -> None:
    """Every viewer but this seat receives the same of all worlds."""
    for viewer in range(SPECTATOR, worlds[0].seats):
        if viewer != seat:
            assert not any(difference(channels(worlds[0], viewer), channels(world, viewer)) for world in worlds)


@given(data=st.data())
def test_everybody_knows_who_has_not_chosen(key: str, data: st.DataObject) -> None:
    p = data.draw(open_decisions(key))
    choosing = p.game.rules.choosing
    assert choosing is not None
    assert choosing(hide(p.plain, SPECTATOR)) == choosing(p.plain)


@given(data=st.data())
def test_no_seat_chooses_while_chance_decides_or_the_game_is_over(key: str, data: st.DataObject) -> None:
    for p in walk(data.draw(new_games(key)), data.draw(st.integers(0, 2**30), label="seed"), MOST_STEPS):
        if p.actor < 0:
            assert not p.is_simultaneous
            assert p.actor != OVER or p.choosing == ()
