"""A decision at a terminal is one screenful: the board, the prompt and every move with its number."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from rich.text import Text

import perihelion
from perihelion.core.narration import prompt
from perihelion.core.position import Position
from perihelion.draw.outline import Section
from perihelion.draw.text_map import as_lines
from perihelion.term.meanings import brief_meaning, meaning, own_text
from perihelion.term.paragraph import Paragraph
from perihelion.term.screen import Screen
from perihelion.term.table import Table
from perihelion.words import LANGUAGES, Words
from tests.games.solenia import base as solenia
from tests.selection import selection
from tests.term.scripted import Terminal, run, shown, sit

GAMES = {"solari": {}, "solenia": {}, "solaris": {"players": 3}, "solarius": {"players": 3}}
SIZES = [(80, 24), (120, 40)]
DECISIONS = 60
DIE = r"(black|yellow|turquoise|brown|schwarz|gelb|türkis|braun) [123★] \("


def decisions(game: str, lang: str) -> list[Position]:
    """Return some decisions of the beginning of a random game, to play with."""
    return [position.copy() for position in found_decisions(game, lang)]


@cache
def found_decisions(game: str, lang: str) -> list[Position]:
    """Find the decisions once."""
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


def all_moves(position: Position) -> dict[str, str]:
    """Return the moves in the order of their numbers."""
    table, _ = sit(position, ",".join(["person"] * position.seats))
    table.set_viewer(position.actor)
    return table.choices()


def page(position: Position) -> list[str]:
    table: Table
    table, _ = sit(position, ",".join(["person"] * position.seats), terminal=True)
    table.set_viewer(position.actor)
    table.note_decision(max(len(position.log) - 5, 0))
    table.show_page()
    return plain(shown(table)).split("\n")


def plain(text: str) -> str:
    """Return what a terminal shows, without colours."""
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text)


@pytest.mark.parametrize(("game", "size", "lang"), selection(GAMES, SIZES, ["de", "en", "en"]))
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
        legal = list(all_moves(position))
        folded = re.search(r"(?:Exchange|Tauschen) … \((\d+)\)", text)
        for number, move in enumerate(legal[: len(legal) - int(folded[1])] if folded else legal, 1):
            action = position.game.actions.ids[move]
            says = [meaning(view, action)[:10], brief_meaning(view, action)[:10], own_text(view, action)]
            menu = rf"(^| ){number} ({'|'.join(map(re.escape, says))})"
            assert re.search(menu, text, re.MULTILINE), (number, move, text)
        board = position.game.board
        assert board is not None
        if board.text_map:
            middle = [line for line in as_lines(board.text_map(view)) if "│0" in line]
            assert middle, "the map shows the home planet"
            assert middle[0].strip() in text
            check_solarius(position, text)
        else:
            assert board.outline is not None
            table = next(section for section in board.outline(view) if section.rows)
            assert all(re.search(rf"^ ?{re.escape(row[0])} ", text, re.MULTILINE) for row in table.rows)


def check_solarius(position: Position, text: str) -> None:
    """No table is cut, every player has a line or a row, and the signs of the map are explained."""
    assert "…" not in re.sub(r"(Exchange|Tauschen) … \(", "", text), text
    assert "◎ portal" in text.lower()
    for seat in range(position.seats):
        name, fuel = re.escape(position.words.seat(seat)), position.unchanged.fuel[seat]
        line = rf"{name}\)?: −?\d+ (pts|P\.), {fuel} (fuel|Tr\.), .* \| \w\d\.I"
        assert re.search(line, text) or re.search(rf"^ {name} +−?\d+ +{fuel} ", text, re.MULTILINE), text


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


@pytest.mark.parametrize("lang", ["en", "de"])
def test_open_orders_of_solenia_are_on_a_small_screen(lang: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    for position in decisions("solenia", lang):
        text = "\n".join(page(position))
        assert position.words("outline-orders") in text, text
        assert "– –" not in text, "empty places are left out"


def test_a_menu_says_which_island_a_card_goes_to_and_what_it_brings(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    text = "\n".join(page(solenia.rl("1:w 1:g 2:*s", goods={0: [1, 0, 0, 0]}).play("play 2:*s")))
    assert re.search(r"\d On (wood|wheat|stone|water) island [a-e]\d: \+2 (wood|wheat|stone|water)", text), text
    assert "Islands: W wood" in text, "the letters are explained"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_dice_of_solarius_are_described_and_exchanges_stand_behind_one_entry(
    lang: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    found = 0
    for position in decisions("solarius", lang):
        if position.game.rules.phases[position.unchanged.phase] != "TURN_START":
            continue
        found += 1
        text = "\n".join(page(position))
        menu = text[text.rindex(prompt(position.view(position.actor)).split()[-1]) :]
        for number in range(1, 1 + sum(move.startswith("d") for move in position.legal)):
            assert re.search(rf"(^| ){number} {DIE}", menu, re.MULTILINE), menu
        assert "…" not in menu.replace(" … (", ""), "nothing is cut"
        assert len(position.legal) < 7 or re.search(r"(Exchange|Tauschen) … \(\d+\)", menu), menu
    assert found


@pytest.mark.parametrize("lang", ["de", "pl"])
def test_twenty_fields_with_prices_and_goods_are_not_cut(lang: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    goods, cards = {0: (4, 4, 4, 4)}, {"c3": (0, "0:kk"), "b5": (0, "1:k"), "e1": (0, "1:k")}
    position = solenia.rl("1:s 2:*g 1:w", goods=goods, cards=cards).copy()
    position = perihelion.position("solenia", position.text, lang=lang).play("play 1:s")
    assert len(position.legal) >= 18
    assert "…" not in "\n".join(page(position))


def test_the_number_of_the_entry_lists_what_can_wait_and_the_next_number_plays_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    folded = (
        (position, re.search(r"Exchange … \((\d+)\)", "\n".join(page(position))))
        for position in decisions("solarius", "en")
    )
    position, count = next((position, int(found[1])) for position, found in folded if found)
    moves = all_moves(position)
    entry = len(moves) - count + 1
    table, script = sit(position, ",".join(["person"] * position.seats), "", str(entry), str(entry), terminal=True)
    before = len(position.log)
    text = plain(run(table))
    assert position.log[before].text == list(moves)[entry - 1], "the second time it is the number of an exchange"
    assert script.asked[1:3] == ["> ", "> "], "the first line only takes the screen over"
    assert re.search(rf"(^| ){len(moves)} ", text, re.MULTILINE), "the list shows all numbers"


def test_the_first_page_tells_no_dealing(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LINES", "40")
    position = perihelion.new("solaris", lang="en", players=3)
    while position.actor == perihelion.CHANCE:
        position.play(next(iter(position.outcome_ids)))
    for told in ("On to the engine deck.", "passes."):
        table, _ = sit(position, "person,person,person", terminal=True)
        table.set_viewer(position.actor)
        table.show_page()
        text = plain(shown(table))
        assert told in text
        assert "is dealt" not in text
        position.play("pass")


def test_numbers_in_a_column_stand_below_each_other_also_with_brackets():
    terminal = Terminal()
    screen = Screen(terminal)
    rows = [["A", "4"], ["B", "0 (1)"], ["C", "12*"], ["D", "−3"]]
    screen.sections([Section("Energy", header=["", "White"], rows=rows)])
    lines = plain(terminal.getvalue()).splitlines()
    ends = [re.search(r"\d+", line).end() for line in lines if re.search(r"\d", line)]
    assert len(ends) == 4
    assert len(set(ends)) == 1


def test_a_paragraph_ends_its_lines_between_items():
    console = Screen(Terminal()).console
    cards = Paragraph(Text("Your hand"), [Text("0 (wood + stone)"), Text("1 (stone)"), Text("2 (star on stone)")])
    drawn = console.render_lines(cards, console.options.update(width=50))
    lines = ["".join(segment.text for segment in line).rstrip() for line in drawn]
    assert lines == ["Your hand: 0 (wood + stone); 1 (stone);", "2 (star on stone)"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_for_a_move_has_one_line(lang: str):
    assert len(f"> {Words(lang)('table-ask')}") <= 80, "in Italian the last word was broken"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_player_of_solarius_has_fits_on_one_line(lang: str):
    p = perihelion.new("solarius", lang=lang, players=2)
    told = Words(lang, p.game.package, players=2)
    dice = "S1.II – G2.I – T1.I 200 B1.I 200"
    assert len(told("map-standing", own=1, player=0, points=-1, fuel=2, bucks=2, range=1, dice=dice)) <= 80
