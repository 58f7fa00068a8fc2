"""Puzzles over HTTP: the list, the one of today, a try, the hint ladder."""

from __future__ import annotations

from dataclasses import replace

import pytest

import perihelion
from perihelion.core.puzzle import Puzzle, puzzles_of
from perihelion.core.story import tell_turn
from perihelion.report.puzzle_turns import turn_of
from perihelion.table.errors import InvalidCommand
from perihelion.wire.errors import IllegalMove, WebError
from perihelion.wire.schemas.exercises import PracticeInfo
from perihelion.wire.study import puzzles
from perihelion.wire.study.puzzle_history import PuzzleHistory
from perihelion.wire.study.puzzles import PuzzleExercise, count_try, find_daily, has_other_order, list_puzzles
from perihelion.wire.table.explanations import explain_in_frame

GAME = perihelion.games()["solari"]
STORED = list(puzzles_of(GAME).values())
"""Those that a server has."""
TURN, SECOND_TURN = ["4W1", "2S2"], ["6W2", "1N1"]


@pytest.fixture(autouse=True)
def collection(monkeypatch: pytest.MonkeyPatch) -> dict[str, Puzzle]:
    """Two puzzles of Solari."""
    text = perihelion.new("solari").play("1-2").text
    theme = next(iter(GAME.judge.terms))
    found = {
        key: Puzzle(key, text, "4W1", TURN, "6W2", SECOND_TURN, 0.2, 0.01, theme, rating, "mars", 100)
        for key, rating in (("hard", 1500), ("easy", 900))
    }
    monkeypatch.setattr(puzzles, "puzzles_of", lambda game: found)
    return found


def test_the_list_begins_with_the_easiest_and_every_day_has_its_puzzle():
    listed = list_puzzles(GAME, "de", PuzzleHistory(), PracticeInfo(of=0, due=[], next=None), 0, {})
    assert [puzzle["key"] for puzzle in listed["puzzles"]] == ["easy", "hard"]
    assert listed["daily"] in ("easy", "hard")
    assert {(puzzle["theme"], puzzle["level"]) for puzzle in listed["puzzles"]} == {
        ("Punkte", "mittel"),
        ("Punkte", "sehr schwer"),
    }, "the word follows the rating"
    assert find_daily(GAME, 0) != find_daily(GAME, 86_400)
    assert find_daily(GAME, 5) == find_daily(GAME, 86_399)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("turn", [TURN, TURN[::-1]])
def test_the_best_turn_solves_a_puzzle_in_any_order(lang: str, turn: list[str]):
    exercise = PuzzleExercise(GAME, "hard", lang)
    assert exercise.show([])["state"] == "open"
    assert exercise.show([])["rating"] == 1500
    begun = exercise.show(turn[:1])
    assert (begun["state"], bool(begun["choices"])) == ("open", True), "the turn goes on"
    done = exercise.show(turn)
    assert (done["state"], done["choices"]) == ("done", [])
    assert tell_turn(GAME, exercise.words, turn_of(exercise.start, turn)) in done["says"]
    assert (exercise.show([])["log"], len(done["log"])) == ([], 2)


def test_a_puzzle_says_that_the_steps_may_be_swapped_only_if_they_may():
    assert has_other_order(GAME, perihelion.new("solari").play("1-2").text, tuple(TURN))
    assert "in another order" in PuzzleExercise(GAME, "hard", "en").show([])["text"]
    assert not has_other_order(GAME, perihelion.new("solari").play("1-2").text, ("4W1", "4W2"))


def test_another_turn_misses_and_reads_why():
    missed = PuzzleExercise(GAME, "hard", "en").show(SECOND_TURN)
    assert missed["state"] == "missed"
    assert "20 percentage points" in missed["says"]
    assert "In comparison: " in missed["says"]
    assert missed["next"]["link"] == "/puzzles/solari/easy"


def test_hints_lead_to_the_solution_from_every_order():
    exercise = PuzzleExercise(GAME, "hard", "en")
    assert [exercise.hint([], step)["action"] for step in (1, 2, 3)] == [None, None, "4W1"]
    assert exercise.hint(["4W1"], 3)["action"] == "2S2"
    assert exercise.hint(["2S2"], 3)["action"] == "4W1"
    assert exercise.hint(["6W2"], 3)["astray"]
    whole = exercise.hint([], 4)
    assert whole["action"] == "4W1"
    assert "comet 4" in whole["says"]
    assert "comet 2" in whole["says"]
    assert exercise.hint(["6W2"], 4)["says"] == whole["says"]


def test_what_is_no_move_is_refused():
    exercise = PuzzleExercise(GAME, "easy", "en")
    with pytest.raises(IllegalMove):
        exercise.show(["1N6"])
    with pytest.raises(InvalidCommand):
        exercise.show([*TURN, "6W2"])
    with pytest.raises(WebError):
        PuzzleExercise(GAME, "none", "en")


def test_the_pages_and_the_api_are_there(ada):
    assert 'data-page="puzzles"' in ada.get("/puzzles/solari").text
    assert ada.get("/puzzles/solari/none").status_code == 404
    board = f"/api/games/solari/puzzles/{STORED[0].key}/board.svg"
    assert "<svg" in ada.get(board, theme="dark").text
    assert ada.get(board, theme="other").status_code == 422
    assert 'data-page="exercise"' in ada.get("/puzzles/solari/mine/none").text
    assert ada.post("/api/games/solari/mine/none").status_code == 404
    assert ada.post("/api/games/leduc/puzzles/none").status_code == 404


@pytest.mark.parametrize("touched", ["u4", "c11", "none"])
def test_a_thing_is_explained_after_the_turn_though_nobody_decides(touched: str):
    """Before, the server failed: it looked for actions of a seat to act, and the dice are rolled next."""
    frame = PuzzleExercise(GAME, "hard", "en").frame(TURN)
    assert frame.view.actor < 0
    assert explain_in_frame(frame, [touched]).sentence is None


def test_only_the_first_try_counts_and_a_hint_makes_it_a_miss():
    record = PuzzleHistory()
    record.count_try("a", 1000, solved=True)
    assert (record.rating, record.streak, record.longest) == (1016, 1, 1)
    record.count_try("a", 1000, solved=False)
    assert (record.rating, record.streak) == (1016, 1)
    record.count_try("b", 1016, solved=False)
    record.count_try("b", 1016, solved=True)
    assert (record.rating, record.streak, record.longest) == (1000, 0, 1)
    assert (record.solved, record.tried) == (["a", "b"], ["a", "b"])
    assert PuzzleHistory.of(record.dump()) == record


def test_a_puzzle_that_was_tried_stands_where_its_rating_has_moved():
    moved = list_puzzles(GAME, "en", PuzzleHistory(), PracticeInfo(of=0, due=[], next=None), 0, {"easy": 1600})
    assert [(puzzle["key"], puzzle["rating"]) for puzzle in moved["puzzles"]] == [("hard", 1500), ("easy", 1600)]
    assert PuzzleExercise(GAME, "easy", "en", {"easy": 1600}).show([])["number"] == 1, "but not its number"


def test_the_first_try_of_each_guest_moves_the_rating_of_a_puzzle(ada, bob):
    path, puzzle = "/api/games/solari/puzzles", STORED[2]

    def rating() -> int:
        listed = ada.get(path).json()["puzzles"]
        return next(each["rating"] for each in listed if each["key"] == puzzle.key)

    assert rating() == puzzle.rating, "nobody has tried it"
    missed = ada.post(f"{path}/{puzzle.key}", moves=puzzle.second_turn).json()
    assert missed["state"] == "missed"
    assert missed["solver"] == {"rating": 1000 + missed["solver"]["change"], "change": missed["solver"]["change"]}
    assert missed["solver"]["change"] < 0
    harder = rating()
    assert puzzle.rating < harder < puzzle.rating + 16
    assert ada.post(f"{path}/{puzzle.key}", moves=puzzle.turn).json()["solver"] is None
    assert rating() == harder, "only the first try counts"
    assert bob.post(f"{path}/{puzzle.key}", moves=puzzle.turn).json()["solver"]["change"] > 0
    assert rating() < harder
    assert ada.post(f"{path}/{puzzle.key}").json()["rating"] == rating()


def test_puzzles_of_the_day_make_a_row_of_days(collection):
    record, day = PuzzleHistory(), 86_400
    for today, days in ((5, 1), (6, 2), (6, 2), (8, 1)):
        daily = find_daily(GAME, today * day)
        count_try(record, collection[daily], GAME, solved=True, now=today * day)
        assert record.days_at(today) == days
    assert record.days_at(9) == 1
    assert record.days_at(10) == 0, "a day was left out"
    other = next(puzzle for key, puzzle in collection.items() if key != find_daily(GAME, 9 * day))
    count_try(record, other, GAME, solved=True, now=9 * day)
    assert record.daily == 8


def test_the_server_keeps_the_record_of_a_guest(ada, bob):
    path = "/api/games/solari/puzzles"
    assert ada.get(path).json()["record"]["rating"] == 1000
    first, second = STORED[:2]
    assert ada.post(f"{path}/{first.key}", moves=first.turn).json()["state"] == "done"
    hinted = ada.post(f"{path}/{second.key}", moves=second.turn, hinted=True).json()
    assert hinted["state"] == "done"
    assert "hint" in hinted["says"]
    record = ada.get(path).json()["record"]
    assert (record["tried"], record["solved"]) == ([first.key, second.key], [first.key])
    assert (record["streak"], record["longest"]) == (0, 1)
    assert record["rating"] != 1000
    assert bob.get(path).json()["record"]["tried"] == []
    assert ada.post("/api/me/delete", name="Ada").status_code == 200


def test_the_text_says_who_the_reader_is_and_whether_the_turn_has_begun(collection: dict[str, Puzzle]):
    text = PuzzleExercise(GAME, "hard", "en").show([])["text"]
    assert text.startswith("You are Uranus. ")
    begun = perihelion.new("solari").play("1-2", TURN[0]).text
    collection["hard"] = replace(collection["hard"], position=begun, best=TURN[1], turn=TURN[1:])
    assert PuzzleExercise(GAME, "hard", "en").show([])["text"] == "You are Uranus, and your turn has begun."
