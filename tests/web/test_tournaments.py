"""Tournaments over the API: who may make, enter, run and see them."""

import time

from tests.web.test_groups import found_group, join, look
from tests.web.waiting import wait_for

CUP = {
    "name": "Cup",
    "game": "leduc",
    "format": "swiss",
    "rounds": 2,
    "minutes": 10,
    "round_minutes": 60,
    "level": "random",
}


def make(guest, **more):
    """A new tournament; returns its address in the API."""
    answer = guest.post("/api/tournaments", **{**CUP, **more})
    assert answer.status_code == 201, answer.text
    return f"/api/tournaments/{answer.json()['tournament']}"


def at(guest, cup):
    answer = guest.get(cup)
    assert answer.status_code == 200, answer.text
    return answer.json()


def order(guest, cup, what, **body):
    answer = guest.post(f"{cup}/{what}", **body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def until(guest, cup, condition, seconds=60):
    """The tournament as soon as a condition holds."""
    limit = time.monotonic() + seconds
    while not condition(page := at(guest, cup)):
        assert time.monotonic() < limit, page
        time.sleep(0.1)
    return page


def club(ada, bob):
    group = found_group(ada)
    join(bob, look(ada, group)["link"])
    return group


def test_the_head_of_a_group_makes_a_tournament_and_its_members_play(server, ada, bob):
    eve = server.guest("Eve")
    group = club(ada, bob)
    cup = make(ada, group=group, name="Ada's cup")
    assert bob.post("/api/tournaments", **CUP, group=group).json()["error"] == "not-organiser"
    assert eve.post("/api/tournaments", **CUP, group=group).status_code == 404
    assert eve.post("/api/tournaments", **CUP).json()["error"] == "not-organiser"
    listed = bob.get("/api/tournaments", group=group).json()
    assert [one["name"] for one in listed["public"]] == ["Ada's cup"]
    assert (listed["mayCreate"], ada.get("/api/tournaments", group=group).json()["mayCreate"]) == (False, True)
    assert eve.get("/api/tournaments", group=group).status_code == 404
    assert "Ada's cup" not in eve.get("/api/tournaments").text

    assert eve.post(f"{cup}/enter").json()["error"] == "tournament"
    assert order(bob, cup, "enter")["entered"] == "waiting"
    assert bob.post(f"{cup}/enter").json()["error"] == "tournament"
    assert bob.post(f"{cup}/start").json()["error"] == "not-organiser"
    assert ada.post(f"{cup}/start").json()["error"] == "tournament", "one person is too few"
    order(ada, cup, "enter")
    assert order(ada, cup, "leave")["entered"] == "no"
    order(ada, cup, "enter")
    order(ada, cup, "bots", level="random")
    page = order(ada, cup, "bots", level="random")
    assert [one["name"] for one in page["waiting"]][:2] == ["Bob", "Ada"]
    order(ada, cup, "start")

    page = until(ada, cup, lambda page: page["myTable"])
    table = page["myTable"].removeprefix("/t/")
    assert ada.at(table)["settings"]["late"] == "resign"
    link = {"link": f"/tournament/{page['tournament']}", "name": "Ada's cup", "round": 1}
    assert ada.at(table)["tournament"] == link
    listed = ada.get("/api/tables").json()["mine"][0]
    assert (listed["table"], listed["tournament"]) == (table, link)
    assert [one["tournament"] for one in look(bob, group)["tables"] if one["table"] == table] == [link]
    friendly = ada.lay()
    assert ada.at(friendly)["tournament"] is None
    assert len(page["rounds"][0]["tables"]) == 2
    assert page["seed"]
    spectator = at(eve, cup)
    assert (spectator["entered"], spectator["host"], spectator["mayEnter"]) == ("no", False, False)
    ids = str(spectator)
    for guest in (ada, bob):
        assert guest.me.get("id", "no id") not in ids

    order(ada, cup, "leave")
    resign(ada, cup)
    resign(bob, cup)
    page = until(bob, cup, lambda page: page["round"] == 2)
    assert {one["name"]: one["active"] for one in page["standings"]}["Ada"] is False
    resign(bob, cup)
    page = until(bob, cup, lambda page: page["state"] == "over")
    assert page["standings"][-1]["points"] <= page["standings"][0]["points"]
    text = ada.get(f"{cup}/export.csv").text.splitlines()
    assert text[0] == "place,name,points,opponents,won,played,won,round 1,round 2"
    assert len(text) == 5
    assert ada.get(f"{cup}/export.json").json()["standings"] == at(ada, cup)["standings"]


def plays(page):
    """Whether I have a table in the newest round that has no result."""
    return any(one["mine"] and not one["over"] for one in page["rounds"][0]["tables"])


def resign(guest, cup):
    """Give up my table of this round if I have one that still plays; it is created a moment after the round."""
    page = until(guest, cup, lambda page: page["myTable"] or not plays(page))
    if page["myTable"]:
        table = page["myTable"].removeprefix("/t/")
        guest.post(f"/api/tables/{table}/resign")
        until(guest, cup, lambda page: page["myTable"] != f"/t/{table}")


def test_substitutes_wait_and_take_a_place(server, ada, bob):
    group = club(ada, bob)
    eve = server.guest("Eve")
    join(eve, look(ada, group)["link"])
    cup = make(ada, group=group, format="round-robin")
    order(ada, cup, "enter")
    order(bob, cup, "enter")
    order(ada, cup, "start")
    until(ada, cup, lambda page: page["rounds"])
    assert order(eve, cup, "enter")["entered"] == "waiting"
    page = at(ada, cup)
    (waiting,) = page["waiting"]
    mine = next(one["entrant"] for one in page["standings"] if one["name"] == "Bob")
    assert bob.post(f"{cup}/replace", entrant=mine, by=waiting["entrant"]).json()["error"] == "not-organiser"
    page = order(ada, cup, "replace", entrant=mine, by=waiting["entrant"])
    assert page["waiting"] == []
    (changed,) = [one for one in page["standings"] if one["entrant"] == mine]
    assert (changed["name"], changed["before"]) == ("Eve", "Bob")
    assert ada.post(f"{cup}/replace", entrant=mine, by=99).json()["error"] == "tournament"
    table = page["rounds"][0]["tables"][0]
    adjourned = order(ada, cup, "adjourn", table=table["table"], hours=1)["rounds"][0]["tables"][0]
    assert adjourned["adjourned"]
    assert order(ada, cup, "cancel")["state"] == "over"


def test_a_tournament_that_cannot_be_played_is_refused(ada, bob):
    group = club(ada, bob)
    for wrong in ({"format": "groups"}, {"final": True}, {"level": "nobody"}, {"name": " "}, {"starts": 1000}):
        answer = ada.post("/api/tournaments", **{**CUP, "group": group, **wrong})
        assert answer.status_code == 422, wrong
    assert ada.post("/api/tournaments", **{**CUP, "group": group, "game": "chess"}).status_code in (404, 422)
    assert ada.get("/api/tournaments/there-is-none").status_code == 404
    assert ada.get("/tournament/there-is-none").status_code == 404


def test_the_results_of_a_duplicate_round_stay_hidden_until_all_tables_have_ended(server, ada, bob):
    group = club(ada, bob)
    eve, cy = server.guest("Eve"), server.guest("Cy")
    for guest in (eve, cy):
        join(guest, look(ada, group)["link"])
    cup = make(ada, group=group, format="duplicate", rounds=1)
    assert ada.post(f"{cup}/bots", level="random").status_code == 422
    everybody = {"Ada": ada, "Bob": bob, "Eve": eve, "Cy": cy}
    for guest in everybody.values():
        order(guest, cup, "enter")
    order(ada, cup, "start")
    page = until(
        ada, cup, lambda page: page["myTable"] and all(t["link"] or not t["mine"] for t in page["rounds"][0]["tables"])
    )
    first, second = page["rounds"][0]["tables"]
    mine = first if first["mine"] else second
    other = second if first["mine"] else first
    assert other["link"] is None
    wait_for(lambda: ada.get(f"/api/tables/{other['table']}").status_code != 404)  # it is created after mine
    assert ada.get(f"/api/tables/{other['table']}").json()["error"] == "deal"
    ada.post(f"/api/tables/{mine['table']}/resign")
    page = until(ada, cup, lambda page: any(t["over"] for t in page["rounds"][0]["tables"]))
    assert all(seat["points"] is None for t in page["rounds"][0]["tables"] for seat in t["seats"])
    assert all(one["points"] == 0 for one in page["standings"])
    club_now = look(ada, group)
    assert (club_now["tables"], club_now["results"]) == ([], []), "the page of the group hides them, too"
    everybody[other["seats"][0]["name"]].post(f"/api/tables/{other['table']}/resign")
    page = until(ada, cup, lambda page: page["state"] == "over")
    points = {one["name"]: one["points"] for one in page["standings"]}
    left = {"Ada", other["seats"][0]["name"]}
    assert {name for name, scored in points.items() if scored == 0} == left
    assert all(t["link"] for t in page["rounds"][0]["tables"])


def test_a_bot_with_a_style_of_the_game_takes_part(server, ada, bob):
    group = club(ada, bob)
    cup = make(ada, group=group, game="solari")
    assert {"name": "solari.brawler", "label": "Brawler"} in at(ada, cup)["bots"]
    assert ada.post(f"{cup}/bots", level="solenia.hoarder").status_code == 422, "it plays another game"
    order(ada, cup, "bots", level="solari.brawler")
    assert [one["name"] for one in order(ada, cup, "enter")["waiting"]] == ["Brawler", "Ada"]
    order(ada, cup, "start")
    table = until(ada, cup, lambda page: page["myTable"])["myTable"].removeprefix("/t/")
    assert "Brawler" in [seat["name"] for seat in ada.at(table)["seats"]]


def test_a_tournament_for_everybody_needs_an_operator(server, ada):
    assert ada.get("/api/tournaments").json()["mayCreate"] is False
    assert ada.get("/tournaments").status_code == 200


def test_a_league_goes_on_with_promotion_and_relegation(server, ada, bob):
    group = club(ada, bob)
    others = [server.guest(name) for name in ("Cy", "Dan", "Eve", "Fay", "Gus", "Hal")]
    for guest in others:
        join(guest, look(ada, group)["link"])
    terms = {name: CUP[name] for name in ("name", "game", "minutes", "round_minutes", "level")}
    answer = ada.post("/api/leagues", **terms, group=group, rounds=1, size=4, moves=1)
    assert answer.status_code == 201, answer.text
    league = f"/api/leagues/{answer.json()['tournament']}"
    assert bob.post("/api/leagues", **terms, group=group).json()["error"] == "not-organiser"
    assert [one["name"] for one in bob.get("/api/tournaments", group=group).json()["leagues"]] == ["Cup"]
    everybody = {guest.me["name"]: guest for guest in (ada, bob, *others)}
    for guest in everybody.values():
        assert order(guest, league, "enter")["member"]
    assert bob.post(f"{league}/season").json()["error"] == "not-organiser"
    assert bob.post(f"{league}/pause", minutes=60).json()["error"] == "not-organiser"
    page = order(ada, league, "pause", minutes=60)
    assert (page["pauseMinutes"], page["next"]) == (60, None), "none has been played"
    order(ada, league, "season")
    assert ada.post(f"{league}/season").json()["error"] == "tournament", "the season goes on"
    page = until(ada, league, lambda page: all(d["round"] for d in page["seasons"][0]["divisions"]))
    first, second = page["seasons"][0]["divisions"]
    assert sorted(one["name"] for one in first["members"]) == ["Ada", "Bob", "Cy", "Dan"]
    for division in (first, second):
        cup = division["link"].replace("/tournament/", "/api/tournaments/")
        assert at(bob, cup)["mayEnter"] is False
        for table in at(ada, cup)["rounds"][0]["tables"]:
            quitter = everybody[table["seats"][0]["name"]]
            until(quitter, cup, lambda page: page["myTable"])
            assert quitter.post(f"/api/tables/{table['table']}/resign").status_code == 200
    page = until(ada, league, lambda page: page["mayBegin"])
    assert page["next"] is None, "nobody played to the end, so it waits for the host"
    last = {d["division"]: [one["name"] for one in d["members"]] for d in page["seasons"][0]["divisions"]}
    assert order(everybody[last[1][0]], league, "leave")["member"] is False
    order(everybody[last[1][0]], league, "enter")
    page = order(ada, league, "season")
    assert page["season"] == 2
    now = [{one["name"] for one in d["members"]} for d in page["seasons"][0]["divisions"]]
    assert now == [{*last[1][:3], last[2][0]}, {last[1][3], *last[2][1:]}], "one goes up, one goes down"
