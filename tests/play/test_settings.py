"""Settings and clocks."""

import pytest

from perihelion.play import commands
from perihelion.play.clock import turn_deadline
from perihelion.play.errors import InvalidCommand
from perihelion.play.settings import Settings
from tests.play.tables import ADA, LEVELS, play, two


def test_settings_survive_being_stored():
    settings = Settings(hints=True, confirm=True, minutes=2.5, late="seat", absent="bot", public=True)
    assert Settings.read({**settings.as_dict(), "gone": 1}) == settings


@pytest.mark.parametrize("wrong", [{"minutes": 0}, {"minutes": 1e9}, {"late": "kick"}, {"absent": "never"}])
def test_wrong_settings_are_refused(wrong):
    with pytest.raises(InvalidCommand):
        Settings(**wrong)


def test_a_turn_has_its_minutes_from_the_moment_it_begins():
    made = two(minutes=2)
    began = made.waits_since[1]
    assert turn_deadline(made) == began + 120
    assert turn_deadline(made, began + 1000) == began + 1120, "while the server was down nobody could play"
    play(made, ADA, "call")
    assert made.waits_since[0] == 1
    assert turn_deadline(made) >= began + 120


def test_no_clock_without_minutes_for_bots_and_after_a_note():
    assert turn_deadline(two()) is None
    made = two(minutes=1)
    commands.give_seat_to_bot(made, ADA, 0, "random", LEVELS)
    assert turn_deadline(made) is None
    noted = two(minutes=1, late="note")
    commands.expire_time(noted, 0)
    assert turn_deadline(noted) is None
    play(noted, ADA, "call")
    assert turn_deadline(noted) is not None, "the next turn has its own minutes"
