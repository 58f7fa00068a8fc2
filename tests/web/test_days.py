"""A game over days, with a clock that is put forward: time bank, reminder, vacation, the list of my turns."""

import pytest

from tests.web.prepared_server import ShiftedServer
from tests.web.waiting import wait_for

HOUR, DAY = 3600.0, 86400.0


@pytest.fixture(scope="module")
def days(tmp_path_factory):
    server = ShiftedServer(tmp_path_factory.mktemp("days")).start()
    yield server
    said = server.stop()
    assert "Traceback" not in said, said


def visitor(days, name):
    """A guest with a new connection for every request: the server ends old ones when its clock is put forward."""
    return days.guest(name, Connection="close")


def turns(guest):
    return guest.get("/api/me/turns").json()


def test_three_days_with_a_bank_a_reminder_and_a_vacation(days):
    ada, bob = visitor(days, "Ada"), visitor(days, "Bob")
    table = ada.lay(minutes=1440, bank=1440, late="seat")
    bob.take(table)
    first = turns(ada)
    assert [row["table"] for row in first] == [table]
    assert first[0]["left"] == pytest.approx(2 * DAY, abs=60)
    assert not first[0]["soon"]
    assert turns(bob) == []

    days.put_forward(1.9 * DAY)
    (row,) = turns(ada)
    assert row["soon"], "a quarter of a day is left, or less"
    assert row["since"] == pytest.approx(1.9 * DAY, abs=60)
    clock = ada.at(table)["clock"]
    assert clock["left"] < clock["soon"] == 6 * HOUR
    assert ada.get("/api/tables").json()["turns"][0]["soon"]

    assert ada.play(table, "call").status_code == 201
    assert bob.play(table, "raise").status_code == 201
    assert turns(ada)[0]["left"] == pytest.approx(1.1 * DAY, abs=60), "a tenth was left in the bank, and one more day"

    gone = ada.post("/api/me/vacation", days=5).json()
    assert gone["left"] == 25
    assert gone["ends"] == pytest.approx(5 * DAY, abs=60)
    seen = bob.at(table)
    assert seen["seats"][0]["back"]
    assert seen["clock"]["paused"]
    assert seen["clock"]["left"] == pytest.approx(1.1 * DAY, abs=60)
    assert "is on vacation until" in seen["log"][-1]["says"]
    assert ada.post("/api/me/vacation", days=1).json()["error"] == "vacation", "one vacation at a time"

    days.put_forward(3 * DAY)
    assert not bob.at(table)["over"]
    assert bob.at(table)["seats"][0]["kind"] == "person", "no time went by"
    back = ada.post("/api/me/vacation", days=0).json()
    assert back == {"ends": None, "left": 26}, "three days, and a fourth that had begun"
    assert turns(ada)[0]["left"] == pytest.approx(1.1 * DAY, abs=60)

    days.put_forward(1.2 * DAY)
    wait_for(lambda: bob.at(table)["seats"][0]["kind"] == "bot")  # the time is over
    assert turns(ada) == []


def test_the_most_urgent_table_is_the_first(days):
    eve, bob = visitor(days, "Eve"), visitor(days, "Bob")
    tables = [eve.lay(**settings) for settings in ({}, {"minutes": 4320}, {"minutes": 1440})]
    for table in tables:
        bob.take(table)
    assert [row["table"] for row in turns(eve)] == [tables[2], tables[1], tables[0]]


@pytest.mark.parametrize("wrong", [{"bank": 5}, {"minutes": 5, "bank": 0}, {"minutes": 5, "bank": 1e9}])
def test_a_bank_that_cannot_be_is_refused(days, wrong):
    answer = visitor(days, "Ada").post("/api/tables", game="leduc", seats=["me", "open"], settings=wrong)
    assert answer.status_code == 422
