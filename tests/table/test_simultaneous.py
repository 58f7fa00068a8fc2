"""A table at which several players choose at once: any order, one's own undo, clocks, and what others learn."""

from __future__ import annotations

import pytest

from perihelion.notices.planning import find_wanted
from perihelion.server.system_time import SYSTEM_TIME
from perihelion.table import commands
from perihelion.table.deadlines import RunningTimes, awaited_bot, due_jobs, logged_deadline, turn_deadlines
from perihelion.table.errors import Conflict, Stale
from perihelion.table.log_text import LogText
from perihelion.table.replay import position_at
from perihelion.table.restore import stored_form
from perihelion.table.stored import awaited_seats
from perihelion.table.undo import find_undo
from perihelion.table_log.bodies import ActionsUndone, TimeExpired
from perihelion.words import Words

from .tables import ADA, BOB, EVE, again, play, table


def three(**settings):
    """Ada, Bob and Eve before the first bids: lot 1 is for sale."""
    made = table("tender", ("me", "open", "open"), guests=(ADA, BOB, EVE), options={"players": 3}, **settings)
    assert made.position.phase == "BID"
    return made


def same_from_log(made):
    """The table read from its log has the same position."""
    other = again(made)
    assert other.record() == made.record()
    assert other.choosing == made.choosing
    assert other.turn_clock == made.turn_clock


def test_all_may_choose_in_any_order():
    made = three()
    assert made.awaited == (0, 1, 2)
    play(made, EVE, "bid 3")
    assert made.awaited == (0, 1)
    same_from_log(made)
    play(made, ADA, "bid 5")
    play(made, BOB, "bid 2")
    assert made.position.plain.buyer[0] == 0
    assert made.awaited == (0, 1, 2)
    same_from_log(made)


def test_nobody_chooses_twice():
    made = three()
    play(made, EVE, "bid 3")
    with pytest.raises(Conflict, match="not-your-turn"):
        play(made, EVE, "bid 4")


def test_a_choice_is_not_stale_because_others_have_chosen_meanwhile():
    made = three()
    count = made.count
    play(made, EVE, "bid 3")
    play(made, BOB, "bid 3", after=count)
    assert play(made, BOB, "bid 3", after=count) == count + 2, "the same command again"
    commands.undo_decision(made, EVE, count + 2)
    play(made, ADA, "bid 6", after=count)
    play(made, EVE, "bid 7")
    with pytest.raises(Stale):
        play(made, ADA, "bid 1", after=count + 1)
    with pytest.raises(Stale):
        play(made, EVE, "bid 4", after=made.count - 3)


def test_my_choice_can_be_undone_until_all_have_chosen_and_the_others_stay():
    made = three()
    play(made, BOB, "bid 3")
    play(made, ADA, "bid 5")
    count = made.count
    assert find_undo(made, BOB).possible
    assert find_undo(made, EVE).why == "undo-nothing"
    assert commands.undo_decision(made, BOB, count) == count + 1
    assert made.awaited == (1, 2)
    assert made.position.plain.bid[0] == 4, "Ada's choice stays"
    assert made.position.plain.bid[1] == -1
    same_from_log(made)
    play(made, BOB, "bid 8")
    play(made, EVE, "bid 1")
    assert made.position.plain.buyer[0] == 1
    assert not find_undo(made, BOB).possible
    assert not find_undo(made, EVE).possible
    position, line = position_at(made, made.count)
    assert position.plain.buyer[0] == 1
    assert len(line) == len(made.line)
    same_from_log(made)


def test_nothing_is_confirmed_where_all_choose_at_once():
    made = three(confirm=True)
    for guest, bid in ((EVE, 3), (ADA, 5), (BOB, 2)):
        play(made, guest, f"bid {bid}")
        assert made.to_confirm() == -1
    assert made.awaited == (0, 1, 2)


def test_bots_choose_at_once_whatever_their_seat():
    made = table("tender", ("me", "bot:greedy", "bot:greedy"), options={"players": 3})
    assert awaited_bot(made) == 1
    commands.play_bot_action(made, 2, 4, "greedy")
    assert awaited_bot(made) == 1
    commands.play_bot_action(made, 1, 4, "greedy")
    assert awaited_bot(made) == -1
    assert due_jobs(made, RunningTimes(SYSTEM_TIME))["bot"] is None
    assert made.awaited == (0,)


def test_every_player_has_a_clock_of_their_own():
    made = three(minutes=5, late="note")
    times = RunningTimes(SYSTEM_TIME)
    assert sorted(turn_deadlines(made, times)) == [0, 1, 2]
    since = dict(made.turn_clock.turns)
    play(made, BOB, "bid 3")
    assert made.turn_clock.turns == {0: since[0], 2: since[2]}, "the others have no more time"
    commands.undo_decision(made, BOB, made.count)
    assert made.turn_clock.turns == since, "an undo gives no time back"
    made.add(TimeExpired(seat=1, then="note"))
    assert sorted(turn_deadlines(made, times)) == [0, 2]
    assert logged_deadline(made, 1) is None
    for guest in (ADA, BOB, EVE):
        play(made, guest, "bid 3")
    assert sorted(turn_deadlines(made, times)) == [0, 1, 2], "the next lot has its own minutes"


def test_every_lot_brings_time_to_every_bank_once():
    made = three(minutes=1, bank=10)
    assert made.turn_clock.saved == dict.fromkeys(range(3), 11 * 60)
    play(made, BOB, "bid 3")
    commands.undo_decision(made, BOB, made.count)
    for guest in (BOB, EVE, ADA):
        play(made, guest, "bid 3")
    assert sum(made.turn_clock.saved.values()) == pytest.approx(3 * 12 * 60, abs=5)


def test_all_get_a_notice_and_lists_show_whose_turn_it_is():
    made = three(minutes=2 * 24 * 60)
    assert [(one.guest, one.kind) for one in find_wanted(made)] == [
        (guest, kind) for guest in (ADA, BOB, EVE) for kind in ("turn", "reminder")
    ]
    play(made, BOB, "bid 3")
    assert {one.guest for one in find_wanted(made)} == {ADA, EVE}
    assert awaited_seats(stored_form(made, None).summary) == [0, 2]
    play(made, ADA, "bid 3")
    assert awaited_seats(stored_form(made, None).summary) == [2]


def test_the_log_tells_others_that_somebody_has_chosen_and_no_more():
    made = three()
    first = len(made.log)
    play(made, BOB, "bid 3")
    words = Words("en", made.game.package, "perihelion.table", players=3)
    text = LogText(made)
    said = {seat: [line.says for line in text.lines(_view(made, seat, words), first)] for seat in (-1, 0, 1)}
    assert said == {1: ["Blue bids 3."], 0: ["Blue chooses in secret."], -1: ["Blue chooses in secret."]}


def test_points_are_known_to_their_player_alone_until_the_end():
    made = three()  # the favourite of all is lot 1, which is for sale
    for guest, bid in ((ADA, 8), (BOB, 1), (EVE, 2)):
        play(made, guest, f"bid {bid}")
    assert made.points == [4, 0, 0]
    assert made.points_known_to(0) == [4, None, None]
    assert made.points_known_to(-1) == [None, None, None]
    assert stored_form(made, None).summary["points"] == [None, None, None]
    n = made.line[-2].n
    assert [(line.key, line.values) for line in made.gains_known_to(0, n)] == [
        ("lots", [1, 0, 0]),
        ("favourite", [3, 0, 0]),
    ]
    assert [(line.key, line.values) for line in made.gains_known_to(1, n)] == [("lots", [1, 0, 0])]
    words = Words("en", made.game.package, "perihelion.table", players=3)
    text = LogText(made)
    scores = {seat: text.lines(_view(made, seat, words), n, n + 1)[-1].score for seat in (0, 1)}
    assert [line.key for line in scores[0]] == ["lots", "favourite"]
    assert [line.key for line in scores[1]] == ["lots"]
    for bid in (3, 4, 5, 6):
        for guest in (ADA, BOB, EVE):
            play(made, guest, f"bid {bid}")
    assert made.over
    assert made.points_known_to(-1) == [4, 0, 0]
    assert [line.key for line in made.gains_known_to(1, n)] == ["lots", "favourite"]


def test_who_undoes_alone_undoes_only_the_own_choice():
    made = three()
    play(made, ADA, "bid 3")
    play(made, BOB, "bid 4")
    commands.undo_decision(made, ADA, made.count)
    undone = [entry.body for entry in made.log if isinstance(entry.body, ActionsUndone)]
    assert [(body.seat, body.agreed) for body in undone] == [(0, False)]
    assert made.awaited == (0, 2)


def _view(made, seat, words):
    from dataclasses import replace

    return replace(made.position.view(seat), words=words)
