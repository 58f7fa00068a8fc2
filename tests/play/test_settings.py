"""Settings and clocks."""

import pytest

from perihelion.play import orders
from perihelion.play.clock import deadline
from perihelion.play.errors import BadOrder
from perihelion.play.settings import Settings
from tests.play.tables import ADA, LEVELS, play, two


def test_settings_survive_being_stored():
    settings = Settings(hints=True, confirm=True, minutes=2.5, late="seat", absent="bot", public=True)
    assert Settings.read({**settings.as_dict(), "gone": 1}) == settings


@pytest.mark.parametrize("wrong", [{"minutes": 0}, {"minutes": 1e9}, {"late": "kick"}, {"absent": "never"}])
def test_wrong_settings_are_refused(wrong):
    with pytest.raises(BadOrder):
        Settings(**wrong)


def test_a_turn_has_its_minutes_from_the_moment_it_begins():
    made = two(minutes=2)
    began = made.waits_since[1]
    assert deadline(made) == began + 120
    assert deadline(made, began + 1000) == began + 1120, "while the server was down nobody could play"
    play(made, ADA, "call")
    assert made.waits_since[0] == 1
    assert deadline(made) >= began + 120


def test_no_clock_without_minutes_for_bots_and_after_a_note():
    assert deadline(two()) is None
    made = two(minutes=1)
    orders.give_to_bot(made, ADA, 0, "random", LEVELS)
    assert deadline(made) is None
    noted = two(minutes=1, late="note")
    orders.late(noted, 0)
    assert deadline(noted) is None
    play(noted, ADA, "call")
    assert deadline(noted) is not None, "the next turn has its own minutes"
