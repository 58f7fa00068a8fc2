"""A client that comes back with what it has gets only what is new, and sees in the end what everybody sees."""

from typing import Any
from urllib.parse import urlencode

import pytest
from starlette.requests import HTTPConnection

from perihelion.core.vocabulary import SPECTATOR
from perihelion.table.table_change import TableChange
from perihelion.web.http.middleware import read_away
from perihelion.web.table.viewers import Viewer
from perihelion.wire.table.snapshot import make_snapshot
from tests.support import ALL_GAMES
from tests.table.tables import Luck, again
from tests.web.channels import guest_of, laid, shown
from tests.web.test_live import applied
from tests.web.test_secrecy import decide


def come(live, seat, mark=None, lang="en"):
    """Somebody connects; return the viewer and the first message."""
    viewer = Viewer(live, guest_of(live.table, seat), lang, seat, reads=False)
    viewer.resume(mark)
    live.viewers.append(viewer)
    return viewer, viewer.outbox.get_nowait()


def play_on(live, luck):
    """Somebody decides, and all viewers see it."""
    live.table.unstored, live.table.steps = [], []
    decide(live.table, luck)
    live.send_change(live.loaded, TableChange(tuple(live.table.unstored), tuple(live.table.steps)))
    live.send_missed(live.viewers)


@pytest.mark.parametrize("key", ALL_GAMES)
def test_whoever_comes_back_to_another_server_sees_what_everybody_sees(key):
    made, luck = laid(key, 7), Luck(2)
    here = shown(made)
    seats = [*range(len(made.seats)), SPECTATOR]
    first = {seat: come(here, seat) for seat in seats}
    seen = {seat: message for seat, (_, message) in first.items()}
    assert all(message["type"] == "snapshot" for message in seen.values())
    for _ in range(1 if key == "leduc" else 6):
        play_on(here, luck)
    for seat, (viewer, _) in first.items():
        while not viewer.outbox.empty():
            seen[seat] = applied(seen[seat], viewer.outbox.get_nowait())
    there = shown(again(made))
    there.table.chance = made.chance
    viewers = {}
    for seat in seats:
        viewers[seat], message = come(there, seat, seen[seat]["mark"])
        assert message["type"] == "update"
        assert not {"board", "log", "choices", "outline"} & set(message), "they have it already"
        assert "scene" not in vars(viewers[seat].shown), "nothing is drawn"
        seen[seat] = applied(seen[seat], message)
    for _ in range(4):
        if there.table.over:
            break
        play_on(there, luck)
        for seat, viewer in viewers.items():
            while not viewer.outbox.empty():
                seen[seat] = applied(seen[seat], viewer.outbox.get_nowait())
            fresh: Any = make_snapshot(shown(there.table), guest_of(made, seat), seat, "en", [], reads=False)
            for name in ("clock", "watching", "seats", "steps"):
                fresh.pop(name, None), seen[seat].pop(name, None)
            assert seen[seat] == fresh


def test_whoever_missed_something_or_sees_it_otherwise_gets_everything():
    live, luck = shown(laid("solaris", 7)), Luck(2)
    mark = come(live, 0)[1]["mark"]
    assert come(live, 0, mark)[1]["type"] == "update"
    assert come(live, 1, mark)[1]["type"] == "snapshot", "the mark of another seat"
    assert come(live, SPECTATOR, mark)[1]["type"] == "snapshot"
    assert come(live, 0, mark, lang="de")[1]["type"] == "snapshot", "another language"
    assert come(live, 0, "nonsense")[1]["type"] == "snapshot"
    play_on(live, luck)
    assert come(live, 0, mark)[1]["type"] == "snapshot", "the past"


def test_a_page_that_comes_back_gets_what_no_log_says(server):
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.lay("leduc")
    bob.take(table)
    with ada.live(table, "?outline=false") as hers:
        first = hers.hear("snapshot")
        assert first["board"] is None or first["outline"] is None
        mark = first["mark"]
    ada.post(f"/api/tables/{table}/chat", text="Hello")
    with bob.live(table) as his:
        his.hear("snapshot")
        with ada.live(table, f"?have={mark}&outline=false") as hers:
            back = hers.hear()
            assert back["type"] == "update"
            assert [line["text"] for line in back["chat"]] == ["Hello"]
            assert [seat["present"] for seat in back["seats"]] == [True, True]


@pytest.mark.parametrize(
    ("given", "seconds"), [("4200", 4.2), ("", 0.0), ("-1", 0.0), ("nan", 0.0), ("²", 0.0), ("9" * 99, 0.0)]
)
def test_how_long_somebody_was_away_is_a_number_or_nothing(given, seconds):
    scope = {"type": "websocket", "query_string": urlencode({"away": given}).encode()}
    assert read_away(HTTPConnection(scope)) == seconds
