"""A table in a terminal: turns, chance, bots, secrets, undo."""

from __future__ import annotations

import random
from typing import Any

import pytest

import perihelion
from perihelion.term.table import result
from tests.games.solenia.base import rl
from tests.term.scripted import run, shown, sit


def test_a_person_plays_a_whole_game_against_a_bot():
    table, _ = sit("leduc", "person,greedy", *["call"] * 9)
    text = run(table)
    assert table.position.actor == perihelion.OVER
    assert "First: fold, call or raise?" in text
    assert "· First calls." in text
    assert text.rstrip().endswith(result(table.position, 0))


def test_bots_play_by_themselves_and_their_moves_are_shown():
    table, script = sit("leduc", "random,greedy")
    text = run(table)
    assert table.position.actor == perihelion.OVER
    assert script.asked == []
    assert "· First gets a card." in text
    assert "· Second " in text


def test_the_same_seed_gives_the_same_game():
    games = []
    for _ in range(2):
        table, _ = sit("leduc", "random,random", seed=11)
        run(table)
        games.append(table.position.transcript)
    assert games[0] == games[1]
    assert len({transcript_of(seed) for seed in range(10)}) > 5


def transcript_of(seed: int) -> str:
    table, _ = sit("leduc", "random,random", seed=seed)
    run(table)
    return table.position.transcript


def test_a_person_sees_only_their_own_hand():
    table, _ = sit(perihelion.new("leduc", lang="en").play("Q2", "J1"), "greedy,person")
    text = run(table)
    assert "jack (1)" in text
    assert "queen (2)" not in text


def test_two_people_pass_the_screen_and_nothing_secret_stays_on_it():
    table, script = sit(
        perihelion.new("leduc", lang="en").play("Q2", "J1"), "person,person", "", "call", "", terminal=True
    )
    text = run(table)
    pages = text.split("\033[3J")
    assert "Press Enter." in script.asked
    assert "Pass the screen on" in text
    for page in pages:
        assert not ("queen (2)" in page and "jack (1)" in page)
    assert "queen (2)" in text
    assert "jack (1)" in text


def test_one_person_alone_is_never_asked_to_pass_the_screen():
    table, script = sit("leduc", "person,random", "call", terminal=True)
    assert "pass the screen" not in run(table)
    assert "Press Enter." not in script.asked


def test_undo_goes_back_to_ones_last_decision_and_chance_repeats():
    table, _ = sit("leduc", "person,greedy", "call", "undo")
    run(table)
    assert table.position.actor == 0
    assert [entry.actor for entry in table.position.log] == [-1, -1]

    once, _ = sit("leduc", "person,greedy", "call")
    twice, _ = sit("leduc", "person,greedy", "call", "undo", "call")
    run(once), run(twice)
    assert once.position.transcript == twice.position.transcript


def test_moves_of_others_cannot_be_taken_back_if_hands_are_hidden():
    table, _ = sit("leduc", "person,person", "raise", "undo")
    assert "You have nothing to undo" in run(table)
    assert table.position.actor == 1


def test_nothing_to_undo_at_the_beginning():
    table, _ = sit("leduc", "person,greedy", "undo")
    assert "You have nothing to undo" in run(table)


def test_a_forbidden_move_is_answered_with_the_rule_and_changes_nothing():
    table, _ = sit("leduc", "person,greedy", "fold")
    text = run(table)
    assert "There is nothing to give way to" in text
    assert "(LEDUC-6)" in text
    assert len(table.position.log) == 2


def test_the_error_for_an_unreadable_move_says_how_to_see_all_moves():
    table, _ = sit("leduc", "person,greedy", "jump")
    assert "“jump” is not a move here" in run(table)


def test_case_is_ignored_and_a_line_may_have_several_moves():
    table, _ = sit("leduc", "person,greedy", "CALL")
    assert "First calls" in run(table)


def test_several_moves_are_all_played_or_none():
    solari, _ = sit(perihelion.new("solari", lang="en").play("1-2"), "person,greedy")
    first = solari.position.legal[0]
    solari.reader.lines = [f"{first}, 9X9"]  # type: ignore[attr-defined]
    run(solari)
    assert len(solari.position.log) == 1
    following = solari.position.copy().play(first)
    if following.actor == 0:
        solari.reader.lines = [f"{first} {following.legal[0]}".lower()]  # type: ignore[attr-defined]
        run(solari)
        assert [entry.text for entry in solari.position.log[1:3]] == [first, following.legal[0]]


def test_nobody_chooses_for_chance_or_for_another_seat():
    table, _ = sit(perihelion.new("leduc", lang="en").play("Q2", "J1"), "person,person", "call, raise")
    assert "not your turn any more" in run(table)
    assert [entry.text for entry in table.position.log] == ["Q2", "J1", "call"]


def test_enter_plays_the_only_move_and_otherwise_helps():
    table, _ = sit("leduc", "person,greedy", "")
    assert "? lists all moves" in run(table)
    assert len(table.position.log) == 2


def test_enter_plays_the_only_move():
    only = "1-2-D-0-36 Uxx,66,--,--,--,--|N15,--,--,--,--,-- 0,0 0,0 U 2-5 - -"
    table, _ = sit(perihelion.position("solari", only, lang="en"), "person,greedy", "")
    assert table.position.legal == ["?1"]
    run(table)
    assert [entry.text for entry in table.position.log] == ["?1"]


@pytest.mark.parametrize(("board", "sentence"), [("J2", "First wins."), ("K2", "Second wins."), ("Q2", "Second wins.")])
def test_the_result_is_a_sentence(board: str, sentence: str):
    p = perihelion.new("leduc", lang="en").play("J1", "K1", "call", "call", board, "call", "call")
    assert result(p) == sentence


def test_the_only_person_reads_who_they_were_and_the_points():
    p = perihelion.new("leduc", lang="en").play("J1", "K1", "call", "call", "J2", "call", "call")
    assert result(p, 0) == "You (First) won, 1 to −1."
    assert result(p, 1) == "You (Second) lost, −1 to 1."
    german = perihelion.replay(p.transcript, lang="de")
    assert result(german, 1) == "Du (Zweiter) hast verloren, −1 zu 1."


def test_the_end_shows_no_empty_hand():
    for game in ("solaris", "solarius", "solenia"):
        position = perihelion.new(game, players=2 if game != "solaris" else 3, lang="en")
        luck = random.Random(1)
        while position.actor != perihelion.OVER:
            if position.actor == perihelion.CHANCE:
                position.play(luck.choice(list(position.outcome_ids)))
            else:
                position.play(luck.choice(position.legal))
        outline = position.game.board.outline  # type: ignore[union-attr]
        hands = [s for s in outline(position.view(0)) if s.heading.startswith("Your hand")]  # type: ignore[misc]
        assert all(position.unchanged.hand_n[0] for _ in hands)


def test_a_draw_is_a_draw():
    p = perihelion.new("leduc", lang="de").play("J1", "J2", "call", "call", "Q1", "call", "call")
    assert result(p) == "Das Spiel endet unentschieden."


def test_alone_against_a_rival_a_game_is_won_or_lost():
    ended: dict[str, Any] = {"turn": 16, "players": 1, "phase": "END"}
    lost = rl(**ended, rival_tiles=[1] * 4 + [0] * 44)
    assert result(lost, 0) == "You (Crimson) lost, 0 to 16."
    assert result(lost) == "The Rival wins."
    won = rl(**ended, stars=[10, 0, 0, 0])
    assert result(won, 0) == "You (Crimson) won, 10 to 0."
    assert result(won) == "Crimson wins."
    assert result(rl(**ended), 0) == "You (Crimson) lost the tie-break, 0 to 0."


def test_a_team_wins_together():
    pieces = "|".join(f"{letter}--,--,--,--,--,--" for letter in "USNJ")
    p = perihelion.position("solari", f"1-4T-D-0-36 {pieces} 20,3,18,4 9,8,8,8 . - - -", lang="en")
    assert result(p) == "Uranus and Neptune win."


def test_the_table_speaks_german():
    table, _ = sit(perihelion.new("leduc", lang="de"), "person,greedy", "zurück", "hilfe", "call", "ende")
    text = run(table)
    assert "Es gibt nichts, was du zurücknehmen kannst." in text
    assert "· Erster geht mit." in text
    assert "wertung" in text


def test_choices_offer_moves_and_commands_with_their_meaning():
    table, script = sit("leduc", "person,greedy")
    run(table)
    assert script.choices["raise"] == "pay more than the other"
    assert script.choices["undo"] == "undo your last move"
    assert "fold" not in script.choices
    assert shown(table)
