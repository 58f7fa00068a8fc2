"""The log is the truth: plays, counts, repeats, chance, and reading it all again."""

import pytest

from perihelion import IllegalAction, InvalidAction
from perihelion.table import commands
from perihelion.table.errors import Conflict, Forbidden, InvalidCommand, Stale
from perihelion.table.forced_steps import play_forced_steps
from perihelion.table.replay import line_at, position_at
from tests.table.tables import ADA, BOB, EVE, Told, again, play, table, two


def test_a_game_begins_when_no_seat_is_free():
    made = table()
    assert not made.started
    assert made.waits_for == -1
    with pytest.raises(Conflict, match="waiting"):
        play(made, ADA, "call")
    commands.take_seat(made, BOB, "Bob", 1)
    assert made.started
    assert made.waits_for == 0


def test_the_host_may_begin_although_a_seat_is_free():
    made = table()
    with pytest.raises(Forbidden, match="not-host"):
        commands.start_game(made, BOB)
    commands.start_game(made, ADA)
    assert play(made, ADA, "call") == 3
    assert made.waits_for == 1, "the game waits for somebody to take the seat"


def test_a_play_is_counted_and_chance_follows_by_itself():
    made = two(chance=Told(0, 3, 2))
    assert [entry.data["text"] for entry in made.line] == ["J1", "K1"], "outcomes 0 of 6 and 3 of the 5 left"
    play(made, ADA, "call")
    assert play(made, BOB, "call") == 4
    assert made.count == 5, "the board card was dealt"
    assert made.position.actor == 0


def test_an_order_names_the_count_it_answers():
    made = two()
    with pytest.raises(Stale):
        play(made, ADA, "call", after=1)
    with pytest.raises(Stale):
        play(made, ADA, "call", after=made.count + 1)
    assert not made.line[2:]


def test_the_same_order_again_gives_the_same_answer_and_plays_nothing():
    made = two()
    first = play(made, ADA, "call", after=2)
    play(made, BOB, "call")
    before = len(made.log)
    assert play(made, ADA, "call", after=2) == first
    assert play(made, ADA, " call ", after=2) == first, "another spelling of it is the same order"
    assert len(made.log) == before
    with pytest.raises(Stale):
        play(made, ADA, "raise", after=2)
    with pytest.raises(Stale):
        play(made, BOB, "call", after=2)


def test_only_who_holds_the_seat_to_act_may_play():
    made = two()
    with pytest.raises(Conflict, match="not-your-turn"):
        play(made, BOB, "call")
    with pytest.raises(Forbidden, match="not-your-seat"):
        play(made, EVE, "call")
    with pytest.raises(Forbidden, match="not-your-seat"):
        commands.play_action(made, ADA, "call", made.count, seat=1)
    with pytest.raises(InvalidCommand):
        commands.play_action(made, ADA, "call", made.count, seat=9)


def test_what_the_rules_forbid_changes_nothing():
    made = two()
    with pytest.raises(IllegalAction) as refused:
        play(made, ADA, "fold")
    assert refused.value.refusal.rule == "LEDUC-6"
    with pytest.raises(InvalidAction):
        play(made, ADA, "<script>")
    assert made.count == 2
    assert not [entry for entry in made.log if entry.kind == "action"]


def test_a_game_that_is_over_takes_no_orders():
    made = two()
    play(made, ADA, "raise")
    play(made, BOB, "fold")
    assert made.over
    for order in (
        lambda: play(made, ADA, "call"),
        lambda: commands.give_seat_to_bot(made, ADA, 0, "random", ["random"]),
    ):
        with pytest.raises(Conflict, match="over"):
            order()


def test_a_closed_table_takes_no_orders():
    made = two()
    with pytest.raises(Forbidden):
        commands.close_table(made, BOB)
    commands.close_table(made, ADA)
    with pytest.raises(Conflict, match="closed"):
        play(made, ADA, "call")
    assert made.waits_for == -1


def test_reading_the_log_gives_the_same_table():
    made = two(chance=Told(1, 2, 3), confirm=True)
    play(made, ADA, "call")
    commands.undo_decision(made, ADA, made.count)
    play(made, ADA, "raise")
    commands.confirm_turn(made, ADA, made.count)
    commands.give_seat_to_bot(made, BOB, 1, "greedy", ["greedy"])
    same = again(made)
    for name in (
        "count",
        "line",
        "moments",
        "seats",
        "seats_held",
        "started",
        "confirmed",
        "turn_clock",
        "draw_count",
        "undone",
    ):
        assert getattr(same, name) == getattr(made, name), name
    assert same.record() == made.record()


def test_a_draw_number_is_never_used_twice():
    chance = Told()
    made = table("leduc", ("me", "me"), chance=chance)
    play(made, ADA, "call")
    play(made, ADA, "call")
    commands.request_undo(made, ADA, made.count, made.base)
    assert made.count == 8, "five entries, the undo, and the two cards dealt anew"
    assert chance.asked == [0, 1, 2, 3, 4]


def test_a_decision_public_facts_force_is_made_by_the_table():
    """Solari: with one legal action and nothing hidden, no player has to click; the log shows it as forced."""
    made = table("solari", ("me", "open"), guests=(ADA, BOB), options={"first": 0})
    seen = 0
    for _ in range(120):
        if made.over:
            break
        actor = made.waits_for
        legal = made.position.legal
        assert len(legal) > 1, "a forced decision was left to a person"
        play(made, (ADA, BOB)[actor], legal[0])
        seen = sum("auto" in entry.data for entry in made.line)
    assert seen, "no decision was forced in this game: choose another"


def test_where_something_is_hidden_a_single_choice_is_left_to_the_person():
    """Otherwise the missing pause would tell what is in a hand."""
    made = two()
    assert made.has_secrets
    real = type(made.position).legal_ids
    try:
        type(made.position).legal_ids = property(lambda self: real.fget(self)[:1])
        play_forced_steps(made)
    finally:
        type(made.position).legal_ids = real
    assert made.count == 2


def test_a_moment_is_found_again_even_if_it_was_taken_back():
    made = two()
    play(made, ADA, "call")
    text = made.position.text
    moment = made.count
    play(made, BOB, "raise")
    commands.request_undo(made, BOB, made.count, moment)
    commands.answer_undo(made, ADA, True)
    play(made, BOB, "call")
    assert position_at(made, moment)[0].text == text
    raised, line = position_at(made, moment + 1)
    assert [entry.data["text"] for entry in line][-1] == "raise"
    assert raised.plain.raises == 1
    assert [e.data["text"] for e in line_at(made, made.count)] == ["J1", "J2", "call", "call", "Q1"]
    with pytest.raises(InvalidCommand):
        line_at(made, made.count + 1)
