"""The clock of the deals: a jump of the wall clock counts when it lasts; a start compares it with what is stored."""

from __future__ import annotations

import pytest

from perihelion.server.steady_clock import HOLD_SECONDS, SteadyClock
from tests.server.deal_days import DAY, HOUR, NOON, Clock


def started(clock):
    steady = clock.steady()
    assert steady.check_start(None)
    return steady


@pytest.mark.parametrize("wrong", [3 * 365 * DAY, DAY, HOUR, -HOUR, -10 * DAY, 61.0])
def test_a_clock_that_is_wrong_for_seconds_is_ignored(wrong):
    clock = Clock()
    steady = started(clock)
    for clock.wrong in (wrong, wrong, 0.0):
        clock.now += 30
        assert steady() == clock.now


def test_a_clock_that_is_set_right_by_seconds_is_followed():
    clock = Clock()
    steady = started(clock)
    for clock.wrong in (20.0, 70.0, 15.0, -40.0):
        assert steady() == clock.wall()


@pytest.mark.parametrize("wrong", [30 * DAY, -30 * DAY, HOUR])
def test_a_jump_that_lasts_for_an_hour_is_believed(wrong):
    clock = Clock()
    steady = started(clock)
    clock.wrong = wrong
    assert steady() == clock.now
    clock.now += HOLD_SECONDS - 1
    assert steady() == clock.now
    clock.now += 1
    assert steady() == clock.now + wrong


def test_the_hour_begins_anew_with_every_further_jump():
    clock = Clock()
    steady = started(clock)
    for clock.wrong in (DAY, 2 * DAY, DAY):
        assert steady() == clock.now
        clock.now += HOLD_SECONDS - 60
        assert steady() == clock.now
    clock.now += 60
    assert steady() == clock.now + DAY


def test_one_look_after_a_long_pause_is_not_enough():
    """Nobody looked for days, and the first look finds another time."""
    clock = Clock()
    steady = started(clock)
    clock.now += 3 * DAY
    clock.wrong = 10 * DAY
    assert steady() == clock.now


@pytest.mark.parametrize(
    ("stored", "known"),
    [(None, True), (NOON, True), (NOON - 6 * DAY, True), (NOON - 8 * DAY, False), (NOON + 120, False)],
)
def test_a_start_compares_the_clock_with_the_newest_stored_time(stored, known):
    clock = Clock()
    steady = clock.steady()
    assert steady.check_start(stored) == steady.known == known
    clock.now += HOLD_SECONDS
    assert steady.check_start(stored), "a server that was down for longer goes on by itself"
    assert steady() == clock.now


def test_a_wrong_clock_at_the_start_is_believed_as_soon_as_it_is_right():
    clock = Clock()
    clock.wrong = -20 * 365 * DAY
    steady = clock.steady()
    assert not steady.check_start(NOON - HOUR)
    clock.now, clock.wrong = clock.now + 30, 0.0
    assert steady.check_start(NOON - HOUR)
    assert steady() == clock.now


def test_the_clocks_of_this_machine_agree():
    steady = SteadyClock()
    assert steady.check_start(None)
    assert abs(steady() - steady()) < 1
