"""Puzzles over HTTP: the list, the one of today, a try, the hint ladder."""

from __future__ import annotations

import pytest

import perihelion
from perihelion.core.puzzle import Puzzle
from perihelion.play.errors import InvalidCommand
from perihelion.web import puzzles
from perihelion.web.errors import IllegalMove, WebError
from perihelion.web.puzzles import PuzzleExercise, find_daily, list_puzzles

GAME = perihelion.games()["solari"]


@pytest.fixture(autouse=True)
def collection(monkeypatch: pytest.MonkeyPatch) -> dict[str, Puzzle]:
    """Two puzzles of Solari."""
    text = perihelion.new("solari").play("1-2").text
    found = {
        key: Puzzle(key, text, "4W1", "6W2", 0.2, 0.01, GAME.judge.terms[0], rating, 100)
        for key, rating in (("hard", 1500), ("easy", 900))
    }
    monkeypatch.setattr(puzzles, "puzzles_of", lambda game: found)
    return found


def test_the_list_begins_with_the_easiest_and_every_day_has_its_puzzle():
    listed = list_puzzles(GAME, "de")
    assert [puzzle.key for puzzle in listed.puzzles] == ["easy", "hard"]
    assert listed.daily in ("easy", "hard")
    assert find_daily(GAME, 0) != find_daily(GAME, 86_400)
    assert find_daily(GAME, 5) == find_daily(GAME, 86_399)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_best_move_solves_a_puzzle_and_any_other_misses(lang: str):
    exercise = PuzzleExercise(GAME, "hard", lang)
    assert exercise.show([]).state == "open"
    assert exercise.show([]).rating == 1500
    assert exercise.show(["4W1"]).state == "done"
    missed = exercise.show(["6W2"])
    assert missed.state == "missed"
    assert "20 %" in missed.says
    assert missed.next.link == "/puzzles/solari/easy"
    assert [exercise.hint(step).action for step in (1, 2, 3)] == [None, None, "4W1"]


def test_what_is_no_move_is_refused():
    exercise = PuzzleExercise(GAME, "easy", "en")
    with pytest.raises(IllegalMove):
        exercise.show(["1N6"])
    with pytest.raises(InvalidCommand):
        exercise.show(["4W1", "6W2"])
    with pytest.raises(WebError):
        PuzzleExercise(GAME, "none", "en")


def test_the_pages_and_the_api_are_there(ada):
    assert 'data-page="puzzles"' in ada.get("/puzzles/solari").text
    assert ada.get("/puzzles/solari/none").status_code == 404
    assert ada.get("/api/games/leduc/puzzles").json()["puzzles"] == []
    assert ada.post("/api/games/leduc/puzzles/none").status_code == 404
