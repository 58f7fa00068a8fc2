"""A decision at a terminal is one screenful: the board, the prompt and every move with its number."""

from __future__ import annotations

import random
import re

import pytest

import perihelion
from perihelion.core.narration import prompt
from perihelion.core.position import Position
from perihelion.draw.text_map import as_lines
from perihelion.term.table import Table
from tests.term.scripted import run, shown, sit

GAMES = {"solari": {}, "solenia": {}, "solaris": {"players": 3}, "solarius": {"players": 3}}
SIZES = [(80, 24), (120, 40)]
DECISIONS = 60


def decisions(game: str, lang: str) -> list[Position]:
    """Return some decisions of the beginning of a random game."""
    luck = random.Random(game)
    position = perihelion.new(game, lang=lang, **GAMES[game])
    found = []
    for number in range(DECISIONS):
        while position.actor == perihelion.CHANCE:
            position.play(luck.choice(list(position.outcome_ids)))
        if number % 12 == 0:
            found.append(position.copy())
        position.play(luck.choice(position.legal))
    return found


def page(position: Position) -> list[str]:
    table: Table
    table, _ = sit(position, ",".join(["person"] * position.seats), terminal=True)
    table.set_viewer(position.actor)
    table.note_decision(max(len(position.log) - 5, 0))
    table.show_page()
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", shown(table)).split("\n")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_board_prompt_and_numbered_moves_are_visible_together(
    game: str, size: tuple[int, int], lang: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("COLUMNS", str(size[0]))
    monkeypatch.setenv("LINES", str(size[1]))
    for position in decisions(game, lang):
        lines = page(position)
        text = "\n".join(lines)
        assert len(lines) <= size[1], "the last line is for typing"
        assert max(map(len, lines)) <= size[0]
        view = position.view(position.actor)
        assert prompt(view).split()[-1] in text
        for number, move in enumerate(position.legal, 1):
            assert re.search(rf"(^| ){number} {re.escape(move)}( |$)", text, re.MULTILINE), (number, move, text)
        board = position.game.board
        assert board is not None
        if board.text_map:
            middle = [line for line in as_lines(board.text_map(view)) if "│0" in line]
            assert middle, "the map shows the home planet"
            assert middle[0].strip() in text
        else:
            assert board.outline is not None
            table = next(section for section in board.outline(view) if section.rows)
            assert table.heading in text
            assert all(re.search(rf"^ ?{re.escape(row[0])} ", text, re.MULTILINE) for row in table.rows)


def test_a_refused_line_keeps_the_board_in_view():
    table, script = sit("solari", "person,person", terminal=True)
    table.position.play("1-2")
    script.lines = ["9x9"]
    last = run(table).split("\033[2J")[-1]
    assert "“9x9” is not a move here" in last
    assert "Board" in last


def test_moves_that_do_not_fit_are_counted(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LINES", "8")
    monkeypatch.setenv("COLUMNS", "30")
    lines = page(perihelion.new("solari", lang="en").play("4-6"))
    assert len(lines) <= 8
    assert any(re.search(r"and \d+ more", line) for line in lines)
