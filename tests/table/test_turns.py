"""The turns of a table: when one begins, what an undo does to it, and which turns are narrated to a seat."""

import pytest

from perihelion.core.vocabulary import CHANCE, OVER
from perihelion.table import commands
from perihelion.table.turns import SETUP, Turns, find_turns_since
from tests.table.tables import ADA, BOB, Luck, play, table, two


def play_on(made, entries):
    """Let Ada, who has all seats, play the first legal action until the line has this length."""
    while len(made.line) < entries and made.position.actor not in (CHANCE, OVER):
        play(made, ADA, made.position.legal[0])


def test_the_set_up_is_turn_0_and_another_seat_begins_a_turn():
    made = two()
    play(made, ADA, "call")
    play(made, BOB, "raise")
    turns = Turns(made)
    assert turns.of_line() == [SETUP, SETUP, 1, 2]
    assert [turns.seat(turn) for turn in (1, 2)] == [0, 1]


def test_whoever_undoes_and_plays_again_is_in_the_same_turn():
    made = two(confirm=True)
    play(made, ADA, "call")
    commands.undo_decision(made, ADA, made.count)
    play(made, ADA, "raise")
    assert Turns(made).of_line() == [SETUP, SETUP, 1]


def test_numbers_that_were_given_stay_when_the_table_goes_on():
    made = two()
    turns = Turns(made)
    play(made, ADA, "call")
    before = turns.of_line()
    play(made, BOB, "call")
    assert turns.of_line()[: len(before)] == before


def test_a_roll_belongs_to_the_player_who_uses_it():
    made = table("solari", ("me", "me"), Luck(1), options={"players": 2})
    play_on(made, 8)
    turns = Turns(made)
    rolls = [k for k, entry in enumerate(made.position.log) if entry.actor == CHANCE][1:]
    numbers = turns.of_line()
    for k in rolls:
        assert numbers[k] == numbers[k - 1] + 1
        if k + 1 < len(numbers):
            assert numbers[k + 1] == numbers[k]


def test_a_solo_player_has_many_turns():
    made = table("solenia", ("me",), Luck(1), options={"players": 1})
    play_on(made, 60)
    played = sum(entry.text.startswith("play ") for entry in made.position.log)
    assert played > 3
    assert max(Turns(made).of_line()) == played


@pytest.mark.parametrize("seat", [0, 1, 2, -1])
def test_a_seat_is_told_what_the_others_did_since_its_last_turn(seat):
    made = table("solaris", ("me", "me", "me"), Luck(3), options={"players": 3})
    play_on(made, 90)
    turns = Turns(made)
    span = find_turns_since(turns, seat)
    told = {turns.seat(number) for number in turns.of_line()[span.start : span.stop]}
    assert seat not in told
    assert told
    if seat >= 0:
        assert turns.seat(turns.of_line()[span.start - 1]) == seat
    else:
        assert len(set(turns.of_line()[span.start : span.stop])) == len(made.seats)


def test_somebody_who_was_away_is_told_the_turns_that_a_bot_played_for_them():
    made = table("solaris", ("me", "me", "me"), Luck(3), options={"players": 3})
    play_on(made, 90)
    turns = Turns(made)
    numbers, usual = turns.of_line(), find_turns_since(turns, 0)
    own = [k for k in range(usual.start) if turns.seat(numbers[k]) == 0]
    before = min(k for k in own if numbers[k] == numbers[own[-1]])
    span = find_turns_since(turns, 0, seen=made.moments[before - 1])
    assert span.start <= before < usual.start
    assert find_turns_since(turns, 0, seen=made.count) == usual
