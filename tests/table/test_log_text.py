"""The log in words: what each may know, in both languages, and the table's own sentences."""

import pytest

from perihelion.core.recent_view import recent_view
from perihelion.table import commands
from perihelion.table.log_text import LogText
from perihelion.table_log.bodies import RulesChanged
from perihelion.words import Words, sources
from tests.table.tables import ADA, BOB, LEVELS, Told, play, two


def told(made, seat, lang="en"):
    """All lines for one seat."""
    words = Words(lang, made.game.package, "perihelion.table", players=len(made.seats))
    return LogText(made).lines(recent_view(made.position, seat, words))


def test_each_seat_reads_what_it_may_know():
    made = two(chance=Told(4, 0))
    says = {seat: [line.says for line in told(made, seat)] for seat in (-1, 0, 1)}
    assert says[0][2:] == ["First gets king (1).", "Second gets a card."]
    assert says[1][2:] == ["First gets a card.", "Second gets jack (1)."]
    assert says[-1][2:] == ["First gets a card.", "Second gets a card."]


def test_sentences_name_the_players_and_seats_that_change_hands_their_colour():
    made = two(chance=Told(4, 0))
    words = Words("en", made.game.package, "perihelion.table", players=2, names=("Ada", "Bob"))
    play(made, ADA, "call")
    says = [line.says for line in LogText(made).lines(recent_view(made.position, 0, words))]
    assert "Bob plays Second." in says
    assert says[-1] == "Ada calls."


def test_lines_that_were_told_before_are_told_to_each_seat_as_it_may_know_them():
    made = two(chance=Told(4, 0))
    text = LogText(made)
    words = Words("en", made.game.package, "perihelion.table", players=2)
    for _ in range(2):
        for seat in (0, 1, -1):
            assert text.lines(recent_view(made.position, seat, words)) == told(made, seat)
    before = text.lines(recent_view(made.position, 0, words))
    play(made, ADA, "call")
    assert text.lines(recent_view(made.position, 0, words)) == told(made, 0) != before


def test_lines_carry_the_moment_after_them():
    made = two()
    play(made, ADA, "call")
    assert [(line.n, line.kind) for line in told(made, 0)] == [
        (0, "seat"), (0, "table"), (1, "chance"), (2, "chance"), (3, "action"),
    ]  # fmt: skip


def test_what_was_taken_back_stays_in_the_log_and_is_marked():
    made = two(confirm=True)
    play(made, ADA, "call")
    commands.undo_decision(made, ADA, made.count)
    lines = told(made, 1, "de")
    assert [(line.says, line.undone) for line in lines[-2:]] == [
        ("Erster geht mit.", True), ("Erster macht einen Schritt rückgängig.", False),
    ]  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_entry_of_the_table_has_a_sentence(lang):
    made = two(minutes=1)
    commands.expire_time(made, 0)
    play(made, ADA, "call")
    commands.request_undo(made, BOB, made.count, 2)
    commands.answer_undo(made, ADA, False)
    commands.request_undo(made, BOB, made.count, 2)
    commands.answer_undo(made, ADA, True)
    commands.give_seat_to_bot(made, BOB, 1, "random", LEVELS)
    commands.take_seat(made, BOB, "Bob", 1)
    commands.replace_by_bot(made, 1, "greedy", "absent")
    commands.return_to_seats(made, BOB, "Bob")
    commands.replace_by_bot(made, 1, "greedy", "late")
    commands.take_seat(made, BOB, "Bob", 1)
    commands.free_seat(made, BOB, 1)
    commands.take_seat(made, BOB, "Bob", 1)
    commands.remove_guest(made, ADA, BOB, "Bob")
    made.add(RulesChanged(version=2))
    commands.close_table(made, ADA)
    lines = told(made, 0, lang)
    assert all(line.says for line in lines)
    assert {line.kind for line in lines} == {"seat", "table", "clock", "chance", "action", "undo"}


def test_both_languages_have_the_same_words():
    def ids(lang):
        return {
            line.partition(" =")[0]
            for _, text in sources(lang, "perihelion.table")
            for line in text.splitlines()
            if line[:1].isalpha() and " =" in line
        }

    assert ids("en") == ids("de")
