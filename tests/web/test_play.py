"""Playing over HTTP: rights, stale and repeated plays, undo, seats, the end and what follows."""

import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from perihelion.bots import BOTS
from perihelion.table.new_tables import wishes_to_continue
from perihelion.words import Words
from tests.table.tables import ADA, BOB
from tests.table.tables import table as table_in_memory
from tests.web.waiting import wait_for


def test_a_whole_game_between_two_guests(ada, bob, table):
    for who, action in ((ada, "call"), (bob, "raise"), (ada, "call"), (ada, "call"), (bob, "call")):
        answer = who.play(table, action)
        assert answer.status_code == 201, answer.text
    end = ada.at(table)
    assert end["over"]["points"] == [-end["over"]["points"][1], end["over"]["points"][1]]
    most, winners = max(end["over"]["points"]), end["over"]["winners"]
    if len(winners) == 2:
        expected = ["The game ends in a draw."] * 2
    else:
        name = ("Ada (First)", "Bob (Second)")[winners[0]]
        expected = [f"{name} wins {most}\xa0:\xa0−{most}."] * 2
        expected[winners[0]] = f"You won, {most}\xa0:\xa0−{most}."
    assert [who.at(table)["over"]["says"] for who in (ada, bob)] == expected
    assert end["choices"] == []
    assert not end["yours"]
    assert ada.play(table, "call").json()["error"] == "over"


def test_every_choice_can_be_played_and_nothing_else(ada, bob, table):
    now = ada.at(table)
    assert [choice["action"] for choice in now["choices"]] == ["call", "raise"]
    assert bob.at(table)["choices"] == []
    refused = ada.play(table, "fold")
    assert refused.status_code == 409
    assert refused.json() == {
        "error": "illegal",
        "sentence": "There is nothing to give way to: the other seat has not paid more than you.",
        "rule": "LEDUC-6",
        "link": "/rules/leduc#LEDUC-6",
    }


def test_a_repeated_play_gives_the_same_answer(ada, bob, table):
    count = ada.at(table)["count"]
    first = ada.play(table, "call", count)
    assert [ada.play(table, "call", count).json() for _ in range(3)] == [first.json()] * 3
    assert ada.at(table)["count"] == count + 1


def test_a_stale_play_is_refused_with_the_present_position(ada, bob, table):
    count = ada.at(table)["count"]
    ada.play(table, "call", count)
    answer = bob.play(table, "call", count)
    assert answer.status_code == 409
    assert answer.json()["error"] == "stale"
    assert answer.json()["snapshot"]["count"] == count + 1
    assert answer.json()["snapshot"]["seat"] == 1, "as the one who asked sees it"


def test_a_seat_is_played_by_who_holds_it(server, ada, bob, table):
    eve = server.guest("Eve")
    assert bob.play(table, "call").json()["error"] == "not-your-turn"
    assert eve.play(table, "call").status_code == 403
    forged = server.guest()
    forged.http.cookies.set("guest", ada.http.cookies["guest"][:-1] + "x")
    assert forged.play(table, "call").status_code == 403
    assert ada.at(table)["count"] == 2


def test_two_clients_of_one_seat_at_once(ada, bob, table):
    """Both press at the same moment: one play counts, the other learns where the game stands."""
    with ThreadPoolExecutor(8) as at_once:
        answers = list(at_once.map(lambda a: ada.play(table, a, 2), ["call", "raise"] * 4))
    done = [a.json() for a in answers if a.status_code == 201]
    stale = [a.json()["error"] for a in answers if a.status_code == 409]
    assert len(done) == 4, "the play that won, and its repetitions"
    assert {d["count"] for d in done} == {3}
    assert stale == ["stale"] * 4
    assert ada.at(table)["count"] == 3


def test_undo_and_its_reasons(server, ada, bob):
    table = ada.lay(confirm=True)
    bob.take(table)
    assert ada.at(table)["undo"] == {
        "can": False, "why": "Something was rolled or drawn, and that stays.", "further": None,
    }  # fmt: skip
    ada.play(table, "call")
    now = ada.at(table)
    assert now["confirm"]
    assert now["undo"]["can"]
    assert now["choices"] == []
    answer = ada.order(table, "undo", after=now["count"])
    assert answer.json() == {"count": 4}
    assert ada.order(table, "undo", after=now["count"]).json() == {"count": 4}
    ada.play(table, "raise")
    count = ada.at(table)["count"]
    assert bob.order(table, "confirm", after=count).json()["error"] == "not-your-turn"
    assert ada.order(table, "confirm", after=count).json() == {"count": count + 1}
    late = ada.order(table, "undo", after=count + 1)
    assert late.status_code == 409
    assert late.json()["sentence"] == Words("en", "perihelion.table")("undo-passed")
    undone = [line for line in bob.at(table)["log"] if line["undone"]]
    assert [line["says"] for line in undone] == ["Ada calls."]


def test_an_undo_all_agree_to(ada, bob, table):
    ada.play(table, "call")
    bob.play(table, "call")
    now = ada.at(table)
    asked = ada.order(table, "undo", after=now["count"], to=now["undo"]["further"])
    assert (asked.status_code, asked.json()) == (202, {"asked": True})
    assert bob.at(table)["asked"] == {"seat": 0, "name": "Ada", "to": 2, "agreed": [0], "mine": True}
    assert bob.order(table, "undo/answer", agree=True).status_code == 200
    assert ada.at(table)["yours"]
    assert [line["says"] for line in ada.at(table)["log"]][-1] == "Everybody agrees: Ada undoes the turn."


def test_a_seat_goes_to_a_bot_and_back(ada, bob, table):
    ada.play(table, "call")
    assert bob.order(table, "seats/1", bot="random").status_code == 200
    now = wait_for(lambda: (seen := bob.at(table)) and (seen["over"] or seen["seats"][0]["active"]) and seen)
    assert now["seats"][1]["kind"] == "bot"
    assert now["seat"] == 1, "one still sees one's own side"
    assert now["mine"] == []
    if not now["over"]:
        assert now["seats"][1]["takeable"]
        assert bob.order(table, "seats/1", take=True).status_code == 200
        assert bob.at(table)["mine"] == [1]


def test_orders_of_the_host(server, ada, bob, table):
    assert bob.order(table, "close").status_code == 403
    seats = ada.at(table)["seats"]
    assert bob.at(table)["seats"][0]["guest"] is None, "only the host learns it"
    assert ada.order(table, "remove", guest=seats[1]["guest"]).status_code == 200
    assert bob.get(f"/api/tables/{table}").json()["error"] == "removed"
    assert bob.order(table, "seats/1", take=True).status_code == 403
    assert ada.at(table)["seats"][1]["kind"] == "bot"
    assert ada.order(table, "remove", guest="nobody").status_code == 422
    assert ada.order(table, "close").status_code == 200
    assert ada.at(table)["closed"]
    assert ada.play(table, "call").json()["error"] == "closed"


def test_hints_only_where_agreed(ada, bob, table):
    assert ada.order(table, "hint").status_code == 403
    alone = ada.lay(seats=("me", "bot:random"))
    hint = ada.order(alone, "hint")
    assert hint.status_code == 200, hint.text
    assert re.match(r"About \d+% to win\.", hint.json()["why"])
    assert hint.json()["steps"][0]["action"] in [choice["action"] for choice in ada.at(alone)["choices"]]


def test_why_not(ada, bob, table):
    assert ada.order(table, "why", action="fold").json()["rule"] == "LEDUC-6"
    assert ada.order(table, "why", action="call").json()["sentence"] is None
    assert ada.order(table, "why", touch=["board"]).json()["sentence"] is None
    assert bob.order(table, "why", action="fold").json() == {
        "sentence": "It is not your turn.", "rule": None, "link": None,
    }  # fmt: skip
    for unknown in (ada.order(table, "why", action="no such thing"), ada.play(table, "no such thing")):
        assert unknown.status_code == 422
        assert unknown.json()["sentence"] == "“no such thing” is not a move of this game."


def test_why_not_by_touch_names_the_rule(ada):
    table = ada.lay("solari", ("me", "me"), {"first": 0})
    now = ada.at(table)
    touchable = {key for choice in now["choices"] for key in choice["touch"]}
    cells = [key for key in now["board"]["order"] if key not in touchable and key.startswith("c")]
    answers = [ada.order(table, "why", touch=[key]).json() for key in cells[:30]]
    reasons = [answer for answer in answers if answer["rule"]]
    assert reasons
    for answer in reasons:
        assert answer["sentence"]
        assert answer["link"] == f"/rules/solari#{answer['rule']}"
    assert ada.order(table, "why", touch=now["choices"][0]["touch"]).json()["sentence"] is None


def test_why_by_touch_says_what_the_thing_is_and_what_it_does_now(ada, bob):
    choice = {"touch": ["lower-1"]}
    while not choice["touch"][0].startswith("u"):  # with 6-6 one names two values first
        table = ada.lay("solari", ("me", "me"), {"first": 0})
        now = ada.at(table)
        choice = now["choices"][0]
    piece = ada.order(table, "why", touch=choice["touch"][:1]).json()
    assert piece["name"].startswith("Your comet")
    assert "row" in piece["effect"]
    assert piece["now"].startswith("Tap it: ")
    assert ada.order(table, "why", touch=choice["touch"]).json()["now"] == choice["says"]
    foreign = ada.order(table, "why", touch=["n1"]).json()
    assert foreign["name"] == "Ada 2’s comet 1"
    assert foreign["now"] == "There is nothing to do with it now."
    watched = bob.order(table, "why", touch=["n1"]).json()
    assert watched["effect"]
    assert watched["sentence"] is None, "whoever only watches is refused nothing"


def test_replay_export_branch_and_rematch(server, ada, bob, table):
    for path in ("export", "report", "at/2"):
        assert ada.get(f"/api/tables/{table}/{path}").json()["error"] == "running"
    assert ada.order(table, "branch", n=2).json()["error"] == "running"
    assert ada.order(table, "rematch").json()["error"] == "running"
    ada.play(table, "raise")
    bob.play(table, "fold")
    then = bob.get(f"/api/tables/{table}/at/3", seat=0).json()
    moments, turns = [0, 1, 2, 3, 4], [0, 0, 0, 1, 2]
    assert then["replay"] == {"n": 3, "last": 4, "moments": moments, "turns": turns, "seats": [0, 1]}
    assert then["steps"][0]["says"] == "Ada raises."
    assert bob.get(f"/api/tables/{table}/at/3").json()["seat"] == 1, "by default one's own seat"
    assert then["over"] is None
    assert then["seat"] == 0
    assert [line["n"] for line in then["log"]][-1] == 3
    assert ada.get(f"/api/tables/{table}/at/99").status_code == 422
    assert ada.get(f"/api/tables/{table}/at/2", seat=7).status_code == 422
    text = ada.get(f"/api/tables/{table}/export").text
    assert text.startswith("perihelion 1\ngame leduc\n")
    other = ada.order(table, "branch", n=3, seats=["me", "me"]).json()["table"]
    assert [line["says"] for line in ada.at(other)["log"]][-1] == "Ada raises."
    assert ada.at(other)["yours"]
    again = ada.order(table, "rematch").json()
    waiting = ada.at(again["table"])
    assert not waiting["started"], "Bob is not here: his seat is held"
    assert waiting["prompt"].startswith("Waiting for Bob.")
    assert bob.at(again["table"])["prompt"].endswith("your seat is kept.")
    (listed,) = [row for row in bob.get("/api/tables").json()["mine"] if row["table"] == again["table"]]
    assert listed["held"]
    eve = server.guest("Eve")
    assert eve.order(again["table"], "seats/1", take=True).json()["sentence"] == "This seat is reserved for Bob."
    assert not eve.at(again["table"])["seats"][1]["takeable"]
    assert bob.order(table, "rematch").json() == again
    assert bob.at(table)["next"] == again["link"]
    assert bob.at(again["table"])["mine"] == [1]
    assert ada.at(again["table"])["started"]


def test_whoever_goes_on_from_a_moment_meets_the_same_bots():
    made = table_in_memory("solari", ["me", "bot:greedy", "open", "me"], options={"players": 4}, guests=(ADA, BOB))
    made.seats[1] = replace(made.seats[1], level="mercury")
    assert wishes_to_continue(made, ADA, list(BOTS)) == ["me", "bot:mercury", "bot:greedy", "me"]
    assert wishes_to_continue(made, BOB, list(BOTS)) == ["bot:greedy", "bot:mercury", "me", "bot:greedy"]


def test_lists(server, ada, bob, table):
    public = ada.lay(public=True)
    lists = bob.get("/api/tables").json()
    assert table in [t["table"] for t in lists["mine"]]
    assert public in [t["table"] for t in lists["public"]]
    assert table not in [t["table"] for t in lists["public"]]
    mine = next(t for t in ada.get("/api/tables").json()["mine"] if t["table"] == table)
    assert mine["yours"]
    assert mine["gameName"] == "Leduc poker"
    assert [seat["name"] for seat in mine["seats"]] == ["Ada", "Bob"]
    assert server.guest().get("/api/tables").json()["mine"] == []


def test_the_seat_goes_along_to_another_device(server, ada, bob, table):
    link = ada.post("/api/me/link").json()["link"]
    phone = server.guest()
    assert phone.get(f"/api{link.replace('/me/', '/me/link/')}").json() == {"name": "Ada"}
    assert phone.post(f"/api{link.replace('/me/', '/me/link/')}").json()["name"] == "Ada"
    assert phone.get("/api/me").json()["name"] == "Ada"
    assert phone.play(table, "call").status_code == 201
    assert server.guest().http.get(link).status_code == 404, "it opens once"


def test_passing_the_tablet(ada):
    table = ada.lay(seats=("me", "me"))
    now = ada.at(table)
    assert (now["mine"], now["seat"], now["secrets"]) == ([0, 1], 0, True)
    ada.play(table, "call")
    assert ada.at(table)["seat"] == 1, "the one to act"
    assert ada.at(table, seat=0)["seat"] == 0
    assert ada.play(table, "call").status_code == 201


def test_the_language_is_chosen_from_the_browser_and_can_be_switched(server, table):
    hans = server.guest(**{"Accept-Language": "de-AT,de;q=0.9,en;q=0.5"})
    assert hans.me["lang"] == "de"
    assert hans.at(table)["gameName"] == "Leduc-Poker"
    assert hans.play(table, "call").json()["sentence"] == "Das ist nicht dein Platz."
    hans.post("/api/me", lang="en")
    assert hans.at(table)["gameName"] == "Leduc poker"
    assert hans.http.cookies["lang"] == "en"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\u200b"])
def test_a_name_has_1_to_24_characters(ada, name):
    assert ada.post("/api/me", name=name).status_code == 422
    assert ada.post("/api/me", name="Zoë  Ångström\n").json()["name"] == "Zoë Ångström"


@pytest.mark.parametrize(("game", "seats"), [("solari", 2), ("solaris", 3), ("solenia", 2), ("solarius", 2)])
def test_the_board_shows_who_still_has_to_confirm_as_the_one_to_play(ada, game, seats):
    table = ada.lay(game, ("me",) * seats, {"players": seats}, confirm=True)
    while not (now := ada.at(table))["confirm"]:
        ada.play(table, now["choices"][-1]["action"])
    rows = next(section["rows"] for section in now["outline"] if section["heading"] == "Players")
    assert [bool(row[-1]) for row in rows] == [seat["active"] for seat in now["seats"]]
    ada.order(table, "confirm", after=now["count"])
    now = ada.at(table)
    rows = next(section["rows"] for section in now["outline"] if section["heading"] == "Players")
    assert [bool(row[-1]) for row in rows] == [seat["active"] for seat in now["seats"]]


def test_guests_who_come_at_the_same_moment_all_sit_down_with_one_press(server, ada):
    laid = ada.lay("solaris", ["me", "open", "open"], {"players": 3})
    guests = [server.guest(name) for name in ("Bob", "Eve", "Dan")]
    with ThreadPoolExecutor(3) as at_once:
        answers = list(at_once.map(lambda guest: guest.order(laid, "seats"), guests))
    assert sorted(answer.json()["seat"] for answer in answers if answer.status_code == 200) == [1, 2]
    (late,) = [answer.json() for answer in answers if answer.status_code != 200]
    assert late["sentence"] == "All seats are taken now. You can watch."
    seated = next(guest for guest, answer in zip(guests, answers, strict=True) if answer.status_code == 200)
    assert seated.order(laid, "seats").status_code == 200, "the same press again"


@pytest.mark.parametrize(
    ("seats", "settings", "confirms"),
    [
        (("me", "open"), {"confirm": None}, True),
        (("me", "me"), {"confirm": None}, True),
        (("me", "bot:greedy"), {"confirm": None}, False),
        (("me", "open"), {"confirm": False}, False),
        (("me", "open"), {}, False),
    ],
)
def test_turns_are_confirmed_against_people_unless_the_host_chose_otherwise(ada, seats, settings, confirms):
    assert ada.at(ada.lay("leduc", seats, **settings))["settings"]["confirm"] is confirms
