"""A puzzle is a whole turn, and the order of its actions does not matter."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

import perihelion
from perihelion.bots.reasons import OWN, Reason
from perihelion.core.puzzle import Puzzle, puzzles_of, read_puzzles
from perihelion.engine.runtimes import COMPILED, force_runtime
from perihelion.report.puzzle_turns import (
    Differences,
    differences_of_turns,
    end_of_turn,
    has_reason,
    is_turn_over,
    next_action,
    refine_theme,
    same_end,
    solves,
    tell_differences,
    turn_of,
    wins,
)
from perihelion.words import Words
from tests.games.solari.base import at as solari

BEGUN = read_puzzles((Path(__file__).parent / "begun_turns.jsonl").read_text(encoding="utf-8"))
"""Puzzles of earlier days that begin in the middle of a turn."""
WEAK = tuple(read_puzzles((Path(__file__).parent / "weak_puzzles.jsonl").read_text(encoding="utf-8")).values())
"""Puzzles of earlier days whose reason nobody could see."""


def test_paying_for_helia_first_solves_the_puzzle_too():
    puzzle = BEGUN["802fcc14df"]
    start = perihelion.position("solarius", puzzle.position)
    assert "fin15" in puzzle.turn, "Helia is paid for"
    assert puzzle.turn[0] != "fin15"
    other = ["fin15", *(action for action in puzzle.turn if action != "fin15")]
    assert same_end(start, other, puzzle.turn)
    assert solves(puzzle, start, other)


def row_of_three() -> tuple[Puzzle, perihelion.Position]:
    """A turn of Solari that makes a row, and one that does not."""
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=9)
    turn, second_turn = ["4E1", "3N3"], ["4E1", "3W3"]
    stored = Puzzle("k", p.text, turn[1], turn, "4E1", second_turn, 0.2, 0.01, "points", 900, "moon", 100)
    return stored, p


def test_every_order_of_a_turn_solves_and_another_end_does_not():
    puzzle, start = row_of_three()
    assert solves(puzzle, start, puzzle.turn)
    assert solves(puzzle, start, puzzle.turn[::-1])
    assert not solves(puzzle, start, puzzle.second_turn)


def test_the_best_action_alone_is_not_enough_but_what_is_worth_as_much_is():
    puzzle, start = row_of_three()
    best = "4E1"
    keyed = dataclasses.replace(puzzle, best=best)
    assert not solves(keyed, start, puzzle.second_turn), "it has the best action, and no row"
    poorer = dataclasses.replace(keyed, turn=puzzle.second_turn)
    assert solves(poorer, start, puzzle.turn), "it has the best action, and is worth even more"
    assert not solves(dataclasses.replace(poorer, best="3W3"), start, puzzle.turn)


def test_the_next_action_is_one_of_the_solution_that_is_left():
    puzzle, start = row_of_three()
    assert next_action(puzzle, start, []) == "4E1"
    assert next_action(puzzle, start, ["4E1"]) == "3N3"
    assert next_action(puzzle, start, ["3N3"]) == "4E1"
    assert next_action(puzzle, start, ["3W3"]) is None
    assert next_action(puzzle, start, puzzle.turn) is None


def test_turns_are_compared_in_amounts_that_players_count():
    puzzle, start = row_of_three()
    first = differences_of_turns(start, puzzle.turn, puzzle.second_turn).reasons[0]
    assert (first.measure, first.value, first.seat) == ("points", 1, OWN)


def test_in_a_game_that_is_won_only_points_are_compared():
    """Pairs of comets in line are worth nothing any more."""
    puzzle = BEGUN["59a479fd8f"]
    start = perihelion.position("solari", puzzle.position)
    found = differences_of_turns(start, puzzle.turn, puzzle.second_turn)
    assert found.last
    assert {reason.measure for reason in found.reasons} == {"points"}


@pytest.mark.parametrize(("game", "key"), [("solenia", "e4747dcfee"), ("solarius", "e79ba50f9e")])
def test_after_the_last_turn_of_a_seat_only_its_final_points_are_compared(game: str, key: str):
    """Goods for orders help no more, and fuel only as far as it settles a planet at the end."""
    puzzle = BEGUN[key]
    start = perihelion.position(game, puzzle.position)
    with force_runtime(COMPILED):
        found = differences_of_turns(start, puzzle.turn, puzzle.second_turn)
    assert found.last
    assert [(reason.measure, reason.seat) for reason in found.reasons] == [("points", OWN)]
    assert found.reasons[0].value > 0


def test_a_refusal_does_not_speak_for_the_refused_turn():
    game = perihelion.games()["solarius"]
    words = Words("en", game.package)
    worse = Differences((Reason("fuel", -6), Reason("points", 9)))
    said = tell_differences(worse, game, words, "hint-other", worse=True)
    lacks = "You end up with 6 less fuel than with the best turn."
    assert said == f"{lacks} Your turn brings more now, but the better one pays off later."
    assert tell_differences(worse._replace(last=True), game, words, "hint-other", True) == lacks
    patient = Differences((Reason("fuel", 6), Reason("points", -9)))
    has = "You end up with 6 more fuel than with the next-best turn."
    assert tell_differences(patient, game, words, "hint-best") == f"{has} It brings less now, but it pays off later."
    better = Differences((Reason("points", 3), Reason("fuel", -6)))
    told = "You end up with 3 more points than with the next-best turn."
    assert tell_differences(better, game, words, "hint-best") == told


def test_a_puzzle_about_points_is_about_what_brings_them():
    puzzle, start = row_of_three()
    words = Words("en", start.game.package)
    row, nothing = (turn_of(start, turn) for turn in (puzzle.turn, puzzle.second_turn))
    assert refine_theme("points", row, start.game, words) == "row"
    assert refine_theme("points", nothing, start.game, words) == "points"
    assert refine_theme("lines", row, start.game, words) == "lines"


def test_a_theme_says_how_planets_are_settled():
    puzzle = BEGUN["209d2b07bc"]
    start = perihelion.position("solarius", puzzle.position)
    words = Words("en", start.game.package)
    assert refine_theme("points", turn_of(start, puzzle.turn), start.game, words) == "settled-push"
    assert puzzle.theme == "settled-push"


def test_a_turn_ends_with_the_next_roll_or_an_illegal_action():
    puzzle, start = row_of_three()
    seat = start.actor
    assert not is_turn_over(start, seat, [])
    assert not is_turn_over(end_of_turn(start, ["4E1"]), seat, ["4E1"])
    assert is_turn_over(end_of_turn(start, puzzle.turn), seat, puzzle.turn)
    assert end_of_turn(start, ["4E1", "4E1"]) is None
    assert not same_end(start, ["4E1", "4E1"], ["4E1", "4E1"])


def test_a_turn_that_begins_in_the_phase_in_which_turns_end_is_open():
    p = perihelion.new("solaris", players=3)
    while p.actor < 0 or p.phase not in p.game.turn_starts:
        p.play(next(iter(p.outcomes)) if p.actor < 0 else p.legal[0])
    assert not is_turn_over(p, p.actor, [])


def test_orders_of_stored_turns_that_lead_to_the_same_position_solve_them():
    found = 0
    for puzzle in list(puzzles_of(perihelion.games()["solarius"]).values())[:8]:
        start = perihelion.position("solarius", puzzle.position)
        for i in range(len(puzzle.turn) - 1):
            one, two = puzzle.turn[i : i + 2]
            swapped = [*puzzle.turn[:i], two, one, *puzzle.turn[i + 2 :]]
            if one != two and same_end(start, swapped, puzzle.turn):
                found += 1
                assert solves(puzzle, start, swapped)
    assert found > 3


def test_a_puzzle_has_a_reason_that_players_can_count():
    puzzle, start = row_of_three()
    assert has_reason(start, puzzle.turn, puzzle.second_turn)
    assert not has_reason(start, puzzle.turn, puzzle.turn[::-1])


@pytest.mark.parametrize("weak", WEAK, ids=lambda each: each.key)
def test_doing_nothing_or_a_little_more_later_is_no_puzzle(weak: Puzzle):
    """The solutions of these were to end the turn, or to play a 0 instead of a 1 at the same place."""
    game = "solenia" if "at d1" in weak.turn else "solarius"
    assert not has_reason(perihelion.position(game, weak.position), weak.turn, weak.second_turn)


def test_a_turn_that_wins_is_told_so():
    p = solari("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3", target=1)
    assert wins(p, ["4E1", "3N3"])
    assert not wins(p, ["4E1", "3W3"])
