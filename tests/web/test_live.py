"""The live table: who sees what when, and only what changed."""

import json
import time

import pytest


def test_a_move_is_on_the_other_screen(ada, bob, table):
    with ada.live(table) as hers, bob.live(table) as his:
        first = his.hear("snapshot")
        hers.hear("snapshot")
        hers.send(type="play", action="call", after=2)
        assert hers.hear("played") == {"type": "played", "after": 2, "count": 3}
        update = his.hear("update")
    assert update["count"] == 3
    assert update["yours"]
    assert [line["says"] for line in update["log"]] == ["Ada calls."]
    assert [choice["action"] for choice in update["choices"]] == ["call", "raise"]
    assert "board" not in update
    assert "optionsText" not in update, "what does not change is not sent again"
    assert first["board"]["groups"].keys() >= update.get("groups", {}).keys()


def test_updates_lead_to_what_a_snapshot_says(server):
    """A client that applies every update sees the same table as a client that connects now."""
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.lay("solari", options={"first": 0})
    bob.take(table)
    with ada.live(table) as hers, bob.live(table) as his:
        seen = [hers.hear("snapshot"), his.hear("snapshot")]
        for _ in range(24):
            who = ada if seen[0]["yours"] else bob
            mine = seen[0] if seen[0]["yours"] else seen[1]
            choice = mine["choices"][len(mine["choices"]) // 2]
            answer = who.play(table, choice["action"], mine["count"])
            assert answer.status_code == 201, answer.text
            for i, connection in enumerate((hers, his)):
                while seen[i]["count"] <= mine["count"]:
                    seen[i] = applied(seen[i], connection.hear())
    for i, who in enumerate((ada, bob)):
        fresh = who.at(table)
        for name in ("clock", "watching", "seats"):
            fresh.pop(name), seen[i].pop(name)
        assert seen[i] == fresh


def applied(now, message):
    """A snapshot after a message, as a client does it."""
    if message["type"] == "snapshot":
        return message
    if message["type"] != "update":
        return {**now, **{k: v for k, v in message.items() if k != "type"}}
    groups, order, log = message.pop("groups", {}), message.pop("order", None), message.pop("log", [])
    for step in message.pop("steps", []):
        assert set(step) == {"n", "seat", "turn", "groups", "says", "happened", "points", "scored"}
    board = dict(now["board"])
    board["groups"] = {k: v for k, v in {**board["groups"], **groups}.items() if v is not None}
    board["order"] = order or board["order"]
    told = {**now["stories"], **message.pop("stories", {})}
    stories = {turn: story for turn, story in told.items() if story}
    return {**now, **message, "type": "snapshot", "board": board, "log": now["log"] + log, "stories": stories}


def test_steps_come_one_after_the_other_and_end_where_the_update_ends(server):
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.lay()
    bob.take(table)
    with bob.live(table) as his:
        now = his.hear("snapshot")
        ada.play(table, "call")
        now = applied(now, his.hear("update"))
        bob.play(table, "call")
        update = his.hear("update")
    assert update["steps"][0]["says"] == "Bob calls."
    assert update["steps"][1]["says"].startswith("On the board lies")
    shown = dict(now["board"]["groups"])
    for step in update["steps"]:
        shown |= {key: update["groups"][key] if svg is True else svg for key, svg in step["groups"].items() if svg}
    assert shown == {**now["board"]["groups"], **update["groups"]}


def test_a_connection_is_compressed_with_all_that_it_remembers(ada, table):
    with ada.live(table) as hers:
        chosen = hers.socket.response.headers["Sec-WebSocket-Extensions"]
    assert "permessage-deflate" in chosen
    assert "server_max_window_bits" not in chosen, "the server compresses with the largest window there is"


def test_coming_back_gives_the_present(ada, bob, table):
    with bob.live(table) as his:
        count = his.hear("snapshot")["count"]
    ada.play(table, "call")
    with bob.live(table) as his:
        assert his.hear()["count"] == count + 1


def test_presence_and_chat(server, ada, bob, table):
    eve = server.guest("Eve")
    with ada.live(table) as hers:
        assert not hers.hear("snapshot")["seats"][1]["present"]
        with bob.live(table) as his:
            his.hear("snapshot")
            assert hers.hear("presence")["seats"][1]["present"]
            with eve.live(table) as watching:
                assert watching.hear("snapshot")["seat"] == -1
                assert hers.hear("presence")["watching"] == 1
                assert eve.order(table, "chat", text="  hello <b>you</b>\n ").json() == {"n": 1}
                said = hers.hear("chat")
                assert said["text"] == "hello <b>you</b>", "text stays text; the page shows it as such"
                assert (said["name"], said["seat"]) == ("Eve", -1)
                assert said["guest"], "the host may send her away"
                assert his.hear("chat")["guest"] is None
        assert hers.hear("presence")["watching"] == 0
        assert not hers.hear("presence")["seats"][1]["present"]
        assert ada.order(table, "remove", guest=said["guest"]).status_code == 200
    assert eve.live(table).ended() == 4403


def test_a_change_of_language_is_heard_at_once(server, ada, table):
    with ada.live(table) as hers:
        assert hers.hear("snapshot")["gameName"] == "Leduc poker"
        ada.post("/api/me", lang="de")
        assert hers.hear("snapshot")["gameName"] == "Leduc-Poker"


def test_a_change_of_name_is_seen_by_all(ada, bob, table):
    with bob.live(table) as his:
        his.hear("snapshot")
        ada.post("/api/me", name="Countess")
        assert his.hear("update")["seats"][0]["name"] == "Countess"


def test_refusals_over_the_wire(ada, bob, table):
    with bob.live(table) as his:
        his.hear("snapshot")
        his.send(type="play", action="call", after=2)
        assert his.hear("refused")["error"] == "not-your-turn"
        his.send(type="play", action="call", after=77)
        assert his.hear("snapshot")["count"] == 2
        assert his.hear("refused")["error"] == "stale"
        his.send(type="ping")
        assert his.hear("pong") == {"type": "pong"}
        his.send(type="confirm", after=2)
        assert his.hear("refused")["error"] == "waiting"
        his.send(type="undo", after=2)
        assert his.hear("refused")["error"] == "undo"


@pytest.mark.parametrize(
    ("name", "action", "after"),
    [("Ada", "fold", 2), ("Ada", "no such thing", 2), ("Bob", "call", 2), ("Bob", "call", 77), ("Eve", "call", 2)],
    ids=["illegal", "unreadable", "not-your-turn", "stale", "not-your-seat"],
)
def test_a_refusal_is_the_same_over_http_and_over_the_wire(server, ada, bob, table, name, action, after, request):
    who = {"Ada": ada, "Bob": bob, "Eve": server.guest("Eve")}[name]
    over_http = who.play(table, action, after).json()
    over_http.pop("snapshot", None)
    with who.live(table) as connection:
        connection.hear("snapshot")
        connection.send(type="play", action=action, after=after)
        over_the_wire = connection.hear("refused")
    assert over_the_wire == {"type": "refused", "after": after, **over_http}
    assert over_http["error"] == request.node.callspec.id


def test_looking_from_another_seat_one_holds(ada, bob, table):
    both = ada.lay(seats=("me", "me"))
    with ada.live(both, "?seat=1") as hers:
        assert hers.hear("snapshot")["seat"] == 1
        hers.send(type="look", seat=0)
        assert hers.hear("snapshot")["seat"] == 0
    with bob.live(table) as his:
        his.hear("snapshot")
        his.send(type="look", seat=0)
        his.send(type="ping")
        assert his.hear()["type"] in ("pong", "presence"), "another's seat is not shown"


def test_a_page_that_does_not_show_the_position_as_text_says_so(ada, table):
    with ada.live(table) as hers:
        hers.hear("snapshot")
        hers.send(type="outline", wanted=False)
        hers.send(type="ping")
        assert hers.hear("pong") == {"type": "pong"}


@pytest.mark.parametrize(
    "message",
    [
        "no json",
        "[]",
        "{}",
        '{"type":"dance"}',
        '{"type":"play"}',
        '{"type":["play"]}',
        "1" * 5000,
        '{"type":"look"}',
        '{"type":"outline"}',
    ],
)
def test_what_is_no_message_ends_the_connection(ada, table, message):
    with ada.live(table) as hers:
        hers.hear("snapshot")
        hers.socket.send(message)
        assert hers.ended() == 4422


def test_bytes_and_huge_messages_end_it_too(ada, table):
    with ada.live(table) as hers:
        hers.hear("snapshot")
        hers.socket.send("x" * 40_000)
        assert hers.ended() == 1009
    with ada.live(table) as hers:
        hers.hear("snapshot")
        hers.socket.send(b"\x00\xff")
        assert hers.ended() == 4422
    assert ada.at(table)["count"] == 2


def test_who_may_not_connect(server, ada, table):
    assert ada.live("no-such-table").ended() == 4404
    assert ada.live(table, Origin="https://elsewhere.example").ended() == 4403
    stranger = server.guest()
    stranger.http.cookies.clear()
    assert stranger.live(table).ended() == 4401
    with ada.live(table, Origin=server.address) as hers:
        assert hers.hear("snapshot")


def test_a_closed_table_says_so(ada, bob, table):
    with bob.live(table) as his:
        his.hear("snapshot")
        ada.order(table, "close")
        assert his.hear("update")["closed"]
        assert his.ended() == 4410
    with bob.live(table) as his:
        assert his.hear("snapshot")["closed"]
        assert his.ended() == 4410


def test_too_many_messages_are_refused(server, ada, table):
    with ada.live(table) as hers:
        hers.hear("snapshot")
        heard = []
        for _ in range(10):  # a slow machine may need seconds for them
            for _ in range(40):
                hers.send(type="ping")
            heard += hers.quiet(0.02)  # a client that reads nothing is disconnected as too slow
        heard += hers.quiet(1)
    kinds = [message["type"] for message in heard]
    assert "refused" in kinds
    refused = next(m for m in heard if m["type"] == "refused")
    assert refused["error"] == "too-fast"
    assert 0 < refused["wait"] <= 1 / 30


def test_clock_over_the_wire(ada, bob):
    table = ada.lay(minutes=3)
    bob.take(table)
    clock = ada.at(table)["clock"]
    assert (clock["minutes"], clock["seat"]) == (3, 0)
    assert 60 < clock["left"] <= 180
    time.sleep(0.3)
    assert ada.at(table)["clock"]["left"] < clock["left"]


def test_what_is_sent_is_json_a_browser_can_read(ada, table):
    with ada.live(table) as hers:
        raw = hers.socket.recv(timeout=60)
    assert isinstance(raw, str)
    assert json.loads(raw)["type"] == "snapshot"
