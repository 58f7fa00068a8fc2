"""The daily deal over HTTP: begun once, hidden from others, compared, opened, checked; and sets for clubs."""

from __future__ import annotations

from tests.web.waiting import wait_for


def play_out(guest, table, action="call"):
    """Play a game of Leduc poker to its end."""
    while True:
        now = wait_for(lambda: (seen := guest.at(table)) and (seen["over"] or seen["yours"]) and seen)
        if now["over"]:
            return now
        assert guest.play(table, action, now["count"]).status_code < 300


def test_a_day_from_beginning_to_end(server):
    ada, bob = server.guest("Ada"), server.guest("Bob")
    today = ada.get("/api/daily").json()
    assert (today["game"], today["mine"], today["results"], today["secret"]) == ("leduc", None, [], None)
    assert today["next"]["commitment"] != today["commitment"]
    begun = ada.post("/api/daily", part="ab" * 32).json()
    assert begun["counts"]
    again = ada.post("/api/daily", part=None)
    assert (again.status_code, again.json()["error"]) == (409, "deal")
    assert ada.get("/api/daily").json()["mine"]["over"] is False

    table = begun["table"]
    assert bob.get(f"/api/tables/{table}").status_code == 403, "others must not see the luck of the day"
    assert bob.get(f"/t/{table}").status_code == 403
    over = play_out(ada, table)
    assert over["fair"]["deal"] == f"/daily/{today['day']}"
    assert over["fair"]["phase"] != "open"
    assert today["day"] not in over["fair"]["says"], "the day is written as people write it"
    assert today["day"][:4] in over["fair"]["says"]
    assert ada.get(f"/api/tables/{table}/export").status_code == 200
    for path in (f"/api/tables/{table}/export", f"/api/tables/{table}/at/0", f"/api/tables/{table}/sealed"):
        assert bob.get(path).status_code == 403
    assert bob.get("/api/daily").json()["results"] == [], "whoever has not played sees no results"
    sealed = ada.get(f"/api/tables/{table}/sealed")
    assert (sealed.status_code, sealed.json()["error"]) == (409, "deal")
    mine = ada.get("/api/daily").json()
    assert mine["mine"]["over"]
    own = {name: mine["mine"][name] for name in ("points", "lead", "place", "finished")}
    assert [result for result in mine["results"] if result["mine"]] == [{**own, "mine": True}]
    assert bob.live(table).ended() == 4404

    stored = ada.get("/api/me/export")
    assert stored.status_code == 200
    assert today["secret"] is None
    published = ada.get("/api/deals").json()
    assert [deal["secret"] is None for deal in published["deals"]][-2:] == [True, True]
    days = ada.get("/api/daily/days").json()
    told = {"day": today["day"], "gameName": "Leduc poker", "opened": False, "played": True}
    assert days[0] == {**told, "place": None, "of": None}
    assert ada.get(f"/api/daily/{today['next']['day']}").status_code == 404, "tomorrow is not shown yet"
    assert ada.get("/daily").status_code == ada.get(f"/daily/{today['day']}").status_code == 200


def test_what_is_over_is_open(server):
    ada = server.guest("Ada")
    before = max(day["day"] for day in ada.get("/api/daily/days").json() if day["opened"])
    found = ada.get(f"/api/daily/{before}").json()
    assert found["opened"]
    assert found["secret"] in [deal["secret"] for deal in ada.get("/api/deals").json()["deals"]]
    assert found["model"] is None, "nobody played, so there is nothing to compare"


def test_a_set_for_a_club(server):
    ada, bob, cy = server.guest("Ada"), server.guest("Bob"), server.guest("Cy")
    order = {"game": "leduc", "seats": ["person", "bot:greedy"], "tables": 3}
    assert ada.post("/api/duplicates", **{**order, "tables": 1}).status_code == 422
    assert ada.post("/api/duplicates", **{**order, "seats": ["bot:greedy"] * 2}).status_code == 422
    made = ada.post("/api/duplicates", **order).json()
    path = f"/api/duplicates/{made['set']}"
    tables = [table["link"].rpartition("/")[2] for table in ada.get(path).json()["tables"]]
    assert len(tables) == 3
    watching = ada.live(tables[0])
    assert watching.hear("snapshot")["started"] is False
    for guest, table in ((bob, tables[0]), (cy, tables[1])):
        guest.take(table, 0)
    assert watching.ended() == 4403, "whoever watched the empty table does not see the game"
    assert not any(heard.get("started") for heard in watching.messages)
    assert bob.get(f"/api/tables/{tables[1]}").status_code == 403
    assert bob.order(tables[2], "seats/0", take=True).status_code == 409, "whoever knows the luck plays it once"
    assert bob.order(tables[2], "seats").status_code == 409
    play_out(server.guest("Dee").take(tables[2], 0), tables[2])
    play_out(bob, tables[0])
    assert ada.get(path).json()["opened"] is False
    assert ada.get(path).json()["tables"][0]["seats"][0]["points"] is None, "no comparison before all have ended"
    play_out(cy, tables[1])
    found = wait_for(lambda: (seen := bob.get(path).json())["opened"] and seen)
    assert [table["seats"][0]["score"] for table in found["tables"]] == [2, 2, 2], "equal moves, equal games"
    assert found["tables"][0]["seats"][0]["mine"]
    assert bob.get(f"/api/tables/{tables[1]}/sealed").status_code == 200
    assert bob.get(f"{path}/deals").json()["deals"][0]["secret"]
    assert bob.get(made["link"]).status_code == 200
    assert bob.get("/api/duplicates/none").status_code == 404


def test_a_deleted_guest_leaves_no_entry(server):
    ada = server.guest("Gone")
    table = ada.post("/api/daily", part="ef" * 32).json()["table"]
    play_out(ada, table)
    before = server.guest("Other").get("/api/daily").json()["begun"]
    assert ada.post("/api/me/delete", name="Gone").status_code < 300
    assert server.guest("Other").get("/api/daily").json()["begun"] == before - 1
