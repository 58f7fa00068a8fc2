"""Puzzles: how they are made, what is rejected, and that the stored ones are correct."""

from __future__ import annotations

import dataclasses
import math
from collections import Counter
from concurrent.futures import Future
from pathlib import Path

import pytest

import perihelion
from perihelion.bots.judging import term_name
from perihelion.bots.ratings import Z
from perihelion.bots.search import ActionValue
from perihelion.cli import puzzles as command
from perihelion.cli.app import main
from perihelion.core.game import Options
from perihelion.core.puzzle import Puzzle, add_puzzles, puzzles_of, read_puzzles
from perihelion.report import puzzles
from perihelion.report.decisions import Value
from perihelion.report.puzzle_rating import (
    LADDER,
    TRIES,
    Attempts,
    Difficulty,
    find_level,
    fit_rating,
    measure_difficulty,
)
from perihelion.report.puzzle_turns import has_reason, is_turn_over, solves
from perihelion.report.puzzles import DEEPER, MIN_GAP, MOST_ACTIONS, Found, PuzzleMaker, Searched
from perihelion.wire.study.puzzles import is_whole_turn
from perihelion.words import LANGUAGES, Words
from perihelion.workers import ProcessWorkers

GAMES = perihelion.games()
STORED = [
    pytest.param(game, puzzle, id=f"{key}-{puzzle.key}")
    for key, game in GAMES.items()
    for puzzle in puzzles_of(game).values()
]
MOST_OF_THEME = 3 / 4
"""The largest share of a game's puzzles that may have the same theme."""
LEAST_OF_SUN = 300
"""The simulations of the highest level in the game that has the fewest."""
SAMPLE = Puzzle("k", "position", "a", ["a"], "b", ["b"], 0.2, 0.01, "theme", 900, "mercury", 100)


@pytest.mark.parametrize(("game", "puzzle"), STORED)
def test_a_stored_puzzle_is_correct(game, puzzle: Puzzle):
    position = perihelion.position(game.key, puzzle.position)
    assert {puzzle.best, puzzle.second} <= set(position.legal)
    for turn in (puzzle.turn, puzzle.second_turn):
        for n in range(len(turn) + 1):
            end = position.copy().play(*turn[:n])
            assert is_turn_over(end, position.actor, turn[:n]) == (n == len(turn))
    assert solves(puzzle, position, puzzle.turn)
    assert not solves(puzzle, position, puzzle.second_turn)
    assert has_reason(position, puzzle.turn, puzzle.second_turn), "nobody could see why"
    assert len(puzzle.turn) <= MOST_ACTIONS
    assert puzzle.gap >= MIN_GAP
    assert puzzle.gap - Z * puzzle.error >= MIN_GAP / 2
    assert puzzle.simulations >= DEEPER * LEAST_OF_SUN
    assert puzzle.level in (*LADDER, "sun")
    for lang in LANGUAGES:
        assert term_name(puzzle.theme, Words(lang, game.package))


@pytest.mark.parametrize("key", ["solari", "solaris", "solenia"])
def test_a_stored_puzzle_is_a_whole_turn(key: str):
    game = GAMES[key]
    begun = [puzzle.key for puzzle in puzzles_of(game).values() if not is_whole_turn(game, puzzle.position)]
    assert not begun


def maker(monkeypatch: pytest.MonkeyPatch, *answers: tuple[int, float]) -> tuple[PuzzleMaker, list[int]]:
    """Return a maker whose searches find these best actions and gaps, one after another, and the budgets used."""
    game = GAMES["leduc"]
    found, budgets = iter(answers), []

    def search(self, view, budget):
        budgets.append(budget)
        best, gap = next(found, answers[-1])
        other = next(action for action in view.legal if action != best)
        return Found(ActionValue(best, 9, 0.5 + gap, 0.01, 0.0), ActionValue(other, 9, 0.5, 0.01, 0.0))

    monkeypatch.setattr(PuzzleMaker, "_search", search)
    monkeypatch.setattr(PuzzleMaker, "_theme", lambda *_: "points")
    monkeypatch.setattr(puzzles, "measure_difficulty", lambda *_: Difficulty(950, "venus"))
    return PuzzleMaker(game, game.read_options({})), budgets


def decision():
    """The second player of Leduc poker decides after a raise: fold, call or raise."""
    position = perihelion.new("leduc").play("K1", "Q1", "raise")
    return position, position.view(position.actor)


def test_a_puzzle_is_confirmed_by_longer_and_longer_searches(monkeypatch: pytest.MonkeyPatch):
    position, view = decision()
    best = view.legal[0]
    made, budgets = maker(monkeypatch, (best, 0.3))

    def compare(ours: float, error: float) -> None:
        """Let the last comparison return these values."""
        found = Value(ours, 0.0), Value(0.5, 0.0), error
        monkeypatch.setattr(puzzles.DecisionAnalysis, "compare", lambda *_: found)

    compare(0.8, 0.02)
    puzzle = made.examine(position, view)
    assert puzzle is not None
    assert (puzzle.best, puzzle.gap) == (position.game.actions.texts[best], 0.3)
    assert budgets[0] < budgets[1] < budgets[2] < budgets[3] == DEEPER * budgets[2] == puzzle.simulations
    assert perihelion.position("leduc", puzzle.position).legal == position.legal
    compare(0.6, 0.01)
    assert made.examine(position, view) is None, "the comparison sees no large gap"
    assert budgets[-1] == puzzle.simulations
    compare(0.55, 0.02)
    assert made.examine(position, view) is None
    assert budgets[-1] < puzzle.simulations, "the first comparison sees hardly any"
    compare(0.8, 0.2)
    assert made.examine(position, view) is None, "the gap is not clear"


DOUBTS = [
    [(0, 0.02)],
    [(0, 0.3), (0, 0.05)],
    [(0, 0.3), (0, 0.3), (1, 0.3)],
    [(0, 0.3), (0, 0.3), (0, 0.05)],
    [(0, 0.3), (0, 0.3), (0, 0.3), (1, 0.3)],
    [(0, 0.3), (0, 0.3), (0, 0.3), (0, 0.11)],
]
"""The results of the searches in order: which action is the best, and its lead."""


@pytest.mark.parametrize("doubt", DOUBTS)
def test_no_puzzle_whose_solution_a_deeper_search_contradicts(monkeypatch: pytest.MonkeyPatch, doubt):
    position, view = decision()
    made, _ = maker(monkeypatch, *((view.legal[which], gap) for which, gap in doubt))
    monkeypatch.setattr(puzzles.DecisionAnalysis, "compare", lambda *_: (Value(0.8, 0.0), Value(0.5, 0.0), 0.01))
    assert made.examine(position, view) is None


def test_a_whole_game_is_searched(monkeypatch: pytest.MonkeyPatch):
    """With real searches, though short ones."""
    monkeypatch.setattr(puzzles, "simulations_of_level", lambda *_: 32)
    monkeypatch.setattr(puzzles, "LOOKAHEAD_GAP", 0)
    monkeypatch.setattr(puzzles, "MIN_CHOICES", 2)
    made = PuzzleMaker(GAMES["leduc"], GAMES["leduc"].read_options({}), seed=4, deeper=2)
    found = list(made.play())
    assert made.examined == len(found) >= 2
    assert all(each is None or each.gap >= MIN_GAP for each in found)


def test_the_first_searches_try_every_choice(monkeypatch: pytest.MonkeyPatch):
    position, view = decision()
    n = len(view.legal)
    for highest, first in ((30, 30), (100, puzzles.SHORT_SEARCH_PER_CHOICE * n), (16_000, 1000)):
        monkeypatch.setattr(puzzles, "simulations_of_level", lambda *_, most=highest: most)
        made, budgets = maker(monkeypatch, (view.legal[0], MIN_GAP / 3))
        assert made.examine(position, view) is None
        assert budgets == [min(first, max(puzzles.GLANCE, puzzles.GLANCE_PER_CHOICE * n)), first]


def test_a_game_is_searched_from_its_end(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(puzzles, "LOOKAHEAD_GAP", 0)
    monkeypatch.setattr(puzzles, "MIN_CHOICES", 2)
    made = PuzzleMaker(GAMES["leduc"], {}, seed=4)
    *later, second, first = made._decisions()
    assert first.legal == ["call", "raise"]
    assert second.text in {first.copy().play(action).text for action in first.legal}
    assert all(position.actor >= 0 for position in later)
    monkeypatch.setattr(puzzles, "LOOKAHEAD_GAP", math.inf)
    assert not list(made._decisions()), "the lookahead sees no such gap"


@pytest.mark.parametrize(
    ("finds", "examined"),
    [
        ({0, 1, 2, 3}, [0, 2]),  # two puzzles are enough, and they are from different turns
        ({1, 4}, [0, 1, 2, 3]),  # the search stops if it finds nothing for a while
        ({2, 4}, [0, 1]),
    ],
)
def test_a_game_gives_few_puzzles(monkeypatch: pytest.MonkeyPatch, finds: set[int], examined: list[int]):
    """The decisions of a game, the last one first: two of one seat, two of the other, one of the first again."""
    ours = perihelion.new("leduc").play("K1", "Q1")
    theirs = ours.copy().play("raise")
    decisions = [each.copy() for each in (ours, ours, theirs, theirs, ours)]
    seen: list[int] = []

    def examine(self, position, view):
        seen.append(decisions.index(position))
        found = seen[-1] in finds
        self.without_gap = 0 if found else self.without_gap + 1
        return SAMPLE if found else None

    monkeypatch.setattr(PuzzleMaker, "examine", examine)
    monkeypatch.setattr(PuzzleMaker, "_decisions", lambda self: iter(decisions))
    monkeypatch.setattr(puzzles, "PATIENCE", 2)
    list(PuzzleMaker(GAMES["leduc"], {}).play())
    assert seen == examined


class Here(ProcessWorkers):
    """Workers that run at once, in this process."""

    def __init__(self):
        self.count = 2

    def submit(self, function, *arguments):
        done: Future = Future()
        done.set_result(function(*arguments))
        return done

    def shutdown(self):
        pass


def test_a_search_ends_in_time_and_says_that_the_game_is_not_complete(monkeypatch: pytest.MonkeyPatch):
    game = GAMES["leduc"]
    monkeypatch.setattr(PuzzleMaker, "play", lambda self: iter([None, SAMPLE, None]))
    options = game.read_options({})
    late = puzzles.search_game(game.key, options, 0, 7, end=0)
    assert (late.complete, late.puzzles) == (False, [])
    whole = puzzles.search_game(game.key, options, 0, 7, end=math.inf)
    assert (whole.complete, whole.puzzles) == (True, [SAMPLE])
    assert len(list(command.search_games(Here(), game, [options], 0, range(5)))) == 5
    assert list(command.search_games(Here(), game, [options], 0, range(5), end=0)) == []


def test_a_file_of_puzzles_grows_and_keeps_what_it_has(tmp_path: Path):
    file = tmp_path / "puzzles.jsonl"
    assert add_puzzles(file, [SAMPLE]) == 1
    assert add_puzzles(file, [dataclasses.replace(SAMPLE, gap=0.9), dataclasses.replace(SAMPLE, key="l")]) == 2
    assert [puzzle.gap for puzzle in read_puzzles(file.read_text()).values()] == [0.2, 0.2]


def test_the_command_continues_until_the_file_has_enough(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys):
    asked: list[int] = []

    def search(workers, game, sets, seed, numbers, end):
        for number in numbers:
            asked.append(number)
            yield Searched(number, 3, [dataclasses.replace(SAMPLE, key=f"k{number}")], complete=number != 1)

    monkeypatch.setattr(command, "search_games", search)
    monkeypatch.setattr(command, "ProcessWorkers", Here)
    game, file = GAMES["leduc"], tmp_path / "out.jsonl"
    command.make(game, [game.read_options({})], 2, 9, 1, 0, file, Words("en"))
    said = capsys.readouterr().out
    assert asked == [0, 1]
    assert "ahead by 20 percentage points" in said
    assert "6 decisions in 2 games" in said
    assert "has 2 puzzles" in said
    command.make(game, [game.read_options({})], 3, 9, 1, 0, file, Words("en"))
    assert asked == [0, 1, 1, 2], "a game that was not searched to its end is searched again"
    assert list(read_puzzles(file.read_text())) == ["k0", "k1", "k2"]
    command.make(game, [game.read_options({})], 3, 9, 1, 0, file, Words("en"))
    assert asked == [0, 1, 1, 2], "the file has enough"


def test_the_games_are_played_with_all_options_in_turn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    def search(key, options, seed, number, end):
        return Searched(number, options["players"], [], complete=True)

    monkeypatch.setattr(command, "search_game", search)
    game = GAMES["solenia"]
    sets: list[Options] = [{"players": 2}, {"players": 3}]
    found = list(command.search_games(Here(), game, sets, 0, range(4)))
    assert sorted((each.number, each.examined) for each in found) == [(0, 2), (1, 3), (2, 2), (3, 3)]
    progress = command.SearchProgress(tmp_path / "out.jsonl", sets, 0)
    for each in found:
        progress.note(each)
    assert command.SearchProgress(tmp_path / "out.jsonl", sets, 0).done == {0, 1, 2, 3}
    assert command.SearchProgress(tmp_path / "out.jsonl", sets[:1], 0).done == {0, 2}, "these were the same games"


def test_stored_puzzles_are_verified_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys):
    file = tmp_path / "out.jsonl"
    add_puzzles(file, [SAMPLE, dataclasses.replace(SAMPLE, key="l")])
    renewed = dataclasses.replace(SAMPLE, gap=0.15)
    monkeypatch.setattr(command, "verify_puzzle", lambda key, puzzle: renewed if puzzle == SAMPLE else None)
    monkeypatch.setattr(command, "ProcessWorkers", Here)
    with pytest.raises(SystemExit, match="0"):
        main(["puzzles", "leduc", "--verify", "--out", str(file), "--lang", "en"])
    said = capsys.readouterr().out
    assert "l: a is no longer a puzzle" in said
    assert "1 of 2" in said
    assert list(read_puzzles(file.read_text()).values()) == [renewed]


def test_a_missing_file_of_puzzles_gets_a_sentence(tmp_path: Path, capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["puzzles", "leduc", "--verify", "--out", str(tmp_path / "none.jsonl"), "--lang", "en"])
    assert "none.jsonl, or it cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize("plays", [True, False])
def test_a_puzzle_is_verified_with_the_current_bots(monkeypatch: pytest.MonkeyPatch, plays: bool):
    position, view = decision()
    maker(monkeypatch, (view.legal[1], 0.3))
    monkeypatch.setattr(puzzles.DecisionAnalysis, "compare", lambda *_: (Value(0.8, 0.0), Value(0.5, 0.0), 0.01))
    monkeypatch.setattr(PuzzleMaker, "_plays", lambda *_: plays)
    texts = position.game.actions.texts
    stored = dataclasses.replace(SAMPLE, position=position.text, best=texts[view.legal[1]])
    found = puzzles.verify_puzzle("leduc", stored)
    if plays:
        assert (found.gap, found.rating, found.level) == (0.3, 950, "venus")
        assert (found.key, found.position, found.best) == (stored.key, stored.position, stored.best)
        assert found.second == texts[view.legal[0]]
    else:
        assert found is None, "the highest level, which searches whole turns, plays something else"
    assert puzzles.verify_puzzle("leduc", dataclasses.replace(stored, best=texts[view.legal[0]])) is None


def test_the_command_line_completes_the_options_of_a_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys):
    monkeypatch.setattr(command, "ProcessWorkers", Here)
    monkeypatch.setattr(PuzzleMaker, "_decisions", lambda self: iter([]))
    with pytest.raises(SystemExit, match="0"):
        main(
            [
                "puzzles",
                "solenia",
                "--games",
                "1",
                "--minutes",
                "1",
                "--out",
                str(tmp_path / "out.jsonl"),
                "--lang",
                "en",
            ]
        )
    assert "in one game" in capsys.readouterr().out


def test_the_rating_of_a_puzzle_is_fitted_to_the_tries_of_bots():
    everybody = fit_rating([Attempts(800, 4, 4), Attempts(1100, 4, 4)])
    the_strong = fit_rating([Attempts(800, 4, 0), Attempts(1100, 4, 4)])
    nobody = fit_rating([Attempts(800, 4, 0), Attempts(1100, 4, 0)])
    assert 500 < everybody < the_strong < nobody < 1500
    assert the_strong == pytest.approx(950, abs=30), "between the bots that miss it and those that find it"
    assert fit_rating([]) == pytest.approx(1000, abs=1)


@pytest.mark.parametrize(
    ("misses", "level"),
    [(set(), "moon"), ({"moon"}, "mercury"), ({"moon", "venus"}, "earth"), ({"jupiter"}, "sun")],
)
def test_the_level_of_a_puzzle_is_the_weakest_that_finds_it_as_all_stronger_ones_do(misses: set[str], level: str):
    assert find_level({name: 0 if name in misses else tries for name, tries in TRIES.items()}) == level


def test_a_move_that_bots_play_anyway_is_easier():
    _, view = decision()
    asked = [measure_difficulty(view, action) for action in view.legal]
    assert len({each.rating for each in asked}) > 1
    easiest, hardest = min(asked), max(asked)
    assert [*LADDER, "sun"].index(easiest.level) < [*LADDER, "sun"].index(hardest.level)


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if puzzles_of(game)])
def test_the_puzzles_of_a_game_are_not_all_alike(key: str):
    found = puzzles_of(GAMES[key]).values()
    assert max(puzzle.rating for puzzle in found) - min(puzzle.rating for puzzle in found) > 300
    themes = Counter(puzzle.theme for puzzle in found)
    assert len(themes) >= 3
    assert max(themes.values()) <= MOST_OF_THEME * len(found)
    assert len({puzzle.level for puzzle in found}) >= 3
