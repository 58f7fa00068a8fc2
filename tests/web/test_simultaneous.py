"""What viewers get while several players choose at once, and of points that are secret until the end."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic_core import to_json

from perihelion.server.loaded_table import LoadedTable
from perihelion.table import commands
from perihelion.table.restore import stored_form
from perihelion.table.table_change import TableChange
from perihelion.web.table.viewers import LiveTable, Viewer
from perihelion.wire.table.previews import preview_action
from perihelion.wire.table.refusals import explain_action
from perihelion.wire.table.snapshot import make_snapshot
from tests.table.tables import ADA, BOB, EVE, Told, play, table

GUESTS = {0: ADA, 1: BOB, 2: EVE, -1: "guest-watching"}


def three(*draws, **settings):
    """Ada, Bob and Eve, who bid for a lot; the first three draws are the favourites."""
    seats, guests = ("me", "open", "open"), (ADA, BOB, EVE)
    return table("tender", seats, Told(*draws), guests, {"players": 3}, **settings)


def shown(made):
    return LiveTable(LoadedTable(made, stored_form(made, None)), b"key")


def snapshot(made, seat):
    return make_snapshot(shown(made), GUESTS[seat], seat, "en", [])


def received(live, seat, act):
    """The bytes that a viewer gets for a change, after a snapshot."""
    viewer = Viewer(live, GUESTS[seat], "en", seat)
    viewer.send_snapshot()
    viewer.outbox.get_nowait()
    made = live.table
    first, steps = len(made.log), len(made.steps)
    act(made)
    viewer.send_change(TableChange(tuple(made.log[first:]), tuple(made.steps[steps:])))
    update: Any = viewer.outbox.get_nowait()
    assert update.pop("mark")
    update.pop("chain", None)
    return to_json(update)


def test_everybody_is_asked_and_waits_for_those_who_have_not_chosen():
    made = three(minutes=5)
    play(made, BOB, "bid 3")
    ada, bob, watching = (snapshot(made, seat) for seat in (0, 1, -1))
    assert (ada["yours"], bob["yours"], watching["yours"]) == (True, False, False)
    assert len(ada["choices"]) == 8
    assert bob["choices"] == watching["choices"] == []
    assert ada["prompt"] == "Ada: which card do you bid?"
    assert bob["prompt"] == watching["prompt"] == "Still choosing: Ada and Eve."
    assert [seat["active"] for seat in bob["seats"]] == [True, False, True]
    assert (bob["undo"]["can"], ada["undo"]["can"]) == (True, False)
    assert snapshot(made, 2)["clock"]["seat"] == 2
    play(made, ADA, "bid 3")
    assert snapshot(made, 1)["prompt"] == "Eve is still choosing."


@pytest.mark.parametrize("viewer", [0, 2, -1])
def test_an_update_does_not_tell_what_another_player_chose(viewer):
    told = {received(shown(three()), viewer, lambda t, bid=bid: play(t, BOB, f"bid {bid}")) for bid in (2, 7)}
    assert len(told) == 1
    assert b"Bob chooses in secret" in told.pop()


def test_an_undo_tells_others_only_that_there_was_one():
    def act(made):
        commands.undo_decision(made, BOB, made.count)

    told = []
    for bid in (2, 7):
        made = three()
        play(made, BOB, f"bid {bid}")
        play(made, ADA, "bid 4")
        told.append(received(shown(made), 2, act))
    assert told[0] == told[1]


def test_my_own_choice_is_on_my_board_and_the_others_are_face_down():
    made = three()
    play(made, BOB, "bid 3")
    drawn = {seat: snapshot(made, seat)["board"]["groups"]["bid-1"] for seat in (1, 0)}
    assert "3" in drawn[1]
    assert "face down" in drawn[0]


def test_a_player_who_is_not_the_first_gets_reasons_and_previews():
    made = three()
    play(made, EVE, "bid 3")
    for guest in (ADA, BOB):
        play(made, guest, "bid 3")
    live = shown(made)
    assert explain_action(live, EVE, "en", "bid 3").rule == "TENDER-4"
    assert explain_action(live, EVE, "en", "bid 4").sentence is None
    assert explain_action(live, "guest-watching", "en", "bid 4").rule is None
    assert preview_action(live, EVE, "bid 4", "en") is not None


def test_points_that_are_secret_reach_only_their_player():
    """Ada buys lot 1: her favourite in one game, not in the other. Eve saw neither."""
    got = {}
    for favourite in (0, 1):
        made = three(favourite, 2, 3)
        for guest, bid in ((BOB, 1), (EVE, 2)):
            play(made, guest, f"bid {bid}")
        play(made, ADA, "bid 8")
        got[favourite] = {seat: snapshot(made, seat) for seat in (0, 2, -1)}
        assert stored_form(made, None).summary["points"] == [None, None, None]
    for seat in (2, -1):
        one, other = (got[favourite][seat] for favourite in (0, 1))
        for field in ("seats", "sheet", "log", "stories", "board", "outline"):
            assert to_json(one[field]) == to_json(other[field]), field
    assert [seat["points"] for seat in got[0][0]["seats"]] == [4, None, None]
    assert [line["values"] for line in got[0][0]["sheet"]] == [[1, 0, 0], [3, None, None]]
    assert [line["values"] for line in got[0][2]["sheet"]] == [[1, 0, 0], [None, None, 0]]


def test_the_step_that_scores_tells_others_only_what_they_may_know():
    def last_bid(favourite, viewer):
        made = three(favourite, 2, 3)
        for guest, bid in ((BOB, 1), (EVE, 2)):
            play(made, guest, f"bid {bid}")
        return received(shown(made), viewer, lambda t: play(t, ADA, "bid 8"))

    assert last_bid(0, 2) == last_bid(1, 2)
    assert last_bid(0, -1) == last_bid(1, -1)
    assert last_bid(0, 0) != last_bid(1, 0)


def test_all_points_are_shown_at_the_end():
    made = three()
    for bid in (1, 2, 3, 4, 5):
        for guest, more in ((ADA, 3), (BOB, 0), (EVE, 0)):
            play(made, guest, f"bid {bid + more}")
    assert made.over
    end = snapshot(made, -1)
    assert [seat["points"] for seat in end["seats"]] == list(made.points)
    assert None not in end["sheet"][1]["values"]
