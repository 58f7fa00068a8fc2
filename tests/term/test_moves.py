"""The list of moves: brief before cut, never cut into sameness, equal moves once, the letters of the language."""

from __future__ import annotations

import pytest
from rich.text import Text

import perihelion
from perihelion.term.meanings import brief_meanings
from perihelion.term.moves import cut
from tests.term.scripted import run, shown, sit
from tests.term.test_page import all_moves, decisions, page

SALES = ["Sell a cube from the black row, column I", "Sell a cube from the black row, column II", "Done"]


def test_what_distinguishes_two_moves_is_not_cut():
    assert [text.plain for text in cut([Text(said) for said in SALES], 15)] == ["…I", "…II", "Done"]
    assert [text.plain for text in cut([Text("the same thing twice")] * 2, 9)] == ["the same…"] * 2


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["solari", "solarius"])
def test_brief_sentences_of_a_list_are_shorter_and_all_different(game: str, lang: str):
    for position in decisions(game, lang)[1:]:
        moves = all_moves(position)
        ids = [position.game.actions.ids[text] for text in moves]
        brief = brief_meanings(position.view(position.actor), ids)
        assert len(set(brief.values())) == len(set(moves.values()))
        assert sum(map(len, brief.values())) <= sum(map(len, moves.values()))


def test_a_list_without_room_says_where_comets_go(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    text = "\n".join(page(perihelion.new("solari", lang="de").play("4-6")))
    assert "Komet 1 auf " in text
    assert "…" not in text


def test_equal_dice_are_one_line_with_their_number():
    position = perihelion.new("solarius", players=2, lang="en")
    while position.actor == perihelion.CHANCE:
        position.play(next(iter(position.outcome_ids)))
    moves = all_moves(position)
    dice = [text for text in position.legal if text.startswith("d")]
    assert [says for text, says in moves.items() if text in dice] == ["black 1 (−1), 3 of them", "yellow 1 (−1)"]
    table, _ = sit(position, "person,person")
    assert table.read(dice[1]) == dice[1], "each of them can still be typed"


def test_german_letters_are_shown_and_understood():
    position = next(p for p in decisions("solarius", "de") if any(text.startswith("xY") for text in p.legal))
    sale = next(text for text in position.legal if text.startswith("xY"))
    table, script = sit(position, ",".join(["person"] * position.seats))
    assert table.own_text(sale) == sale.replace("Y", "G")
    assert table.read(sale.replace("Y", "g")) == table.read(sale) == sale
    run(table)
    assert sale.replace("Y", "G") in script.choices
    assert shown(table)
