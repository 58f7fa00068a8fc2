"""Settings and clocks."""

import time

import pytest

from perihelion.server.system_time import SYSTEM_TIME
from perihelion.table import commands
from perihelion.table.deadlines import RunningTimes, due_jobs, turn_deadline
from perihelion.table.errors import InvalidCommand
from perihelion.table.settings import Settings
from tests.table.tables import ADA, LEVELS, play, two


def test_settings_survive_being_stored():
    settings = Settings(hints=True, confirm=True, minutes=2.5, late="seat", absent="bot", public=True)
    assert Settings.read({**settings.as_dict(), "gone": 1}) == settings


@pytest.mark.parametrize("wrong", [{"minutes": 0}, {"minutes": 1e9}, {"late": "kick"}, {"absent": "never"}])
def test_wrong_settings_are_refused(wrong):
    with pytest.raises(InvalidCommand):
        Settings(**wrong)


def test_a_turn_has_its_minutes_from_the_moment_it_begins():
    made = two(minutes=2)
    times = RunningTimes(SYSTEM_TIME)
    first = turn_deadline(made, times)
    assert first == pytest.approx(time.monotonic() + 120, abs=50)
    play(made, ADA, "call")
    assert made.turn_clock.turn[0] == 1
    assert first < turn_deadline(made, times) < first + 60


def test_while_the_server_was_down_no_time_went_by():
    made = two(minutes=2)
    made.turn_clock.turns = {0: time.time() - 1000}
    now = time.monotonic()
    assert turn_deadline(made, RunningTimes(SYSTEM_TIME, now - 30)) == pytest.approx(now + 90, abs=50), (
        "30 of 120 seconds"
    )
    assert turn_deadline(made, RunningTimes(SYSTEM_TIME, now)) == pytest.approx(now + 120, abs=50)


@pytest.mark.parametrize("step", [-86400.0, -30.0, 0.0, 3600.0])
def test_a_clock_goes_on_when_the_wall_clock_is_set(monkeypatch, step):
    made, times, real = two(minutes=2), RunningTimes(SYSTEM_TIME), time.time
    before = turn_deadline(made, times)
    monkeypatch.setattr(time, "time", lambda: real() + step)
    assert turn_deadline(made, times) == before
    assert due_jobs(made, times)["clock"] == before


def test_a_table_from_before_the_clock_was_set_back_has_its_minutes():
    """The log is ahead of the clock then; the turn began at the latest when the table was loaded."""
    made = two(minutes=2)
    made.turn_clock.turns = {0: time.time() + 86400}
    assert turn_deadline(made, RunningTimes(SYSTEM_TIME)) == pytest.approx(time.monotonic() + 120, abs=50)


def test_no_clock_without_minutes_for_bots_and_after_a_note():
    times = RunningTimes(SYSTEM_TIME)
    assert turn_deadline(two(), times) is None
    made = two(minutes=1)
    commands.give_seat_to_bot(made, ADA, 0, "random", LEVELS)
    assert turn_deadline(made, times) is None
    noted = two(minutes=1, late="note")
    commands.expire_time(noted, 0)
    assert turn_deadline(noted, times) is None
    play(noted, ADA, "call")
    assert turn_deadline(noted, times) is not None, "the next turn has its own minutes"
