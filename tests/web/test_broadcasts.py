"""A game at a real table that others watch: live or late, by a secret link, without what only one player may know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice

import pytest
from pydantic_core import to_json

import perihelion
from perihelion.companion.entered_game import write_move
from perihelion.core.position import Position
from perihelion.core.view import sees
from perihelion.core.vocabulary import SPECTATOR
from perihelion.engine.warmup import smallest_options
from perihelion.errors import IllegalAction, InvalidAction
from perihelion.server.loaded_table import LoadedTable
from perihelion.server.system_time import SYSTEM_TIME
from perihelion.store.postgresql import read_url
from perihelion.table.entered_table import HEADER, EnteredChance, EnteredLine, count_unchanged, keep_times
from perihelion.table.replay import replay_log
from perihelion.table.restore import stored_form
from perihelion.table.settings import Settings
from perihelion.table.table import TableHead
from perihelion.web.table.viewers import LiveTable
from perihelion.wire.schemas.close_codes import CloseCode
from perihelion.wire.table.overlay import describe_overlay
from perihelion.wire.table.player_boards import describe_player
from perihelion.wire.table.recap import make_recap
from perihelion.wire.table.snapshot import make_replay_snapshot, make_snapshot
from tests.companion.test_entered_game import play_at_random
from tests.web.prepared_server import PreparedServer
from tests.web.test_companions import begin, enter, look

CHANNELS = ("", "/recap", "/players/0", "/players/1", "/at/0", "/at/4")
CLOSED = ("/draws", "/export", "/report", "/sealed", "/analysis", "/tour", "/plans", "/mistakes")
"""Addresses of tables that a broadcast does not have."""


@pytest.fixture
def eve(server):
    return server.guest("Eve")


def share(guest, path, delay=""):
    """Let others watch; returns the id in the link."""
    answer = guest.post(f"{path}/broadcast", on=True, delay=delay)
    assert answer.status_code == 200, answer.text
    link = answer.json()["link"]
    assert answer.json()["overlay"] == link.replace("/t/", "/overlay/")
    return link.removeprefix("/t/")


def enter_all(guest, path, *entries):
    for entry in entries:
        answer = enter(guest, path, entry)
        assert answer.status_code == 200, answer.text


def told(guest, watch):
    """What every address tells a spectator."""
    answers = {path: guest.get(f"/api/tables/{watch}{path}") for path in CHANNELS}
    answers["overlay"] = guest.get(f"/api/tables/{watch}/overlay", delay=0)
    answers["why"] = guest.order(watch, "why", touch=["hand-0"])
    return {path: answer.text.replace(watch, "WATCH") for path, answer in answers.items()}


def test_nobody_may_watch_before_the_owner_wishes_it_and_a_link_that_was_ended_never_works_again(server, ada, bob, eve):
    path = begin(ada, "leduc", open_hands=True)
    assert ada.get(f"{path}/broadcast").json() == {"link": None, "overlay": None, "delay": ""}
    for answer in (bob.get(f"{path}/broadcast"), bob.post(f"{path}/broadcast", on=True)):
        assert answer.status_code == 404, "only the person who enters it may show it"
    assert ada.post(f"{path}/broadcast", on=True, delay="weeks:1").status_code == 422
    first = share(ada, path)
    assert ada.get(f"{path}/broadcast").json()["link"] == f"/t/{first}"
    assert (eve.get(f"/t/{first}").status_code, eve.get(f"/overlay/{first}").status_code) == (200, 200)
    assert path.rpartition("/")[2] not in eve.get(f"/api/tables/{first}").text, "the address to enter it stays secret"
    with eve.live(first) as live:
        live.hear("snapshot")
        ada.post(f"{path}/broadcast", on=False)
        assert live.ended() == CloseCode.NO_TABLE
    second = share(ada, path)
    assert first != second
    assert [eve.get(f"/t/{each}").status_code for each in (first, second)] == [404, 200]
    assert eve.get("/t/real.guessed").status_code == 404
    ada.post(f"{path}/delete")
    assert eve.get(f"/t/{second}").status_code == 404


def test_people_who_watch_see_each_entry_and_what_is_taken_back(server, ada, eve):
    path = begin(ada, "leduc", names=["Ada", "Bob"], open_hands=True)
    watch = share(ada, path)
    with eve.live(watch) as live:
        shown = live.hear("snapshot")
        assert (shown["entered"], shown["watching"], shown["mine"], shown["host"]) == (True, 1, [], False)
        assert [(seat["name"], seat["present"]) for seat in shown["seats"]] == [("Ada", True), ("Bob", True)]
        enter_all(ada, path, "~Q1", "~K1", "call")
        while (update := live.hear("update"))["count"] < 3:
            pass
        assert (update["prompt"], update["log"][-1]["says"]) == ("Bob to move.", "Ada calls.")
        ada.post(f"{path}/undo", count=look(ada, path)["count"])
        again = live.hear("snapshot")
        assert (again["prompt"], again["log"][-1]["says"]) == ("Ada to move.", "Bob gets a card.")
        enter_all(ada, path, "raise", "call")
        while (update := live.hear("update"))["count"] < 4:
            pass
        assert "entered" in update["prompt"], "a card comes next, and is not there yet"
    late = eve.get(f"/api/tables/{watch}/overlay", delay=3600).json()
    now = eve.get(f"/api/tables/{watch}/overlay", delay=0).json()
    assert [[seat["points"] for seat in each["seats"]] for each in (late, now)] == [[-1, -1], [-3, -3]]
    for order in ("chat", "start", "actions", "seats/0"):
        assert eve.order(watch, order, text="hi", action="call", after=4, take=True).status_code in (404, 422), order


def test_no_channel_tells_what_only_one_player_may_know(server, ada, eve):
    """Two games that differ in the cards in hand only, at each moment until the end."""
    paths = [begin(ada, "leduc", names=["Ada", "Bob"], open_hands=True) for _ in range(2)]
    shown = [share(ada, path) for path in paths]
    steps = ("~Q1 ~K2", "~Q2 ~J1"), ("call", "call"), ("raise", "raise"), ("call", "call")
    for step in steps:
        for path, entries in zip(paths, step, strict=True):
            enter_all(ada, path, *entries.split())
        one, other = (told(eve, watch) for watch in shown)
        for channel, text in one.items():
            assert _timeless(text) == _timeless(other[channel]), channel
            assert "404" not in text
        for channel in CLOSED:
            assert eve.get(f"/api/tables/{shown[0]}{channel}").status_code == 404, channel
    assert eve.get(f"/embed/replay/{shown[0]}").status_code == 404


def _timeless(text):
    return re.sub(r'"(mark|wait)":"?[^",]+"?', "", text)


@pytest.mark.parametrize("delay", ["turns:2", "minutes:5"])
def test_people_watch_late_if_the_owner_wishes_it(server, ada, eve, delay):
    path = begin(ada, "leduc", names=["Ada", "Bob"], open_hands=True)
    enter_all(ada, path, "~Q1", "~K1")
    watch = share(ada, path, delay)
    with eve.live(watch) as live:
        begun = live.hear("snapshot")
        assert (begun["settings"]["delay"], begun["settings"]["broadcast"]) == (delay, True)
        enter_all(ada, path, "call", "raise")
        assert eve.at(watch)["count"] <= 2
        ada.post(f"{path}/undo", count=look(ada, path)["count"])
        enter_all(ada, path, "call", "~J1", "call", "call")
        over = live.hear()
        while not over.get("over"):
            over = live.hear()
        assert over["over"]["winners"] == [1], "at the end they see everything"
    assert look(ada, path)["count"] == eve.at(watch)["count"]


def test_another_delay_is_valid_at_once_and_the_link_stays(server, ada, eve):
    path = begin(ada, "leduc", open_hands=True)
    watch = share(ada, path)
    enter_all(ada, path, "~Q1", "~K1", "call", "raise")
    with eve.live(watch) as live:
        assert live.hear("snapshot")["count"] == 4
        assert share(ada, path, "turns:5") == watch
        assert live.ended() == CloseCode.CHANGED
    assert eve.at(watch)["count"] == 2


def test_the_replay_shows_hands_if_they_were_entered_and_no_hands_if_they_were_guessed(server, ada, eve):
    for open_hands in (True, False):
        path = begin(ada, "leduc", names=["Ada", "Bob"], open_hands=open_hands)
        watch = share(ada, path)
        assert eve.get(f"/api/tables/{watch}/at/0").status_code == 409, "not while it runs"
        enter_all(ada, path, *(("~Q1", "~K1") if open_hands else ()), "call", "call", "~J1", "call")
        ada.post(f"{path}/end")
        end = eve.at(watch)
        assert "ended early" in end["over"]["says"]
        assert eve.get(f"/t/{watch}/replay").status_code == 200
        seats = [eve.get(f"/api/tables/{watch}/at/{end['count']}", seat=seat).json() for seat in (-1, 0, 1)]
        boards = [str(each["board"]["groups"]) for each in seats]
        assert seats[0]["replay"]["seats"] == ([0, 1] if open_hands else [])
        assert len(set(boards)) == (3 if open_hands else 1)
        ada.post(f"{path}/undo", count=look(ada, path)["count"])
        assert eve.at(watch)["over"] is None, "they go on after all"


def test_everything_about_a_player_is_gone_with_the_player(server, eve):
    owner = server.guest("Owner")
    path = begin(owner, "leduc", open_hands=True)
    watch = share(owner, path)
    with eve.live(watch) as live:
        live.hear("snapshot")
        assert owner.post("/api/me/delete", name="Owner").status_code == 200
        assert live.ended() == CloseCode.NO_TABLE
    assert eve.get(f"/t/{watch}").status_code == 404


def test_two_processes_show_the_same(postgresql):
    where = read_url(postgresql.new_store())
    one, two = PreparedServer(where).start(), PreparedServer(where).start()
    try:
        ada, eve = one.guest("Ada"), two.guest("Eve")
        path = begin(ada, "leduc", names=["Ada", "Bob"], open_hands=True)
        watch = share(ada, path)
        with eve.live(watch) as live:
            live.hear("snapshot")
            enter_all(ada, path, "~Q1", "~K1", "call")
            while live.hear("update")["count"] < 3:
                pass
            ada.post(f"{path}/undo", count=look(ada, path)["count"])
            assert live.hear("snapshot")["count"] == 2
            ada.post(f"{path}/broadcast", on=False)
            assert live.ended() == CloseCode.NO_TABLE
    finally:
        for server in (one, two):
            assert "Traceback" not in server.stop()


# without a server


def watched(position: Position, assumes: bool = False) -> LiveTable:
    """A game as people see it who watch."""
    n, names = len(position.entries), [f"P{seat}" for seat in range(position.seats)]
    head = TableHead("real.x", position.game.key, dict(position.options), Settings(hints=False), "", 0.0, {})
    entries = EnteredLine(position, names, [1.0] * n, [False] * n).entries(0.0)
    table = replay_log(head, SYSTEM_TIME, entries, EnteredChance(), checked=True)
    return LiveTable(LoadedTable(table, stored_form(table, None)), b"key", entered=True, assumes=assumes)


def everything(live: LiveTable, lang: str) -> bytes:
    """All that somebody is sent who watches."""
    return to_json(
        [
            make_snapshot(live, "guest", SPECTATOR, lang, []),
            [describe_player(live, seat, lang) for seat in range(len(live.table.seats))],
            make_recap(live, SPECTATOR, lang, 0),
            describe_overlay(live, live.table.count, 2.0, 0, lang),
        ]
    )


def other_worlds(position: Position) -> Iterator[Position]:
    """Yield the same game with another card at a draw that people who watch did not see, if the rest can be played."""
    line = [write_move(entry.actor, entry.text) for entry in position.entries]
    for i, entry in enumerate(position.entries):
        if sees(entry.seen, SPECTATOR):
            continue
        before = position.copy()
        for _ in line[i:]:
            before.undo()
        for other in before.outcomes:
            with suppress(IllegalAction, InvalidAction):
                if other != entry.text:
                    yield before.copy().play(f"~{other}", *line[i + 1 :])


@pytest.mark.parametrize(("key", "most"), [("leduc", 4), ("solaris", 45), ("solenia", 45)])
def test_what_people_see_does_not_depend_on_hidden_cards(key, most):
    position = play_at_random(key, smallest_options(perihelion.games()[key]), seed=8, most=most)
    seen, worlds = everything(watched(position), "de"), list(islice(other_worlds(position), 3))
    assert worlds, "nothing was hidden"
    for twin in worlds:
        assert [entry.text for entry in twin.entries] != [entry.text for entry in position.entries]
        assert everything(watched(twin), "de") == seen


def test_a_game_whose_hands_were_guessed_is_never_shown_from_a_seat():
    position = perihelion.new("leduc").play("Q1", "K1", "call", "call", "J1", "call", "call")
    for assumes in (False, True):
        live = watched(position, assumes)
        shown = [make_replay_snapshot(live, "guest", 7, seat, "en")["board"] for seat in (SPECTATOR, 0, 1)]
        assert len({str(board) for board in shown}) == (1 if assumes else 3)


def test_another_guess_changes_nothing_for_people_who_watch_but_another_entry_does():
    old, guessed = ["~Q1", "~K1", "call"], [True, True, False]
    assert count_unchanged(["~J1", "~K1", "call", "raise"], [*guessed, False], old, guessed) == 3
    assert count_unchanged(["~Q1", "~K1", "raise"], guessed, old, guessed) == 2
    assert count_unchanged(["~J1"], [False], old, guessed) == 0
    assert len(EnteredLine(perihelion.new("leduc"), ["A", "B"], [], []).entries(0.0)) == HEADER


def test_an_entry_keeps_its_time_and_one_that_comes_later_has_its_own():
    assert keep_times([1.0, 2.0, 3.0], 2, 9.0) == [1.0, 2.0]
    assert keep_times([1.0, 2.0], 4, 9.0) == [1.0, 2.0, 9.0, 9.0]
