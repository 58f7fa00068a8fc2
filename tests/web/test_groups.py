"""Finding people over the API: what a table looks for, and private groups."""

import io
import json
import zipfile

from tests.web.test_player_history import play_out
from tests.web.waiting import wait_for


def found_group(guest, name="Club"):
    """A new group; returns its id."""
    answer = guest.post("/api/groups", name=name)
    assert answer.status_code == 201, answer.text
    return answer.json()["group"]


def look(guest, group):
    """The page of a group."""
    answer = guest.get(f"/api/groups/{group}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def join(guest, link):
    return guest.post(link.replace("/join/", "/api/invitations/"))


def test_a_public_table_says_what_it_looks_for(ada, bob):
    table = ada.lay(public=True, minutes=4320, bank=60, reliable=True, level="rating")
    learning = ada.lay(public=True, level="learning")
    found = {row["table"]: row["wanted"] for row in bob.get("/api/tables").json()["public"]}
    wanted = found[table]
    assert (wanted["minutes"], wanted["bank"], wanted["reliable"], wanted["rated"]) == (4320, 60, True, False)
    assert (wanted["level"], wanted["around"]) == ("rating", 1500)
    assert (found[learning]["level"], found[learning]["around"]) == ("learning", None)
    answer = ada.post("/api/tables", game="leduc", seats=["me", "open"], settings={"around": 3000})
    assert answer.status_code == 422, "the rating is the server's to say"
    assert bob.order(table, "seats/1", take=True).json()["error"] == "unreliable", "nobody knows him"
    table = ada.lay(public=True)
    bob.take(table)
    rows = bob.get("/api/tables").json()
    assert [row["wanted"] for row in rows["mine"] if row["table"] == table] == [None]


def test_only_unusual_options_are_named(ada):
    seats = ["me", "open"]
    usual = ada.lay("solari", seats, {"players": 2}, public=True)
    other = ada.lay("solari", seats, {"players": 2, "target": 12}, public=True)
    found = {row["table"]: row["wanted"]["options"] for row in ada.get("/api/tables").json()["mine"]}
    assert found[usual] == []
    (named,) = found[other]
    assert "12" in named


def test_a_group_lets_in_who_has_its_link_and_nobody_else_sees_it(server, ada, bob):
    eve = server.guest("Eve")
    group = found_group(ada)
    link = look(ada, group)["link"]
    assert bob.get(link).status_code == 200
    assert bob.get(link.replace("/join/", "/api/invitations/")).json() == {"name": "Club", "members": 1, "group": None}
    assert join(bob, link).json() == {"group": group, "name": "Club"}
    assert [(one["name"], one["self"]) for one in look(bob, group)["members"]] == [("Ada", False), ("Bob", True)]
    assert bob.get("/api/groups").json() == [{"group": group, "name": "Club"}]
    assert bob.get(f"/g/{group}").status_code == 200

    answer = ada.post("/api/tables", game="leduc", seats=["me", "open"], settings={"public": True}, group=group)
    table = answer.json()["table"]
    assert [row["table"] for row in look(bob, group)["tables"]] == [table]
    assert table not in {row["table"] for row in eve.get("/api/tables").json()["public"]}
    for path in (f"/api/groups/{group}", f"/g/{group}", "/api/groups/there-is-none", "/join/there-is-none"):
        assert eve.get(path).status_code == 404
    strange = eve.get(f"/api/groups/{group}").json()
    assert strange == eve.get("/api/groups/there-is-none").json(), "nobody finds out that it exists"
    assert eve.post("/api/tables", game="leduc", seats=["me", "open"], group=group).status_code == 404
    assert eve.post(f"/api/groups/{group}/leave").status_code == 404
    assert group not in json.dumps(eve.at(table)), "whoever watches the table does not hear of the group"


def test_the_head_renews_the_link_and_sends_members_away(server, ada, bob):
    eve = server.guest("Eve")
    group = found_group(ada)
    first = look(ada, group)["link"]
    join(bob, first)
    assert bob.post(f"/api/groups/{group}/link").json()["error"] == "not-head"
    second = ada.post(f"/api/groups/{group}/link").json()["link"]
    assert join(eve, first).status_code == 404
    member = look(ada, group)["members"][1]["member"]
    assert bob.post(f"/api/groups/{group}/remove", member=member).json()["error"] == "not-head"
    now = ada.post(f"/api/groups/{group}/remove", member=member).json()
    assert [one["name"] for one in now["members"]] == ["Ada"]
    assert bob.get(f"/api/groups/{group}").status_code == 404
    assert join(bob, second).status_code == 404, "the link that they know has changed"
    join(eve, now["link"])
    assert ada.post(f"/api/groups/{group}/leave").status_code == 200
    assert look(eve, group)["head"], "the next one leads the group"


def test_results_and_ranking_of_a_group(server, ada, bob):
    group = found_group(ada)
    join(bob, look(ada, group)["link"])
    table = play_out(ada, bob, group=group)
    play_out(ada, bob)
    page = wait_for(lambda: (found := look(bob, group))["results"] and found)
    (game,) = page["results"]
    assert game["table"] == table, "games outside of the group are not in it"
    assert {seat["name"] for seat in game["seats"]} == {"Ada", "Bob"}
    assert sum(one["points"] for one in page["ranking"]) == 1
    assert [one["games"] for one in page["ranking"]] == [1, 1]
    places = {seat["name"]: seat["place"] for seat in game["seats"]}
    assert [one["name"] for one in page["ranking"]] == sorted(places, key=places.get)
    assert page["tables"] == []


def test_export_and_deletion_cover_groups(server, ada, bob):
    group = found_group(ada, "Sunday club")
    join(bob, look(ada, group)["link"])
    with zipfile.ZipFile(io.BytesIO(ada.get("/api/me/export").content)) as files:
        assert [one["name"] for one in json.loads(files.read("groups.json"))] == ["Sunday club"]
    assert ada.post("/api/me/delete", name="Ada").status_code == 200
    page = look(bob, group)
    assert [one["name"] for one in page["members"]] == ["Bob"]
    assert page["head"]
