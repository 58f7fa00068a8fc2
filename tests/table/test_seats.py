"""Seats: who may sit down, bots that keep seats, and that no guest sees two sides of one table."""

import pytest

from perihelion.table import commands, seal_commands
from perihelion.table.errors import Conflict, Forbidden, InvalidCommand
from perihelion.table.seat_names import number_alike, player_names, seat_names
from perihelion.table_log.bodies import BOT, FREE, PERSON
from perihelion.wire.table_words import table_words
from tests.table.tables import ADA, BOB, EVE, LEVELS, again, play, table, two


def test_seats_as_the_host_wishes():
    made = table("leduc", ("bot:greedy", "me"))
    assert [seat.kind for seat in made.seats] == [BOT, PERSON]
    for wishes in (("me",), ("me", "bot:none"), ("me", "nobody"), ("me", "me", "me")):
        with pytest.raises(InvalidCommand):
            table("leduc", wishes)


def test_no_two_names_at_a_table_are_alike():
    assert number_alike(["Ada", "Mercury", "ada", "Mercury", "", "Mercury 2"]) == [
        *("Ada", "Mercury", "ada 2", "Mercury 3", "", "Mercury 2"),
    ]
    made = table("solaris", ("me", "me:Bob", "bot:greedy"), options={"players": 3})
    names = {ADA: "Ada"}
    assert seat_names(made, names, table_words("en")) == ["Ada", "Bob", "Apprentice"]
    commands.give_seat_to_bot(made, ADA, 1, "greedy", LEVELS)
    assert seat_names(made, names, table_words("en")) == ["Ada", "Apprentice", "Apprentice 2"]
    commands.take_seat(made, ADA, "Ada", 1)
    assert seat_names(again(made), {ADA: "Bea"}, table_words("en")) == ["Bea", "Bob", "Apprentice"]


def test_a_bot_that_keeps_a_seat_is_called_by_the_name_of_its_player():
    made = table("solaris", ("me", "open", "bot:greedy"), guests=(ADA, BOB), options={"players": 3})
    names = {ADA: "Ada", BOB: "Bob"}
    commands.give_seat_to_bot(made, BOB, 1, "greedy", LEVELS)
    assert player_names(made, names, table_words("en")) == ["Ada", "Bob", "Apprentice"]


def test_a_seat_somebody_has_is_taken():
    made = two()
    with pytest.raises(Conflict, match="taken"):
        commands.take_seat(made, EVE, "Eve", 1)
    commands.take_seat(made, BOB, "Bob", 1)
    assert len([entry for entry in made.log if entry.kind == "seat"]) == 1, "one's own seat again: nothing happens"


def test_nobody_has_two_seats_but_those_who_pass_the_tablet_from_the_start():
    made = table("solari", ("me", "open"))
    with pytest.raises(Conflict, match="taken"):
        commands.take_seat(made, ADA, "Ada", 1)
    both = table("leduc", ("me", "me"))
    assert both.seats_of(ADA) == [0, 1]
    play(both, ADA, "call")
    play(both, ADA, "call")
    commands.give_seat_to_bot(both, ADA, 1, "random", LEVELS)
    commands.take_seat(both, ADA, "Ada", 1)
    assert both.seats_of(ADA) == [0, 1]


def test_whoever_has_seen_one_seat_cannot_take_another():
    made = two()
    commands.free_seat(made, BOB, 1)
    commands.free_seat(made, ADA, 0)
    with pytest.raises(Forbidden, match="seen"):
        commands.take_seat(made, BOB, "Bob", 0)
    commands.take_seat(made, BOB, "Bob", 1)
    assert not made.seat_rules.may_take(EVE, 1)
    assert made.seat_rules.may_take(EVE, 0), "a spectator has seen no seat"
    commands.free_seat(made, BOB, 1)
    same = again(made)
    with pytest.raises(Forbidden, match="seen"):
        same.seat_rules.check_take(BOB, 0)


def test_where_nothing_is_hidden_there_is_nothing_to_have_seen():
    made = table("solari", guests=(ADA, BOB))
    commands.free_seat(made, BOB, 1)
    commands.free_seat(made, ADA, 0)
    commands.take_seat(made, BOB, "Bob", 0)
    assert made.seats_of(BOB) == [0]


def test_a_bot_keeps_the_seat_of_who_gave_it():
    made = two()
    commands.give_seat_to_bot(made, BOB, 1, "greedy", LEVELS)
    assert made.seats[1].kind == BOT
    assert made.seats_seen_by(BOB) == [1], "one's own side stays open to oneself"
    with pytest.raises(Conflict):
        commands.take_seat(made, EVE, "Eve", 1)
    with pytest.raises(Conflict):
        commands.take_seat(made, ADA, "Ada", 1)
    commands.take_seat(made, BOB, "Bob", 1)
    assert made.seats[1].guest == BOB
    assert made.log[-1].data["why"] == "back"


def test_only_one_s_own_seat_can_be_given_to_a_bot():
    made = two()
    with pytest.raises(Forbidden):
        commands.give_seat_to_bot(made, BOB, 0, "greedy", LEVELS)
    with pytest.raises(Forbidden):
        commands.give_seat_to_bot(made, ADA, 1, "greedy", LEVELS)
    with pytest.raises(InvalidCommand):
        commands.give_seat_to_bot(made, ADA, 0, "deep thought", LEVELS)
    with pytest.raises(InvalidCommand):
        commands.give_seat_to_bot(made, ADA, 7, "greedy", LEVELS)


def test_the_host_looks_after_bots_and_free_seats():
    made = table()
    with pytest.raises(Forbidden):
        commands.give_seat_to_bot(made, EVE, 1, "greedy", LEVELS)
    commands.give_seat_to_bot(made, ADA, 1, "greedy", LEVELS)
    assert made.started
    commands.give_seat_to_bot(made, ADA, 1, "random", LEVELS)
    assert made.seats[1].level == "random"
    with pytest.raises(Forbidden):
        commands.free_seat(made, EVE, 1)
    commands.free_seat(made, ADA, 1)
    assert made.seats[1].kind == FREE
    commands.take_seat(made, EVE, "Eve", 1)


def test_the_host_sends_somebody_away():
    made = two()
    with pytest.raises(Forbidden):
        commands.remove_guest(made, BOB, ADA, "Ada")
    with pytest.raises(Forbidden):
        commands.remove_guest(made, ADA, ADA, "Ada")
    commands.remove_guest(made, ADA, BOB, "Bob")
    assert made.removed == {BOB}
    assert made.seats[1].kind == BOT, "the game has begun: a bot plays on"
    assert again(made).removed == {BOB}


def test_the_host_does_not_open_a_seat_that_a_bot_keeps_for_somebody():
    """With a second cookie the host would see the hand of a player who is away."""
    made = two()
    commands.replace_by_bot(made, 1, "greedy", "absent")
    with pytest.raises(Forbidden, match="not-your-seat"):
        commands.free_seat(made, ADA, 1)
    with pytest.raises(Conflict, match="taken"):
        commands.take_seat(made, EVE, "Eve", 1)
    commands.free_seat(made, BOB, 1)
    commands.take_seat(made, EVE, "Eve", 1)
    assert made.seats_of(EVE) == [1], "whoever has the seat may give it up"


def test_nobody_sits_down_where_the_host_sent_somebody_away_during_the_game():
    """Neither the host's second cookie, who would see the hand, nor the one who was sent away, under another name."""
    made = two()
    commands.remove_guest(made, ADA, BOB, "Bob")
    for same in (made, again(made)):
        for command in (
            lambda table: commands.take_seat(table, EVE, "Eve", 1),
            lambda table: commands.free_seat(table, ADA, 1),
        ):
            with pytest.raises(Conflict) as refused:
                command(same)
            assert refused.value.key == "error-seat-closed"
    assert not made.hints, "hints do not come on because somebody was sent away"
    commands.give_seat_to_bot(made, ADA, 1, "random", LEVELS)
    assert not made.seat_rules.may_take(EVE, 1)


def test_nobody_new_joins_a_game_from_which_somebody_was_sent_away():
    made = table("solaris", ("me", "open", "open"), guests=(ADA, BOB), options={"players": 3})
    commands.start_game(made, ADA)
    commands.remove_guest(made, ADA, BOB, "Bob")
    with pytest.raises(Conflict) as refused:
        commands.take_seat(made, EVE, "Eve", 2)
    assert refused.value.key == "error-no-newcomers"
    commands.give_seat_to_bot(made, ADA, 2, "greedy", LEVELS)
    assert [seat.kind for seat in made.seats] == [PERSON, BOT, BOT]


def test_before_the_game_a_seat_becomes_free():
    made = table("solaris", ("me", "open", "open"), guests=(ADA, BOB), options={"players": 3})
    commands.remove_guest(made, ADA, BOB, "Bob")
    assert made.seats[1].kind == FREE
    commands.take_seat(made, EVE, "Eve", 1)


def test_nobody_is_sent_away_after_the_end():
    """The log of a finished table is public and sealed: it does not change any more."""
    made = two()
    play(made, ADA, "raise")
    play(made, BOB, "fold")
    entries = len(made.log)
    with pytest.raises(Conflict, match="over"):
        commands.remove_guest(made, ADA, BOB, "Bob")
    closed = two()
    commands.close_table(closed, ADA)
    with pytest.raises(Conflict, match="closed"):
        commands.remove_guest(closed, ADA, BOB, "Bob")
    with pytest.raises(Conflict, match="over"):
        commands.close_table(made, ADA)
    for ended, why in ((made, "over"), (closed, "closed")):
        with pytest.raises(Conflict, match=why):
            seal_commands.commit(ended, BOB, "ab" * 32)
    assert len(made.log) == entries


def test_a_seat_may_change_while_the_game_runs_and_the_game_goes_on():
    made = two()
    play(made, ADA, "call")
    commands.give_seat_to_bot(made, BOB, 1, "random", LEVELS)
    assert made.waits_for == 1
    commands.play_bot_action(made, 1, made.game.actions.ids["raise"], "random")
    commands.take_seat(made, BOB, "Bob", 1)
    play(made, ADA, "call")
    play(made, ADA, "call")
    play(made, BOB, "raise")
    assert again(made).record() == made.record()


def test_who_was_gone_comes_back_by_coming():
    made = two()
    commands.replace_by_bot(made, 1, "greedy", "absent")
    assert commands.seats_kept_for(made, BOB) == [1]
    assert not commands.seats_kept_for(made, ADA)
    commands.return_to_seats(made, BOB, "Bob")
    assert made.seats[1].guest == BOB
    commands.give_seat_to_bot(made, BOB, 1, "greedy", LEVELS)
    assert not commands.seats_kept_for(made, BOB), "a seat given away on purpose waits for its owner's word"


def test_hints_by_default_only_where_all_others_are_bots():
    assert table("leduc", ("me", "bot:random")).hints
    assert not table("leduc", ("me", "open")).hints
    assert not two().hints
    away = two()
    commands.replace_by_bot(away, 1, "greedy", "absent")
    assert not away.hints, "a bot that keeps a seat for a person does not bring hints on"
    assert two(hints=True).hints
    assert not table("leduc", ("me", "bot:random"), hints=False).hints
