"""After a move a terminal without cursor control shows what changed; a pipe still gets the whole position."""

from __future__ import annotations

import pytest

from perihelion.draw import Section
from perihelion.term.changes import SHORT, changed_sections
from tests.term.scripted import run, sit


def test_only_sections_that_changed_are_shown():
    before = [Section("Players", ["Red 1"]), Section("Hand", ["a card"])]
    now = [Section("Players", ["Red 2"]), Section("Hand", ["a card"]), Section("Tiles", ["one"])]
    assert changed_sections(before, now) == [now[0], now[2]]
    assert changed_sections(now, now) == []


def test_of_a_long_list_only_new_lines_are_shown():
    fields = [f"Field {i}" for i in range(SHORT + 1)]
    now = [*fields[:-1], "Field 12: a ship"]
    assert changed_sections([Section("Space", fields)], [Section("Space", now)]) == [
        Section("Space", ["Field 12: a ship"])
    ]


def test_of_a_long_table_only_changed_rows_are_shown_with_their_header():
    rows = [[str(i), "0"] for i in range(SHORT + 1)]
    now = [*rows[:-1], ["12", "5"]]
    before = Section("Points", header=["", "Red"], rows=rows)
    assert changed_sections([before], [Section("Points", header=["", "Red"], rows=now)]) == [
        Section("Points", header=["", "Red"], rows=[["12", "5"]])
    ]


def test_a_terminal_without_cursor_control_gets_changes_and_a_pipe_the_whole_position(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TERM", "dumb")
    for terminal, boards in ((True, 1), (False, 2)):
        table, script = sit("solari", "person,person", terminal=terminal)
        table.position.play("1-2")
        script.lines = [table.position.legal[0]]
        text = run(table)
        assert ("Only what has changed" in text) == terminal
        assert text.count("Turns") == boards, "the table of the players does not change within a turn"
        script.lines = ["board"]
        assert run(table).count("Turns") == boards + (1 if terminal else 2)
