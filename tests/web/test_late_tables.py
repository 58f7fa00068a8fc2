"""A table that spectators see late: no channel tells them more, and all of them tell what may be seen."""

import re
from typing import Any

import pytest

from perihelion.table.settings import Settings


@pytest.fixture
def eve(server):
    return server.guest("Eve")


def begin(ada, bob, delay="turns:2", **settings):
    table = ada.lay(delay=delay, public=True, hints=True, confirm=False, **settings)
    bob.take(table)
    return table


def play_on(table, *guests):
    """The guest to act plays something that does not end the game. Returns the count."""
    for guest in guests:
        seen = guest.at(table)
        if seen["yours"]:
            actions = [choice["action"] for choice in seen["choices"]]
            assert guest.play(table, "call" if "call" in actions else actions[0], seen["count"]).status_code == 201
            return guest.at(table)["count"]
    raise AssertionError("nobody is to act")


def everything_about(eve, table):
    """What every address tells a spectator of a table, by address."""
    addresses = [
        "", "/recap", "/draws", "/players/0", "/players/1", "/tour", "/overlay?delay=0", "/export", "/sealed",
        "/analysis", "/at/0", "/at/3", "/report", "/report/task",
    ]  # fmt: skip
    told = {path: eve.get(f"/api/tables/{table}{path}").text for path in addresses}
    orders: dict[str, dict[str, Any]] = {
        "why": {"touch": ["pot"]}, "hint": {}, "hint/task": {}, "preview": {"action": "call", "after": 1},
        "actions": {"action": "call", "after": 0}, "confirm": {"after": 0}, "undo": {"after": 0},
        "branch": {"n": 0, "seats": ["me", "me"]}, "plans": {"moves": []},
    }  # fmt: skip
    told |= {f"POST {path}": eve.order(table, path, **body).text for path, body in orders.items()}
    told |= {path: eve.get(path).text for path in (f"/t/{table}", f"/embed/replay/{table}", f"/t/{table}/replay")}
    rows = eve.get("/api/tables").json()["public"]
    told["lobby"] = str([{**row, "changed": 0} for row in rows if row["table"] == table])
    return {path: re.sub(r'"wait":[\d.]+', "", text) for path, text in told.items()}


def test_no_channel_tells_a_spectator_what_happened_in_the_last_turns(server, ada, bob, eve):
    """Compare everything before and after two moves that a spectator may not know yet."""
    table = begin(ada, bob, "turns:9")
    told = everything_about(eve, table)
    begun = ada.at(table)["count"]
    with eve.live(table) as live, ada.live(table) as own:
        shown = live.hear("snapshot")
        assert (shown["count"], shown["clock"]) == (begun, None)
        play_on(table, ada, bob)
        ada.order(table, "chat", text="I have the king")
        eve.order(table, "chat", text="a nice game")
        while own.hear("chat")["text"] != "a nice game":
            pass
        assert live.hear("chat")["text"] == "a nice game", "no player's line about a position that is still hidden"
        play_on(table, ada, bob)
        assert [each["type"] for each in live.quiet(0.5) if each["type"] != "presence"] == []
    assert ada.at(table)["count"] >= begun + 2
    now = everything_about(eve, table)
    for field in ("count", "log", "board", "outline", "prompt", "sheet", "stories", "fair", "asked", "settings"):
        assert eve.at(table)[field] == shown[field], field
    for path, text in now.items():
        assert "king" not in text, path
        if path:  # the snapshot has the spectator's line of chat now
            assert text == told[path], f"{path} tells that something happened"


def test_a_spectator_sees_the_turns_when_they_are_old_enough_and_everything_at_the_end(server, ada, bob, eve):
    table = begin(ada, bob)
    with eve.live(table) as live:
        live.hear("snapshot")
        counts = []
        ada.order(table, "chat", text="hello")
        while not ada.at(table)["over"]:
            play_on(table, ada, bob)
            counts.append((ada.at(table)["count"], eve.at(table)["count"]))
        assert all(late < real for real, late in counts[:-1] if real > 3)
        assert counts[-1][0] == counts[-1][1], "the game is over"
        heard = live.hear("update")
        while not heard.get("over"):
            heard = live.hear("update")
        assert heard["count"] == counts[-1][0]
        assert any(line["text"] == "hello" for line in eve.at(table)["chat"])
    assert [line["n"] for line in eve.at(table)["log"]] == [line["n"] for line in ada.at(table)["log"]]


def test_a_guest_who_sits_down_sees_the_present_and_one_who_leaves_sees_it_late(server, ada, bob, eve):
    table = begin(ada, bob)
    while ada.at(table)["count"] < 4:
        play_on(table, ada, bob)
    with bob.live(table) as live, eve.live(table) as watching:
        assert live.hear("snapshot")["count"] == ada.at(table)["count"]
        assert watching.hear("snapshot")["count"] < ada.at(table)["count"]
        assert bob.order(table, "seats/1", leave=True).status_code == 200
        assert live.ended() == 1012, "the page connects again and sees what spectators see"
        assert bob.at(table)["count"] < ada.at(table)["count"]
        assert bob.at(table)["clock"] is None
        assert bob.order(table, "undo", after=ada.at(table)["count"]).json()["error"] == "not-your-seat"
        row = next(row for row in bob.get("/api/tables").json()["mine"] if row["table"] == table)
        assert (row["count"], row["since"], [seat["points"] for seat in row["seats"]]) == (0, None, [None, None])
        assert eve.order(table, "seats/1", take=True).status_code == 200
        assert watching.ended() == 1012
    assert eve.at(table)["count"] == ada.at(table)["count"]


def test_a_delay_of_minutes_hides_what_is_younger(server, ada, bob, eve):
    table = begin(ada, bob, delay="minutes:1")
    begun = eve.at(table)["count"]
    play_on(table, ada, bob)
    assert ada.at(table)["count"] > begun
    assert eve.at(table)["count"] <= begun


def test_a_broadcast_is_late_unless_its_host_chose_a_delay():
    assert Settings(broadcast=True).delay == "turns:2"
    assert Settings(broadcast=True, delay="minutes:5").delay == "minutes:5"
    assert Settings().delay == ""


@pytest.mark.parametrize("delay", ["turns:0", "turns:21", "minutes:61", "hours:1", "turns:2\n"])
def test_a_delay_that_does_not_exist_is_refused(ada, delay):
    answer = ada.post("/api/tables", game="leduc", seats=["me", "open"], settings={"delay": delay})
    assert answer.status_code == 422
