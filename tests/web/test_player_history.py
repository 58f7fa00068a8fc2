"""Ratings and records over the API: who sees what, and what leaving costs."""

import time

from tests.web.waiting import wait_for

RATED = {"rated": True, "minutes": 60, "late": "seat"}


def play_out(*guests, leaver=None, group=None, **settings):
    """Play Leduc poker to its end and return the table; the leaver gives the seat to a bot first."""
    ada, bob = guests
    settings = RATED | settings
    order = {"game": "leduc", "seats": ["me", "open"], "settings": settings, "group": group}
    table = ada.post("/api/tables", **order).json()["table"]
    bob.take(table)
    if leaver is not None:
        leaver.order(table, f"seats/{guests.index(leaver)}", bot="random")

    def play_on():
        """Play for the seat to act, and return whether the game is over; bots play by themselves."""
        for guest in guests:
            seen = guest.at(table)
            if seen["yours"]:
                actions = [choice["action"] for choice in seen["choices"]]
                guest.play(table, "call" if "call" in actions else actions[0], seen["count"])
        return seen["over"]

    wait_for(play_on, longest=0.1)
    return table


def record(guest, player="me"):
    """The record of a player; the result is stored a moment after the end of the game."""
    answer = guest.get(f"/api/players/{player}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def wait_for_result(find):
    """Wait for a result to be stored. Records may be asked for ten times at once, then once in two seconds."""
    time.sleep(0.1)
    return wait_for(find, longest=2.5)


def test_a_rated_game_gives_both_players_a_rating_and_a_record(server):
    ada, bob = server.guest("Vera"), server.guest("Wim")  # other tests have an Ada in the same ranking
    table = play_out(ada, bob)
    own = wait_for_result(lambda: (found := record(ada))["ratings"] and found)
    (curve,) = own["ratings"]
    assert (curve["game"], curve["seats"], curve["games"]) == ("leduc", 2, 1)
    assert own["games"][0]["table"] == table
    assert own["openings"][0]["moves"][0]["of"] == 1
    assert [(other["name"], other["won"] + other["even"] + other["lost"]) for other in own["against"]] == [("Wim", 1)]

    ranked = ada.get("/api/ranking/leduc").json()["lists"][0]["players"]
    found = {player["name"]: player for player in ranked}
    assert found["Vera"]["mine"]
    assert not found["Wim"]["mine"]

    seen = record(ada, found["Wim"]["player"])
    assert seen["name"] == "Wim"
    assert not seen["own"]
    assert seen["games"][0]["table"] is None, "a table is open to whoever knows its address"
    assert ada.get(f"/player/{found['Wim']['player']}").status_code == 200
    assert ada.get("/player/nobody-here").status_code == 404


def test_a_friendly_game_is_in_nobody_elses_view_and_changes_no_rating(server):
    ada, bob = server.guest("Ada"), server.guest("Bob")
    play_out(ada, bob, rated=False)
    own = wait_for_result(lambda: (found := record(ada))["games"] and found)
    assert own["ratings"] == []
    assert not own["games"][0]["rated"]


def test_leaving_means_waiting_and_a_new_player_is_unknown(server):
    ada, eve = server.guest("Ada"), server.guest("Mallory")
    play_out(ada, eve, leaver=eve)
    wait_for_result(lambda: record(eve)["left"] == 1)
    assert record(eve)["standing"] == "new"
    assert record(eve)["games"][0]["place"] == 2
    rated = ada.lay(**RATED)
    refused = eve.order(rated, "seats/1", take=True)
    assert (refused.status_code, refused.json()["error"]) == (403, "rated-terms")
    assert "10 minutes" in refused.json()["sentence"]
    assert eve.post("/api/tables", game="leduc", seats=["me", "open"], settings=RATED).status_code == 403
    assert eve.post("/api/pairing", choices=[{"game": "leduc"}], pace="live", rated=True).status_code == 403
    table = ada.lay(reliable=True)
    refused = server.guest("New").order(table, "seats/1", take=True)
    assert (refused.status_code, refused.json()["error"]) == (403, "unreliable")
    assert "Nobody knows you yet" in refused.json()["sentence"]


def test_in_a_rated_game_the_seat_leads_to_the_players_record(table, ada, server):
    assert ada.get(f"/api/tables/{table}/players/1").json()["record"] is None, "friendly games connect nobody"
    rated = ada.lay(**RATED)
    bob = server.guest("Bob").take(rated)
    link = ada.get(f"/api/tables/{rated}/players/1").json()["record"]
    assert record(ada, link.rsplit("/", 1)[-1])["name"] == bob.me["name"]


def test_a_rated_game_has_one_seat_for_everybody(ada):
    answer = ada.post("/api/tables", game="leduc", seats=["me", "me"], settings=RATED)
    assert answer.status_code == 422


def test_whoever_deletes_everything_is_in_no_ranking_any_more(server):
    ada, bob = server.guest("Ada"), server.guest("Bobby Tables")
    play_out(ada, bob)
    own = wait_for_result(lambda: (found := record(ada))["against"] and found)
    assert own["against"][0]["name"] == "Bobby Tables"
    player = own["against"][0]["player"]
    assert bob.post("/api/me/delete", name="Bobby Tables").status_code == 200
    assert "Bobby Tables" not in ada.get("/api/ranking/leduc").text
    assert record(ada)["against"][0] == {**own["against"][0], "name": "a player who left", "player": None}
    assert ada.get(f"/api/players/{player}").status_code == 404
