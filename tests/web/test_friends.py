"""Friends over the API: by link, by name, after a game; who is here; seats held for friends."""

import json

from tests.web.test_player_history import play_out
from tests.web.waiting import wait_for


def people(guest):
    answer = guest.get("/api/people")
    assert answer.status_code == 200, answer.text
    return answer.json()


def names(rows):
    return [row["name"] for row in rows]


def befriend(guest, other):
    """Make two guests friends by a link."""
    path = people(guest)["link"].replace("/friend/", "/api/people/link/")
    assert other.post(path).status_code == 200
    return next(one["friend"] for one in people(guest)["friends"] if one["name"] == other.me["name"])


def test_a_link_makes_friends_after_a_question(server):
    ada, bob = server.guest("Ada"), server.guest("Bob")
    link = people(ada)["link"]
    assert bob.get(link).status_code == 200
    path = link.replace("/friend/", "/api/people/link/")
    assert bob.get(path).json() == {"name": "Ada", "own": False, "agreed": False}
    assert people(bob)["friends"] == [], "opening the link changes nothing"
    assert bob.post(path).status_code == 200
    assert names(people(ada)["friends"]) == ["Bob"]
    assert names(people(bob)["friends"]) == ["Ada"]
    assert ada.post(path).json()["error"] == "friend", "nobody is their own friend"
    new = ada.post("/api/people/link").json()["link"]
    assert new != link
    assert bob.get(link).status_code == 404
    friend = people(bob)["friends"][0]["friend"]
    assert bob.post("/api/people/remove", friend=friend).json()["friends"] == []
    assert people(ada)["friends"] == []


def test_a_name_is_found_only_if_its_owner_wants_it_and_both_must_agree(server):
    zoe, bob = server.guest("Zoe of the Tests"), server.guest("Bob")
    assert bob.get("/api/people/find", name="Zoe of the Tests").json() == []
    zoe.post("/api/people/settings", findable=True, visible=False)
    (found,) = bob.get("/api/people/find", name="zoe of the tests").json()
    assert names(bob.post("/api/people/ask", friend=found["friend"]).json()["asked"]) == ["Zoe of the Tests"]
    (asking,) = people(zoe)["asking"]
    assert people(zoe)["friends"] == []
    assert names(zoe.post("/api/people/answer", friend=asking["friend"], accept=True).json()["friends"]) == ["Bob"]
    assert names(people(bob)["friends"]) == ["Zoe of the Tests"]
    eve = server.guest("Eve")
    zoe.post("/api/people/settings", findable=False, visible=False)
    assert eve.post("/api/people/ask", friend=found["friend"]).status_code == 404, "a known handle is not enough"
    assert eve.post("/api/people/ask").status_code == 422


def test_a_player_of_my_last_game_can_be_asked(server):
    ada, bob, eve = server.guest("Ada"), server.guest("Bob"), server.guest("Eve")
    play_out(ada, bob)
    (met,) = wait_for(lambda: people(ada)["met"])
    assert met["name"] == "Bob"
    assert names(ada.post("/api/people/ask", player=met["player"]).json()["asked"]) == ["Bob"]
    assert eve.post("/api/people/ask", player=met["player"]).status_code == 404
    (asking,) = people(bob)["asking"]
    assert bob.post("/api/people/answer", friend=asking["friend"], accept=False).json()["asking"] == []
    assert people(ada)["asked"] == []


def test_only_friends_see_who_is_here_and_only_if_they_may(server):
    ada, bob = server.guest("Ada"), server.guest("Bob")
    befriend(ada, bob)
    assert [one["here"] for one in people(ada)["friends"]] == [False]
    bob.post("/api/people/settings", findable=False, visible=True)
    assert [one["here"] for one in people(ada)["friends"]] == [True]
    bob.post("/api/people/settings", findable=False, visible=False)
    assert [one["here"] for one in people(ada)["friends"]] == [False]


def test_a_host_holds_a_seat_for_a_friend_and_for_nobody_else(server):
    ada, bob, eve = server.guest("Ada"), server.guest("Bob"), server.guest("Eve")
    friend = befriend(ada, bob)
    table = ada.lay()
    assert bob.order(table, "invite", seat=1, friend=people(bob)["friends"][0]["friend"]).status_code == 403
    assert eve.order(table, "invite", seat=1, friend=friend).status_code == 404
    assert ada.order(table, "invite", seat=1, friend=friend).status_code == 200
    assert ada.order(table, "invite", seat=1, friend=friend).json()["error"] == "taken"
    assert eve.order(table, "seats/1", take=True).json()["error"] == "taken"
    (row,) = [row for row in bob.get("/api/tables").json()["mine"] if row["table"] == table]
    assert row["held"]
    assert "Bob is invited" in json.dumps(ada.at(table)["log"])
    bob.take(table)
    log = json.dumps(bob.at(table)["log"])
    assert "is back" not in log
    assert bob.at(table)["started"]
