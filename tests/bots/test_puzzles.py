"""Puzzles: how they are made, what makes none, and that those in the repository hold what they promise."""

from __future__ import annotations

import dataclasses
import math
from concurrent.futures import Future
from pathlib import Path

import pytest

import perihelion
from perihelion.bots.hints import term_name
from perihelion.bots.ratings import Z
from perihelion.bots.search import ActionValue
from perihelion.cli import puzzles as command
from perihelion.cli.app import main
from perihelion.core.puzzle import Puzzle, add_puzzles, puzzles_of, read_puzzles
from perihelion.report import puzzles
from perihelion.report.decisions import Value
from perihelion.report.puzzles import DEEPER, MIN_GAP, Found, PuzzleMaker, Searched
from perihelion.words import LANGUAGES, Words
from perihelion.workers import ProcessWorkers

GAMES = perihelion.games()
STORED = [
    pytest.param(game, puzzle, id=f"{key}-{puzzle.key}")
    for key, game in GAMES.items()
    for puzzle in puzzles_of(game).values()
]
LEAST_OF_SUN = 300
"""The simulations of the highest level in the game that has the fewest."""
SAMPLE = Puzzle("k", "position", "a", "b", 0.2, 0.01, "theme", 900, 100)


@pytest.mark.parametrize(("game", "puzzle"), STORED)
def test_a_stored_puzzle_holds_what_it_promises(game, puzzle: Puzzle):
    position = perihelion.position(game.key, puzzle.position)
    assert {puzzle.best, puzzle.second} <= set(position.legal)
    assert puzzle.gap >= MIN_GAP
    assert puzzle.gap - Z * puzzle.error >= MIN_GAP / 2
    assert puzzle.simulations >= DEEPER * LEAST_OF_SUN
    for lang in LANGUAGES:
        assert term_name(puzzle.theme, Words(lang, game.package))


def maker(monkeypatch: pytest.MonkeyPatch, *answers: tuple[int, float]) -> tuple[PuzzleMaker, list[int]]:
    """A maker whose searches find, one after the other, these best actions with these gaps, and the budgets asked."""
    game = GAMES["leduc"]
    found, budgets = iter(answers), []

    def search(self, view, budget):
        budgets.append(budget)
        best, gap = next(found, answers[-1])
        other = next(action for action in view.legal if action != best)
        return Found(ActionValue(best, 9, 0.5 + gap, 0.01, 0.0), ActionValue(other, 9, 0.5, 0.01, 0.0))

    monkeypatch.setattr(PuzzleMaker, "_search", search)
    monkeypatch.setattr(PuzzleMaker, "_theme", lambda *_: "points")
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
        """Let the last comparison find these values."""
        found = Value(ours, 0.0), Value(0.5, 0.0), error
        monkeypatch.setattr(puzzles.DecisionAnalysis, "compare", lambda *_: found)

    compare(0.8, 0.02)
    puzzle = made.examine(position, view)
    assert puzzle is not None
    assert (puzzle.best, puzzle.gap) == (position.game.actions.texts[best], 0.3)
    assert budgets[0] < budgets[1] < budgets[2] == DEEPER * budgets[1] == puzzle.simulations
    assert perihelion.position("leduc", puzzle.position).legal == position.legal
    compare(0.55, 0.02)
    assert made.examine(position, view) is None, "the comparison sees no large gap"
    compare(0.8, 0.2)
    assert made.examine(position, view) is None, "the gap is not clear"


DOUBTS = [[(0, 0.05)], [(0, 0.3), (1, 0.3)], [(0, 0.3), (0, 0.05)], [(0, 0.3), (0, 0.3), (1, 0.3)]]
"""What the searches find, one after the other: which action is the best, and how far it is ahead."""


@pytest.mark.parametrize("doubt", DOUBTS)
def test_no_puzzle_whose_solution_a_deeper_search_contradicts(monkeypatch: pytest.MonkeyPatch, doubt):
    position, view = decision()
    made, _ = maker(monkeypatch, *((view.legal[which], gap) for which, gap in doubt))
    monkeypatch.setattr(puzzles.DecisionAnalysis, "compare", lambda *_: pytest.fail("it was contradicted before"))
    assert made.examine(position, view) is None


def test_a_whole_game_is_looked_through(monkeypatch: pytest.MonkeyPatch):
    """With real searches, though short ones."""
    monkeypatch.setattr(puzzles, "simulations_of_level", lambda *_: 32)
    made = PuzzleMaker(GAMES["leduc"], GAMES["leduc"].read_options({}), seed=4, deeper=2)
    found = list(made.play())
    assert made.looked == len(found) >= 2
    assert all(each is None or each.gap >= MIN_GAP for each in found)


def test_the_first_search_tries_every_choice(monkeypatch: pytest.MonkeyPatch):
    position, view = decision()
    for highest, first in ((30, 30), (100, puzzles.LOOKS_A_CHOICE * len(view.legal)), (16_000, 1000)):
        monkeypatch.setattr(puzzles, "simulations_of_level", lambda *_, most=highest: most)
        made, budgets = maker(monkeypatch, (view.legal[0], 0.0))
        assert made.examine(position, view) is None
        assert budgets == [first]


class Here(ProcessWorkers):
    """Workers that work at once, in this process."""

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
    assert len(list(command.search_games(Here(), game, options, 0, range(5)))) == 5
    assert list(command.search_games(Here(), game, options, 0, range(5), end=0)) == []


def test_a_file_of_puzzles_grows_and_keeps_what_it_has(tmp_path: Path):
    file = tmp_path / "puzzles.jsonl"
    assert add_puzzles(file, [SAMPLE]) == 1
    assert add_puzzles(file, [dataclasses.replace(SAMPLE, gap=0.9), dataclasses.replace(SAMPLE, key="l")]) == 2
    assert [puzzle.gap for puzzle in read_puzzles(file.read_text()).values()] == [0.2, 0.2]


def test_the_command_goes_on_until_the_file_has_enough(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys):
    asked: list[int] = []

    def search(workers, game, options, seed, numbers, end):
        for number in numbers:
            asked.append(number)
            yield Searched(number, 3, [dataclasses.replace(SAMPLE, key=f"k{number}")], complete=number != 1)

    monkeypatch.setattr(command, "search_games", search)
    monkeypatch.setattr(command, "ProcessWorkers", Here)
    game, file = GAMES["leduc"], tmp_path / "out.jsonl"
    command.make(game, game.read_options({}), 2, 9, 1, 0, file, Words("en"))
    said = capsys.readouterr().out
    assert asked == [0, 1]
    assert "ahead by 20 %" in said
    assert "6 decisions in 2 games" in said
    assert "has 2 puzzles" in said
    command.make(game, game.read_options({}), 3, 9, 1, 0, file, Words("en"))
    assert asked == [0, 1, 1, 2], "what was not looked through to its end is looked through again"
    assert list(read_puzzles(file.read_text())) == ["k0", "k1", "k2"]
    command.make(game, game.read_options({}), 3, 9, 1, 0, file, Words("en"))
    assert asked == [0, 1, 1, 2], "the file has enough"


def test_the_command_line_completes_the_options_of_a_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys):
    monkeypatch.setattr(command, "ProcessWorkers", Here)
    monkeypatch.setattr(PuzzleMaker, "examine", lambda self, position, view: None)
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
