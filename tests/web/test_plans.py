"""Planning ahead over the API: only the planner sees it, and it is played for them."""

from tests.web.waiting import wait_for


def plan(guest, table, *moves, after=None):
    after = guest.at(table)["count"] if after is None else after
    return guest.order(table, "plans", moves=list(moves), after=after)


def test_a_move_is_planned_listed_removed_and_played(ada, bob, table):
    start = bob.order(table, "plans/look", moves=[]).json()
    assert start["actor"] == 0
    assert not start["mine"]
    assert "raise" in {choice["action"] for choice in start["choices"]}
    then = bob.order(table, "plans/look", moves=["raise"]).json()
    assert then["mine"]
    assert then["line"][0]["says"] == "Ada raises."
    assert not then["complete"]
    assert {choice["action"] for choice in then["choices"]} == {"call", "raise", "fold"}
    assert bob.order(table, "plans/look", moves=["raise", "call"]).json()["complete"]
    assert bob.order(table, "plans/why", moves=["raise"], touch=["pot"]).status_code == 200

    made = plan(bob, table, "raise", "call")
    assert made.status_code == 201, made.text
    (listed,) = made.json()["plans"]
    assert [move["mine"] for move in listed["line"]] == [False, True]
    assert plan(bob, table, "raise", "call").json()["plans"] != [], "the same plan again is one plan"
    replaced = plan(bob, table, "raise", "fold").json()["plans"]
    assert len(replaced) == 1
    assert ada.get(f"/api/tables/{table}/plans").json()["plans"] == [], "nobody else sees it"
    assert bob.order(table, "plans/remove", id=replaced[0]["id"]).json()["plans"] == []
    plan(bob, table, "raise", "call")
    before = ada.at(table)
    assert "plan" not in str(before["log"])
    ada.play(table, "raise")
    wait_for(lambda: ada.at(table)["count"] > before["count"] + 1)
    assert ada.at(table)["log"][-1]["says"] != "Ada raises.", "Bob's call was played for him"
    wait_for(lambda: bob.get(f"/api/tables/{table}/plans").json()["plans"] == [])


def test_what_cannot_be_planned_is_refused(server, ada, bob, table):
    assert "your turn" in ada.get(f"/api/tables/{table}/plans").json()["why"]
    assert ada.order(table, "plans/look", moves=[]).json()["error"] == "plan"
    eve = server.guest("Eve")
    assert eve.order(table, "plans/look", moves=[]).json()["error"] == "not-your-seat"
    assert eve.get(f"/api/tables/{table}/plans").json()["plans"] == []
    assert plan(bob, table, "raise").json()["error"] == "plan"
    assert plan(bob, table, "raise", "nonsense").json()["error"] == "plan"
    assert plan(bob, table, "raise", "call", after=0).json()["error"] == "stale"
    assert bob.order(table, "plans/look", moves=["raise"] * 41).status_code == 422
    assert bob.order(table, "plans/forced", on=True).json()["forced"]
    assert bob.order(table, "plans/forced", on=True).json()["forced"]
    assert not bob.order(table, "plans/forced", on=False).json()["forced"]
    assert bob.get(f"/t/{table}/plan").status_code == 200
