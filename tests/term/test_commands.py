"""The commands that may be typed besides moves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import perihelion
from perihelion.term.commands import Commands, Quit
from tests.term.scripted import run, shown, sit


def answer(line: str, *played: str) -> str:
    """Return the table's answer to one line, after these moves of both hands."""
    table, _ = sit(perihelion.new("leduc", lang="en").play("Q2", "J1", *played), "person,person")
    table._looking = table.position.actor
    before = len(shown(table))
    assert Commands(table).obey(line)
    return shown(table)[before:]


def test_a_question_mark_lists_what_is_legal_with_words():
    assert answer("?") == "  call   pay as much as the other\n  raise  pay more than the other\n"


def test_a_question_mark_and_a_move_says_why_it_is_not_possible():
    assert answer("? fold").strip().endswith("(LEDUC-6)")
    assert answer("?fold") == answer("? fold")
    assert "two raises" in answer("? raise", "raise", "raise")


def test_a_question_mark_and_a_possible_move_says_what_it_does():
    assert "pay more than the other" in answer("? raise")


def test_a_question_mark_and_a_prefix_lists_the_matching_moves():
    assert answer("? ca").split()[0] == "call"
    assert "not a move" in answer("? xyz")


def test_hint_names_a_legal_move_and_says_what_it_does():
    result = r"(About )?\d+% to win(, about −?\d+(\.\d)? points)?\."
    assert re.search(rf"· (raise|call|fold): .*\. {result}", answer("hint"))


def test_hint_says_that_it_thinks_before_it_does():
    assert re.search(r"Thinking, 0 s ….*\n.*% to win", answer("hint"))


def test_score_has_one_total():
    table, _ = sit("solenia", "person,person", "score")
    text = run(table)
    assert "Total" in text
    assert not re.search(r"^Points", text.split("\nScore\n")[-1], re.MULTILINE)


def test_score_shows_every_line_of_the_sheet():
    text = answer("score", "raise")
    assert "First" in text
    assert "Paid  3" in text
    assert "Won   −3" in text


def test_log_tells_what_happened_as_far_as_the_seat_knows():
    text = answer("log")
    assert "First gets queen (2)." in text
    assert "Second gets a card." in text
    assert "gets queen" not in answer("log 1")


def test_board_shows_the_board():
    assert "Pot" in answer("board")


def test_rules_shows_one_rule_or_names_the_right_ones():
    assert answer("rules 6") == "LEDUC-6 A seat may fold only if the other seat has paid more.\n"
    assert answer("rules LEDUC-6") == answer("rules 6")
    assert "LEDUC-1 to LEDUC-11" in answer("rules 99")
    assert "perihelion rules leduc" in answer("rules")


def test_a_rule_is_shown_from_the_rules_for_players_in_the_language_of_the_table():
    table, _ = sit(perihelion.new("solari", lang="de"), "person,person", "regeln 26")
    text = run(table)
    assert "Abschießen · SOLARI-26" in text
    assert "Sie kommt auf ein freies Randfeld in der Zeile oder Spalte des Treffers." in text, "the whole paragraph"
    assert "auf irgendein freies Randfeld; ist der ganze" in text, "without the numbers in it"


def test_help_lists_every_command():
    text = answer("help")
    for name in ("hint", "undo", "board", "score", "log", "rules", "save", "quit"):
        assert name in text


def test_save_writes_a_file_that_replays_to_the_same_position(tmp_path: Path):
    assert "Saved as" in answer(f"save {tmp_path / 'a'}", "raise")
    p = perihelion.replay((tmp_path / "a.game").read_text(encoding="utf-8"))
    assert [entry.text for entry in p.log] == ["Q2", "J1", "raise"]


def test_save_without_a_name_or_to_an_unwritable_path_says_so(tmp_path: Path):
    assert "Say where" in answer("save")
    assert "No such file" in answer(f"save {tmp_path / 'no' / 'such' / 'folder.game'}")


def test_quit_leaves():
    with pytest.raises(Quit):
        answer("quit")


def test_a_move_is_never_taken_for_a_command():
    table, _ = sit(perihelion.new("leduc", lang="en").play("Q2", "J1"), "person,person")
    assert not Commands(table).obey("call")
    assert not Commands(table).obey("nonsense")


def test_a_move_that_looks_like_a_question_is_a_move():
    """Solari writes `?4` for picking a piece; `?` and a space is still a question."""
    table, _ = sit(perihelion.new("solari", lang="en").play("1-2"), "person,greedy")
    assert not Commands(table).obey("?4")
    assert Commands(table).obey("? 1N1")


def test_commands_work_during_the_game():
    table, _ = sit("leduc", "person,greedy", "score", "log", "?", "call")
    assert "First calls." in run(table)
