"""Seats: who may sit where, bots that keep them, and nobody who sees two sides of one table."""

import pytest

from perihelion.play import orders
from perihelion.play.errors import BadOrder, Conflict, Forbidden
from perihelion.play.seats import BOT, FREE, PERSON
from tests.play.tables import ADA, BOB, EVE, LEVELS, again, play, table, two


def test_seats_as_the_host_wishes():
    made = table("leduc", ("bot:greedy", "me"))
    assert [seat.kind for seat in made.seats] == [BOT, PERSON]
    for wishes in (("me",), ("me", "bot:none"), ("me", "nobody"), ("me", "me", "me")):
        with pytest.raises(BadOrder):
            table("leduc", wishes)


def test_a_seat_somebody_has_is_taken():
    made = two()
    with pytest.raises(Conflict, match="taken"):
        orders.take(made, EVE, "Eve", 1)
    orders.take(made, BOB, "Bob", 1)
    assert len([entry for entry in made.log if entry.kind == "seat"]) == 1, "one's own seat again: nothing happens"


def test_nobody_has_two_seats_but_those_who_pass_the_tablet_from_the_start():
    made = table("solari", ("me", "open"))
    with pytest.raises(Conflict, match="taken"):
        orders.take(made, ADA, "Ada", 1)
    both = table("leduc", ("me", "me"))
    assert both.seats_of(ADA) == [0, 1]
    play(both, ADA, "call")
    play(both, ADA, "call")
    orders.give_to_bot(both, ADA, 1, "random", LEVELS)
    orders.take(both, ADA, "Ada", 1)
    assert both.seats_of(ADA) == [0, 1]


def test_whoever_has_seen_one_seat_cannot_take_another():
    made = two()
    orders.free(made, BOB, 1)
    orders.free(made, ADA, 0)
    with pytest.raises(Forbidden, match="seen"):
        orders.take(made, BOB, "Bob", 0)
    orders.take(made, BOB, "Bob", 1)
    assert not made.seat_rules.may_take(EVE, 1)
    assert made.seat_rules.may_take(EVE, 0), "a spectator has seen no seat"
    orders.free(made, BOB, 1)
    same = again(made)
    with pytest.raises(Forbidden, match="seen"):
        same.seat_rules.check_take(BOB, 0)


def test_where_nothing_is_hidden_there_is_nothing_to_have_seen():
    made = table("solari", guests=(ADA, BOB))
    orders.free(made, BOB, 1)
    orders.free(made, ADA, 0)
    orders.take(made, BOB, "Bob", 0)
    assert made.seats_of(BOB) == [0]


def test_a_bot_keeps_the_seat_of_who_gave_it():
    made = two()
    orders.give_to_bot(made, BOB, 1, "greedy", LEVELS)
    assert made.seats[1].kind == BOT
    assert made.looks_from(BOB) == [1], "one's own side stays open to oneself"
    with pytest.raises(Conflict):
        orders.take(made, EVE, "Eve", 1)
    with pytest.raises(Conflict):
        orders.take(made, ADA, "Ada", 1)
    orders.take(made, BOB, "Bob", 1)
    assert made.seats[1].guest == BOB
    assert made.log[-1].data["why"] == "back"


def test_only_one_s_own_seat_can_be_given_to_a_bot():
    made = two()
    with pytest.raises(Forbidden):
        orders.give_to_bot(made, BOB, 0, "greedy", LEVELS)
    with pytest.raises(Forbidden):
        orders.give_to_bot(made, ADA, 1, "greedy", LEVELS)
    with pytest.raises(BadOrder):
        orders.give_to_bot(made, ADA, 0, "deep thought", LEVELS)
    with pytest.raises(BadOrder):
        orders.give_to_bot(made, ADA, 7, "greedy", LEVELS)


def test_the_host_looks_after_bots_and_free_seats():
    made = table()
    with pytest.raises(Forbidden):
        orders.give_to_bot(made, EVE, 1, "greedy", LEVELS)
    orders.give_to_bot(made, ADA, 1, "greedy", LEVELS)
    assert made.started
    orders.give_to_bot(made, ADA, 1, "random", LEVELS)
    assert made.seats[1].level == "random"
    with pytest.raises(Forbidden):
        orders.free(made, EVE, 1)
    orders.free(made, ADA, 1)
    assert made.seats[1].kind == FREE
    orders.take(made, EVE, "Eve", 1)


def test_the_host_sends_somebody_away():
    made = two()
    with pytest.raises(Forbidden):
        orders.remove(made, BOB, ADA, "Ada")
    with pytest.raises(Forbidden):
        orders.remove(made, ADA, ADA, "Ada")
    orders.remove(made, ADA, BOB, "Bob")
    assert made.removed == {BOB}
    assert made.seats[1].kind == FREE
    assert again(made).removed == {BOB}


def test_a_seat_may_change_while_the_game_runs_and_the_game_goes_on():
    made = two()
    play(made, ADA, "call")
    orders.give_to_bot(made, BOB, 1, "random", LEVELS)
    assert made.waits_for == 1
    orders.decide(made, 1, made.game.actions.ids["raise"], "random")
    orders.take(made, BOB, "Bob", 1)
    play(made, ADA, "call")
    play(made, ADA, "call")
    play(made, BOB, "raise")
    assert again(made).record() == made.record()


def test_who_was_gone_comes_back_by_coming():
    made = two()
    orders.stand_in(made, 1, "greedy", "absent")
    assert orders.kept_for_absent(made, BOB) == [1]
    assert not orders.kept_for_absent(made, ADA)
    orders.come_back(made, BOB, "Bob")
    assert made.seats[1].guest == BOB
    orders.give_to_bot(made, BOB, 1, "greedy", LEVELS)
    assert not orders.kept_for_absent(made, BOB), "a seat given away on purpose waits for its owner's word"


def test_hints_by_default_only_where_all_others_are_bots():
    assert table("leduc", ("me", "bot:random")).hints
    assert not table("leduc", ("me", "open")).hints
    assert not two().hints
    assert two(hints=True).hints
    assert not table("leduc", ("me", "bot:random"), hints=False).hints
