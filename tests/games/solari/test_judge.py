"""What a position is worth: the terms of the judge, and that following them scores."""

import pytest

import perihelion
from perihelion.bots import bot
from perihelion.core.chance import FastDraws, resolve_chance
from perihelion.engine import runtimes
from perihelion.games.solari.judge import JUDGE
from perihelion.games.solari.rules.state import Facts

from .base import at


def value(p, seat, term):
    s, f = p.plain, Facts()
    before = s.copy()
    if p.actor >= 0:
        p.game.rules.prepare(s, f)
    worth = JUDGE.terms[term][1](s, f, seat)
    assert s == before, "judging leaves the position as it was"
    return worth


def test_points_count_in_thousandths():
    assert [value(at("U: 1@33; N: 1@11", score=[7, 3]), seat, "points") for seat in (0, 1)] == [7000, 3000]


def test_the_turn_is_worth_what_a_second_part_move_can_still_bring():
    p = at("U: 1@22 2@23 3@54 4@70; N: 1@11", "1-3").play("4E1")
    assert (value(p, 0, "turn"), value(p, 1, "turn")) == (1000, 0)
    assert value(p.play("4E3"), 0, "turn") == 0


def test_a_second_part_move_of_the_doubler_counts():
    assert value(at("U: 1@22 2@23 3@54 D10; N: D77", "1-3").play("3N3"), 0, "turn") == 2000


def test_the_excluded_first_mover_does_not_count():
    p = at("U: 1@22 2@23 3@54 4@70; N: 1@55", "1-3").play("3E1")
    assert value(p, 0, "turn") == 0
    p = at("U: 1@22 2@23 3@53 4@70; N: 1@54", "1-3").play("3E1")
    assert value(p, 0, "turn") == 1000
    assert value(p.play("@04"), 0, "turn") == 0


def test_a_named_combination_is_worth_its_best_turn():
    assert value(at("U: 1@22 2@23 3@54 4@70; N: 1@11", "6-6").play("[3-1]"), 0, "turn") == 1000


def test_an_entry_is_worth_its_best_cell():
    assert value(at("U: x1 2@24 3@26", "5-2").play("?1"), 0, "turn") == 1000


def test_comets_gathered_on_a_line_are_worth_more_than_scattered_ones():
    scattered, gathered = (at(f"U: {comets}") for comets in ("1@00 2@25 3@51", "1@22 2@23 3@25"))
    assert value(gathered, 0, "lines") > value(scattered, 0, "lines") >= 0


def test_a_piece_off_the_board_costs():
    assert value(at("U: x1 2@33"), 0, "off") < 0 == value(at("U: 1@11 2@33"), 0, "off")


@pytest.mark.parametrize("level", [1, 3])
def test_greedy_play_scores_several_points_a_turn(level):
    """One decision ahead, no search; random play scores 0.06 points a turn."""
    game = perihelion.games()["solari"]
    rules = runtimes.interpreted(game)
    draws = FastDraws(4)
    p = perihelion.new("solari", level=level, target=0, max_turns=12)
    other = bot("random", 1)
    while p.actor != perihelion.OVER:
        resolve_chance(p, draws)
        if p.actor == 0:
            p.play(best(rules, p.plain))
        elif p.actor == 1:
            p.play(other.choose(p.view(1)))
    greedy, at_random = p.scores.points
    assert greedy >= 24
    assert at_random <= 6


def best(rules, s):
    """The action after which the judge's sum is highest."""

    def worth(number):
        t = s.copy()
        rules.play(t, number)
        if rules.actor(t) >= 0:
            rules.module.prepare(t, rules.facts)
        return rules.module.worth(t, rules.facts, 0) - rules.module.worth(t, rules.facts, 1)

    return max(rules.legal(s), key=worth)
