"""Quick pairing and wishes over the API."""

from tests.web.waiting import wait_for

LEDUC = [{"game": "leduc"}]


def state(guest):
    answer = guest.get("/api/pairing")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_two_who_ask_for_the_same_game_are_seated_and_the_game_begins(server):
    ada, bob = server.guest("Ada"), server.guest("Bob")
    asked = ada.post("/api/pairing", choices=[*LEDUC, {"game": "solari", "options": {"players": 2}}], pace="live")
    assert asked.status_code == 200, asked.text
    wait = asked.json()["wait"]
    assert [(one["game"], one["seats"]) for one in wait["games"]] == [("leduc", 2), ("solari", 2)]
    assert wait["distance"] == 150
    assert asked.json()["table"] is None
    assert bob.post("/api/pairing", choices=LEDUC, pace="days").json()["others"] == 0, "another speed"
    assert bob.post("/api/pairing", choices=LEDUC, pace="live", level="any").status_code == 200
    link = wait_for(lambda: state(ada)["table"])
    assert state(ada)["wait"] is None
    assert state(bob)["table"] == link
    table = link.removeprefix("/t/")
    assert ada.at(table)["started"]
    assert {seat["name"] for seat in ada.at(table)["seats"]} == {"Ada", "Bob"}
    assert ada.post("/api/pairing/leave").json()["table"] == link


def test_who_leaves_waits_no_more_and_nonsense_is_refused(server):
    ada = server.guest("Ada")
    ada.post("/api/pairing", choices=LEDUC, pace="days")
    assert ada.post("/api/pairing/leave").json() == {"wait": None, "table": None, "others": 0}
    assert ada.post("/api/pairing", choices=[{"game": "chess"}], pace="live").status_code == 404
    assert ada.post("/api/pairing", choices=[], pace="live").status_code == 422
    assert ada.post("/api/pairing", choices=LEDUC, pace="never").status_code == 422
    wrong = [{"game": "solari", "options": {"players": 2, "colour": "red"}}]
    assert ada.post("/api/pairing", choices=wrong, pace="live").status_code == 422
    assert state(ada)["wait"] is None


def test_wishes_are_stored_and_removed(server):
    ada = server.guest("Ada")
    known = ada.post("/api/wishes", game="solari", options={"target": 12}, seats=2, pace="days", rated=False).json()
    assert not known["reachable"]
    (wish,) = known["wishes"]
    assert (wish["seats"], wish["pace"], wish["rated"], wish["level"]) == (2, "days", False, "any")
    assert "12" in wish["options"][0]
    assert ada.post("/api/wishes", game="chess").status_code == 404
    assert ada.post("/api/wishes", game="solari", options={"colour": 3}).status_code == 422
    rare = {"game": "solari", "options": {"target": 12}, "pace": "days"}  # no other test opens such a table
    for _ in range(9):
        assert ada.post("/api/wishes", **rare).status_code == 200
    assert ada.post("/api/wishes", **rare).json()["error"] == "pairing"
    assert len(ada.post("/api/wishes/remove", wish=wish["wish"]).json()["wishes"]) == 9
