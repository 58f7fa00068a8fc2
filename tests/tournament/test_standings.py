"""Points, tie-breaks, places, and the ladder of a league."""

from __future__ import annotations

from collections import defaultdict

from hypothesis import given, settings
from hypothesis import strategies as st

from perihelion.tournament.ladder import next_divisions
from perihelion.tournament.plan import DUPLICATE, GROUPS, ROUND_ROBIN, SWISS, Plan
from perihelion.tournament.rounds import Entrant, Match, Result, Round, Tournament
from perihelion.tournament.standings import rank, score_round

from .playing import enter, play


def ended(seats: tuple[int | None, ...], *points: int, left: tuple[int, ...] = (), finished: bool = True) -> Match:
    places = tuple(
        1 + sum((n in left, -mine) > (m in left, -other) for m, other in enumerate(points))
        for n, mine in enumerate(points)
    )
    return Match(seats, Result(places, points, frozenset(left), finished))


def make(plan: Plan, count: int, *rounds: Round) -> Tournament:
    return Tournament(plan, tuple(Entrant(n) for n in range(count)), rounds)


def test_two_points_for_each_seat_behind_and_one_for_an_equal_one():
    each = Round((ended((0, 1, None, 2), 30, 20, 20, 5),))
    assert score_round(Plan(GROUPS, 4), each) == {0: 6, 1: 3, 2: 0}


def test_somebody_who_left_is_last_although_they_had_more_points():
    each = Round((ended((0, 1), 90, 10, left=(0,)),))
    assert score_round(Plan(SWISS, 2), each) == {0: 0, 1: 2}


def test_a_bye_counts_like_a_win():
    assert score_round(Plan(SWISS, 2), Round((), (4,))) == {4: 2}


def test_swiss_ties_are_broken_by_the_points_of_the_opponents():
    first = Round((ended((0, 1), 5, 3), ended((2, 3), 5, 3)))
    second = Round((ended((0, 2), 5, 3), ended((1, 3), 5, 3)))
    standings = rank(make(Plan(SWISS, 2), 4, first, second))
    assert [(one.entrant, one.place, one.points, one.ties[0]) for one in standings] == [
        (0, 1, 4, 4),
        (1, 2, 2, 4),
        (2, 2, 2, 4),
        (3, 4, 0, 4),
    ]


def test_round_robin_ties_are_broken_by_the_game_between_them():
    games = [((0, 1), 3, 5), ((0, 2), 5, 3), ((0, 3), 5, 3), ((1, 2), 3, 5), ((1, 3), 5, 3), ((2, 3), 5, 5)]
    standings = rank(make(Plan(ROUND_ROBIN, 2), 4, *(Round((ended(*game),)) for game in games)))
    assert [(one.entrant, one.points) for one in standings] == [(1, 4), (0, 4), (2, 3), (3, 1)]


def test_duplicate_compares_each_seat_with_the_same_seat_at_other_tables():
    """Leads of seat 0 are 10, 4 and 4; those of seat 1 are -10, -4 and -4."""
    each = Round((ended((0, 1), 30, 20), ended((2, 3), 14, 10), ended((4, 5), 24, 20)))
    assert score_round(Plan(DUPLICATE, 2), each) == {0: 4, 2: 1, 4: 1, 1: 0, 3: 3, 5: 3}
    standings = rank(make(Plan(DUPLICATE, 2), 6, each))
    assert [one.entrant for one in standings] == [0, 3, 5, 2, 4, 1]
    assert {one.entrant: one.ties[0] for one in standings} == {0: 400, 3: 200, 5: 200, 2: -200, 4: -200, 1: -400}


def test_duplicate_gives_an_average_for_a_bye_and_for_a_game_that_others_ended():
    each = Round((ended((0, 1), 30, 20), ended((2, 3), 9, 9, left=(1,), finished=False), ended((4, 5), 9, 9)), (6,))
    assert score_round(Plan(DUPLICATE, 2), each) == {0: 2, 1: 0, 4: 0, 5: 2, 2: 2, 3: 0, 6: 2}


def test_duplicate_puts_somebody_who_left_below_all_who_stayed():
    each = Round((ended((0, 1), 30, 20, left=(0,)), ended((2, 3), 5, 60)))
    scored = score_round(Plan(DUPLICATE, 2), each)
    assert (scored[0], scored[2]) == (0, 2)


@settings(max_examples=12, deadline=None)
@given(st.sampled_from([(SWISS, 2), (GROUPS, 4), (DUPLICATE, 3)]), st.integers(8, 20), st.integers(0, 999))
def test_standings_equal_a_recount(kind, count, seed):
    """Counted again from the results alone, without the code of the standings."""
    plan = Plan(kind[0], kind[1], rounds=3, seed=str(seed))
    tournament = play(enter(plan, count), seed)
    points: dict[int, int] = defaultdict(int)
    for each in tournament.rounds:
        for bye in each.byes:
            points[bye] += len(each.matches) - 1 if plan.format == DUPLICATE else 2 * (plan.seats - 1)
        for match in each.matches:
            rivals = [other for other in each.matches if other is not match]
            for seat, entrant in enumerate(match.seats):
                if entrant is None:
                    continue
                if plan.format == DUPLICATE:
                    lead = best_lead(match, seat)
                    points[entrant] += sum(1 + compare(lead, best_lead(other, seat)) for other in rivals)
                else:
                    mine = match.result.places[seat]
                    points[entrant] += sum(1 + compare(place, mine) for place in match.result.places) - 1
    assert {one.entrant: one.points for one in rank(tournament)} == {e: points[e] for e in range(count)}
    places = [one.place for one in rank(tournament)]
    assert places == sorted(places)
    assert places[0] == 1


def compare(one: int, other: int) -> int:
    return (one > other) - (one < other)


def best_lead(match: Match, seat: int) -> int:
    points = list(match.result.points)
    return points.pop(seat) - max(points)


def test_the_best_go_up_and_the_last_go_down():
    ranked = [["a", "b", "c", "d"], ["e", "f", "g", "h"], ["i", "j", "k", "l"]]
    assert next_divisions(ranked, 1, 4) == [["a", "b", "c", "e"], ["d", "f", "g", "i"], ["h", "j", "k", "l"]]


def test_empty_places_are_filled_from_below_and_newcomers_begin_at_the_bottom():
    ranked = [["a", "b", "c", "d"], ["e", "f", "g", "h"]]
    assert next_divisions(ranked, 1, 4, gone={"a"}, new=["x", "y"]) == [
        ["b", "c", "e", "d"],
        ["f", "g", "h", "x", "y"],
    ]


def test_a_small_last_division_joins_the_one_above():
    assert next_divisions([], 2, 4, new=list("abcdefghij")) == [["a", "b", "c", "d"], ["e", "f", "g", "h", "i", "j"]]
