"""Looking at a finished game together: all see what the leader shows, at every process."""

import pytest
from websockets.sync.client import connect

from perihelion.store.postgresql import read_url
from perihelion.wire.schemas.close_codes import CloseCode
from tests.web.prepared_server import PreparedServer
from tests.web.server import Connection
from tests.web.test_player_history import play_out
from tests.web.waiting import wait_for

MARKS = [{"start": "seat-0", "end": "pot"}, {"start": "pot", "end": None}]


@pytest.fixture
def review(server, ada, bob):
    """Ada shows Bob a game that both have played."""
    return begin(ada, play_out(ada, bob, rated=False))


def begin(leader, table, **more):
    answer = leader.post("/api/reviews", table=table, **more)
    assert answer.status_code == 201, answer.text
    return answer.json()["review"]


def look(guest, review, server=None):
    """The WebSocket of a guest, at this or another process."""
    address = f"ws://127.0.0.1:{(server or guest.server).port}/api/reviews/{review}/live"
    return Connection(connect(address, additional_headers={"Cookie": guest.cookie}, proxy=None))


def show(guest, review, **view):
    return guest.post(f"/api/reviews/{review}/view", **view)


def hear(socket, wanted):
    """The first state that is as wanted."""
    while not wanted(state := socket.hear("review")):
        pass
    return state


def names(state):
    return sorted(each["name"] for each in state["guests"])


def test_everybody_sees_what_the_leader_shows_and_a_late_guest_the_present_state(server, ada, bob, review):
    line = ada.get(f"/api/tables/{bob.get(f'/api/reviews/{review}').json()['table']}/analysis").json()
    played = len(line["moves"])
    node = {"parent": 1, "move": "raise", "name": "Bolder", "comment": "Why not?"}
    with look(ada, review) as leading, look(bob, review) as following:
        first = hear(following, lambda state: names(state) == ["Ada", "Bob"])
        assert (first["leads"], first["leader"], first["leaderHere"]) == (False, "Ada", True)
        assert first["view"]["at"] == sum(move.startswith("~") for move in line["moves"][:2]) - 1
        assert show(ada, review, at=played, seat=1, nodes=[node], marks=MARKS).status_code == 200
        seen = hear(following, lambda state: state["view"]["marks"])
        assert seen["view"] == {"at": played, "seat": 1, "nodes": [node], "marks": MARKS}
        assert hear(leading, lambda state: state["view"]["marks"])["leads"]
        with look(late := server.guest("Cleo"), review) as socket:
            assert hear(socket, lambda state: True)["view"] == seen["view"]
            assert "Cleo" in names(hear(following, lambda state: len(state["guests"]) == 3))
        assert names(hear(following, lambda state: len(state["guests"]) == 2)) == ["Ada", "Bob"]
        assert show(late, review, at=0).json()["error"] == "not-leader"
    with look(bob, review) as again:  # it is still there when all have been away
        assert hear(again, lambda state: True)["view"] == seen["view"]


def test_others_suggest_and_the_leader_decides(ada, bob, review):
    wanted = {"at": 1, "moves": ["raise"], "marks": MARKS}
    with look(ada, review) as leading:
        assert bob.post(f"/api/reviews/{review}/suggestions", **wanted).status_code == 201
        (suggestion,) = hear(leading, lambda state: state["suggestions"])["suggestions"]
        assert suggestion == {"number": suggestion["number"], "name": "Bob", "mine": False, **wanted}
        ada.post(f"/api/reviews/{review}/suggestions", **wanted)
        mine = hear(leading, lambda state: len(state["suggestions"]) == 2)["suggestions"][1]
        refused = bob.post(f"/api/reviews/{review}/dismiss", number=mine["number"])
        assert refused.json()["error"] == "not-leader"
        for each in (suggestion, mine):
            assert ada.post(f"/api/reviews/{review}/dismiss", number=each["number"]).status_code == 200
        assert hear(leading, lambda state: not state["suggestions"])
    for _ in range(15):
        bob.post(f"/api/reviews/{review}/suggestions", **wanted)
    assert len(ada.get(f"/api/reviews/{review}").json()["suggestions"]) == 12, "old ones are dropped"


def test_the_lead_is_handed_over_and_taken_when_the_leader_has_left(ada, bob, review):
    lead = f"/api/reviews/{review}/lead"
    with look(ada, review) as leading:
        assert hear(leading, lambda state: state["leaderHere"])["leads"]
        assert ada.post(lead, to="nobody").json()["error"] == "absent"
        with look(bob, review) as following:
            assert bob.post(lead).json()["error"] == "not-leader", "the leader is here"
            both = hear(leading, lambda state: len(state["guests"]) == 2)["guests"]
            heir = next(each for each in both if not each["mine"])
            assert ada.post(lead, to=heir["guest"]).status_code == 200
            assert hear(following, lambda state: state["leads"])["leader"] == "Bob"
            assert show(ada, review, at=0).json()["error"] == "not-leader"
            assert show(bob, review, at=0).status_code == 200
        assert not hear(leading, lambda state: not state["leaderHere"])["leads"]
        assert ada.post(lead).status_code == 200
        assert hear(leading, lambda state: state["leads"])["leader"] == "Ada"


def test_only_a_finished_game_that_one_may_see_can_be_looked_at(server, ada, bob, review):
    running = ada.lay()
    bob.take(running)
    assert ada.post("/api/reviews", table=running).json()["error"] == "running"
    assert ada.post("/api/reviews", table="none").status_code == 404
    assert ada.get("/api/reviews/none").status_code == 404
    assert ada.get("/review/none").status_code == 404
    assert ada.get(f"/review/{review}").status_code == 200
    with look(ada, "none") as socket:
        assert socket.ended() == CloseCode.NO_TABLE
    for view in ({"at": 999}, {"at": 0, "nodes": [{"parent": 900, "move": "raise"}]}):
        assert show(ada, review, **view).status_code == 422
    for view in ({"at": 0, "nodes": [{"parent": 0, "move": "raise"}] * 401}, {"at": 0, "marks": MARKS * 21}):
        assert show(ada, review, **view).status_code == 422
    moment = begin(ada, bob.get(f"/api/reviews/{review}").json()["table"], moment=3)
    assert ada.get(f"/api/reviews/{moment}").json()["view"]["at"] == 2


def test_two_processes_show_the_same_and_one_that_is_killed_takes_its_guests_with_it(postgresql):
    where = read_url(postgresql.new_store())
    one, two = PreparedServer(where).start(), PreparedServer(where).start()
    try:
        ada, bob = one.guest("Ada"), one.guest("Bob")
        review = begin(ada, play_out(ada, bob, rated=False))
        with look(ada, review, one), look(bob, review, two) as following:
            hear(following, lambda state: names(state) == ["Ada", "Bob"])
            for at in range(3):
                assert show(ada, review, at=at, marks=MARKS[:at]).status_code == 200
            assert hear(following, lambda state: state["view"]["at"] == 2)["view"]["marks"] == MARKS
            one.kill()  # and Ada with it

            def is_alone():
                following.send(type="ping")
                return not following.hear("review")["leaderHere"]

            wait_for(is_alone)
            bob.http.base_url = two.address
            assert bob.post(f"/api/reviews/{review}/lead").status_code == 200
            assert show(bob, review, at=0).status_code == 200
            assert hear(following, lambda state: state["view"]["at"] == 0)["leads"]
            one.start()
            with look(ada, review, one) as again:
                assert hear(again, lambda state: names(state) == ["Ada", "Bob"])["view"]["at"] == 0
                assert show(bob, review, at=1).status_code == 200
                assert hear(again, lambda state: state["view"]["at"] == 1)["leader"] == "Bob"
    finally:
        for server in (one, two):
            assert "Traceback" not in server.stop()


def test_a_guest_without_a_name_of_their_own_has_one(server, review):
    with look(server.guest(), review, server) as socket:
        assert names(hear(socket, lambda state: state["guests"]))[0]
