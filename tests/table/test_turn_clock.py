"""Time banks, pauses and reminders: games over days."""

import time

import pytest

from perihelion.server.system_time import SYSTEM_TIME
from perihelion.table import commands
from perihelion.table.deadlines import GRACE_SECONDS, RunningTimes, logged_deadline, reminder_seconds, turn_deadline
from perihelion.table.errors import Conflict, InvalidCommand
from perihelion.table.replay import replay_log
from perihelion.table.settings import Settings
from perihelion.table.vacation import DAY_SECONDS, DAYS_A_YEAR, check_days, days_left, pause_clocks
from perihelion.table_log.bodies import ClockPaused
from tests.table.tables import ADA, BOB, LEVELS, Luck, Told, play, table, two

DAY, HOUR = 86400.0, 3600.0
START = 1_800_000_000.0


@pytest.fixture
def clock(monkeypatch):
    """A wall clock that the test sets forward."""
    now = [START]
    monkeypatch.setattr(time, "time", lambda: now[0])

    def forward(seconds):
        now[0] += seconds

    return forward


def left(made):
    return logged_deadline(made) - time.time()


def test_a_bank_needs_a_time_per_turn():
    with pytest.raises(InvalidCommand):
        Settings(bank=5)
    assert Settings.read({"minutes": 5}).bank is None, "tables of today have none"


def test_what_a_turn_does_not_use_goes_into_the_bank(clock):
    made = two(minutes=1, bank=10)
    assert left(made) == 11 * 60
    clock(30)
    assert left(made) == 10 * 60 + 30
    play(made, ADA, "call")
    assert left(made) == 11 * 60, "Bob has his own bank"
    clock(3 * 60)
    play(made, BOB, "raise")
    assert left(made) == 10 * 60 + 30 + 60, "what Ada had left, and the minute of this turn"
    clock(60)
    play(made, ADA, "raise")
    assert left(made) == 8 * 60 + 60
    same = replay_log(made.head, SYSTEM_TIME, made.log, Told())
    assert same.turn_clock == made.turn_clock


def test_a_bank_is_never_less_than_nothing(clock):
    made = two(minutes=1, bank=1)
    clock(3600)
    play(made, ADA, "call")
    play(made, BOB, "raise")
    assert left(made) == 60, "the minute of the new turn"


def test_chance_in_a_turn_brings_no_more_time(clock):
    """Two seats of one guest play a whole game: a seat gets the time of a turn once, whatever is drawn in it."""
    made = table("solarius", ("me", "me"), chance=Luck(3), options={"players": 2}, minutes=1, bank=100)
    seat, granted = -1, 0
    for _ in range(200):
        if made.over:
            break
        if made.turn_clock.turn[0] != seat:
            seat, granted = made.turn_clock.turn[0], granted + 1
        play(made, ADA, made.position.legal[0])
    # No time passes: all that was ever granted is in the bank.
    assert sum(made.turn_clock.saved.values()) == 2 * 100 * 60 + 60 * granted


def test_undo_brings_no_time_though_a_seat_has_several_turns_in_a_row(clock):
    made = two(minutes=1, bank=1, confirm=True)
    before = dict(made.turn_clock.saved)
    play(made, ADA, "call")
    commands.undo_decision(made, ADA, made.count)
    play(made, ADA, "call")
    assert made.turn_clock.saved == before


def test_days_go_on_while_the_server_is_down_but_an_hour_is_left(monkeypatch):
    real, step = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + step[0])
    made = two(minutes=24 * 60)
    step[0] = DAY / 2
    now = time.monotonic()
    assert turn_deadline(made, RunningTimes(SYSTEM_TIME, now)) == pytest.approx(now + DAY / 2, abs=5)
    step[0] = 3 * DAY
    assert turn_deadline(made, RunningTimes(SYSTEM_TIME, now)) == pytest.approx(now + GRACE_SECONDS, abs=5)


def test_a_pause_stops_the_clock_and_only_its_own(clock):
    made = two(minutes=24 * 60, bank=24 * 60)
    clock(HOUR)
    pause_clocks(made, ADA, time.time() + 5 * DAY)
    assert left(made) == 2 * DAY - HOUR + 5 * DAY
    assert made.turn_clock.paused_until(0, time.time()) == time.time() + 5 * DAY
    clock(6 * DAY)
    assert left(made) == DAY - HOUR
    play(made, ADA, "call")
    assert left(made) == 2 * DAY, "Bob is not on vacation"
    play(made, BOB, "raise")
    assert left(made) == DAY - HOUR + DAY, "the pause did not count against the bank"


def test_a_pause_may_end_early_and_ends_when_the_seat_changes_hands(clock):
    made = two(minutes=24 * 60)
    pause_clocks(made, ADA, time.time() + 5 * DAY)
    clock(DAY)
    pause_clocks(made, ADA, 0)
    assert left(made) == DAY
    assert made.turn_clock.paused_until(0, time.time()) is None
    pause_clocks(made, ADA, 0)
    assert sum(isinstance(entry.body, ClockPaused) for entry in made.log) == 2, "nothing to end any more"
    pause_clocks(made, ADA, time.time() + 5 * DAY)
    commands.give_seat_to_bot(made, ADA, 0, "random", LEVELS)
    assert made.turn_clock.paused_until(0, time.time()) is None


def test_vacation_is_for_turns_of_a_day_or_more():
    made = two(minutes=23 * 60)
    pause_clocks(made, ADA, time.time() + DAY)
    assert not made.turn_clock.pauses


def test_thirty_days_in_a_calendar_year():
    assert days_left([], START) == DAYS_A_YEAR
    taken = [(START - 10 * DAY, START - 7.5 * DAY)]
    assert days_left(taken, START) == DAYS_A_YEAR - 3, "a day that has begun counts"
    assert days_left(taken, START + 366 * DAY_SECONDS) == DAYS_A_YEAR
    check_days(taken, 27, START)
    with pytest.raises(Conflict):
        check_days(taken, 28, START)
    with pytest.raises(Conflict):
        check_days([(START - DAY, START + DAY)], 1, START)


@pytest.mark.parametrize(("minutes", "seconds"), [(0.5, 30), (5, 75), (24 * 60, 6 * HOUR), (3 * 24 * 60, 12 * HOUR)])
def test_a_reminder_comes_with_a_quarter_of_the_time_left(minutes, seconds):
    assert reminder_seconds(minutes) == seconds
